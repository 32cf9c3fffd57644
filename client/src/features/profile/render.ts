/**
 * The page of a profile as HTML: for each launch what limits it, a roofline, and its lines by their
 * share. Everything is text and SVG; nothing is loaded and no script runs.
 */
import type {
  ProfileCounts,
  ProfileEstimate,
  ProfileLaunchRow,
  ProfileRows,
} from '../../../../server/src/protocol/index.ts';

export interface ProfilePage {
  readonly profile: ProfileRows;
  /** The profile before this one, of the same kernels. */
  readonly before: ProfileRows | undefined;
  /** Where a click on a line leads. */
  href(location: { readonly uri: string; readonly line: number }): string;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}

const n = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

export function renderProfile({ profile, before, href }: ProfilePage): string {
  const { target, cpu, problems, launches } = profile;
  const notes = problems.map((one) => `<p role="alert">not complete: ${escaped(one)}</p>`);
  const parts = launches.map((launch) => {
    const old = before?.launches.find(({ name }) => name === launch.name);
    return launchHtml(launch, old, target, href);
  });
  const head = `<h1>Profile of the ${escaped(target.toUpperCase())} for ${escaped(cpu)}</h1>`;
  return `${head}<p>Counts are exact; times and shares are of a model.</p>${notes.join('')}${parts.join('')}`;
}

function launchHtml(
  launch: ProfileLaunchRow,
  old: ProfileLaunchRow | undefined,
  target: string,
  href: ProfilePage['href'],
): string {
  const word = target === 'amdgcn' ? 'wavefront' : 'warp';
  const { name, estimate, lanes, warps } = launch;
  return [
    `<section><h2>${escaped(name)}</h2>`,
    `<p>${n(warps)} ${word}${warps === 1 ? '' : 's'} of ${lanes} threads${estimate === undefined ? '' : `; model of ${escaped(estimate.product)}: ${estimate.microseconds.toPrecision(3)} µs, limited by ${escaped(estimate.bound)}`}</p>`,
    totals(launch, old, word),
    ...(estimate === undefined ? [] : [bars(estimate), roofline(estimate)]),
    linesHtml(launch, word, href),
    '</section>',
  ].join('');
}

/** A count, how it is named, and whether less is better than what the ideal says. */
const ROWS: readonly (readonly [name: string, of: (counts: ProfileCounts) => number])[] = [
  ['thread instructions', ({ threads }) => threads],
  ['divergent branches', ({ divergent }) => divergent],
  ['requests of global memory', ({ requests }) => requests],
  ['sectors', ({ sectors }) => sectors],
  ['sectors, ideal', ({ idealSectors }) => idealSectors],
  ['requests of workgroup memory', ({ sharedRequests }) => sharedRequests],
  ['bank passes', ({ passes }) => passes],
  ['bank passes, ideal', ({ idealPasses }) => idealPasses],
  ['requests of private memory', ({ localRequests }) => localRequests],
  ['lanes at one address of atomics', ({ contention }) => contention],
  ['waits at barriers', ({ barrierWaits }) => barrierWaits],
];

/** What has become of a number. */
function changeOf(now: number, was: number): string {
  if (was === now) return '';
  if (was === 0) return 'new';
  return `${now > was ? '+' : ''}${((100 * (now - was)) / was).toFixed(1)} %`;
}

function totals(
  { total, estimate }: ProfileLaunchRow,
  old: ProfileLaunchRow | undefined,
  word: string,
): string {
  const row = (
    name: string,
    now: number,
    was: number | undefined,
    text: (value: number) => string,
  ): string => {
    const cells = was === undefined ? '' : `<td>${text(was)}</td><td>${changeOf(now, was)}</td>`;
    return `<tr><th scope="row">${name}</th><td>${text(now)}</td>${cells}</tr>`;
  };
  const all = [[`${word} instructions`, (one: ProfileCounts) => one.executed] as const, ...ROWS];
  const rows = all
    .filter(([, of]) => of(total) !== 0 || (old && of(old.total) !== 0))
    .map(([name, of]) => row(name, of(total), old && of(old.total), n));
  // The head says the time of one profile alone.
  if (estimate !== undefined && old?.estimate !== undefined) {
    const micros = (value: number): string => value.toPrecision(3);
    const [now, was] = [estimate.microseconds, old.estimate.microseconds];
    rows.push(row('µs of the model', now, was, micros));
  }
  const head =
    old === undefined ? '' : '<tr><th></th><th>now</th><th>before</th><th>change</th></tr>';
  return `<table>${head}${rows.join('')}</table>`;
}

