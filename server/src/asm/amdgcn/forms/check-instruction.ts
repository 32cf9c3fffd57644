/** An instruction held against the table: the first thing wrong with it, and what was meant. */
import type { AmdgcnInstruction, AmdgcnOperand, AmdgcnSpan } from '../ast.ts';
import type { MatchContext } from './context.ts';
import { matchVopd } from './dual-issue.ts';
import { type AmdgcnForm, dualFormsOf, formAliases, formNames, formsOf } from './form.ts';
import { type AmdgcnGpu, gpuNames } from './gpus.ts';
import { limitProblem } from './limits.ts';
import { type AmdgcnItem, type Bound, itemsOf, type Mismatch, matchForm } from './match.ts';
import { modifierToken, nearestModifier } from './modifiers.ts';
import { registerProblem } from './registers.ts';
import { spellingOn } from './spelling.ts';
import { nearestWord } from './word-operands.ts';

export type InstructionProblemCode =
  | 'unknown-instruction'
  | 'not-on-processor'
  | 'operand-count'
  | 'operand'
  | 'register'
  | 'modifier';

export interface InstructionProblem extends AmdgcnSpan {
  readonly code: InstructionProblemCode;
  readonly message: string;
  /** What can stand in place of the span, where that is certain. */
  readonly replacement?: string;
}

/** The form an instruction has, with what each of its tokens took. */
export interface MatchedForm {
  /** As the table writes it: aliases resolved, without suffix. */
  readonly name: string;
  readonly form: AmdgcnForm;
  readonly bound: readonly Bound[];
}

const SUFFIX = /_(e64_dpp|e64|e32|dpp|sdwa)$/;

/** Name and forced encoding of a mnemonic, as LLVM splits it. */
function splitMnemonic(mnemonic: string): { name: string; encoding: string } {
  const match = SUFFIX.exec(mnemonic);
  if (!match) return { name: mnemonic, encoding: '' };
  return { name: mnemonic.slice(0, match.index), encoding: match[1]! };
}

/** The name the table has for a name on a processor. */
function resolveName(name: string, gpu: AmdgcnGpu): string {
  const bare = name.replace(/_(t16|fake16)$/, '');
  for (const [to, gpus] of formAliases().get(bare) ?? []) if (gpus & gpu.bit) return to;
  return bare;
}

/** Instructions with one encoding take the suffix of the short one. */
function fitsSuffix(form: AmdgcnForm, encoding: string): boolean {
  return form.encoding === encoding || (encoding === 'e32' && form.encoding === '');
}

/**
 * Forms by processor and mnemonic, for names that the table has: the text of a file asks for few,
 * many times.
 */
const resolved = new Map<string, Map<string, { name: string; forms: readonly AmdgcnForm[] }>>();

/** The forms of a mnemonic on a processor, suffix observed. */
export function formsOn(
  mnemonic: string,
  gpu: AmdgcnGpu,
): { name: string; forms: readonly AmdgcnForm[] } {
  let own = resolved.get(gpu.column);
  if (!own) resolved.set(gpu.column, (own = new Map()));
  const known = own.get(mnemonic);
  if (known) return known;
  const { name: bare, encoding } = splitMnemonic(mnemonic);
  const name = resolveName(bare, gpu);
  const all = (formsOf(name) ?? []).filter((form) => form.gpus & gpu.bit);
  const forms = encoding === '' ? all : all.filter((f) => fitsSuffix(f, encoding));
  const made = { name, forms };
  if (forms.length > 0) own.set(mnemonic, made);
  return made;
}

/** The form that an instruction has; undefined when it has none. */
export function matchedForm(i: AmdgcnInstruction, cx: MatchContext): MatchedForm | undefined {
  const { name, forms } = formsOn(i.mnemonic, cx.gpu);
  const items = itemsOf(i);
  for (const form of forms) {
    if (form.wave !== 0 && cx.wave !== 0 && form.wave !== cx.wave) continue;
    const result = matchForm(form, items, cx);
    if ('bound' in result && !limitProblem(name, form, result.bound, cx))
      return { name, form, bound: result.bound };
  }
  return undefined;
}

