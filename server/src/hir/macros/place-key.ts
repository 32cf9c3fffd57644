/**
 * Where a piece of syntax stands, as a text that tells it apart from every other piece of its file: for source text its
 * start; for what macros made, where all its parts come from and which calls they came out of.
 */
import { type AnyNode, walk } from '../../syntax/index.ts';
import { callCtxt, type MarkOrigin, markInfo } from './hygiene.ts';
import { twinNumber } from './twins.ts';

const keys = new WeakMap<AnyNode, string>();
const calls = new WeakMap<MarkOrigin, string>();

/** The same for one text whatever was compiled before. */
export function placeKey(node: AnyNode): string {
  if (node.file === undefined) return `${node.start}`;
  let key = keys.get(node);
  if (key === undefined) keys.set(node, (key = madeKey(node)));
  return key;
}

function madeKey(root: AnyNode): string {
  let hash = 0x811c9dc5;
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  const origins = new Set<MarkOrigin>();
  walk(root, (node) => {
    add(node.start);
    add(node.end);
    const origin = 'ctxt' in node ? markInfo(node.ctxt)?.origin : undefined;
    if (origin !== undefined) origins.add(origin);
  });
  const from = [...origins].map(callKey).join(',');
  return `${root.start}${twinMark(root)}#${(hash >>> 0).toString(16)}(${from})`;
}

function twinMark(node: AnyNode): string {
  const number = twinNumber(node);
  return number === 0 ? '' : `~${number}`;
}

/** Where the call of an expansion stands, with the calls around it. */
function callKey(origin: MarkOrigin): string {
  let key = calls.get(origin);
  if (key === undefined) {
    const outer = markInfo(callCtxt(origin.call))?.origin;
    key = `${origin.file}:${origin.call.start}${twinMark(origin.call)}${outer === undefined ? '' : `<${callKey(outer)}`}`;
    calls.set(origin, key);
  }
  return key;
}
