/** Calls of device functions, direct and through pointers, and of the support routines. */
import type { Inst, MirType, Value } from '../../../mir/index.ts';
import { returnDecl, returnLayout, slotBits, slotDecl } from '../abi.ts';
import { CLASS_OF, P, R32, R64 } from '../classes.ts';
import { type Selector, type Use, ZERO } from '../select.ts';
import type { Rule, RuleRows } from './rule.ts';

/** An argument ready to be stored: type and operands (two for `i128`). */
interface Argument {
  readonly type: MirType;
  readonly low: Use;
  readonly high: Use;
}

function argument(s: Selector, value: Value): Argument {
  const { type } = value;
  if (type === 'i1') return { type, low: s.r32('selp.b32', '1', '0', s.use(value)), high: '' };
  if (type === 'i8' || type === 'i16') return { type, low: s.extended(value, ZERO), high: '' };
  return { type, low: s.use(value), high: type === 'i128' ? s.useHigh(value) : '' };
}

/** Registers of a result. */
interface Result {
  readonly low: Use;
  readonly high: Use;
}

/** The whole call sequence. `target` prints between return space and arguments. */
function callSequence(
  s: Selector,
  args: readonly Argument[],
  results: readonly MirType[],
  call: (ret: string, params: string, id: number) => void,
): Result[] {
  const id = s.env.nextCall();
  const layout = returnLayout(results);
  s.line(`{ // callseq ${id}, 0`);
  for (const [i, { type }] of args.entries()) s.line(`${slotDecl(type, `param${i}`)};`);
  if (layout !== undefined) s.line(`${returnDecl(layout, 'retval0')};`);
  args.forEach(({ type, low, high }, i) => {
    const base = `param${i}`;
    if (type === 'i128')
      s.effect('st.param.v2.b64', [{ kind: 'mem', base, offset: 0 }, s.vec(low, high)]);
    else s.effect(`st.param.b${slotBits(type)}`, [{ kind: 'mem', base, offset: 0 }, low]);
  });
  const params = `(${args.map((_, i) => `param${i}`).join(', ')})`;
  call(layout === undefined ? '' : '(retval0)', params, id);
  const out = results.map((type, i): Result => {
    const mem = { kind: 'mem', base: 'retval0', offset: layout!.offsets[i]! } as const;
    if (type === 'i128') {
      const low = s.temp(R64);
      const high = s.temp(R64);
      s.effect('ld.param.v2.b64', [s.vec(low, high), mem], 1);
      return { low, high };
    }
    const reg = s.temp(CLASS_OF[type] === P ? R32 : CLASS_OF[type]);
    s.effect(`ld.param.b${slotBits(type)}`, [reg, mem], 1);
    return { low: reg, high: '' };
  });
  s.line(`} // callseq ${id}`);
  return out;
}

function setResults(s: Selector, inst: Inst, results: readonly Result[]): void {
  inst.results.forEach((value, i) => {
    const { low, high } = results[i]!;
    if (value.type === 'i128') s.setPair(value, low, high);
    else if (value.type === 'i1')
      s.set(value, s.pred('setp.ne.b32', s.r32('and.b32', low, '1'), '0'));
    else s.set(value, low);
  });
}

function directCall(
  s: Selector,
  name: string,
  args: readonly Argument[],
  results: readonly MirType[],
): Result[] {
  return callSequence(s, args, results, (ret, params) => {
    s.effect('call.uni', ret === '' ? [name, params] : [ret, name, params]);
  });
}

const call: Rule = (s, inst) => {
  const callee = s.env.func(inst.attrs.symbol!);
  if (callee === undefined)
    return s.unsupported(`call of ${inst.attrs.symbol}, which the module does not declare`);
  const args = inst.args.map((a) => argument(s, a));
  setResults(
    s,
    inst,
    directCall(
      s,
      s.env.nameOf(callee.name),
      args,
      inst.results.map((r) => r.type),
    ),
  );
};

const callIndirect: Rule = (s, inst) => {
  const [pointer, ...rest] = inst.args;
  const target = s.reg(pointer!);
  const args = rest.map((a) => argument(s, a));
  const types = inst.results.map((r) => r.type);
  const results = callSequence(s, args, types, (ret, params, id) => {
    const layout = returnLayout(types);
    const returned = layout === undefined ? '()' : `(${returnDecl(layout, '_')})`;
    const taken = args.map(({ type }) => slotDecl(type, '_')).join(', ');
    s.line(`prototype_${id} : .callprototype ${returned} _ (${taken});`);
    const operands: Use[] = [target, params, `prototype_${id}`];
    s.effect('call', ret === '' ? operands : [ret, ...operands]);
  });
  setResults(s, inst, results);
};

/** Replaces `inst` by a call of the support routine `name` with the same operands and results. */
export function callHelper(s: Selector, inst: Inst, name: string): void {
  const args = inst.args.map((a) => argument(s, a));
  setResults(
    s,
    inst,
    directCall(
      s,
      s.env.nameOf(s.env.helper(name)),
      args,
      inst.results.map((r) => r.type),
    ),
  );
}

/** Calls a support routine on `f32` operands with an `f32` result. */
export function callHelperOn(s: Selector, name: string, args: readonly Use[]): Use {
  const typed = args.map((low): Argument => ({ type: 'f32', low, high: '' }));
  return directCall(s, s.env.nameOf(s.env.helper(name)), typed, ['f32'])[0]!.low;
}

export const CALL_RULES = {
  call,
  'call.indirect': callIndirect,
} satisfies RuleRows;
