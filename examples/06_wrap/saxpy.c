/* A kernel in plain C: y += a * x; 0 is success. */
int saxpy(float a, const float *x, int n, float *y, int m) {
  for (int i = 0; i < n && i < m; ++i) y[i] += a * x[i];
  return 0;
}
