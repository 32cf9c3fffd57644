/** Modules out of lowering: which kernels are emitted, what is reported, what an edit renews. */
import assert from 'node:assert/strict';
import {
  findKernels,
  kernelName,
  LAUNCH_SIZED,
  Lowering,
  type LowerResult,
  lowerKernels,
} from '../../src/lower/index.ts';
import { printFunc, printModule, verifyModule } from '../../src/mir/index.ts';
import { findFn, loadProgram, type TestProgram } from './program.ts';

const GPU = `
  mod gpu {
    pub fn idx() -> usize { unsafe { core::arch::nvptx::_thread_idx_x() as usize } }
    pub fn mem<T>() -> *mut T { core::intrinsics::gpu::gpu_launch_sized_workgroup_mem() }
  }
`;

function lower(text: string): TestProgram & { readonly result: LowerResult } {
  const test = loadProgram(text);
  const result = lowerKernels(test.lowering, findKernels(test.program, test.crate));
  assert.deepEqual(
    verifyModule(result.module).map((p) => p.message),
    [],
  );
  return { ...test, result };
}

describe('lower: modules', () => {
  it('ends at the recursion limit of types and macros, and says so', () => {
    const nested = (depth: number): string => `${'twice!('.repeat(depth)}1${')'.repeat(depth)}`;
    const { result } = lower(`
      macro_rules! twice { ($x:expr) => { $x + $x } }
      fn pairs<T: Copy>(n: u32, t: T) -> u32 { if n == 0 { 0 } else { pairs(n - 1, (t, t)) } }
      fn chain<T: Copy>(n: u32, t: T) -> u32 { if n == 0 { 0 } else { chain(n - 1, Some(t)) } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn a(p: *mut u32) { unsafe { *p = pairs(*p, 1u8) } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn b(p: *mut u32) { unsafe { *p = chain(*p, 1u8) } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn c(p: *mut u32) { unsafe { *p = ${nested(40)} } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn d(p: *mut u32) { unsafe { *p = ${nested(6)} } }
    `);
    assert.deepEqual(
      result.problems.map(({ kernel, what }) => `${kernel.symbol}: ${what.split(':')[0]}`),
      [
        'a: reached the type-length limit while instantiating `pairs`',
        'b: reached the recursion limit while instantiating `chain`',
        'c: recursion limit reached while expanding this macro',
      ],
    );
    assert.deepEqual([...result.module.funcs.keys()], ['d']);
  });

  it('reports a kernel that cannot be compiled, with the way to the place, and gives the others', () => {
    const { result } = lower(`
      fn deep(x: f128) -> u32 { let y = x + x; if y > x { 1 } else { 2 } }
      fn middle() -> u32 { deep(1.0) }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn bad(p: *mut u32) { unsafe { *p = middle() } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn good(p: *mut u32) { unsafe { *p = 1 } }
    `);
    assert.deepEqual(
      result.kernels.map((k) => k.symbol),
      ['good'],
    );
    assert.deepEqual([...result.module.funcs.keys()], ['good']);
    const [problem] = result.problems;
    assert.equal(problem?.kernel.symbol, 'bad');
    assert.match(problem!.what, /f128/);
    assert.deepEqual(
      problem!.chain.map((c) => c.callee),
      ['test::middle'],
    );
  });

  it('refuses a static that points to a variable of its computation, as rustc does', () => {
    const { result } = lower(`
      struct P(*const u32);
      unsafe impl Sync for P {}
      const fn gone() -> P { let x = 5u32; P(&raw const x) }
      static BAD: P = gone();
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn k(p: *mut usize) { unsafe { *p = BAD.0 as usize } }
    `);
    assert.deepEqual(
      result.problems.map(({ what }) => what),
      ['a constant that points to a variable'],
    );
  });

  it('calls no method whose parameters are not as many as those of its trait', () => {
    const { result } = lower(`
      trait Num { fn at(i: usize) -> Self; }
      impl Num for f32 { fn at(_p: u32, i: usize) -> Self { i as f32 } }
      impl Num for u32 { fn at(i: usize) -> Self { i as u32 } }
      impl Num for u8 { fn at() -> Self { 3 } }
      fn get<T: Num>(i: usize) -> T { T::at(i) }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn a(p: *mut f32) { unsafe { *p = get(7) } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn b(p: *mut u32) { unsafe { *p = get(7) } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn c(p: *mut u8) { unsafe { *p = get(7) } }
    `);
    assert.deepEqual(
      result.problems.map(({ kernel, what }) => `${kernel.symbol}: ${what}`),
      ['a', 'c'].map((name) => `${name}: \`at\`, for which no implementation is found`),
    );
  });

  it('calls no method whose types or generics are not those that its trait asks for', () => {
    const { result } = lower(`
      trait Shape {
        type Out;
        const N: usize;
        fn a(&self, x: u32) -> u64 { x as u64 }
        fn b<T: Copy>(&self, x: T, n: [T; 2]) -> (T, Self::Out);
        fn c<'a>(&'a mut self, f: &dyn Fn(u32) -> u32) -> Option<&'a Self> { None }
      }
      struct Good; struct Arg; struct Ret; struct Generics; struct Self_; struct Inner; struct Len;
      type Two<T> = [T; 1 + 1];
      macro_rules! b { () => { fn b<T: Copy>(&self, x: T, _: [T; 2]) -> (T, u8) { (x, 3) } } }
      impl Shape for Good { type Out = u8; const N: usize = 2; fn a(&self, x: u32) -> u64 { 1 } fn b<U>(&self, x: U, _: Two<U>) -> (U, <Self as Shape>::Out) where U: Copy { (x, 3) }
        fn c(&mut self, _: &dyn Fn(u32) -> u32) -> Option<&Good> { None } }
      impl Shape for Arg { type Out = u8; const N: usize = 2; fn a(&self, x: u64) -> u64 { 1 } b!(); }
      impl Shape for Ret { type Out = u8; const N: usize = 2; fn a(&self, x: u32) -> f64 { 1.0 } b!(); }
      impl Shape for Generics { type Out = u8; const N: usize = 2; fn b(&self, x: u32, _: [u32; 2]) -> (u32, u8) { (x, 3) } }
      impl Shape for Self_ { type Out = u8; const N: usize = 2; fn a(&mut self, x: u32) -> u64 { 1 } b!(); }
      impl Shape for Inner { type Out = u8; const N: usize = 2; b!(); fn c(&mut self, _: &dyn Fn(u32) -> u32) -> Option<&Good> { None } }
      impl Shape for Len { type Out = u8; const N: usize = 2; fn b<T: Copy>(&self, x: T, _: [T; 3]) -> (T, u8) { (x, 3) } }
      fn all<S: Shape>(mut s: S) -> u64 { s.b(1u8, [1, 2]); s.c(&|x| x); s.a(7) }
      ${['Good', 'Arg', 'Ret', 'Generics', 'Self_', 'Inner', 'Len']
        .map(
          (ty) =>
            `#[unsafe(no_mangle)] pub extern "gpu-kernel" fn on_${ty}(p: *mut u64) { unsafe { *p = all(${ty}) } }`,
        )
        .join('\n')}
    `);
    assert.deepEqual(
      result.problems.map(({ kernel, what }) => `${kernel.symbol}: ${what}`),
      ['Arg: `a', 'Ret: `a', 'Generics: `b', 'Self_: `a', 'Inner: `c', 'Len: `b'].map(
        (row) => `on_${row}\`, for which no implementation is found`,
      ),
    );
  });

  it('gives launch-sized memory the largest alignment that any function asks for', () => {
    const { result } = lower(`${GPU}
      #[repr(C, align(32))] struct Wide([u8; 32]);
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn a() { unsafe { *gpu::mem::<u32>() = 1 } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn b() { unsafe { gpu::mem::<Wide>().write(Wide([0; 32])) } }
    `);
    const global = result.module.globals.get(LAUNCH_SIZED);
    assert.deepEqual(
      [global?.align, global?.size, global?.space, global?.launchSized],
      [32, 0, 'workgroup', true],
    );
  });

  it('types kernel parameters as the target passes them', () => {
    const { result } = lower(`
      #[repr(C)] #[derive(Clone, Copy)] pub struct P { a: u32, b: f32, c: u8 }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn k(p: P, s: &[u32], t: &u32, flag: bool, out: *mut u32) {
        unsafe { *out = p.a + s[0] + *t + flag as u32 }
      }
    `);
    const func = result.module.funcs.get('k')!;
    assert.deepEqual(func.params, ['ptr.kernarg', 'ptr.kernarg', 'ptr.global', 'i1', 'ptr.global']);
    const text = printFunc(func);
    // Read in place, and known not to change.
    assert.match(text, /mem\.load %p[.\d]* align=4 readonly/);
    assert.doesNotMatch(text, /alloca/);
  });

  it('copies no constant whose element is read', () => {
    const { result } = lower(`
      const K: [u32; 64] = [7; 64];
      const ROWS: [(u32, [u8; 3]); 3] = [(1, [1, 2, 3]), (4, [5, 6, 7]), (8, [9, 10, 11])];
      #[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k(o: *mut u32, i: usize) { unsafe { *o = K[i] + ROWS[i].1[i] as u32 } }
    `);
    assert.doesNotMatch(printModule(result.module), /mem\.copy|alloca/);
  });

  it('names functions the same whatever was lowered before', () => {
    const text = `
      struct A; struct B;
      impl A { fn f(&self) -> u32 { [1, 2].iter().map(|x| x + 1).sum() } }
      impl B { fn f(&self) -> u32 { [3, 4].iter().map(|x| x + 2).sum() } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn a(p: *mut u32) { unsafe { *p = A.f() } }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn b(p: *mut u32) { unsafe { *p = B.f() } }
    `;
    const both = lower(text);
    const test = loadProgram(text);
    const kernels = findKernels(test.program, test.crate).reverse();
    const second = new Lowering(test.program);
    const turned = lowerKernels(second, kernels);
    const names = (result: LowerResult) => [...result.module.funcs.keys()].sort();
    assert.deepEqual(names(turned), names(both.result));
    for (const name of names(turned)) assert.match(name, /^[A-Za-z_][A-Za-z0-9_$]*$/);
  });

  it('lowers again only what an edit changed', () => {
    const test = loadProgram(`
      const K: u32 = 5;
      fn one() -> u32 { K }
      fn two() -> u32 { 2 }
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn a(p: *mut u32) { unsafe { *p = one() + two() } }
    `);
    const kernels = findKernels(test.program, test.crate);
    const first = printModule(lowerKernels(test.lowering, kernels).module);
    const { lowering } = test;
    const count = (def: object): number => {
      const before = lowering.loweredCount;
      lowering.invalidate(def);
      assert.equal(printModule(lowerKernels(lowering, kernels).module), first);
      return lowering.loweredCount - before;
    };
    assert.equal(count(findFn(test, 'two')), 1);
    const constant = test.crate.root.values.get('K')!.def;
    assert.ok(constant.kind === 'const');
    assert.equal(count(constant), 3, 'whatever may have the value built in');
    assert.equal(count({}), 0);
  });

  it('keeps spans on their nodes', () => {
    const { result } = lower(`
      #[unsafe(no_mangle)] pub extern "gpu-kernel" fn a(p: *mut u32) { unsafe { *p = 7 } }
    `);
    const [store] = result.module.funcs
      .get('a')!
      .blocks[0]!.insts.filter((i) => i.op === 'mem.store');
    const span = store!.loc!.span as unknown as { readonly start: number; node: { start: number } };
    const before = span.start;
    span.node.start += 10;
    assert.equal(span.start, before + 10);
  });

  it('mangles kernels without a name for the linker', () => {
    const test = loadProgram('pub extern "gpu-kernel" fn quiet() {}');
    const [def] = findKernels(test.program, test.crate);
    const { symbol, display } = kernelName(test.program, def!);
    assert.equal(display, 'test::quiet');
    assert.match(symbol, /^_W4test5quiet17h[0-9a-f]{16}$/);
  });
});
