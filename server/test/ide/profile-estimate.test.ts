/** The model of time of a profile: what instructions compute, and what its estimate depends on. */
import assert from 'node:assert/strict';
import { type LaunchCounts, noCounts, type SpaceCounts } from '../../src/emulate/index.ts';
import { estimateOf } from '../../src/ide/profile/estimate.ts';
import { gpuRow } from '../../src/ide/profile/gpus.ts';
import { operationOf } from '../../src/ide/profile/operations.ts';

const FLOPS: readonly (readonly ['ptx' | 'amdgcn', string, number])[] = [
  ['ptx', 'fma.rn.f32', 2],
  ['ptx', 'add.rn.f32', 1],
  ['ptx', 'fma.rn.f16x2', 4],
  ['ptx', 'mul.rn.f64', 1],
  ['ptx', 'add.s32', 0],
  ['ptx', 'ld.global.f32', 0],
  ['ptx', 'cvt.rn.f32.u32', 0],
  ['ptx', 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32', 4096],
  ['ptx', 'wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32', 8192],
  ['amdgcn', 'v_fma_f32', 2],
  ['amdgcn', 'v_fmac_f32_e32', 2],
  ['amdgcn', 'v_pk_fma_f32', 4],
  ['amdgcn', 'v_add_f64', 1],
  ['amdgcn', 'v_add_u32_e32', 0],
  ['amdgcn', 'v_dot2_f32_f16', 4],
  ['amdgcn', 'v_mfma_f32_32x32x8f16', 16384],
  ['amdgcn', 'v_mfma_f32_32x32x1_2b_f32', 4096],
  ['amdgcn', 'v_wmma_f32_16x16x16_f16', 8192],
  ['amdgcn', 's_add_u32', 0],
];

/** A launch of one load and one multiplication, whose numbers can be changed. */
function launch(space: Partial<SpaceCounts>, more: Partial<LaunchCounts> = {}): LaunchCounts {
  const zero: SpaceCounts = {
    requests: 0,
    accesses: 0,
    bytesRead: 0,
    bytesWritten: 0,
    sectors: 0,
    idealSectors: 0,
    lines: 0,
    passes: 0,
    idealPasses: 0,
    atomics: 0,
    contention: 0,
  };
  const executed = 100_000;
  const threads = executed * 32;
  const base = { executed, threads, predicated: threads };
  const global = { ...zero, requests: executed, bytesRead: threads * 4, ...space };
  return {
    launch: 0,
    kernel: 'k',
    lanes: 32,
    blocks: 1000,
    warps: 8000,
    threads: 256_000,
    sectorBytes: 32,
    lineBytes: 128,
    banks: 32,
    sectorsRead: 400_000,
    sectorsWritten: 0,
    isComplete: true,
    instructions: [
      { ...noCounts(0, 0), ...base, spaces: { global } },
      { ...noCounts(1, 1), ...base },
    ],
    ...more,
  };
}

const TEXTS = ['ld.global.f32 %f1, [%rd1];', '  @%p1 mul.rn.f32 %f2, %f1, %f1;'];

function estimate(counts: LaunchCounts, cpu = 'sm_80') {
  return estimateOf({ target: 'ptx', cpu, counts, texts: TEXTS });
}

describe('ide: the model of a profile', () => {
  for (const [target, name, flops] of FLOPS)
    it(`${name} computes ${flops}`, () => assert.equal(operationOf(target, name).flops, flops));

  it('counts operations of lanes whose guard holds', () => {
    const counts = launch({ sectors: 400_000, lines: 100_000 });
    assert.equal(estimate(counts).estimate!.flops, 3_200_000);
    const half = counts.instructions.map((one) => ({ ...one, predicated: one.threads / 2 }));
    assert.equal(estimate({ ...counts, instructions: half }).estimate!.flops, 1_600_000);
  });

  it('is bound by memory where each byte is needed once', () => {
    const counts = launch(
      { sectors: 4_000_000, lines: 1_000_000 },
      { sectorsRead: 40_000_000, warps: 64_000, blocks: 8000 },
    );
    const { bound, microseconds, memoryBytes } = estimate(counts).estimate!;
    assert.equal(bound, 'memory');
    // 1.28 GB at 1,555 GB/s.
    assert.equal(memoryBytes, 1.28e9);
    assert.ok(Math.abs(microseconds - 823) < 2, `${microseconds}`);
  });

  it('never becomes faster with more sectors, passes or lanes at one address', () => {
    const base = { sectors: 400_000, lines: 100_000 };
    const before = estimate(launch(base)).estimate!.microseconds;
    for (const worse of [
      { ...base, sectors: 3_200_000, lines: 3_200_000 },
      { ...base, contention: 3_200_000 },
    ])
      assert.ok(estimate(launch(worse)).estimate!.microseconds > before);
    const [first] = estimate(launch({ ...base, sectors: 3_200_000, lines: 3_200_000 })).cycles;
    assert.ok(first! > estimate(launch(base)).cycles[0]!);
  });

  it('knows variants of a GPU, and says nothing of others', () => {
    assert.equal(gpuRow('sm_90a')?.product, 'H100 SXM');
    assert.equal(gpuRow('sm_100f')?.product, 'B200');
    assert.equal(gpuRow('sm_35'), undefined);
    assert.equal(gpuRow('constructor'), undefined);
    const { estimate: none, cycles } = estimate(launch({}), 'sm_35');
    assert.equal(none, undefined);
    assert.deepEqual(cycles, [100_000, 100_000]);
  });
});
