/**
 * Checks of bounds: planted accesses outside of memory whose length is known end in a trap that
 * names the line, and in the simulator the offset; kernels of the corpus run as without checks;
 * what is proven costs nothing.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readTextFile } from '../../src/disk/index.ts';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { isSampled, listFiles, repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { lengthsOf } from './launch-lengths.ts';

const RUN = { ptx: runPtx, amdgcn: runAmdgcn } as const;
const TARGETS = ['ptx', 'amdgcn'] as const;

/** Words of the buffer, of the memory that the launch sizes, and of the static table. */
const WORDS = 64;
const LAUNCH_WORDS = 32;

/** What a thread does with `data`, `shared`, `i` and `n`; OUT marks the line that goes wrong. */
const IN_RUST: readonly string[] = [
  '*data.add(64) = 1; // OUT',
  '*data.add(n as usize) = 1; // OUT',
  '*data.add(i + 40) = 1; // OUT',
  '*data.sub(1) = 1; // OUT',
  '*data.offset(-(i as isize) - 1) = 1; // OUT',
  '*data = *data.add(100); // OUT',
  'let x = data.add(i).read();\n        *data.add(x as usize + 64) = x; // OUT',
  'let p = data.add(60) as *mut u64;\n        *p.add(2) = 1; // OUT',
  '*(data as *mut u8).add(256) = 1; // OUT',
  '*(data as *mut u8).add(255 + i) = 1; // OUT',
  '*(data as *mut u16).add(128) = 1; // OUT',
  'let mut k = 0;\n        while k <= n as usize {\n            *data.add(k) = 1; // OUT\n            k += 1;\n        }',
  'let mut p = data;\n        for _ in 0..65 {\n            *p = 2; // OUT\n            p = p.add(1);\n        }',
  'let p = if i < 16 { data } else { data.add(32) };\n        *p.add(i + 20) = 1; // OUT',
  'core::ptr::copy_nonoverlapping(data, data.add(32), n as usize); // OUT',
  'core::ptr::write_bytes(data.add(8), 0, n as usize); // OUT',
  'let a = core::sync::atomic::AtomicU32::from_ptr(data.add(i * 3));\n        a.fetch_add(1, core::sync::atomic::Ordering::Relaxed); // OUT',
  'let v = data.add(63) as *mut [u32; 2];\n        (*v)[1] = 1; // OUT',
  '*data.add(i << 1 | 64) = 1; // OUT',
  '*data.add((n as usize) * 2 - i) = 1; // OUT',
  '*shared.add(32) = 1; // OUT',
  '*shared.add(i + 8) = 1; // OUT',
  '*shared.add(n as usize) = 1; // OUT',
  '*shared.sub(1 + i) = 1; // OUT',
  '*data = *shared.add(i * 2); // OUT',
  'let x = *data.add(i);\n        *shared.add(x as usize + 64) = x; // OUT',
  'let mut k = i;\n        while k < 40 {\n            *shared.add(k) = 1; // OUT\n            k += 32;\n        }',
  '*(shared as *mut u64).add(16) = 1; // OUT',
  '*(shared as *mut u8).add(128 + i) = 1; // OUT',
  'core::ptr::write_bytes(shared.add(1), 0, 32); // OUT',
];

const SOURCE = (body: string): string => `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#[cfg(target_arch = "nvptx64")]
fn thread() -> usize { unsafe { core::arch::nvptx::_thread_idx_x() as usize } }
#[cfg(target_arch = "amdgpu")]
fn thread() -> usize { core::arch::amdgpu::workitem_id_x() as usize }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn planted(data: *mut u32, n: u32) {
    let i = thread();
    let shared = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        ${body}
    }
}
`;

/** Operations on a buffer and on workgroup memory of MLIR; the last one goes wrong. */
const IN_MLIR: readonly (readonly [type: string, ops: string])[] = [
  ['memref<64xi32>', 'memref.store %one, %data[%out] : memref<64xi32>'],
  [
    'memref<64xi32>',
    '%v = memref.load %data[%out] : memref<64xi32>\n memref.store %v, %data[%zero] : memref<64xi32>',
  ],
  ['memref<8x8xi32>', 'memref.store %one, %data[%nine, %seven] : memref<8x8xi32>'],
  ['memref<?xi32>', 'memref.store %one, %data[%out] : memref<?xi32>'],
  ['memref<?x8xi32>', 'memref.store %one, %data[%nine, %seven] : memref<?x8xi32>'],
  [
    'memref<64xi32>',
    '%at = arith.addi %tid, %forty : index\n memref.store %one, %data[%at] : memref<64xi32>',
  ],
  [
    'memref<64xi32>',
    '%at = arith.subi %tid, %nine : index\n memref.store %one, %data[%at] : memref<64xi32>',
  ],
  [
    'memref<64xi32>',
    'scf.for %k = %zero to %hundred step %step { memref.store %one, %data[%k] : memref<64xi32> }',
  ],
  [
    'memref<64xi32>',
    'memref.store %one, %tile[%forty] : memref<32xi32, #gpu.address_space<workgroup>>',
  ],
  [
    'memref<64xi32>',
    '%at = arith.addi %tid, %nine : index\n memref.store %one, %tile[%at] : memref<32xi32, #gpu.address_space<workgroup>>',
  ],
];

