/**
 * What waits for other threads: barriers of the block, and operations of the lanes of a warp or
 * wave, those of NVIDIA with a mask of the lanes that take part.
 */
import { type Inst, isBarrier } from '../mir/index.ts';
import { type AsmWave, asmWaveOf, maskOf } from './asm-waves.ts';
import { isMark, MARK } from './marks.ts';

export type WaitKind =
  | {
      readonly kind: 'barrier';
      /** Operand with the barrier's number, and with the number of threads. */
      readonly id: number | undefined;
      readonly count: number | undefined;
      readonly reduce: 'popc' | 'and' | 'or' | undefined;
      /** Goes on at once. */
      readonly arrive: boolean;
      /** Lanes of a warp may be at different ones. */
      readonly anywhere: boolean;
    }
  | {
      readonly kind: 'wave';
      /** Operand with the mask of the lanes, or the mask; the lanes that came when absent. */
      readonly mask: number | bigint | undefined;
      /** Lanes may be at different ones. */
      readonly anywhere: boolean;
      /** The operation, when it is located in inline assembly. */
      readonly asm?: AsmWave;
    }
  /** At the barrier of the cluster, whose threads have all to arrive. */
  | { readonly kind: 'cluster' }
  | { readonly kind: 'yield' }
  /** Goes on at once, or lets others go first. */
  | { readonly kind: 'point' }
  /** A place at which a debugger may stop; goes on at once. */
  | { readonly kind: 'stop' };

const MASKED = /^(?:nvptx|llvm\.nvvm)\.(?:shfl|vote|match|redux)\./;
const CLUSTER_WAIT = /^(?:nvptx|llvm\.nvvm)\.barrier\.cluster\.wait\b/;
const WAVE =
  /^amdgcn\.(?:ballot|inverse_ballot|readfirstlane|readlane|ds_permute|ds_bpermute|ds_swizzle|update_dpp|mov_dpp|wave_reduce_|permlane|icmp|fcmp)/;

const BARRIERS: Readonly<Record<string, Partial<Extract<WaitKind, { kind: 'barrier' }>>>> = {
  'nvptx.barrier.sync': {},
  'nvptx.bar.sync.all': { id: 0 },
  'nvptx.bar.sync.count': { id: 0, count: 1 },
  'nvptx.barrier.sync.all': { id: 0, anywhere: true },
  'nvptx.barrier.sync.count': { id: 0, count: 1, anywhere: true },
  'nvptx.bar.arrive.count': { id: 0, count: 1, arrive: true },
  'nvptx.bar.red.popc': { id: 0, reduce: 'popc' },
  'nvptx.bar.red.and': { id: 0, reduce: 'and' },
  'nvptx.bar.red.or': { id: 0, reduce: 'or' },
};

const NO_BARRIER = {
  kind: 'barrier',
  id: undefined,
  count: undefined,
  reduce: undefined,
  arrive: false,
  anywhere: false,
} as const;

/** How an instruction waits; undefined when it does not. */
export function waitKindOf(inst: Inst): WaitKind | undefined {
  if (isMark(inst, MARK.yield)) return { kind: 'yield' };
  if (isMark(inst, MARK.point)) return { kind: 'point' };
  if (isMark(inst, MARK.stop)) return { kind: 'stop' };
  if (inst.op === 'gpu.barrier') return NO_BARRIER;
  const asm = asmWaveOf(inst);
  if (asm !== undefined) {
    const anywhere = /^bar(?:rier)?\.warp\.sync/.test(asm.operation);
    return { kind: 'wave', mask: maskOf(asm), anywhere, asm };
  }
  if (inst.op !== 'gpu.intrinsic' && inst.op !== 'gpu.compute') return undefined;
  const symbol = inst.attrs.symbol ?? '';
  if (CLUSTER_WAIT.test(symbol)) return { kind: 'cluster' };
  const barrier = BARRIERS[symbol];
  if (barrier !== undefined) return { ...NO_BARRIER, ...barrier };
  if (isBarrier(inst)) return NO_BARRIER;
  if (symbol === 'nvptx.bar.warp.sync') return { kind: 'wave', mask: 0, anywhere: true };
  if (symbol === 'nvptx.activemask') return { kind: 'wave', mask: undefined, anywhere: false };
  if (MASKED.test(symbol)) return { kind: 'wave', mask: 0, anywhere: false };
  if (WAVE.test(symbol)) return { kind: 'wave', mask: undefined, anywhere: false };
  return undefined;
}

export function waits(inst: Inst): boolean {
  if (inst.op === 'call') return false;
  return waitKindOf(inst) !== undefined;
}
