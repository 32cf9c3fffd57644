/** The regions of a kernel's workgroup memory: where each begins, and how the code divides it. */

import { demangleRust } from '../asm/index.ts';
import { greatest } from '../base/index.ts';
import type { ResourceRegion, ResourceRegionPart } from '../protocol/index.ts';
import type { MemoryMapRow, PlacedMemoryMap } from '../rules/index.ts';
import type { KernelSummary } from '../workspace/index.ts';

/** A piece of workgroup memory, as the target's text has it. */
export type DeclaredRegion = Omit<ResourceRegion, 'offset' | 'placed' | 'parts'>;

/** Declared regions in their places, with what the kernel's `maps` know of them. */
export function placeRegions(
  declared: readonly DeclaredRegion[],
  summary: Pick<KernelSummary, 'workgroupOffsets'>,
  maps: readonly PlacedMemoryMap[],
): ResourceRegion[] {
  const { workgroupOffsets } = summary;
  const fixed = declared.filter(({ kind }) => kind === 'static');
  const regions: ResourceRegion[] = [];
  let end = 0;
  for (const region of named(fixed, maps, workgroupOffsets)) {
    const aligned = Math.ceil(end / region.align) * region.align;
    const offset = workgroupOffsets?.[region.name] ?? aligned;
    const placed = workgroupOffsets !== undefined || fixed.length === 1;
    const map = maps.find(({ symbol }) => symbol === region.name);
    regions.push({ ...region, name: shortName(region.name), offset, placed, parts: partsOf(map) });
    end = Math.max(end, offset + (region.size ?? 0));
  }
  // What the launch sizes is behind everything else, wherever that lies; all of it begins at one
  // place.
  const sized = declared.filter(({ kind }) => kind === 'launch-sized');
  for (const region of sized) {
    const offset = Math.ceil(end / region.align) * region.align;
    const map = maps.find(({ symbol }) => symbol === undefined);
    regions.push({ ...region, offset, placed: true, parts: partsOf(map) });
  }
  return regions.sort((a, b) => a.offset - b.offset);
}

/**
 * A text that only says how much it is in all has the names from the code, when they make up all of
 * it.
 */
function named(
  fixed: readonly DeclaredRegion[],
  maps: readonly PlacedMemoryMap[],
  offsets: Readonly<Record<string, number>> | undefined,
): readonly DeclaredRegion[] {
  const [whole] = fixed;
  if (offsets === undefined || whole === undefined) return fixed;
  const known = maps.filter(({ symbol }) => symbol !== undefined && symbol in offsets);
  const ends = known.map(({ symbol, size }) => offsets[symbol!]! + (size ?? 0));
  if (greatest(ends, 0) !== whole.size) return fixed;
  return known.map(({ symbol, size, align }) => ({
    ...whole,
    name: symbol!,
    align,
    ...(size === undefined ? {} : { size }),
  }));
}

/** Statics have mangled symbols. */
function shortName(symbol: string): string {
  return demangleRust(symbol)?.split('::').at(-1) ?? symbol;
}

function partsOf(map: PlacedMemoryMap | undefined): ResourceRegionPart[] {
  return (map?.rows ?? []).map(({ needs: _needs, divisor: _divisor, ...row }: MemoryMapRow) => {
    const { offset, step, size, ...rest } = row;
    return {
      ...rest,
      ...(offset === undefined ? {} : { offset }),
      ...(step === undefined ? {} : { step }),
      ...(size === undefined ? {} : { size }),
    };
  });
}
