/**
 * Which registers a loop gets for the values that change by a step in it: the choice of LLVM's
 * `LoopStrengthReduce`, at its costs (`Cost::RateFormula`, `TTI::isLSRCostLess`) for a target whose
 * addresses are a register and an offset. Of its candidates those are here that change how many
 * registers there are: a register of its own for each use, one that several uses share beside what
 * does not change, a counter that runs down to zero.
 */
import { spendWork } from '../../base/index.ts';
import { add, keyOf, type Polynomial, splitConstant, ZERO } from './polynomial.ts';
import { type Recurrence, recurrenceKey } from './recurrences.ts';

/** Values that are the same but for a constant offset of an address. */
export interface Group {
  /**
   * `address`: a constant offset costs nothing. `end`: asked only whether it is zero, after the
   * step. `fixed`: has a register of its own whatever else is chosen.
   */
  readonly kind: 'address' | 'value' | 'end' | 'fixed';
  readonly of: Recurrence;
  /** Of an `end`: what is compared with the recurrence that it is the distance to, if any. */
  readonly bound?: { readonly counter: Recurrence; readonly limit: Polynomial };
}

/** How a group is computed: what changes, what does not, and a constant. */
export interface Form {
  readonly changing: Recurrence;
  readonly fixed: Polynomial;
  readonly offset: bigint;
  /** Of an `end`: the counter is compared with its limit, as it was. */
  readonly isCompared: boolean;
  /** Keys of the two registers; `fixedKey` is undefined where there is none. */
  readonly changingKey: string;
  readonly fixedKey: string | undefined;
  /** Registers of what changes: LLVM counts that of its step once for each recurrence. */
  readonly registers: 1 | 2;
}

/** More groups are not worth the search; LLVM gives up at 200 users. */
const MAX_GROUPS = 32;
/** Rounds in which each group is given its best form beside the others. */
const MAX_ROUNDS = 4;

/** One form for each group; undefined when there are too many. */
export function planReduction(groups: readonly Group[]): readonly Form[] | undefined {
  if (groups.length > MAX_GROUPS) return undefined;
  const all = sharedOf(groups);
  const options = groups.map((group) => formsOf(group, all));
  const own = options.map((forms) => forms[0]!);
  const shared = options.map((forms) => forms.find(isShared) ?? forms[0]!);
  if (options.every((forms) => forms.length === 1)) return own;
  return [own, shared]
    .map((first) => improve(first, options))
    .reduce((a, b) => (isLess(costOf(b), costOf(a)) ? b : a));
}

function formOf(
  changing: Recurrence,
  fixed: Polynomial = ZERO,
  offset = 0n,
  isCompared = false,
): Form {
  const changingKey = recurrenceKey(changing);
  const fixedKey = fixed.size === 0 ? undefined : `${changing.bits}=${keyOf(fixed)}`;
  const isConstant = splitConstant(changing.step, changing.bits)[0].size === 0;
  const registers = isConstant ? 1 : 2;
  return { changing, fixed, offset, isCompared, changingKey, fixedKey, registers };
}

const isShared = ({ fixed }: Form): boolean => fixed.size > 0;

/** Gives one group after the other the form that is best beside those of the others. */
function improve(first: readonly Form[], options: readonly (readonly Form[])[]): readonly Form[] {
  const chosen = [...first];
  let best = costOf(chosen);
  for (let round = 0, changed = true; changed && round < MAX_ROUNDS; round++) {
    changed = false;
    for (let i = 0; i < chosen.length; i++) {
      for (const form of options[i]!) {
        const before = chosen[i]!;
        if (form === before) continue;
        chosen[i] = form;
        const cost = costOf(chosen);
        if (isLess(cost, best)) {
          best = cost;
          changed = true;
        } else chosen[i] = before;
      }
    }
  }
  return chosen;
}

/** Recurrences that groups may share, by width and step, each once. */
function sharedOf(groups: readonly Group[]): Map<string, Map<string, Recurrence>> {
  const all = new Map<string, Map<string, Recurrence>>();
  const consider = (one: Recurrence): void => {
    const step = stepKey(one);
    let list = all.get(step);
    if (list === undefined) all.set(step, (list = new Map()));
    list.set(recurrenceKey(one), one);
  };
  for (const { kind, of, bound } of groups) consider(kind === 'end' ? bound!.counter : of);
  // Without the pointer it serves several arrays.
  for (const list of all.values())
    if (list.size > 1)
      for (const one of [...list.values()])
        if (holdsBase(one.start)) consider({ ...one, start: withoutBase(one.start) });
  return all;
}

const stepKey = ({ bits, step }: Recurrence): string => `${bits}:${keyOf(step)}`;

function formsOf(
  { kind, of, bound }: Group,
  shared: ReadonlyMap<string, ReadonlyMap<string, Recurrence>>,
): readonly Form[] {
  const own = formOf(of);
  if (kind === 'fixed') return [own];
  if (kind === 'end') {
    const compared = formOf(bound!.counter, bound!.limit, 0n, true);
    return bound!.limit.size === 0 ? [compared] : [own, compared];
  }
  const forms = [own];
  for (const [key, changing] of shared.get(stepKey(of))!) {
    if (key === own.changingKey) continue;
    const rest = add(of.start, changing.start, of.bits, -1n);
    if (holdsBase(changing.start) && holdsBase(rest)) continue;
    const [fixed, offset] = splitConstant(rest, of.bits);
    forms.push(formOf(changing, fixed, offset));
  }
  return forms;
}

const isBase = (factors: readonly { type: string }[]): boolean =>
  factors.length === 1 && factors[0]!.type.startsWith('ptr');

const holdsBase = (of: Polynomial): boolean => [...of.values()].some((m) => isBase(m.factors));

/** The start of an address without the pointer that it is counted from. */
function withoutBase(start: Polynomial): Polynomial {
  return new Map([...start].filter(([, { factors }]) => !isBase(factors)));
}

/** Compared from left to right, less is better. */
type Cost = readonly number[];

/** Registers, those that change, additions in the loop, bits of constants. */
function costOf(forms: readonly Form[]): Cost {
  const seen = new Set<string>();
  let [registers, changing, adds, bits, setup] = [0, 0, 0, 0, 0];
  spendWork(forms.length);
  for (const form of forms) {
    if (!seen.has(form.changingKey)) {
      seen.add(form.changingKey);
      changing++;
      registers += form.registers;
      setup += form.changing.start.size;
    }
    if (form.fixedKey !== undefined) {
      if (!seen.has(form.fixedKey)) {
        seen.add(form.fixedKey);
        registers++;
        setup += form.fixed.size;
      }
      if (!form.isCompared) adds++;
    }
    if (form.offset !== 0n) {
      adds++;
      bits += form.offset.toString(2).length;
    }
  }
  return [registers, changing, adds, bits, setup];
}

function isLess(a: Cost, b: Cost): boolean {
  const at = a.findIndex((one, i) => one !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}
