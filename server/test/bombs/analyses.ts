/** Bombs for analyses and passes: threads, races, borrows, bodies with stops, suggestions. */
import { type Bomb, file, nested, rust, times } from './bomb.ts';

const CARGO =
  '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n[dependencies]\ncuda-device = "*"\ncuda-core = "*"\n';
/** A kernel of cuda-oxide with workgroup memory. */
const oxide = (name: string, body: string, more = ''): Bomb => ({
  name,
  files: {
    'src/lib.rs': `use cuda_device::{DisjointSlice, SharedArray, kernel, thread, warp};\n${more}\n#[kernel]\npub fn k(a: &[u32], n: u32, mut c: DisjointSlice<u32>) {\n static mut S: SharedArray<u32, 4096> = SharedArray::UNINIT;\n let t = thread::threadIdx_x() as usize;\n let u = thread::threadIdx_y() as usize;\n unsafe {\n${body}\n }\n}\n`,
    'Cargo.toml': CARGO,
  },
  check: '.',
});

const ASYNC =
  "use core::{future::Future, pin::{Pin, pin}, task::{Context, Poll, Waker}};\nfn run<F: Future>(f: F) -> F::Output { let mut f = pin!(f); let mut cx = Context::from_waker(Waker::noop()); loop { if let Poll::Ready(v) = f.as_mut().poll(&mut cx) { return v; } } }\nstruct Later(u32); impl Future for Later { type Output = u32; fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<u32> { if self.0 == 0 { return Poll::Ready(9); } self.0 -= 1; Poll::Pending } }\n";

/** A random number for each place, always the same ones. */
const mixed = (i: number, below: number): number => ((i * 2_654_435_761) >>> 7) % below;

