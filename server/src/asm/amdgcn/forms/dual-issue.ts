/** Dual issue (VOPD): two instructions in one, with limits on their registers together. */
import type { AmdgcnInstruction, AmdgcnOperand, AmdgcnRegister, AmdgcnSpan } from '../ast.ts';
import { isInlineFloat, isInlineInt } from './constants.ts';
import type { MatchContext } from './context.ts';
import { type AmdgcnDualForm, dualFormsOf } from './form.ts';
import { type Bound, itemsOf, matchForm } from './match.ts';

interface Half {
  readonly bound: readonly Bound[];
  readonly form: AmdgcnDualForm;
}

interface DualProblem {
  readonly span: AmdgcnSpan;
  readonly message: string;
}

/** The first thing wrong with the operands of a dual-issue instruction; undefined for nothing. */
export function matchVopd(
  x: AmdgcnInstruction,
  y: AmdgcnInstruction,
  cx: MatchContext,
): DualProblem | undefined {
  let first: DualProblem | undefined;
  for (const long of cx.gpu.gfx1250 ? [false, true] : [false]) {
    const problem = matchEncoding(x, y, long, cx);
    if (!problem) return undefined;
    first ??= problem;
  }
  return first;
}

function half(
  i: AmdgcnInstruction,
  side: 'X' | 'Y',
  long: boolean,
  cx: MatchContext,
): Half | DualProblem {
  const items = itemsOf(i);
  let problem: DualProblem = { span: i.nameSpan, message: `\`${i.mnemonic}\` has no such form` };
  for (const form of dualFormsOf(i.mnemonic.replace(/_e32$/, ''))) {
    if (form.side !== side || form.long !== long || !(form.gpus & cx.gpu.bit)) continue;
    const result = matchForm(form, items, cx);
    if ('bound' in result) {
      const absolute =
        long && result.bound.find(({ item: { operand: o } }) => o && 'absolute' in o && o.absolute);
      if (absolute)
        return {
          span: absolute.item.operand!,
          message: 'the long dual-issue encoding takes no absolute values',
        };
      return { bound: result.bound, form };
    }
    const item = items[result.at];
    const span = result.span ?? item?.operand ?? item?.modifier ?? i.nameSpan;
    const count = form.tokens.filter((t) => !t.endsWith('?')).length;
    const message =
      result.message === '' || result.message === 'unexpected operand'
        ? `\`${i.mnemonic}\` takes ${count} operands, found ${i.operands.length}`
        : `\`${i.mnemonic}\`: ${result.message}`;
    problem = { span, message };
  }
  return problem;
}

function matchEncoding(
  x: AmdgcnInstruction,
  y: AmdgcnInstruction,
  long: boolean,
  cx: MatchContext,
): DualProblem | undefined {
  const a = half(x, 'X', long, cx);
  if ('message' in a) return a;
  const b = half(y, 'Y', long, cx);
  if ('message' in b) return b;
  return registers(a, b, long, cx) ?? scalars([a, b], cx);
}

function registers(
  first: Half,
  second: Half,
  long: boolean,
  cx: MatchContext,
): DualProblem | undefined {
  const x = first.bound;
  const y = second.bound;
  const vector = (o: AmdgcnOperand | undefined): AmdgcnRegister | undefined =>
    o?.kind === 'reg' && o.file === 'v' ? o : undefined;
  // `fmac` and `dot2acc` read their result as third source.
  const ops = (list: readonly Bound[], name: string): (AmdgcnOperand | undefined)[] => {
    const out = list.flatMap(({ item }) => (item.operand ? [item.operand] : []));
    if (/_(fmac|dot2acc)_/.test(name)) out[3] = out[0]!;
    return out;
  };
  const dx = vector(x[0]?.item.operand);
  const dy = vector(y[0]?.item.operand);
  if (dx && dy) {
    if (!long && dx.index % 2 === dy.index % 2)
      return { span: dy, message: 'one result goes to an even register, the other to an odd one' };
    if (long && dx.index < dy.index + dy.count && dy.index < dx.index + dx.count)
      return { span: dy, message: 'the results go to different registers' };
  }
  const xs = ops(x, first.form.name);
  const ys = ops(y, second.form.name);
  const moves = first.form.name === 'v_dual_mov_b32' && second.form.name === 'v_dual_mov_b32';
  for (let i = 1; i < Math.min(xs.length, ys.length); i++) {
    const p = vector(xs[i]);
    const q = vector(ys[i]);
    if (!p || !q) continue;
    // From GFX12 on two moves read through different caches.
    if (cx.gpu.major >= 12 && moves) continue;
    if (cx.gpu.gfx1250 && p.index === q.index && p.count === q.count) continue;
    const banks = long || i < 3 ? 4 : 2;
    if (p.index % banks === q.index % banks)
      return {
        span: q,
        message: `source ${i} of both halves must be in different banks, registers modulo ${banks}`,
      };
  }
  return undefined;
}

/** The same for literals that share a place. */
function literalKey(o: AmdgcnOperand): string {
  if (o.kind === 'int') return String(BigInt.asUintN(32, o.value));
  return o.kind === 'float' ? floatKey(o.value) : `expression at ${o.start}`;
}

/** Both halves together read two scalar registers or literals, and one literal. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the operands of both halves use up the limit in their order
function scalars(halves: readonly Half[], cx: MatchContext): DualProblem | undefined {
  const used = new Set<string>();
  const literals = new Set<string>();
  for (const { bound, form } of halves) {
    if (form.name === 'v_dual_cndmask_b32' && !form.long) used.add('vcc');
    for (const { token, item } of bound) {
      const o = item.operand;
      if (!o) continue;
      if (o.kind === 'reg' && o.file !== 'v' && o.name !== 'null')
        used.add(/^vcc(_lo)?$/.test(o.name) ? 'vcc' : o.name);
      const type = /\.(.*)$/.exec(token)?.[1];
      if (token.startsWith('K.') || (type !== undefined && needsLiteral(o, type, cx)))
        literals.add(literalKey(o));
      if (literals.size > 1)
        return { span: o, message: 'both halves together hold one literal only' };
      if (used.size + literals.size > 2)
        return {
          span: o,
          message: 'both halves together read at most two scalar registers or literals',
        };
    }
  }
  return undefined;
}

const view = new DataView(new ArrayBuffer(4));

function floatKey(value: number): string {
  view.setFloat32(0, value);
  return String(view.getUint32(0));
}

function needsLiteral(o: AmdgcnOperand, type: string, cx: MatchContext): boolean {
  if (o.kind === 'int') return !isInlineInt(o.value, type);
  if (o.kind === 'float') return !isInlineFloat(o.value, type);
  if (o.kind !== 'expr') return false;
  const value = cx.evaluate(o);
  return value === undefined || !isInlineInt(value, type);
}
