/** The fixture language: files, header, cursor, annotations and their comparison. */
import assert from 'node:assert/strict';
import { checkDiagnostics, fixturesIn, parseFixture, type Seen } from './fixture.ts';

const SOURCE = `//@ target: ptx sm_80
//@ line-info
//- /src/lib.rs
mod gpu;
fn f() {
    barrier();
  //^^^^^^^ error[divergent-barrier]: barrier in
    g$0(1); //~ warning[odd]
}
//- /src/gpu.rs
fn h() {
} //^ type: u32
`;

const seen = (
  file: string,
  start: number,
  end: number,
  severity: string,
  code: string,
  message = '',
): Seen => ({
  file,
  start,
  end,
  severity,
  code,
  message,
});

describe('kit: fixture', () => {
  const fixture = parseFixture(SOURCE);
  const lib = fixture.files[0]!.text;
  const at = lib.indexOf('barrier');
  const right = [
    seen('/src/lib.rs', at, at + 7, 'error', 'divergent-barrier', 'barrier in a branch'),
    seen('/src/lib.rs', lib.indexOf('g(1)'), lib.indexOf('g(1)') + 1, 'warning', 'odd'),
  ];

  it('splits files, reads the header and cuts the cursor', () => {
    assert.deepEqual(
      [...fixture.header],
      [
        ['target', 'ptx sm_80'],
        ['line-info', ''],
      ],
    );
    assert.deepEqual(
      fixture.files.map((f) => f.path),
      ['/src/lib.rs', '/src/gpu.rs'],
    );
    assert.equal(fixture.cursor?.start, lib.indexOf('g(1)') + 1);
    assert.ok(!lib.includes('$0'));
  });

  it('a text without file lines is one file, header included', () => {
    const one = parseFixture('//@ a: b\nfn f() {}\n');
    assert.deepEqual(one.files, [{ path: '/src/lib.rs', text: '//@ a: b\nfn f() {}\n' }]);
  });

  it('two cursors are a selection, three are a mistake', () => {
    const range = parseFixture('let $0x = 1$0;').cursor;
    assert.deepEqual(range, { file: '/src/lib.rs', start: 4, end: 9 });
    assert.throws(() => parseFixture('$0 $0 $0'), /at most two/);
  });

  it('carets point at the code line above, also after code', () => {
    const [first, line, label] = fixture.annotations;
    assert.equal(lib.slice(first!.start, first!.end), 'barrier');
    assert.ok(line!.wholeLine && lib.slice(line!.start, line!.end).startsWith('    g(1)'));
    assert.deepEqual([label!.file, label!.label, label!.line], ['/src/gpu.rs', 'type: u32', 0]);
    assert.throws(() => parseFixture('x\n//      ^^ error[a]: b'), /past the line/);
  });

  it('stacked annotations belong to the same line of code', () => {
    const two = parseFixture('    abc def\n  //^^^ hint[a]: x\n  //    ^^^ hint[b]: y').annotations;
    assert.deepEqual(
      two.map((a) => a.line),
      [0, 0],
    );
    assert.deepEqual(
      two.map((a) => [a.start, a.end]),
      [
        [4, 7],
        [8, 11],
      ],
    );
  });

  it('accepts exactly the annotated set', () => checkDiagnostics(fixture, right));

  it('names what is missing, what is extra and what differs', () => {
    assert.throws(() => checkDiagnostics(fixture, right.slice(1)), /not seen: .*divergent-barrier/);
    const extra = seen('/src/gpu.rs', 0, 2, 'error', 'more');
    assert.throws(
      () => checkDiagnostics(fixture, [...right, extra]),
      /not expected: .src.gpu.rs:1:1 error\[more\]/,
    );
    const moved = [{ ...right[0]!, end: at + 6 }, right[1]!];
    assert.throws(() => checkDiagnostics(fixture, moved), /not seen/);
    const other = [{ ...right[0]!, message: 'no barrier' }, right[1]!];
    assert.throws(() => checkDiagnostics(fixture, other), /not seen/);
  });

  it('an empty family of fixtures is a failure', () => {
    assert.throws(() => fixturesIn('test-fixtures/no-such-family'), /no \.rs fixtures/);
    assert.ok(fixturesIn('test-fixtures/kernels').length >= 24);
  });
});
