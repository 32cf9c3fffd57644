/**
 * Two threads that meet in a launch with given numbers, found by computing what some of its threads
 * do: cheap where products of what the launch passes, clamped indices and quotients of quotients
 * cost the arithmetic more than it may. What is found holds as it is computed; what is not found
 * says nothing.
 */
import { type Formula, holdsWhere, type Linear, type Solution } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable, withFactors } from './formula-variables.ts';
import { place } from './occurrence-pairs.ts';
import { partsOf } from './split-by-thread.ts';
import type { BlockShape, Given, SymbolicValues } from './symbolic-values.ts';
import { first, type ThreadPair } from './thread-pair.ts';

/** Threads that are looked at for one kernel, each round of a loop counted. */
const MOST_COMPUTED = 24_000;

/** Workgroups that are compared, along one dimension: neighbours, and some further on. */
const GROUPS = [0, 1, 2, 4, 8, 16];
/** Where only one is looked at. */
const INSIDE = 1;
/** Workgroups of the launch along a dimension. */
const GRID = 64;
/** Rounds of a loop in which a thread may come to an access, and those that are compared. */
const MOST_ROUNDS = 40;
const COMPARED = 2;
/** Threads that are compared at one place. */
const MOST_AT_ONE = 4;

/** A thread in certain rounds of its loops. */
interface Actor {
  readonly thread: number;
  readonly group: number;
  /** By the variables of loops that each thread goes round by itself. */
  readonly rounds: ReadonlyMap<number, number>;
}

/** Conditions of an access, by how many of its loops' rounds have to be known for them. */
interface Course {
  readonly rounds: readonly number[];
  readonly guards: readonly (readonly Formula[])[];
  /** The loops whose rounds say where the access is. */
  readonly moves: ReadonlySet<number>;
}

/** What is asked about two accesses. */
export interface Trial {
  readonly pair: readonly [Occurrence, Occurrence];
  /** Over the variables of both threads. */
  readonly holds: Formula;
  /** What the launch passes for a parameter. */
  readonly numberOf: (id: number) => number;
}

const NOBODY: Actor = { thread: 0, group: 0, rounds: new Map() };

class NotComputed extends Error {}

export class LaunchTrials {
  private readonly values: SymbolicValues;
  private readonly two: ThreadPair;
  private readonly areGroups: boolean;
  private left = MOST_COMPUTED;

  /** `areGroups`: the two threads are of two workgroups. */
  constructor(values: SymbolicValues, two: ThreadPair, areGroups: boolean) {
    this.values = values;
    this.two = two;
    this.areGroups = areGroups;
  }

  /** Values of all variables that matter, where two threads meet. */
  find(trial: Trial, block: BlockShape): Solution | undefined {
    const dims = this.areGroups ? this.groupDims() : [0];
    for (const dim of dims)
      for (const at of [0, 1]) {
        try {
          const given = { dim, rounds: new Map(), numberOf: trial.numberOf, block };
          const isChoice = this.chooseRounds(trial, given, at);
          if (at > 0 && !isChoice) break;
          const found = this.along(trial, given);
          if (found !== undefined) return found;
        } catch (error) {
          if (error instanceof NotComputed) return undefined;
          throw error;
        }
      }
    return undefined;
  }

  /** Workgroups differ along a dimension, and loops that all go round together are in a round. */
  private along(trial: Trial, given: Chosen): Solution | undefined {
    const [a, b] = trial.pair;
    const byPlace = new Map<number, Actor[]>();
    const size = Math.min(a.access.size!, b.access.size!);
    const put = (actor: Actor, at: number): void => {
      const known = byPlace.get(at);
      if (known === undefined) byPlace.set(at, [actor]);
      else if (known.length < MOST_AT_ONE) known.push(actor);
    };
    let found: Solution | undefined;
    const visit = (one: Occurrence, take: (actor: Actor, at: number) => void): void => {
      const course = this.courseOf(one);
      for (const group of this.areGroups ? GROUPS : [0])
        for (let thread = 0; thread < threadsOf(given) && found === undefined; thread++)
          this.go(course, { thread, group, rounds: new Map() }, given, (computed) =>
            take(computed.actor, Math.floor(computed.at(one.offset) / size)),
          );
    };
    if (a !== b) visit(a, put);
    visit(b, (actor, at) => {
      for (const other of byPlace.get(at) ?? []) {
        if (other.thread === actor.thread && other.group === actor.group) continue;
        found ??= this.check(trial.holds, [other, actor], given);
      }
      if (a === b) put(actor, at);
    });
    return found;
  }

