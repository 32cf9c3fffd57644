/**
 * How a kernel fills a compute unit, drawn over the size of its workgroups: one bar for each size,
 * its pattern the resource that keeps the next workgroup out. The bars are radio buttons, so that
 * arrow keys and screen readers walk through them.
 */
import type {
  ResourceOccupancy,
  ResourceOccupancyRow,
} from '../../../../server/src/protocol/index.ts';
import { element, escapeHtml, label, number } from './html.ts';

const WIDTH = 760;
const HEIGHT = 250;
const LEFT = 46;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 40;

/** Resources in the order of their colours; several at once have one of their own. */
const LIMITS = ['threads', 'workgroups', 'registers', 'scalar registers', 'workgroup memory'];

/** The chart, its legend, and for each bar what it says in words. */
export function occupancyChart(occupancy: ResourceOccupancy, selected: number): string {
  const { rows } = occupancy;
  const shown = rows.some(({ block }) => block === selected) ? selected : bestBlock(rows);
  const used = LIMITS.filter((name) => rows.some((row) => limitOf(row) === name));
  if (rows.some((row) => limitOf(row) === 'several')) used.push('several');
  if (rows.some((row) => limitOf(row) === 'none')) used.push('none');
  return [
    `<div class="drawing">${drawing(occupancy, shown)}</div>`,
    legend(used),
    element(
      'div',
      { class: 'details', 'aria-live': 'polite' },
      rows.map((row) => details(occupancy, row, row.block === shown)).join(''),
    ),
    table(occupancy),
  ].join('\n');
}

/** The smallest size of workgroup that fills the most. */
export function bestBlock(rows: readonly ResourceOccupancyRow[]): number {
  const most = Math.max(0, ...rows.map(({ percent }) => percent));
  return rows.find(({ percent, block }) => percent === most && block >= 128)?.block ?? 0;
}

function limitOf({ limitedBy, groups }: ResourceOccupancyRow): string {
  if (groups === 0) return 'none';
  return limitedBy.length === 1 ? limitedBy[0]! : 'several';
}

function drawing({ rows, unit }: ResourceOccupancy, selected: number): string {
  const width = (WIDTH - LEFT - RIGHT) / Math.max(1, rows.length);
  const height = HEIGHT - TOP - BOTTOM;
  const y = (percent: number): number => TOP + height * (1 - percent / 100);
  const grid = [0, 25, 50, 75, 100].map(
    (percent) =>
      element('line', {
        class: 'grid',
        x1: LEFT,
        x2: WIDTH - RIGHT,
        y1: y(percent),
        y2: y(percent),
      }) + label(LEFT - 8, y(percent) + 4, `${percent} %`, { class: 'axis', 'text-anchor': 'end' }),
  );
  const bars = rows.map((row, i) => {
    const x = LEFT + i * width;
    const bar = { x: x + 1.5, width: Math.max(2, width - 3) };
    const top = Math.min(y(row.percent), TOP + height - 2);
    const name = `${row.block} threads: ${row.percent} %, ${inWords(row, unit)}`;
    const parts = [
      element('rect', { class: 'hit', x, y: TOP, width, height }),
      element('rect', {
        class: `bar ${className(limitOf(row))}`,
        ...bar,
        y: top,
        height: TOP + height - top,
      }),
      element('rect', { class: 'focus', ...bar, y: TOP, height }),
      element('title', {}, escapeHtml(name)),
    ];
    const each = rows.length > 16 ? 128 : 256;
    const tick =
      row.block % each === 0 || i === 0
        ? label(x + width / 2, HEIGHT - BOTTOM + 16, String(row.block), {
            class: 'axis',
            'text-anchor': 'middle',
          })
        : '';
    return (
      element(
        'g',
        {
          class: 'choice',
          role: 'radio',
          'aria-checked': String(row.block === selected),
          'aria-label': name,
          tabindex: row.block === selected ? 0 : -1,
          'data-block': row.block,
        },
        parts.join(''),
      ) + tick
    );
  });
  const axis = label(LEFT + (WIDTH - LEFT - RIGHT) / 2, HEIGHT - 6, 'threads of a workgroup', {
    class: 'axis',
    'text-anchor': 'middle',
  });
  return element(
    'svg',
    {
      class: 'chart',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'radiogroup',
      'aria-label': 'Occupancy by threads of a workgroup',
    },
    [PATTERNS, ...grid, ...bars, axis].join(''),
  );
}

