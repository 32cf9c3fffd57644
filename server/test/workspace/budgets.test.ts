/**
 * Programs on which a compiler could go on for ever, or run out of memory or stack: each gets an
 * ordinary diagnostic at its place. Their size is such that nothing but a budget ends them; what is
 * counted is in the limits, no time is.
 */
import assert from 'node:assert/strict';
import { parsePtx } from '../../src/asm/index.ts';
import { runAmdgcn } from '../../src/emulate/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
const kernel = (body: string): string =>
  `#[no_mangle]\npub unsafe extern "gpu-kernel" fn k(p: *mut u64, n: u64) { ${body} }\n`;

/** Source, and the message that stands at a place in it. */
const CASES: Readonly<Record<string, readonly [string, RegExp, string?]>> = {
  'a struct that contains itself': [
    `struct Node { v: f32, next: Node }\n${kernel('let q = p as *const Node; *p = (*q).next.v as u64;')}`,
    /recursive type `Node` has infinite size/,
    'Node',
  ],
  'two structs that contain each other': [
    `struct A(B); struct B(A);\n${kernel('core::ptr::read(p as *const A);')}`,
    /recursive types `A` and `B` have infinite size/,
    'A',
  ],
  'an enum in an option of itself': [
    `enum E { X(Option<E>), Y }\n${kernel('core::ptr::read(p as *const E);')}`,
    /recursive type `E` has infinite size/,
  ],
  'an array of itself': [
    `struct S([S; 2]);\n${kernel('core::ptr::read(p as *const S);')}`,
    /recursive type `S` has infinite size/,
  ],
  'itself as an argument that is held by value': [
    `struct W<T>(T); struct S(W<(u8, S)>);\n${kernel('core::ptr::read(p as *const S);')}`,
    /recursive type `S` has infinite size/,
  ],
  'functions for ever larger types, two at each depth': [
    `struct L<T>(T); struct R<T>(T);
    fn f<T>(n: u64, d: u32) -> u64 { if d == 0 { n } else { f::<L<T>>(n, d - 1) + f::<R<T>>(n, d - 1) } }
    ${kernel('*p = f::<u8>(n, 18);')}`,
    /reached the recursion limit while instantiating `k::f</,
  ],
  'a type of which each part is twice the one before': [
    `trait D { fn d(n: u64) -> u64; } struct P<A, B>(A, B);
    impl D for u8 { fn d(n: u64) -> u64 { n } }
    impl<A: D, B: D> D for P<A, B> { fn d(n: u64) -> u64 { A::d(n) ^ B::d(n) } }
    type T0 = u8;
    ${Array.from({ length: 40 }, (_, n) => `type T${n + 1} = P<T${n}, T${n}>;`).join('\n')}
    ${kernel('*p = <T40 as D>::d(n);')}`,
    /reached the type-length limit while instantiating `d`/,
    '<T40',
  ],
  'a tuple of which each part is twice the one before': [
    kernel(
      `let t0 = (n, n); ${Array.from({ length: 40 }, (_, i) => `let t${i + 1} = (t${i}, t${i});`).join(' ')} *p = t40.0.0 as u64;`,
    ),
    /a cast from `\(+u64, u64\).{1,400} to `u64`/,
  ],
  'closures of which each holds the one before twice': [
    `fn c<A: Fn(u64) -> u64 + Copy, B: Fn(u64) -> u64 + Copy>(a: A, b: B) -> impl Fn(u64) -> u64 + Copy {
      move |x| a(b(x))
    }
    ${kernel(
      `let f0 = |x: u64| x + 1; ${Array.from({ length: 40 }, (_, i) => `let f${i + 1} = c(f${i}, f${i});`).join(' ')} *p = f40(n);`,
    )}`,
    /reached the type-length limit while instantiating `c`/,
  ],
  'impls that ask for each other': [
    `${Array.from({ length: 60 }, (_, n) => `trait T${n} {}`).join('\n')}
    ${Array.from(
      { length: 60 },
      (_, n) =>
        `impl<A> T${n} for A where A: T${(n + 1) % 60} + T${(n + 7) % 60} + T${(n + 13) % 60} {}`,
    ).join('\n')}
    fn need<A: T0>(_: A) -> u64 { 1 }
    ${kernel('*p = need(n);')}`,
    /overflow evaluating the requirement `u64\.\.: T\d+`/,
    'need(n)',
  ],
  'more patterns than anybody tests': [
    `struct S([Option<u8>; 12]);
    fn f(s: &S) -> u64 { match s.0 { [${'Some(1) | None, '.repeat(6)}${'Some(_) | None, '.repeat(5)}Some(2 | 7)] => 1, _ => 2 } }
    fn g(a: [Result<u8, u8>; 15]) -> u8 { match a { [${'Ok(x) | Err(x), '.repeat(15)}] => x, _ => 2 } }
    ${kernel('*p = g([Ok(1); 15]) as u64 + f(&*(p as *const S));')}`,
    /patterns that are more than 16384 without alternatives in them|bound more than once/,
  ],
  'constants of ever larger types': [
    `trait T { const C: u64; } struct W<A>(A);
    impl<A> T for A where W<A>: T { const C: u64 = <W<A> as T>::C; }
    ${kernel('*p = <W<u8> as T>::C;')}`,
    /overflow evaluating the requirement `W<.*: T`|recursion limit/,
  ],
  'a static of 4 GiB': [
    `static X: [u8; 1 << 32] = [7; 1 << 32];\n${kernel('*p = X[n as usize] as u64;')}`,
    /`X` is too large for the target: 4294967296 bytes/,
    'static X',
  ],
  'a type that is too large': [
    `${kernel('let x = core::mem::size_of::<[u64; 1 << 60]>(); *p = x as u64;')}`,
    /too big for the target architecture/,
  ],
  'a constant that depends on its own length': [
    `pub struct M<const N: usize>([f32; N]);
    impl<const R: usize> core::ops::Mul<f32> for M<R, row.x> { type Output = Self; fn mul(self, _: f32) -> Self { self } }
    ${kernel('*p = nothing();')}`,
    /expected `>`, found `\.`/,
  ],
};

