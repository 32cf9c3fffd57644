/** What is not mutable and is assigned to (E0594) or borrowed for writing (E0596). */
import type { BodyView } from '../violation.ts';
import type { Event, Graph } from './graph.ts';
import { type Path, purePath, STATIC_ROOT, TEMP_ROOT, UPVAR_ROOT } from './path.ts';

export function checkMutability(view: BodyView, graph: Graph): void {
  for (const { events } of graph.blocks) for (const event of events) check(view, graph, event);
}

function check(view: BodyView, graph: Graph, { op, path, node, unchecked }: Event): void {
  const isAssignment = op === 'assign';
  if ((!isAssignment && op !== 'mut') || unchecked === true) return;
  // A variable as a whole is looked at where it is known whether it has a value yet.
  if (isAssignment && path.steps.length === 0 && path.root < UPVAR_ROOT && path.root >= 0) return;
  const why = immutable(view, graph, path);
  if (why === undefined) return;
  if (isAssignment) view.report('E0594', `cannot assign to ${why}`, node);
  else view.report('E0596', `cannot borrow ${why} as mutable`, node);
}

/** The first cause for which nothing can be written there; undefined where it can. */
function immutable(view: BodyView, graph: Graph, path: Path): string | undefined {
  const { steps, root } = path;
  // What a call gives is as its trait has it.
  if (root === TEMP_ROOT) return undefined;
  const raw = steps.findLastIndex(({ key }) => key === '*p');
  const behind = steps.slice(raw + 1);
  if (raw >= 0) {
    const of = steps[raw]!.of;
    const isConst = of.kind === 'ptr' && !of.mut && !behind.some(({ key }) => key === '*m');
    if (isConst) return 'data behind a `*const` pointer';
  }
  if (behind.some(({ key }) => key === '*s')) return 'data behind a `&` reference';
  if (raw >= 0 || behind.some(({ key }) => key === '*m')) return undefined;
  if (root === STATIC_ROOT) return 'an immutable static item';
  if (root < 0) return undefined;
  if (root >= UPVAR_ROOT) return immutableCapture(view, graph, path);
  const local = view.body.locals[root];
  if (local === undefined || local.mut || local.name === '_') return undefined;
  return `\`${local.name}\`, as it is not declared as mutable`;
}

/** What a closure captures is as mutable as it is outside. */
function immutableCapture(view: BodyView, { closure }: Graph, path: Path): string | undefined {
  const capture = closure?.captures[path.root - UPVAR_ROOT];
  if (capture === undefined) return undefined;
  const place = capture.kind === 'borrow' ? capture.place : capture;
  const outside = purePath(place);
  if (outside === undefined || outside.root >= UPVAR_ROOT) return undefined;
  const whole: Path = { root: outside.root, steps: [...outside.steps, ...path.steps] };
  return immutable(view, { ...EMPTY, body: view.body }, whole);
}

const EMPTY = { closure: undefined, entry: { events: [], next: [] }, blocks: [] };
