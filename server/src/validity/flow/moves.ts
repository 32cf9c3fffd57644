/**
 * Variables that are used without a value (E0381), after their value was moved (E0382), or assigned
 * twice without `mut` (E0384); and values that cannot be moved out of where they are.
 */
import type { AnyNode } from '../../syntax/index.ts';
import type { BodyView } from '../violation.ts';
import type { FlowFuel } from './fuel.ts';
import type { Block, Event, Graph } from './graph.ts';
import {
  keyOf,
  type Path,
  relation,
  STATIC_MUT_ROOT,
  STATIC_ROOT,
  TEMP_ROOT,
  UPVAR_ROOT,
} from './path.ts';

type Reason = 'uninit' | 'moved';

interface Gone {
  readonly path: Path;
  readonly reason: Reason;
  /** The declaration without a value, or what moved it. */
  readonly by: AnyNode;
}

/** A use of what is gone. */
interface Misuse {
  readonly code: string;
  readonly text: string;
  readonly node: AnyNode;
}

/** The first use of what each node took away: rustc says it once, too. */
type Misuses = Map<AnyNode, Misuse>;

interface State {
  /** Places that may have no value, by key. */
  readonly gone: Map<string, Gone>;
  /** Variables declared without a value that may have got one. */
  readonly given: Set<number>;
}

export function checkMoves(view: BodyView, graph: Graph, fuel: FlowFuel): void {
  const starts = new Map<Block, State>([[graph.entry, { gone: new Map(), given: new Set() }]]);
  const todo = [graph.entry];
  const misuses: Misuses = new Map();
  for (let block = todo.pop(); block !== undefined; block = todo.pop()) {
    const state = copied(starts.get(block)!);
    for (const event of block.events) {
      fuel.spend(1 + state.gone.size);
      step(view, graph, state, { event, misuses });
    }
    for (const next of block.next) {
      fuel.spend(1 + state.gone.size + state.given.size);
      const known = starts.get(next);
      if (known === undefined) starts.set(next, copied(state));
      else if (!merge(known, state)) continue;
      todo.push(next);
    }
  }
  for (const { code, text, node } of misuses.values()) view.report(code, text, node);
}

function copied({ gone, given }: State): State {
  return { gone: new Map(gone), given: new Set(given) };
}

/** Adds what may be; says whether that is anything new. */
function merge(into: State, from: State): boolean {
  const before = into.gone.size + into.given.size;
  for (const [key, one] of from.gone) if (!into.gone.has(key)) into.gone.set(key, one);
  for (const local of from.given) into.given.add(local);
  return into.gone.size + into.given.size > before;
}

function step(
  view: BodyView,
  graph: Graph,
  state: State,
  { event, misuses }: { readonly event: Event; readonly misuses: Misuses },
): void {
  const { op, path } = event;
  const { root, steps } = path;
  if (root < 0) {
    // What a call gives may be a box, seen as what it points to.
    const isSure = root !== TEMP_ROOT || steps.at(-1)?.key === '[]';
    if (op === 'move' && isSure) checkSource(view, graph, event);
    return;
  }
  switch (op) {
    case 'declare':
      forget(state, path);
      state.gone.set(keyOf(path), { path, reason: 'uninit', by: event.node });
      state.given.delete(root);
      return;
    case 'init':
    case 'dead':
      forget(state, path);
      return;
    case 'assign':
      assign(view, state, event);
      return;
    case 'return':
      return;
    default:
      used(view, state, event, misuses);
      if (op !== 'move') return;
      checkSource(view, graph, event);
      if (steps.every(({ key }) => key !== '*s' && key !== '*m' && key !== '*p' && key !== '[]'))
        state.gone.set(keyOf(path), { path, reason: 'moved', by: event.node });
  }
}

function forget({ gone }: State, path: Path): void {
  for (const [key, one] of gone) {
    const is = relation(one.path, path);
    if (is === 'same' || is === 'inside') gone.delete(key);
  }
}

function nameOf({ body }: BodyView, { root }: Path): string {
  return body.locals[root]?.name ?? '_';
}

function used(view: BodyView, { gone }: State, { op, path, node }: Event, misuses: Misuses): void {
  for (const one of gone.values()) {
    const is = relation(one.path, path);
    if (is === undefined || (is === 'inside' && op === 'inspect')) continue;
    const known = misuses.get(one.by);
    if (known !== undefined && known.node.start <= node.start) return;
    // A part that is moved is no part of what a pointer beside it points to.
    const name = nameOf(view, path);
    const verb = op === 'shared' || op === 'mut' ? 'borrow' : 'use';
    const misuse =
      one.reason === 'uninit'
        ? { code: 'E0381', text: `used binding \`${name}\` is possibly-uninitialized` }
        : { code: 'E0382', text: `${verb} of moved value: \`${name}\`` };
    misuses.set(one.by, { ...misuse, node });
    return;
  }
}

function assign(view: BodyView, state: State, { path, node }: Event): void {
  const { root, steps } = path;
  if (steps.length > 0) {
    for (const one of state.gone.values()) {
      if (relation(path, one.path) !== 'inside') continue;
      const name = nameOf(view, path);
      if (one.reason === 'uninit')
        view.report(
          'E0381',
          `partially assigned binding \`${name}\` isn't fully initialized`,
          node,
        );
      else view.report('E0382', `assign to part of moved value: \`${name}\``, node);
      return;
    }
    forget(state, path);
    return;
  }
  const local = view.body.locals[root];
  const own = state.gone.get(keyOf(path));
  if (local !== undefined && !local.mut && local.name !== '_') {
    // One that is declared without a value may be given it once.
    const isFirst = own?.reason === 'uninit' && !state.given.has(root);
    if (!isFirst)
      view.report('E0384', `cannot assign twice to immutable variable \`${local.name}\``, node);
  }
  state.given.add(root);
  forget(state, path);
}

/** Is a value moved out of something that must keep it? */
function checkSource({ program, owner, report }: BodyView, graph: Graph, event: Event): void {
  const { path } = event;
  const node = event.from ?? event.node;
  const at = path.steps.findLast(
    ({ key }) => key === '*s' || key === '*m' || key === '*p' || key === '[]',
  );
  if (at?.key === '[]') {
    if (at.of.kind === 'array' || at.of.kind === 'slice')
      report('E0508', `cannot move out of type \`${program.display(at.of)}\``, node);
    return;
  }
  if (at !== undefined) {
    const what =
      at.key === '*p'
        ? 'a raw pointer'
        : at.key === '*m'
          ? 'a mutable reference'
          : 'a shared reference';
    report('E0507', `cannot move out of a value which is behind ${what}`, node);
    return;
  }
  if (path.root === STATIC_ROOT || path.root === STATIC_MUT_ROOT) {
    report('E0507', 'cannot move out of a static item', node);
    return;
  }
  const { closure } = graph;
  if (path.root >= UPVAR_ROOT && closure !== undefined && closure.def.trait !== 'FnOnce') {
    report('E0507', 'cannot move out of a captured variable in an `Fn` or `FnMut` closure', node);
    return;
  }
  const parted = path.steps.find(
    ({ of }) => of.kind === 'adt' && program.dropImpl(of) !== undefined,
  );
  if (parted !== undefined && parted.key !== '*b' && owner.kind === 'fn')
    report(
      'E0509',
      `cannot move out of type \`${program.display(parted.of)}\`, which implements the \`Drop\` trait`,
      node,
    );
}
