/**
 * The memory map of a kernel's workgroup memory: how the code divides a region, taken from the same
 * flow of data as the rules about that memory. Plain data; editors show it at the calls and names
 * that a region comes from.
 */
import { askOf, type MemoryAccess, mapRegions, workgroupGlobals } from '../../analysis/index.ts';
import { greatest, type Span } from '../../base/index.ts';
import { isFloat, isInt, type SourceLoc } from '../../mir/index.ts';
import { type DeviceCode, remember } from '../device-code.ts';

/** Accesses that begin alike. */
export interface MemoryMapRow {
  /** Bytes from the region's start; undefined when it is not a sum that the code writes down. */
  readonly offset: number | undefined;
  /** A multiple of so many bytes is added, which depends on the thread or the loop. */
  readonly step: number | undefined;
  /** `f32`, `4-byte integer`, `12 bytes`. */
  readonly element: string;
  /** Bytes of one access; undefined when only the run decides. */
  readonly size: number | undefined;
  /** What the accesses rely on. */
  readonly needs: number;
  /** What the offset is a multiple of; 0 for the region's start itself. */
  readonly divisor: number;
  readonly reads: boolean;
  readonly writes: boolean;
  readonly atomic: boolean;
}

/** One region of one kernel. */
export interface MemoryMap {
  readonly kernel: string;
  /** Name of a static array; undefined for launch-sized memory. */
  readonly symbol: string | undefined;
  /** Bytes; undefined when the launch decides. */
  readonly size: number | undefined;
  /** The strictest alignment asked for, or that of the array. */
  readonly align: number;
  /** Where the source names the region: calls and statics, innermost place first. */
  readonly sites: readonly (SourceLoc | undefined)[];
  /** The item of a static array. */
  readonly definition: Span | undefined;
  /** By offset. */
  readonly rows: readonly MemoryMapRow[];
}

/** Maps of all regions that a kernel touches or asks for. */
export const memoryMaps: (code: DeviceCode) => readonly MemoryMap[] = remember((code) => {
  const fn = code.whole();
  if (fn === undefined) return [];
  const mapped = mapRegions(fn);
  const maps: MemoryMap[] = [];
  const rowsOf = (region: string): MemoryMapRow[] => {
    const rows = new Map<string, MemoryMapRow>();
    for (const { access, region: other, offset, step, divisor } of mapped) {
      if (other !== region) continue;
      const element = elementOf(access);
      const key = `${offset} ${step} ${element} ${access.align}`;
      const old = rows.get(key);
      rows.set(key, {
        offset,
        step,
        element,
        size: access.size,
        needs: access.align,
        divisor,
        reads: access.reads || old?.reads === true,
        writes: access.writes || old?.writes === true,
        atomic: access.atomic || old?.atomic === true,
      });
    }
    const place = (row: MemoryMapRow): number => row.offset ?? Number.POSITIVE_INFINITY;
    return [...rows.values()].sort((a, b) => place(a) - place(b));
  };
  const insts = fn.blocks.flatMap((block) => block.insts);
  const asks = insts.flatMap((inst) => {
    const ask = askOf(inst);
    return ask === undefined ? [] : [{ ...ask, loc: inst.loc }];
  });
  if (asks.length > 0) {
    maps.push({
      kernel: code.name,
      symbol: undefined,
      size: undefined,
      align: greatest(asks.map(({ align }) => align)),
      sites: asks.map(({ loc }) => loc),
      definition: undefined,
      rows: rowsOf('launch'),
    });
  }
  const statics = workgroupGlobals(fn);
  for (const symbol of new Set(statics.map((one) => one.symbol))) {
    const global = code.parts.globals.get(symbol);
    if (global === undefined || global.launchSized) continue;
    maps.push({
      kernel: code.name,
      symbol,
      size: global.size,
      align: global.align,
      sites: statics.filter((one) => one.symbol === symbol).map(({ inst }) => inst.loc),
      definition: global.span,
      rows: rowsOf(`@${symbol}`),
    });
  }
  return maps;
});

function elementOf({ inst, size, stored }: MemoryAccess): string {
  const written = inst.op === 'atomic.store' ? inst.args[0] : stored;
  const type = (written ?? inst.results[0])?.type;
  if (size === undefined) return 'bytes, as many as the run says';
  if (type === undefined) return `${size} bytes`;
  if (isFloat(type)) return type;
  if (isInt(type)) return type === 'i1' ? 'bool' : `${size}-byte integer`;
  return 'pointer';
}

/** A map for an editor: its sites as places in the current texts. */
export interface PlacedMemoryMap extends Omit<MemoryMap, 'sites' | 'definition'> {
  readonly sites: readonly Span[];
}
