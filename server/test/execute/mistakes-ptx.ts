/**
 * Mistakes in texts of PTX, and their right forms. A line that ends in `//!` is a side of the
 * mistake; a body without one is right.
 */
export interface Planted {
  readonly name: string;
  readonly body: string;
  readonly grid?: number;
  readonly cluster?: number;
}

/** `%r1` thread, `%r2` block, `%r5` own word of the tile, `%r6` that of the thread opposite. */
export const PTX_HEAD = `.version 8.3
.target sm_90
.address_size 64
.shared .align 128 .b8 tile[4096];
.global .align 8 .b32 spare[64];
.visible .entry k(.param .u64 x, .param .u64 y)
{
  .reg .pred %p<8>;
  .reg .b16 %h<8>;
  .reg .b32 %r<32>;
  .reg .b64 %d<16>;
  ld.param.u64 %d1, [x];
  ld.param.u64 %d2, [y];
  cvta.to.global.u64 %d1, %d1;
  cvta.to.global.u64 %d2, %d2;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, %ctaid.x;
  shl.b32 %r3, %r1, 2;
  mov.u32 %r4, tile;
  add.u32 %r5, %r4, %r3;
  sub.u32 %r6, 252, %r3;
  add.u32 %r6, %r4, %r6;
  mul.wide.u32 %d3, %r1, 4;
  add.s64 %d4, %d1, %d3;
  add.s64 %d3, %d2, %d3;
  sub.u32 %r7, 63, %r1;
  mul.wide.u32 %d5, %r7, 4;
  add.s64 %d5, %d2, %d5;
  setp.eq.u32 %p1, %r1, 0;
  setp.lt.u32 %p2, %r1, 32;
  setp.eq.u32 %p3, %r2, 0;
  mov.u32 %r20, 0;
`;

const INIT = (count: number, at = 2048): string => `@!%p1 bra INIT;
mbarrier.init.shared.b64 [tile+${at}], ${count};
INIT:
bar.sync 0;`;
const WAIT = (parity: number, mark = ''): string => `WAIT:
mbarrier.try_wait.parity.shared.b64 %p7, [tile+2048], ${parity};${mark}
@!%p7 bra WAIT;`;
const SYNC = 'barrier.cluster.arrive;\nbarrier.cluster.wait;';
const OTHER = `mov.u32 %r10, %cluster_ctarank;
xor.b32 %r11, %r10, 1;
mapa.shared::cluster.u32 %r12, %r5, %r11;
mapa.shared::cluster.u32 %r13, %r6, %r11;`;
/** Block 0 writes and tells by \`tell\`; thread 0 of block 1 waits by \`ask\` and reads. */
const PASS = (tell: string, ask: string, marks = ['', '']): string => `@!%p1 bra END;
@!%p3 bra OTHER;
st.global.u32 [%d2+4], 7;${marks[0]}
${tell}
bra END;
OTHER:
SPIN:
${ask}
setp.eq.u32 %p4, %r8, 0;
@%p4 bra SPIN;
READY:
ld.global.u32 %r9, [%d2+4];${marks[1]}
END:`;
const BOTH = [' //!', ' //!'];