/**
 * Instructions with one source whose names LLVM takes with a second suffix, `v_mov_b32_e32_e64`: it
 * looks up what is left behind the last one, and has these with the suffix. What they mean is not
 * looked at.
 */
function hasTwoSuffixes(mnemonic: string, gpu: AmdgcnGpu): boolean {
  const match = /^(v_\w+)_(?:e32|e64|sdwa)_(?:e32|e64|dpp|sdwa)$/.exec(mnemonic);
  if (!match || match[0].endsWith('_e64_dpp')) return false;
  const { forms } = formsOn(match[1]!, gpu);
  return forms.some(
    ({ encoding, tokens }) =>
      encoding === 'e32' && tokens.length === 2 && tokens[0]!.startsWith('='),
  );
}

/**
 * What is wrong with an instruction on a processor, else the form it has; undefined where both
 * halves of dual issue fit.
 */
export function judgeInstruction(
  i: AmdgcnInstruction,
  cx: MatchContext,
): InstructionProblem | MatchedForm | undefined {
  if (i.mnemonic.startsWith('v_dual_')) return dualProblem(i, cx);
  const { name, forms } = formsOn(i.mnemonic, cx.gpu);
  if (forms.length === 0)
    return hasTwoSuffixes(i.mnemonic, cx.gpu) ? undefined : nameProblem(i, cx.gpu);
  // A target of exports has the name of a register.
  const operands = name.startsWith('image_')
    ? i.operands.filter(isOperand)
    : name === 'exp'
      ? i.operands.slice(1)
      : i.operands;
  const broken = registersProblem(operands, cx.gpu);
  if (broken) return broken;
  const signed = signProblem(i, name, cx.gpu);
  if (signed) return signed;
  const items = itemsOf(i);
  let best: { mismatch: Mismatch; form: AmdgcnForm } | undefined;
  let limited: { span: AmdgcnSpan; message: string } | undefined;
  for (const form of forms) {
    if (form.wave !== 0 && cx.wave !== 0 && form.wave !== cx.wave) continue;
    const result = matchForm(form, items, cx);
    if ('bound' in result) {
      const limit = limitProblem(name, form, result.bound, cx);
      if (!limit) return { name, form, bound: result.bound };
      limited ??= limit;
    } else if (!best || isNearer(form, result, best, i)) best = { mismatch: result, form };
  }
  if (limited) {
    const { start, end, line } = limited.span;
    return { start, end, line, code: 'operand', message: `\`${i.mnemonic}\`: ${limited.message}` };
  }
  if (!best) {
    const { start, end, line } = i.nameSpan;
    return {
      start,
      end,
      line,
      code: 'not-on-processor',
      message: `waves of ${cx.wave} lanes have no \`${i.mnemonic}\``,
    };
  }
  const problem = mismatchProblem(i, items, best.mismatch, forms, cx.gpu);
  const others = gpusThatTake(name, items, cx);
  if (others === 0 || problem.code !== 'operand') return problem;
  return {
    ...problem,
    message: `${problem.message}; ${gpuNames(others)} take this`,
  };
}

/** Is a form nearer to an instruction than the best so far? One without a word of it is not. */
function isNearer(
  form: AmdgcnForm,
  { at }: Mismatch,
  best: { readonly mismatch: Mismatch; readonly form: AmdgcnForm },
  i: AmdgcnInstruction,
): boolean {
  const lacks = lacksWord(form, i);
  const lacked = lacksWord(best.form, i);
  return lacks === lacked ? at > best.mismatch.at : lacked;
}

/** Does a form require `lds`, which an instruction does not have? */
function lacksWord({ tokens }: AmdgcnForm, { modifiers, operands }: AmdgcnInstruction): boolean {
  if (!tokens.includes('+lds')) return false;
  return (
    !modifiers.some(({ name }) => name === 'lds') &&
    !operands.some((o) => o.kind === 'word' && o.name === 'lds')
  );
}

