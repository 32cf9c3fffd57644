/** Races in texts of PTX and AMDGCN: both lines, and silence where something orders them. */
import assert from 'node:assert/strict';
import { runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { canCheckText, createExecution, watchText } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = `.version 7.8
.target sm_80
.address_size 64
.shared .align 4 .b8 tile[1024];
.visible .entry k(.param .u64 y)
{
  .reg .pred %p<4>;
  .reg .b32 %r<16>;
  .reg .b64 %d<8>;
  ld.param.u64 %d1, [y];
  cvta.to.global.u64 %d1, %d1;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, %ctaid.x;
  mul.lo.u32 %r3, %r1, 4;
  mov.u32 %r4, tile;
  add.u32 %r5, %r4, %r3;
  sub.u32 %r6, 252, %r3;
  add.u32 %r6, %r4, %r6;
`;

/** Runs a body on 2 blocks of 64 threads; kinds and the lines of both sides, without comments. */
function racesOf(body: string, grid = 1): string[] {
  const text = `${HEAD}${body}\n  ret;\n}\n`;
  const launches = [{ grid: [grid, 1, 1], block: [64, 1, 1] }] as const;
  const races = watchText('ptx', text, launches, 32);
  const result = runPtx(
    text,
    {
      launches: [
        {
          kernel: 'k',
          grid: [grid],
          block: [64],
          args: [{ name: 'y', buffer: 'u32', length: 256, role: 'inout', init: { gen: 'zeros' } }],
        },
      ],
    },
    {
      observer: (event) => races.observer(event),
      sync: (event) => races.sync(event),
      placed: (...one) => races.placed(...one),
    },
  );
  assert.deepEqual(
    result.diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  );
  const lines = text.split('\n');
  const name = (line: number): string => lines[line]!.trim();
  return races.found.map(
    ({ code, line, other }) =>
      `${code}: ${[...(other ? [other.line] : []), line].map(name).sort().join(' / ')}`,
  );
}

const PUT = 'st.shared.u32 [%r5], %r1;';
const GET = 'ld.shared.u32 %r7, [%r6];';
const COPY = 'cp.async.ca.shared.global [%r5], [%d1], 4;';
const ALL = 'cp.async.wait_all;';
const BULK = 'cp.async.bulk.global.shared::cta.bulk_group [%d1], [tile], 256;';

/** Threads that arrive at an mbarrier behind what they write, and read when all have. */
const mbarrier = (arrive: string, put: string): string => `setp.ne.u32 %p1, %r1, 0;
@%p1 bra READY;
mbarrier.init.shared.b64 [tile+512], 64;
READY:
bar.sync 0;
${put}
${arrive}
WAIT:
mbarrier.test_wait.parity.shared.b64 %p2, [tile+512], 0;
@!%p2 bra WAIT;
${GET}`;

/** A tile that one thread copies out when all have written it. */
const bulk = (fence: string): string => `${PUT}
${fence}
bar.sync 0;
setp.ne.u32 %p1, %r1, 0;
@%p1 bra END;
${BULK}
cp.async.bulk.commit_group;
cp.async.bulk.wait_group.read 0;
END:`;

describe('execute: races in texts', () => {
  const cases: readonly (readonly [string, string, number, readonly string[]])[] = [
    ['a barrier between', `${PUT}\nbar.sync 0;\n${GET}`, 1, []],
    ['no barrier between', `${PUT}\n${GET}`, 1, [`workgroup-race: ${GET} / ${PUT}`]],
    ['a named barrier of all', `${PUT}\nbarrier.sync 1, 64;\n${GET}`, 1, []],
    [
      'a barrier of the warp alone',
      `${PUT}\nbar.warp.sync -1;\n${GET}`,
      1,
      [`workgroup-race: ${GET} / ${PUT}`],
    ],
    [
      'one word of global memory',
      'st.global.u32 [%d1], %r2;',
      2,
      ['global-race: st.global.u32 [%d1], %r2; / st.global.u32 [%d1], %r2;'],
    ],
    ['atomic operations', 'red.global.add.u32 [%d1], 1;', 2, []],
    [
      'an atomic and a plain access',
      'red.global.add.u32 [%d1], 1;\nld.global.u32 %r7, [%d1];',
      1,
      ['global-race: ld.global.u32 %r7, [%d1]; / red.global.add.u32 [%d1], 1;'],
    ],
    [
      'release and acquire',
      `setp.ne.u32 %p1, %r1, 40;
setp.ne.u32 %p2, %r1, 0;
@%p1 bra OTHER;
st.global.u32 [%d1+4], 7;
st.release.gpu.global.u32 [%d1], 1;
OTHER:
@%p2 bra END;
WAIT:
ld.acquire.gpu.global.u32 %r7, [%d1];
setp.eq.u32 %p3, %r7, 0;
@%p3 bra WAIT;
ld.global.u32 %r8, [%d1+4];
END:`,
      1,
      [],
    ],
    [
      'fences around relaxed operations',
      `setp.ne.u32 %p1, %r1, 40;
setp.ne.u32 %p2, %r1, 0;
@%p1 bra OTHER;
st.global.u32 [%d1+4], 7;
fence.acq_rel.gpu;
st.relaxed.gpu.global.u32 [%d1], 1;
OTHER:
@%p2 bra END;
WAIT:
ld.relaxed.gpu.global.u32 %r7, [%d1];
setp.eq.u32 %p3, %r7, 0;
@%p3 bra WAIT;
fence.acq_rel.gpu;
ld.global.u32 %r8, [%d1+4];
END:`,
      1,
      [],
    ],
    [
      'relaxed operations alone',
      `setp.ne.u32 %p1, %r1, 40;
setp.ne.u32 %p2, %r1, 0;
@%p1 bra OTHER;
st.global.u32 [%d1+4], 7;
st.relaxed.gpu.global.u32 [%d1], 1;
OTHER:
@%p2 bra END;
WAIT:
ld.relaxed.gpu.global.u32 %r7, [%d1];
setp.eq.u32 %p3, %r7, 0;
@%p3 bra WAIT;
ld.global.u32 %r8, [%d1+4];
END:`,
      1,
      ['global-race: ld.global.u32 %r8, [%d1+4]; / st.global.u32 [%d1+4], 7;'],
    ],
    [
      'atomic operations of the scope of a block, in two blocks',
      'red.relaxed.cta.global.add.u32 [%d1], 1;',
      2,
      [
        'global-race: red.relaxed.cta.global.add.u32 [%d1], 1; / red.relaxed.cta.global.add.u32 [%d1], 1;',
      ],
    ],
    [
      'atomic operations of two sizes',
      'red.global.add.u32 [%d1], 1;\nred.global.add.u64 [%d1], 1;',
      1,
      ['global-race: red.global.add.u32 [%d1], 1; / red.global.add.u64 [%d1], 1;'],
    ],
    [
      'who arrives goes on',
      `setp.lt.u32 %p1, %r1, 32;
@%p1 bra FIRST;
bar.sync 1, 64;
${GET}
bra END;
FIRST:
${PUT}
bar.arrive 1, 64;
END:`,
      1,
      [],
    ],
    ['a copy that is waited for', `${COPY}\n${ALL}\nbar.sync 0;\n${GET}`, 1, []],
    [
      'a copy and a barrier',
      `${COPY}\nbar.sync 0;\n${GET}`,
      1,
      [`workgroup-race: ${COPY} / ${GET}`],
    ],
    [
      'a copy whose group may be under way',
      `${COPY}\ncp.async.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;\n${GET}`,
      1,
      [`workgroup-race: ${COPY} / ${GET}`],
    ],
    [
      'a copy whose group is over',
      `${COPY}\ncp.async.commit_group;\ncp.async.wait_group 0;\nbar.sync 0;\n${GET}`,
      1,
      [],
    ],
    [
      'two copies of a thread to one place',
      `${COPY}\ncp.async.ca.shared.global [%r5], [%d1+4], 4;\n${ALL}`,
      1,
      [`workgroup-race: cp.async.ca.shared.global [%r5], [%d1+4], 4; / ${COPY}`],
    ],
    [
      'two bulk copies of a thread to one place',
      bulk(`fence.proxy.async;`).replace(BULK, `${BULK}\n${BULK.replace('256', '128')}`),
      1,
      [`global-race: ${BULK.replace('256', '128')} / ${BULK}`],
    ],
    [
      'two bulk copies of a thread, the first waited for',
      bulk(`fence.proxy.async;`).replace(
        BULK,
        `${BULK}\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\n${BULK}`,
      ),
      1,
      [],
    ],
    ['an mbarrier', mbarrier('mbarrier.arrive.shared.b64 %d2, [tile+512];', PUT), 1, []],
    [
      'an mbarrier at which one arrives without a release',
      mbarrier('mbarrier.arrive.relaxed.cta.shared.b64 %d2, [tile+512];', PUT),
      1,
      [`workgroup-race: ${GET} / ${PUT}`],
    ],
    [
      'an mbarrier that counts copies',
      mbarrier('cp.async.mbarrier.arrive.noinc.shared.b64 [tile+512];', COPY),
      1,
      [],
    ],
    [
      'an mbarrier that does not count copies',
      mbarrier('mbarrier.arrive.shared.b64 %d2, [tile+512];', COPY),
      1,
      [`workgroup-race: ${COPY} / ${GET}`],
    ],
    ['a bulk copy behind a fence of the proxies', bulk('fence.proxy.async;'), 1, []],
    ['a bulk copy without one', bulk(''), 1, [`workgroup-race: ${BULK} / ${PUT}`]],
    [
      'a bulk copy behind another fence',
      bulk('fence.acq_rel.cta;'),
      1,
      [`workgroup-race: ${BULK} / ${PUT}`],
    ],
  ];
  for (const [name, body, grid, wanted] of cases)
    it(`PTX: ${name}`, () => assert.deepEqual(racesOf(body, grid), wanted));

  it('says nothing of texts with what it does not follow', () => {
    assert.equal(canCheckText('ptx', 'barrier.cluster.arrive;'), true);
    assert.equal(canCheckText('ptx', 'wgmma.fence.sync.aligned;'), false);
    assert.equal(canCheckText('ptx', 'mbarrier.init.shared.b64 [%r1], 1;'), true);
    assert.equal(canCheckText('ptx', 'bar.sync 0;'), true);
    assert.equal(canCheckText('amdgcn', '\tglobal_load_dword v1, v2, s[0:1]\n\ts_barrier'), true);
  });

  it('names both lines of the source that the text says', () => {
    const body = `.loc 1 12 9\n${PUT}\n.loc 1 14 17\n${GET}`;
    const text = `${HEAD}${body}\n  ret;\n}\n`.replace('.shared', '.file 1 "src/lib.rs"\n.shared');
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const report = runSpec(engine, {
      root: undefined,
      given: { path: '/k.ptx', text, target: 'ptx' },
      target: 'ptx',
      spec: readSpec(
        '{"kernel":"k","grid":1,"block":64,"args":[{"name":"y","buffer":"u32","length":4}]}',
      ),
      create: createExecution,
      readFile: () => undefined,
    });
    assert.ok(isReport(report));
    const race = report.findings.find(({ code }) => code === 'workgroup-race');
    assert.equal(race?.code, 'workgroup-race');
    assert.match(race.note ?? '', /from src\/lib\.rs:12:9, the other from src\/lib\.rs:14:17$/);
  });

  it('AMDGCN: a wave runs in lockstep, two waves do not', () => {
    assert.deepEqual(amdRaces(4), []);
    assert.deepEqual(amdRaces(252), ['workgroup-race']);
    assert.deepEqual(amdRaces(252, 's_barrier'), []);
  });
});

/** Each thread of 64 writes its word and reads the one at `mask` minus its own. */
function amdRaces(mask: number, between = ''): string[] {
  const text = `.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
.text
.globl k
.p2align 8
.type k,@function
k:
  v_lshlrev_b32_e32 v1, 2, v0
  ds_write_b32 v1, v0
  s_waitcnt lgkmcnt(0)
  ${between}
  v_xor_b32_e32 v2, ${mask}, v1
  ds_read_b32 v3, v2
  s_waitcnt lgkmcnt(0)
  s_endpgm
.Lend:
.size k, .Lend-k
.section .rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_group_segment_fixed_size 256
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
  .amdhsa_wavefront_size32 1
.end_amdhsa_kernel
`;
  const races = watchText('amdgcn', text, [{ grid: [1, 1, 1], block: [64, 1, 1] }], 32);
  const result = runAmdgcn(
    text,
    { launches: [{ kernel: 'k', grid: [1], block: [64], args: [] }] },
    {
      cpu: 'gfx1030',
      observer: (event) => races.observer(event),
      placed: (...one) => races.placed(...one),
    },
  );
  assert.deepEqual(
    result.diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  );
  return races.found.map(({ code }) => code);
}