export const ANALYSIS_BOMBS: readonly Bomb[] = [
  oxide(
    '1,500 accesses to workgroup memory between two barriers',
    times(1500, (i) => `S[(t * ${i + 1} + u * ${mixed(i, 97)}) % 4096] = a[t];`),
  ),
  oxide(
    '1,500 accesses to workgroup memory, each after a barrier',
    times(1500, (i) => `S[(t + ${i}) % 4096] = S[t] + 1; thread::sync_threads();`),
  ),
  oxide(
    'barriers below 1,000 conditions of the thread',
    times(1000, (i) => `if t > ${i} { thread::sync_threads(); }`),
  ),
  oxide(
    'an index of 40 divisions in each other',
    `S[${nested(40, '((', 't * 3 + u', ') / 3 * 7 + t % 5) % 4093')}] = 1; thread::sync_threads(); S[${nested(40, '((', 'u * 3 + t', ') / 5 * 9 + u % 7) % 4091')}] = 2;`,
  ),
  oxide(
    'indices with a sum of 60 products of variables',
    `let x = [${times(60, (i) => `a[${i}] as usize`, ', ')}]; S[${times(60, (i) => `x[${i}] * ${i + 1}`, ' + ')} + t] = 1; S[${times(60, (i) => `x[${i}] * ${61 - i}`, ' + ')} + t] = 2;`,
  ),
  oxide(
    'accesses below 60 conditions that are linear',
    nested(
      60,
      'if t * 3 + u * 5 < (n as usize) * 7 + a[t] as usize { ',
      'S[t] = 1; S[u] = 2;',
      ' }',
    ),
  ),
  oxide(
    'loops that stride over workgroup memory, 7 deep',
    nested(
      7,
      'let mut i = t; while i < 4096 { ',
      'S[i] += 1;',
      ' i += 32; thread::sync_threads(); }',
    ),
  ),
  oxide(
    'shuffles below 600 masks',
    times(600, (i) => `if (t as u32) & ${i} != 0 { warp::shuffle_xor(n, ${(i % 31) + 1}); }`),
  ),
  oxide(
    '800 loops in a row that a mask ends',
    times(
      800,
      (i) => `let mut i${i} = t; while i${i} < n as usize { S[i${i} % 4096] ^= 1; i${i} += 1; }`,
    ),
  ),
  rust(
    'functions with stops that each wait twice for the one before, 40 levels',
    `${ASYNC}async fn a0(x: u32) -> u32 { Later(x).await } ${times(40, (i) => `async fn a${i + 1}(x: u32) -> u32 { a${i}(x).await + a${i}(x + 1).await }`)}`,
    '*p = run(a40(1));',
  ),
  rust(
    'functions with stops, a chain of 2,000',
    `${ASYNC}async fn a0(x: u32) -> u32 { Later(x).await } ${times(2000, (i) => `async fn a${i + 1}(x: u32) -> u32 { a${i}(x).await }`)}`,
    '*p = run(a2000(1));',
  ),
  rust(
    '240 stops with 240 values alive over them',
    `${ASYNC}async fn f(p: *mut u32) -> u32 { unsafe { ${times(240, (i) => `let v${i} = *p.add(${i}); Later(v${i}).await;`)} ${times(240, (i) => `v${i}`, ' + ')} } }`,
    '*p = run(f(p));',
  ),
  rust(
    'blocks with stops in each other, 100',
    ASYNC,
    `*p = run(${nested(100, 'async { 1 + ', 'Later(1).await', '.await }').replace('.await.await', '.await')});`,
  ),
  rust(
    'functions with stops that all wait for each other, 300',
    `${ASYNC}${times(300, (i) => `async fn a${i}(x: u32) -> u32 { a${(i * 7 + 1) % 300}(x).await + a${(i * 3 + 2) % 300}(x).await }`)}`,
    '*p = run(a0(1));',
  ),
  rust(
    '2,000 names that are not there, beside 20,000 that are',
    times(20_000, (i) => `fn some_function_${i}() -> u32 { 1 }`),
    times(2000, (i) => `*p = some_functiom_x${i}();`),
  ),
  rust(
    '2,000 methods that are not there, on a type of 5,000',
    `struct S; impl S { ${times(5000, (i) => `fn method_${i}(&self) {}`)} }`,
    `let s = S; ${times(2000, (i) => `s.methot_${i}x();`)}`,
  ),
  rust(
    '3,000 fields that are not there, on a struct of 3,000',
    `struct S { ${times(3000, (i) => `field_${i}: u32`, ', ')} }`,
    `let s = &*(p as *const S); ${times(3000, (i) => `*p = s.fielt_${i};`)}`,
  ),
  rust(
    '10,000 imports that are not there',
    times(10_000, (i) => `use crate::some::path_${i}::{a, b};`),
    '*p = 1;',
  ),
  rust(
    'a method of 1,000 traits that are all implemented for all types, called 500 times',
    times(1000, (i) => `trait T${i} { fn go(&self) -> u32 { 1 } } impl<X> T${i} for X {}`),
    times(500, () => '*p = 1u8.go();'),
  ),
  rust(
    '2,000 impls that overlap',
    `trait T {} ${times(2000, (i) => `impl<X${i}> T for (X${i}, u${8 << (i % 4)}) {}`)}`,
    '*p = 1;',
  ),
  rust(
    'one name, defined 30,000 times',
    times(30_000, () => 'fn same() -> u32 { 1 }'),
    '*p = same();',
  ),
  rust(
    'a match of 24 booleans with one case missing',
    '',
    `let b = |i: u32| *p >> i & 1 == 1; match (${times(24, (i) => `b(${i})`, ', ')}) { ${times(24, (i) => `(${times(24, (j) => (j === i ? 'true' : '_'), ', ')}) => *p = ${i},`)} }`,
  ),
  rust(
    'a match of pairs of 200 variants with holes',
    `#[derive(Clone, Copy)] enum E { ${times(200, (i) => `V${i}`, ', ')} }`,
    `let e = *(p as *const (E, E, E)); match e { ${times(200, (i) => `(E::V${i}, _, E::V${mixed(i, 200)}) => *p = 1, (_, E::V${mixed(i + 9, 200)}, E::V${i}) => *p = 2,`)} }`,
  ),
  rust(
    '3,000 borrows alive at once',
    '',
    `${times(3000, (i) => `let mut x${i} = ${i}u32;`)} ${times(3000, (i) => `let r${i} = &mut x${i};`)} ${times(3000, (i) => `*r${i} += 1;`)} *p = *r7;`,
  ),
  rust(
    '300 loops with 30 borrows each that move over',
    '',
    `let mut v = [0u32; 64]; let mut r = &mut v[0]; ${times(300, (i) => `while *r < ${i} { ${times(30, (j) => `if *r == ${j} { *r += 1; }`)} }`)} *p = *r;`,
  ),
  rust(
    'inference that is decided at the end, 2,000 variables',
    '',
    `let mut v0 = Default::default(); ${times(2000, (i) => `let mut v${i + 1} = if *p > ${i} { v${i} } else { Default::default() };`)} v2000 = 1u16; *p = v2000 as u32;`,
  ),
  rust(
    '300 arrays of closures by inference',
    '',
    `${times(300, (i) => `let f${i} = |x| ${i === 0 ? 'x + 1u32' : `f${i - 1}(f${(i - 1) >> 1}(x))`};`)} *p = f12(1);`,
  ),
  rust(
    '3,000 stores and loads through pointers that may be equal',
    '',
    times(
      3000,
      (i) => `let i${i} = *p.add(${mixed(i, 4000)}) as usize; *p.add(i${i}) = i${i} as u32 + ${i};`,
    ),
  ),
  rust(
    'sines and powers, 800',
    '',
    `let f = p as *mut f64; ${times(800, (i) => `*f.add(${i}) = core::intrinsics::sinf64(core::intrinsics::powf64(*f.add(${i + 1}), *f.add(${i + 2})));`)}`,
    { features: 'core_intrinsics' },
  ),
  rust(
    'a large function that is always inlined, 2,000 times',
    `#[inline(always)] fn g(p: *mut u32) { unsafe { ${times(400, (i) => `*p.add(${i}) ^= *p.add(${i + 1});`)} } }`,
    times(2000, () => 'g(p);'),
  ),
  rust(
    'a struct of 3,000 fields by value through 300 functions',
    `#[derive(Clone, Copy)] struct S { ${times(3000, (i) => `f${i}: u32`, ', ')} } ${times(300, (i) => `#[inline(never)] fn g${i + 1}(mut s: S) -> S { s.f${i} += 1; g${i}(s) }`)} fn g0(s: S) -> S { s }`,
    '*p = g300(*(p as *const S)).f7;',
  ),
  rust(
    'derived traits of 60 structs of 150 fields, compared and printed',
    times(
      60,
      (i) =>
        `#[derive(Debug, Clone, PartialEq, PartialOrd, Hash)] struct S${i} { ${times(150, (j) => `f${j}: ${i === 0 || j > 1 ? 'u32' : `S${i - 1}`}`, ', ')} }`,
    ),
    'let (a, b) = (&*(p as *const S12), &*(p as *const S12)); if a != b || a < b { panic!("{a:?} {b:?}"); }',
  ),
  rust(
    'jumps through 1,500 comparisons of one value',
    '',
    `let mut s = *p; ${times(1500, (i) => `if s == ${i} { s = ${mixed(i, 1500)}; } else if s > ${i + 7} { s ^= ${i}; }`)} *p = s;`,
  ),
  rust(
    '500 loops in a row, each in three',
    '',
    times(
      500,
      (i) =>
        `for a in 0..*p { for b in 0..a { for c in 0..b { *p.add((a + b * c + ${i}) as usize) += 1; } } }`,
    ),
  ),
  rust(
    'labelled blocks, 150 deep, each left from the innermost',
    '',
    nested(
      1,
      times(150, (i) => `'l${i}: {`, ' '),
      times(150, (i) => `if *p == ${i} { break 'l${i}; }`),
      '',
    ) + ' }'.repeat(150),
  ),
  rust(
    'an array of 4,096 bytes copied at 2,000 places',
    '',
    `let mut v = [0u8; 4096]; ${times(2000, (i) => `v[${i}] = *p as u8; let w${i} = v; *p += w${i}[${mixed(i, 4096)}] as u32;`)}`,
  ),
  rust(
    'vtables of 200 types with 500 methods',
    `trait T { ${times(500, (i) => `fn m${i}(&self) -> u32 { ${i} }`)} } ${times(200, (i) => `struct S${i}(u32); impl T for S${i} {}`)}`,
    `let all: [&dyn T; 200] = [${times(200, (i) => `&S${i}(${i})`, ', ')}]; *p = all[*p as usize].m7();`,
  ),
  rust(
    'a list of 20,000 statics that point to each other',
    `struct N(u32, Option<&'static N>); ${times(20_000, (i) => `static N${i}: N = N(${i}, ${i === 0 ? 'None' : `Some(&N${i - 1})`});`)}`,
    'let mut n = &N19999; let mut s = 0; while let Some(m) = n.1 { s += n.0; n = m; } *p = s;',
  ),
  rust(
    'quadruple floats and halves, 1,500 operations',
    '',
    `let f = p as *mut f128; let h = p as *mut f16; ${times(1500, (i) => (i % 2 === 0 ? `*f.add(${i}) = *f.add(${i + 1}) * *f.add(2) / 3.0;` : `*h.add(${i}) = *h.add(${i + 1}) * 2.0;`))}`,
    { features: 'f128, f16' },
  ),
  file(
    'PTX: 8,000 diamonds',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n.reg .pred %p<9>;\n.reg .b32 %r<9000>;\n${times(8000, (i) => `setp.eq.s32 %p1, %r${i}, 0;\n@%p1 bra A${i};\nadd.s32 %r${i + 1}, %r${i}, 1;\nbra B${i};\nA${i}:\nadd.s32 %r${i + 1}, %r${i}, 2;\nB${i}:\n`)}\nret;\n}\n`,
  ),
  file(
    'PTX: 4,000 values alive over 4,000 blocks',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n.reg .pred %p<9>;\n.reg .b32 %r<9000>;\n${times(4000, (i) => `mov.u32 %r${i}, ${i};`)}\n${times(4000, (i) => `setp.eq.s32 %p1, %r${i}, 0;\n@%p1 bra L${mixed(i, 4000)};\nL${i}:`)}\n${times(4000, (i) => `add.s32 %r${i}, %r${i}, 1;`)}\nret;\n}\n`,
  ),
  file(
    'AMDGCN: 8,000 diamonds with waits',
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n.globl k\n.p2align 8\n.type k,@function\nk:\n${times(8000, (i) => ` s_cmp_eq_u32 s0, ${i % 60}\n s_cbranch_scc1 A${i}\n global_load_dword v${i % 200}, v1, s[2:3]\n s_branch B${i}\nA${i}:\n v_mfma_f32_32x32x1f32 a[0:31], v1, v2, a[0:31]\nB${i}:\n v_add_u32 v3, v${i % 200}, v4`)}\n s_endpgm\n.rodata\n.amdhsa_kernel k\n .amdhsa_next_free_vgpr 256\n .amdhsa_next_free_sgpr 8\n .amdhsa_accum_offset 4\n.end_amdhsa_kernel\n`,
  ),
  file(
    'LLVM: 600 blocks that all go to one, with 600 values each',
    'k.ll',
    `define void @k(i32 %x) {\nentry:\n switch i32 %x, label %e [\n${times(600, (i) => `  i32 ${i}, label %b${i}`)}\n ]\n${times(600, (i) => `b${i}:\n br label %e`)}\ne:\n${times(300, (j) => ` %v${j} = phi i32 [ 0, %entry ], ${times(600, (i) => `[ ${i}, %b${i} ]`, ', ')}`)}\n ret void\n}\n`,
  ),
  file(
    'MLIR: 2,000 views of views',
    'k.mlir',
    `module attributes {gpu.container_module} {\n gpu.module @m {\n gpu.func @k(%v0: memref<?xf32>, %n: index) kernel {\n%c1 = arith.constant 1 : index\n${times(2000, (i) => `%v${i + 1} = memref.subview %v${i}[${i === 0 ? '%c1' : '%n'}] [%n] [1] : memref<?xf32${i === 0 ? '' : ', strided<[1], offset: ?>'}> to memref<?xf32, strided<[1], offset: ?>>`)}\n gpu.return\n }\n }\n}\n`,
  ),
  file(
    'MLIR: an affine map applied 3,000 times to itself',
    'k.mlir',
    `#m = affine_map<(a, b) -> (a * 3 + b floordiv 7 + (a + b) mod 5)>\nmodule attributes {gpu.container_module} {\n gpu.module @m {\n gpu.func @k(%p: memref<?xf32>, %i0: index) kernel {\n${times(3000, (i) => `%i${i + 1} = affine.apply #m(%i${i}, %i${i >> 1})`)}\n%x = memref.load %p[%i3000] : memref<?xf32>\n gpu.return\n }\n }\n}\n`,
  ),
  file(
    'MLIR: 3,000 conditions in scf.if, 100 deep each 30',
    'k.mlir',
    `module attributes {gpu.container_module} {\n gpu.module @m {\n gpu.func @k(%p: memref<?xf32>, %c: i1) kernel {\n${times(30, () => nested(100, 'scf.if %c {\n', 'gpu.barrier\n', '}\n'))}\n gpu.return\n }\n }\n}\n`,
  ),
];