const MLIR = (type: string, ops: string): string => `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @planted(%data: ${type}) workgroup(%tile: memref<32xi32, #gpu.address_space<workgroup>>) kernel {
      %tid = gpu.thread_id x
      %one = arith.constant 1 : i32
      %zero = arith.constant 0 : index
      %step = arith.constant 1 : index
      %seven = arith.constant 7 : index
      %nine = arith.constant 9 : index
      %forty = arith.constant 40 : index
      %out = arith.constant 64 : index
      %hundred = arith.constant 100 : index
      ${ops}
      gpu.return
    }
  }
}
`;

const DATA = { name: 'data', buffer: 'u32', length: WORDS, role: 'inout', init: { gen: 'zeros' } };

function launch(args: readonly unknown[]): LaunchSpec {
  return {
    name: 'planted',
    launches: [
      {
        kernel: 'planted',
        grid: [1, 1, 1],
        block: [32, 1, 1],
        workgroup_mem: 4 * LAUNCH_WORDS,
        args,
      },
    ],
  } as unknown as LaunchSpec;
}

describe('checks of bounds', () => {
  it('are tried on 40 planted accesses', () => assert.equal(IN_RUST.length + IN_MLIR.length, 40));

  for (const [index, body] of IN_RUST.entries()) {
    const text = SOURCE(body);
    const line = text.split('\n').findIndex((one) => one.includes('// OUT'));
    it(`Rust: ${body.replace(/\s+/g, ' ')}`, () => {
      const spec = launch([DATA, { name: 'n', scalar: 'u32', value: WORDS }]);
      for (const target of TARGETS) {
        // Without a length for the buffer, but for the first ones.
        const engine = testEngine();
        engine.setFile('/k.rs', text);
        const emitted = engine.emit('/k.rs', target, { checkBounds: lengthsOf(spec) });
        assert.deepEqual(emitted.problems, []);
        const { diagnostics } = RUN[target](emitted.text, spec);
        const [fault] = diagnostics.filter(({ severity }) => severity === 'error');
        assert.equal(fault?.code, 'trap', `${target}: ${JSON.stringify(diagnostics[0])}`);
        if (target === 'ptx')
          assert.match(
            fault!.message,
            /^k\.rs:\d+:\d+: out of bounds: .* in (?:`data` of 256|launch-sized workgroup memory of 128) bytes, at offset -?\d+$/,
          );
        const source = emitted.lineMap[fault!.line!]!;
        const frames = [source, ...(source.callers ?? [])];
        const lines = frames.map(({ start }) => text.slice(0, start).split('\n').length - 1);
        assert.ok(lines.includes(line), `${target}: lines ${lines}, ${line} expected (${index})`);
      }
    });
  }

  for (const [type, ops] of IN_MLIR) {
    it(`MLIR: ${type}: ${ops.replace(/\s+/g, ' ')}`, () => {
      const shape = type.slice(7).split('x').slice(0, -1);
      const sizes = shape.map((dim) =>
        dim === '?' ? WORDS / (shape.length > 1 ? 8 : 1) : Number(dim),
      );
      const scalar = (name: string, value: number) => ({ name, scalar: 'u64', value });
      const spec = launch([
        { ...DATA, name: 'allocated' },
        DATA,
        scalar('offset', 0),
        ...sizes.map((size, at) => scalar(`size${at}`, size)),
        ...sizes.map((_, at) =>
          scalar(
            `stride${at}`,
            sizes.slice(at + 1).reduce((a, b) => a * b, 1),
          ),
        ),
      ]);
      for (const target of TARGETS) {
        const engine = testEngine();
        engine.setFile('/k.mlir', MLIR(type, ops));
        const emitted = engine.emit('/k.mlir', target, { checkBounds: {} });
        assert.deepEqual(emitted.problems, []);
        const { diagnostics } = RUN[target](emitted.text, spec);
        const [fault] = diagnostics.filter(({ severity }) => severity === 'error');
        assert.equal(fault?.code, 'trap', `${target}: ${JSON.stringify(diagnostics[0])}`);
        assert.ok(emitted.lineMap[fault!.line!] !== undefined);
      }
    });
  }

  it('cost nothing where the access is proven', () => {
    const text = SOURCE(
      '*shared.add(i & 31) = 1;\n        *data.add(i % 64) = *shared.add(i % 32);',
    );
    const engine = testEngine();
    engine.setFile('/k.rs', text);
    const spec = launch([DATA, { name: 'n', scalar: 'u32', value: WORDS }]);
    for (const target of TARGETS) {
      const checked = engine.emit('/k.rs', target, { checkBounds: lengthsOf(spec) });
      assert.match(checked.notes?.[0] ?? '', /^bounds: \d accesses are proven inside, 0 checked$/);
      assert.equal(checked.text, engine.emit('/k.rs', target).text);
    }
  });

  it('change no result of the corpus', function () {
    this.timeout(300_000);
    const engine = createEngine({ readFile: readTextFile, prelude: preludeTexts });
    const paths = ['test-fixtures/kernels', 'test-fixtures/kernels-more'].flatMap((folder) =>
      listFiles(folder, ['.rs']),
    );
    for (const [index, path] of paths.entries()) {
      if (!isSampled(index, 6)) continue;
      const json = readFileSync(repoPath(path.replace('.rs', '.json')), 'utf8');
      const spec = JSON.parse(json) as LaunchSpec;
      for (const target of TARGETS) {
        const emitted = engine.emit(repoPath(path), target, { checkBounds: lengthsOf(spec) });
        const { ok, diagnostics, mismatches } = RUN[target](emitted.text, spec);
        assert.ok(ok, `${path}: ${JSON.stringify([...diagnostics, ...mismatches][0])}`);
      }
    }
  });
});
