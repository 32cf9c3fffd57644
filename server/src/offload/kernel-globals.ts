/**
 * What a module has once for each kernel: sizes, map types, and the entry in the runtime's table.
 */
import type { Span } from '../base/index.ts';
import { MAP, type MapEntry, mapTypes } from './mapping.ts';
import { escaped, quoted } from './runtime.ts';
import type { OffloadSite } from './site.ts';

export function sizesName(symbol: string): string {
  return `@${quoted(`.offload_sizes.${symbol}`)}`;
}

/** `part`: which call the types are for; one list for all in the first version. */
export function mapTypesName(symbol: string, part: 'begin' | 'kernel' | 'end' | undefined): string {
  return `@${quoted(`.offload_maptypes.${symbol}${part === undefined ? '' : `.${part}`}`)}`;
}

export function regionName(symbol: string): string {
  return `@${quoted(`.${symbol}.region_id`)}`;
}

export function entryName(symbol: string): string {
  return `@${quoted(`.offloading.entry.${symbol}`)}`;
}

/** Forms that run a kernel on the device, and so need its entry. */
export function launches({ form }: OffloadSite): boolean {
  return form !== 'args' && form !== 'preload' && form !== 'preload-mut';
}

/** Lines with the place of the argument that they speak of. */
export function kernelGlobals(site: OffloadSite): readonly (readonly [string, Span])[] {
  const { symbol, span, form } = site;
  const entries = site.args.flatMap((arg) => arg.entries);
  const list = (name: string, values: readonly number[]): readonly [string, Span] => [
    `${name} = private unnamed_addr constant ${array(values)}`,
    span,
  ];
  const types = entries.map(mapTypes);
  const lines = [list(sizesName(symbol), entries.map(staticSize))];
  if (form === 'first') {
    const all = entries.map((entry) => firstFlags(entry));
    lines.push(list(mapTypesName(symbol, undefined), all));
  } else {
    lines.push(
      list(
        mapTypesName(symbol, 'begin'),
        types.map(({ begin }) => begin),
      ),
    );
    if (launches(site))
      lines.push(
        list(
          mapTypesName(symbol, 'kernel'),
          types.map(({ kernel }) => kernel),
        ),
      );
    lines.push(
      list(
        mapTypesName(symbol, 'end'),
        types.map(({ end }) => end),
      ),
    );
  }
  lines.push([`${regionName(symbol)} = weak constant i8 0`, span]);
  if (!launches(site)) return lines;
  const bytes = new TextEncoder().encode(symbol);
  const text = `@${quoted(`.offloading.entry_name.${symbol}`)}`;
  lines.push([
    `${text} = internal unnamed_addr constant [${bytes.length + 1} x i8] c"${escaped(bytes)}\\00", section ".llvm.rodata.offloading", align 1`,
    span,
  ]);
  lines.push([
    `${entryName(symbol)} = weak constant %struct.__tgt_offload_entry { i64 0, i16 1, i16 1, i32 0, ptr ${regionName(symbol)}, ptr ${text}, i64 0, i64 0, ptr null }, section "llvm_offload_entries", align 8`,
    span,
  ]);
  return lines;
}

/** The first version had one list, and no notion of values. */
function firstFlags({ flags }: MapEntry): number {
  return flags | MAP.targetParam;
}

/** Sizes that the host computes stand as 0 in the list. */
function staticSize({ size }: MapEntry): number {
  return size.kind === 'static' ? size.bytes : 0;
}

function array(values: readonly number[]): string {
  const type = `[${values.length} x i64]`;
  return values.some((value) => value !== 0)
    ? `${type} [${values.map((value) => `i64 ${value}`).join(', ')}]`
    : `${type} zeroinitializer`;
}
