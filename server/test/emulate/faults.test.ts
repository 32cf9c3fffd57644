/**
 * What the simulator reports: each kind of fault with its thread, line and address, and no endless
 * run.
 */
import assert from 'node:assert/strict';
import { type AccessEvent, type RunDiagnostic, runPtx } from '../../src/emulate/index.ts';
import { launch, results, type SmallLaunch } from './launches.ts';

/** A kernel `k(p, n)` around a body; the body's first line is line 11. */
function kernel(body: string, before = ''): string {
  return `.version 8.0
.target sm_80
.address_size 64
${before}
.visible .entry k(.param .u64 p, .param .u32 n)
{
.reg .pred %p<4>;
.reg .b32 %r<8>;
.reg .b64 %rd<8>;
ld.param.u64 %rd1, [p]; ld.param.u32 %r1, [n]; mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
${body}
ret;
}
`;
}

const small = (over: Partial<SmallLaunch> = {}): SmallLaunch => ({
  kernel: 'k',
  block: 64,
  args: { p: new Int32Array(40), n: ['u32', 5] },
  ...over,
});

interface FaultCase {
  readonly name: string;
  readonly body: string;
  readonly before?: string;
  readonly launch?: Partial<SmallLaunch>;
  readonly code: RunDiagnostic['code'];
  readonly message: RegExp;
  readonly thread?: number;
  readonly line?: number;
}

const DEPTH = `.func deep(.param .b32 x)
{ .reg .b32 %r<3>; .local .b32 room[64]; ld.param.b32 %r1, [x]; add.s32 %r1, %r1, 1;
{ .param .b32 a; st.param.b32 [a], %r1; call deep, (a); } ret; }`;

const FAULTS: readonly FaultCase[] = [
  {
    name: 'a store past a buffer',
    body: 'st.global.u32 [%rd3], %r1;',
    code: 'out-of-bounds',
    message:
      /write of 4 bytes outside global memory at 0x[0-9a-f]+: byte 160 of `p`, which has 160 bytes/,
    thread: 40,
    line: 10,
  },
  {
    name: 'a load before a buffer',
    body: '{ ld.global.u32 %r3, [%rd1+-4]; }',
    code: 'out-of-bounds',
    message: /outside global memory at 0x[0-9a-f]+: 4 bytes before `p`/,
    thread: 0,
  },
  {
    name: 'a misaligned load',
    body: 'ld.global.u32 %r3, [%rd1+2];',
    code: 'misaligned',
    message: /not a multiple of 4/,
    thread: 0,
  },
  {
    name: 'a misaligned vector',
    body: 'ld.global.v4.u32 {%r3, %r4, %r5, %r6}, [%rd1+8];',
    code: 'misaligned',
    message: /16 bytes.*multiple of 16/,
  },
  {
    name: 'a null pointer',
    body: 'mov.u64 %rd4, 8; ld.global.u32 %r3, [%rd4];',
    code: 'null-pointer',
    message: /null pointer \(0x8\)/,
  },
  {
    name: 'a wild generic pointer',
    body: 'mov.u64 %rd4, 0x123400000000; st.u32 [%rd4], 0;',
    code: 'out-of-bounds',
    message: /no memory has this address/,
  },
  {
    name: 'shared memory past its end',
    body: 'mov.u32 %r3, 256; st.shared.u32 [%r3], 1;',
    launch: { shared: 256 },
    code: 'out-of-bounds',
    message: /the block has 256 bytes of shared memory/,
  },
  {
    name: 'local memory past its end',
    body: '.local .b32 a[4]; ld.local.u32 %r3, [a+16];',
    code: 'out-of-bounds',
    message: /the thread has 16 bytes/,
  },
  {
    name: 'a store to constant memory',
    body: 'mov.u64 %rd4, c; cvta.const.u64 %rd5, %rd4; st.u32 [%rd5], 1;',
    before: '.const .b32 c[4];',
    code: 'out-of-bounds',
    message: /read-only/,
  },
  {
    name: 'a trap',
    body: 'setp.eq.u32 %p1, %r2, 33; @%p1 trap;',
    code: 'trap',
    message: /`trap`/,
    thread: 33,
  },
  {
    name: 'a barrier some threads never reach',
    body: 'setp.lt.u32 %p1, %r2, 32; @!%p1 bra W; bar.sync 0; bra E;\nW: bar.sync 1; E: ',
    code: 'deadlock',
    message: /wait for ever: 32 at line 11, 32 at line 12/,
  },
  {
    name: 'a shuffle some lanes never reach',
    body: 'setp.lt.u32 %p1, %r2, 16; @%p1 bra A; bar.sync 0; bra E;\nA: shfl.sync.idx.b32 %r3, %r2, 0, 31, -1; E:',
    launch: { block: 32 },
    code: 'deadlock',
    message: /16 at line 11, 16 at line 12/,
  },
  {
    name: 'a barrier that does not exist',
    body: 'bar.sync 17;',
    code: 'invalid-launch',
    message: /no barrier 17/,
  },
  {
    name: 'a wrong thread count of a barrier',
    body: 'bar.sync 1, %r1;',
    code: 'invalid-launch',
    message: /thread count is 5/,
  },
  {
    name: 'an endless recursion',
    body: '{ .param .b32 a; st.param.b32 [a], 0; call deep, (a); }',
    before: DEPTH,
    code: 'stack-overflow',
    message: /1048576 bytes/,
  },
  {
    name: 'a call into nowhere',
    body: 'F: .callprototype _ (); mov.u64 %rd4, 77; call %rd4, (), F;',
    code: 'bad-call',
    message: /0x4d, where no function is/,
  },
  {
    name: 'a call of a missing function',
    body: 'call gone, ();',
    before: '.extern .func gone();',
    code: 'bad-call',
    message: /`gone` is called, which has no body/,
  },
  {
    name: 'a jump past its table',
    body: 'T: .branchtargets A, A; brx.idx %r1, T; A:',
    code: 'bad-call',
    message: /index 5 of 2 targets/,
  },
  {
    name: 'an instruction it cannot run',
    body: 'wgmma.fence.sync.aligned;',
    code: 'unsupported',
    message: /does not run `wgmma\.fence\.sync\.aligned` \(line 11\)/,
  },
  {
    name: 'an unknown label',
    body: 'bra NOWHERE;',
    code: 'unsupported',
    message: /label NOWHERE is not defined/,
  },
  {
    name: 'a kernel that is not there',
    body: '',
    launch: { kernel: 'other' },
    code: 'invalid-launch',
    message: /no kernel `other`/,
  },
  {
    name: 'too few arguments',
    body: '',
    launch: { args: { p: new Int32Array(4) } },
    code: 'invalid-launch',
    message: /has 2 parameters, the launch passes 1/,
  },
  {
    name: 'an argument of the wrong size',
    body: '',
    launch: { args: { p: new Int32Array(4), n: ['u64', 1] } },
    code: 'invalid-launch',
    message: /parameter 1 of `k` \(n\) has 4 bytes, argument `n` has 8/,
  },
  {
    name: 'a block too large',
    body: '',
    launch: { block: 2048 },
    code: 'invalid-launch',
    message: /2048 threads/,
  },
];

