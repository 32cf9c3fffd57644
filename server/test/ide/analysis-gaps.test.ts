/** Notes on what was not analysed, and the state in the lens. */
import assert from 'node:assert/strict';
import { diagnosticsIn, lensTitle } from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PATH = '/k.rs';
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel)]
fn helper() -> u32 { 1u32.nothing() }
#[no_mangle] pub unsafe extern "gpu-kernel" fn one(p: *mut u32) { *p = helper(); }
#[no_mangle] pub unsafe extern "gpu-kernel" fn two(p: *mut u32) { *p = helper(); }
#[no_mangle] pub unsafe extern "gpu-kernel" fn three(p: *mut u32) { *p = 3; }
`;

describe('ide: what was not analysed', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(PATH, TEXT);

  it('is one note at the cause, however many kernels reach it', () => {
    const [note, ...more] = diagnosticsIn(engine, PATH);
    assert.equal(more.length, 0);
    assert.deepEqual([note!.code, note!.severity], ['not-analysed', 'info']);
    assert.match(
      note!.message,
      /^2 kernels were (?:not analysed|analysed only in part): unresolved: method `nothing`/,
    );
    assert.ok(TEXT.slice(note!.span.start, note!.span.end).includes('nothing'));
  });

  it('stands in the lens', () => {
    assert.match(
      lensTitle(engine, { path: PATH, kernel: 'one', target: 'ptx' }),
      / · (?:not analysed|analysed only in part)$/,
    );
    assert.match(
      lensTitle(engine, { path: PATH, kernel: 'three', target: 'ptx' }),
      / · \d+(?:–\d+)? registers?$/,
    );
  });

  it('is not said again of a mistake in an MLIR text that is a finding itself', () => {
    const text = readRepo('test-fixtures/mlir/kernels/dynamic.mlir').replace(
      '%x, %line[',
      '%y, %line[',
    );
    engine.setFile('/k.mlir', text);
    assert.deepEqual(
      diagnosticsIn(engine, '/k.mlir').map(({ code }) => code),
      ['mlir-invalid'],
    );
    assert.equal(engine.analysed('/k.mlir').kernels[0]!.state, 'not-analysed');
    engine.setRules({ 'mlir-invalid': 'off' });
    const quiet = diagnosticsIn(engine, '/k.mlir').map(({ code }) => code);
    engine.setRules({});
    assert.deepEqual(quiet, ['not-analysed']);
  });

  it('names a body whose moves and borrows are not looked at to their end', () => {
    const ifs = Array.from({ length: 30 }, (_, i) => `if *r == ${i} { *r += 1; }`).join(' ');
    const loops = Array.from({ length: 200 }, (_, i) => `while *r < ${i} { ${ifs} }`).join('\n');
    const text = `#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle] pub unsafe extern "gpu-kernel" fn one(p: *mut u32) { unsafe {
let mut v = [0u32; 64]; let mut r = &mut v[0]; ${loops} *p = *r; } }
`;
    const own = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    own.setFile('/large.rs', text);
    const [kernel] = own.analysed('/large.rs').kernels;
    assert.equal(kernel!.state, 'partial');
    const limits = kernel!.reasons.filter(({ code }) => code === 'limit');
    const messages = limits.map(({ message }) => message);
    assert.ok(
      messages.some((one) => one.startsWith('undecided: moves and borrows of a body, which take')),
      messages.join(),
    );
  });

  it('goes on around values of another type than the place that they go to', () => {
    const path = '/types.rs';
    engine.setFile(
      path,
      `#![no_std]
#![feature(abi_gpu_kernel)]
enum Token { Number(i64), Pair(u64, u64) }
fn wide(x: i64) -> Option<[u64; 4]> {
    match x {
        2 => _ =>
        3 => {}
    }
    Token::Pair(1, 2)
}
fn array(x: i64) -> [u64; 4] { if x > 2 { return [x; 2] } Token::Number(x) }
#[no_mangle] pub unsafe extern "gpu-kernel" fn k(out: *mut u64, x: i64) {
    if let Some(a) = wide(x) { *out = a[1]; }
    *out = array(x)[1];
}
`,
    );
    const { state } = engine.analysed(path).kernels[0]!;
    const said = diagnosticsIn(engine, path).map(({ message }) => message);
    engine.removeFile(path);
    assert.equal(state, 'partial');
    assert.ok(said.some((text) => text.includes('found `Token`')));
    assert.deepEqual(
      said.filter((text) => text.includes('internal compiler error')),
      [],
    );
  });

  it('names a syntax error as one', () => {
    engine.setFile('/broken.rs', TEXT.replace('*p = 3;', '*p = 3 + ;'));
    assert.match(
      diagnosticsIn(engine, '/broken.rs')
        .map(({ message }) => message)
        .join('\n'),
      /^kernel `three` was analysed only in part: syntax error$/m,
    );
  });

  it('goes with the cause', () => {
    engine.setFile(PATH, TEXT.replace('1u32.nothing()', '1u32'));
    assert.deepEqual(diagnosticsIn(engine, PATH), []);
    engine.setFile(PATH, TEXT);
    assert.equal(diagnosticsIn(engine, PATH).length, 1);
  });
});
