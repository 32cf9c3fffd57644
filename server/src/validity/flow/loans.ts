/**
 * Borrows that conflict with what is done while they are in use (E0499, E0502, E0503, E0505,
 * E0506, E0597, E0716), and references to variables that a function gives back (E0515, E0373). A
 * loan is in use as long as a variable that certainly has it is: as in NLL, but only for the flows
 * of references that are certain. Others are not checked.
 */
import type { BodyView } from '../violation.ts';
import type { FlowFuel } from './fuel.ts';
import type { Block, Event, Graph, Source } from './graph.ts';
import {
  isDeref,
  isTemporary,
  isVariable,
  type Path,
  RUNTIME_ROOT,
  relation,
  UPVAR_ROOT,
} from './path.ts';

/** Loans, and the roots of their places: most events have to do with none of them. */
interface Loans {
  readonly all: ReadonlySet<Event>;
  readonly roots: ReadonlySet<number>;
}

type Held = Map<number, Loans>;

export function checkLoans(view: BodyView, graph: Graph, fuel: FlowFuel): void {
  if (!graph.blocks.some(({ events }) => events.some(({ sources }) => sources.length > 0))) return;
  const live = liveness(graph, fuel);
  const borrowed = new Set<number>();
  for (const { events } of graph.blocks)
    for (const { op, path } of events) if (op === 'mut' || op === 'shared') borrowed.add(path.root);
  const starts = new Map<Block, Held>([[graph.entry, new Map()]]);
  const todo = [graph.entry];
  for (let block = todo.pop(); block !== undefined; block = todo.pop()) {
    const held: Held = new Map(starts.get(block)!);
    for (const { event, after } of live.through(block)) {
      fuel.spend(1 + after.size + (borrowed.has(event.path.root) ? held.size : 0));
      look(view, event, held, after);
      give(event, held, borrowed, fuel);
    }
    for (const next of block.next) {
      fuel.spend(1 + held.size);
      const known = starts.get(next);
      if (known === undefined) starts.set(next, new Map(held));
      else if (!merge(known, held)) continue;
      todo.push(next);
    }
  }
}

function merge(into: Held, from: Held): boolean {
  let isNew = false;
  for (const [local, loans] of from) {
    const known = into.get(local);
    if (known !== undefined && [...loans.all].every((loan) => known.all.has(loan))) continue;
    into.set(local, known === undefined ? loans : both(known, loans.all));
    isNew = true;
  }
  return isNew;
}

function loansAmong(all: ReadonlySet<Event>): Loans {
  const roots = new Set<number>();
  for (const { path } of all) roots.add(path.root);
  return { all, roots };
}

const both = (some: Loans | undefined, others: ReadonlySet<Event>): Loans =>
  loansAmong(new Set([...(some?.all ?? []), ...others]));

function loansOf(sources: readonly Source[], held: Held): Set<Event> {
  const out = new Set<Event>();
  for (const source of sources) {
    if (typeof source === 'object') out.add(source);
    else for (const loan of held.get(source)?.all ?? []) out.add(loan);
  }
  return out;
}

/** What variables have after an event. */
function give(
  { op, path, sources }: Event,
  held: Held,
  borrowed: ReadonlySet<number>,
  fuel: FlowFuel,
): void {
  const { root, steps } = path;
  if (!isVariable(root) || !GIVES.has(op)) return;
  const given = loansOf(sources, held);
  fuel.spend(given.size);
  if (borrowed.has(root)) endLoans(path, held, given, fuel);
  if (op === 'declare' || op === 'dead') held.delete(root);
  else if (steps.length === 0) held.set(root, loansAmong(given));
  else if (sources.length > 0) held.set(root, both(held.get(root), given));
}

const GIVES: ReadonlySet<Event['op']> = new Set(['init', 'assign', 'declare', 'dead']);

/**
 * A new value of a place ends the loans of what was behind it, as NLL does (`kill_borrows_on_place`
 * of rustc): what the old value points to is not reached through this place any more.
 */
function endLoans(path: Path, held: Held, given: Set<Event>, fuel: FlowFuel): void {
  for (const [local, { all, roots }] of held) {
    if (!roots.has(path.root)) continue;
    fuel.spend(all.size);
    const left = without(all, path);
    if (left !== all) held.set(local, loansAmong(left));
  }
  for (const loan of given) if (ends(loan, path)) given.delete(loan);
}

function without(loans: ReadonlySet<Event>, path: Path): ReadonlySet<Event> {
  for (const loan of loans)
    if (ends(loan, path)) return new Set([...loans].filter((one) => !ends(one, path)));
  return loans;
}

/** Does a new value of a place end a loan? One of an element that is not known does not. */
function ends({ path }: Event, of: Path): boolean {
  const is = relation(path, of);
  if (is !== 'same' && is !== 'inside') return false;
  return of.steps.every(({ key }) => key !== '[]');
}

