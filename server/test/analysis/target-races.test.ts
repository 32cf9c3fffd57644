/** Races past instructions of a target: what these access, and what has to be waited for. */
import assert from 'node:assert/strict';
import { workgroupFindings } from '../../src/analysis/index.ts';
import { parseMir } from '../../src/mir/index.ts';

const MOVE = '{{ .reg .u64 a; cvta.to.shared.u64 a, {1}; cvt.u32.u64 {0}, a; }}';
const asm = (operands: string, text: string): string =>
  `gpu.asm ${operands} imm=["${text}", ""]`.replace('gpu.asm  imm', 'gpu.asm imm');

const START = `global @tile workgroup size=4096 align=128 mutable
global @bar workgroup size=8 align=8 mutable
func kernel @k(x: ptr.global) {
entry(%x: ptr.global):
  %t: i32 = gpu.thread.id x
  %zero: i32 = const.int 0
  %zero64: i64 = const.int 0
  %one: i32 = const.int 1
  %tile: ptr.workgroup = global.addr @tile
  %bar: ptr.workgroup = global.addr @bar
  %tilei: i64 = ptr.to.int %tile
  %bari: i64 = ptr.to.int %bar
  %tiles: i32 = gpu.asm %tilei imm=["${MOVE}", "pure,nomem"]
  %bars: i32 = gpu.asm %bari imm=["${MOVE}", "pure,nomem"]
  %xi: i64 = ptr.to.int %x
  %sixteen: i32 = const.int 16
  %four: i32 = const.int 4
  %thirtytwo: i32 = const.int 32
  %sixtyfour: i32 = const.int 64
  %rowo: i32 = int.mul %t, %sixteen
  %wordo: i32 = int.mul %t, %four
  %row: i32 = int.add %tiles, %rowo
  %word: i32 = int.add %tiles, %wordo
  %wordw: i64 = int.zext %wordo
  %place: ptr.workgroup = ptr.add %tile, %wordw
  %roww: i64 = int.zext %rowo
  %rowplace: ptr.workgroup = ptr.add %tile, %roww
  %first: i1 = int.cmp eq %t, %zero
  %warp: i32 = int.udiv %t, %thirtytwo
  %firstwarp: i1 = int.cmp eq %warp, %zero
`;

/** The verdict, with the first reason where it is undecided. */
function verdictOf(body: string, threads = 64): string {
  const { module, errors } = parseMir(`${START}${body}\n  ret\n}\n`);
  assert.deepEqual(errors, []);
  const fn = module.funcs.get('k')!;
  const sizes = new Map([
    ['@tile', 4096],
    ['@bar', 8],
  ]);
  const { verdict, conflicts } = workgroupFindings(fn, {
    block: [threads, 1, 1],
    wave: 32,
    sizes,
  });
  if (conflicts.length > 0) return 'race';
  return verdict.kind === 'undecided' ? (verdict.gaps[0]?.reason ?? '') : verdict.kind;
}

const STORE = '  mem.store %t, %place align=4\n';
const BARRIER = '  gpu.barrier\n';
const READ = '  %v: i32 = mem.load %place align=4\n';
const LDMATRIX = `  %m: i32 = ${asm('%row', 'ldmatrix.sync.aligned.m8n8.x1.shared.b16 {0}, [{1}];')}\n`;
const COPY = `  ${asm('%word, %xi', 'cp.async.ca.shared.global [{0}], [{1}], 4;')}\n`;
const COMMIT = `  ${asm('', 'cp.async.commit_group;')}\n`;
const WAIT = `  ${asm('%zero', 'cp.async.wait_group {0};')}\n`;

const INIT = `  br.if %first, init, ready
init:
  ${asm('%bars, %sixteen', 'mbarrier.init.shared.b64 [{0}], {1};')}
  br ready
ready:
`;
const BOX =
  'cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [{0}], [{1}, {{{3}}}], [{2}];';
const BULK = `  br.if %first, copy, copied
copy:
  ${asm('%tiles, %xi, %bars, %zero', BOX)}
  br copied
copied:
`;
const ARRIVE = `  %token: i64 = ${asm('%bars, %sixteen', 'mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 {0}, [{1}], {2};')}\n`;
const TEST =
  '{{ .reg .pred p;\\nmbarrier.try_wait.shared.b64 p, [{1}], {2};\\nselp.u32 {0}, 1, 0, p; }}';
