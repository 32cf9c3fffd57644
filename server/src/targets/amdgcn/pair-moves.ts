/**
 * Two moves into vector registers as one dual-issue instruction, where the processor has them: the
 * moves of LLVM's `GCNCreateVOPD`. Both halves read before either writes. RDNA 3 ISA, 7.6: the
 * results lie in an even and an odd register, sources in vector registers come from different
 * banks, and there is at most one literal.
 */
import { type MFunc, type MInst, mInst, type Op, TEMPLATE, unitOf, V } from './code.ts';
import type { AmdCpu } from './cpus.ts';
import type { Allocation } from './regs/allocate.ts';
import { isInline } from './select.ts';

/** Banks that vector registers are spread over. */
const BANKS = 4;
/** Moves behind one among which its partner is looked for. */
const REACH = 8;
/** Scalar registers and literals of both halves. */
const MOST_SCALARS = 2;

/** Registers are allocated; moves onto themselves are gone. */
export function pairMoves(fn: MFunc, alloc: Allocation, { generation, wave }: AmdCpu): void {
  if ((generation !== 'gfx11' && generation !== 'gfx12') || wave !== 32) return;
  const moves = new Moves(fn, alloc);
  for (const block of fn.blocks) {
    const { insts } = block;
    const out: MInst[] = [];
    const used = new Set<MInst>();
    for (const [at, inst] of insts.entries()) {
      if (used.has(inst)) continue;
      const partner = moves.isMove(inst) ? moves.partnerOf(insts, at, used) : undefined;
      if (partner !== undefined) used.add(partner);
      out.push(partner === undefined ? inst : dual(inst, partner));
    }
    if (out.length < insts.length) block.insts = out;
  }
}

function dual(x: MInst, y: MInst): MInst {
  const ops = [x.ops[0]!, y.ops[0]!, x.ops[1]!, y.ops[1]!];
  const made = mInst('v_dual_mov_b32', 2, ops, TEMPLATE, x.loc);
  made.mods = '{0}, {2} :: v_dual_mov_b32 {1}, {3}';
  return made;
}

class Moves {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;

  constructor(fn: MFunc, alloc: Allocation) {
    this.fn = fn;
    this.alloc = alloc;
  }

  isMove({ op, ops, mods }: MInst): boolean {
    return (
      op === 'v_mov_b32' && ops.length === 2 && mods === '' && this.vector(ops[0]!) !== undefined
    );
  }

  /** A later move of the same run that may be made at the same time as the one at `at`. */
  partnerOf(insts: readonly MInst[], at: number, used: ReadonlySet<MInst>): MInst | undefined {
    const first = insts[at]!;
    const between: MInst[] = [first];
    for (let i = at + 1; i < insts.length && i <= at + REACH; i++) {
      const next = insts[i]!;
      if (!this.isMove(next)) return undefined;
      if (used.has(next)) continue;
      const [to, from] = this.registers(next);
      const isFree = between.every((one) => {
        const [written, read] = this.registers(one);
        return written !== from && written !== to && (one === first || read !== to);
      });
      if (isFree && this.fit(first, next)) return next;
      between.push(next);
    }
    return undefined;
  }

  private fit(x: MInst, y: MInst): boolean {
    const [[toX, fromX], [toY, fromY]] = [this.registers(x), this.registers(y)];
    if (toX! % 2 === toY! % 2) return false;
    if (fromX !== undefined && fromY !== undefined && fromX % BANKS === fromY % BANKS) return false;
    const scalars = new Set<Op>();
    const literals = new Set<Op>();
    for (const { ops } of [x, y]) {
      const from = ops[1]!;
      if (typeof from === 'string' && !isInline(from)) literals.add(from);
      else if (typeof from === 'number' && this.vector(from) === undefined) scalars.add(from);
    }
    return literals.size <= 1 && literals.size + scalars.size <= MOST_SCALARS;
  }

  /** The vector registers that a move writes and reads. */
  private registers({ ops }: MInst): readonly (number | undefined)[] {
    return ops.map((op) => this.vector(op));
  }

  private vector(op: Op): number | undefined {
    if (typeof op !== 'number') return undefined;
    const unit = unitOf(op);
    return this.fn.tupleOf[unit]!.bank === V ? this.alloc.phys[unit] : undefined;
  }
}
