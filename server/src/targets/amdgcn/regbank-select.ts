/**
 * Where each value lives: in scalar registers when all lanes agree and the scalar unit can compute
 * it, else in vector registers; conditions of vector operations are lane masks. Optimistic for loop
 * variables, then lowered until stable.
 */
import { packetOffset } from '../../analysis/index.ts';
import {
  type Block,
  bitWidth,
  type Edge,
  givesScalars,
  hasEffect,
  type Inst,
  isFloat,
  type Module,
  type OpName,
  type PtrType,
  spaceOf,
  type Value,
} from '../../mir/index.ts';
import type { Plan } from './flow.ts';
import { isUniformIntrinsic } from './intrinsic-facts.ts';

/** Kinds of places. A mask only holds `i1`. */
const AT_V = 0;
export const AT_S = 1;
export const AT_M = 2;
export type Place = typeof AT_V | typeof AT_S | typeof AT_M;

export interface Banks {
  readonly place: Uint8Array;
  /** Loads that the scalar unit may do. */
  readonly scalarLoads: ReadonlySet<Inst>;
}

/** Integer operations of the scalar unit on up to 32 bits. */
const SCALAR_INT = new Set<OpName>([
  'int.add',
  'int.sub',
  'int.mul',
  'int.and',
  'int.or',
  'int.xor',
  'int.shl',
  'int.lshr',
  'int.ashr',
  'int.smin',
  'int.smax',
  'int.umin',
  'int.umax',
  'int.abs',
  'int.ctlz',
  'int.cttz',
  'int.ctpop',
  'int.bitrev',
  'int.cmp',
  'int.trunc',
  'int.zext',
  'int.sext',
  'int.smulhi',
  'int.umulhi',
  'select',
  'bitcast',
]);
/** Those that it has for 64 bits, or that are a few instructions. */
const SCALAR_WIDE = new Set<OpName>([
  'int.add',
  'int.sub',
  'int.mul',
  'int.and',
  'int.or',
  'int.xor',
  'int.shl',
  'int.lshr',
  'int.ashr',
  'int.cttz',
  'int.ctpop',
  'int.cmp',
  'int.trunc',
  'int.zext',
  'int.sext',
  'select',
  'bitcast',
]);
/** Always scalar when uniform. */
const SCALAR_ALWAYS = new Set<OpName>([
  'const.int',
  'const.float',
  'const.null',
  'const.undef',
  'global.addr',
  'func.addr',
  'alloca',
  'gpu.workgroup.size',
  'gpu.workgroup.id',
  'gpu.grid.size',
  'gpu.dispatch.ptr',
  'gpu.implicit.args',
]);
const POINTER = new Set<OpName>(['ptr.add', 'ptr.cast', 'ptr.to.int', 'int.to.ptr']);

export function assignBanks(plan: Plan, module: Module): Banks {
  void module;
  return new BankAssignment(plan).run();
}

class BankAssignment {
  private readonly plan: Plan;
  private readonly place: Uint8Array;
  /** Memory may have been written before a function is called. */
  private readonly readOnly: ReadonlySet<Inst>;
  private changed = false;

  constructor(plan: Plan) {
    this.plan = plan;
    this.place = new Uint8Array(plan.fn.nextValue).fill(AT_S);
    this.readOnly = plan.fn.kind === 'kernel' ? clobberFree(plan) : new Set();
  }

  run(): Banks {
    const { fn, order } = this.plan;
    const entry = fn.blocks[0]!;
    if (fn.kind !== 'kernel') for (const param of entry.params) this.place[param.id] = AT_V;
    do {
      this.changed = false;
      for (const block of order) this.visit(block, entry);
    } while (this.changed);
    const loads = order.flatMap(({ insts }) => insts.filter(({ op }) => op === 'mem.load'));
    const scalarLoads = new Set(loads.filter((load) => this.isAtS(load.results[0])));
    return { place: this.place, scalarLoads };
  }

  private visit(block: Block, entry: Block): void {
    for (const inst of block.insts) this.placeResults(inst);
    for (const inst of block.insts)
      for (const edge of inst.targets ?? [])
        if (edge.block !== entry) this.placeParams(edge, block);
  }

  private isAtS(value: Value): boolean {
    return this.place[value.id] === AT_S;
  }

  private set(value: Value, to: Place): void {
    if (this.place[value.id] === to) return;
    this.place[value.id] = to;
    this.changed = true;
  }

  private placeResults(inst: Inst): void {
    if (inst.results.length === 0) return;
    const scalar = this.isScalar(inst);
    for (const result of inst.results)
      if (!scalar || this.plan.uniformity.isDivergent(result))
        this.set(result, result.type === 'i1' ? AT_M : AT_V);
  }

