/** Clusters of blocks in texts of PTX: what they compute, and what races or never ends there. */
import assert from 'node:assert/strict';
import { runPtx } from '../../src/emulate/index.ts';
import { canCheckText, watchText } from '../../src/execute/index.ts';

const head = (cluster: string): string => `.version 7.8
.target sm_90
.address_size 64
.shared .align 16 .b8 tile[1024];
.visible .entry k(.param .u64 y)
${cluster}
{
  .reg .pred %p<4>;
  .reg .b16 %h<2>;
  .reg .b32 %r<24>;
  .reg .b64 %d<8>;
  ld.param.u64 %d1, [y];
  cvta.to.global.u64 %d1, %d1;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, %ctaid.x;
  mov.u32 %r3, %cluster_ctarank;
  mov.u32 %r4, %cluster_nctarank;
  mul.lo.u32 %r5, %r1, 4;
  mov.u32 %r6, tile;
  add.u32 %r7, %r6, %r5;
  mad.lo.u32 %r8, %r2, 128, %r5;
  cvt.u64.u32 %d2, %r8;
  add.u64 %d2, %d1, %d2;
  add.u32 %r9, %r3, 1;
  rem.u32 %r9, %r9, %r4;
  mapa.shared::cluster.u32 %r10, %r7, %r9;
  mad.lo.u32 %r11, %r2, 100, %r1;
`;
const SYNC = 'barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;';
const RELAXED = 'barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;';
const PUT = 'st.shared.u32 [%r7], %r11;';
const GET = 'ld.shared::cluster.u32 %r12, [%r10];';
const OUT = 'st.global.u32 [%d2], %r12;';
const FIRST = 'setp.ne.u32 %p1, %r1, 0;';

interface Outcome {
  readonly races: readonly string[];
  readonly problems: readonly string[];
  readonly y: Uint32Array;
}

/** Runs a body on 4 blocks of 32 threads, in clusters of `size`, or as its directive says. */
function run(body: string, size = 2, cluster = '', maxSteps = 2e7): Outcome {
  const text = `${head(cluster)}${body}\n  ret;\n}\n`;
  assert.ok(canCheckText('ptx', text));
  const races = watchText('ptx', text, [{ grid: [4, 1, 1], block: [32, 1, 1] }], 32);
  const result = runPtx(
    text,
    {
      launches: [
        {
          kernel: 'k',
          grid: [4],
          block: [32],
          ...(size > 0 && { cluster: [size] }),
          args: [{ name: 'y', buffer: 'u32', length: 128, role: 'inout', init: { gen: 'zeros' } }],
        },
      ],
    },
    {
      maxSteps,
      observer: (event) => races.observer(event),
      sync: (event) => races.sync(event),
      placed: (...one) => races.placed(...one),
    },
  );
  const lines = text.split('\n');
  const name = (line: number): string => lines[line]!.trim();
  const bytes = result.buffers[0]?.get('y') ?? new Uint8Array(512);
  return {
    races: races.found.map(
      ({ code, line, other }) =>
        `${code}: ${[...(other ? [other.line] : []), line].map(name).sort().join(' / ')}`,
    ),
    problems: result.diagnostics.map(({ code, message }) => `${code}: ${message}`),
    y: new Uint32Array(bytes.buffer, bytes.byteOffset, 128),
  };
}

/** An mbarrier in each block, for so many arrivals and bytes. */
const barrier = (arrivals: number, bytes: number): string => `${FIRST}
@%p1 bra READY;
mbarrier.init.shared::cta.b64 [tile+512], ${arrivals};
${bytes > 0 ? `mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [tile+512], ${bytes};` : ''}
READY:
${SYNC}
add.u32 %r13, %r6, 512;
mapa.shared::cluster.u32 %r14, %r13, %r9;`;
const WAIT = `WAIT:
mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p2, [tile+512], 0;
@!%p2 bra WAIT;
ld.shared.u32 %r12, [%r7];`;

const REMOTE = 'st.shared::cluster.u32 [%r10], %r11;';
const ASYNC =
  'st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r10], %r11, [%r14];';
const BULK =
  '@!%p1 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r15], [tile], 128, [%r14];';

