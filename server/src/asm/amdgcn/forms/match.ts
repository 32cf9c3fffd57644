/**
 * Holds the operands and modifiers of an instruction against one form, in order, and says where
 * they differ.
 */
import { exact } from '../../exact.ts';
import type { AmdgcnInstruction, AmdgcnModifier, AmdgcnOperand, AmdgcnSpan } from '../ast.ts';
import { matchOperand } from './classes.ts';
import type { MatchContext } from './context.ts';
import type { AmdgcnForm } from './form.ts';
import type { AmdgcnGpu } from './gpus.ts';
import { isCachePolicy, matchModifier, modifierToken } from './modifiers.ts';

/** An operand or a modifier in the order of the text. */
export type AmdgcnItem =
  | { readonly operand: AmdgcnOperand; readonly modifier?: undefined }
  | { readonly modifier: AmdgcnModifier; readonly operand?: undefined };

export interface Bound {
  /** Without `=` and `?`. */
  readonly token: string;
  readonly written: boolean;
  readonly item: AmdgcnItem;
}

export interface Mismatch {
  /** Index of the item; the number of items when one is missing. */
  readonly at: number;
  readonly message: string;
  readonly span?: AmdgcnSpan;
}

/** Operands and modifiers in the order of the text. */
export function itemsOf(i: AmdgcnInstruction): AmdgcnItem[] {
  const { operands, modifiers } = i;
  // The format of a typed buffer may stand in several places, or be left out.
  if (i.name.startsWith('tbuffer_'))
    return mergedItems(
      operands,
      modifiers.filter((m) => !/^([dn]fmt|format)$/.test(m.name)),
    );
  return mergedItems(operands, modifiers);
}

function mergedItems(
  operands: readonly AmdgcnOperand[],
  modifiers: readonly AmdgcnModifier[],
): AmdgcnItem[] {
  const out: AmdgcnItem[] = [];
  let m = 0;
  for (const operand of operands) {
    while (m < modifiers.length && modifiers[m]!.start < operand.start)
      out.push({ modifier: modifiers[m++]! });
    out.push({ operand });
  }
  while (m < modifiers.length) out.push({ modifier: modifiers[m++]! });
  return out;
}

/** The word of an item that can be a flag: a bare modifier, or a symbol behind a comma. */
function flagOf(item: AmdgcnItem): string | undefined {
  if (item.modifier) return item.modifier.value === undefined ? item.modifier.name : undefined;
  const { operand } = item;
  // The modifier of images has the name of a register.
  if (operand.kind === 'reg' && (operand.name === 'a16' || operand.name === 'scc'))
    return operand.name;
  if (operand.kind === 'word' && operand.args.length === 0) return operand.name;
  if (operand.kind === 'expr' && operand.expr.kind === 'sym') return operand.expr.name;
  return undefined;
}

/** The modifier that an item is, or can be: `glc` behind a comma is read as a symbol first. */
function asModifier(item: AmdgcnItem): AmdgcnModifier | undefined {
  if (item.modifier) return item.modifier;
  const name = flagOf(item);
  const { start, end, line } = item.operand;
  return name === undefined ? undefined : { start, end, line, name };
}

