/** Bombs against rules, texts of the targets, MLIR, runs, projects and reports. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

/** A random number for each place, always the same ones. */
const mixed = (i: number, below: number): number => ((i * 2_654_435_761) >>> 7) % below;
const PACKAGE = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';
const CARGO = `${PACKAGE}[dependencies]\ncuda-device = "*"\ncuda-core = "*"\n`;
const PTX = '.version 8.0\n.target sm_80\n.address_size 64\n';
const AMD = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n';

/** A kernel of cuda-oxide with workgroup memory and all indices of a thread. */
const oxide = (name: string, body: string): Bomb => ({
  name,
  files: {
    'src/lib.rs': `use cuda_device::{DisjointSlice, SharedArray, kernel, thread, warp};\n#[kernel]\npub fn k(a: &[u32], n: u32, m: u32, mut c: DisjointSlice<u32>) {\n static mut S: SharedArray<u32, 4096> = SharedArray::UNINIT;\n let t = thread::threadIdx_x() as usize;\n let u = thread::threadIdx_y() as usize;\n let b = thread::blockIdx_x() as usize;\n unsafe {\n${body}\n }\n}\n`,
    'Cargo.toml': CARGO,
  },
  check: '.',
});

const K =
  '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32, n: u32) { unsafe { let mut i = 0u32; while i < n { i += 1; *p.add(i as usize) = i; } } }\n';
const SPIN =
  '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32, n: u32) { unsafe { loop { *p = (*p).wrapping_mul(n) ^ 1; if *p == 0xdead_beef && n == 77 { break; } } } }\n';
const LAUNCH =
  '{"launches":[{"kernel":"k","grid":[64,1,1],"block":[256,1,1],"args":[{"name":"p","buffer":"u32","length":4096},{"name":"n","scalar":"u32","value":3}]}]}';
const ran = (
  name: string,
  args: readonly string[],
  files: Readonly<Record<string, string>>,
): Bomb => ({
  name: `run: ${name}`,
  files,
  commands: [['run', Object.keys(files)[0]!, ...args]],
});

