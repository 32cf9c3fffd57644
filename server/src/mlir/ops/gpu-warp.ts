/** `gpu.warp_execute_on_lane_0`: what the first lane computes for all lanes of its subgroup. */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { integerOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import type { Type } from '../syntax/types.ts';
import { ofLane } from './gpu-lanes.ts';
import { positions, ravel } from './vector.ts';

/**
 * For each element of the whole vector the lane that has it, and where it stands there. Lanes share
 * the dimensions whose sizes differ, the first of them changing slowest.
 */
function spread(
  cx: FnCx,
  op: Op,
  part: Type,
  whole: Type,
): readonly { readonly lane: number; readonly at: number }[] | undefined {
  if (part.kind !== 'vector' || whole.kind !== 'vector') return undefined;
  const lanes = whole.shape.map((size, dim) => size / (part.shape[dim] ?? 1));
  if (lanes.every((count) => count === 1)) return undefined;
  if (lanes.some((count) => !Number.isInteger(count)))
    cx.unsupported('a vector that lanes share unevenly', cx.nameOf(op));
  return [...positions(whole.shape)].map((position) => ({
    lane: ravel(
      position.map((own, dim) => Math.floor(own / part.shape[dim]!)),
      lanes,
    ),
    at: ravel(
      position.map((own, dim) => own % part.shape[dim]!),
      part.shape,
    ),
  }));
}

/** All lanes hand over what they have, the first one works, each gets its part of the result. */
export function lowerWarp(cx: FnCx, op: Op): void {
  const size = Number(integerOf(op.attrs.get('warp_size')) ?? 0n);
  if (size > cx.target.waveSize)
    cx.unsupported(`a subgroup of ${size} threads on this target`, cx.nameOf(op));
  const { b } = cx;
  const [block] = op.regions[0]?.blocks ?? [];
  if (block === undefined) throw cx.problem('an operation without a body', cx.nameOf(op));
  block.args.forEach((arg, i) => {
    const use = op.operands[i + 1];
    const own = cx.of(use);
    const from = spread(cx, op, cx.typeOf(use), arg.type);
    cx.define(
      arg,
      from?.map(({ lane, at }) => ofLane(cx, op, own[at]!, cx.int('i32', lane))) ?? own,
    );
  });
  const lane = cx.resize(cx.one(op, 0), 'i32', false);
  // Without results the end goes without saying.
  const yields = op.results.length === 0 ? [] : (block.ops.at(-1)?.operands ?? []);
  const [work, after] = [b.newBlock(), b.newBlock()];
  const types = yields.map((use) => cx.parts(cx.typeOf(use), op));
  const made = types.map((parts) => cx.addParams(after, parts, ''));
  const nothing = types.flat().map((part) => {
    if (!part.startsWith('f')) return b.int(part, 0);
    return b.value('bitcast', [b.int(`i${part.slice(1)}` as 'i32', 0)], part);
  });
  b.brIf(b.icmp('eq', lane, cx.int('i32', 0)), work, after, [], nothing);
  b.block = work;
  const end = cx.inline(op.regions[0], op);
  b.br(
    after,
    (end?.operands ?? []).flatMap((use) => [...cx.of(use)]),
  );
  b.block = after;
  const first = cx.int('i32', 0);
  made.forEach((parts, i) => {
    const { type } = op.results[i]!;
    const all = parts.map((part) => ofLane(cx, op, part, first));
    const from = spread(cx, op, type, cx.typeOf(yields[i]));
    if (from === undefined) {
      cx.result(op, all, i);
      return;
    }
    const own: MirValue[] = [];
    from.forEach((place, k) => {
      const isMine = b.icmp('eq', lane, cx.int('i32', place.lane));
      const old = own[place.at];
      own[place.at] =
        old === undefined ? all[k]! : b.value('select', [isMine, all[k]!, old], all[k]!.type);
    });
    cx.result(op, own, i);
  });
}
