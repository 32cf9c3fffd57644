/**
 * Vector instructions with three operands in place of two instructions with two, where nobody else
 * reads what is between them: the patterns `ThreeOp_i32_Pats`, bit field extraction and
 * `performMinMaxCombine` of LLVM's AMDGPU back end. Works on virtual registers.
 */

import { countOf, type MFunc, type MInst, type Op, S, unitOf } from './code.ts';
import type { AmdCpu } from './cpus.ts';
import { isInline } from './select.ts';

interface Fusion {
  readonly outer: string;
  readonly inner: string;
  /** Places of the inner result among the outer operands. */
  readonly at: readonly number[];
  readonly fused: string;
  /** Operands of the fused instruction: those of the inner one, and the other of the outer one. */
  readonly operands: (inner: readonly Op[], other: Op) => readonly Op[] | undefined;
  readonly applies?: (cpu: AmdCpu) => boolean;
}

const BOTH = [0, 1] as const;
const since10 = (cpu: AmdCpu): boolean => cpu.generation !== 'gfx9';
const before12 = (cpu: AmdCpu): boolean => cpu.generation !== 'gfx12';
const inOrder = ([a, b]: readonly Op[], c: Op): readonly Op[] => [a!, b!, c];
/** The amount of a shift comes first in `v_lshlrev_b32`. */
const shifted = ([by, a]: readonly Op[], c: Op): readonly Op[] => [a!, by!, c];

const three = (op: string, applies?: Fusion['applies']): Fusion => ({
  outer: `v_${op}`,
  inner: `v_${op}`,
  at: BOTH,
  fused: `v_${op.replace('_', '3_')}`,
  operands: inOrder,
  ...(applies === undefined ? {} : { applies }),
});

const FUSIONS: readonly Fusion[] = [
  {
    outer: 'v_add_u32',
    inner: 'v_mul_u32_u24',
    at: BOTH,
    fused: 'v_mad_u32_u24',
    operands: inOrder,
  },
  {
    outer: 'v_add_u32',
    inner: 'v_lshlrev_b32',
    at: BOTH,
    fused: 'v_lshl_add_u32',
    operands: shifted,
  },
  {
    outer: 'v_lshlrev_b32',
    inner: 'v_add_u32',
    at: [1],
    fused: 'v_add_lshl_u32',
    operands: inOrder,
  },
  three('add_u32'),
  { outer: 'v_add_u32', inner: 'v_xor_b32', at: BOTH, fused: 'v_xad_u32', operands: inOrder },
  {
    outer: 'v_or_b32',
    inner: 'v_lshlrev_b32',
    at: BOTH,
    fused: 'v_lshl_or_b32',
    operands: shifted,
  },
  { outer: 'v_or_b32', inner: 'v_and_b32', at: BOTH, fused: 'v_and_or_b32', operands: inOrder },
  three('or_b32'),
  three('xor_b32', since10),
  {
    outer: 'v_and_b32',
    inner: 'v_lshrrev_b32',
    at: BOTH,
    fused: 'v_bfe_u32',
    operands: ([by, a], mask) => bitField(a!, by!, mask),
  },
  three('min_u32'),
  three('max_u32'),
  three('min_i32'),
  three('max_i32'),
  three('min_f32', before12),
  three('max_f32', before12),
];

function bitField(a: Op, by: Op, mask: Op): readonly Op[] | undefined {
  if (typeof mask !== 'string' || typeof by !== 'string') return undefined;
  const bits = Number(mask);
  const width = Math.log2(bits + 1);
  return Number.isInteger(width) && width > 0 && width < 32 ? [a, by, String(width)] : undefined;
}

/** The registers of `fn` are virtual still, and what nobody reads is gone. */
export function fuseOperands(fn: MFunc, cpu: AmdCpu): void {
  const { reads, writes } = countTouches(fn);
  const rows = FUSIONS.filter(({ applies }) => applies?.(cpu) !== false);
  const byOuter = new Map<string, Fusion[]>();
  for (const row of rows) byOuter.set(row.outer, [...(byOuter.get(row.outer) ?? []), row]);
  const once = (op: Op): op is number =>
    typeof op === 'number' && reads[unitOf(op)] === 1 && writes[unitOf(op)] === 1;
  const fits = fitsEncoding(fn, cpu);
  for (const block of fn.blocks) {
    /** Results of this block whose operands are still what they were. */
    const made = new Map<number, MInst>();
    const gone = new Set<MInst>();
    for (const inst of block.insts) {
      for (const row of byOuter.get(inst.op) ?? []) {
        const found = fuse(inst, row, made, once, fits);
        if (found === undefined) continue;
        gone.add(found);
        break;
      }
      // Parameters of loops are written several times: what read them before is not made again.
      const changes = inst.ops
        .slice(0, inst.defs)
        .some((op) => typeof op === 'number' && writes[unitOf(op)]! > 1);
      if (changes) made.clear();
      const [to] = inst.ops;
      if (inst.defs === 1 && inst.ops.length === 3 && inst.mods === '' && once(to!))
        made.set(to, inst);
    }
    if (gone.size > 0) block.insts = block.insts.filter((inst) => !gone.has(inst));
  }
}

/** Turns `inst` into the fused instruction; gives the one that it replaces besides. */
function fuse(
  inst: MInst,
  row: Fusion,
  made: ReadonlyMap<number, MInst>,
  once: (op: Op) => op is number,
  fits: (operands: readonly Op[]) => boolean,
): MInst | undefined {
  if (inst.defs !== 1 || inst.ops.length !== 3 || inst.mods !== '') return undefined;
  const [to, ...sources] = inst.ops as [Op, Op, Op];
  for (const at of row.at) {
    const source = sources[at]!;
    if (!once(source)) continue;
    const inner = made.get(source);
    if (inner?.op !== row.inner) continue;
    const operands = row.operands(inner.ops.slice(1), sources[1 - at]!);
    if (operands === undefined || !fits(operands)) continue;
    inst.op = row.fused;
    inst.ops = [to, ...operands];
    return inner;
  }
  return undefined;
}

/** How often each unit is read and written. */
function countTouches(fn: MFunc): { reads: Int32Array; writes: Int32Array } {
  const reads = new Int32Array(fn.tupleOf.length);
  const writes = new Int32Array(fn.tupleOf.length);
  for (const { insts } of fn.blocks)
    for (const { ops, defs } of insts)
      for (const [i, op] of ops.entries()) {
        if (typeof op !== 'number') continue;
        const counts = i < defs ? writes : reads;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) counts[u]!++;
      }
  return { reads, writes };
}

/**
 * The long encoding takes literals from GFX10 on, one at most, and as many scalar operands as the
 * constant bus carries.
 */
function fitsEncoding(fn: MFunc, cpu: AmdCpu): (operands: readonly Op[]) => boolean {
  return (operands) => {
    const scalars = new Set<Op>();
    const literals = new Set<Op>();
    for (const op of operands) {
      if (typeof op === 'string') {
        if (!isInline(op)) literals.add(op);
      } else if (fn.tupleOf[unitOf(op)]!.bank === S) scalars.add(op);
    }
    if (literals.size > (cpu.generation === 'gfx9' ? 0 : 1)) return false;
    return scalars.size + literals.size <= cpu.constantBus;
  };
}
