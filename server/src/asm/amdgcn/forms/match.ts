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
  const matcher = new FormMatcher(items, cx);
  for (const raw of form.tokens) {
    const mismatch = matcher.take(raw);
    if (mismatch) return mismatch;
  }
  return matcher.end() ?? { bound: exact(matcher.bound) };
}

/** Goes through the items of an instruction, one token of a form after another. */
class FormMatcher {
  readonly bound: Bound[] = [];
  private at = 0;
  private readonly items: readonly AmdgcnItem[];
  private readonly cx: MatchContext;

  constructor(items: readonly AmdgcnItem[], cx: MatchContext) {
    this.items = items;
    this.cx = cx;
  }

  /** Takes what belongs to a token, with its marks `=` and `?`. */
  take(raw: string): Mismatch | undefined {
    const written = raw.startsWith('=');
    const optional = raw.endsWith('?');
    const token = optional ? raw.slice(0, -1) : written ? raw.slice(1) : raw;
    if (token.startsWith('cpol')) return this.cachePolicy(token);
    if (token === 'smoff') return this.scalarOffset();
    if (optional) return this.optional(token);
    if (token === 'format' || token === 'attrchan') return undefined;
    const item = this.items[this.at];
    if (token === 'voff' && item && flagOf(item) === 'off') {
      this.at++;
      return undefined;
    }
    if (token.startsWith('+')) return this.flag(token.slice(1));
    if (!item) return this.mismatch('');
    if (REQUIRED.has(token)) return this.required(token, written, item);
    if (LISTS.has(token)) return this.list(token, written, item);
    return this.operand(token, written, item, 'an operand');
  }

  /** What is left when all tokens have taken theirs. */
  end(): Mismatch | undefined {
    const left = this.items[this.at];
    if (!left) return undefined;
    const what = left.modifier ? `modifier \`${left.modifier.name}\`` : 'operand';
    return this.mismatch(`unexpected ${what}`);
  }

  private mismatch(message: string, span?: AmdgcnSpan): Mismatch {
    return span ? { at: this.at, message, span } : { at: this.at, message };
  }

  private bind(token: string, written: boolean, item: AmdgcnItem): undefined {
    this.bound.push({ token, written, item });
    this.at++;
  }

  private operand(
    token: string,
    written: boolean,
    item: AmdgcnItem,
    what: string,
  ): Mismatch | undefined {
    if (!item.operand) return this.mismatch(expected(item, what));
    const message = matchOperand(item.operand, token, this.cx);
    if (message !== undefined) return this.mismatch(message);
    return this.bind(token, written, item);
  }

  /** All modifiers of caches together. */
  private cachePolicy(token: string): Mismatch | undefined {
    const { items, cx } = this;
    const from = this.at;
    let returns = false;
    for (let item = items[from]; item; item = items[this.at]) {
      const modifier = asModifier(item);
      if (!modifier || !isCachePolicy(modifier, cx.gpu)) break;
      returns ||= isReturn(modifier);
      this.bind('cpol', false, { modifier });
    }
    if (token === 'cpol_ret' && !returns)
      return {
        at: from,
        message: `an atomic that returns the old value needs \`${returnWord(cx.gpu)}\``,
      };
    if (token === 'cpol_noret' && returns)
      return { at: from, message: 'nothing takes the old value that this atomic returns' };
    return undefined;
  }

  private scalarOffset(): Mismatch | undefined {
    const item = this.items[this.at];
    if (!item?.operand || item.operand.kind === 'reg' || isFlag(item, this.cx.gpu))
      return undefined;
    return this.operand('smoff', false, item, 'an offset');
  }

  private optional(token: string): Mismatch | undefined {
    const item = this.items[this.at];
    if (!item) return undefined;
    const modifier = asModifier(item);
    if (!modifier || modifierToken(modifier, this.cx.gpu) !== token) {
      if (token === 'endpgm' && item.operand?.kind === 'int') this.at++;
      return undefined;
    }
    return this.modifier(token, false, { modifier });
  }

  private required(token: string, written: boolean, item: AmdgcnItem): Mismatch | undefined {
    const modifier = asModifier(item);
    if (!modifier || modifierToken(modifier, this.cx.gpu) !== token)
      return this.mismatch(expected(item, `\`${token}\``));
    return this.modifier(token, written, item, modifier);
  }

  private modifier(
    token: string,
    written: boolean,
    item: AmdgcnItem,
    modifier = item.modifier!,
  ): Mismatch | undefined {
    const message = matchModifier(modifier, token, this.cx.gpu);
    if (message !== undefined) return this.mismatch(message, modifier);
    return this.bind(token, written, item);
  }

  private flag(word: string): Mismatch | undefined {
    const item = this.items[this.at];
    if (!item || flagOf(item) !== word)
      return this.mismatch(item ? expected(item, `\`${word}\``) : '');
    this.at++;
    return undefined;
  }

  /** Counters and fields stand one behind the other. */
  private list(token: string, written: boolean, first: AmdgcnItem): Mismatch | undefined {
    const seen = new Set<string>();
    let item: AmdgcnItem | undefined = first;
    do {
      const { at } = this;
      const mismatch = this.operand(token, written, item, 'a counter');
      if (mismatch) return mismatch;
      const name = item.operand?.kind === 'word' ? item.operand.name : '';
      if (token === 'depctr' && seen.has(name)) return { at, message: `counter \`${name}\` twice` };
      if (name !== '') seen.add(name);
      item = this.items[this.at];
    } while (first.operand?.kind === 'word' && item?.operand?.kind === 'word');
    return undefined;
  }
}

/** The modifier by which an atomic returns the old value. */
function returnWord({ cdna3, major }: AmdgcnGpu): string {
  if (cdna3) return 'sc0';
  return major === 12 ? 'th:TH_ATOMIC_RETURN' : 'glc';
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
