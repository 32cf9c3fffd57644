/**
 * Block parameters that are the same place of a stack slot along every edge: each way computes the
 * address for itself. The block computes it instead, so that the slot does not escape through the
 * edges.
 */
import { splice } from '../../base/index.ts';
import {
  createInst,
  defInst,
  type Edge,
  type Func,
  type Inst,
  isPtr,
  replaceValues,
  successors,
  type Value,
} from '../../mir/index.ts';

interface Place {
  readonly alloca: Inst;
  readonly offset: bigint;
}

/** True when there was one. */
export function unifyAddresses(fn: Func): boolean {
  const edges = new Map<Value, Value[]>();
  const incoming: Edge[] = [];
  for (const block of fn.blocks) {
    for (const edge of successors(block)) {
      incoming.push(edge);
      edge.block.params.forEach((param, i) => {
        if (!isPtr(param.type)) return;
        const args = edges.get(param);
        if (args === undefined) edges.set(param, [edge.args[i]!]);
        else args.push(edge.args[i]!);
      });
    }
  }
  const found = new Map<Value, Place>();
  for (const [param, args] of edges) {
    const place = placeOf(args[0]!);
    if (place === undefined) continue;
    const same = args.every((arg) => {
      const other = placeOf(arg);
      return other?.alloca === place.alloca && other.offset === place.offset;
    });
    if (same) found.set(param, place);
  }
  if (found.size === 0) return false;
  for (const edge of incoming) {
    const { params } = edge.block;
    if (params.some((param) => found.has(param)))
      edge.args = edge.args.filter((_, i) => !found.has(params[i]!));
  }
  const replaced = new Map<Value, Value>();
  for (const block of fn.blocks) {
    const made: Inst[] = [];
    for (const param of block.params) {
      const place = found.get(param);
      if (place === undefined) continue;
      const loc = block.insts[0]?.loc;
      const by = createInst(fn, block, 'const.int', [], ['i64'], { bits: place.offset }, loc);
      const args = [place.alloca.results[0], by.results[0]];
      const slot = place.alloca.results[0].type;
      const at = createInst(fn, block, 'ptr.add', args, [slot], { inbounds: true }, loc);
      made.push(by, at);
      let address = at.results[0];
      if (param.type !== slot) {
        const cast = createInst(fn, block, 'ptr.cast', [address], [param.type], {}, loc);
        made.push(cast);
        address = cast.results[0];
      }
      replaced.set(param, address);
    }
    if (made.length === 0) continue;
    block.params = block.params.filter((param) => !found.has(param));
    splice(block.insts, 0, 0, made);
  }
  replaceValues(fn, replaced);
  return true;
}

/** A constant offset from a slot; none when another block's parameter is in between. */
function placeOf(value: Value): Place | undefined {
  let offset = 0n;
  for (let at = value; ; ) {
    const def = defInst(at);
    if (def?.op === 'alloca') return { alloca: def, offset: BigInt.asUintN(64, offset) };
    if (def?.op === 'ptr.cast') {
      at = def.args[0];
      continue;
    }
    if (def?.op !== 'ptr.add') return undefined;
    const by = defInst(def.args[1]);
    if (by?.op !== 'const.int') return undefined;
    offset += BigInt.asIntN(64, by.attrs.bits!);
    at = def.args[0];
  }
}
