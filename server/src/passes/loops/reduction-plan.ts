/**
 * Which registers a loop gets for the values that change by a step in it: the choice of LLVM's
 * `LoopStrengthReduce`, at its costs (`Cost::RateFormula`, `TTI::isLSRCostLess`) for a target whose
 * addresses are a register and an offset. Of its candidates those are here that change how many
 * registers there are: a register of its own for each use, one that several uses share beside what
 * does not change, a counter that runs down to zero.
 */
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
}

/** More groups are not worth the search; LLVM gives up at 200 users. */
const MAX_GROUPS = 48;
/** Rounds in which each group is given its best form beside the others. */
const MAX_ROUNDS = 4;

/** One form for each group; undefined when there are too many. */
export function planReduction(groups: readonly Group[]): readonly Form[] | undefined {
  if (groups.length > MAX_GROUPS) return undefined;
  const options = groups.map((group) => formsOf(group, groups));
  const own = options.map((forms) => forms[0]!);
  const shared = options.map((forms) => forms.find(isShared) ?? forms[0]!);
  return [own, shared]
    .map((first) => improve(first, options))
    .reduce((a, b) => (isLess(costOf(b), costOf(a)) ? b : a));
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

function formsOf(group: Group, groups: readonly Group[]): readonly Form[] {
  const { of } = group;
  const own: Form = { changing: of, fixed: ZERO, offset: 0n, isCompared: false };
  if (group.kind === 'fixed') return [own];
  if (group.kind === 'end') {
    const { counter, limit } = group.bound!;
    const compared: Form = { changing: counter, fixed: limit, offset: 0n, isCompared: true };
    return limit.size === 0 ? [compared] : [own, compared];
  }
  const step = keyOf(of.step);
  const others = new Map<string, Recurrence>();
  const consider = (one: Recurrence): void => {
    if (one.bits === of.bits && keyOf(one.step) === step) others.set(recurrenceKey(one), one);
  };
  for (const other of groups) {
    if (other.kind === 'end') consider(other.bound!.counter);
    else {
      consider(other.of);
      consider({ ...other.of, start: withoutBase(other.of.start) });
    }
  }
  const forms = [own];
  for (const changing of others.values()) {
    const rest = add(of.start, changing.start, of.bits, -1n);
    if (rest.size === 0) {
      if (changing !== of && recurrenceKey(changing) !== recurrenceKey(of))
        forms.push({ changing, fixed: ZERO, offset: 0n, isCompared: false });
      continue;
    }
    if (holdsBase(changing.start) && holdsBase(rest)) continue;
    const [fixed, offset] = splitConstant(rest, of.bits);
    forms.push({ changing, fixed, offset, isCompared: false });
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
  for (const form of forms) {
    const key = recurrenceKey(form.changing);
    if (!seen.has(key)) {
      seen.add(key);
      changing++;
      // LLVM counts the register of a step once for each recurrence that it belongs to.
      registers += isConstantStep(form.changing) ? 1 : 2;
      setup += form.changing.start.size;
    }
    if (form.fixed.size > 0) {
      const fixed = `${form.changing.bits}=${keyOf(form.fixed)}`;
      if (!seen.has(fixed)) {
        seen.add(fixed);
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

const isConstantStep = ({ step, bits }: Recurrence): boolean =>
  splitConstant(step, bits)[0].size === 0;

function isLess(a: Cost, b: Cost): boolean {
  const at = a.findIndex((one, i) => one !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}