describe('execute: clusters in texts of PTX', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['a barrier of the cluster around', `${PUT}\n${SYNC}\n${GET}\n${OUT}\n${SYNC}`, []],
    [
      'none before',
      `${PUT}\nbar.sync 0;\n${GET}\n${OUT}\n${SYNC}`,
      [`workgroup-race: ${GET} / ${PUT}`],
    ],
    [
      'one that orders nothing before',
      `${PUT}\n${RELAXED}\n${GET}\n${OUT}\n${SYNC}`,
      [`workgroup-race: ${GET} / ${PUT}`],
    ],
    [
      'a fence before one that orders nothing',
      `${PUT}\nfence.acq_rel.cluster;\n${RELAXED}\n${GET}\n${OUT}\n${SYNC}`,
      [],
    ],
    ['none behind', `${PUT}\n${SYNC}\n${GET}\n${OUT}`, [`dangling-pointer: ${GET}`]],
    [
      'none before a remote store',
      `${REMOTE}\n${SYNC}\nld.shared.u32 %r12, [%r7];\n${OUT}`,
      [`undefined-behaviour: ${REMOTE}`],
    ],
    [
      'a remote store with one before and one behind',
      `${SYNC}\n${REMOTE}\n${SYNC}\nld.shared.u32 %r12, [%r7];\n${OUT}`,
      [],
    ],
    [
      'an mbarrier of the other block',
      `${barrier(32, 0)}\n${REMOTE}\nmbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r14];\n${WAIT}\n${OUT}\n${SYNC}`,
      [],
    ],
    [
      'an arrival there that orders nothing',
      `${barrier(32, 0)}\n${REMOTE}\nmbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%r14];\n${WAIT}\n${OUT}\n${SYNC}`,
      [`workgroup-race: ld.shared.u32 %r12, [%r7]; / ${REMOTE}`],
    ],
    ['st.async and its bytes', `${barrier(1, 128)}\n${ASYNC}\n${WAIT}\n${OUT}\n${SYNC}`, []],
    [
      'st.async and nothing that waits',
      `${barrier(1, 128)}\n${ASYNC}\n${SYNC}\nld.shared.u32 %r12, [%r7];\n${OUT}\n${SYNC}`,
      [`workgroup-race: ld.shared.u32 %r12, [%r7]; / ${ASYNC}`],
    ],
    [
      'a bulk copy to the other block',
      `${PUT}\nfence.proxy.async.shared::cta;\n${barrier(1, 128)}\nadd.u32 %r15, %r6, 256;\nmapa.shared::cluster.u32 %r15, %r15, %r9;\n${BULK}\nadd.u32 %r7, %r7, 256;\n${WAIT}\n${OUT}\n${SYNC}`,
      [],
    ],
    [
      'a bulk copy without a fence of the proxies',
      `${PUT}\n${barrier(1, 128)}\nadd.u32 %r15, %r6, 256;\nmapa.shared::cluster.u32 %r15, %r15, %r9;\n${BULK}\nadd.u32 %r7, %r7, 256;\n${WAIT}\n${OUT}\n${SYNC}`,
      [`workgroup-race: ${BULK} / ${PUT}`],
    ],
    [
      'atomic operations in the scope of the cluster',
      `${SYNC}\nred.relaxed.cluster.shared::cluster.add.u32 [%r10], 1;\n${SYNC}`,
      [],
    ],
  ];
  for (const [name, body, expected] of cases)
    it(name, () => {
      const { races, problems, y } = run(body);
      assert.deepEqual(races, expected);
      assert.deepEqual(
        problems.filter((one) => !one.startsWith('uninitialised')),
        [],
      );
      if (expected.length > 0 || !body.includes(OUT)) return;
      // Everybody has what its neighbour put, or was put there by it.
      const neighbours = [1, 0, 3, 2];
      assert.deepEqual(
        [...y],
        Array.from({ length: 128 }, (_, i) => 100 * neighbours[Math.floor(i / 32)]! + (i % 32)),
      );
    });

  it('atomic operations in the scope of the block', () => {
    const red = 'red.relaxed.cta.shared::cluster.add.u32 [%r10], 1;';
    const own = 'red.relaxed.cta.shared.add.u32 [%r7], 1;';
    assert.deepEqual(run(`${SYNC}\n${red}\n${own}\n${SYNC}`).races, [
      `workgroup-race: ${own} / ${red}`,
    ]);
  });

  it('a bulk copy to several blocks', () => {
    const cast =
      '@!%p1 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [tile], [%d1], 128, [tile+512], %h1;';
    const body = (mask: number): string =>
      `${barrier(1, 128)}\nsetp.ne.u32 %p1, %r8, 0;\nmov.u16 %h1, ${mask};\n${cast}\n${WAIT}\n${SYNC}`;
    assert.deepEqual(run(body(15), 4), { ...run(body(15), 4), races: [], problems: [] });
    assert.match(run(body(7), 4, '', 4e6).problems.join(), /deadlock/);
  });

  it('registers', () => {
    const body = `mov.u32 %r12, %cluster_ctaid.x;
mov.u32 %r13, %clusterid.x;
mad.lo.u32 %r12, %r13, 10, %r12;
mov.u32 %r13, %nclusterid.x;
mad.lo.u32 %r12, %r13, 100, %r12;
mov.u32 %r13, %cluster_nctaid.x;
mad.lo.u32 %r12, %r13, 1000, %r12;
${OUT}`;
    const firsts = ({ y, problems }: Outcome): (number | string)[] =>
      problems.length > 0 ? [...problems] : [0, 32, 64, 96].map((at) => y[at]!);
    assert.deepEqual(firsts(run(body, 2)), [2200, 2201, 2210, 2211]);
    assert.deepEqual(firsts(run(body, 1)), [1400, 1410, 1420, 1430]);
    const directive = '.explicitcluster\n.reqnctapercluster 4, 1, 1';
    assert.deepEqual(firsts(run(body, 0, directive)), [4100, 4101, 4102, 4103]);
  });

  const wrong: readonly (readonly [string, string, RegExp, number?])[] = [
    [
      'a rank that is not there',
      `mov.u32 %r9, 2;\nmapa.shared::cluster.u32 %r10, %r7, %r9;`,
      /rank 2/,
    ],
    ['a second arrival', `barrier.cluster.arrive;\n${SYNC}`, /a second time/],
    ['a wait without an arrival', 'barrier.cluster.wait;', /without having arrived/],
    [
      'threads that never come',
      `setp.eq.u32 %p1, %r3, 0;\n@%p1 bra A;\nbar.sync 1, 64;\nA:\n${SYNC}`,
      /^deadlock: /,
    ],
    [
      'threads that have ended',
      `setp.ne.u32 %p1, %r3, 0;\n@%p1 bra END;\n${SYNC}\nEND:`,
      /^barrier-divergence: the cluster waits/,
    ],
    ['clusters of nine', 'ret;', /a cluster of 9 blocks exceeds 8/, 9],
    ['clusters that do not divide the grid', 'ret;', /cluster x is 3, which does not divide/, 3],
  ];
  for (const [name, body, expected, size = 2] of wrong)
    it(name, () => assert.match(run(body, size).problems.join('\n'), expected));
});
