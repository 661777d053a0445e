"""xgrammar: grammars compiled for a small vocabulary, matched token by token, with bitmasks."""

from __future__ import annotations

import json

import torch
import xgrammar as xgr

vocabulary = [
    "<eos>",
    *'abcdefghijklmnopqrstuvwxyz0123456789{}[]:," .-',
    '{"',
    '":',
    "true",
    "null",
]
tokens = xgr.TokenizerInfo(vocabulary, stop_token_ids=[0])
compiler = xgr.GrammarCompiler(tokens, max_threads=2)


def allowed(matcher: xgr.GrammarMatcher) -> list[str]:
    """Return the tokens that may come next."""
    mask = xgr.allocate_token_bitmask(1, tokens.vocab_size)
    matcher.fill_next_token_bitmask(mask)
    logits = torch.zeros(1, tokens.vocab_size)
    xgr.apply_token_bitmask_inplace(logits, mask)
    return [vocabulary[at] for at in torch.isfinite(logits[0]).nonzero().flatten().tolist()]


words = compiler.compile_grammar(xgr.Grammar.from_ebnf('root ::= "yes" | "no" [0-9]+'))
matcher = xgr.GrammarMatcher(words)
print("first", allowed(matcher))
print("accepts", [matcher.accept_token(vocabulary.index(token)) for token in "no7"])
print("then", "".join(allowed(matcher)))
print("ends", matcher.accept_token(0), matcher.is_terminated())
matcher.reset()
print("refuses", matcher.accept_token(vocabulary.index("x")))

schema = {"type": "object", "properties": {"ok": {"type": "boolean"}}, "required": ["ok"]}
strict = xgr.GrammarMatcher(compiler.compile_json_schema(json.dumps(schema), any_whitespace=False))
print("schema", strict.accept_string('{"ok": true}'), strict.accept_token(0))
again = xgr.CompiledGrammar.deserialize_json(words.serialize_json(), tokens)
print("saved and loaded", allowed(xgr.GrammarMatcher(again)))
try:
    xgr.Grammar.from_ebnf("root ::= (")
except Exception as error:
    print("error", type(error).__name__, str(error).splitlines()[0][-40:])