/** Cycles of each resource of the model, the longest bar being the limit. */
function bars({ parts, bound }: ProfileEstimate): string {
  const most = Math.max(1, ...Object.values(parts));
  const rows = Object.entries(parts).map(([name, cycles], at) => {
    const width = (420 * cycles) / most;
    const y = at * 22;
    const own = name === bound ? 'limit' : 'bar';
    return `<text x="0" y="${y + 14}">${escaped(name)}</text><rect class="${own}" x="90" y="${y + 3}" width="${width.toFixed(1)}" height="14"/><text x="${(96 + width).toFixed(1)}" y="${y + 14}">${n(cycles)}</text>`;
  });
  const height = Object.keys(parts).length * 22;
  const label = `cycles of each resource: ${Object.entries(parts)
    .map(([name, cycles]) => `${name} ${n(cycles)}`)
    .join(', ')}`;
  return `<h3>Cycles of each resource</h3><svg role="img" aria-label="${escaped(label)}" width="600" height="${height}" viewBox="0 0 600 ${height}">${rows.join('')}</svg>`;
}

/** The roofline's picture in pixels, and the room left of and below its axes. */
const WIDTH = 560;
const HEIGHT = 280;
const EDGE = 56;
const BELOW = 44;

/** Operations a second over operations for each byte of memory, both logarithmic. */
function roofline(estimate: ProfileEstimate): string {
  const { flops, memoryBytes, microseconds, peakFlops, peakBytes } = estimate;
  if (flops === 0 || memoryBytes === 0 || microseconds === 0) return '';
  const intensity = flops / memoryBytes;
  const reached = flops / (microseconds * 1e-6);
  const ridge = peakFlops / peakBytes;
  const xs = [Math.min(intensity, ridge) / 8, Math.max(intensity, ridge) * 8] as const;
  const lowest = Math.min(reached, peakFlops / 100, xs[0] * peakBytes);
  const ys = [lowest / 2, peakFlops * 3] as const;
  const part = (value: number, [low, high]: readonly [number, number]): number =>
    Math.log(value / low) / Math.log(high / low);
  const [right, bottom] = [WIDTH - 10, HEIGHT - BELOW];
  const x = (value: number): string => (EDGE + part(value, xs) * (right - EDGE)).toFixed(1);
  const y = (value: number): string => (bottom - part(value, ys) * (bottom - 20)).toFixed(1);
  const roof = Math.min(peakFlops, intensity * peakBytes);
  const share = ((100 * reached) / roof).toFixed(1);
  const label = `${gigas(reached)} Gflop/s at ${intensity.toPrecision(3)} operations for each byte, ${share} % of the ${gigas(roof)} Gflop/s that the roof allows`;
  const across = powersOfTen(xs).map((value) => {
    const at = x(value);
    return `<line class="axis" x1="${at}" y1="${bottom}" x2="${at}" y2="${bottom + 4}"/><text class="middle" x="${at}" y="${bottom + 18}">${value < 1 ? value : n(value)}</text>`;
  });
  const up = powersOfTen(ys).map((value) => {
    const at = y(value);
    return `<line class="axis" x1="${EDGE - 4}" y1="${at}" x2="${EDGE}" y2="${at}"/><text class="end" x="${EDGE - 7}" y="${Number(at) + 4}">${gigas(value)}</text>`;
  });
  return [
    '<h3>Roofline</h3>',
    `<svg role="img" aria-label="${escaped(label)}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<polyline class="axis" points="${EDGE},20 ${EDGE},${bottom} ${right},${bottom}"/>`,
    ...across,
    ...up,
    `<text x="0" y="12">Gflop/s</text>`,
    `<text class="end" x="${right}" y="${HEIGHT - 6}">operations for each byte of memory; the roof bends at ${ridge.toPrecision(3)}</text>`,
    `<polyline class="roof" points="${x(xs[0])},${y(xs[0] * peakBytes)} ${x(ridge)},${y(peakFlops)} ${right},${y(peakFlops)}"/>`,
    `<line class="gap" x1="${x(intensity)}" y1="${y(reached)}" x2="${x(intensity)}" y2="${y(roof)}"/>`,
    `<circle class="limit" cx="${x(intensity)}" cy="${y(reached)}" r="5"/>`,
    `<text class="end" x="${right}" y="${Number(y(peakFlops)) - 6}">${gigas(peakFlops)} Gflop/s</text>`,
    `</svg><p>${escaped(label)}</p>`,
  ].join('');
}

