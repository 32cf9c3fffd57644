/** MLIR, LLVM IR and launch specs that grow. */
import { type Bomb, file, nested, times } from './bomb.ts';

const gpu = (body: string, params = '%p: memref<?xf32>', outside = ''): string =>
  `${outside}\nmodule attributes {gpu.container_module} {\n gpu.module @m {\n gpu.func @k(${params}) kernel {\n${body}\n gpu.return\n }\n }\n}\n`;
const mlir = (name: string, text: string): Bomb => file(`MLIR: ${name}`, 'k.mlir', text);
const ll = (name: string, text: string): Bomb => file(`LLVM: ${name}`, 'k.ll', text);

export const MLIR_BOMBS: readonly Bomb[] = [
  mlir('regions, 20,000 deep', gpu(nested(20_000, 'scf.execute_region {\n', '', '\nscf.yield }'))),
  mlir(
    'loops, 100 deep',
    gpu(
      `%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c9 = arith.constant 9 : index\n${times(100, (i) => `scf.for %i${i} = %c0 to %c9 step %c1 {`)}\n${'}\n'.repeat(100)}`,
    ),
  ),
  mlir(
    'types, 50,000 deep',
    `func.func @f(%a: ${nested(50_000, 'tuple<', 'i32', '>')}) { return }`,
  ),
  mlir(
    'functions as types, deep',
    `func.func @f(%a: ${nested(20_000, '(', 'i32', ') -> i32')}) { return }`,
  ),
  mlir(
    'attributes, 50,000 deep',
    `module attributes {a = ${nested(50_000, '[', '1', ']')}, b = ${nested(50_000, '{a = ', '1', '}')}} {}`,
  ),
  mlir(
    'type aliases that double',
    `!t0 = i32\n${times(60, (i) => `!t${i + 1} = tuple<!t${i}, !t${i}>`)}\nfunc.func private @f(!t60)`,
  ),
  mlir(
    'attribute aliases that double',
    `#a0 = 1 : i32\n${times(60, (i) => `#a${i + 1} = [#a${i}, #a${i}]`)}\nmodule attributes {a = #a60} {}`,
  ),
  mlir(
    'aliases that need each other',
    '!a = tuple<!b>\n!b = tuple<!a>\n#x = [#y]\n#y = [#x]\nfunc.func private @f(!a) attributes {x = #x}',
  ),
  mlir(
    'locations that double',
    `#l0 = loc("x":1:2)\n${times(60, (i) => `#l${i + 1} = loc(fused[#l${i}, #l${i}])`)}\nmodule {} loc(#l60)`,
  ),
  mlir(
    'locations, 20,000 deep',
    `module {} loc(${nested(20_000, 'callsite("a" at ', '"b"', ')')})`,
  ),
  mlir('100,000 operations', gpu(times(100_000, (i) => `%a${i} = arith.constant ${i} : i32`))),
  mlir(
    'a chain of 30,000 additions',
    gpu(
      `%a0 = arith.constant 1 : i32\n${times(30_000, (i) => `%a${i + 1} = arith.addi %a${i}, %a${i} : i32`)}`,
    ),
  ),
  mlir(
    '20,000 blocks',
    gpu(`cf.br ^b0\n${times(20_000, (i) => `^b${i}:\ncf.br ^b${i + 1}`)}\n^b20000:`),
  ),
  mlir(
    '5,000 functions that call each other',
    `${times(5000, (i) => `func.func @f${i}() { func.call @f${(i + 1) % 5000}() : () -> ()\n return }`)}`,
  ),
  mlir('a number of 5 million digits', gpu(`%a = arith.constant ${'9'.repeat(5_000_000)} : i32`)),
  mlir(
    'a float of 3 million digits',
    gpu(
      `%a = arith.constant 1.${'3'.repeat(3_000_000)} : f32\n%b = arith.constant 1.0e${'9'.repeat(100_000)} : f32`,
    ),
  ),
  mlir(
    'an integer type of 10^9 bits',
    gpu(
      `%a = arith.constant 1 : i1000000000\n%b = arith.constant -1 : i16777215\n%c = arith.addi %b, %b : i16777215`,
    ),
  ),
  mlir(
    'a vector of 10^9 elements',
    gpu(
      `%a = arith.constant dense<1.0> : vector<1000000000xf32>\n%b = arith.addf %a, %a : vector<1000000000xf32>`,
    ),
  ),
  mlir(
    'a vector of 4096 elements, 500 times',
    gpu(
      `%a0 = arith.constant dense<1.0> : vector<4096xf32>\n${times(500, (i) => `%a${i + 1} = arith.addf %a${i}, %a${i} : vector<4096xf32>`)}`,
    ),
  ),
  mlir(
    'a vector with 1,000 dimensions',
    gpu(`%a = arith.constant dense<1.0> : vector<${'2x'.repeat(1000)}f32>`),
  ),
  mlir(
    'a memref of 10^30 elements',
    gpu(
      `%a = memref.alloca() : memref<${'1000000x'.repeat(5)}f32>\n%b = memref.alloc() : memref<${'9'.repeat(10_000)}xf32>`,
    ),
  ),
  mlir(
    'dense values of 1 million',
    gpu(
      `%a = arith.constant dense<[${times(1_000_000, (i) => `${i % 7}`, ', ')}]> : tensor<1000000xi32>`,
    ),
  ),
  mlir(
    'dense values in hexadecimal',
    gpu(`%a = arith.constant dense<"0x${'AB'.repeat(2_000_000)}"> : tensor<1000000xi32>`),
  ),
  mlir(
    'dense values nested 20,000 deep',
    gpu(`%a = arith.constant dense<${nested(20_000, '[', '1', ']')}> : tensor<1xi32>`),
  ),
  mlir(
    'an affine map that is deep',
    `#m = affine_map<(d0) -> (${nested(50_000, '(', 'd0', ')')})>\n#n = affine_map<(d0) -> (${'d0 + '.repeat(50_000)}d0)>\n#o = affine_map<(d0) -> (${'-'.repeat(50_000)}d0)>\nmodule {}`,
  ),
  mlir(
    'an affine map of 20,000 dimensions',
    `#m = affine_map<(${times(20_000, (i) => `d${i}`, ', ')}) -> (${times(20_000, (i) => `d${i}`, ', ')})>\nmodule {}`,
  ),
  mlir(
    'affine expressions that are multiplied out',
    gpu(
      `%c = arith.constant 7 : index\n%x = affine.apply affine_map<(d0) -> (${nested(60, '(', 'd0', ' + d0) mod 64')})>(%c)`,
    ),
  ),
  mlir('names without end', gpu(`%${'a'.repeat(3_000_000)} = arith.constant 1 : i32`)),
  mlir(
    'strings and comments',
    `module attributes {a = "${'\\41'.repeat(500_000)}"} {}\n${'// x\n'.repeat(500_000)}`,
  ),
  mlir(
    'results, 50,000 of one operation',
    `%x:50000 = "test.op"() : () -> (${times(50_000, () => 'i32', ', ')})`,
  ),
  mlir('open brackets', '([{<'.repeat(500_000)),
  mlir('modules, 5,000 nested', nested(5000, 'module {\n', '', '\n}')),
  mlir(
    'a constant loop of 10^9 turns',
    gpu(
      `%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c9 = arith.constant 1000000000 : index\n%f = arith.constant 1.0 : f32\n${times(9, (i) => `scf.for %i${i} = %c0 to %c9 step %c1 {`)}\nmemref.store %f, %p[%i0] : memref<?xf32>\n${'}\n'.repeat(9)}`,
    ),
  ),
  mlir(
    'a launch inside a launch',
    `func.func @h() {\n%c = arith.constant 1 : index\n${times(200, (i) => `gpu.launch blocks(%a${i}, %b${i}, %c${i}) in (%d${i} = %c, %e${i} = %c, %f${i} = %c) threads(%g${i}, %h${i}, %i${i}) in (%j${i} = %c, %k${i} = %c, %l${i} = %c) {`)}\n${'gpu.terminator }\n'.repeat(200)}return }`,
  ),
];

export const LLVM_BOMBS: readonly Bomb[] = [
  ll(
    'types, 50,000 deep',
    `define void @k(${nested(50_000, '{', 'i32', '}')} %x) {\n ret void\n}\n`,
  ),
  ll('arrays, 50,000 deep', `@g = global ${nested(50_000, '[2 x ', 'i32', ']')} zeroinitializer\n`),
  ll('constants, 50,000 deep', `@g = global i64 ${nested(50_000, 'add (i64 1, i64 ', '2', ')')}\n`),
  ll(
    '100,000 instructions',
    `define void @k() {\n${times(100_000, (i) => ` %a${i} = add i32 1, ${i}`)}\n ret void\n}\n`,
  ),
  ll(
    '50,000 functions',
    times(50_000, (i) => `define void @f${i}() {\n ret void\n}`),
  ),
  ll(
    '20,000 blocks',
    `define void @k() {\n${times(20_000, (i) => `b${i}:\n br label %b${(i * 7919) % 20_000}`)}\n}\n`,
  ),
  ll('a number of 5 million digits', `@g = global i32 ${'9'.repeat(5_000_000)}\n`),
  ll('a float of 3 million digits', `@g = global float 1.${'3'.repeat(3_000_000)}e+10\n`),
  ll(
    'metadata that doubles',
    times(60, (i) => `!${i + 1} = !{!${i}, !${i}}`),
  ),
  ll('metadata without end', `${times(50_000, (i) => `!${i} = !{!${(i + 1) % 50_000}}`)}\n`),
  ll('a name without end', `define void @${'k'.repeat(3_000_000)}() {\n ret void\n}\n`),
  ll('a string of 6 MB', `@g = constant [6000000 x i8] c"${'\\41'.repeat(2_000_000)}"\n`),
  ll('attributes, 50,000', `attributes #0 = { ${times(50_000, (i) => `"a${i}"="b"`, ' ')} }\n`),
  ll('open brackets', '([{<'.repeat(500_000)),
  ll(
    'a switch of 50,000 cases',
    `define void @k(i32 %x) {\n switch i32 %x, label %d [\n${times(50_000, (i) => ` i32 ${i}, label %d`)}\n ]\nd:\n ret void\n}\n`,
  ),
];

const K =
  '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32) { unsafe { let mut i = 0u32; while i < *p { i += 1; } *p = i; } }\n';
const launch = (name: string, spec: string): Bomb => ({
  name: `launch: ${name}`,
  files: { 'k.rs': K, 'launch.json': spec },
});
const one = (args: string, grid = '[1, 1, 1]', block = '[1, 1, 1]'): string =>
  `{"launches": [{"kernel": "k", "grid": ${grid}, "block": ${block}, "args": [${args}]}]}`;
const OUT = '{"name": "p", "buffer": "u32", "length": 16, "role": "out"}';

export const LAUNCH_BOMBS: readonly Bomb[] = [
  launch('a grid of 2^90 blocks', one(OUT, '[2147483647, 2147483647, 2147483647]', '[1024, 1, 1]')),
  launch('a grid of 10^6 blocks', one(OUT, '[1000000, 1, 1]', '[1024, 1, 1]')),
  launch('a block of 10^9 threads', one(OUT, '[1, 1, 1]', '[1000000000, 1, 1]')),
  launch(
    'a buffer of 10^12 elements',
    one('{"name": "p", "buffer": "u32", "length": 1000000000000, "role": "out"}'),
  ),
  launch(
    'a buffer of 10^300 elements',
    one('{"name": "p", "buffer": "u32", "length": 1e300, "role": "out"}'),
  ),
  launch(
    '1,000 buffers of 200 MB',
    one(
      times(
        1000,
        (i) => `{"name": "p${i}", "buffer": "u32", "length": 50000000, "role": "out"}`,
        ', ',
      ),
    ),
  ),
  launch(
    '100,000 launches',
    `{"launches": [${times(100_000, () => `{"kernel": "k", "grid": [1, 1, 1], "block": [1, 1, 1], "args": [${OUT}]}`, ', ')}]}`,
  ),
  launch('JSON, 100,000 deep', nested(100_000, '[', '', ']')),
  launch('JSON objects, 50,000 deep', nested(50_000, '{"launches": ', '1', '}')),
  launch(
    'a loop of 4 billion turns',
    one('{"name": "p", "buffer": "u32", "length": 16, "role": "inout", "values": [4294967295]}'),
  ),
  launch(
    'a number of a million digits',
    one(`{"name": "p", "buffer": "u32", "length": ${'9'.repeat(1_000_000)}, "role": "out"}`),
  ),
  launch('a name without end', one(OUT).replace('"k"', `"${'k'.repeat(3_000_000)}"`)),
  launch(
    'values, 2 million',
    one(
      `{"name": "p", "buffer": "u32", "length": 2000000, "role": "inout", "values": [${'1,'.repeat(1_999_999)}1]}`,
    ),
  ),
];