describe('workspace: budgets', () => {
  const shared = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  for (const [name, [text, message, place]] of Object.entries(CASES)) {
    it(name, () => {
      const engine = shared;
      engine.setFile('/k.rs', `${HEAD}${text}`);
      engine.diagnostics('/k.rs');
      const problems = engine.check('/k.rs', 'ptx');
      const found = problems.find((problem) => message.test(problem.message));
      assert.ok(found, JSON.stringify(problems.map((problem) => problem.message)));
      const { file, start } = found.span;
      if (place !== undefined) {
        assert.equal(engine.path(file), '/k.rs');
        assert.ok(engine.text('/k.rs')!.slice(start).startsWith(place));
      }
      assert.equal(engine.analysed('/k.rs').kernels.length, 1);
    });
  }

  it('types that hold themselves behind a pointer are fine', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const text = `struct W<T>(T); struct L<T>(*const T);
    struct N { next: *const N, all: [L<N>; 2], w: W<W<u8>>, o: Option<&'static N> }
    ${kernel('let q = p as *const N; *p = (*q).w.0.0 as u64;')}`;
    engine.setFile('/k.rs', `${HEAD}${text}`);
    assert.deepEqual(engine.check('/k.rs', 'ptx'), []);
  });

  it('MLIR with expressions and types that are too long', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const mlir = (body: string): string =>
      `gpu.module @m { gpu.func @k(%n: index) kernel { ${body}\n gpu.return } }`;
    const messages = (body: string): string[] => {
      engine.setFile('/k.mlir', mlir(body));
      return engine.check('/k.mlir', 'ptx').map(({ message }) => message);
    };
    const map = `affine_map<(d0) -> (d0${' mod 7 floordiv 3'.repeat(3000)})>`;
    assert.match(messages(`%x = affine.apply ${map}(%n)`)[0]!, /this form of a map/);
    const struct = `!llvm.struct<(${'struct<('.repeat(5000)}i32${')>'.repeat(5001)}`;
    assert.match(
      messages(`%x = llvm.mlir.undef : ${struct}`)[0]!,
      /nesting exceeds the limit of 120 levels/,
    );
    const vector = 'vector<16384xf32>';
    const sums = Array.from(
      { length: 50 },
      (_, i) => `%v${i + 1} = arith.addf %v${i}, %v0 : ${vector}`,
    );
    assert.match(
      messages(`%m = memref.alloca() : memref<64xf32>
        %v0 = vector.load %m[%n] : memref<64xf32>, ${vector}\n${sums.join('\n')}`)[0]!,
      /vectors of more than 100000 elements in all/,
    );
  });

  it('literals that are no numbers, and complex numbers of three parts', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    engine.setFile('/k.rs', `${HEAD}${kernel('*p = concat!(1c, 0x).len() as u64;')}`);
    assert.match(engine.emit('/k.rs', 'ptx').problems[0]!.message, /expected a literal/);
    const constant = '%c = complex.constant [1.0, 2.0, 3.0] : complex<f32>';
    engine.setFile(
      '/k.mlir',
      `gpu.module @m { gpu.func @k() kernel { ${constant}\n gpu.return } }`,
    );
    for (const { message } of engine.check('/k.mlir', 'ptx'))
      assert.doesNotMatch(message, /internal/);
  });

  it('features that ask for each other in a long chain', () => {
    const features = Array.from({ length: 20_000 }, (_, n) => `f${n} = ["f${n + 1}"]`).join('\n');
    const texts: Readonly<Record<string, string>> = {
      '/Cargo.toml': `[package]\nname = "a"\n[features]\ndefault = ["f0"]\n${features}\nf20000 = []\n`,
      '/src/lib.rs': `${HEAD}#[cfg(feature = "f20000")]\n${kernel('*p = 1;')}`,
    };
    const engine = createEngine({ readFile: (path) => texts[path], prelude: preludeTexts() });
    assert.equal(engine.kernels('/src/lib.rs').length, 1);
  });

  it('PTX with more operands and modifiers than an instruction can have', () => {
    const { errors } = parsePtx(
      `.func f() {\nadd.s32 ${'%r1, '.repeat(50_000)}1;\nadd${'.s32'.repeat(50_000)} %r1, %r1, 1;\nret; }`,
    );
    assert.deepEqual(
      errors.map(({ message }) => message),
      ['more than 4096 operands', 'more than 64 modifiers'],
    );
  });

  it('a file that includes itself', () => {
    const texts: Readonly<Record<string, string>> = {
      '/src/k.rs': `${HEAD}include!("b.rs");\n${kernel('*p = 1;')}`,
      '/src/b.rs': 'include!("k.rs");',
    };
    const engine = createEngine({ readFile: (path) => texts[path], prelude: preludeTexts() });
    const { problems } = engine.emit('/src/k.rs', 'ptx');
    assert.match(problems[0]!.message, /recursion limit reached while expanding `include!`/);
    assert.equal(engine.analysed('/src/k.rs').missing.length, 1);
  });

  it('nothing is read from outside of the workspace', () => {
    const read: string[] = [];
    const readFile = (path: string): string | undefined => {
      read.push(path);
      return path === '/w/p/Cargo.toml' ? '[package]\nname = "p"\nversion = "0.1.0"\n' : undefined;
    };
    const engine = createEngine({
      readFile,
      readBytes: (path) => {
        read.push(path);
        return new Uint8Array(4);
      },
      prelude: preludeTexts(),
    });
    const include = (path: string): string =>
      `${HEAD}static X: &[u8] = include_bytes!("${path}");\n${kernel('*p = X.len() as u64;')}`;
    for (const path of ['/proc/self/environ', '../../../other/secret']) {
      engine.setFile('/w/p/src/lib.rs', include(path));
      const { problems } = engine.emit('/w/p/src/lib.rs', 'ptx');
      assert.match(problems[0]!.message, /not a regular file of the workspace/);
    }
    const module = (path: string): string =>
      `${HEAD}#[path = "${path}"]\nmod x;\n${kernel('*p = x::Y;')}`;
    for (const path of ['/etc/hostname', '../../../other/secret.rs']) {
      engine.setFile('/w/p/src/lib.rs', module(path));
      const { missing } = engine.analysed('/w/p/src/lib.rs');
      assert.match(missing[0]!.message, /file of module `x`, which is not a regular file of/);
    }
    assert.ok(!read.some((path) => path.startsWith('/proc') || path.includes('secret')));
    engine.setFile('/w/p/src/lib.rs', include('../data.bin'));
    assert.deepEqual(engine.emit('/w/p/src/lib.rs', 'ptx').problems, []);
  });

  it('a match of many arms and a long chain of calls', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const arms = Array.from({ length: 4000 }, (_, i) => `${7 * i} => ${i},`).join(' ');
    engine.setFile('/k.rs', `${HEAD}${kernel(`*p = match n { ${arms} _ => 0 };`)}`);
    assert.deepEqual(engine.emit('/k.rs', 'ptx').problems, []);
    const chain = Array.from(
      { length: 1500 },
      (_, i) => `fn f${i + 1}(x: u64) -> u64 { f${i}(x) * 3 + 1 }\n`,
    );
    engine.setFile(
      '/k.rs',
      `${HEAD}fn f0(x: u64) -> u64 { x }\n${chain.join('')}${kernel('*p = f1500(n);')}`,
    );
    const { text, problems } = engine.emit('/k.rs', 'ptx');
    assert.deepEqual(problems, []);
    // Each function is in the text once, not in all that call it.
    assert.ok(text.split('\n').length < 4000);
  });

  it('launches that no GPU has, and registers that no file has', () => {
    const launch = { kernel: 'k', grid: [1], block: [1], args: [] };
    const target = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n';
    const run = (more: object): string =>
      JSON.stringify(runAmdgcn(target, { launches: [{ ...launch, ...more }] }).diagnostics);
    assert.match(run({ grid: [2 ** 64, 1, 1] }), /grid x exceeds 2147483647/);
    assert.match(
      run({ args: [{ name: 'p', buffer: 'u64', length: 2 ** 40, role: 'in' }] }),
      /bytes exceed/,
    );
    const text = `${target}.text\nk:\n\tv_mov_b32 v[0:18446744073709551615], 1\n\ts_endpgm\n`;
    const { diagnostics } = runAmdgcn(text, { launches: [launch] });
    assert.match(JSON.stringify(diagnostics), /\[0:18446744073709551615\]/);
  });
});
