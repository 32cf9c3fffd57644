/**
 * The memory map of workgroup memory as Markdown, at the call or the static that the memory comes
 * from.
 */
import type { Span } from '../base/index.ts';
import type { MemoryMapRow, PlacedMemoryMap } from '../rules/index.ts';
import type { Engine } from '../workspace/index.ts';

/** Kernels shown at one place; a helper may serve many. */
const MAX_KERNELS = 4;
const MAX_ROWS = 24;

/** What to show at an offset of a Rust file; undefined where no workgroup memory is named. */
export function memoryMapAt(
  engine: Engine,
  path: string,
  offset: number,
): { readonly span: Span; readonly markdown: string } | undefined {
  const file = engine.fileId(path);
  const here = (site: Span): boolean =>
    site.file === file && site.start <= offset && offset <= site.end;
  const place: Span = { file, start: offset, end: offset };
  const maps = engine
    .workgroupMemory(engine.rootOf(path), place)
    .filter((map) => map.sites.some(here));
  const sites = maps.flatMap((map) => map.sites.filter(here));
  if (sites.length === 0) return undefined;
  const innermost = sites.reduce((a, b) => (b.end - b.start < a.end - a.start ? b : a));
  const shown = maps.filter((map) =>
    map.sites.some(
      (site) => here(site) && site.start === innermost.start && site.end === innermost.end,
    ),
  );
  const more = shown.length - MAX_KERNELS;
  const written = (engine.text(path) ?? '').slice(innermost.start, innermost.end);
  const tables = shown.slice(0, MAX_KERNELS).map((map) => table(map, written));
  if (more > 0) tables.push(`and ${more} more`);
  return { span: innermost, markdown: tables.join('\n\n') };
}

/** `written`: what the source calls it; symbols are mangled. */
function table({ kernel, symbol, size, align, rows }: PlacedMemoryMap, written: string): string {
  const kind =
    symbol === undefined
      ? 'launch-sized workgroup memory'
      : `workgroup memory \`${/^\w+$/.test(written) ? written : symbol}\``;
  const bytes = size === undefined ? '' : `, ${size} bytes`;
  const head = `**\`${kernel}\`** · ${kind}${bytes}, aligned to ${align}`;
  if (rows.length === 0) return `${head}\n\nnot accessed, as far as is known`;
  const lines = rows.slice(0, MAX_ROWS).map((row) => {
    const cells = [bytesOf(row), row.element, alignmentOf(row, align), accessOf(row)];
    return `| ${cells.join(' | ')} |`;
  });
  if (rows.length > MAX_ROWS) lines.push(`| and ${rows.length - MAX_ROWS} more | | | |`);
  return [head, '', '| bytes | element | alignment | access |', '|---|---|---|---|', ...lines].join(
    '\n',
  );
}

/**
 * `64..68` for one place, `1024 + 4·i` for what a thread or a loop chooses, `4·i` when where it
 * starts is not known.
 */
function bytesOf({ offset, step, size }: MemoryMapRow): string {
  if (step === undefined) {
    const end = size === undefined || offset === undefined ? '' : offset + size;
    return `${offset ?? ''}..${end}`;
  }
  const moving = step === 1 ? 'i' : `${step}·i`;
  return offset === undefined ? moving : `${offset} + ${moving}`;
}

/** What the place is aligned to when the region is, and what the access relies on. */
function alignmentOf({ needs, divisor }: MemoryMapRow, region: number): string {
  const has = divisor === 0 ? region : Math.min(divisor, region);
  return has >= needs ? String(has) : `${has}, needs ${needs}`;
}

function accessOf({ reads, writes, atomic }: MemoryMapRow): string {
  const kinds = [...(reads ? ['read'] : []), ...(writes ? ['written'] : [])].join(', ');
  return atomic ? `${kinds}, atomic` : kinds;
}