describe('faults in the simulator', () => {
  for (const c of FAULTS) {
    it(`reports ${c.name}`, () => {
      const run = launch(kernel(c.body, c.before ?? ''), small(c.launch));
      const errors = run.diagnostics.filter((d) => d.severity === 'error');
      assert.equal(
        errors.length,
        1,
        JSON.stringify(run.diagnostics, (_k, v) => (typeof v === 'bigint' ? String(v) : v)),
      );
      const [d] = errors;
      assert.equal(d!.code, c.code, d!.message);
      assert.match(d!.message, c.message);
      if (c.thread !== undefined) assert.deepEqual(d!.thread, [c.thread, 0, 0]);
      if (c.line !== undefined) assert.equal(d!.line, c.line);
      assert.equal(run.ok, false);
    });
  }

  it('null is the first byte of no memory', () => {
    const shared = '.shared .align 4 .b32 tile[64]; .const .align 4 .b32 table[4] = {7};';
    const body = `mov.u64 %rd4, 0; cvta.to.shared.u64 %rd5, %rd4; mov.u64 %rd6, tile;
setp.eq.u64 %p1, %rd5, %rd6; cvta.to.const.u64 %rd5, %rd4; mov.u64 %rd6, table;
setp.eq.u64 %p2, %rd5, %rd6; or.pred %p1, %p1, %p2; selp.u32 %r3, 1, 2, %p1;
cvta.const.u64 %rd7, %rd6; cvta.to.const.u64 %rd7, %rd7; ld.const.u32 %r4, [%rd7];
add.u32 %r3, %r3, %r4; st.global.u32 [%rd1], %r3;`;
    const out = results(kernel(body, shared), small({ block: 1 }));
    assert.equal(out('p', Int32Array)[0], 9);
  });

  it('stops an endless loop at the step limit', () => {
    const run = launch(kernel('L: bra L;'), small(), { maxSteps: 100000 });
    assert.deepEqual(
      run.diagnostics.map((d) => d.code),
      ['step-limit'],
    );
    assert.ok(run.steps > 100000 && run.steps < 2000000);
  });

  it('counts what is printed, and lanes that are missing, against the step limit', () => {
    const before = `.extern .func (.param .b32 r) vprintf (.param .b64 f, .param .b64 a);
.global .align 1 .b8 s[900] = {${'65,'.repeat(899)}0};`;
    const body = `mov.u64 %rd4, s; mov.u64 %rd5, 0;
L: { .param .b64 a; .param .b64 b; .param .b32 r; st.param.b64 [a], %rd4; st.param.b64 [b], %rd5;
call.uni (r), vprintf, (a, b); } bra L;`;
    const most = 1_000_000;
    const printed = launch(kernel(body, before), small({ block: 1 }), { maxSteps: most });
    assert.deepEqual(
      printed.diagnostics.map((d) => d.code),
      ['step-limit'],
    );
    assert.ok(printed.stdout.length > 900 && printed.stdout.length < most / 10);
    const alone = launch(kernel('L: add.s32 %r3, %r3, 1; bra L;'), small({ block: 1 }), {
      maxSteps: most,
    });
    assert.ok(alone.steps > most / 8 && alone.steps < most / 2, `${alone.steps}`);
  });

  it('reports the first syntax error instead of running', () => {
    const run = launch(kernel('add.s32 %r1, , %r2;'), small());
    assert.deepEqual(
      run.diagnostics.map((d) => [d.code, d.line]),
      [['invalid-module', 10]],
    );
  });
});