function look(view: BodyView, event: Event, held: Held, live: ReadonlySet<number>): void {
  if (event.op === 'return') {
    for (const loan of loansOf(event.sources, held)) returned(view, event, loan);
    return;
  }
  if (event.op === 'inspect' || event.op === 'init' || event.op === 'declare') return;
  for (const local of live) {
    // What is given a value now does not have the old one any more.
    if (event.op === 'assign' && event.path.steps.length === 0 && event.path.root === local)
      continue;
    for (const loan of held.get(local)?.all ?? []) conflict(view, event, loan);
  }
}

function returned(view: BodyView, { node }: Event, loan: Event): void {
  const { root, steps } = loan.path;
  if (loan.region !== undefined) view.report(loan.region.code, loan.region.what, node);
  if (root === RUNTIME_ROOT || isTemporary(root))
    view.report('E0515', 'cannot return a value referencing temporary value', node);
  if (root < 0 || root >= UPVAR_ROOT || steps.some(isDeref)) return;
  const { name } = view.body.locals[root]!;
  if (loan.byClosure === true)
    view.report(
      'E0373',
      `closure may outlive the current function, but it borrows \`${name}\``,
      loan.node,
    );
  else view.report('E0515', `cannot return a value referencing local variable \`${name}\``, node);
}

function conflict(view: BodyView, event: Event, loan: Event): void {
  const { op, path, node } = event;
  if (event === loan) return;
  const is = relation(loan.path, path);
  if (is === undefined) return;
  if (isTemporary(path.root)) {
    if (op === 'dead' && !loan.path.steps.some(isDeref))
      view.report('E0716', 'temporary value dropped while borrowed', loan.node);
    return;
  }
  if (path.root < 0 || loan.path.root < 0) return;
  const isBehind = loan.path.steps.slice(path.steps.length).some(isDeref);
  const name = view.body.locals[loan.path.root]?.name ?? '_';
  if (name === '_') return;
  const isMut = loan.op === 'mut';
  switch (op) {
    case 'dead':
      if (isBehind) return;
      view.report('E0597', `\`${name}\` does not live long enough`, loan.node);
      return;
    case 'assign':
      if (isBehind) return;
      view.report('E0506', `cannot assign to \`${name}\` because it is borrowed`, node);
      return;
    case 'move':
      view.report('E0505', `cannot move out of \`${name}\` because it is borrowed`, node);
      return;
    case 'mut':
      if (isMut)
        view.report('E0499', `cannot borrow \`${name}\` as mutable more than once at a time`, node);
      else
        view.report(
          'E0502',
          `cannot borrow \`${name}\` as mutable because it is also borrowed as immutable`,
          node,
        );
      return;
    case 'shared':
      if (isMut)
        view.report(
          'E0502',
          `cannot borrow \`${name}\` as immutable because it is also borrowed as mutable`,
          node,
        );
      return;
    case 'copy':
      if (isMut && !isBehind)
        view.report('E0503', `cannot use \`${name}\` because it was mutably borrowed`, node);
      return;
    default:
  }
}

interface Liveness {
  /** The events of a block in turn, each with the variables whose value is read behind it. */
  through(block: Block): Iterable<{ readonly event: Event; readonly after: ReadonlySet<number> }>;
}

/** The variables whose value is read later. */
function liveness({ blocks }: Graph, fuel: FlowFuel): Liveness {
  const ends = new Map<Block, Set<number>>(blocks.map((block) => [block, new Set()]));
  const before = new Map<Block, Block[]>(blocks.map((block) => [block, []]));
  for (const block of blocks) for (const next of block.next) before.get(next)?.push(block);
  const todo = [...blocks];
  for (let block = todo.pop(); block !== undefined; block = todo.pop()) {
    const start = new Set(ends.get(block)!);
    fuel.spend(1 + start.size + block.events.length);
    for (let at = block.events.length - 1; at >= 0; at--) back(block.events[at]!, start);
    for (const prior of before.get(block)!) {
      const end = ends.get(prior)!;
      const size = end.size;
      fuel.spend(1 + start.size);
      for (const local of start) end.add(local);
      if (end.size > size) todo.push(prior);
    }
  }
  return {
    *through(block) {
      const live = new Set(ends.get(block)!);
      const undone: (readonly (readonly [local: number, was: boolean])[])[] = [];
      for (const event of block.events.toReversed()) {
        undone.push(touched(event).map((local) => [local, live.has(local)]));
        back(event, live);
      }
      for (const event of block.events) {
        for (const [local, was] of undone.pop()!)
          if (was) live.add(local);
          else live.delete(local);
        yield { event, after: live };
      }
    },
  };
}

/** The variables that `back` may add or take away. */
function touched({ op, path, sources }: Event): readonly number[] {
  if (op !== 'return') return [path.root];
  return sources.filter((source): source is number => typeof source === 'number');
}

function back({ op, path, sources }: Event, live: Set<number>): void {
  const { root, steps } = path;
  if (op === 'return') {
    for (const source of sources) if (typeof source === 'number') live.add(source);
    return;
  }
  if (!isVariable(root)) return;
  if (op === 'init' || op === 'declare' || op === 'dead' || (op === 'assign' && steps.length === 0))
    live.delete(root);
  else if (op !== 'assign' || steps.some(isDeref)) live.add(root);
}
