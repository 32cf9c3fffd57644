/**
 * Launches in `.mlir` texts: what is wrong with them, at its token and with its fix; links from
 * launches to kernels and back; their sizes as the kernel's launch.
 */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import {
  hostLinkAt,
  hover,
  kernelsIn,
  launchCallers,
  launchesInFunction,
  launchesOf,
  signatureAt,
} from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PATH = '/launches.mlir';

const TEXT = `module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @fill(%x: f32, %out: memref<?xf32>) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %t = gpu.thread_id x
      memref.store %x, %out[%t] : memref<?xf32>
      gpu.return
    }
    gpu.func @tiles(%out: memref<?xf32>) kernel {
      %t = gpu.thread_id x
      %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %c0 = arith.constant 0 : index
      %a = memref.view %d[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
      %v = memref.load %out[%t] : memref<?xf32>
      memref.store %v, %a[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.return
    }
    gpu.func @bounded() kernel attributes {nvvm.maxntid = array<i32: 64>} {
      gpu.return
    }
    gpu.func @plain() kernel {
      gpu.return
    }
  }
  func.func @run(%out: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %bytes = arith.constant 256 : i32
    %many = arith.constant 300000 : i32
    %half = arith.divui %c128, %c4 : index
    %x = arith.constant 1.0 : f32
    gpu.launch_func @kernels::@fill blocks in (%c4, %c1, %c1) threads in (%c128, %c1, %c1) args(%x : f32, %out : memref<?xf32>)
    gpu.launch_func @kernels::@tiles blocks in (%n, %c1, %c1) threads in (%c64, %c1, %c1) dynamic_shared_memory_size %bytes args(%out : memref<?xf32>)
    gpu.launch_func @kernels::@bounded blocks in (%n, %c1, %c1) threads in (%c64, %c1, %c1)
    gpu.launch_func @kernels::@plain blocks in (%n, %c1, %c1) threads in (%n, %c1, %c1)
    return
  }
}
`;

/**
 * A text in place of another, and what is found then: rule, token, message; `fixed`: it has a fix.
 */
const PLANTS: readonly {
  readonly from: string;
  readonly to: string;
  readonly rule: string;
  readonly token: string;
  readonly message: RegExp;
  readonly fixed?: true;
}[] = [
  {
    from: '@kernels::@fill',
    to: '@kernels::@fil',
    rule: 'mlir-invalid',
    token: '@kernels::@fil ',
    message: /did you mean `@fill`/,
    fixed: true,
  },
  {
    from: '@kernels::@tiles',
    to: '@kernel::@tiles',
    rule: 'mlir-invalid',
    token: '@kernel::',
    message: /no module `@kernel`; did you mean `@kernels`/,
    fixed: true,
  },
  {
    from: 'module attributes {gpu.container_module} {',
    to: 'module {',
    rule: 'mlir-invalid',
    token: 'gpu.launch_func',
    message: /lacks the attribute `gpu.container_module`/,
    fixed: true,
  },
  {
    from: 'blocks in (%c4, %c1, %c1) threads in (%c128, %c1, %c1)',
    to: 'blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1)',
    rule: 'launch-bounds-exceeded',
    token: '%c64',
    message: /compiled for blocks of \(128, 1, 1\), this launch has \(64, 1, 1\)/,
  },
  {
    from: 'blocks in (%c4, %c1, %c1) threads in (%c128, %c1, %c1)',
    to: 'blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)',
    rule: 'launch-bounds-exceeded',
    token: '%c1,',
    message: /compiled for a grid of \(4, 1, 1\)/,
  },
  {
    from: '@bounded blocks in (%n, %c1, %c1) threads in (%c64, %c1, %c1)',
    to: '@bounded blocks in (%n, %c1, %c1) threads in (%c128, %c1, %c1)',
    rule: 'launch-bounds-exceeded',
    token: '%c128',
    message: /at most 64 threads in a block, this launch has 128/,
  },
  {
    from: '@plain blocks in (%n, %c1, %c1)',
    to: '@plain blocks in (%c0, %c1, %c1)',
    rule: 'launch-geometry',
    token: '%c0',
    message: /no workgroups along x/,
  },
  {
    from: 'threads in (%n, %c1, %c1)',
    to: 'threads in (%c128, %c64, %c1)',
    rule: 'launch-geometry',
    token: '%c128, %c64',
    message: /8192 threads, the most are 1024/,
  },
  {
    from: 'threads in (%n, %c1, %c1)',
    to: 'threads in (%n, %c1, %c128)',
    rule: 'launch-geometry',
    token: '%c128',
    message: /size 128 along z, the most are 64/,
  },
  {
    from: ' dynamic_shared_memory_size %bytes',
    to: '',
    rule: 'launch-workgroup-memory',
    token: '@tiles',
    message: /this launch gives 0 bytes/,
  },
  {
    from: 'dynamic_shared_memory_size %bytes',
    to: 'dynamic_shared_memory_size %many',
    rule: 'launch-workgroup-memory',
    token: '%many',
    message: /no GPU has more than/,
  },
  {
    from: 'args(%x : f32, %out : memref<?xf32>)',
    to: 'args(%x : f32)',
    rule: 'mlir-invalid',
    token: '@kernels::@fill',
    message: /takes 2 arguments, 1 is given/,
  },
  {
    from: '@plain blocks in (%n, %c1, %c1)',
    to: '@plain blocks in (%n, %c4, %c1)',
    rule: '',
    token: '',
    message: /./,
  },
];