describe('warnings in the simulator', () => {
  it('name reads of memory that nothing has written, once for each line', () => {
    const body =
      '.shared .b32 s[64]; .local .b32 a[2]; st.local.u32 [a], 1; ld.local.u32 %r3, [a]; ld.local.u32 %r4, [a+4];\nld.shared.u32 %r5, [s+8];';
    const run = launch(kernel(body), small());
    assert.equal(run.ok, true);
    assert.deepEqual(
      run.diagnostics.map((d) => [d.severity, d.code, d.line]),
      [
        ['warning', 'uninitialised', 10],
        ['warning', 'uninitialised', 11],
      ],
    );
  });

  it('do not name partly written words, as copies of structures read them', () => {
    const body = '.local .align 8 .b8 a[8]; st.local.u8 [a], 1; ld.local.u64 %rd4, [a];';
    assert.deepEqual(launch(kernel(body), small()).diagnostics, []);
  });

  it('do not name pieces of a copy, unless something else becomes of them', () => {
    const copy = '.local .align 4 .b8 a[8]; ld.local.u16 %r4, [a+2]; st.local.u16 [a+6], %r4;';
    assert.deepEqual(launch(kernel(copy), small()).diagnostics, []);
    const used = launch(kernel(`${copy} add.s32 %r5, %r4, 1;`), small());
    assert.deepEqual(
      used.diagnostics.map((d) => d.code),
      ['uninitialised'],
    );
  });

  it('name warps whose lanes wait at different barriers', () => {
    const body = 'setp.lt.u32 %p1, %r2, 16; @%p1 bra A;\nbar.sync 0; bra E;\nA: bar.sync 0;\nE:';
    const run = launch(kernel(body), small({ block: 32 }));
    assert.deepEqual(
      run.diagnostics.map((d) => [d.code, d.message]),
      [
        [
          'divergent-barrier',
          'threads of one warp wait at different barriers: line 12 and line 13',
        ],
      ],
    );
  });

  it('look at the global buffers that ask for it', () => {
    const text = kernel(
      'ld.global.u32 %r3, [%rd1]; st.global.u32 [%rd1+4], 1; ld.global.u32 %r3, [%rd1+4];',
    );
    for (const uninitialised of [true, false]) {
      const run = runPtx(text, {
        launches: [
          {
            kernel: 'k',
            grid: [1, 1, 1],
            block: [1, 1, 1],
            args: [
              { name: 'p', buffer: 'u32', length: 40, role: 'scratch', uninitialised },
              { name: 'n', scalar: 'u32', value: 1 },
            ],
          },
        ],
      });
      assert.deepEqual(
        run.diagnostics.map((d) => d.code),
        uninitialised ? ['uninitialised'] : [],
      );
      assert.ok(run.ok);
    }
  });
});

