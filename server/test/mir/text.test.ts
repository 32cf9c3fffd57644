/** The parser on text that is wrong: messages with places, and no input that makes it throw. */
import assert from 'node:assert/strict';
import { parseMir, printModule, varsInScope, verifyModule } from '../../src/mir/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';

/** `line:col: message` of all errors. */
function errorsOf(text: string): string[] {
  return parseMir(text).errors.map((e) => `${e.line + 1}:${e.col + 1}: ${e.message}`);
}

const body = (...lines: string[]): string =>
  `func device @f(i32) {\nb0(%a: i32):\n${lines.join('\n')}\n  ret\n}\n`;

describe('mir: parser errors', () => {
  const cases: readonly (readonly [name: string, text: string, ...errors: string[]])[] = [
    [
      'unknown item',
      'fun @f',
      "1:1: expected 'module', 'asm', 'global', 'func' or 'type', found 'fun'",
    ],
    [
      'variables in order',
      body('  ret').replace('{\n', '{\n  var 1 "x" type="u8"\n'),
      '2:7: variables are numbered: 0 expected',
    ],
    ['view of a type', 'type "u8" "{"', '1:11: the view of a type is JSON'],
    ['unknown op', body('  %x: i32 = int.plus %a'), "3:13: unknown operation 'int.plus'"],
    ['unknown op without result', body('  frob %a'), "3:3: unknown operation 'frob'"],
    ['unknown type', body('  %x: u32 = int.add %a, %a'), "3:7: unknown type 'u32'"],
    ['unknown value', body('  %x: i32 = int.add %a, %y'), '3:25: unknown value %y'],
    ['unknown block', body('  br b7'), "3:6: unknown block 'b7'"],
    ['value twice', body('  %a: i32 = const.int 1'), '3:3: %a is defined twice'],
    [
      'id twice',
      body('  %x.3: i32 = const.int 1', '  %y.3: i32 = const.int 1'),
      '4:3: the id of %y.3 is used twice',
    ],
    [
      'block twice',
      body('  br b0', 'b0:'),
      "4:1: block 'b0' is defined twice",
      "4:1: the id of block 'b0' is used twice",
    ],
    ['constant too wide', body('  %x: i8 = const.int 256'), '3:22: 256 does not fit i8'],
    ['constant not a number', body('  %x: i8 = const.int q'), "3:22: expected number, found 'q'"],
    ['bad predicate', body('  %x: i1 = int.cmp olt %a, %a'), "3:20: unknown pred 'olt' of int.cmp"],
    [
      'bad ordering',
      body('  fence ordering=strict scope=wave'),
      "3:18: unknown ordering 'strict' of fence",
    ],
    [
      'unknown attribute',
      body('  %x: i32 = int.add %a, %a nuww'),
      "3:28: unknown attribute 'nuww'",
    ],
    [
      'rest of line',
      body('  %x: i32 = int.add %a, %a )'),
      "3:28: expected the end of the line, found ')'",
    ],
    ['no end', 'func device @f() {\nb0:\n  ret', '3:6: the body of @f does not end'],
    ['no block', 'func device @f() {\n  ret\n}', '2:3: an instruction before the first block'],
    ['function twice', 'func extern @f()\nfunc extern @f()', '2:13: function @f is defined twice'],
    ['global space', 'global @g heap size=1 align=1', "1:11: unknown address space 'heap'"],
    [
      'odd bytes',
      'global @g global size=1 align=1 = x"0"',
      '1:36: bytes are pairs of hexadecimal digits',
    ],
    [
      'two errors',
      body('  %x: i32 = no %a', '  %y: i32 = nope %a'),
      "3:13: unknown operation 'no'",
      "4:13: unknown operation 'nope'",
    ],
    [
      'bad character',
      body('  %x: i32 = int.add ?a'),
      "3:21: expected the end of the line, found '?'",
    ],
  ];
  for (const [name, text, ...errors] of cases) {
    it(name, () => assert.deepEqual(errorsOf(text), errors));
  }

  it('leaves a bad function out and keeps the others', () => {
    const { module } = parseMir(`${body('  frob')}func extern @g()\n`);
    assert.deepEqual([...module.funcs.keys()], ['g']);
  });
});

describe('mir: parser never throws', () => {
  const texts = listFiles('test-fixtures/mir', ['.mir']).map((path) => readRepo(path));

  it('on every prefix at a token, and without each line', () => {
    let tried = 0;
    for (const text of texts) {
      // Sampled: every cut of every file would be quadratic.
      const cuts = [...text.matchAll(/[\s,(=]/g)].map((m) => m.index);
      const step = Math.max(1, Math.floor(cuts.length / 60));
      for (let i = 0; i < cuts.length; i += step) {
        verifyModule(parseMir(text.slice(0, cuts[i])).module);
        verifyModule(parseMir(text.slice(0, cuts[i]) + text.slice(cuts[i]! + 3)).module);
        tried++;
      }
    }
    assert.ok(tried > 300);
  });

  it('and printing what it understood settles', () => {
    for (const text of texts) {
      for (const at of [0.3, 0.6, 0.9].map((part) => Math.floor(part * text.length))) {
        const once = printModule(parseMir(text.slice(0, at) + text.slice(at + 1)).module);
        assert.equal(printModule(parseMir(once).module), once);
      }
    }
  });
});

describe('mir: what debuggers read', () => {
  const text = `func device @f(i64) {
  scope 0 1:0-90
  scope 1 parent=0 1:10-20
  var 0 "x" type="u64" arg=0 !loc 1:4-5 "f" in 0
  var 1 "y" type="(u8, u32)" !loc 1:10-11 "f" in 1 at 1:70-75 "g"
b0(%a: i64):
  dbg.stmt !loc 1:6-7 "f" in 0
  dbg.value %a variable=0 kind=value !loc 1:4-5 "f" in 0
  dbg.value %a variable=1 kind=value fragment=[0, 8] !loc 1:10-11 "f" in 1 at 1:70-75 "g"
  dbg.value variable=1 kind=value
  ret
}

type "(u8, u32)" "{\\"kind\\":\\"opaque\\",\\"text\\":\\"(u8, u32)\\",\\"size\\":8,\\"align\\":4}"
`;

  it('is printed as it was read', () => {
    const { module, errors } = parseMir(text);
    assert.deepEqual(errors, []);
    assert.deepEqual(verifyModule(module), []);
    assert.equal(printModule(module, { locs: true }), text);
  });

  it('knows which variables can be named where', () => {
    const fn = parseMir(text).module.funcs.get('f')!;
    const at = (index: number): string[] =>
      varsInScope(fn, fn.blocks[0]!.insts[index]!.loc!).map((i) => fn.vars[i]!.name);
    assert.deepEqual(at(0), ['x']);
    assert.deepEqual(at(2), ['y']);
  });

  it('is verified', () => {
    const wrong = (line: string): string[] =>
      verifyModule(
        parseMir(text.replace('  dbg.value variable=1 kind=value', `  ${line}`)).module,
      ).map(({ message }) => message);
    assert.deepEqual(wrong('dbg.value %a variable=2 kind=value'), [
      'the function has no variable 2',
    ]);
    assert.deepEqual(wrong('dbg.value %a variable=0 kind=address'), [
      'i64 as the address of a variable',
    ]);
    assert.deepEqual(wrong('dbg.value %a variable=1 kind=value fragment=[4, 8]'), [
      'no bytes 4, 8 of a variable',
    ]);
    assert.deepEqual(wrong('dbg.value %a, %a variable=0 kind=value'), [
      '2 operands, at most 1 expected',
    ]);
  });
});