/** Processors on which the same operands are a form of the instruction. */
function gpusThatTake(name: string, items: readonly AmdgcnItem[], cx: MatchContext): number {
  let set = 0;
  for (const form of formsOf(name) ?? [])
    if (!(form.gpus & cx.gpu.bit) && 'bound' in matchForm(form, items, cx)) set |= form.gpus;
  return set;
}

/** Signs of constants are read where some encoding of the instruction takes sign changes. */
function signProblem(
  i: AmdgcnInstruction,
  name: string,
  gpu: AmdgcnGpu,
): InstructionProblem | undefined {
  const o = i.operands.find(
    (one) => (one.kind === 'int' || one.kind === 'float') && (one.negate || one.absolute),
  );
  if (!o) return undefined;
  const takes = formsOn(name, gpu).forms.some((form) =>
    form.tokens.some((t) => /^(VC?MT?|W|vm|hm)/.test(t)),
  );
  if (takes) return undefined;
  const { start, end, line } = o;
  return { start, end, line, code: 'operand', message: `\`${i.mnemonic}\` takes no sign changes` };
}

/** False for the modifier of images that has the name of a register. */
function isOperand(o: AmdgcnOperand): boolean {
  return o.kind !== 'reg' || o.name !== 'a16';
}

function registersProblem(
  operands: readonly AmdgcnOperand[],
  gpu: AmdgcnGpu,
): InstructionProblem | undefined {
  for (const o of operands) {
    if (o.kind !== 'reg') continue;
    const message = registerProblem(o, gpu);
    if (message === undefined) continue;
    const { start, end, line } = o;
    return { start, end, line, code: 'register', message };
  }
  return undefined;
}