describe('control flow in the simulator', () => {
  it('lets whole blocks and single threads leave before barriers of others', () => {
    const body = `setp.gt.u32 %p1, %r2, 40; @%p1 exit;
bar.sync 0;
atom.global.add.u32 %r3, [%rd1], 1;`;
    const run = launch(kernel(body), small());
    assert.equal(new Int32Array(Uint8Array.from(run.buffers[0]!.get('p')!).buffer)[0], 41);
    assert.deepEqual(
      run.diagnostics.map(({ severity, code, line, message }) => [severity, code, line, message]),
      [
        [
          'warning',
          'barrier-divergence',
          11,
          '41 threads of the block wait at a barrier that threads 41 to 63 never reach',
        ],
      ],
    );
  });

  it('runs named barriers between producers and consumers', () => {
    const body = `.shared .b32 s[32]; .reg .b32 %s;
mov.u32 %s, s;
setp.lt.u32 %p1, %r2, 32; @!%p1 bra C;
mad.lo.u32 %r3, %r2, 4, %s; st.shared.u32 [%r3], %r2; bar.arrive 3, 64; bra E;
C: bar.sync 3, 64; add.u32 %r4, %r2, -32; mad.lo.u32 %r3, %r4, 4, %s; ld.shared.u32 %r5, [%r3]; mul.wide.u32 %rd4, %r4, 4; add.s64 %rd5, %rd1, %rd4; st.global.u32 [%rd5], %r5;
E:`;
    const read = results(kernel(body), small());
    assert.deepEqual(
      [...read('p', Int32Array).subarray(0, 32)],
      Array.from({ length: 32 }, (_, i) => i),
    );
  });

  it('reduces over a barrier', () => {
    const body = `setp.lt.u32 %p1, %r2, 40; bar.red.popc.u32 %r3, 0, %p1; bar.red.and.pred %p2, 0, %p1; bar.red.or.pred %p3, 0, !%p1;
selp.u32 %r4, 100, 0, %p2; selp.u32 %r5, 1000, 0, %p3; add.u32 %r3, %r3, %r4; add.u32 %r3, %r3, %r5; st.global.u32 [%rd1], %r3;`;
    assert.equal(results(kernel(body), small())('p', Int32Array)[0], 1040);
  });

  it('keeps generic and specific addresses of every space apart', () => {
    const body = `.shared .b32 s; .local .b32 a;
st.shared.u32 [s], 5; st.local.u32 [a], %r2;
mov.u64 %rd4, s; cvta.shared.u64 %rd4, %rd4; ld.u32 %r3, [%rd4];
mov.u64 %rd5, a; cvta.local.u64 %rd5, %rd5; ld.u32 %r4, [%rd5];
isspacep.shared %p1, %rd4; isspacep.local %p2, %rd4; isspacep.global %p3, %rd1;
selp.u32 %r5, 16, 0, %p1; selp.u32 %r6, 32, 0, %p2; selp.u32 %r7, 64, 0, %p3;
cvta.to.shared.u64 %rd6, %rd4; cvt.u32.u64 %r1, %rd6; ld.shared.u32 %r1, [%r1];
add.u32 %r3, %r3, %r4; add.u32 %r3, %r3, %r5; add.u32 %r3, %r3, %r6; add.u32 %r3, %r3, %r7; mad.lo.u32 %r3, %r1, 1000, %r3;
setp.lt.u32 %p1, %r2, 40; @%p1 st.global.u32 [%rd3], %r3;`;
    const out = results(kernel(body), small())('p', Int32Array);
    assert.deepEqual(
      [...out],
      Array.from({ length: 40 }, (_, t) => 5 + t + 16 + 64 + 5000),
    );
  });

  it('gives static, launch-sized shared memory and its sizes', () => {
    const body = `.shared .b32 s[3];
mov.u32 %r3, dyn; mov.u32 %r4, %dynamic_smem_size; mov.u32 %r5, %total_smem_size;
st.global.u32 [%rd1], %r3; st.global.u32 [%rd1+4], %r4; st.global.u32 [%rd1+8], %r5;`;
    const out = results(
      kernel(body, '.extern .shared .align 16 .b8 dyn[];'),
      small({ shared: 96 }),
    )('p', Int32Array);
    assert.deepEqual([...out.subarray(0, 3)], [16, 96, 112]);
  });

  it('takes stack memory with alloca and gives it back', () => {
    const body = `stacksave.u64 %rd4; alloca.u64 %rd5, 16; st.local.u32 [%rd5+12], %r2; ld.local.u32 %r3, [%rd5+12]; stackrestore.u64 %rd4;
setp.lt.u32 %p1, %r2, 40; @%p1 st.global.u32 [%rd3], %r3;`;
    assert.deepEqual(
      [...results(kernel(body), small())('p', Int32Array)],
      Array.from({ length: 40 }, (_, t) => t),
    );
  });

  it('copies asynchronously and fills the rest with zero', () => {
    const body = `.shared .align 16 .b8 s[16]; setp.ne.u32 %p1, %r2, 0; @%p1 exit;
st.global.u32 [%rd1+8], 7; st.global.u32 [%rd1+12], 9;
cp.async.ca.shared.global [s], [%rd1], 16, 12; cp.async.commit_group; cp.async.wait_group 0;
ld.shared.v4.u32 {%r3, %r4, %r5, %r6}, [s]; st.global.v4.u32 [%rd1+16], {%r3, %r4, %r5, %r6};`;
    assert.deepEqual(
      [...results(kernel(body), small())('p', Int32Array).subarray(4, 8)],
      [0, 0, 7, 0],
    );
  });
});

