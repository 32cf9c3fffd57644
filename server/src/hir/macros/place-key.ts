/**
 * Where a piece of syntax stands in the item around it, as a text that tells it apart from every
 * other piece of the item. For source text that is how far it lies behind the item's beginning; for
 * what macros made, where all its parts come from, told from the beginning of the macro or the
 * item, and which calls they came out of. So the text stays the same when the item moves.
 */
import { type AnyNode, walk } from '../../syntax/index.ts';
import { callCtxt, type MarkOrigin, markInfo } from './hygiene.ts';
import { twinNumber } from './twins.ts';

/** What lies around: the item's node. */
type Around = { readonly start: number; readonly end: number } | undefined;

/** The same for one text whatever was compiled before, and wherever the item stands. */
export function placeKey(node: AnyNode, around: Around): string {
  return node.file === undefined
    ? `${node.start - (around?.start ?? 0)}`
    : new Places(node, around).key(node);
}

class Places {
  private readonly around: Around;
  private readonly origins = new Set<MarkOrigin>();

  constructor(root: AnyNode, around: Around) {
    this.around = around;
    walk(root, (node) => {
      const origin = 'ctxt' in node ? markInfo(node.ctxt)?.origin : undefined;
      if (origin !== undefined) this.origins.add(origin);
    });
  }

  key(root: AnyNode): string {
    let hash = 0x811c9dc5;
    const add = (value: number): void => {
      hash = Math.imul(hash ^ value, 0x01000193);
    };
    walk(root, ({ start, end }) => {
      const [base, which] = this.baseOf(start, end);
      add(which);
      add(start - base);
      add(end - base);
    });
    const from = [...this.origins].map((origin) => this.callKey(origin)).join(',');
    const at = root.start - this.baseOf(root.start, root.end)[0];
    return `${at}${twinMark(root)}#${(hash >>> 0).toString(16)}(${from})`;
  }

  /**
   * The beginning of what a place lies in, the item or the body of one of the macros, and which of
   * them it is.
   */
  private baseOf(start: number, end: number): [base: number, which: number] {
    const holds = (node: Around): node is NonNullable<Around> =>
      node !== undefined && node.start <= start && end <= node.end;
    if (holds(this.around)) return [this.around.start, 0];
    let which = 1;
    for (const { macro } of this.origins) {
      if (holds(macro?.node)) return [macro!.node.start, which];
      which++;
    }
    return [0, -1];
  }

  /** Where the call of an expansion stands, with the calls around it. */
  private callKey({ call }: MarkOrigin): string {
    const outer = markInfo(callCtxt(call))?.origin;
    if (outer !== undefined) this.origins.add(outer);
    const at = call.start - this.baseOf(call.start, call.end)[0];
    return `${at}${twinMark(call)}${outer === undefined ? '' : `<${this.callKey(outer)}`}`;
  }
}

function twinMark(node: AnyNode): string {
  const number = twinNumber(node);
  return number === 0 ? '' : `~${number}`;
}