  /**
   * Parameters that differ between lanes, or are given what is in vector registers; conditions are
   * lane masks.
   */
  private placeParams({ block: to, args }: Edge, from: Block): void {
    for (let i = 0; i < args.length; i++) {
      const param = to.params[i]!;
      if (this.isAtS(param) && this.needsVector(param, args[i]!, from))
        this.set(param, param.type === 'i1' ? AT_M : AT_V);
    }
  }

  private needsVector(param: Value, arg: Value, from: Block): boolean {
    return (
      this.plan.uniformity.isDivergent(param) ||
      !this.isAtS(arg) ||
      param.type === 'i128' ||
      this.plan.leavesApart(homeOf(arg), from)
    );
  }

  private isScalar(inst: Inst): boolean {
    const known = scalarWhateverItReads(inst);
    if (known !== undefined) return known;
    for (const arg of inst.args)
      if (!this.isAtS(arg) || this.plan.leavesApart(homeOf(arg), inst.block)) return false;
    return hasScalarForm(inst, this.readOnly);
  }
}

/** Is the result scalar wherever the operands are? Undefined where they decide. */
function scalarWhateverItReads(inst: Inst): boolean | undefined {
  if (SCALAR_ALWAYS.has(inst.op)) return true;
  if (inst.op === 'gpu.intrinsic' || inst.op === 'gpu.compute')
    return isUniformIntrinsic(inst.attrs.symbol!);
  return inst.op === 'gpu.asm' ? givesScalars(inst) : undefined;
}

/** Can the scalar unit compute it from scalar operands? */
function hasScalarForm(inst: Inst, readOnly: ReadonlySet<Inst>): boolean {
  const { op } = inst;
  const type = inst.args[0]?.type ?? 'i32';
  const result = inst.results[0].type;
  if (op === 'mem.load') return isScalarLoad(inst, readOnly);
  if (POINTER.has(op)) return true;
  if (type === 'i128' || result === 'i128') return op === 'int.zext' || op === 'int.trunc';
  if (op === 'select' || op === 'bitcast') return true;
  if (isFloat(type) || isFloat(result)) return false;
  return (bitWidth(type) > 32 || bitWidth(result) > 32 ? SCALAR_WIDE : SCALAR_INT).has(op);
}

/** Block that defines a value. */
export function homeOf(value: Value): Inst['block'] {
  return 'op' in value.def ? value.def.block : value.def;
}

function isScalarLoad(inst: Inst, readOnly: ReadonlySet<Inst>): boolean {
  const space = spaceOf(inst.args[0].type as PtrType);
  const width = bitWidth(inst.results[0].type);
  // Part of a word of the dispatch packet: the whole word may be read.
  if (
    (width === 8 || width === 16) &&
    inst.attrs.volatile !== true &&
    inst.attrs.align! * 8 >= width
  )
    return packetOffset(inst.args[0]) !== undefined;
  if (width < 32 || width > 128 || inst.attrs.align! < 4 || inst.attrs.volatile === true)
    return false;
  if (space === 'constant' || space === 'kernarg') return true;
  return space === 'global' && (inst.attrs.readonly === true || readOnly.has(inst));
}

/** Loads of global memory in front of everything that may write there. */
function clobberFree(plan: Plan): Set<Inst> {
  const out = new Set<Inst>();
  const dirty = new Uint8Array(plan.order.length);
  const work: number[] = [];
  const writes = (inst: Inst): boolean => {
    if (!hasEffect(inst.op, 'write') && !hasEffect(inst.op, 'sync')) return false;
    if (inst.op === 'gpu.intrinsic') return !isUniformIntrinsic(inst.attrs.symbol!);
    const ptr = inst.op === 'mem.store' ? inst.args[1] : undefined;
    return ptr === undefined || (ptr.type !== 'ptr.workgroup' && ptr.type !== 'ptr.private');
  };
  plan.order.forEach((block, p) => {
    if (block.insts.some(writes)) work.push(p);
  });
  while (work.length > 0) {
    const p = work.pop()!;
    const end = plan.order[p]!.insts[plan.order[p]!.insts.length - 1]!;
    for (const edge of end.targets ?? []) {
      const s = plan.pos[edge.block.id]!;
      if (dirty[s] === 0) {
        dirty[s] = 1;
        work.push(s);
      }
    }
  }
  plan.order.forEach((block, p) => {
    if (dirty[p] === 1) return;
    for (const inst of block.insts) {
      if (writes(inst)) break;
      if (inst.op === 'mem.load') out.add(inst);
    }
  });
  return out;
}