describe('barrier objects in the simulator', () => {
  it('wait for arrivals and for the bytes of bulk copies, phase by phase', () => {
    const text = kernel(
      `.shared .align 16 .b8 s[64]; .shared .align 8 .b64 bar; .reg .b32 %a, %s; .reg .b64 %st;
mov.u32 %a, bar; mov.u32 %s, s;
setp.eq.u32 %p1, %r2, 0;
@%p1 mbarrier.init.shared.b64 [%a], 64;
bar.sync 0;
mad.lo.u32 %r3, %r2, 3, 1; setp.lt.u32 %p2, %r2, 16; @%p2 st.global.u32 [%rd3], %r3;
bar.sync 0;
@%p1 mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%a], 64;
@%p1 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%s], [%rd1], 64, [%a];
mbarrier.arrive.shared.b64 %st, [%a];
W: mbarrier.test_wait.shared.b64 %p3, [%a], %st; @!%p3 bra W;
V: mbarrier.try_wait.parity.shared.b64 %p3, [%a], 0; @!%p3 bra V;
@!%p2 exit;
mad.lo.u32 %r4, %r2, 4, %s; ld.shared.u32 %r5, [%r4]; add.u32 %r5, %r5, 1000; st.global.u32 [%rd3+64], %r5;`,
    ).replace('sm_80', 'sm_90');
    const out = results(text, small())('p', Int32Array);
    assert.deepEqual(
      [...out.subarray(16, 32)],
      Array.from({ length: 16 }, (_, t) => t * 3 + 1001),
    );
  });

  it('are missed when they were never made', () => {
    const run = launch(
      kernel('.shared .align 8 .b64 bar; mbarrier.arrive.shared.b64 %rd4, [bar];'),
      small(),
    );
    assert.equal(run.diagnostics.find((d) => d.severity === 'error')?.code, 'memory-use');
  });
});

describe('the access observer', () => {
  it('sees every access of every thread with its line', () => {
    const seen: AccessEvent[] = [];
    const body =
      '.shared .b32 s; st.shared.u32 [s], %r2;\nbar.sync 0;\natom.global.add.u32 %r3, [%rd1], 1;';
    launch(kernel(body), small({ block: 2, grid: 2 }), { observer: (e) => seen.push(e) });
    const shared = seen.filter((e) => e.space === 'shared');
    assert.deepEqual(
      shared.map((e) => [e.block, e.thread, e.kind, e.size, e.line, e.phase]),
      [
        [0, 0, 'store', 4, 10, 0],
        [0, 1, 'store', 4, 10, 0],
        [1, 0, 'store', 4, 10, 0],
        [1, 1, 'store', 4, 10, 0],
      ],
    );
    assert.deepEqual(
      seen.filter((e) => e.kind === 'atomic').map((e) => [e.line, e.phase]),
      [
        [12, 1],
        [12, 1],
        [12, 1],
        [12, 1],
      ],
    );
    assert.equal(seen.filter((e) => e.space === 'param').length, 8);
  });

  it('does not change what a run does', () => {
    const plain = launch(kernel('st.global.u32 [%rd1], %r2;'), small({ grid: 3 }));
    const watched = launch(kernel('st.global.u32 [%rd1], %r2;'), small({ grid: 3 }), {
      observer: () => {},
    });
    assert.deepEqual(watched, plain);
  });
});
