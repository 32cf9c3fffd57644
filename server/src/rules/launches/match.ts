/**
 * The arguments of a launch against the kernel's parameters: which fit, which are missing, which
 * stand in another's place.
 */
import { memo } from '../../db/index.ts';
import type {
  HostLaunch,
  LaunchArg,
  LaunchKernel,
  LaunchParam,
  LaunchSlot,
  LinkedLaunch,
} from '../../host/index.ts';
import { type Misfit, paramMisfit, slotMisfit } from './fit.ts';

/** What an argument stands for. */
export interface Expected {
  /** The parameter's name; `a.len()` for the length of a slice. */
  readonly name: string;
  readonly type: string;
  readonly param: LaunchParam;
  readonly slot: LaunchSlot | undefined;
}

export type MatchProblem =
  | {
      readonly kind: 'missing';
      readonly expected: Expected;
      /** Index where it belongs. */
      readonly at: number;
      readonly takes: number;
      readonly gets: number;
      /** It is certain which one is missing. */
      readonly sure: boolean;
    }
  | {
      readonly kind: 'extra';
      readonly at: number;
      readonly takes: number;
      readonly gets: number;
      readonly sure: boolean;
    }
  /**
   * The arguments at these places fit when they trade them: the one at `at[i]` belongs to `to[i]`.
   */
  | { readonly kind: 'order'; readonly at: readonly number[]; readonly to: readonly number[] }
  | {
      readonly kind: 'misfit';
      readonly at: number;
      readonly expected: Expected;
      readonly misfit: Misfit;
    };

/** What the launch has to pass, in order; undefined where not all of it is known. */
export function expectedOf(
  { form }: Pick<HostLaunch, 'form'>,
  kernel: LaunchKernel,
): readonly Expected[] | undefined {
  const { params } = kernel;
  // A text says nothing of the types that a typed launch passes.
  if (params === undefined || (form === 'typed' && kernel.dialect === 'ptx')) return undefined;
  if (form === 'typed')
    return params.map((param) => ({
      name: param.name,
      type: param.type,
      param,
      slot: undefined,
    }));
  const out: Expected[] = [];
  for (const param of params) {
    for (const slot of param.slots) {
      // A generic parameter may be of no bytes, and then is none.
      if (slot.kind === 'unknown') return undefined;
      const isLength = slot.kind === 'length';
      out.push({
        name: isLength ? `${param.name}.len()` : param.name,
        type: slotType(slot),
        param,
        slot,
      });
    }
  }
  return out;
}

/** A slot's type as a signature shows it. */
export function slotType(slot: LaunchSlot): string {
  switch (slot.kind) {
    case 'pointer':
      return `*${slot.mut ? 'mut' : 'const'} ${slot.elem ?? '_'}`;
    case 'length':
      return 'usize';
    case 'scalar':
    case 'bytes':
      return slot.type;
    case 'word':
      return slot.declared;
    case 'unknown':
      return '_';
  }
}

const matched = memo<LinkedLaunch, readonly MatchProblem[]>('rules.launches.match');

/**
 * All that is certainly wrong with the arguments of a launch whose kernel is known; the first
 * mistake hides none behind it.
 */
export function argumentProblems(launch: LinkedLaunch): readonly MatchProblem[] {
  const kernel = launch.link?.kernel;
  if (kernel === undefined) return [];
  let known = matched.get(launch);
  if (known === undefined) matched.set(launch, (known = matchArguments(launch, kernel)));
  return known;
}

