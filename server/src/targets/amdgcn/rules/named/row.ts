/**
 * What a row for an intrinsic that LLVM names is, and rows of one vector instruction: a text says
 * what becomes of each operand.
 */
import type { Inst, Value } from '../../../../mir/index.ts';
import { EARLY, HIDE_LAST, KEEP, type Op, S, V } from '../../code.ts';
import type { AmdCpu } from '../../cpus.ts';
import { featuresOf } from '../../features.ts';
import type { Selector } from '../../select.ts';
import { constantOf, operandsOf, resultUnits, setResults } from '../operands.ts';

export interface Row {
  /** Which processors have it; all when absent. */
  readonly on?: (cpu: AmdCpu) => boolean;
  readonly emit: (s: Selector, inst: Inst) => void;
}

export type Rows = Readonly<Record<string, Row>>;

/** Has a processor all of these features of LLVM's (`!`: lacks it)? */
export function hasAll(text: string): (cpu: AmdCpu) => boolean {
  const wanted = text.split(' ').filter((one) => one !== '');
  return ({ name }) => {
    const features = featuresOf(name);
    return wanted.every((one) =>
      one.startsWith('!') ? !features.has(one.slice(1)) : features.has(one),
    );
  };
}

/** The type that an overloaded intrinsic is for: of its result, or of its first operand. */
export function typeOf(inst: Inst): string {
  return inst.results[0]?.type ?? inst.args[0]?.type ?? 'nothing';
}

/** A value as a source: pairs of scalar registers are read as they are, their literals are not. */
function source(s: Selector, values: readonly Value[], vector: boolean): Op {
  const parts = values.flatMap((value) => s.parts(value));
  if (vector) return s.run(parts, V);
  if (parts.length === 1) return parts[0]!;
  const scalar = parts.length === 2 && parts.every((op) => s.isS(op));
  return s.run(parts, scalar ? S : V);
}

/** Bits of a constant at their places in `op_sel:[..]`, or a condition at several of them. */
const PLACES = /^([[(])([\d,]+)[\])]\/(\d)$/;

/** What the operands of one call come to. */
interface Gathered {
  readonly sources: Op[];
  readonly mods: string[];
  readonly select: number[];
  old: readonly Value[] | undefined;
}

function take(s: Selector, values: readonly Value[], token: string, into: Gathered): void {
  if (token === 'v' || token === 'V') into.sources.push(source(s, values, token === 'V'));
  else if (token === 's') into.sources.push(s.toSReg(s.part0(values[0]!)));
  else if (token === 'old') into.old = values;
  else if (token !== '-') constantOperand(s, values[0]!, token, into);
}

function constantOperand(s: Selector, value: Value, token: string, into: Gathered): void {
  const bits = constantOf(s, value, 'a constant of an instruction');
  const places = PLACES.exec(token);
  if (places !== null) {
    while (into.select.length < Number(places[3])) into.select.push(0);
    for (const [at, place] of places[2]!.split(',').entries())
      if (places[1] === '(' ? bits !== 0 : ((bits >> at) & 1) !== 0) into.select[Number(place)] = 1;
  } else if (token === 'clamp') {
    if (bits !== 0) into.mods.push(' clamp');
  } else if (token === 'bitop3') into.mods.push(` bitop3:0x${(bits & 255).toString(16)}`);
  else if (bits !== 0) into.mods.push(` ${token}:${bits}`);
}

export interface VectorOptions {
  /** The results are written before all operands are read. */
  readonly early?: boolean;
  /** Always behind the operands. */
  readonly mods?: string;
  /** It exchanges values between lanes or has another effect: it stays where it is. */
  readonly stays?: boolean;
}

/**
 * One instruction. Words of `spec`, one per operand of LLVM's: `v` any source, `V` one in vector
 * registers, `s` a scalar one, `old` what the result held before, `-` nothing; of constants
 * `clamp`, `bitop3`, the places of their bits in `op_sel` (`[2,3]/4`), all places of a condition
 * (`(0,2)/4`), or a modifier's name (`byte_sel`).
 */
export function vectorRow(
  op: string | ((s: Selector, inst: Inst) => string),
  spec: string,
  on?: (cpu: AmdCpu) => boolean,
  options: VectorOptions = {},
): Row {
  const tokens = spec.split(' ').filter((one) => one !== '');
  const emit = (s: Selector, inst: Inst): void => {
    const found: Gathered = { sources: [], mods: [], select: [], old: undefined };
    const operands = operandsOf(inst);
    for (const [at, token] of tokens.entries()) take(s, operands[at] ?? [], token, found);
    const dst = s.temp(V, resultUnits(inst));
    const ops: Op[] = [dst, ...s.legal(found.sources, tokens.length === 1 ? 1 : 3)];
    let flags = options.stays === true ? KEEP : 0;
    if (options.early === true) flags |= EARLY;
    if (found.old !== undefined) {
      const before = found.old.flatMap((value) => s.parts(value));
      s.split(dst).forEach((to, i) => {
        s.copy(to as number, before[i]!);
      });
      ops.push(dst);
      flags |= KEEP | HIDE_LAST;
    }
    const name = typeof op === 'string' ? op : op(s, inst);
    const made = s.emit(name, 1, ops, flags);
    const select = found.select.includes(1) ? ` op_sel:[${found.select.join(',')}]` : '';
    made.mods = `${select}${found.mods.join('')}${options.mods ?? ''}`;
    setResults(s, inst, s.split(dst));
  };
  return on === undefined ? { emit } : { on, emit };
}

/**
 * Rows from a table: name, operands, features, and the instruction where it is not the name behind
 * `v_`; columns stand between bars. `#` in an instruction is the type that the call is for, one of
 * those in the fifth column.
 */
export function tableRows(text: string, options: VectorOptions = {}): Rows {
  const rows: Record<string, Row> = {};
  for (const line of text.trim().split('\n')) {
    const [name = '', spec = '', features = '', op = '', types = ''] = line
      .split('|')
      .map((column) => column.trim());
    const allowed = types.split(' ').filter((one) => one !== '');
    const named = op === '' ? `v_${name}` : op;
    const spelled = (s: Selector, inst: Inst): string => {
      const type = typeOf(inst);
      if (!allowed.includes(type)) s.refuse(inst, `of ${type}`);
      return named.replace('#', type);
    };
    const has = features === '' ? undefined : hasAll(features);
    rows[name] = vectorRow(allowed.length > 0 ? spelled : named, spec, has, options);
  }
  return rows;
}