/** What each token took, or the first place that does not fit. */
export function matchForm(
  form: AmdgcnForm,
  items: readonly AmdgcnItem[],
  cx: MatchContext,
): { readonly bound: readonly Bound[] } | Mismatch {
  const bound: Bound[] = [];
  let at = 0;
  for (const raw of form.tokens) {
    const written = raw.startsWith('=');
    const optional = raw.endsWith('?');
    const token = optional ? raw.slice(0, -1) : written ? raw.slice(1) : raw;
    const item = items[at];
    if (token.startsWith('cpol')) {
      const from = at;
      while (at < items.length) {
        const modifier = asModifier(items[at]!);
        if (!modifier || !isCachePolicy(modifier, cx.gpu)) break;
        bound.push({ token: 'cpol', written: false, item: { modifier } });
        at++;
      }
      const returns = bound.some(
        ({ token: t, item: { modifier } }) => t === 'cpol' && isReturn(modifier!),
      );
      if (token === 'cpol_ret' && !returns) {
        const message = cx.gpu.cdna3
          ? 'an atomic that returns the old value needs `sc0`'
          : cx.gpu.major === 12
            ? 'an atomic that returns the old value needs `th:TH_ATOMIC_RETURN`'
            : 'an atomic that returns the old value needs `glc`';
        return { at: from, message };
      }
      if (token === 'cpol_noret' && returns)
        return { at: from, message: 'nothing takes the old value that this atomic returns' };
      continue;
    }
    if (token === 'smoff') {
      const operand = item?.operand;
      if (!operand || operand.kind === 'reg' || isFlag(item, cx.gpu)) continue;
      const message = matchOperand(operand, token, cx);
      if (message !== undefined) return { at, message };
      bound.push({ token, written: false, item });
      at++;
      continue;
    }
    if (optional) {
      const modifier = item && asModifier(item);
      if (!modifier || modifierToken(modifier, cx.gpu) !== token) {
        if (item && token === 'endpgm' && item.operand?.kind === 'int') at++;
        continue;
      }
      const message = matchModifier(modifier, token, cx.gpu);
      if (message !== undefined) return { at, message, span: modifier };
      bound.push({ token, written: false, item: { modifier } });
      at++;
      continue;
    }
    if (token === 'format' || token === 'attrchan') continue;
    if (token === 'voff' && item && flagOf(item) === 'off') {
      at++;
      continue;
    }
    if (token.startsWith('+')) {
      const word = token.slice(1);
      if (!item || flagOf(item) !== word)
        return { at, message: item ? expected(item, `\`${word}\``) : '' };
      at++;
      continue;
    }
    if (!item) return { at, message: '' };
    if (REQUIRED.has(token)) {
      const modifier = asModifier(item);
      if (!modifier || modifierToken(modifier, cx.gpu) !== token)
        return { at, message: expected(item, `\`${token}\``) };
      const message = matchModifier(modifier, token, cx.gpu);
      if (message !== undefined) return { at, message, span: modifier };
      bound.push({ token, written, item });
      at++;
      continue;
    }
    if (LISTS.has(token)) {
      // Counters and fields stand one behind the other.
      const seen = new Set<string>();
      const single = item.operand?.kind !== 'word';
      do {
        const operand = items[at]!.operand;
        if (!operand) return { at, message: expected(items[at]!, 'a counter') };
        const message = matchOperand(operand, token, cx);
        if (message !== undefined) return { at, message };
        if (token === 'depctr' && operand.kind === 'word') {
          if (seen.has(operand.name)) return { at, message: `counter \`${operand.name}\` twice` };
          seen.add(operand.name);
        }
        bound.push({ token, written, item: items[at]! });
        at++;
      } while (!single && at < items.length && items[at]!.operand?.kind === 'word');
      continue;
    }
    if (!item.operand) return { at, message: expected(item, 'an operand') };
    const message = matchOperand(item.operand, token, cx);
    if (message !== undefined) return { at, message };
    bound.push({ token, written, item });
    at++;
  }
  const left = items[at];
  if (left) {
    const what = left.modifier ? `modifier \`${left.modifier.name}\`` : 'operand';
    return { at, message: `unexpected ${what}` };
  }
  return { bound: exact(bound) };
}

/** True for a word behind a comma that is a modifier all the same. */
function isFlag(item: AmdgcnItem, gpu: AmdgcnGpu): boolean {
  const modifier = asModifier(item);
  return (
    modifier !== undefined &&
    (isCachePolicy(modifier, gpu) || modifierToken(modifier, gpu) !== undefined)
  );
}

const REQUIRED = new Set(['dpp8', 'dpp_ctrl', 'offset']);
const LISTS = new Set(['waitcnt', 'delay', 'depctr']);

function isReturn(m: AmdgcnModifier): boolean {
  return (
    m.name === 'glc' ||
    m.name === 'sc0' ||
    (m.name === 'th' && /^TH_ATOMIC_\w*RETURN$/.test(String(m.value)))
  );
}

function expected(item: AmdgcnItem, what: string): string {
  return item.modifier
    ? `expected ${what}, found modifier \`${item.modifier.name}\``
    : `expected ${what}`;
}
