/** Branching on the variant of an enum in memory. */
import type { Block } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import type { Place } from './operand.ts';
import { readTag, tagBits } from './shape.ts';
import { checkTag } from './validity.ts';

/** Runs `body` in a block of its own for every variant that can exist; `body` ends the block. */
export function switchOnVariant(cx: FnCx, place: Place, body: (variant: number) => void): void {
  const { ty, layout } = place;
  if (ty.kind !== 'adt' || ty.def.kind !== 'enum' || layout.variants.kind === 'single') {
    cx.unsupported('a switch on something that is no enum');
  }
  const { encoding, layouts } = layout.variants;
  const tag = readTag(cx, { kind: 'memory', place, owned: false }, layout)!;
  checkTag(cx, tag, ty, layout.variants);
  const cases: [bigint, Block][] = [];
  const bodies: [number, Block][] = [];
  let otherwise: Block | undefined;
  for (const variant of ty.def.variants) {
    if (layouts[variant.index]!.uninhabited) continue;
    const block = cx.b.newBlock(variant.name);
    bodies.push([variant.index, block]);
    const bits = tagBits(cx, layout, variant);
    if (bits === undefined) otherwise = block;
    else cases.push([bits, block]);
  }
  if (otherwise === undefined && encoding.kind === 'direct') otherwise = cases.pop()?.[1];
  if (otherwise === undefined) {
    otherwise = cx.b.newBlock('none');
  }
  const known = bodies.some(([, block]) => block === otherwise);
  cx.b.switch(tag, cases, otherwise);
  if (!known) {
    cx.enter(otherwise);
    cx.b.emit('unreachable', [], []);
  }
  for (const [variant, block] of bodies) {
    cx.enter(block);
    body(variant);
  }
}