/** Stripes and dots, for those who do not see the colours. */
const PATTERNS = `<defs>${LIMITS.map((name, i) => {
  const marks = [
    '',
    '<path d="M0 8 L8 0" class="ink"/>',
    '<path d="M0 4 H8" class="ink"/>',
    '<circle cx="4" cy="4" r="1.5" class="dot"/>',
    '<path d="M4 0 V8" class="ink"/>',
  ];
  const box = { id: `fill-${className(name)}`, width: 8, height: 8 };
  const ground = element('rect', { width: 8, height: 8, class: className(name) });
  return element('pattern', { ...box, patternUnits: 'userSpaceOnUse' }, ground + marks[i]!);
}).join('')}</defs>`;

function className(limit: string): string {
  return `limit-${limit.replaceAll(' ', '-')}`;
}

function legend(used: readonly string[]): string {
  const texts: Readonly<Record<string, string>> = {
    several: 'several at once',
    none: 'cannot be launched',
  };
  const items = used.map((name) => {
    const box = element('rect', { class: `bar ${className(name)}`, width: 14, height: 14 });
    const svg = element(
      'svg',
      { class: 'swatch', viewBox: '0 0 14 14', 'aria-hidden': 'true' },
      box,
    );
    return `<li>${svg}${escapeHtml(texts[name] ?? name)}</li>`;
  });
  return `<ul class="legend" aria-label="What keeps the next workgroup out">${items.join('')}</ul>`;
}

function inWords(row: ResourceOccupancyRow, unit: string): string {
  if (row.groups === 0) return 'cannot be launched';
  const groups = row.groups === 1 ? '1 workgroup' : `${row.groups} workgroups`;
  return `${groups} on each ${unit}, limited by ${row.limitedBy.join(' and ')}`;
}

/** `75 %`, or `50–100 %` where the registers are a range. */
function percentText({ percent, range }: ResourceOccupancyRow): string {
  const [least, most] = range ?? [percent, percent];
  return least === most ? `${most} %` : `${least}–${most} %`;
}

function details(occupancy: ResourceOccupancy, row: ResourceOccupancyRow, shown: boolean): string {
  const { unit, maxWaves } = occupancy;
  const head =
    row.groups === 0
      ? `<b>${row.block} threads</b>: such a workgroup cannot be launched`
      : `<b>${row.block} threads</b>: ${number(row.groups)} ${row.groups === 1 ? 'workgroup' : 'workgroups'} with ${row.waves} of ${maxWaves} waves on each ${escapeHtml(unit)}, <b>${percentText(row)}</b>`;
  const limits = row.limits
    .map(({ resource, groups }) => {
      const by = row.limitedBy.includes(resource) ? ' class="by"' : '';
      return `<span${by}>${escapeHtml(resource)}: ${number(groups)}</span>`;
    })
    .join(', ');
  const better = row.better
    ? `<p>With at most ${row.better.resource === 'registers' ? `${row.better.atMost} registers` : `${number(row.better.atMost)} bytes of workgroup memory`} it would be ${row.better.percent} %.</p>`
    : '';
  return element(
    'div',
    { 'data-row': row.block, ...(shown ? {} : { hidden: 'hidden' }) },
    `<p>${head}</p><p>Workgroups that fit by ${limits}.</p>${better}`,
  );
}

/** The same as a table. */
function table({ rows, unit, facts, source, registers }: ResourceOccupancy): string {
  const body = rows
    .map(
      (row) =>
        `<tr><th scope="row">${row.block}</th><td>${percentText(row)}</td><td>${row.groups}</td><td>${row.waves}</td><td>${escapeHtml(row.limitedBy.join(', '))}</td></tr>`,
    )
    .join('');
  const known = facts
    .map(({ name, value }) => `<li>${escapeHtml(name)}: ${number(value)}</li>`)
    .join('');
  return `<details><summary>As a table, with the numbers behind it</summary>
<div class="drawing"><table><thead><tr><th scope="col">Threads</th><th scope="col">Occupancy</th><th scope="col">Workgroups</th><th scope="col">Waves</th><th scope="col">Limited by</th></tr></thead><tbody>${body}</tbody></table></div>
<p>Computed for ${number(registers)} registers of a thread with the facts of one ${escapeHtml(unit)} (${escapeHtml(source)}):</p><ul>${known}</ul></details>`;
}