/** Thousands of millions; of small numbers the first digits. */
function gigas(value: number): string {
  const giga = value / 1e9;
  return giga < 10 ? String(Number(giga.toPrecision(2))) : n(giga);
}

/** Ticks of a logarithmic axis: every power of ten, or every second and so on, at most eight. */
function powersOfTen([low, high]: readonly [number, number]): readonly number[] {
  const first = Math.ceil(Math.log10(low));
  const last = Math.floor(Math.log10(high));
  const step = Math.max(1, Math.ceil((last - first + 1) / 8));
  const out: number[] = [];
  for (let power = first; power <= last; power += step) out.push(Number(`1e${power}`));
  return out;
}

function linesHtml({ lines }: ProfileLaunchRow, word: string, href: ProfilePage['href']): string {
  const total = lines.reduce((sum, { cycles }) => sum + cycles, 0);
  const rows = [...lines]
    .sort((a, b) => b.cycles - a.cycles)
    .map(({ location, source, cycles, counts }) => {
      const share = total === 0 ? 0 : (100 * cycles) / total;
      const { executed, threads, sectors, idealSectors, passes, idealPasses, divergent } = counts;
      const code = escaped(source);
      const line = location?.range.start.line;
      const link =
        location === undefined || line === undefined
          ? '(no line)'
          : `<a href="${escaped(href({ uri: location.uri, line }))}">${line + 1}</a>`;
      const cells = [
        `${share.toFixed(1)} %`,
        n(executed),
        executed === 0 ? '' : (threads / executed).toFixed(1),
        divergent === 0 ? '' : n(divergent),
        withIdeal(sectors, idealSectors),
        withIdeal(passes, idealPasses),
      ];
      return `<tr><td>${link}</td>${cells.map((one) => `<td>${one}</td>`).join('')}<td class="code"><code>${code}</code></td></tr>`;
    });
  const head = ['line', 'share', `${word}s`, 'lanes', 'divergent', 'sectors', 'passes', 'code'];
  return `<h3>Lines</h3><table><tr>${head.map((one) => `<th scope="col"${one === 'code' ? ' class="code"' : ''}>${one}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

function withIdeal(real: number, ideal: number): string {
  if (real === 0) return '';
  return real === ideal ? n(real) : `<strong>${n(real)}</strong> (${n(ideal)})`;
}

/** Colours are those of the theme. */
export const STYLE = `
body { font-family: var(--vscode-font-family); color: var(--vscode-foreground); padding: 0 16px; }
table { border-collapse: collapse; margin: 8px 0; }
th, td { padding: 2px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--vscode-panel-border); }
th[scope="row"], .code { text-align: left; }
td.code { white-space: normal; min-width: 24ch; }
code { font-family: var(--vscode-editor-font-family); white-space: pre-wrap; overflow-wrap: anywhere; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--vscode-foreground); font-size: 12px; }
svg .middle { text-anchor: middle; }
svg .end { text-anchor: end; }
.axis { fill: none; stroke: var(--vscode-foreground); stroke-opacity: 0.5; }
.bar { fill: var(--vscode-charts-blue); }
.limit { fill: var(--vscode-charts-orange); }
.roof { fill: none; stroke: var(--vscode-foreground); stroke-width: 1.5; }
.gap { stroke: var(--vscode-charts-orange); stroke-dasharray: 3 3; }
body.vscode-high-contrast, body.vscode-high-contrast-light {
  th, td { border-bottom-color: var(--vscode-contrastBorder); }
  .axis { stroke-opacity: 1; }
  .bar { fill: transparent; stroke: var(--vscode-foreground); }
  .limit { fill: var(--vscode-foreground); stroke: var(--vscode-foreground); }
  .gap { stroke: var(--vscode-foreground); }
  a { text-decoration: underline; }
}
@media (forced-colors: active) {
  svg { forced-color-adjust: none; }
  svg text { fill: CanvasText; }
  .axis, .roof, .gap { stroke: CanvasText; stroke-opacity: 1; }
  .bar { fill: Canvas; stroke: CanvasText; }
  .limit { fill: Highlight; stroke: CanvasText; }
}
`;