export const PTX_PLANTS: readonly Planted[] = [
  {
    name: 'store and read without a barrier',
    body: 'st.shared.u32 [%r5], %r1; //!\nld.shared.u32 %r8, [%r6]; //!',
  },
  {
    name: 'write after a read of others',
    body: 'st.shared.u32 [%r5], %r1;\nbar.sync 0;\nld.shared.u32 %r8, [%r6]; //!\nst.shared.u32 [%r5], %r8; //!',
  },
  {
    name: 'a barrier of one warp for two',
    body: 'st.shared.u32 [%r5], %r1; //!\n@!%p2 bra END;\nbarrier.sync 1, 32;\nld.shared.u32 %r8, [%r6]; //!\nEND:',
  },
  {
    name: 'a tree without the barrier of its rounds',
    body: 'st.shared.u32 [%r5], %r1;\nbar.sync 0;\nmov.u32 %r8, 128;\nL:\nsetp.ge.u32 %p4, %r3, %r8;\n@%p4 bra NEXT;\nadd.u32 %r9, %r5, %r8;\nld.shared.u32 %r10, [%r9]; //!\nld.shared.u32 %r11, [%r5]; //!\nadd.u32 %r11, %r11, %r10;\nst.shared.u32 [%r5], %r11; //!\nNEXT:\nshr.u32 %r8, %r8, 1;\nsetp.gt.u32 %p5, %r8, 2;\n@%p5 bra L;',
  },
  {
    name: 'barriers of different numbers',
    body: 'st.shared.u32 [%r5], %r1;\n@%p2 bra A;\nbarrier.sync 1, 64; //!\nbra B;\nA:\nbarrier.sync 2, 64; //!\nB:\nld.shared.u32 %r8, [%r6];',
  },
  {
    name: 'a consumer that only arrives',
    body: '@%p2 bra A;\nbarrier.arrive 1, 64;\nld.shared.u32 %r8, [%r6]; //!\nbra B;\nA:\nst.shared.u32 [%r5], %r1; //!\nbarrier.sync 1, 64;\nB:',
  },
  { name: 'all write one word', body: 'st.shared.u32 [tile], %r1; //!' },
  {
    name: 'a plain increment by all',
    body: 'ld.global.u32 %r8, [%d2]; //!\nadd.u32 %r8, %r8, 1;\nst.global.u32 [%d2], %r8; //!',
  },
  {
    name: 'a histogram without atomics',
    body: 'and.b32 %r8, %r1, 7;\nshl.b32 %r8, %r8, 2;\nadd.u32 %r8, %r4, %r8;\n@!%p2 bra Z;\nst.shared.u32 [%r5], 0;\nZ:\nbar.sync 0;\nld.shared.u32 %r9, [%r8]; //!\nadd.u32 %r9, %r9, 1;\nst.shared.u32 [%r8], %r9; //!',
  },
  {
    name: 'a plain read of a counter',
    body: 'red.global.add.u32 [%d2], 1; //!\nld.global.u32 %r8, [%d2]; //!\nst.global.u32 [%d3+512], %r8;',
  },
  {
    name: 'halves of one word',
    body: 'shl.b32 %r8, %r1, 1;\nadd.u32 %r8, %r4, %r8;\nmov.u16 %h1, 5;\nst.shared.u16 [%r8], %h1; //!\nand.b32 %r9, %r8, 0xfffffffc;\nld.shared.u32 %r10, [%r9]; //!',
  },
  {
    name: 'vectors that overlap',
    body: 'shr.u32 %r8, %r1, 1;\nshl.b32 %r8, %r8, 3;\nadd.u32 %r8, %r4, %r8;\nst.shared.v2.u32 [%r8], {%r1, %r1}; //!',
  },
  {
    name: 'a shuffle for a barrier',
    body: 'st.shared.u32 [%r5], %r1; //!\nshfl.sync.bfly.b32 %r8, %r1, 1, 31, -1;\nxor.b32 %r9, %r3, 4;\nadd.u32 %r9, %r4, %r9;\nld.shared.u32 %r10, [%r9]; //!',
  },
  {
    name: 'a warp barrier of half the lanes',
    body: 'st.shared.u32 [%r5], %r1; //!\nand.b32 %r8, %r1, 31;\nsetp.gt.u32 %p4, %r8, 15;\n@%p4 bra H;\nbar.warp.sync 0xffff;\nxor.b32 %r9, %r3, 64;\nadd.u32 %r9, %r4, %r9;\nld.shared.u32 %r10, [%r9]; //!\nH:',
  },
  {
    name: 'a barrier for more threads than there are',
    body: 'barrier.sync 1, 96; //!\nst.global.u32 [%d3], %r1;',
  },
  {
    name: 'cp.async and no wait',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4; //!\nbar.sync 0;\nld.shared.u32 %r8, [%r6]; //!\nst.global.u32 [%d3], %r8;',
  },
  {
    name: 'cp.async and a wait for too few groups',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4;\ncp.async.commit_group;\ncp.async.ca.shared.global [%r5+1024], [%d4+256], 4; //!\ncp.async.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;\nld.shared.u32 %r8, [%r6+1024]; //!',
  },
  {
    name: 'cp.async, a wait and no barrier',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4; //!\ncp.async.wait_all;\nld.shared.u32 %r8, [%r6]; //!',
  },
  {
    name: 'cp.async into what others still read',
    body: 'st.shared.u32 [%r5], %r1;\nbar.sync 0;\nld.shared.u32 %r8, [%r6]; //!\ncp.async.ca.shared.global [%r5], [%d4], 4; //!\ncp.async.wait_all;\nbar.sync 0;',
  },
  {
    name: 'a store beside its own cp.async',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4; //!\nst.shared.u32 [%r5], 3; //!\ncp.async.wait_all;',
  },
  {
    name: 'cp.async in a loop of two buffers with one barrier too few',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4;\ncp.async.commit_group;\nmov.u32 %r8, 0;\nL:\nxor.b32 %r9, %r8, 1;\nshl.b32 %r10, %r9, 10;\nadd.u32 %r10, %r5, %r10;\ncp.async.ca.shared.global [%r10], [%d4+256], 4; //!\ncp.async.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;\nshl.b32 %r11, %r8, 10;\nadd.u32 %r11, %r6, %r11;\nld.shared.u32 %r12, [%r11]; //!\nmov.u32 %r8, %r9;\nadd.u32 %r20, %r20, 1;\nsetp.lt.u32 %p4, %r20, 4;\n@%p4 bra L;\ncp.async.wait_all;',
  },
  {
    name: 'a bulk copy read before its wait',
    body: `${INIT(1)}\n@!%p1 bra S;\nmbarrier.arrive.expect_tx.shared.b64 _, [tile+2048], 256;\ncp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%d1], 256, [tile+2048]; //!\nS:\nld.shared.u32 %r8, [%r5]; //!\n${WAIT(0)}`,
  },
  {
    name: 'more bytes expected than copied',
    body: `${INIT(1)}\n@!%p1 bra S;\nmbarrier.arrive.expect_tx.shared.b64 _, [tile+2048], 512;\ncp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%d1], 256, [tile+2048];\nS:\n${WAIT(0, ' //!')}\nld.shared.u32 %r8, [%r5];`,
  },
  {
    name: 'a source that is written before the bulk copy has read it',
    body: 'st.shared.u32 [%r5], %r1;\nfence.proxy.async.shared::cta;\nbar.sync 0;\n@!%p1 bra END;\ncp.async.bulk.global.shared::cta.bulk_group [%d2], [tile], 256; //!\ncp.async.bulk.commit_group;\nst.shared.u32 [tile+8], 5; //!\ncp.async.bulk.wait_group 0;\nEND:',
  },
  {
    name: 'a bulk copy out without a proxy fence',
    body: 'st.shared.u32 [%r5], %r1; //!\nbar.sync 0;\n@!%p1 bra END;\ncp.async.bulk.global.shared::cta.bulk_group [%d2], [tile], 256; //!\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\nEND:',
  },
  {
    name: 'what a bulk copy writes, read behind a wait for its reads',
    body: 'st.shared.u32 [%r5], %r1;\nfence.proxy.async.shared::cta;\nbar.sync 0;\n@!%p1 bra END;\ncp.async.bulk.global.shared::cta.bulk_group [%d2], [tile], 256; //!\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;\nld.global.u32 %r8, [%d2+16]; //!\nEND:',
  },
  {
    name: 'other threads write the source while it is copied out',
    body: 'st.shared.u32 [%r5], %r1;\nfence.proxy.async.shared::cta;\nbar.sync 0;\n@!%p1 bra W;\ncp.async.bulk.global.shared::cta.bulk_group [%d2], [tile], 256; //!\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;\nW:\nst.shared.u32 [%r5], 9; //!',
  },
  {
    name: 'an mbarrier for one arrival too many',
    body: `${INIT(65)}\nmbarrier.arrive.shared.b64 _, [tile+2048];\n${WAIT(0, ' //!')}`,
  },
  {
    name: 'a wait for the phase before',
    body: `${INIT(64)}\nst.shared.u32 [%r5], %r1; //!\nmbarrier.arrive.shared.b64 _, [tile+2048];\n${WAIT(1)}\nld.shared.u32 %r8, [%r6]; //!`,
  },
  {
    name: 'an mbarrier used before all see it initialised',
    body: `@!%p1 bra I;\nmbarrier.init.shared.b64 [tile+2048], 64; //!\nI:\nmbarrier.arrive.shared.b64 _, [tile+2048]; //!`,
  },
  {
    name: 'a write behind the arrival',
    body: `${INIT(64)}\nmbarrier.arrive.shared.b64 _, [tile+2048];\nst.shared.u32 [%r5], %r1; //!\n${WAIT(0)}\nld.shared.u32 %r8, [%r6]; //!`,
  },
  {
    name: 'the second phase awaited by the first parity',
    body: `${INIT(64)}\nmbarrier.arrive.shared.b64 _, [tile+2048];\n${WAIT(0)}\nst.shared.u32 [%r5], %r1; //!\nmbarrier.arrive.shared.b64 _, [tile+2048];\nW2:\nmbarrier.try_wait.parity.shared.b64 %p7, [tile+2048], 0;\n@!%p7 bra W2;\nld.shared.u32 %r8, [%r6]; //!`,
  },
  {
    name: 'a block of the cluster reads too early',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\n${SYNC}\nst.shared.u32 [%r5], %r1; //!\nld.shared::cluster.u32 %r8, [%r13]; //!\n${SYNC}`,
  },
  {
    name: 'a cluster that ends under a reader',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\nst.shared.u32 [%r5], %r1;\n${SYNC}\nld.shared::cluster.u32 %r8, [%r13]; //!\nst.global.u32 [%d3], %r8;`.replace(
      'st.global.u32 [%d3], %r8;',
      '',
    ),
  },
  {
    name: 'a barrier of the block for one of the cluster',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\n${SYNC}\nst.shared.u32 [%r5], %r1; //!\nbar.sync 0;\nld.shared::cluster.u32 %r8, [%r13]; //!\n${SYNC}`,
  },
  {
    name: 'a relaxed arrival at the cluster',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\n${SYNC}\nst.shared.u32 [%r5], %r1; //!\nbarrier.cluster.arrive.relaxed;\nbarrier.cluster.wait;\nld.shared::cluster.u32 %r8, [%r13]; //!\n${SYNC}`,
  },
  {
    name: 'a remote write before the block has started',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\nst.shared::cluster.u32 [%r12], %r1; //!\n${SYNC}\nld.shared.u32 %r8, [%r6];`,
  },
  {
    name: 'two blocks add to remote memory',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\nst.shared.u32 [%r5], 0;\n${SYNC}\nmapa.shared::cluster.u32 %r14, %r5, 0;\nld.shared::cluster.u32 %r8, [%r14]; //!\nadd.u32 %r8, %r8, 1;\nst.shared::cluster.u32 [%r14], %r8; //!\n${SYNC}`,
  },
  {
    name: 'a relaxed flag',
    grid: 2,
    body: PASS(
      'st.relaxed.gpu.global.u32 [%d2], 1;',
      'ld.relaxed.gpu.global.u32 %r8, [%d2];',
      BOTH,
    ),
  },
  {
    name: 'a release that reaches its block only',
    grid: 2,
    body: PASS(
      'st.release.cta.global.u32 [%d2], 1; //!',
      'ld.acquire.gpu.global.u32 %r8, [%d2]; //!',
      BOTH,
    ),
  },
  {
    name: 'a release and a relaxed read',
    grid: 2,
    body: PASS(
      'st.release.gpu.global.u32 [%d2], 1;',
      'ld.relaxed.gpu.global.u32 %r8, [%d2];',
      BOTH,
    ),
  },
  {
    name: 'fences of the block between blocks',
    grid: 2,
    body: PASS(
      'fence.acq_rel.cta;\nst.relaxed.gpu.global.u32 [%d2], 1;',
      'ld.relaxed.gpu.global.u32 %r8, [%d2];\nfence.acq_rel.cta;',
      BOTH,
    ),
  },
  {
    name: 'a fence behind the flag',
    grid: 2,
    body: PASS(
      'st.relaxed.gpu.global.u32 [%d2], 1;\nfence.acq_rel.gpu;',
      'ld.acquire.gpu.global.u32 %r8, [%d2];',
      BOTH,
    ),
  },
  {
    name: 'a volatile flag',
    grid: 2,
    body: PASS('st.volatile.global.u32 [%d2], 1;', 'ld.volatile.global.u32 %r8, [%d2];', BOTH),
  },
  {
    name: 'a plain flag',
    grid: 2,
    body: PASS('st.global.u32 [%d2], 1; //!', 'ld.acquire.gpu.global.u32 %r8, [%d2]; //!', BOTH),
  },
  {
    name: 'a counter of the block for the grid',
    grid: 2,
    body: 'red.relaxed.cta.global.add.u32 [%d2], 1; //!',
  },
  {
    name: 'a grid barrier without fences',
    grid: 2,
    body: 'mul.wide.u32 %d6, %r2, 4;\nadd.s64 %d6, %d2, %d6;\n@!%p1 bra END;\nst.global.u32 [%d6+64], %r2; //!\nred.relaxed.gpu.global.add.u32 [%d2], 1;\nL:\nld.relaxed.gpu.global.u32 %r8, [%d2];\nsetp.lt.u32 %p4, %r8, 2;\n@%p4 bra L;\nld.global.u32 %r9, [%d2+64]; //!\nld.global.u32 %r9, [%d2+68]; //!\nEND:',
  },
  {
    name: 'blocks that wait for each other',
    grid: 2,
    body: '@!%p1 bra END;\nxor.b32 %r9, %r2, 1;\nmul.wide.u32 %d6, %r9, 4;\nadd.s64 %d6, %d2, %d6;\nmul.wide.u32 %d7, %r2, 4;\nadd.s64 %d7, %d2, %d7;\nL:\nld.acquire.gpu.global.u32 %r8, [%d6]; //!\nsetp.eq.u32 %p4, %r8, 0;\n@%p4 bra L;\nst.release.gpu.global.u32 [%d7], 1;\nEND:',
  },
  {
    name: 'a count that is never reached',
    grid: 2,
    body: '@!%p1 bra END;\nred.release.gpu.global.add.u32 [%d2], 1;\nL:\nld.acquire.gpu.global.u32 %r8, [%d2]; //!\nadd.u32 %r20, %r20, 1;\nsetp.lt.u32 %p4, %r8, 3;\n@%p4 bra L;\nst.global.u32 [%d2+4], %r20;\nEND:',
  },
  {
    name: 'a lock that is taken twice',
    body: '@!%p1 bra END;\natom.acquire.gpu.global.exch.b32 %r8, [%d2], 1;\nL:\natom.acquire.gpu.global.cas.b32 %r8, [%d2], 0, 1; //!\nsetp.ne.u32 %p4, %r8, 0;\n@%p4 bra L;\nst.release.gpu.global.u32 [%d2], 0;\nEND:',
  },
  {
    name: 'an unlock that releases nothing',
    grid: 4,
    body: '@!%p1 bra END;\nL:\natom.acquire.gpu.global.cas.b32 %r8, [%d2], 0, 1;\nsetp.ne.u32 %p4, %r8, 0;\n@%p4 bra L;\nld.global.u32 %r9, [%d2+4]; //!\nadd.u32 %r9, %r9, 1;\nst.global.u32 [%d2+4], %r9; //!\natom.relaxed.gpu.global.exch.b32 %r8, [%d2], 0;\nEND:',
  },
  {
    name: 'a flag of a block that is not launched',
    body: '@!%p1 bra END;\nL:\nld.acquire.gpu.global.u32 %r8, [%d2+4]; //!\nsetp.eq.u32 %p4, %r8, 0;\n@%p4 bra L;\nEND:',
  },
  {
    name: 'a spin with a barrier inside',
    body: 'L:\nbar.sync 0;\nld.volatile.global.u32 %r8, [%d2+8]; //!\nsetp.eq.u32 %p4, %r8, 0;\n@%p4 bra L;',
  },
  {
    name: 'a spin that backs off',
    body: '@!%p1 bra END;\nmov.u32 %r9, 1;\nL:\nld.acquire.gpu.global.u32 %r8, [%d2]; //!\nnanosleep.u32 %r9;\nmin.u32 %r9, %r9, 128;\nshl.b32 %r9, %r9, 1;\nsetp.eq.u32 %p4, %r8, 0;\n@%p4 bra L;\nEND:',
  },
  {
    name: 'the last block reads without having acquired',
    grid: 4,
    body: 'mul.wide.u32 %d6, %r2, 4;\nadd.s64 %d6, %d2, %d6;\n@!%p1 bra END;\nst.global.u32 [%d6+64], 5; //!\natom.relaxed.gpu.global.add.u32 %r8, [%d2], 1;\nsetp.ne.u32 %p4, %r8, 3;\n@%p4 bra END;\nld.global.u32 %r9, [%d2+64]; //!\nld.global.u32 %r9, [%d2+72]; //!\nEND:',
  },
];