const UNTIL = `  br wait
wait:
  %done: i32 = ${asm('%bars, %token', TEST)}
  %is: i1 = int.cmp ne %done, %zero
  br.if %is, over, wait
over:
`;
/** An object for as many arrivals as there are threads, and what all threads do with it. */
const made = (count: string): string => INIT.replace('%sixteen', count);
const COME = `  %own: i64 = ${asm('%bars', 'mbarrier.arrive.release.cta.shared::cta.b64 {0}, [{1}];')}\n`;
const untilOwn = (name: string): string =>
  UNTIL.replaceAll('%token', '%own')
    .replace(/\b(wait|over)\b(?=[:,\n])/g, `$1${name}`)
    .replace(/%(done|is)\b/g, `%$1${name}`);
const NEIGHBOUR = `  %next: i32 = int.add %t, %one
  %sixtythree: i32 = const.int 63
  %around: i32 = int.and %next, %sixtythree
  %ao: i32 = int.mul %around, %four
  %aw: i64 = int.zext %ao
  %other: ptr.workgroup = ptr.add %tile, %aw
  %w: i32 = mem.load %other align=4
`;
const ALLOC = asm(
  '%bars, %thirtytwo',
  'tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [{0}], {1};',
);

interface Round {
  readonly count: string;
  readonly bytes: string;
  readonly parity: string | undefined;
  readonly inLoop: boolean;
  readonly who: string;
}

/** Some threads copy 16 bytes, once or in each of four rounds, and wait by parity. */
function rounds(given: Partial<Round>): string {
  const plain = { count: '%one', bytes: '%sixteen', parity: '%zero', inLoop: false, who: '%first' };
  const { count, bytes, parity, inLoop, who } = { ...plain, ...given };
  const test = TEST.replace('try_wait', 'try_wait.parity');
  const text =
    'cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [{0}], [{1}], {2}, [{3}];';
  return `  br.if ${who}, go, rest
go:
  ${asm(`%bars, ${count}`, 'mbarrier.init.shared.b64 [{0}], {1};')}
  br loop(%zero)
loop(%k: i32):
  %tok: i64 = ${asm(`%bars, ${bytes}`, 'mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 {0}, [{1}], {2};')}
  ${asm('%tiles, %xi, %sixteen, %bars', text)}
  %odd: i32 = int.and %k, %one
  %even: i32 = int.xor %odd, %one
  br spin
spin:
  %said: i32 = ${parity === undefined ? 'const.int 1' : asm(`%bars, ${parity}`, test)}
  %yes: i1 = int.cmp ne %said, %zero
  br.if %yes, after, spin
after:
  %k2: i32 = int.add %k, %one
  %more: i1 = int.cmp ult %k2, %four
  ${inLoop ? 'br.if %more, loop(%k2), rest' : 'br rest'}
rest:
`;
}

const MAP =
  '{{ .reg .u64 a; cvta.to.shared.u64 a, {1}; mapa.shared::cluster.u64 a, a, {2}; cvta.shared::cluster.u64 {0}, a; }}';
const COME_IN_CLUSTER = `  ${asm('', 'barrier.cluster.arrive.aligned;')}\n`;
const WAIT_IN_CLUSTER = `  ${asm('', 'barrier.cluster.wait.aligned;')}\n`;
const SYNC = COME_IN_CLUSTER + WAIT_IN_CLUSTER;
/** Another block's place of the thread, as an address. */
const OTHERS = `  %here: i64 = ptr.to.int %place
  %there: i64 = ${asm('%here, %one', MAP)}
  %theirs: ptr = int.to.ptr %there
`;
const GET = '  %got: i32 = mem.load %theirs align=4\n';
const PUT = '  mem.store %t, %theirs align=4\n';

