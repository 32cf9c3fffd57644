/** Occupancy: AMD's arithmetic against LLVM, NVIDIA's against ptxas and worked examples. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitedBy, TARGETS } from '../../src/targets/index.ts';
import { isSampled, requireTool } from '../kit/index.ts';

const model = (target: string, cpu: string) => {
  const found = TARGETS[target]!.occupancy(cpu);
  assert.ok(found, `${cpu} has numbers`);
  return found;
};

describe('targets: occupancy', () => {
  it('the examples of the guides', () => {
    const use = (threads: number, registers: number, workgroupBytes = 0) => ({
      threads,
      registers,
      workgroupBytes,
    });
    const a100 = model('ptx', 'sm_80');
    assert.equal(a100.of(use(256, 32)).waves, 64);
    const tight = a100.of(use(256, 64));
    assert.deepEqual([tight.groups, tight.waves, limitedBy(tight)], [4, 32, ['registers']]);
    // One register more costs a whole block: a warp's registers come in steps of 256.
    assert.equal(a100.of(use(256, 65)).groups, 3);
    assert.equal(a100.of(use(1024, 65)).groups, 0);
    assert.equal(a100.of(use(32, 16)).groups, 32);
    assert.deepEqual(limitedBy(a100.of(use(32, 16))), ['workgroups']);
    // 163 KiB is all a block can have, with the KiB the system keeps it is the whole SM.
    assert.equal(a100.of(use(256, 32, 163 * 1024)).groups, 1);
    assert.equal(a100.of(use(256, 32, 163 * 1024 + 1)).groups, 0);
    assert.equal(a100.of(use(256, 32, 40 * 1024)).groups, 4);
    assert.equal(model('ptx', 'sm_86').of(use(1024, 32)).waves, 32);
    assert.equal(model('ptx', 'sm_75').of(use(1024, 64)).waves, 32);
    const mi300 = model('amdgcn', 'gfx942');
    assert.equal(mi300.unit, 'CU');
    assert.equal(mi300.of(use(256, 64)).waves, 32);
    assert.equal(mi300.of(use(256, 65)).waves, 28);
    assert.equal(mi300.of(use(256, 64, 33000)).groups, 1);
    assert.equal(model('amdgcn', 'gfx1100').unit, 'WGP');
  });

  /**
   * NVIDIA's table of compute capabilities: warps and blocks of an SM, KiB of shared memory of an
   * SM and of a block.
   */
  const CAPABILITIES: Readonly<Record<string, readonly [number, number, number, number]>> = {
    sm_70: [64, 32, 96, 96],
    sm_75: [32, 16, 64, 64],
    sm_80: [64, 32, 164, 163],
    sm_86: [48, 16, 100, 99],
    sm_87: [48, 16, 164, 163],
    sm_89: [48, 24, 100, 99],
    sm_90: [64, 32, 228, 227],
    sm_100: [64, 32, 228, 227],
    sm_120: [48, 24, 100, 99],
  };
  for (const [cpu, [warps, blocks, ofSm, ofBlock]] of Object.entries(CAPABILITIES)) {
    it(`${cpu}: the numbers of NVIDIA's table`, () => {
      const occupancy = model('ptx', cpu);
      const of = (threads: number, kib: number) =>
        occupancy.of({ threads, registers: 16, workgroupBytes: kib * 1024 });
      assert.equal(occupancy.maxWaves, warps);
      assert.equal(of(512, 0).waves, warps);
      assert.equal(of(32, 0).groups, blocks);
      assert.equal(of(32, ofBlock).groups, 1);
      assert.equal(of(32, ofBlock + 1).groups, 0);
      // A block keeps one KiB for the system where one block cannot have all of the SM.
      const kept = ofSm - ofBlock;
      assert.equal(of(32, 20).groups, Math.min(blocks, Math.floor(ofSm / (20 + kept))));
      // 64 Ki registers: 128 for each thread of 512, and not one more.
      const full = (registers: number) =>
        occupancy.of({ threads: 512, registers, workgroupBytes: 0 }).groups;
      assert.deepEqual([full(128), full(129), full(64)], [1, 0, Math.min(2, warps / 16)]);
    });
  }

  it('processors whose numbers are not published have none', () => {
    assert.equal(TARGETS['ptx']!.occupancy('sm_88'), undefined);
    assert.equal(TARGETS['ptx']!.occupancy('sm_1'), undefined);
    assert.equal(TARGETS['amdgcn']!.occupancy('gfx1'), undefined);
  });

  it('AMD: what llc says about registers and workgroup memory, for each processor', function () {
    const llc = requireTool(this, 'llc');
    const wrong: string[] = [];
    const most = ['gfx900', 'gfx90a', 'gfx1030', 'gfx1100'];
    for (const [i, { name: cpu }] of TARGETS['amdgcn']!.cpus.entries()) {
      if (!most.includes(cpu) && !cpu.startsWith('gfx125') && !isSampled(i, 2)) continue;
      const occupancy = model('amdgcn', cpu);
      // One wave for each SIMD: LLVM counts waves, we count whole workgroups.
      const threads = 4 * occupancy.waveSize;
      const few = [
        [1, 0, 0],
        [84, 0, 0],
        [120, 0, 0],
        [1, 0, 20000],
      ];
      const many = [
        ...[1, 24, 25, 32, 33, 49, 64, 65, 72, 84, 96, 97, 120, 128].map((v) => [v, 0, 0]),
        ...[84, 90, 100].map((s) => [1, s, 0]),
        ...[8192, 20000, 65536].map((lds) => [1, 0, lds]),
      ];
      const cases = (most.includes(cpu) ? many : few) as [number, number, number][];
      for (const [vgprs, sgprs, lds] of cases) {
        const said = llcOccupancy(llc, cpu, threads, vgprs, sgprs, lds);
        const { waves } = occupancy.of({
          threads,
          registers: said.vgprs,
          scalarRegisters: said.sgprs,
          workgroupBytes: lds,
        });
        const simds = 4;
        const ours = Math.ceil(waves / simds);
        if (ours !== said.waves)
          wrong.push(`${cpu} ${vgprs} ${sgprs} ${lds}: llc ${said.waves}, ours ${ours}`);
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('NVIDIA: ptxas keeps to as many registers as the arithmetic allows', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'occupancy-'));
    try {
      for (const [cpu, threads, blocks] of [
        ['sm_80', 256, 3],
        ['sm_90', 256, 5],
        ['sm_89', 192, 5],
        ['sm_120', 512, 2],
      ] as const) {
        const file = join(folder, 'k.ptx');
        writeFileSync(file, hungryPtx(cpu, threads, blocks));
        const args = ['-v', `-arch=${cpu}`, file, '-o', join(folder, 'k')];
        const said = spawnSync(ptxas, args, { encoding: 'utf8' });
        const registers = Number(/Used (\d+) registers/.exec(said.stderr + said.stdout)?.[1]);
        const of = (n: number) =>
          model('ptx', cpu).of({ threads, registers: n, workgroupBytes: 0 }).groups;
        assert.ok(of(registers) >= blocks, `${cpu}: ${registers} registers fit ${blocks} times`);
        assert.ok(of(registers + 8) < blocks, `${cpu}: ptxas uses the limit of ${registers}`);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Waves per SIMD and registers that llc prints for a kernel that touches so many. */
function llcOccupancy(
  llc: string,
  cpu: string,
  threads: number,
  vgprs: number,
  sgprs: number,
  lds: number,
) {
  const touch = (register: string): string =>
    `call void asm sideeffect "; touch", "~{${register}}"()`;
  const ir = `
@lds = internal addrspace(3) global [${Math.max(1, lds)} x i8] poison, align 4
define amdgpu_kernel void @k() #0 {
  ${touch(`v${vgprs - 1}`)}
  ${sgprs > 0 ? touch(`s${sgprs - 1}`) : ''}
  ${lds > 0 ? 'store volatile i8 0, ptr addrspace(3) @lds' : ''}
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="${threads},${threads}" }`;
  const text = execFileSync(llc, ['-mtriple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-o', '-'], {
    input: ir,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const number = (name: string): number => Number(new RegExp(`; ${name}: (\\d+)`).exec(text)?.[1]);
  return {
    waves: number('Occupancy'),
    vgprs: number('NumVgprs'),
    sgprs: number('TotalNumSgprs'),
  };
}

/**
 * A kernel with more values alive than any thread has registers, and launch bounds that ask for so
 * many blocks.
 */
function hungryPtx(cpu: string, threads: number, blocks: number): string {
  const many = 240;
  const each = (line: (i: number) => string): string =>
    Array.from({ length: many }, (_, i) => line(i)).join('\n');
  return `.version 8.7
.target ${cpu}
.address_size 64
.visible .entry k(.param .u64 p)
.maxntid ${threads}, 1, 1
.minnctapersm ${blocks}
{
.reg .b32 %r<${many}>;
.reg .b64 %rd<2>;
ld.param.u64 %rd1, [p];
${each((i) => `ld.volatile.global.u32 %r${i}, [%rd1+${4 * i}];`)}
bar.sync 0;
${each((i) => `st.volatile.global.u32 [%rd1+${4 * i}], %r${i};`)}
ret;
}
`;
}
