/**
 * `short-division`: a division of 64 bits asks first whether both operands fit in 32 bits, where
 * the target divides these much faster. LLVM's counterpart is `BypassSlowDivision` of
 * CodeGenPrepare, with the widths that NVPTX gives it; quotient and remainder of the same operands
 * become one division, as in `DivRemPairs` for targets without an instruction that gives both.
 */
import { computeDominators, computeFlowGraph, KnownBits } from '../analysis/index.ts';
import {
  addBlockParam,
  type Block,
  createBlock,
  createInst,
  defInst,
  type Edge,
  type Func,
  type Inst,
  type MirType,
  type OpName,
  replaceValues,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';

const HIGH_HALF = 0xffff_ffff_0000_0000n;

/** Of each division: its partner, and whether it is signed and gives the quotient. */
const DIVISIONS: Readonly<Partial<Record<OpName, { signed: boolean; quotient: boolean }>>> = {
  'int.udiv': { signed: false, quotient: true },
  'int.urem': { signed: false, quotient: false },
  'int.sdiv': { signed: true, quotient: true },
  'int.srem': { signed: true, quotient: false },
};

export const shortDivision = definePass({
  name: 'short-division',
  doc: 'Divides in 32 bits where the operands of a 64-bit division turn out to fit.',
  run(fn, { shortDivision: wanted, module }) {
    let changed = pairDivisions(fn);
    if (wanted !== true) return changed;
    const known = new KnownBits(module);
    const isShort = (value: Value): boolean => (known.of(value).zero & HIGH_HALF) === HIGH_HALF;
    for (const block of [...fn.blocks]) {
      // What follows a division moves to a new block, where the rest of it is looked at.
      for (let at: Block | undefined = block; at !== undefined; ) {
        const inst: Inst | undefined = at.insts.find((one) => isCandidate(one));
        if (inst === undefined) break;
        const next = bypass(fn, at, inst, isShort);
        changed = true;
        at = next;
      }
    }
    return changed;
  },
});

/** Divisions by a constant are products; a value like a hash is not short. */
function isCandidate(inst: Inst): boolean {
  if (DIVISIONS[inst.op] === undefined || inst.results[0].type !== 'i64') return false;
  const [dividend, divisor] = inst.args;
  return defInst(divisor)?.op !== 'const.int' && !isLikelyLong(dividend) && !isLikelyLong(divisor);
}

/** LLVM's `isHashLikeValue`: mixed with all its bits. */
function isLikelyLong(value: Value): boolean {
  const def = defInst(value);
  if (def?.op === 'const.int') return (def.attrs.bits! & HIGH_HALF) !== 0n;
  if (def?.op === 'int.xor') return true;
  if (def?.op !== 'int.mul') return false;
  const by = defInst(def.args[1]);
  return by?.op === 'const.int' && (by.attrs.bits! & HIGH_HALF) !== 0n;
}

/** Puts a test and a short division in front of one division; gives the block of what follows. */
function bypass(
  fn: Func,
  block: Block,
  inst: Inst,
  isShort: (value: Value) => boolean,
): Block | undefined {
  const { signed, quotient } = DIVISIONS[inst.op]!;
  const [dividend, divisor] = inst.args;
  const { loc } = inst;
  const at = block.insts.indexOf(inst);
  const make = (home: Block, op: OpName, args: Value[], type: MirType, attrs = {}): Value => {
    const made = createInst(fn, home, op, args, [type], attrs, loc);
    home.insts.push(made);
    return made.results[0];
  };
  const narrow = (home: Block): Value => {
    const a = make(home, 'int.trunc', [dividend], 'i32');
    const b = make(home, 'int.trunc', [divisor], 'i32');
    return make(
      home,
      'int.zext',
      [make(home, quotient ? 'int.udiv' : 'int.urem', [a, b], 'i32')],
      'i64',
    );
  };
  const dividendShort = isShort(dividend);
  const divisorShort = isShort(divisor);
  if (dividendShort && divisorShort) {
    const rest = block.insts.splice(at);
    const value = narrow(block);
    for (const one of rest.slice(1)) block.insts.push(one);
    replaceValues(fn, new Map([[inst.results[0], value]]));
    return block;
  }
  const join = createBlock(fn);
  const result = addBlockParam(fn, join, 'i64');
  if (inst.results[0].name !== undefined) result.name = inst.results[0].name;
  join.insts = block.insts.splice(at).slice(1);
  for (const one of join.insts) one.block = join;
  const jump = (from: Block, value: Value): void => {
    const targets: Edge[] = [{ block: join, args: [value] }];
    from.insts.push(createInst(fn, from, 'br', [], [], {}, loc, targets));
  };
  const fast = createBlock(fn);
  const int = (bits: bigint): Value => make(block, 'const.int', [], 'i64', { bits });
  let test: Value;
  let other: Edge;
  if (dividendShort && !signed) {
    // A larger divisor leaves nothing to divide.
    test = make(block, 'int.cmp', [dividend, divisor], 'i1', { pred: 'uge' });
    other = { block: join, args: [quotient ? int(0n) : dividend] };
  } else {
    const bits = dividendShort
      ? divisor
      : divisorShort
        ? dividend
        : make(block, 'int.or', [dividend, divisor], 'i64');
    const high = make(block, 'int.and', [bits, int(HIGH_HALF)], 'i64');
    test = make(block, 'int.cmp', [high, int(0n)], 'i1', { pred: 'eq' });
    const long = createBlock(fn);
    const again = make(long, inst.op, [dividend, divisor], 'i64');
    jump(long, again);
    other = { block: long, args: [] };
  }
  jump(fast, narrow(fast));
  const targets = [{ block: fast, args: [] }, other];
  block.insts.push(createInst(fn, block, 'br.if', [test], [], {}, loc, targets));
  replaceValues(fn, new Map([[inst.results[0], result]]));
  return join;
}

interface Pair {
  quotient?: Inst;
  readonly remainders: Inst[];
}

/** Divisions by their operands. */
function pairsOf(fn: Func): Iterable<Pair> {
  const found = new Map<string, Pair>();
  for (const block of fn.blocks) {
    for (const inst of block.insts) {
      const kind = DIVISIONS[inst.op];
      if (kind === undefined) continue;
      const key = `${kind.signed} ${inst.args[0].id} ${inst.args[1].id}`;
      let pair = found.get(key);
      if (pair === undefined) found.set(key, (pair = { remainders: [] }));
      if (kind.quotient) pair.quotient ??= inst;
      else pair.remainders.push(inst);
    }
  }
  return found.values();
}

/** `a % b` where `a / b` is there becomes `a - a / b * b`. */
function pairDivisions(fn: Func): boolean {
  let changed = false;
  const replaced = new Map<Value, Value>();
  let dominates: ((a: Block, b: Block) => boolean) | undefined;
  for (const { quotient, remainders } of pairsOf(fn)) {
    if (quotient === undefined) continue;
    for (const rem of remainders) {
      const home = rem.block;
      if (quotient.block === home) {
        const [q, r] = [home.insts.indexOf(quotient), home.insts.indexOf(rem)];
        if (r < q) {
          // The operands of both are there already.
          home.insts.splice(q, 1);
          home.insts.splice(r, 0, quotient);
        }
      } else {
        dominates ??= dominance(fn);
        if (!dominates(quotient.block, home)) continue;
      }
      const [a, b] = rem.args;
      const { type } = rem.results[0];
      const whole = createInst(fn, home, 'int.mul', [quotient.results[0], b], [type], {}, rem.loc);
      const left = createInst(fn, home, 'int.sub', [a, whole.results[0]], [type], {}, rem.loc);
      home.insts.splice(home.insts.indexOf(rem), 1, whole, left);
      replaced.set(rem.results[0], left.results[0]);
      changed = true;
    }
  }
  if (changed) replaceValues(fn, replaced);
  return changed;
}

function dominance(fn: Func): (a: Block, b: Block) => boolean {
  const graph = computeFlowGraph(fn);
  const tree = computeDominators(graph);
  return (a, b) => {
    const [x, y] = [graph.numberOf(a), graph.numberOf(b)];
    return x >= 0 && y >= 0 && tree.dominates(x, y);
  };
}