/** Accesses to the memory of another block of the cluster. */
function ofClusters(): (readonly [string, string, string])[] {
  const apart = 'no barrier of the cluster is known to order accesses of two blocks';
  const ended = 'the other block may have ended: no barrier of the cluster is behind the access';
  const begun = 'no barrier of the cluster says that the other block has begun';
  const relaxed = COME_IN_CLUSTER.replace('arrive', 'arrive.relaxed');
  const some = (body: string): string =>
    `  br.if %firstwarp, some, rest\nsome:\n${body}  br rest\nrest:\n`;
  return [
    ['a place that another block has written', `${STORE}${SYNC}${OTHERS}${GET}${SYNC}`, 'proven'],
    ['the same in a loop', inRounds(`${STORE}${SYNC}${OTHERS}${GET}${SYNC}`), 'proven'],
    [
      'the same without the second barrier',
      `${inRounds(`${STORE}${SYNC}${OTHERS}${GET}`)}${SYNC}`,
      apart,
    ],
    ['a barrier of the cluster is one of the block', `${STORE}${SYNC}${NEIGHBOUR}`, 'proven'],
    [
      'a barrier of the block alone',
      `${STORE}${SYNC}${STORE}${BARRIER}${OTHERS}${GET}${SYNC}`,
      apart,
    ],
    [
      'an arrival that does not release',
      `${STORE}${SYNC}${STORE}${relaxed}${WAIT_IN_CLUSTER}${OTHERS}${GET}${SYNC}`,
      apart,
    ],
    [
      'a store between arrival and wait',
      `${SYNC}${COME_IN_CLUSTER}${STORE}${WAIT_IN_CLUSTER}${OTHERS}${GET}${SYNC}`,
      apart,
    ],
    ['no barrier before', `${OTHERS}${GET}${SYNC}`, begun],
    ['no barrier behind', `${STORE}${SYNC}${OTHERS}${GET}`, ended],
    ['a barrier behind for some threads', `${STORE}${SYNC}${OTHERS}${GET}${some(SYNC)}`, ended],
    ['two threads may write one place', `${SYNC}${OTHERS}${PUT}${SYNC}`, apart],
    [
      'each block waits as often as a number of its own says',
      inRounds(`${STORE}${SYNC}${OTHERS}${GET}${SYNC}`, 'gpu.workgroup.id x'),
      apart,
    ],
  ];
}

/** So many rounds of a loop. */
function inRounds(body: string, count = 'const.int 4'): string {
  return `  %count: i32 = ${count}
  br loop(%zero)
loop(%k: i32):
${body}  %k2: i32 = int.add %k, %one
  %more: i1 = int.cmp ult %k2, %count
  br.if %more, loop(%k2), rest
rest:
`;
}

