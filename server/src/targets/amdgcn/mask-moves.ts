/**
 * What edges hand to parameters that are lane masks. An edge writes only the bits of the lanes that
 * take it when others wait already, with bits of their own, where it leads (LLVM:
 * "SILowerI1Copies"); the first edge of several, and those around loops, write all of them.
 */
import { type Block, type Edge, terminator, type Value } from '../../mir/index.ts';
import { EXEC, type Op } from './code.ts';
import { AT_M } from './regbank-select.ts';
import { partCount, type Selector } from './select.ts';

interface Move {
  readonly mask: number;
  readonly from: Op;
  readonly merges: boolean;
}

export class MaskMoves {
  private readonly s: Selector;
  private readonly moves: readonly Move[];

  /** `sources` are all operands of each edge; the edges leave the block at `p`. */
  constructor(s: Selector, edges: readonly Edge[], sources: readonly (readonly Op[])[], p: number) {
    this.s = s;
    const moves: Move[] = [];
    edges.forEach((edge, e) => {
      let at = 0;
      for (const param of edge.block.params) {
        const from = sources[e]![at]!;
        const isMask = s.place(param) === AT_M;
        at += isMask ? 1 : partCount(param.type);
        if (!isMask || from === '') continue;
        const mask = s.mask(param) as number;
        if (from === mask) continue;
        const merges = s.env.merged.has(param.id) || !isFirst(s, p, param);
        moves.push({ mask, from, merges });
      }
    });
    this.moves = moves;
  }

  get isEmpty(): boolean {
    return this.moves.length === 0;
  }

  /** The operand, in a register that the moves leave alone. */
  keep(op: Op): Op {
    return this.moves.some(({ mask }) => mask === op) ? this.s.copyMask(op) : op;
  }

  emit(): void {
    const { s } = this;
    const moves = this.moves.map(({ mask, from, merges }) => ({
      mask,
      merges,
      from: this.moves.some((other) => other.mask === from) ? s.copyMask(from) : from,
    }));
    // What depends on the instruction before it comes late: the scalar unit takes two cycles.
    const joins: (readonly [number, number])[] = [];
    for (const { mask, from, merges } of moves) {
      if (!merges) s.copyMaskTo(mask, from);
      else if (from === '-1') s.emit(s.w('s_or'), 1, [mask, mask, EXEC]);
      else {
        s.emit(s.w('s_andn2'), 1, [mask, mask, EXEC]);
        if (from === '0') continue;
        const own = s.maskTemp();
        s.emit(s.w('s_and'), 1, [own, from, EXEC]);
        joins.push([mask, own]);
      }
    }
    for (const [mask, own] of joins) s.emit(s.w('s_or'), 1, [mask, mask, own]);
  }
}

/** Does no lane wait already with a bit of its own when lanes come from `p`? */
function isFirst({ plan }: Selector, p: number, param: Value): boolean {
  const block = param.def as Block;
  const t = plan.pos[block.id]!;
  if (t <= p || plan.pend[t] === undefined) return true;
  if (plan.isHeader(t)) return plan.preheader(t) === p;
  if (!plan.sharesLoops(p, t)) return false;
  const at = block.params.indexOf(param);
  return plan.sources(t).every((source) => source >= p || !gives(plan.order[source]!, block, at));
}

/** Does the block hand a value to a parameter, rather than nothing in particular? */
function gives(from: Block, to: Block, at: number): boolean {
  return terminator(from)!.targets!.some(({ block, args }) => {
    const def = args[at]?.def;
    return block === to && !(def !== undefined && 'op' in def && def.op === 'const.undef');
  });
}