function nameProblem(i: AmdgcnInstruction, gpu: AmdgcnGpu): InstructionProblem {
  const { start, end, line } = i.nameSpan;
  const { name, encoding } = splitMnemonic(i.mnemonic);
  const resolved = resolveName(name, gpu);
  const own = (formsOf(resolved) ?? []).filter((form) => form.gpus & gpu.bit);
  if (own.length > 0) {
    const has = [...new Set(own.map((form) => form.encoding))].filter((e) => e !== '');
    const which = has.length > 0 ? `, only ${has.map((e) => `\`${e}\``).join(', ')}` : '';
    const message = `\`${name}\` has no encoding \`${encoding}\` on ${gpu.cpu}${which}`;
    return { start, end, line, code: 'not-on-processor', message };
  }
  const elsewhere = (formsOf(name) ?? formsOf(resolved) ?? []).reduce(
    (set, form) => set | form.gpus,
    0,
  );
  const other = spellingOn(name, gpu);
  const suffix = encoding === '' ? '' : `_${encoding}`;
  if (other !== undefined) {
    const message = `${gpu.cpu} has no \`${i.mnemonic}\`, it calls it \`${other}${suffix}\``;
    return {
      start,
      end,
      line,
      code: 'not-on-processor',
      message,
      replacement: `${other}${suffix}`,
    };
  }
  let set = elsewhere;
  for (const [, gpus] of formAliases().get(name) ?? []) set |= gpus;
  if (set !== 0) {
    const message = `${gpu.cpu} has no \`${i.mnemonic}\`; ${gpuNames(set)} have it`;
    return { start, end, line, code: 'not-on-processor', message };
  }
  const near = nearestWord(name, namesOn(gpu));
  const message = `unknown instruction \`${i.mnemonic}\`${near === undefined ? '' : `, did you mean \`${near}${suffix}\`?`}`;
  return {
    start,
    end,
    line,
    code: 'unknown-instruction',
    message,
    ...(near === undefined ? {} : { replacement: near + suffix }),
  };
}

const names = new Map<string, readonly string[]>();

/** Every name that a processor has, without suffixes. */
export function namesOn(gpu: AmdgcnGpu): readonly string[] {
  let list = names.get(gpu.column);
  if (!list) {
    list = [...formNames()].filter((name) => formsOf(name)!.some((form) => form.gpus & gpu.bit));
    names.set(gpu.column, list);
  }
  return list;
}

/** Numbers of operands that forms take, modifiers apart. */
function operandCounts(forms: readonly AmdgcnForm[]): number[] {
  const counts = forms.map(
    (form) =>
      form.tokens.filter((t) => !t.endsWith('?') && !/^(dpp8|dpp_ctrl|format|cpol_ret)$/.test(t))
        .length,
  );
  return [...new Set(counts)].sort((a, b) => a - b);
}

function mismatchProblem(
  i: AmdgcnInstruction,
  items: readonly AmdgcnItem[],
  m: Mismatch,
  forms: readonly AmdgcnForm[],
  gpu: AmdgcnGpu,
): InstructionProblem {
  const item = items[m.at];
  const counts = operandCounts(forms);
  if (m.message === '' || (item?.operand && m.message === 'unexpected operand')) {
    const { start, end, line } = item?.operand ?? i.nameSpan;
    const message = `\`${i.mnemonic}\` takes ${counts.join(' or ')} operand${counts.at(-1) === 1 ? '' : 's'}, found ${i.operands.length}`;
    return { start, end, line, code: 'operand-count', message };
  }
  const span = m.span ?? item?.operand ?? item?.modifier ?? i.nameSpan;
  const { start, end, line } = span;
  if (item?.modifier && modifierToken(item.modifier, gpu) === undefined) {
    const { name } = item.modifier;
    const near = nearestModifier(
      name,
      forms.flatMap((form) => form.tokens),
      gpu,
    );
    const message = `unknown modifier \`${name}\`${near === undefined ? '' : `, did you mean \`${near}\`?`}`;
    return { start, end, line, code: 'modifier', message };
  }
  if (item?.modifier && m.message.startsWith('unexpected')) {
    const token = modifierToken(item.modifier, gpu);
    const takes = forms.some((form) => form.tokens.some((t) => t.replace('?', '') === token));
    const message = takes
      ? `\`${item.modifier.name}\` cannot stand here: modifiers of \`${i.mnemonic}\` have an order`
      : `\`${i.mnemonic}\` takes no modifier \`${item.modifier.name}\``;
    return { start, end, line, code: 'modifier', message };
  }
  return {
    start,
    end,
    line,
    code: item?.modifier ? 'modifier' : 'operand',
    message: `\`${i.mnemonic}\`: ${m.message}`,
  };
}

function dualProblem(i: AmdgcnInstruction, cx: MatchContext): InstructionProblem | undefined {
  const { dual } = i;
  const { start, end, line } = i.nameSpan;
  for (const [half, side] of [
    [i, 'X'],
    [dual, 'Y'],
  ] as const) {
    if (!half)
      return {
        start,
        end,
        line,
        code: 'operand-count',
        message: `\`${i.mnemonic}\` has a second half behind \`::\``,
      };
    const all = dualFormsOf(half.mnemonic.replace(/_e32$/, ''));
    const place = half.nameSpan;
    if (!all.some((form) => form.gpus & cx.gpu.bit && form.side === side)) {
      const known = all.some((form) => form.gpus & cx.gpu.bit);
      const message = known
        ? `\`${half.mnemonic}\` cannot be the ${side === 'X' ? 'first' : 'second'} half`
        : all.length > 0 || cx.gpu.major < 11
          ? `${cx.gpu.cpu} has no \`${half.mnemonic}\``
          : `unknown instruction \`${half.mnemonic}\``;
      return {
        start: place.start,
        end: place.end,
        line,
        code: known || all.length > 0 ? 'not-on-processor' : 'unknown-instruction',
        message,
      };
    }
    const broken = registersProblem(half.operands, cx.gpu);
    if (broken) return broken;
  }
  const problem = matchVopd(i, dual!, cx);
  if (!problem) return undefined;
  return {
    start: problem.span.start,
    end: problem.span.end,
    line,
    code: 'operand',
    message: problem.message,
  };
}
