/** The buffer of a kernel's parameters drawn to scale, with offsets and padding. */
import type { ResourceParameter } from '../../../../server/src/protocol/index.ts';
import { bytes, element, escapeHtml, label } from './html.ts';

const WIDTH = 560;

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
  return `<div class="drawing"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
