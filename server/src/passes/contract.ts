/**
 * `contract`: makes one operation of a product and a sum that may be rounded once. Which of several
 * pairs are fused is what LLVM 22 decides on GPUs (`DAGCombiner::visitFADDForFMACombine`,
 * `visitFSUBForFMACombine` with `enableAggressiveFMAFusion`): a product is fused into every sum
 * that reads it, of two products of a sum the one with fewer uses, and a product of another block
 * where nothing else reads it.
 */
import {
  type Block,
  computeUses,
  countUses,
  createInst,
  type Func,
  type Inst,
  type Module,
  type Use,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { Constants } from './support/constants.ts';

/** Which operations may be fused: all, those that say so themselves (`fadd_fast`), none. */
export type Contraction = 'all' | 'marked' | 'none';

const OPS: ReadonlySet<string> = new Set(['float.add', 'float.sub', 'float.mul', 'float.div']);
const CONTRACT = { contract: true } as const;
const STRICT = {} as const;

/**
 * Says of each operation of a module whether it may be fused. Mathematical functions of device
 * libraries stay as they are written.
 */
export function markContraction(module: Module, contraction: Contraction): void {
  if (contraction === 'marked') return;
  const isAll = contraction === 'all';
  for (const { blocks, exactFloats } of module.funcs.values()) {
    if (isAll && exactFloats === true) continue;
    for (const { insts } of blocks)
      for (const inst of insts)
        if (OPS.has(inst.op) && (inst.attrs.contract === true) !== isAll)
          inst.attrs = isAll ? CONTRACT : STRICT;
  }
}

export const contract = definePass({
  name: 'contract',
  doc: 'Fuses products with sums where both may be rounded once.',
  run(fn) {
    if (!fn.blocks.some(({ insts }) => insts.some(({ op }) => op === 'float.mul'))) return false;
    const fusion = new Fusion(fn);
    // Sums are visited before what they read.
    for (const block of fn.blocks) fusion.visit(block);
    fusion.double();
    fusion.constants.flush();
    return fusion.changed;
  },
});

const mayFuse = ({ attrs }: Inst): boolean => attrs.contract === true;

class Fusion {
  changed = false;
  readonly constants: Constants;
  private readonly fn: Func;
  private readonly uses: Use[][];
  /** How often each value was read before anything was fused. */
  private readonly before: Int32Array;
  /** The block in which an instruction of a small arm is selected, the one in front of it. */
  private readonly home = new Map<Inst, Block>();
  /** Values with their signs flipped, of the block that is visited. */
  private negated = new Map<Value, Inst>();

  constructor(fn: Func) {
    this.fn = fn;
    this.constants = new Constants(fn);
    this.uses = computeUses(fn);
    this.before = countUses(fn);
    for (const block of fn.blocks) this.speculate(block);
  }

  /**
   * A block that only one of two branches goes through is selected together with the branch where
   * it is small (LLVM, `SpeculativeExecution`).
   */
  private speculate(from: Block): void {
    const [first, second] = from.insts.at(-1)?.targets ?? [];
    if (first === undefined || second === undefined || first.block === second.block) return;
    for (const [arm, other] of [
      [first.block, second.block],
      [second.block, first.block],
    ] as const) {
      const exits = arm.insts.at(-1)?.targets ?? [];
      if (exits.length !== 1 || exits[0]!.block !== other || this.entries(arm) !== 1) continue;
      const moved = speculated(arm);
      for (const inst of moved) this.home.set(inst, from);
      if (moved.length > 0) return;
    }
  }

  private entered: Map<Block, number> | undefined;

  /** How many edges lead to a block. */
  private entries(block: Block): number {
    if (this.entered === undefined) {
      this.entered = new Map();
      for (const { insts } of this.fn.blocks)
        for (const { block: to } of insts.at(-1)?.targets ?? [])
          this.entered.set(to, (this.entered.get(to) ?? 0) + 1);
    }
    return this.entered.get(block) ?? 0;
  }

  private homeOf(inst: Inst): Block {
    return this.home.get(inst) ?? inst.block;
  }

  visit(block: Block): void {
    this.negated = new Map();
    for (const inst of block.insts)
      if (inst.op === 'float.neg') this.negated.set(inst.args[0]!, inst);
    for (let at = block.insts.length - 1; at >= 0; at--) {
      const inst = block.insts[at]!;
      if (!mayFuse(inst)) continue;
      if (inst.op === 'float.add') this.sum(inst);
      else if (inst.op === 'float.sub') this.difference(inst);
    }
  }

  /** What is left of products by two are sums. */
  double(): void {
    for (const { insts } of this.fn.blocks)
      for (const inst of insts) {
        if (inst.op !== 'float.mul') continue;
        const [x, y] = inst.args as [Value, Value];
        const other = isTwo(y) ? x : isTwo(x) ? y : undefined;
        if (other === undefined) continue;
        inst.op = 'float.add';
        inst.args[0] = other;
        inst.args[1] = other;
        this.changed = true;
      }
  }

  /** The product that a value is, where it may be fused into an instruction. */
  private product(value: Value, into: Inst): Inst | undefined {
    const { def } = value;
    if (!('op' in def) || def.op !== 'float.mul' || !mayFuse(def)) return undefined;
    return this.homeOf(def) === this.homeOf(into) || this.before[value.id] === 1 ? def : undefined;
  }

  /** How many read a value, those of other blocks counted as one. */
  private useCount(value: Value, block: Block): number {
    const list = this.uses[value.id]!;
    const here = list.filter(({ inst, edge }) => this.homeOf(inst) === block && edge < 0).length;
    return here + (here < list.length ? 1 : 0);
  }

  private sum(inst: Inst): void {
    const [a, b] = inst.args as [Value, Value];
    // Twice the same product stays.
    if (a === b) return;
    const [x, y] = [this.product(a, inst), this.product(b, inst)];
    const second =
      x === undefined ||
      (y !== undefined &&
        this.useCount(a, this.homeOf(inst)) > this.useCount(b, this.homeOf(inst)));
    if (!second) this.fuse(inst, x!, b);
    else if (y !== undefined) this.fuse(inst, y, a);
  }

  private difference(inst: Inst): void {
    const [a, b] = inst.args as [Value, Value];
    const [x, y] = [this.product(a, inst), this.product(b, inst)];
    const second =
      x === undefined ||
      (y !== undefined &&
        this.useCount(a, this.homeOf(inst)) > this.useCount(b, this.homeOf(inst)));
    // x * y - z is x * y + -z; z - x * y is -x * y + z, with the sign on a constant where there is
    // one.
    if (!second) this.fuse(inst, x!, this.negative(b, inst));
    else if (y !== undefined) this.fuse(inst, y, a, true);
    else this.negatedProduct(inst, a, b);
  }

  /** -(x * y) - z is -x * y + -z. */
  private negatedProduct(inst: Inst, a: Value, b: Value): void {
    const { def } = a;
    if (!('op' in def) || def.op !== 'float.neg') return;
    const product = this.product(def.args[0]!, def);
    if (product === undefined) return;
    this.fuse(inst, product, this.negative(b, inst), true);
  }

  private fuse(inst: Inst, product: Inst, addend: Value, isNegative = false): void {
    let [x, y] = product.args as [Value, Value];
    if (isNegative) {
      if (isConstant(y)) y = this.negative(y, inst);
      else x = this.negative(x, inst);
    }
    for (const arg of inst.args) this.unuse(arg, inst);
    inst.op = 'float.fma';
    inst.attrs = STRICT;
    inst.args.length = 0;
    for (const arg of [x, y, addend]) this.use(arg, inst);
    this.changed = true;
    // What nothing reads any more counts no more.
    const [result] = product.results;
    if (this.uses[result!.id]!.length === 0)
      for (const arg of product.args) this.unuse(arg, product);
  }

  private use(value: Value, inst: Inst): void {
    (this.uses[value.id] ??= []).push({ inst, index: inst.args.length, edge: -1 });
    inst.args.push(value);
  }

  private unuse(value: Value, inst: Inst): void {
    const list = this.uses[value.id]!;
    const at = list.findIndex((use) => use.inst === inst && use.edge < 0);
    if (at >= 0) list.splice(at, 1);
  }

  /** A value with its sign flipped, computed in front of an instruction. */
  private negative(value: Value, before: Inst): Value {
    const { block } = before;
    const { def, type } = value;
    if ('op' in def && def.op === 'float.neg') return def.args[0]!;
    if ('op' in def && def.op === 'const.float')
      return this.constants.float(type, def.attrs.bits! ^ signOf(value));
    let made = this.negated.get(value);
    // Sums are visited from the last one on: an earlier one needs it earlier.
    const at = made === undefined ? -1 : block.insts.indexOf(made);
    if (made !== undefined && at < block.insts.indexOf(before)) return made.results[0]!;
    if (made !== undefined) block.insts.splice(at, 1);
    else {
      made = createInst(this.fn, block, 'float.neg', [value], [type], STRICT, before.loc);
      (this.uses[value.id] ??= []).push({ inst: made, index: 0, edge: -1 });
      this.negated.set(value, made);
    }
    block.insts.splice(block.insts.indexOf(before), 0, made);
    return made.results[0]!;
  }
}

/**
 * Costs and instructions that stay, at most, of an arm that is selected with the branch before it.
 */
const MOST_MOVED = 7;
const MOST_LEFT = 5;

/** What of an arm is computed in front of the branch; nothing of one that is too large. */
function speculated({ insts, params }: Block): readonly Inst[] {
  if (params.length > 0) return [];
  const moved = new Set<Inst>();
  const left = new Set<Inst>();
  for (const inst of insts.slice(0, -1)) {
    const isReady = inst.args.every(({ def }) => !('op' in def) || !left.has(def));
    if (isReady && ARITHMETIC.test(inst.op) && !EXPENSIVE.test(inst.op)) moved.add(inst);
    else if (!inst.op.startsWith('const.')) left.add(inst);
    if (moved.size > MOST_MOVED || left.size > MOST_LEFT) return [];
  }
  return [...moved];
}

const ARITHMETIC = /^(?:int|float|ptr)\.|^(?:select|bitcast)$/;
const EXPENSIVE = /\.(?:[us]?div|[us]?rem|sqrt|sin|cos|exp2|log2|fma)$/;

function isConstant({ def }: Value): boolean {
  return 'op' in def && def.op === 'const.float';
}

const TWO: Readonly<Record<string, bigint>> = { f32: 0x4000_0000n, f64: 0x4000_0000_0000_0000n };

function isTwo(value: Value): boolean {
  return isConstant(value) && 'op' in value.def && value.def.attrs.bits === TWO[value.type];
}

/** The sign bit of a float. */
function signOf({ type }: Value): bigint {
  return 1n << (BigInt(type.slice(1)) - 1n);
}