describe('mlir: launches', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const found = (text: string) => {
    engine.setFile(PATH, text);
    return engine.diagnostics(PATH);
  };

  it('finds nothing where all is right', () => {
    assert.deepEqual(
      found(TEXT).map(({ message }) => message),
      [],
    );
  });

  for (const { from, to, rule, token, message, fixed } of PLANTS)
    it(`${to || `without ${from}`}: ${rule || 'nothing'}`, () => {
      assert.ok(TEXT.includes(from));
      const text = TEXT.replace(from, to);
      const [first] = found(text);
      if (rule === '') {
        assert.equal(first, undefined);
        return;
      }
      assert.ok(first);
      const { start } = first.span;
      assert.deepEqual([first.code, text.slice(start, start + token.length)], [rule, token]);
      assert.match(first.message, message);
      if (fixed !== true) return;
      const [fix] = first.fixes ?? [];
      assert.ok(fix);
      assert.deepEqual(found(applyEdits(text, fix.edits)), []);
    });

  it('lead to the kernel, and from there to its launches and the function around them', () => {
    engine.setFile(PATH, TEXT);
    const at = TEXT.indexOf('@fill blocks') + 2;
    assert.equal(hostLinkAt(engine, PATH, at)?.name.kernel?.name, 'fill');
    assert.match(hover(engine, PATH, at)!.markdown, /gpu\.func @fill\(%x: f32, %out: memref/);
    const [fill] = kernelsIn(engine, PATH);
    assert.deepEqual(
      launchesOf(engine, [PATH], fill!).map(({ text }) => text.slice(0, 31)),
      ['gpu.launch_func @kernels::@fill'],
    );
    const [caller] = launchCallers(engine, [PATH], fill!);
    assert.equal(caller!.name, 'run');
    assert.equal(TEXT.slice(caller!.nameSpan.start, caller!.nameSpan.end), 'run');
    assert.equal(launchesInFunction(engine, PATH, caller!.nameSpan.start).length, 4);
  });

  it('show what the kernel takes in the list of arguments', () => {
    const at = TEXT.indexOf('%out : memref<?xf32>)\n    gpu.launch_func @kernels::@tiles');
    const shown = signatureAt(engine, PATH, at, () => [])!;
    assert.equal(shown.label, 'fill(%x: f32, %out: memref<?xf32>)');
    assert.equal(shown.active, 1);
  });

  it('are the sizes that the kernel is run with', () => {
    const [sizes] = engine.launchSizes(PATH, 'fill');
    assert.deepEqual([sizes!.grid, sizes!.block, sizes!.workgroupMem], [[4, 1, 1], [128, 1, 1], 0]);
    assert.equal(engine.launchSizes(PATH, 'tiles')[0]!.workgroupMem, 256);
  });
});