describe('races past instructions of a target', () => {
  const cases: (readonly [string, string, string])[] = [
    ['rows of ldmatrix behind a barrier', `${STORE}${BARRIER}${LDMATRIX}`, 'proven'],
    [
      'rows of ldmatrix that other threads have written',
      `${STORE}${LDMATRIX}`,
      'something other than a barrier orders the accesses',
    ],
    ['a copy that is waited for', `${COPY}${COMMIT}${WAIT}${BARRIER}${READ}`, 'proven'],
    ['an own copy that is waited for', `${COPY}${COMMIT}${WAIT}${READ}`, 'proven'],
    [
      'a copy that nothing waits for',
      `${COPY}${COMMIT}${BARRIER}${READ}`,
      'nothing is known to have waited for the copy before a barrier',
    ],
    [
      'a copy outside of the groups that are waited for',
      `${COMMIT}${COPY}${WAIT}${BARRIER}${READ}`,
      'nothing is known to have waited for the copy before a barrier',
    ],
    [
      'an own copy that is read too early',
      `${COPY}${COMMIT}${READ}`,
      'a copy of the thread may still be under way',
    ],
    [
      'a bulk copy with the end of its phase',
      `${INIT}${BARRIER}${BULK}${ARRIVE}${UNTIL}${BARRIER}${READ}`,
      'proven',
    ],
    [
      'a bulk copy that is not waited for',
      `${INIT}${BARRIER}${BULK}${ARRIVE}${BARRIER}${READ}`,
      'nothing is known to have waited for the copy before a barrier',
    ],
    [
      'a bulk copy after the arrival',
      `${INIT}${BARRIER}${ARRIVE}${BULK}${UNTIL}${BARRIER}${READ}`,
      'nothing is known to have waited for the copy before a barrier',
    ],
    [
      'a bulk copy over what threads have written',
      `${STORE}${INIT}${BARRIER}${BULK}${ARRIVE}${UNTIL}${BARRIER}${READ}`,
      'threads access the memory of a bulk copy before it, through another proxy',
    ],
    [
      'a barrier in memory without a barrier behind its start',
      `${INIT}${ARRIVE}${UNTIL}`,
      'something other than a barrier orders the accesses',
    ],
    [
      'an allocation of one warp',
      `  br.if %firstwarp, own, rest\nown:\n  ${ALLOC}\n  br rest\nrest:`,
      'proven',
    ],
    [
      'an allocation of all warps',
      `  ${ALLOC}\n`,
      'something other than a barrier orders the accesses',
    ],
    [
      'a product of matrices by descriptors',
      `  ${asm('%zero64, %zero64', 'wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {0}, {1};')}`,
      'which bytes `wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16` accesses is not followed',
    ],
  ];
  cases.push([
    'rows of ldmatrix that their own lanes have written, for others',
    `  mem.store %t, %rowplace align=4\n${LDMATRIX}`,
    'something other than a barrier orders the accesses',
  ]);
  const before = `${made('%sixtyfour')}${BARRIER}${STORE}`;
  const ordered = 'something other than a barrier orders the accesses';
  cases.push(
    [
      'all threads arrive in memory and wait',
      `${before}${COME}${untilOwn('')}${NEIGHBOUR}`,
      'proven',
    ],
    ['all arrive and none waits', `${before}${COME}${NEIGHBOUR}`, ordered],
    [
      'fewer arrivals than threads',
      `${made('%thirtytwo')}${BARRIER}${STORE}${COME}${untilOwn('')}${NEIGHBOUR}`,
      ordered,
    ],
    ['a read between arrival and wait', `${before}${COME}${NEIGHBOUR}${untilOwn('')}`, ordered],
    [
      'a store between arrival and wait',
      `${made('%sixtyfour')}${BARRIER}${COME}${STORE}${untilOwn('')}${NEIGHBOUR}`,
      ordered,
    ],
    [
      'a wait of the first warp alone',
      `${before}${COME}  br.if %firstwarp, some, read\nsome:\n${untilOwn('')}  br read\nread:\n${NEIGHBOUR}`,
      ordered,
    ],
    [
      'an arrival of the first warp alone',
      `${before}  br.if %firstwarp, some, read\nsome:\n${COME}${untilOwn('')}  br read\nread:\n${NEIGHBOUR}`,
      'race',
    ],
    [
      'two arrivals, of which the second is waited for',
      `${before}${COME}${COME.replace('%own', '%again')}${untilOwn('').replace('%own', '%again')}${NEIGHBOUR}`,
      ordered,
    ],
    [
      'a wait by parity, whose phase is not counted',
      `${before}${COME}${untilOwn('').replace('try_wait', 'try_wait.parity').replace('%own', '%zero')}${NEIGHBOUR}`,
      ordered,
    ],
    [
      'an arrival more, of a thread by its copies',
      `${before}  ${asm('%bars', 'cp.async.mbarrier.arrive.noinc.shared::cta.b64 [{0}];')}\n${COME}${untilOwn('')}${NEIGHBOUR}`,
      ordered,
    ],
    [
      'an object that is made twice',
      `${made('%sixtyfour')}${BARRIER}${made('%sixtyfour').replaceAll('init:', 'init2:').replaceAll('ready:', 'ready2:').replace('init, ready', 'init2, ready2').replace('br ready\n', 'br ready2\n')}${BARRIER}${STORE}${COME}${untilOwn('')}${NEIGHBOUR}`,
      ordered,
    ],
  );
  const copied = 'nothing is known to have waited for the copy before a barrier';
  const parity: readonly (readonly [string, Partial<Round>, string])[] = [
    ['one thread waits for its copy by parity', {}, 'proven'],
    ['the parity of the phase before', { parity: '%one' }, copied],
    ['more bytes than the copy brings', { bytes: '%thirtytwo' }, copied],
    ['more arrivals than there are', { count: '%four' }, copied],
    ['no wait by parity', { parity: undefined }, copied],
    ['each round of a loop has its parity', { inLoop: true, parity: '%odd' }, 'proven'],
    ['each round has the parity of the next', { inLoop: true, parity: '%even' }, copied],
    ['each round has the same parity', { inLoop: true, parity: '%zero' }, copied],
    ['several threads arrive', { inLoop: true, parity: '%odd', who: '%firstwarp' }, copied],
  ];
  for (const [name, round, expected] of parity)
    cases.push([name, `${rounds(round)}${BARRIER}${READ}`, expected]);
  cases.push(...ofClusters());
  for (const [name, body, expected] of cases)
    it(name, () => assert.equal(verdictOf(body), expected));
});