function matchArguments(launch: HostLaunch, kernel: LaunchKernel): readonly MatchProblem[] {
  const { args } = launch;
  const expected = expectedOf(launch, kernel);
  if (args === undefined || expected === undefined) return [];
  const checked = launch.api === 'typed method';
  const misfitOf = (wanted: Expected, arg: LaunchArg): Misfit | undefined =>
    wanted.slot === undefined
      ? paramMisfit(wanted.param, arg, checked)
      : slotMisfit(wanted.slot, arg);
  if (args.length !== expected.length) return [countProblem(args, expected, misfitOf)];
  const misfits = expected.map((wanted, at) => misfitOf(wanted, args[at]!));
  const wrong = [...misfits.keys()].filter((at) => misfits[at] !== undefined);
  const known = wrong.every((at) => args[at]!.value.type.kind !== 'unknown');
  const to =
    known && wrong.length >= 2 && wrong.length <= MOST_TRADED
      ? tradedPlaces(wrong, (from, place) => misfitOf(expected[place]!, args[from]!) === undefined)
      : undefined;
  if (to !== undefined) return [{ kind: 'order', at: wrong, to }];
  return wrong.map((at) => ({
    kind: 'misfit',
    at,
    expected: expected[at]!,
    misfit: misfits[at]!,
  }));
}

/** More arguments than this in wrong places are no slip. */
const MOST_TRADED = 6;

/**
 * A place for each, all of them different, at which it fits; undefined where there is none, or more
 * than one way.
 */
function tradedPlaces(
  places: readonly number[],
  fits: (from: number, place: number) => boolean,
): readonly number[] | undefined {
  const found: (readonly number[])[] = [];
  const taken: number[] = [];
  const visit = (): void => {
    if (found.length > 1) return;
    if (taken.length === places.length) {
      found.push([...taken]);
      return;
    }
    const from = places[taken.length]!;
    for (const place of places) {
      if (place === from || taken.includes(place) || !fits(from, place)) continue;
      taken.push(place);
      visit();
      taken.pop();
    }
  };
  visit();
  return found[0];
}

/** Which argument is missing or too much: the one without which the rest fits best. */
function countProblem(
  args: readonly LaunchArg[],
  expected: readonly Expected[],
  misfitOf: (wanted: Expected, arg: LaunchArg) => Misfit | undefined,
): MatchProblem {
  const takes = expected.length;
  const gets = args.length;
  const score = (wanted: readonly Expected[], given: readonly LaunchArg[]): number => {
    let cost = 0;
    const count = Math.min(wanted.length, given.length);
    for (let at = 0; at < count; at++) {
      const arg = given[at]!;
      const one = wanted[at]!;
      if (misfitOf(one, arg) !== undefined) cost += 4;
      else if (!namesFit(one, arg)) cost += 1;
    }
    return cost;
  };
  const best = (
    count: number,
    cost: (at: number) => number,
  ): { at: number; ties: readonly number[] } => {
    let at = count - 1;
    let least = Number.POSITIVE_INFINITY;
    let ties: number[] = [];
    for (let i = count - 1; i >= 0; i--) {
      const here = cost(i);
      if (here < least) {
        least = here;
        at = i;
        ties = [i];
      } else if (here === least) ties.push(i);
    }
    return { at, ties };
  };
  if (gets < takes) {
    const { at, ties } = best(takes, (i) => score(expected.toSpliced(i, 1), args));
    const sure = ties.length === 1;
    return {
      kind: 'missing',
      expected: expected[at]!,
      at,
      takes,
      gets,
      sure: sure && takes === gets + 1,
    };
  }
  const { at: last, ties } = best(gets, (i) => score(expected, args.toSpliced(i, 1)));
  // What is given twice is too much once.
  const given = args.map(({ value }) => value.memory && `${value.memory.id} ${value.part}`);
  const at = ties.find((i) => given[i] !== undefined && given.indexOf(given[i]) < i) ?? last;
  // Of neighbours of one kind the last is the one too much.
  const sure = ties.length === ties[0]! - ties.at(-1)! + 1;
  return { kind: 'extra', at, takes, gets, sure: sure && gets === takes + 1 };
}

/** Does the length belong to the pointer before it, as far as names tell? */
function namesFit(wanted: Expected, { value }: LaunchArg): boolean {
  if (wanted.slot?.kind === 'length') return value.part === 'length' || value.part === undefined;
  if (wanted.slot?.kind === 'pointer') return value.part !== 'length';
  return value.part !== 'length';
}
