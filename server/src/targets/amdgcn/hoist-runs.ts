/**
 * Constants and registers that an instruction wants in another bank, or side by side, are copied
 * where it stands. When nothing of that changes inside a loop, the copies move in front of it, and
 * equal ones become one: LLVM's `MachineLICM` and `MachineCSE` do so with what is cheap to make.
 */
import {
  countOf,
  keyOf,
  type MBlock,
  type MFunc,
  type MInst,
  type Op,
  regOp,
  unitOf,
  withUnit,
} from './code.ts';
import type { Plan } from './flow.ts';

/** A block's own code, and where in it the end begins: copies for its edges, masks, jumps. */
export interface Body {
  readonly block: MBlock;
  readonly end: number;
}

/** `bodies` by position in the plan; `singles`: also copies to single registers. */
export function hoistRuns(fn: MFunc, plan: Plan, bodies: readonly Body[], singles: boolean): void {
  if (!bodies.some((_, p) => plan.depth(p) > 0)) return;
  const definitions = findDefinitions(fn, bodies);
  const moved = new Set<MInst>();
  const arrivals = new Map<number, MInst[]>();
  const equal = new EqualRuns(fn);
  bodies.forEach(({ block }, p) => {
    if (plan.depth(p) === 0) return;
    for (const run of runsOf(fn, block, definitions)) {
      if (run.length === 1 && !singles) continue;
      const to = outermost(plan, p, run, definitions);
      if (to === p) continue;
      for (const inst of run) {
        moved.add(inst);
        definitions[copiedTo(inst)] = to;
      }
      if (equal.joins(to, run)) continue;
      const list = arrivals.get(to) ?? [];
      arrivals.set(to, list);
      // What records say of variables stays where the copies stood.
      for (const inst of run) list.push({ ...inst });
    }
  });
  if (moved.size === 0) return;
  bodies.forEach(({ block, end }, p) => {
    const own = (inst: MInst): boolean => !moved.has(inst);
    block.insts = [
      ...block.insts.slice(0, end).filter(own),
      ...(arrivals.get(p) ?? []),
      ...block.insts.slice(end).filter(own),
    ];
  });
  equal.rename();
}

/** Runs that hold the same in front of the same loop. */
class EqualRuns {
  private readonly fn: MFunc;
  /** First unit of a run by the position of its block and what it is copied from. */
  private readonly first = new Map<string, number>();
  /** By unit of a run that is gone, the unit in place of it. */
  private readonly renamed = new Map<number, number>();

  constructor(fn: MFunc) {
    this.fn = fn;
  }

  /** False for the first run of its kind, which has to be made. */
  joins(block: number, run: readonly MInst[]): boolean {
    const base = copiedTo(run[0]!);
    const { bank } = this.fn.tupleOf[base]!;
    const key = `${block} ${bank} ${run.map(({ ops }) => keyOf(ops[1]!)).join(' ')}`;
    const known = this.first.get(key);
    if (known === undefined) {
      this.first.set(key, base);
      return false;
    }
    run.forEach((_, i) => {
      this.renamed.set(base + i, known + i);
    });
    return true;
  }

  rename(): void {
    if (this.renamed.size === 0) return;
    for (const { insts } of this.fn.blocks)
      for (const { ops } of insts)
        ops.forEach((op, i) => {
          const to = typeof op === 'number' ? this.renamed.get(unitOf(op)) : undefined;
          if (to !== undefined) ops[i] = withUnit(op as number, to);
        });
  }
}

/** By unit: the position of the block that writes it, or one of these. */
const NOWHERE = -1;
const SEVERAL = -2;

function findDefinitions(fn: MFunc, bodies: readonly Body[]): Int32Array {
  const at = new Int32Array(fn.tupleOf.length).fill(NOWHERE);
  const place = new Map(bodies.map(({ block }, p) => [block, p]));
  for (const block of fn.blocks) {
    const p = place.get(block) ?? SEVERAL;
    for (const { ops, defs } of block.insts)
      for (const op of ops.slice(0, defs)) {
        if (typeof op !== 'number') continue;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++)
          at[u] = at[u] === NOWHERE ? p : SEVERAL;
      }
  }
  return at;
}

/** Copies that fill one whole run, of one register or several, after the other, each once. */
function runsOf(fn: MFunc, block: MBlock, definitions: Int32Array): MInst[][] {
  const out: MInst[][] = [];
  let run: MInst[] = [];
  for (const inst of block.insts) {
    const unit = copiedTo(inst);
    const tuple = unit < 0 ? undefined : fn.tupleOf[unit]!;
    if (
      tuple === undefined ||
      tuple.fixed >= 0 ||
      tuple.named ||
      definitions[unit] === SEVERAL ||
      unit !== tuple.base + run.length
    ) {
      run = [];
      continue;
    }
    run.push(inst);
    if (run.length < tuple.size) continue;
    out.push(run);
    run = [];
  }
  return out;
}

/** The register that a plain copy writes, or -1. */
function copiedTo({ op, ops, defs }: MInst): number {
  const [to] = ops;
  if (defs !== 1 || ops.length !== 2 || (op !== 'v_mov_b32' && op !== 's_mov_b32')) return -1;
  return typeof to === 'number' && countOf(to) === 1 ? unitOf(to) : -1;
}

/** The farthest block outside of loops in which what is copied does not change. */
function outermost(
  plan: Plan,
  from: number,
  run: readonly MInst[],
  definitions: Int32Array,
): number {
  let at = from;
  for (;;) {
    const outside = plan.preheader(at);
    if (outside < 0 || !run.every(({ ops }) => isFixed(plan, at, ops[1]!, definitions))) return at;
    at = outside;
  }
}

/** Is the operand the same in all rounds of the innermost loop around a block? */
function isFixed(plan: Plan, at: number, op: Op, definitions: Int32Array): boolean {
  if (typeof op === 'string') return /^(?:-?\d|0x)/.test(op);
  if (op !== regOp(unitOf(op))) return false;
  const where = definitions[unitOf(op)]!;
  return where !== SEVERAL && (where === NOWHERE || !plan.sharesLoop(at, where));
}