  /** A thread, in the first rounds in which it comes to the access. */
  private go(
    course: Course,
    actor: Actor,
    given: Chosen,
    take: (computed: Computed) => void,
  ): void {
    if (--this.left < 0) throw new NotComputed();
    const computed = new Computed(this.values, actor, given);
    const depth = actor.rounds.size;
    if (!course.guards[depth]!.every((guard) => computed.holds(guard))) return;
    if (depth === course.rounds.length) {
      take(computed);
      return;
    }
    const id = course.rounds[depth]!;
    const wanted = course.moves.has(id) ? COMPARED : 1;
    const begin = new Computed(this.values, { ...actor, rounds: with0(actor.rounds, id) }, given);
    const from = earliest(course.guards[depth + 1]!, id, begin);
    const last = Math.min(this.values.variables[id]!.high, from + MOST_ROUNDS);
    let come = 0;
    for (let round = from; round <= last && come < wanted; round++) {
      const before = come;
      const rounds = new Map(actor.rounds).set(id, round);
      this.go(course, { ...actor, rounds }, given, (one) => {
        if (come === before) come++;
        take(one);
      });
    }
  }

  private check(
    holds: Formula,
    actors: readonly [Actor, Actor],
    given: Chosen,
  ): Solution | undefined {
    const sides = actors.map((actor) => new Computed(this.values, actor, given));
    // What is not known holds neither way.
    const at = (of: Linear): number => {
      let sum = of.constant;
      for (const [id, by] of of.terms) sum += by * (sides[id & 1]!.ifKnown(id >> 1) ?? Number.NaN);
      return sum;
    };
    if (!holdsWhere(holds, at)) return undefined;
    const out = new Map<number, number>();
    this.values.variables.forEach((_, id) => {
      for (const [side, whose] of [first, this.two.second].entries()) {
        const value = sides[side]!.known(id);
        if (value !== undefined && (side === 0 || whose(id) !== first(id)))
          out.set(whose(id), value);
      }
    });
    return out;
  }

  private courseOf(one: Occurrence): Course {
    const known = this.courses.get(one);
    if (known !== undefined) return known;
    const rounds = [...this.roundsIn([place(one), one.when])];
    const guards = Array.from({ length: rounds.length + 1 }, (): Formula[] => []);
    for (const part of partsOf(one.when)) {
      const own = this.roundsIn([part]);
      guards[rounds.findLastIndex((id) => own.has(id)) + 1]!.push(part);
    }
    const course = { rounds, guards, moves: this.roundsIn([place(one)]) };
    this.courses.set(one, course);
    return course;
  }

  private readonly courses = new Map<Occurrence, Course>();

  /** Loops that each thread goes round by itself. */
  private roundsIn(formulas: readonly Formula[]): ReadonlySet<number> {
    const out = new Set<number>();
    eachVariable(this.values.variables, withFactors(this.values, formulas), (id) => {
      const { source, own } = this.values.variables[id]!;
      if (own && source.kind === 'round') out.add(id);
    });
    return out;
  }

  /**
   * The first or second rounds that conditions allow of loops that all threads go round together.
   * Is there any that has a second?
   */
  private chooseRounds({ pair }: Trial, given: Chosen, number: number): boolean {
    const { variables } = this.values;
    const guards = pair.flatMap(({ when }) => partsOf(when));
    const shared = new Set<number>();
    eachVariable(variables, [...guards, ...pair.map(place)], (id) => {
      if (!variables[id]!.own && variables[id]!.source.kind === 'round') shared.add(id);
    });
    let isChoice = false;
    for (const id of shared) {
      const alone = guards.filter((guard) => this.isAbout(guard, id));
      const found: number[] = [];
      given.rounds.set(id, 0);
      const from = earliest(alone, id, new Computed(this.values, NOBODY, given));
      const last = Math.min(variables[id]!.high, from + MOST_ROUNDS);
      for (let round = from; round <= last && found.length <= number; round++) {
        given.rounds.set(id, round);
        const computed = new Computed(this.values, NOBODY, given);
        if (alone.every((guard) => computed.holds(guard))) found.push(round);
      }
      isChoice ||= found.length > number;
      given.rounds.set(id, found[number] ?? found[0] ?? 0);
    }
    return isChoice;
  }

