"""Compares two dumps of a library's registrations and exports: compare.py PEER OURS.

Lines must be equal, with three exceptions: we may export more functions, our messages may be longer at the end, and
the metadata of our functions may state that they never wait. The order of lines counts, since it is the order of the
type table.
"""

import difflib
import sys
from pathlib import Path

# Additions of our functions' metadata to the peer's (docs/lock.md).
NONBLOCKING = ',"nonblocking":true}\''


def says_more(theirs: str, ours: str) -> bool:
    """Whether our line is the peer's with a longer message at the end."""
    return theirs.endswith("'") and ours.endswith("'") and ours.startswith(theirs[:-1])


def differences(theirs: list[str], ours: list[str]) -> list[str]:
    found = []
    matcher = difflib.SequenceMatcher(None, theirs, ours, autojunk=False)
    for tag, a0, a1, b0, b1 in matcher.get_opcodes():
        if tag == "equal":
            continue
        gone, new = theirs[a0:a1], ours[b0:b1]
        for line in list(gone):
            longer = next((other for other in new if says_more(line, other)), None)
            if longer is not None:
                gone.remove(line)
                new.remove(longer)
        found += [f"peer: {line}" for line in gone]
        found += [f"ours: {line}" for line in new if not line.startswith("export ")]
    return found


def main() -> int:
    theirs, ours = (Path(name).read_text().splitlines() for name in sys.argv[1:])
    ours = [line.replace(NONBLOCKING, "}'", 1) for line in ours]
    found = differences(theirs, ours)
    for line in found:
        print(line[:400])
    print(f"surface: {len(theirs)} lines compared, {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
