/** Bytes drawn to scale: the buffer of a kernel's parameters with offsets and padding, and the map of workgroup memory. */
import type { ResourceParameter, ResourceRegion } from '../../../../server/src/lsp/protocol.ts';
import { bytes, element, escapeHtml, label, number } from './html.ts';

const WIDTH = 760;

/** A buffer of parameters is drawn in rows of this many bytes, and no more rows than that. */
const ROW_BYTES = 32;
const MOST_ROWS = 12;
const ROW_HEIGHT = 46;

/** The parameters at their offsets. */
export function parameterMap(parameters: readonly ResourceParameter[]): string {
  const last = parameters.at(-1);
  if (!last) return '<p>The kernel has no parameters.</p>';
  const total = last.offset + last.size;
  const perRow = Math.min(ROW_BYTES, Math.max(8, 2 ** Math.ceil(Math.log2(total))));
  const rows = Math.min(MOST_ROWS, Math.ceil(total / perRow));
  const scale = WIDTH / perRow;
  const parts: string[] = [];
  const box = (start: number, end: number, kind: string, name: string): void => {
    for (let row = Math.floor(start / perRow); row * perRow < end && row < rows; row += 1) {
      const from = Math.max(start, row * perRow) - row * perRow;
      const to = Math.min(end, (row + 1) * perRow) - row * perRow;
      const y = row * ROW_HEIGHT;
      const width = (to - from) * scale;
      parts.push(
        element('rect', {
          class: kind,
          x: from * scale + 1,
          y: y + 1,
          width: width - 2,
          height: 26,
        }),
        ...(name !== '' && width > name.length * 7.5 + 8
          ? [label((from + to) * 0.5 * scale, y + 19, name, { 'text-anchor': 'middle' })]
          : []),
        ...(kind === 'parameter' && row === Math.floor(start / perRow)
          ? [label(from * scale + 2, y + 41, String(start), { class: 'axis' })]
          : []),
      );
    }
  };
  let at = 0;
  for (const { name, offset, size } of parameters) {
    if (offset > at) box(at, offset, 'padding', '');
    box(offset, offset + size, 'parameter', name);
    at = offset + size;
  }
  const words = parameters.map(({ name, offset, size }) => `${name} at ${offset}, ${bytes(size)}`);
  const svg = element(
    'svg',
    {
      class: 'bytes',
      viewBox: `0 0 ${WIDTH} ${rows * ROW_HEIGHT}`,
      role: 'img',
      'aria-label': `Buffer of parameters, ${bytes(total)}: ${words.join('; ')}`,
    },
    parts.join(''),
  );
  const cut = rows * perRow < total ? `<p>The first ${bytes(rows * perRow)} are drawn.</p>` : '';
  return `<div class="drawing">${svg}</div>${cut}`;
}

/** Parameters as rows. */
export function parameterTable(parameters: readonly ResourceParameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, type, declared, offset, size, align }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td><code>${escapeHtml(type)}</code></td><td>${offset}</td><td>${size}</td><td>${align}</td><td><code>${escapeHtml(declared)}</code></td></tr>`,
  );
  const head = ['Name', 'Type', 'Offset', 'Size', 'Align', 'Declared as']
    .map((name) => `<th scope="col">${name}</th>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/**
 * The regions of workgroup memory in a bar as long as what one workgroup may have. Regions that are too thin to be seen are
 * drawn as thin as can be.
 */
export function memoryMap(
  regions: readonly ResourceRegion[],
  launchBytes: number,
  limit: number | undefined,
): string {
  const placed = place(regions, launchBytes);
  const used = placed.at(-1)?.end ?? 0;
  const total = Math.max(limit ?? 0, used, 1);
  const scale = WIDTH / total;
  const parts = [
    element('rect', { class: 'free', x: 0.5, y: 0.5, width: WIDTH - 1, height: 35 }),
    ...placed.flatMap(({ region, start, end }) => {
      const width = Math.max(3, (end - start) * scale);
      const x = Math.min(start * scale, WIDTH - width);
      const wide = width > region.name.length * 7.5 + 8;
      return [
        element(
          'rect',
          { class: `region ${region.kind}`, x, y: 1, width, height: 34 },
          element('title', {}, escapeHtml(`${region.name}: ${bytes(end - start)} at ${start}`)),
        ),
        ...(wide ? [label(x + width / 2, 23, region.name, { 'text-anchor': 'middle' })] : []),
      ];
    }),
    label(0, 54, '0', { class: 'axis' }),
    label(WIDTH, 54, bytes(total), { class: 'axis', 'text-anchor': 'end' }),
  ];
  const words = placed.map(
    ({ region, start, end }) => `${region.name}: ${bytes(end - start)} at ${start}`,
  );
  const svg = element(
    'svg',
    {
      class: 'bytes',
      viewBox: `0 0 ${WIDTH} 60`,
      role: 'img',
      'aria-label': `Workgroup memory, ${bytes(used)} of ${bytes(total)}. ${words.join('; ')}`,
    },
    parts.join(''),
  );
  const rows = placed.map(({ region, start, end }) => {
    const size =
      region.size === undefined && launchBytes === 0 ? 'as the launch says' : number(end - start);
    return `<tr><th scope="row"><code>${escapeHtml(region.name)}</code></th><td>${region.kind}</td><td>${start}</td><td>${size}</td><td>${region.align}</td></tr>`;
  });
  const head = ['Name', 'Kind', 'Offset', 'Size', 'Align']
    .map((name) => `<th scope="col">${name}</th>`)
    .join('');
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<div class="drawing">${svg}</div>${table}`;
}

interface Placed {
  readonly region: ResourceRegion;
  readonly start: number;
  readonly end: number;
}

/** One after the other at their alignment; what the launch decides comes last, and all of it begins at one place. */
function place(regions: readonly ResourceRegion[], launchBytes: number): Placed[] {
  const out: Placed[] = [];
  let at = 0;
  const fixed = regions.filter((region) => region.size !== undefined);
  for (const region of fixed) {
    const start = Math.ceil(at / region.align) * region.align;
    at = start + region.size!;
    out.push({ region, start, end: at });
  }
  for (const region of regions.filter((r) => r.size === undefined)) {
    const start = Math.ceil(at / region.align) * region.align;
    out.push({ region, start, end: start + launchBytes });
  }
  return out;
}
