/**
 * Stronger orders for the atomic operations of a function and of those of its file that it calls:
 * `Relaxed` where a store would have to release, a load to acquire.
 */
import type { TextEdit } from '../../../base/index.ts';
import { type AnyExpr, type AnyNode, type PathExpr, walk } from '../../../syntax/index.ts';
import type { FileText } from './barrier-places.ts';
import { lineAt } from './edit-form.ts';

/** An order that may be too weak. */
export interface OrderPlace {
  /** `Relaxed`, `Release`. */
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** With the path that the order is written with, or a whole one. */
  edit(isWhole: boolean): TextEdit;
}

const UPDATES =
  /^(?:swap|fetch_\w+|compare_exchange|compare_exchange_weak|compare_and_swap|update|try_update)$/;
const ORDERS = new Set(['Relaxed', 'Acquire', 'Release', 'AcqRel']);

/** The order that an operation needs to pass on what came before it, and to get it. */
function strongest(operation: string, order: string): string | undefined {
  if (operation === 'load') return order === 'Relaxed' ? 'Acquire' : undefined;
  if (operation === 'store') return order === 'Relaxed' ? 'Release' : undefined;
  if (operation === 'fence') return order === 'AcqRel' ? undefined : 'AcqRel';
  if (!UPDATES.test(operation)) return undefined;
  return order === 'AcqRel' ? undefined : 'AcqRel';
}

const lastName = ({ path }: PathExpr): string | undefined => path.segments.at(-1)?.name.text;

/** The name of what is called, and the arguments. */
function callOf(node: AnyNode): readonly [name: string, args: readonly AnyExpr[]] | undefined {
  if (node.kind === 'MethodCallExpr') return [node.name.text, node.args];
  if (node.kind !== 'CallExpr' || node.callee.kind !== 'PathExpr') return undefined;
  const name = lastName(node.callee);
  return name === undefined ? undefined : [name, node.args];
}

/** The orders in functions and in what of the file they call, in the order of their lines. */
export function ordersIn(file: FileText, bodies: readonly AnyNode[]): readonly OrderPlace[] {
  const known = new Map<string, AnyNode>();
  walk(file.tree, (node) => {
    if (node.kind === 'Fn') known.set(node.name.text, node);
  });
  const all = new Set(bodies);
  const out = new Map<number, OrderPlace>();
  for (const body of all)
    walk(body, (node) => {
      const call = callOf(node);
      if (call === undefined) return;
      const [name, args] = call;
      const callee = known.get(name);
      if (callee !== undefined) all.add(callee);
      // The order for when an exchange fails comes second.
      const orders = args.filter(
        (arg): arg is PathExpr => arg.kind === 'PathExpr' && ORDERS.has(lastName(arg) ?? ''),
      );
      for (const [at, arg] of orders.entries()) {
        const place = orderPlace(file, at > 0 ? 'load' : name, arg);
        if (place !== undefined) out.set(arg.start, place);
      }
    });
  return [...out].sort(([a], [b]) => a - b).map(([, place]) => place);
}

function orderPlace(
  { file, text }: FileText,
  operation: string,
  { start, end, path }: PathExpr,
): OrderPlace | undefined {
  const from = path.segments.at(-1)!.name.text;
  const to = strongest(operation, from);
  if (to === undefined) return undefined;
  return {
    from,
    to,
    line: lineAt(text, start),
    edit: (isWhole) =>
      isWhole
        ? { span: { file, start, end }, newText: `core::sync::atomic::Ordering::${to}` }
        : { span: { file, start: end - from.length, end }, newText: to },
  };
}
