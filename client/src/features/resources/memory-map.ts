/**
 * The map of workgroup memory: its regions in a bar as long as what one workgroup may have, and
 * each region that the code divides in a bar of its own, with the offsets at which accesses begin.
 */
import type { ResourceRegion, ResourceRegionPart } from '../../../../server/src/protocol/index.ts';
import { bytes, element, escapeHtml, label, number } from './html.ts';

const WIDTH = 560;
const BAR = 34;

/** A region that is too thin to be seen is drawn as thin as can be. */
const THINNEST = 3;

/** Widest that a letter of a label is taken to be. */
const LETTER = 7.5;

/** All that is known of a kernel's workgroup memory; `limit` is what one workgroup may have. */
export function memoryMap(
  regions: readonly ResourceRegion[],
  launchBytes: number,
  limit: number | undefined,
): string {
  const divided = regions.filter(({ parts }) => parts.some(({ offset }) => offset !== undefined));
  return [
    whole(regions, launchBytes, limit),
    ...divided.map((region) => division(region, launchBytes)),
    table(regions, launchBytes),
  ].join('');
}

/** Bytes of a region, as far as they are known. */
function sizeOf({ size }: ResourceRegion, launchBytes: number): number {
  return size ?? launchBytes;
}

function whole(
  regions: readonly ResourceRegion[],
  launchBytes: number,
  limit: number | undefined,
): string {
  const used = Math.max(0, ...regions.map((one) => one.offset + sizeOf(one, launchBytes)));
  const total = Math.max(limit ?? 0, used, 1);
  const scale = WIDTH / total;
  const parts = [
    element('rect', { class: 'free', x: 0.5, y: 0.5, width: WIDTH - 1, height: BAR + 1 }),
    ...regions.map((region) => {
      const width = Math.max(THINNEST, sizeOf(region, launchBytes) * scale);
      const x = Math.min(region.offset * scale, WIDTH - width);
      const box = { class: `region ${region.kind}`, x, y: 1, width, height: BAR };
      return (
        element('rect', box, element('title', {}, escapeHtml(inWords(region, launchBytes)))) +
        inside(region.name, x, width)
      );
    }),
    label(0, BAR + 18, '0', { class: 'axis' }),
    label(WIDTH, BAR + 18, bytes(total), { class: 'axis', 'text-anchor': 'end' }),
  ];
  const words = regions.map((region) => inWords(region, launchBytes)).join('; ');
  return drawing(`Workgroup memory, ${bytes(used)} of ${bytes(total)}. ${words}`, BAR + 24, parts);
}

/** One region to its own scale: what begins at each offset, up to where the next begins. */
function division(region: ResourceRegion, launchBytes: number): string {
  const starts = [...new Set(region.parts.flatMap(({ offset }) => offset ?? []))].sort(
    (a, b) => a - b,
  );
  const last = starts.at(-1)!;
  const known = sizeOf(region, launchBytes);
  // Without an end the last part is drawn as long as the one before.
  const end = Math.max(known, last + Math.max(last - (starts.at(-2) ?? 0), widest(region)));
  const scale = WIDTH / end;
  const open = known === 0;
  const parts = starts.flatMap((start, i) => {
    const stop = starts[i + 1] ?? end;
    const x = start * scale;
    const width = Math.max(THINNEST, (stop - start) * scale);
    const here = region.parts.filter(({ offset }) => offset === start);
    const name = [...new Set(here.map(({ element: what }) => what))].join(', ');
    const title = here.map((part) => `${placeOf(region, part)}: ${partInWords(part)}`).join('; ');
    const kind = `part ${i % 2 === 0 ? 'even' : 'odd'}${open && stop === end ? ' open' : ''}`;
    const box = { class: kind, x: x + 0.5, y: 1, width: width - 1, height: BAR };
    return [
      element('rect', box, element('title', {}, escapeHtml(title))),
      inside(name, x, width),
      ...(width > 24 || i === 0
        ? [label(x + 1, BAR + 18, number(region.offset + start), { class: 'axis' })]
        : []),
    ];
  });
  const stop = open ? 'as the launch says' : number(region.offset + end);
  parts.push(label(WIDTH, BAR + 18, stop, { class: 'axis', 'text-anchor': 'end' }));
  const words = region.parts.map((part) => `${partInWords(part)} at ${placeOf(region, part)}`);
  const name = escapeHtml(region.name);
  return `<h3><code>${name}</code></h3>${drawing(`${region.name}: ${words.join('; ')}`, BAR + 24, parts)}`;
}

/** Bytes of the widest access, or of its stride. */
function widest({ parts }: ResourceRegion): number {
  return Math.max(1, ...parts.map(({ size, step }) => Math.max(size ?? 0, step ?? 0)));
}

function inside(text: string, x: number, width: number): string {
  if (width < text.length * LETTER + 8) return '';
  return label(x + width / 2, 23, text, { 'text-anchor': 'middle' });
}

function drawing(words: string, height: number, parts: readonly string[]): string {
  const svg = element(
    'svg',
    { class: 'bytes', viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': words },
    parts.join(''),
  );
  return `<div class="drawing">${svg}</div>`;
}

function inWords(region: ResourceRegion, launchBytes: number): string {
  const size = region.size ?? (launchBytes > 0 ? launchBytes : undefined);
  return `${region.name}: ${size === undefined ? 'as the launch says' : bytes(size)} at ${region.offset}`;
}

/** `1024 + 4·i` for what a thread or a loop chooses. */
function placeOf({ offset: start }: ResourceRegion, { offset, step }: ResourceRegionPart): string {
  const moving = step === undefined ? '' : step === 1 ? 'i' : `${step}·i`;
  if (offset === undefined) return moving === '' ? 'anywhere' : moving;
  return moving === '' ? String(start + offset) : `${start + offset} + ${moving}`;
}

function partInWords(part: ResourceRegionPart): string {
  return `${part.element} ${accessOf(part)}`;
}

function table(regions: readonly ResourceRegion[], launchBytes: number): string {
  const rows = regions.flatMap((region) => {
    const size = sizeOf(region, launchBytes);
    const shown = size === 0 && region.size === undefined ? 'as the launch says' : number(size);
    const offset = `${region.placed ? '' : '<span title="the assembler decides">≈ </span>'}${region.offset}`;
    const name = `<th scope="row"><code>${escapeHtml(region.name)}</code></th>`;
    return [
      `<tr class="head">${name}<td>${offset}</td><td>${shown}</td><td>${region.align}</td><td>${region.kind}</td></tr>`,
      ...region.parts.map(
        (part) =>
          `<tr><th scope="row">${escapeHtml(part.element)}</th><td>${placeOf(region, part)}</td><td>${part.size ?? ''}</td><td></td><td>${accessOf(part)}</td></tr>`,
      ),
    ];
  });
  const head = ['Name', 'Offset', 'Size', 'Align', 'Kind']
    .map((name) => `<th scope="col">${name}</th>`)
    .join('');
  return `<div class="drawing"><table class="regions"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function accessOf({ reads, writes, atomic }: ResourceRegionPart): string {
  const kinds = [reads ? 'read' : '', writes ? 'written' : '', atomic ? 'atomic' : ''];
  return kinds.filter(Boolean).join(', ');
}