export const OTHER_ATTACKS: readonly Bomb[] = [
  // Rules.
  oxide(
    'accesses in 20 phases of 40, each with a stride and a guard of its own',
    times(
      20,
      (f) =>
        `${times(40, (i) => `if (t + ${i}) % ${f + 2} == ${i % (f + 2)} { S[(t * ${i + 1} + u * ${f + 3}) % 4096] += S[(t * ${mixed(i + f, 31) + 1} + ${i}) % 4096]; }`, ' ')} thread::sync_threads();`,
    ),
  ),
  oxide(
    'indices by shifts, masks and exclusive ors, 300 of them, between 10 barriers',
    times(
      300,
      (i) =>
        `S[((t << ${i % 5}) ^ (u & ${i}) ^ (t >> ${i % 7})) & 4095] = S[((u << ${i % 3}) | (t & ${i + 9})) & 4095];${i % 30 === 29 ? ' thread::sync_threads();' : ''}`,
    ),
  ),
  oxide(
    'loops whose strides are arguments, 12 in a row, each of three accesses',
    times(
      12,
      (i) =>
        `let mut i${i} = t; while i${i} < n as usize { S[(i${i} * (m as usize + ${i})) % 4096] = S[(i${i} + b * n as usize) % 4096] ^ S[(i${i} + u) % 4096]; i${i} += m as usize + ${i}; } thread::sync_threads();`,
    ),
  ),
  oxide(
    'a reduction written out, 500 steps with a guard each',
    times(
      500,
      (i) =>
        `if t < ${4096 >> (i % 12)} { S[t] += S[t + ${4096 >> (i % 12)} - 1]; } thread::sync_threads();`,
    ),
  ),
  oxide(
    'stores to memory of all, 800 at indices that differ by a parameter',
    times(
      800,
      (i) => `*c.as_mut_ptr().add((b * ${i + 1} + t) * (n as usize) + ${i} * (m as usize)) = a[t];`,
    ),
  ),
  // PTX.
  file(
    'PTX: 3,000 accesses to shared memory between 60 barriers',
    'k.ptx',
    `${PTX}.visible .entry k(.param .u64 p)\n{\n.reg .b32 %r<9>;\n.reg .b64 %d<4>;\n.shared .align 4 .b8 s[16384];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, %tid.y;\nmov.u32 %r5, s;\n${times(3000, (i) => `mad.lo.u32 %r3, %r1, ${i + 1}, %r2;\nadd.u32 %r4, %r5, %r3;\n${i % 2 ? 'ld.shared.u32 %r6, [%r4];' : 'st.shared.u32 [%r4], %r1;'}${i % 50 === 49 ? '\nbar.sync 0;' : ''}`)}\nret;\n}\n`,
  ),
  file(
    'PTX: 40,000 predicates that guard 40,000 branches to 400 labels',
    'k.ptx',
    `${PTX}.visible .entry k(.param .u32 n)\n{\n.reg .pred %p<40001>;\n.reg .b32 %r<9>;\nld.param.u32 %r1, [n];\n${times(400, (b) => `L${b}:\n${times(100, (i) => `setp.gt.u32 %p${b * 100 + i}, %r1, ${i};\n@%p${b * 100 + i} bra L${mixed(b * 100 + i, 400)};`)}`)}\nret;\n}\n`,
  ),
  file(
    'PTX: sections of debug information, 500,000 bytes and 20,000 labels',
    'k.ptx',
    `${PTX}.visible .entry k() { ret; }\n.section .debug_info\n{\n${times(20_000, (i) => `d${i}:\n.b8 ${times(25, (n) => `${(i + n) % 256}`, ',')}\n.b32 d${mixed(i, 20_000)}`)}\n}\n.section .debug_str { ${times(5000, (i) => `s${i}: .b8 1,2,3,0`)} }\n`,
  ),
  file(
    'PTX: 20,000 prototypes and calls through a register',
    'k.ptx',
    `${PTX}.visible .entry k(.param .u64 f)\n{\n.reg .b64 %d<2>;\nld.param.u64 %d1, [f];\n${times(20_000, (i) => `{ .param .b32 a${i}; q${i}: .callprototype _ (.param .b32 _);\nst.param.b32 [a${i}], ${i};\ncall %d1, (a${i}), q${i}; }`)}\nret;\n}\n`,
  ),
  file(
    'PTX: one register that 60,000 instructions redefine in 3,000 loops in a row',
    'k.ptx',
    `${PTX}.visible .entry k(.param .u32 n)\n{\n.reg .pred %p;\n.reg .b32 %r<3>;\nld.param.u32 %r1, [n];\n${times(3000, (b) => `L${b}:\n${times(18, (i) => `add.u32 %r1, %r1, ${i};`)}\nsetp.ne.u32 %p, %r1, ${b};\n@%p bra L${b};`)}\nret;\n}\n`,
  ),
  // AMDGCN.
  file(
    'AMDGCN: one block of 120,000 loads, waits and uses',
    'k.s',
    `${AMD}k:\n${times(40_000, (i) => `global_load_dword v${i % 200}, v[200:201], off offset:${i % 2000}\ns_waitcnt vmcnt(${i % 60})\nv_add_u32_e32 v${(i + 1) % 200}, v${i % 200}, v${(i + 7) % 200}`)}\ns_endpgm\n`,
  ),
  file(
    'AMDGCN: 100,000 local labels, each named from both sides',
    'k.s',
    `${AMD}k:\n${times(50_000, (i) => `1:\ns_branch 1b\ns_cbranch_scc0 2f\n2:\ns_nop ${i % 8}`)}\ns_endpgm\n`,
  ),
  file(
    'AMDGCN: 5,000 kernels with descriptors and metadata',
    'k.s',
    `${AMD}${times(5000, (i) => `.globl k${i}\n.type k${i},@function\nk${i}:\ns_endpgm\n.amdhsa_kernel k${i}\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n.amdhsa_accum_offset 8\n.end_amdhsa_kernel`)}\n.amdgpu_metadata\n---\namdhsa.kernels:\n${times(5000, (i) => `  - .name: k${i}\n    .symbol: k${i}.kd\n    .args:\n      - .size: 8\n        .offset: 0\n        .value_kind: global_buffer`)}\n...\n.end_amdgpu_metadata\n`,
  ),
  file(
    'AMDGCN: differences of 40,000 labels that depend on where the others are',
    'k.s',
    `${AMD}k:\n${times(20_000, (i) => `l${i}:\n.if l${i} - k > ${i * 3}\ns_nop 0\n.endif\n.p2align (l${i} - k) & 3\n.fill (l${mixed(i, i + 1)} - k) & 1, 4, 0`)}\ns_endpgm\n`,
  ),
  file(
    'AMDGCN: 3,000 LDS accesses between 60 barriers',
    'k.s',
    `${AMD}k:\n${times(3000, (i) => `v_mad_u32_u24 v3, v0, ${(i % 60) + 1}, v1\n${i % 2 ? 'ds_read_b32 v4, v3' : 'ds_write_b32 v3, v0'}${i % 50 === 49 ? '\ns_waitcnt lgkmcnt(0)\ns_barrier' : ''}`)}\ns_endpgm\n`,
  ),
  // MLIR.
  file(
    'MLIR: affine loops, 60 deep, with bounds by maps of all outer ones',
    'k.mlir',
    `func.func @f(%m: memref<?xf32>, %n: index) {\n${times(60, (i) => `affine.for %i${i} = ${i === 0 ? '0' : `max affine_map<(${times(i, (j) => `d${j}`, ', ')}) -> (${times(i, (j) => `d${j} * ${j + 1} + ${j}`, ', ')})>(${times(i, (j) => `%i${j}`, ', ')})`} to 9 {`)}\n%v = affine.load %m[${times(60, (i) => `%i${i}`, ' + ')}] : memref<?xf32>\n${'}'.repeat(60)}\nreturn\n}\n`,
  ),
  file(
    'MLIR: 20,000 aliases of maps and 20,000 uses',
    'k.mlir',
    `${times(20_000, (i) => `#m${i} = affine_map<(d0, d1) -> (d0 * ${i} + d1 floordiv ${i + 1}, d1 mod ${i + 2})>`)}\nfunc.func @f(%i: index) {\n${times(20_000, (i) => `%a${i}:2 = "t.apply"(%i) {map = #m${i}} : (index) -> (index, index)`)}\nreturn\n}\n`,
  ),
  file(
    'MLIR: symbols in symbols, a name of 20,000 parts',
    'k.mlir',
    `module { func.func @f() { func.call @f() : () -> ()\n "t.use"() {s = @a${'::@b'.repeat(20_000)}} : () -> ()\n return } }\n`,
  ),
  file(
    'MLIR: 15,000 operations in generic form that are not known, with regions of blocks',
    'k.mlir',
    times(
      15_000,
      (i) =>
        `"d${i}.op"() ({\n^a(%x: i32):\n "d.t"(%x)[^b] : (i32) -> ()\n^b:\n "d.u"() : () -> ()\n}) {a = ${i} : i64} : () -> ()`,
    ),
  ),
  file(
    'MLIR: a while loop in a while loop, 40 deep, that hands on 40 values',
    'k.mlir',
    `func.func @f(%c: i1, ${times(40, (i) => `%a${i}: i32`, ', ')}) {\n${times(40, (d) => `%r${d}:40 = scf.while (${times(40, (i) => `%x${d}_${i} = %a${i}`, ', ')}) : (${times(40, () => 'i32', ', ')}) -> (${times(40, () => 'i32', ', ')}) {\nscf.condition(%c) ${times(40, (i) => `%x${d}_${i}`, ', ')} : ${times(40, () => 'i32', ', ')}\n} do {\n^bb0(${times(40, (i) => `%y${d}_${i}: i32`, ', ')}):`)}\n${times(40, (d) => `scf.yield ${times(40, (i) => `%y${39 - d}_${i}`, ', ')} : ${times(40, () => 'i32', ', ')}\n}`)}\nreturn\n}\n`,
  ),
  // LLVM.
  file(
    'LLVM: 300 functions of 300 phis with 30 edges each',
    'k.ll',
    times(
      300,
      (f) =>
        `define void @f${f}(i32 %n) {\nentry:\n switch i32 %n, label %b0 [ ${times(29, (i) => `i32 ${i}, label %b${i + 1}`, ' ')} ]\n${times(30, (b) => `b${b}:\n br label %m`)}\nm:\n${times(300, (i) => ` %p${i} = phi i32 ${times(30, (b) => `[ ${b}, %b${b} ]`, ', ')}`)}\n ret void\n}`,
    ),
  ),
  // Runs.
  ran('a loop that never ends in 16,384 threads', ['--launch', 'launch.json'], {
    'k.rs': SPIN,
    'launch.json': LAUNCH,
  }),
  ran('a loop that never ends, in the text', ['--launch', 'launch.json', '--engine', 'text'], {
    'k.rs': SPIN,
    'launch.json': LAUNCH,
  }),
  ran('a loop that never ends, with a profile', ['--launch', 'launch.json', '--profile'], {
    'k.rs': SPIN,
    'launch.json': LAUNCH,
  }),
  ran('a loop that never ends, compared', ['--launch', 'launch.json', '--compare'], {
    'k.rs': SPIN,
    'launch.json': LAUNCH,
  }),
  ran('a million orders of threads', ['--launch', 'launch.json', '--schedules', '1000000'], {
    'k.rs': K,
    'launch.json': LAUNCH,
  }),
  ran('a replay file of 8 MB of numbers', ['--launch', 'launch.json', '--replay', 'r.json'], {
    'k.rs': K,
    'launch.json': LAUNCH,
    'r.json': `{"version":1,"order":[${'1,'.repeat(3_900_000)}1]}`,
  }),
  ran('a replay file 100,000 deep', ['--launch', 'launch.json', '--replay', 'r.json'], {
    'k.rs': K,
    'launch.json': LAUNCH,
    'r.json': nested(100_000, '[', '1', ']'),
  }),
  ran('output of a loop without end', ['--launch', 'launch.json'], {
    'k.ptx': `${PTX}.extern .func (.param .b32 r) vprintf (.param .b64 f, .param .b64 a);\n.global .align 1 .b8 s[900] = {${times(899, () => '65', ',')}, 0};\n.visible .entry k(.param .u64 p, .param .u32 n)\n{\n.reg .b64 %d<4>;\nmov.u64 %d1, s;\ncvta.global.u64 %d2, %d1;\nmov.u64 %d3, 0;\nL:\n{ .param .b64 a; .param .b64 b; .param .b32 r;\nst.param.b64 [a], %d2;\nst.param.b64 [b], %d3;\ncall.uni (r), vprintf, (a, b); }\nbra L;\n}\n`,
    'launch.json': LAUNCH,
  }),
  ran('PTX that jumps through a table of 10,000 labels for ever', ['--launch', 'launch.json'], {
    'k.ptx': `${PTX}.visible .entry k(.param .u64 p, .param .u32 n)\n{\n.reg .b32 %r<3>;\nld.param.u32 %r1, [n];\nt: .branchtargets ${times(10_000, (i) => `L${i}`, ', ')};\nA:\nbrx.idx %r1, t;\n${times(10_000, (i) => `L${i}:\nadd.u32 %r1, %r1, 7;\nrem.u32 %r1, %r1, 10000;\nbra A;`)}\nret;\n}\n`,
    'launch.json': LAUNCH,
  }),
  // Reports.
  ...(['sarif', 'json', 'gitlab', 'junit', 'github', 'short'] as const).map(
    (format): Bomb => ({
      ...rust(
        `20,000 findings as ${format}`,
        'struct S; fn g() -> S { S }',
        times(20_000, (i) => `g().missing_${i}();`),
      ),
      commands: [['check', 'k.rs', '--rustc-errors', '--format', format]],
    }),
  ),
  {
    ...rust('a baseline of 8 MB that holds nothing of this', '', '*p = missing;'),
    files: {
      'k.rs': kernel('', '*p = missing;'),
      'b.json': `{"version":1,"findings":[${'{"rule":"x","path":"k.rs","fingerprint":"0"},'.repeat(170_000)}{}]}`,
    },
    commands: [['check', 'k.rs', '--baseline', 'b.json']],
  },
  {
    ...rust('a profile of 5 MB, 50,000 deep', '', '*p = 1;'),
    files: { 'k.rs': K, 'launch.json': LAUNCH, 'p.json': nested(50_000, '{"a":[', '1', ']}') },
    commands: [
      ['run', 'k.rs', '--launch', 'launch.json', '--profile', '--profile-against', 'p.json'],
    ],
  },
  {
    ...rust(
      '4,000 fixes in one file',
      '',
      times(4000, (i) => `let x${i} = *p.add(${i}) / 8 * 1;`),
    ),
    commands: [['check', 'k.rs', '--fix', '--dry-run']],
  },
  ...(['llvm', 'abi', 'kernels', 'spec', 'test'] as const).map(
    (command): Bomb => ({
      name: `2,000 kernels of 60 parameters, by ${command}`,
      files: {
        'k.rs': `#![no_std]\n#![feature(abi_gpu_kernel)]\n${times(2000, (i) => `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}(p: *mut u32, ${times(59, (j) => `a${j}: u32`, ', ')}) { unsafe { *p = a${i % 59}; } }`)}\n`,
      },
      commands: [[command, 'k.rs']],
    }),
  ),
  // Projects.
  {
    name: 'a project of 300 packages by path, each with a build script that loops to its limit',
    files: {
      'Cargo.toml': `${PACKAGE}[dependencies]\n${times(300, (i) => `p${i} = { path = "p${i}" }`)}\n`,
      'src/lib.rs': kernel('', '*p = 1;'),
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, i) => [
          [`p${i}/Cargo.toml`, `${PACKAGE.replace('app', `p${i}`)}build = "build.rs"\n`],
          [
            `p${i}/build.rs`,
            `fn main() { let mut x = ${i}u64; loop { x = x.wrapping_mul(6364136223846793005).wrapping_add(1); if x == 7 { break; } } println!("cargo:rustc-cfg=x"); }\n`,
          ],
          [`p${i}/src/lib.rs`, '#![no_std]\n'],
        ]).flat(),
      ),
    },
    check: '.',
  },
  {
    name: 'features by expressions of cfg in 3,000 targets of dependencies',
    files: {
      'Cargo.toml': `${PACKAGE}${times(3000, (i) => `[target.'cfg(all(not(feature = "f${i}"), any(target_os = "cuda", target_arch = "a${i}")))'.dependencies]\nd${i} = "1"`)}\n`,
      'src/lib.rs': kernel('', '*p = 1;'),
    },
    check: '.',
  },
  {
    name: 'host code with tables of a million constants, and launches that depend on them',
    files: {
      'src/main.rs': `use cuda_device::{DisjointSlice, kernel, thread};\n#[kernel]\npub fn k(n: u32, mut c: DisjointSlice<u32>) { let i = thread::index_1d(); if let Some(x) = c.get_mut(i) { *x = n; } }\nconst T: [u32; 300_000] = [${'7,'.repeat(300_000)}];\nconst fn s(n: usize) -> u32 { let mut i = 0; let mut s = 0u32; while i < n { s = s.wrapping_add(T[i % 300_000]); i += 1; } s }\n${times(100, (i) => `const B${i}: u32 = s(${100_000 + i});`)}\nfn main() { let ctx = cuda_core::CudaContext::new(0).unwrap(); let s = ctx.default_stream(); let m = kernels::load(&ctx).unwrap(); let mut c = cuda_core::DeviceBuffer::<u32>::zeroed(&s, 4).unwrap(); ${times(100, (i) => `m.k(&s, cuda_core::LaunchConfig { grid_dim: (B${i}, 1, 1), block_dim: (B${i} % 1024, 1, 1), shared_mem_bytes: 0 }, ${i}, &mut c).unwrap();`)} }\n`,
      'Cargo.toml': CARGO,
    },
    check: '.',
  },
];