export const PTX_RIGHT: readonly Planted[] = [
  {
    name: 'store, barrier, read',
    body: 'st.shared.u32 [%r5], %r1;\nbar.sync 0;\nld.shared.u32 %r8, [%r6];',
  },
  {
    name: 'own words only',
    body: 'st.shared.u32 [%r5], %r1;\nld.shared.u32 %r8, [%r5];\nst.shared.u32 [%r5], %r8;',
  },
  {
    name: 'a tree with barriers',
    body: 'st.shared.u32 [%r5], %r1;\nbar.sync 0;\nmov.u32 %r8, 128;\nL:\nsetp.ge.u32 %p4, %r3, %r8;\n@%p4 bra NEXT;\nadd.u32 %r9, %r5, %r8;\nld.shared.u32 %r10, [%r9];\nld.shared.u32 %r11, [%r5];\nadd.u32 %r11, %r11, %r10;\nst.shared.u32 [%r5], %r11;\nNEXT:\nbar.sync 0;\nshr.u32 %r8, %r8, 1;\nsetp.gt.u32 %p5, %r8, 2;\n@%p5 bra L;',
  },
  {
    name: 'a producer that arrives, a consumer that waits',
    body: '@%p2 bra A;\nbarrier.sync 1, 64;\nld.shared.u32 %r8, [%r6];\nbra B;\nA:\nst.shared.u32 [%r5], %r1;\nbarrier.arrive 1, 64;\nB:',
  },
  {
    name: 'each warp with a barrier of its own',
    body: 'st.shared.u32 [%r5], %r1;\nshr.u32 %r8, %r1, 5;\nadd.u32 %r8, %r8, 1;\nbarrier.sync %r8, 32;\nxor.b32 %r9, %r3, 64;\nadd.u32 %r9, %r4, %r9;\nld.shared.u32 %r10, [%r9];',
  },
  {
    name: 'a histogram with atomics',
    body: 'and.b32 %r8, %r1, 7;\nshl.b32 %r8, %r8, 2;\nadd.u32 %r8, %r4, %r8;\nst.shared.u32 [%r5], 0;\nbar.sync 0;\nred.shared.add.u32 [%r8], 1;\nbar.sync 0;\nld.shared.u32 %r9, [%r8];',
  },
  {
    name: 'neighbouring halves',
    body: 'shl.b32 %r8, %r1, 1;\nadd.u32 %r8, %r4, %r8;\nmov.u16 %h1, 5;\nst.shared.u16 [%r8], %h1;\nld.shared.u16 %h2, [%r8];',
  },
  {
    name: 'a warp barrier of all lanes',
    body: 'st.shared.u32 [%r5], %r1;\nbar.warp.sync -1;\nxor.b32 %r9, %r3, 4;\nadd.u32 %r9, %r4, %r9;\nld.shared.u32 %r10, [%r9];',
  },
  {
    name: 'cp.async, wait and barrier',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4;\ncp.async.wait_all;\nbar.sync 0;\nld.shared.u32 %r8, [%r6];',
  },
  {
    name: 'cp.async read by its own thread behind the wait',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4;\ncp.async.commit_group;\ncp.async.wait_group 0;\nld.shared.u32 %r8, [%r5];',
  },
  {
    name: 'two groups, the first awaited and read',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4;\ncp.async.commit_group;\ncp.async.ca.shared.global [%r5+1024], [%d4+256], 4;\ncp.async.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;\nld.shared.u32 %r8, [%r6];\ncp.async.wait_all;',
  },
  {
    name: 'two buffers with both barriers',
    body: 'cp.async.ca.shared.global [%r5], [%d4], 4;\ncp.async.commit_group;\nmov.u32 %r8, 0;\nL:\nxor.b32 %r9, %r8, 1;\nshl.b32 %r10, %r9, 10;\nadd.u32 %r10, %r5, %r10;\ncp.async.ca.shared.global [%r10], [%d4+256], 4;\ncp.async.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;\nshl.b32 %r11, %r8, 10;\nadd.u32 %r11, %r6, %r11;\nld.shared.u32 %r12, [%r11];\nbar.sync 0;\nmov.u32 %r8, %r9;\nadd.u32 %r20, %r20, 1;\nsetp.lt.u32 %p4, %r20, 4;\n@%p4 bra L;\ncp.async.wait_all;',
  },
  {
    name: 'a bulk copy and its wait',
    body: `${INIT(1)}\n@!%p1 bra S;\nmbarrier.arrive.expect_tx.shared.b64 _, [tile+2048], 256;\ncp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%d1], 256, [tile+2048];\nS:\n${WAIT(0)}\nld.shared.u32 %r8, [%r6];`,
  },
  {
    name: 'two bulk copies of one phase',
    body: `${INIT(1)}\n@!%p1 bra S;\nmbarrier.arrive.expect_tx.shared.b64 _, [tile+2048], 256;\ncp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%d1], 128, [tile+2048];\ncp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile+128], [%d1+128], 128, [tile+2048];\nS:\n${WAIT(0)}\nld.shared.u32 %r8, [%r6];`,
  },
  {
    name: 'a bulk copy out with fence and waits',
    body: 'st.shared.u32 [%r5], %r1;\nfence.proxy.async.shared::cta;\nbar.sync 0;\n@!%p1 bra W;\ncp.async.bulk.global.shared::cta.bulk_group [%d2], [tile], 256;\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;\nW:\nbar.sync 0;\nst.shared.u32 [%r5], 9;',
  },
  {
    name: 'a bulk copy out that is read behind its wait',
    body: 'st.shared.u32 [%r5], %r1;\nfence.proxy.async.shared::cta;\nbar.sync 0;\n@!%p1 bra END;\ncp.async.bulk.global.shared::cta.bulk_group [%d2], [tile], 256;\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\nld.global.u32 %r8, [%d2+16];\nEND:',
  },
  {
    name: 'an mbarrier of all threads',
    body: `${INIT(64)}\nst.shared.u32 [%r5], %r1;\nmbarrier.arrive.shared.b64 _, [tile+2048];\n${WAIT(0)}\nld.shared.u32 %r8, [%r6];`,
  },
  {
    name: 'two phases of an mbarrier',
    body: `${INIT(64)}\nst.shared.u32 [%r5], %r1;\nmbarrier.arrive.shared.b64 _, [tile+2048];\n${WAIT(0)}\nld.shared.u32 %r8, [%r6];\nmbarrier.arrive.shared.b64 _, [tile+2048];\nW2:\nmbarrier.try_wait.parity.shared.b64 %p7, [tile+2048], 1;\n@!%p7 bra W2;\nst.shared.u32 [%r5], %r8;`,
  },
  {
    name: 'a ring of full and empty',
    body: `@!%p1 bra INIT;\nmbarrier.init.shared.b64 [tile+2048], 32;\nmbarrier.init.shared.b64 [tile+2056], 32;\nINIT:\nbar.sync 0;\n@%p2 bra PROD;\nmov.u32 %r20, 0;\nC:\nand.b32 %r9, %r20, 1;\nCW:\nmbarrier.try_wait.parity.shared.b64 %p7, [tile+2048], %r9;\n@!%p7 bra CW;\nld.shared.u32 %r8, [%r6];\nmbarrier.arrive.shared.b64 _, [tile+2056];\nadd.u32 %r20, %r20, 1;\nsetp.lt.u32 %p4, %r20, 4;\n@%p4 bra C;\nbra END;\nPROD:\nmov.u32 %r20, 0;\nP:\nand.b32 %r9, %r20, 1;\nxor.b32 %r9, %r9, 1;\nPW:\nmbarrier.try_wait.parity.shared.b64 %p7, [tile+2056], %r9;\n@!%p7 bra PW;\nst.shared.u32 [%r5], %r20;\nmbarrier.arrive.shared.b64 _, [tile+2048];\nadd.u32 %r20, %r20, 1;\nsetp.lt.u32 %p4, %r20, 4;\n@%p4 bra P;\nEND:`,
  },
  {
    name: 'a cluster that meets before and behind',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\nst.shared.u32 [%r5], %r1;\n${SYNC}\nld.shared::cluster.u32 %r8, [%r13];\n${SYNC}`,
  },
  {
    name: 'a remote write between barriers',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\n${SYNC}\nst.shared::cluster.u32 [%r12], %r1;\n${SYNC}\nld.shared.u32 %r8, [%r6];`,
  },
  {
    name: 'a fence before a relaxed arrival',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\n${SYNC}\nst.shared.u32 [%r5], %r1;\nfence.acq_rel.cluster;\nbarrier.cluster.arrive.relaxed;\nbarrier.cluster.wait;\nld.shared::cluster.u32 %r8, [%r13];\n${SYNC}`,
  },
  {
    name: 'atomics on remote memory',
    cluster: 2,
    grid: 2,
    body: `${OTHER}\nst.shared.u32 [%r5], 0;\n${SYNC}\nmapa.shared::cluster.u32 %r14, %r5, 0;\nred.relaxed.cluster.shared::cluster.add.u32 [%r14], 1;\n${SYNC}`,
  },
  {
    name: 'release and acquire of the GPU',
    grid: 2,
    body: PASS('st.release.gpu.global.u32 [%d2], 1;', 'ld.acquire.gpu.global.u32 %r8, [%d2];'),
  },
  {
    name: 'fences around relaxed flags',
    grid: 2,
    body: PASS(
      'fence.acq_rel.gpu;\nst.relaxed.gpu.global.u32 [%d2], 1;',
      'ld.relaxed.gpu.global.u32 %r8, [%d2];\nfence.acq_rel.gpu;',
    ),
  },
  {
    name: 'membar and volatile',
    grid: 2,
    body: PASS(
      'membar.gl;\nst.volatile.global.u32 [%d2], 1;',
      'ld.volatile.global.u32 %r8, [%d2];\nmembar.gl;',
    ),
  },
  { name: 'a counter of the GPU', grid: 4, body: 'red.relaxed.gpu.global.add.u32 [%d2], 1;' },
  {
    name: 'a grid barrier with orders',
    grid: 2,
    body: 'mul.wide.u32 %d6, %r2, 4;\nadd.s64 %d6, %d2, %d6;\n@!%p1 bra END;\nst.global.u32 [%d6+64], %r2;\natom.acq_rel.gpu.global.add.u32 %r8, [%d2], 1;\nL:\nld.acquire.gpu.global.u32 %r8, [%d2];\nsetp.lt.u32 %p4, %r8, 2;\n@%p4 bra L;\nld.global.u32 %r9, [%d2+64];\nld.global.u32 %r9, [%d2+68];\nEND:',
  },
  {
    name: 'a lock with orders',
    grid: 4,
    body: '@!%p1 bra END;\nL:\natom.acquire.gpu.global.cas.b32 %r8, [%d2], 0, 1;\nsetp.ne.u32 %p4, %r8, 0;\n@%p4 bra L;\nld.global.u32 %r9, [%d2+4];\nadd.u32 %r9, %r9, 1;\nst.global.u32 [%d2+4], %r9;\nst.release.gpu.global.u32 [%d2], 0;\nEND:',
  },
  {
    name: 'the last block, with acq_rel',
    grid: 4,
    body: 'mul.wide.u32 %d6, %r2, 4;\nadd.s64 %d6, %d2, %d6;\n@!%p1 bra END;\nst.global.u32 [%d6+64], 5;\natom.acq_rel.gpu.global.add.u32 %r8, [%d2], 1;\nsetp.ne.u32 %p4, %r8, 3;\n@%p4 bra END;\nld.global.u32 %r9, [%d2+64];\nld.global.u32 %r9, [%d2+72];\nEND:',
  },
  {
    name: 'a spin that another warp ends',
    body: '@%p2 bra A;\n@!%p1 bra B;\nB:\nst.release.cta.global.u32 [%d2], 1;\nbra END;\nA:\nL:\nld.acquire.cta.global.u32 %r8, [%d2];\nsetp.eq.u32 %p4, %r8, 0;\n@%p4 bra L;\nEND:'.replace(
      '@!%p1 bra B;\nB:\nst.release',
      'setp.ne.u32 %p5, %r1, 40;\n@%p5 bra END;\nst.release',
    ),
  },
  {
    name: 'a spin that gives up',
    body: '@!%p1 bra END;\nL:\nld.acquire.gpu.global.u32 %r8, [%d2];\nadd.u32 %r20, %r20, 1;\nsetp.gt.u32 %p5, %r20, 60000;\n@%p5 bra END;\nsetp.eq.u32 %p4, %r8, 0;\n@%p4 bra L;\nEND:',
  },
  {
    name: 'reads of one word by all',
    grid: 2,
    body: 'ld.global.u32 %r8, [%d1];\nst.shared.u32 [%r5], %r8;',
  },
];