  /** Does nothing but the launch and one loop decide about it? */
  private isAbout(guard: Formula, round: number): boolean {
    let isSo = true;
    eachVariable(this.values.variables, [guard], (id) => {
      const { own, source } = this.values.variables[id]!;
      if (own || source.kind === 'unknown' || (source.kind === 'round' && id !== round))
        isSo = false;
    });
    return isSo;
  }

  private groupDims(): readonly number[] {
    return this.values.variables.flatMap(({ source }) =>
      source.kind === 'group' ? [source.dim] : [],
    );
  }
}

/** The first round that conditions allow which each later round meets as well. */
function earliest(guards: readonly Formula[], id: number, begin: Computed): number {
  let from = 0;
  for (const guard of guards) {
    if (guard.kind !== 'positive') continue;
    const by = guard.of.terms.get(id) ?? 0;
    if (by > 0) from = Math.max(from, Math.ceil(-begin.at(guard.of) / by));
  }
  return from;
}

function with0(rounds: ReadonlyMap<number, number>, id: number): ReadonlyMap<number, number> {
  return new Map(rounds).set(id, 0);
}

function threadsOf({ block: [x, y, z] }: Chosen): number {
  return x * y * z;
}

/** What holds for both threads of a trial. */
interface Chosen {
  /** Along which workgroups differ. */
  readonly dim: number;
  /** By the variables of loops that all threads go round together. */
  readonly rounds: Map<number, number>;
  readonly numberOf: (id: number) => number;
  readonly block: BlockShape;
}

/** What one thread computes. */
class Computed implements Given {
  private readonly values: SymbolicValues;
  readonly actor: Actor;
  private readonly given: Chosen;
  private readonly memo = new Map<number, number>();

  constructor(values: SymbolicValues, actor: Actor, given: Chosen) {
    this.values = values;
    this.actor = actor;
    this.given = given;
  }

  known(id: number): number | undefined {
    return this.memo.get(id);
  }

  /** Undefined where it depends on what is not known. */
  ifKnown(id: number): number | undefined {
    try {
      return this.of(id);
    } catch (error) {
      if (error instanceof NotComputed) return undefined;
      throw error;
    }
  }

  of(id: number): number {
    let value = this.memo.get(id);
    if (value === undefined) {
      value = this.compute(id);
      if (!Number.isSafeInteger(value)) throw new NotComputed();
      this.memo.set(id, value);
    }
    return value;
  }

  private compute(id: number): number {
    const { source, low, high, definition, value, own } = this.values.variables[id]!;
    if (value !== undefined) return value(this);
    const within = (number: number): number => Math.max(low, Math.min(high, number));
    const { thread, group, rounds } = this.actor;
    const { dim, numberOf, block } = this.given;
    switch (source.kind) {
      case 'thread': {
        const [x, y] = block;
        if (source.dim === 0) return thread % x;
        return source.dim === 1 ? Math.floor(thread / x) % y : Math.floor(thread / (x * y));
      }
      case 'group':
        return own && source.dim === dim ? group : INSIDE;
      case 'grid':
        return within(GRID);
      case 'param':
        if (definition !== undefined) throw new NotComputed();
        return within(numberOf(id));
      case 'round':
        return (own ? rounds : this.given.rounds).get(id) ?? 0;
      default:
        throw new NotComputed();
    }
  }

  at(of: Linear): number {
    let sum = of.constant;
    for (const [id, by] of of.terms) sum += by * this.of(id);
    return sum;
  }

  holds(formula: Formula): boolean {
    return holdsWhere(formula, (of) => this.at(of));
  }
}
