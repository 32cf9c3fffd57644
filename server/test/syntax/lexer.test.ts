/** Tokens: kinds, glue, literals, and where runaway strings are cut. */
import assert from 'node:assert/strict';
import { type Edition, kindName, lex, parseFile } from '../../src/syntax/index.ts';

/** `Kind:text` of all tokens that are not spaces. */
function tokens(text: string, edition: Edition = 2021): string[] {
  const { kinds, starts, count } = lex(text, edition);
  const out: string[] = [];
  for (let i = 0; i < count; i++) {
    const name = kindName(kinds[i]!);
    if (name !== 'Whitespace') out.push(`${name}:${text.slice(starts[i]!, starts[i + 1]!)}`);
  }
  return out;
}

function errors(text: string, edition: Edition = 2021): string[] {
  return lex(text, edition).errors.map((e) => `${e.message}: ${text.slice(e.start, e.end)}`);
}

describe('syntax: lexer', () => {
  it('glues punctuation as far as Rust does', () => {
    assert.deepEqual(tokens('a>>=b..=c...d<-e=>f::g&&h'), [
      'Ident:a',
      'ShrEq:>>=',
      'Ident:b',
      'DotDotEq:..=',
      'Ident:c',
      'DotDotDot:...',
      'Ident:d',
      'LArrow:<-',
      'Ident:e',
      'FatArrow:=>',
      'Ident:f',
      'ColonColon:::',
      'Ident:g',
      'AndAnd:&&',
      'Ident:h',
    ]);
  });

  it('tells numbers from ranges, fields and methods', () => {
    assert.deepEqual(tokens('1..2 1.max 1. 1.5e-3f32 0x1e3 1e3 1em 2.0.1'), [
      'Int:1',
      'DotDot:..',
      'Int:2',
      'Int:1',
      'Dot:.',
      'Ident:max',
      'Float:1.',
      'Float:1.5e-3f32',
      'Int:0x1e3',
      'Float:1e3',
      'Int:1em',
      'Float:2.0',
      'Dot:.',
      'Int:1',
    ]);
  });

  it('tells lifetimes from characters', () => {
    assert.deepEqual(tokens(`'a 'a' '\\'' 'static '_ 'r#b '"' 'é' '🦀'`), [
      "Lifetime:'a",
      "Char:'a'",
      "Char:'\\''",
      "Lifetime:'static",
      "Lifetime:'_",
      "Lifetime:'r#b",
      `Char:'"'`,
      "Char:'é'",
      "Char:'🦀'",
    ]);
  });

  it('knows the prefixes of strings', () => {
    assert.deepEqual(tokens(`"a" b"b" c"c" r"d" br#"e"# cr"f" r#g b'h' "i"suffix`), [
      'Str:"a"',
      'ByteStr:b"b"',
      'CStr:c"c"',
      'RawStr:r"d"',
      'RawByteStr:br#"e"#',
      'RawCStr:cr"f"',
      'Ident:r#g',
      "Byte:b'h'",
      'Str:"i"suffix',
    ]);
  });

  it('tells doc comments from others', () => {
    assert.deepEqual(
      tokens(
        '// a\n/// b\n//! c\n//// d\n/* e */ /** f */ /*! g */ /*** h */ /**/ /* i /* j */ */',
      ).map((t) => t.split(':')[0]),
      [
        'LineComment',
        'OuterLineDoc',
        'InnerLineDoc',
        'LineComment',
        'BlockComment',
        'OuterBlockDoc',
        'InnerBlockDoc',
        'BlockComment',
        'BlockComment',
        'BlockComment',
      ],
    );
  });

  it('takes a shebang, but not an inner attribute', () => {
    assert.deepEqual(tokens('#!/bin/run\nfn'), ['Shebang:#!/bin/run', 'KwFn:fn']);
    assert.equal(tokens('#![a]')[0], 'Pound:#');
    assert.equal(tokens('#! /* c */ [a]')[0], 'Pound:#');
  });

  it('reports reserved prefixes since 2021 and guarded strings since 2024', () => {
    assert.deepEqual(errors('k#x', 2018), []);
    assert.equal(errors('k#x', 2021).length, 1);
    assert.deepEqual(errors('#"x"#', 2021), []);
    assert.equal(errors('#"x"#', 2024).length, 1);
    assert.equal(errors('## x', 2024).length, 1);
    assert.deepEqual(errors('# # x', 2024), []);
  });

  it('cuts a string that nobody closed at the end of its line', () => {
    const text = 'let a = "open;\nlet b = "closed";\nfn c() { "x" }\n';
    assert.deepEqual(errors(text), ['unterminated string: "open;']);
    assert.ok(tokens(text).includes('Str:"closed"'));
  });

  it('cuts the string that runs away, not a proper one before it', () => {
    const text = 'const A: &str = "one\ntwo";\nlet b = "open;\nlet c = "closed";\n';
    assert.deepEqual(errors(text), ['unterminated string: "open;']);
  });

  it('goes on behind a comment that nobody closed', () => {
    assert.ok(tokens('/* open\nfn a() {}').includes('KwFn:fn'));
    assert.equal(errors('/* open\nfn a() {}').length, 1);
  });

  it('names characters that start no token', () => {
    assert.deepEqual(errors('a \\ b \u0001'), [
      'unknown character `\\`: \\',
      'unknown character U+0001: \u0001',
    ]);
  });

  it('takes words of later editions as names in earlier ones', () => {
    const code = 'fn gen(async: u8) { await + dyn }';
    assert.deepEqual(parseFile(code, { edition: 2015 }).errors, []);
    assert.notDeepEqual(parseFile(code, { edition: 2018 }).errors, []);
    assert.deepEqual(parseFile('fn f() { gen }', { edition: 2021 }).errors, []);
    assert.notDeepEqual(parseFile('fn f() { gen }', { edition: 2024 }).errors, []);
    assert.deepEqual(parseFile('trait T { fn f(u8, &str, x: u8); }', { edition: 2015 }).errors, []);
  });
});
