/** Bombs of forms that none of the other files has: newer Rust, directives, and other formats. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const MANIFEST = '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n';
const project = (name: string, files: Bomb['files']): Bomb => ({
  name,
  files: { 'src/lib.rs': kernel('', '*p = 1;'), 'Cargo.toml': MANIFEST, ...files },
  check: '.',
});
const ptx = (name: string, head: string, body: string): Bomb =>
  file(
    `PTX: ${name}`,
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n${head}\n.visible .entry k()\n{\n${body}\nret;\n}\n`,
  );
const amdgcn = (name: string, body: string): Bomb =>
  file(
    `AMDGCN: ${name}`,
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n${body}\ns_endpgm\n`,
  );
const mlir = (name: string, text: string): Bomb => file(`MLIR: ${name}`, 'k.mlir', `${text}\n`);

const TYPES: readonly Bomb[] = [
  rust(
    'aliases of traits that need the one before twice, 60 levels',
    `trait B { fn n(&self) -> u32 { 7 } } impl B for u32 {} trait A0 = B; ${times(60, (i) => `trait A${i + 1} = A${i} + A${i};`)} fn f<T: A60>(x: T) -> u32 { x.n() }`,
    '*p = f(*p);',
    { features: 'trait_alias' },
  ),
  rust(
    'bounds on associated types in each other, 250 deep',
    `fn f<T: ${nested(250, 'Iterator<Item: ', 'Copy', '>')}>(x: T) {}`,
    '*p = 1;',
  ),
  rust(
    'arguments of opaque types in each other, 70 deep',
    `fn f(x: ${nested(70, 'impl IntoIterator<Item = ', 'u32', '>')}) {}`,
    '*p = 1;',
  ),
  rust(
    'methods of traits that return opaque types of the method before, 60 levels',
    `trait T0 { fn m(&self) -> impl Iterator<Item = u32> { 0..3 } } impl T0 for u32 {} ${times(60, (i) => `trait T${i + 1}: T${i} { fn m${i + 1}(&self) -> impl Iterator<Item = u32> { self.m${i === 0 ? '' : i}().map(|x| x + ${i}) } } impl T${i + 1} for u32 {}`)}`,
    '*p = (*p).m60().sum();',
  ),
  rust(
    'opaque types that capture 3,000 lifetimes by name',
    `fn f<${times(3000, (i) => `'a${i}`, ', ')}>(${times(3000, (i) => `x${i}: &'a${i} u32`, ', ')}) -> impl Copy + use<${times(3000, (i) => `'a${i}`, ', ')}> { 1u32 }`,
    '*p = 1;',
  ),
  rust(
    'an index of an index by a trait, 280 in each of 20 expressions',
    'struct S(u32); impl core::ops::Index<u8> for S { type Output = S; fn index(&self, i: u8) -> &S { self } }',
    `let s = S(*p); ${times(20, () => `*p += s${'[1]'.repeat(280)}.0;`)}`,
  ),
  rust(
    'wrappers of an array, 120 in each other, that all lose its length',
    `struct W<T: ?Sized>(u8, T); fn f(x: &${nested(120, 'W<', '[u32]', '>')}) {}`,
    `let w = ${nested(120, 'W(1, ', '[*p; 4]', ')')}; f(&w);`,
  ),
  rust(
    'alignments of 2^29 in arrays and structs, 300 types',
    `#[repr(align(536870912))] #[derive(Clone, Copy)] struct A(u8); ${times(300, (i) => `#[derive(Clone, Copy)] #[repr(C, align(${1 << (i % 29)}))] struct S${i}(u8, [A; ${i % 5}], ${i === 0 ? 'A' : `[S${i - 1}; 2]`});`)}`,
    '*p = core::mem::size_of::<S299>() as u32;',
  ),
  rust(
    'packed structs of packed structs, 300 levels, with the offset of the innermost field',
    `#[repr(C, packed)] struct P0(u8, u32); ${times(300, (i) => `#[repr(C, packed)] struct P${i + 1} { a: u8, f: P${i} }`)}`,
    `*p = core::mem::offset_of!(P300, ${'f.'.repeat(300)}1) as u32;`,
  ),
  rust(
    'const traits of 90 generic types in a constant that doubles',
    `struct W<T>(T); const trait N { fn n() -> u32; } impl const N for u8 { fn n() -> u32 { 1 } } impl<T: const N> const N for W<T> { fn n() -> u32 { T::n().wrapping_add(T::n()) } } const C: u32 = <${nested(90, 'W<', 'u8', '>')} as N>::n();`,
    '*p = C;',
    { features: 'const_trait_impl' },
  ),
];

const BODIES: readonly Bomb[] = [
  rust(
    'blocks that may fail in each other, 60 deep, each with 20 question marks',
    'fn g(x: u32) -> Option<u32> { if x == 0 { None } else { Some(x) } }',
    `let r: Option<u32> = ${nested(60, 'try { ', `${'g('.repeat(20)}*p${')?'.repeat(20)}`, ' }?').slice(0, -1)}; *p = r.unwrap_or(3);`,
    { features: 'try_blocks' },
  ),
  rust(
    'const blocks in each other, 90 deep, 40 times',
    '',
    times(40, (i) => `*p += ${nested(90, 'const { 1 + ', `${i}u32`, ' }')};`),
  ),
  rust(
    'temporaries that are dropped, 900 in one statement, 4 times',
    'struct D(*mut u32); impl D { fn n(&self) -> u32 { 1 } } impl Drop for D { fn drop(&mut self) { unsafe { *self.0 += 1; } } }',
    times(4, () => `*p = ${times(900, () => 'D(p).n()', ' ^ ')};`),
  ),
  rust(
    'strings with one beginning of 4,000 letters, 1,200 in a match',
    '',
    `let s: &str = core::str::from_utf8_unchecked(core::slice::from_raw_parts(p as *const u8, *p as usize)); *p = match s { ${times(1200, (i) => `"${'q'.repeat(4000)}${i}" => ${i},`)} _ => 0 };`,
  ),
  rust(
    'ranges of characters, 5,000 that overlap, by escapes',
    '',
    `let c = char::from_u32_unchecked(*p); *p = match c { ${times(5000, (i) => `'\\u{${(i * 17 + 1).toString(16)}}'..='\\u{${(100_000 + i * 3).toString(16)}}' => ${i},`)} _ => 0 };`,
  ),
  rust(
    'vectors of 1,024 lanes, added 400 times',
    '#[repr(simd)] #[derive(Clone, Copy)] struct V([f32; 1024]); #[rustc_intrinsic] unsafe fn simd_add<T>(a: T, b: T) -> T;',
    `let mut v = *(p as *const V); ${times(400, () => 'v = simd_add(v, v);', ' ')} *(p as *mut V) = v;`,
    { features: 'repr_simd, intrinsics' },
  ),
  rust(
    'a sum by addresses that are computed from addresses, 6,000 loads',
    '',
    `let mut q = p; ${times(6000, (i) => `q = q.add((*q.add(${i % 31}) & ${i | 1}) as usize).wrapping_sub(${i % 7});`)} *p = *q;`,
  ),
  rust(
    'fifty loops that each carry 100 variables and swap them',
    '',
    `${times(100, (i) => `let mut v${i} = *p.add(${i});`)} ${times(50, (l) => `while v${l} < v${(l + 13) % 100} { ${times(99, (i) => `core::mem::swap(&mut v${i}, &mut v${i + 1});`, ' ')} v${l} += 1; }`)} ${times(100, (i) => `*p.add(${i}) = v${i};`)}`,
  ),
  rust(
    'a closure of a closure of a closure that all change one variable, 200 deep',
    '',
    `let mut x = *p; ${nested(200, '(|| { x = x.wrapping_mul(3); ', 'x += 1;', ' })();')} *p = x;`,
  ),
  rust(
    'comparisons of 60 enums in each other, derived, with orders and hashes',
    `#[derive(Clone, Copy, PartialEq, PartialOrd, Eq, Ord, Hash, Debug)] enum E0 { A(u8), B } ${times(60, (i) => `#[derive(Clone, Copy, PartialEq, PartialOrd, Eq, Ord, Hash, Debug)] enum E${i + 1} { A(E${i}, E${Math.max(0, i - 1)}), B { x: E${i} }, C }`)}`,
    'let e = (p as *const E9).read(); *p = (e < (p as *const E9).add(1).read()) as u32;',
  ),
];

const TEXTS: readonly Bomb[] = [
  rust(
    'documentation made by concat in concat, 250 deep, on 300 items',
    times(
      300,
      (i) => `#[doc = ${nested(250, 'concat!("a", ', `stringify!(b${i})`, ')')}] fn f${i}() {}`,
    ),
    '*p = 1;',
  ),
  file('dashes, a million before the first item', 'k.rs', `${'-'.repeat(1e6)}\n${kernel('', '')}`),
  file(
    'prefixes of strings that there are not, 300,000',
    'k.rs',
    `fn f() { ${'k#a zz"s" c"t" r#u '.repeat(75_000)} }\n${kernel('', '*p = 1;')}`,
  ),
  file(
    'lifetimes that may be characters, 400,000',
    'k.rs',
    `fn f() { ${"'a'b'c 'd' 'e".repeat(80_000)} }\n${kernel('', '*p = 1;')}`,
  ),
  rust(
    'calls with type arguments or comparisons, 250 in each other',
    '',
    `let a = *p; *p = ${nested(250, '(a < a as u32 && a > (', 'a', '))')} as u32;`,
  ),
  file(
    'closures in the types of closures, 60,000 that do not end',
    'k.rs',
    `fn f() { ${'|a: [u8; { |'.repeat(60_000)} }\n${kernel('', '*p = 1;')}`,
  ),
  rust(
    'macros of the second kind, 80 that each call the next with what they get twice',
    `${times(80, (i) => `macro m${i}($($t:tt)*) { m${i + 1}!($($t)* $($t)*) }`)} macro m80($($t:tt)*) { 1 }`,
    '*p = m0!(a);',
    { features: 'decl_macro' },
  ),
];

const OTHERS: readonly Bomb[] = [
  ptx(
    'files and places that are inlined at each other, 100,000',
    times(20_000, (i) => `.file ${i + 1} "f${i}.rs"`),
    times(
      100_000,
      (i) =>
        `L${i}: .loc ${1 + (i % 20_000)} ${i} 1, function_name L${i}, inlined_at ${1 + ((i + 1) % 20_000)} ${i} 2`,
    ),
  ),
  ptx(
    'one name that is declared 60,000 times, and masks of addresses in each other',
    `${times(60_000, () => '.extern .func f(.param .b32 a);')}\n.global .u8 g[4] = {${nested(20_000, '0xff(', 'g', ')')}, ${nested(20_000, 'generic(', 'g', ')')}};`,
    'call f, (1);',
  ),
  ptx(
    'targets, versions and limits, 100,000 of each',
    times(100_000, (i) => `.version 8.${i % 9}\n.target sm_80, debug, texmode_unified`),
    '',
  ),
  amdgcn(
    'sections that are pushed and never popped, 200,000, with places and frames',
    times(
      200_000,
      (i) => `.pushsection .s${i}\n.loc 1 ${i} 0\n.cfi_def_cfa_offset ${i}\n.subsection ${i}`,
    ),
  ),
  amdgcn(
    'a symbol that counts in repetitions, and conditions on long strings',
    `.set x, 0\n.rept 3000\n.rept 3000\n.set x, x+1\n.endr\n.endr\n${times(400, () => `.ifc ${'a'.repeat(5000)}b,${'a'.repeat(5000)}c\ns_nop 0\n.endif`)}`,
  ),
  amdgcn(
    'a macro with all the rest as one argument that it hands on less one, 20,000',
    `.macro m a, rest:vararg\ns_nop 0\n.ifnb \\rest\nm \\rest\n.endif\n.endm\nm ${times(20_000, (i) => `${i}`, ', ')}`,
  ),
  mlir(
    'sets of 20,000 conditions, each over 100 dimensions',
    `#s = affine_set<(${times(100, (i) => `d${i}`, ', ')}) : (${times(20_000, (i) => `d${i % 100} * 3 - d${(i * 7) % 100} floordiv 2 >= 0`, ', ')})>\nfunc.func @f() attributes {s = #s} { return }`,
  ),
  mlir(
    'a parallel loop of 600 dimensions that adds up 200 values',
    `func.func @f(%n: index) {\n%c = arith.constant 1 : index\n%z = arith.constant 0.0 : f32\n%r:200 = scf.parallel (${times(600, (i) => `%i${i}`, ', ')}) = (${times(600, () => '%c', ', ')}) to (${times(600, () => '%n', ', ')}) step (${times(600, () => '%c', ', ')}) init (${times(200, () => '%z', ', ')}) -> (${times(200, () => 'f32', ', ')}) {\nscf.reduce(${times(200, () => '%z : f32', ', ')} ${times(200, (i) => `{ ^bb0(%a${i}: f32, %b${i}: f32): scf.reduce.return %a${i} : f32 }`, ', ')})\n}\nreturn\n}`,
  ),
  mlir(
    'types of a dialect that is not there, 3,000 brackets of four kinds in each other',
    `func.func private @f(${times(100, () => `!x.y<${nested(3000, '<{[(', 'a', ')]}>')}>`, ', ')})\n"x.op"() <{${nested(3000, 'a = {', 'b', '}')}}> : () -> ()`,
  ),
  file(
    'LLVM: names in quotes with escapes, 60,000, and blocks by numbers of 30 digits',
    'k.ll',
    `define void @k() {\n${times(60_000, (i) => `%"${'\\22\\5C'.repeat(20)}${i}" = add i32 ${i}, 1`)}\n${times(20_000, (i) => `${'1'.repeat(30)}${i}:\nbr label %${'1'.repeat(30)}${i}`)}\n}\n`,
  ),
  {
    name: 'run: powers of powers and functions in each other in the values of a spec',
    files: {
      'k.rs': kernel('', '*p = 1;'),
      'launch.json': `{"kernel":"k","grid":[1],"block":[1],"args":[{"buffer":"u32","length":4,"values":"${'9 ** '.repeat(5000)}9"},{"buffer":"f32","length":4,"values":"${nested(20_000, 'sin(', 'i', ')')}"}]}`,
    },
  },
  project('lists of what a feature brings that may be there, 100,000', {
    'Cargo.toml': `${MANIFEST}[dependencies]\na = { version = "1", optional = true }\n[features]\n${times(1000, (i) => `f${i} = [${times(100, (j) => `"dep:a", "a?/g${j}", "f${(i + j) % 1000}"`, ', ')}]`)}\n`,
  }),
  project('packages that take 5,000 dependencies from the workspace, 60 of them', {
    'Cargo.toml': `[workspace]\nmembers = ["m/*"]\n[workspace.dependencies]\n${times(5000, (i) => `d${i} = { path = "m/p${i % 60}", default-features = false }`)}\n`,
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        [
          `m/p${n}/Cargo.toml`,
          `[package]\nname = "p${n}"\nversion = "0.1.0"\n[dependencies]\n${times(5000, (i) => `d${i}.workspace = true`)}\n`,
        ],
        [`m/p${n}/src/lib.rs`, `#![no_std]\npub fn f${n}() {}\n`],
      ]).flat(),
    ),
  }),
  project('a build script that writes a source which includes itself by its folder', {
    'build.rs':
      'fn main() { let o = std::env::var("OUT_DIR").unwrap(); let mut s = String::new(); for i in 0..3000 { s.push_str(&format!("pub mod m{i} {{ include!(concat!(env!(\\"OUT_DIR\\"), \\"/g.rs\\")); }}\\n")); } std::fs::write(std::path::Path::new(&o).join("g.rs"), s).unwrap(); }',
    'src/lib.rs': `${kernel('', '*p = 1;')}\ninclude!(concat!(env!("OUT_DIR"), "/g.rs"));\n`,
  }),
];

export const UNSEEN_BOMBS: readonly Bomb[] = [...TYPES, ...BODIES, ...TEXTS, ...OTHERS];
