/**
 * Values of a loop that change by the same step in each iteration: what LLVM's `ScalarEvolution`
 * calls an affine `SCEVAddRecExpr`. Start and step are polynomials over what the loop does not
 * change, modulo the width of the value.
 */
import type { FlowGraph, Loop } from '../../analysis/index.ts';
import {
  type Block,
  bitWidth,
  createInst,
  defInst,
  type Func,
  type Inst,
  isInt,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { isConstant } from '../support/constants.ts';
import {
  add,
  constant,
  constantOf,
  keyOf,
  multiply,
  type Polynomial,
  variable,
  ZERO,
} from './polynomial.ts';

/** `start`, `start + step`, `start + 2 * step` and so on, modulo 2^bits. */
export interface Recurrence {
  readonly start: Polynomial;
  /** `ZERO` for what does not change. */
  readonly step: Polynomial;
  readonly bits: number;
}

/** Operands deeper than this are variables of their own. */
const MAX_DEPTH = 12;

/** The recurrences of one loop that has one latch and a preheader. */
export class Recurrences {
  private readonly fn: Func;
  readonly blocks: ReadonlySet<Block>;
  private readonly header: Block;
  private readonly latch: Block;
  private readonly preheader: Block;
  private readonly forms = new Map<Value, Polynomial | undefined>();
  private readonly params = new Map<Value, Recurrence | undefined>();
  /** Widened parameters: what is a variable of `forms` and changes. */
  private readonly wide = new Map<Value, Recurrence>();

  constructor(fn: Func, graph: FlowGraph, loop: Loop, preheader: Block) {
    this.fn = fn;
    this.blocks = new Set(loop.blocks.map((b) => graph.order[b]!));
    this.header = graph.order[loop.header]!;
    this.latch = graph.order[loop.latches[0]!]!;
    this.preheader = preheader;
  }

  isInside({ def }: Value): boolean {
    return this.blocks.has('op' in def ? def.block : def);
  }

  /** The recurrence of a parameter of the header. */
  ofParam(param: Value): Recurrence | undefined {
    if (this.params.has(param)) return this.params.get(param);
    this.params.set(param, undefined);
    const bits = bitWidth(param.type);
    const [entry, next] = [this.entering(param), this.next(param)];
    const form = next === undefined ? undefined : this.form(next, 0);
    if (entry === undefined || form === undefined) return undefined;
    const step = add(form, variable(param), bits, -1n);
    const start = this.form(entry, 0);
    if (start === undefined || this.hasChanging(step)) return undefined;
    const recurrence = { start, step, bits };
    this.params.set(param, recurrence);
    return recurrence;
  }

  /** What the latch hands to a parameter of the header. */
  next(param: Value): Value | undefined {
    return this.handed(this.latch, param);
  }

  /** The recurrence of any value, with step 0 when the loop does not change it. */
  of(value: Value): Recurrence | undefined {
    const form = this.form(value, 0);
    if (form === undefined) return undefined;
    const bits = bitWidth(value.type);
    let [start, step] = [ZERO, ZERO];
    for (const [key, monomial] of form) {
      const changing = monomial.factors.filter((factor) => this.isChanging(factor));
      if (changing.length > 1) return undefined;
      if (changing.length === 0) {
        start = add(start, new Map([[key, monomial]]), bits);
        continue;
      }
      const one = changing[0]!;
      const inner = this.wide.get(one) ?? this.ofParam(one);
      if (inner === undefined) return undefined;
      const others = monomial.factors.filter((factor) => factor !== one);
      let by: Polynomial | undefined = constant(monomial.by, bits);
      for (const other of others) by = by && multiply(by, variable(other), bits);
      const from = by && multiply(by, inner.start, bits);
      const each = by && multiply(by, inner.step, bits);
      if (from === undefined || each === undefined) return undefined;
      start = add(start, from, bits);
      step = add(step, each, bits);
    }
    return { start, step, bits };
  }

  private entering(param: Value): Value | undefined {
    return this.handed(this.preheader, param);
  }

  private handed(from: Block, param: Value): Value | undefined {
    const at = this.header.params.indexOf(param);
    const edges = terminator(from)?.targets?.filter(({ block }) => block === this.header);
    return edges?.length === 1 ? edges[0]!.args[at] : undefined;
  }

  private isChanging(value: Value): boolean {
    if (!this.isInside(value)) return false;
    const def = defInst(value);
    return def === undefined || !isConstant(def);
  }

  private hasChanging(of: Polynomial): boolean {
    return [...of.values()].some(({ factors }) => factors.some((one) => this.isChanging(one)));
  }

  /** Over what the loop does not change, and parameters of its header. */
  private form(value: Value, depth: number): Polynomial | undefined {
    const known = this.forms.get(value);
    if (known !== undefined || this.forms.has(value)) return known;
    const form = this.formOf(value, depth);
    this.forms.set(value, form);
    return form;
  }

  private formOf(value: Value, depth: number): Polynomial | undefined {
    const bits = bitWidth(value.type);
    if (isInt(value.type) && bits !== 32 && bits !== 64) return undefined;
    const def = defInst(value);
    const isInside = this.isInside(value);
    if (def === undefined)
      return !isInside || this.header.params.includes(value) ? variable(value) : undefined;
    if (def.op === 'const.int') return constant(def.attrs.bits!, bits);
    const sum = depth > MAX_DEPTH ? undefined : this.sumOf(def, bits, depth + 1);
    if (sum !== undefined) return sum;
    if (!isInside || isConstant(def)) return variable(value);
    return def.op === 'int.zext' || def.op === 'int.sext' ? this.widened(def) : undefined;
  }

  private sumOf({ op, args }: Inst, bits: number, depth: number): Polynomial | undefined {
    if (op !== 'int.add' && op !== 'int.sub' && op !== 'int.mul' && op !== 'int.shl') {
      if (op !== 'ptr.add') return undefined;
    }
    const a = this.form(args[0], depth);
    const b = this.form(args[1], depth);
    if (a === undefined || b === undefined) return undefined;
    if (op === 'int.mul') return multiply(a, b, bits);
    if (op !== 'int.shl') return add(a, b, bits, op === 'int.sub' ? -1n : 1n);
    const by = constantOf(b, bits);
    if (by === undefined || by < 0n || by >= BigInt(bits)) return undefined;
    return multiply(a, constant(1n << by, bits), bits);
  }

  /**
   * A wider copy of a parameter that counts without wrapping: it counts the same way from the wider
   * start. The start is widened in the preheader.
   */
  private widened(inst: Inst): Polynomial | undefined {
    const [value] = inst.results;
    const from = inst.args[0];
    const isSigned = inst.op === 'int.sext';
    const sum = defInst(from);
    const param = this.header.params.includes(from) ? from : sum?.args[0];
    if (param === undefined || !this.header.params.includes(param)) return undefined;
    const inner = this.ofParam(param);
    const by = inner && constantOf(inner.step, inner.bits);
    if (by === undefined || by === 0n || !this.isExact(param, isSigned)) return undefined;
    if (from !== param && from !== this.next(param)) return undefined;
    const entry = this.entering(param)!;
    const known = defInst(entry);
    const bits = bitWidth(value.type);
    const narrow = bitWidth(from.type);
    let start: Polynomial;
    if (known?.op === 'const.int') {
      const at = known.attrs.bits!;
      start = constant(isSigned ? BigInt.asIntN(narrow, at) : at, bits);
    } else {
      const wider = createInst(
        this.fn,
        this.preheader,
        inst.op,
        [entry],
        [value.type],
        {},
        inst.loc,
      );
      this.preheader.insts.splice(-1, 0, wider);
      start = variable(wider.results[0]);
    }
    const step = constant(by, bits);
    if (from !== param) start = add(start, step, bits);
    this.wide.set(value, { start, step, bits });
    return variable(value);
  }

  /** Does the step of a parameter say that it does not wrap? */
  private isExact(param: Value, isSigned: boolean): boolean {
    const next = this.next(param);
    const def = next && defInst(next);
    if (def?.op !== 'int.add' || def.args[0] !== param) return false;
    return isSigned ? def.attrs.nsw === true : def.attrs.nuw === true;
  }
}

/** Equal for recurrences that are the same in every iteration. */
export function recurrenceKey({ start, step, bits }: Recurrence): string {
  return `${bits}:${keyOf(start)}|${keyOf(step)}`;
}
