/** Expected values by a function of the crate. */
import assert from 'node:assert/strict';
import { engineFor, run, runIn } from './kit.ts';

const KERNEL = `
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(alpha: f32, x: *const f32, y: *mut f32, n: u32) {
    let i = index();
    if i < n as usize { unsafe { *y.add(i) = alpha * *x.add(i) + *y.add(i) } }
}
`;

const SPEC = {
  kernel: 'saxpy',
  grid: 2,
  block: 64,
  args: { alpha: 2.5, x: '[i; 100]', y: '[random(1); 100]', n: 100 },
};

const specWith = (y: unknown): unknown => ({ ...SPEC, expected: { y } });

const verdictOf = (functions: string, y: unknown): string => {
  const report = run(KERNEL + functions, specWith(y));
  const { comparison } = report.launches[0]!.buffers.find(({ name }) => name === 'y')!;
  assert.equal(report.ok, comparison.verdict === 'as expected');
  return `${comparison.verdict} ${comparison.note ?? comparison.differing}`;
};

describe('spec: expected values by a function', () => {
  it('compares with the elements that a function returns', () => {
    const text = 'fn reference(i: usize, alpha: f32, x: &[f32], y: &[f32]) -> f32 {';
    assert.equal(verdictOf(`${text} alpha * x[i] + y[i] }`, { fn: 'reference' }), 'as expected 0');
    assert.equal(
      verdictOf(`${text} alpha * x[i] + y[i] + (i % 4 == 3) as u8 as f32 }`, { fn: 'reference' }),
      'differs 25',
    );
    const near = verdictOf(`${text} alpha * x[i] + y[i] + 0.001 }`, { fn: 'reference', abs: 0.01 });
    assert.equal(near, 'as expected 0');
  });

  it('compares with the buffer that a function fills', () => {
    const fill = `pub fn fill(y: &mut [f32], n: usize, x: *const f32, alpha: f64) {
      for k in 0..n { y[k] += alpha as f32 * unsafe { *x.add(k) }; }
    }`;
    assert.equal(verdictOf(fill, { fn: 'fill' }), 'as expected 0');
    assert.equal(verdictOf(`pub mod host { ${fill} }`, { fn: 'host::fill' }), 'as expected 0');
    assert.equal(verdictOf(`mod host { ${fill} }`, { fn: 'crate::host::fill' }), 'as expected 0');
  });

  it('passes structs, arrays and halves of a launch by the types of the function', () => {
    const source = `
#[repr(C)] #[derive(Clone, Copy)] pub struct P { a: u32, b: f32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(p: P, t: &[P; 4], out: *mut P, on: bool, low: i16) {
    let i = index();
    if i < 4 { unsafe { *out.add(i) = P { a: t[i].a + p.a + on as u32, b: t[i].b + p.b + low as f32 } } }
}
fn sum(i: u8, p: P, t: &[P; 4], on: bool, low: i32) -> P {
    P { a: t[i as usize].a + p.a + on as u32, b: t[i as usize].b + p.b + low as f32 }
}`;
    const report = run(source, {
      kernel: 'k',
      args: {
        p: { a: 3, b: 0.5 },
        t: [1, 2, 3, 4].map((a) => ({ a, b: a / 2 })),
        out: '[0; 4]',
        on: true,
        low: -3,
      },
      expected: { out: { fn: 'sum' } },
    });
    assert.ok(report.ok, JSON.stringify(report.launches[0]!.buffers.map((one) => one.comparison)));
  });

  it('says why a function cannot be called', () => {
    const why = (functions: string, name = 'f') => verdictOf(functions, { fn: name });
    assert.equal(why('', 'nothing'), 'not compared there is no function `nothing` in the crate');
    assert.equal(
      why('mod a { pub fn f() {} } mod b { pub fn f() {} }'),
      'not compared there are several functions `f`: name one of `a::f`, `b::f`',
    );
    assert.equal(
      why('fn f(q: u32) -> f32 { q as f32 }'),
      'not compared `q` of `f` is no argument of the launch, which has `x`, `y`, `alpha`, `n`, and `i` for the index',
    );
    assert.equal(
      why('fn f(x: f32) -> f32 { x }'),
      'not compared `x` of `f` is a buffer of the launch; take it as `&[T]`',
    );
    assert.equal(
      why('fn f(x: &[f32]) {}'),
      'not compared `f` neither returns an element of `y` nor takes `y: &mut [T]`',
    );
    assert.equal(
      why('fn f(x: &[f32]) -> f32 { x[0] }'),
      'not compared `f` returns one element; it needs a parameter `i: usize`',
    );
    assert.equal(why('fn f<T>(i: T) {}'), 'not compared `f` is generic: its types must be known');
    assert.match(
      why('fn f(i: usize) -> f32 { nothing(i) }'),
      /`f` cannot be compiled for .*nothing/,
    );
    assert.match(
      why('fn f(i: usize, x: &[f32]) -> f32 { x[i + 1] }'),
      /`f` failed: .*len is 100 but the index is 100/,
    );
    assert.match(
      why(
        'fn f(i: usize) -> f32 { let mut k = 0u32; loop { k = k.wrapping_add(1); if k == 1 << 31 && i > 9000 { return 0.0 } } }',
      ),
      /`f` (?:executed more than|failed)/,
    );
  });

  it('leaves the text of the crate as it was', () => {
    const engine = engineFor(`${KERNEL} fn f(i: usize, y: &[f32]) -> f32 { y[i] }`);
    const before = engine.text('/src/lib.rs');
    runIn(engine, specWith({ fn: 'f' }), 'ptx');
    assert.equal(engine.text('/src/lib.rs'), before);
    assert.equal(engine.kernels('/src/lib.rs').length, 1);
  });
});
