/**
 * What gfx101x does not keep apart (LLVM, "GCNHazardRecognizer"): scalar registers that memory
 * still reads, and workgroup memory and vector memory on two sides of a branch. No number of wait
 * states cures them but an instruction between.
 */
import { ASM } from './asm-text.ts';
import {
  countOf,
  type MBlock,
  type MFunc,
  type MInst,
  mInst,
  unitOf,
  V,
  VCC,
  VCC_PHYS,
  waveSuccs,
} from './code.ts';
import type { Allocation } from './regs/allocate.ts';

/** What memory instructions on the way may still do; it only grows where ways join. */
interface State {
  /** Scalar registers that vector memory may still read; a vector instruction ends that. */
  readonly vector: Set<number>;
  /** Those that scalar memory may still read; a scalar instruction ends that. */
  readonly scalar: Set<number>;
  /** Kinds of access since stores were waited for, and those of them in front of a branch. */
  readonly accessed: Set<Access>;
  readonly branched: Set<Access>;
}

type Access = 'lds' | 'memory';
type Unit = 'valu' | 'salu' | 'smem' | 'vmem' | 'ds' | 'asm' | 'other';

const emptyState = (): State => ({
  vector: new Set(),
  scalar: new Set(),
  accessed: new Set(),
  branched: new Set(),
});

function unitOfOp(op: string): Unit {
  if (op === ASM) return 'asm';
  if (op.startsWith('v_')) return 'valu';
  if (op.startsWith('ds_')) return 'ds';
  if (/^(?:global|flat|scratch|t?buffer|image)_/.test(op)) return 'vmem';
  if (/^s_(?:buffer_)?(?:load|store|atomic)_|^s_(?:dcache|gl1|mem(?:real)?time)/.test(op))
    return 'smem';
  return /^s_(?!nop|wait|c?branch|endpgm|barrier|sleep|set|send|trap|icache|inst_)/.test(op)
    ? 'salu'
    : 'other';
}

export function separateMemory(fn: MFunc, alloc: Allocation): void {
  const { blocks } = fn;
  const into: State[] = blocks.map(emptyState);
  const work = blocks.map((_, at) => at);
  while (work.length > 0) {
    const at = work.shift()!;
    const state = copyOf(into[at]!);
    for (const inst of blocks[at]!.insts) step(fn, alloc, state, inst);
    // A branch stands between blocks, or may.
    for (const one of state.accessed) state.branched.add(one);
    for (const to of waveSuccs(blocks[at]!, blocks[at + 1]))
      if (join(into[to.index]!, state) && !work.includes(to.index)) work.push(to.index);
  }
  blocks.forEach((block, at) => {
    insertBetween(fn, alloc, block, copyOf(into[at]!));
  });
}

function insertBetween(fn: MFunc, alloc: Allocation, block: MBlock, state: State): void {
  block.insts = block.insts.flatMap((inst) => [
    ...step(fn, alloc, state, inst).map(([op, ...operands]) =>
      mInst(op!, 0, operands, 0, inst.loc),
    ),
    inst,
  ]);
}

/** Runs one instruction; gives what must stand in front of it. */
function step(fn: MFunc, alloc: Allocation, state: State, inst: MInst): readonly string[][] {
  const unit = unitOfOp(inst.op);
  const before: string[][] = [];
  const writes = scalars(fn, alloc, inst, true);
  const meets = (set: ReadonlySet<number>): boolean => writes.some((key) => set.has(key));
  const text = unit === 'asm';
  if ((unit === 'salu' || unit === 'smem' || text) && meets(state.vector)) {
    before.push(['s_waitcnt_depctr', '0xffe3']);
    state.vector.clear();
  }
  if ((unit === 'valu' || text) && meets(state.scalar)) {
    before.push(['s_mov_b32', 'null', '0']);
    state.scalar.clear();
  }
  const kind = accessKind(unit, inst.op);
  if (kind !== undefined) {
    if (state.branched.has(kind === 'lds' ? 'memory' : 'lds')) {
      before.push(['s_waitcnt_vscnt', 'null', '0x0']);
      state.accessed.clear();
      state.branched.clear();
    }
    state.accessed.add(kind);
  }
  if (unit === 'valu') state.vector.clear();
  if (unit === 'salu') state.scalar.clear();
  const reads = scalars(fn, alloc, inst, false);
  if (unit === 'vmem' || unit === 'ds' || text) for (const key of reads) state.vector.add(key);
  if (unit === 'smem' || text) for (const key of reads) state.scalar.add(key);
  return before;
}

/** Through a generic address both may be reached, and the hardware keeps that apart. */
function accessKind(unit: Unit, op: string): Access | undefined {
  if (unit === 'ds') return 'lds';
  return unit === 'vmem' && !op.startsWith('flat_') ? 'memory' : undefined;
}

/** Scalar registers that an instruction writes or reads. */
function scalars(fn: MFunc, alloc: Allocation, inst: MInst, written: boolean): number[] {
  const out: number[] = [];
  const [from, to] = written ? [0, inst.defs] : [inst.defs, inst.ops.length];
  for (let i = from; i < to; i++) {
    const op = inst.ops[i]!;
    if (op === VCC) out.push(VCC_PHYS, VCC_PHYS + 1);
    if (typeof op !== 'number' || fn.tupleOf[unitOf(op)]!.bank === V) continue;
    for (let k = 0; k < countOf(op); k++) out.push(alloc.phys[unitOf(op) + k]!);
  }
  return out;
}

function copyOf(state: State): State {
  const { vector, scalar, accessed, branched } = state;
  return {
    vector: new Set(vector),
    scalar: new Set(scalar),
    accessed: new Set(accessed),
    branched: new Set(branched),
  };
}

/** Adds what is known of another way; true when that was new. */
function join(into: State, from: State): boolean {
  const add = <T>(to: Set<T>, more: ReadonlySet<T>): boolean => {
    const size = to.size;
    for (const one of more) to.add(one);
    return to.size > size;
  };
  const changes = [
    add(into.vector, from.vector),
    add(into.scalar, from.scalar),
    add(into.accessed, from.accessed),
    add(into.branched, from.branched),
  ];
  return changes.includes(true);
}
