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
    return launchHtml(launch, old, href);
  });
  const head = `<h1>Profile of the ${escaped(target.toUpperCase())} for ${escaped(cpu)}</h1>`;
  return `${head}<p>Counts are exact; times and shares are of a model.</p>${notes.join('')}${parts.join('')}`;
}

function launchHtml(
  launch: ProfileLaunchRow,
  old: ProfileLaunchRow | undefined,
  href: ProfilePage['href'],
): string {
  const { name, estimate, lanes, warps } = launch;
  return [
    `<section><h2>${escaped(name)}</h2>`,
    `<p>${n(warps)} warps of ${lanes} threads${estimate === undefined ? '' : `; model of ${escaped(estimate.product)}: ${estimate.microseconds.toPrecision(3)} µs, limited by ${escaped(estimate.bound)}`}</p>`,
    totals(launch, old),
    ...(estimate === undefined ? [] : [bars(estimate), roofline(estimate)]),
    linesHtml(launch, href),
    '</section>',
  ].join('');
}

/** A count, how it is named, and whether less is better than what the ideal says. */
const ROWS: readonly (readonly [name: string, of: (counts: ProfileCounts) => number])[] = [
  ['warp instructions', ({ executed }) => executed],
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

function totals({ total }: ProfileLaunchRow, old: ProfileLaunchRow | undefined): string {
  const rows = ROWS.filter(([, of]) => of(total) !== 0 || (old && of(old.total) !== 0)).map(
    ([name, of]) => {
      const now = of(total);
      const was = old && of(old.total);
      const change =
        was === undefined || was === now
          ? ''
          : was === 0
            ? 'new'
            : `${now > was ? '+' : ''}${((100 * (now - was)) / was).toFixed(1)} %`;
      const cells = old === undefined ? '' : `<td>${n(was!)}</td><td>${change}</td>`;
      return `<tr><th scope="row">${name}</th><td>${n(now)}</td>${cells}</tr>`;
    },
  );
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

const WIDTH = 560;
const HEIGHT = 260;
const EDGE = 46;

/** Operations a second over operations for each byte of memory, both logarithmic. */
function roofline(estimate: ProfileEstimate): string {
  const { flops, memoryBytes, microseconds, peakFlops, peakBytes } = estimate;
  if (flops === 0 || memoryBytes === 0 || microseconds === 0) return '';
  const intensity = flops / memoryBytes;
  const reached = flops / (microseconds * 1e-6);
  const ridge = peakFlops / peakBytes;
  const xs = [Math.min(intensity, ridge) / 8, Math.max(intensity, ridge) * 8].map(Math.log10);
  const ys = [Math.min(reached, peakFlops / 100) / 4, peakFlops * 3].map(Math.log10);
  const x = (value: number): string =>
    (EDGE + ((Math.log10(value) - xs[0]!) / (xs[1]! - xs[0]!)) * (WIDTH - EDGE - 10)).toFixed(1);
  const y = (value: number): string =>
    (HEIGHT - 30 - ((Math.log10(value) - ys[0]!) / (ys[1]! - ys[0]!)) * (HEIGHT - 40)).toFixed(1);
  const [left, right] = xs.map((power) => 10 ** power);
  const roof = Math.min(peakFlops, intensity * peakBytes);
  const share = ((100 * reached) / roof).toFixed(1);
  const gigas = (value: number): string => `${n(value / 1e9)} Gflop/s`;
  const label = `${gigas(reached)} at ${intensity.toPrecision(3)} operations for each byte, ${share} % of the ${gigas(roof)} that the roof allows`;
  return [
    '<h3>Roofline</h3>',
    `<svg role="img" aria-label="${escaped(label)}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<polyline class="roof" points="${x(left!)},${y(left! * peakBytes)} ${x(ridge)},${y(peakFlops)} ${x(right!)},${y(peakFlops)}"/>`,
    `<line class="gap" x1="${x(intensity)}" y1="${y(reached)}" x2="${x(intensity)}" y2="${y(roof)}"/>`,
    `<circle class="limit" cx="${x(intensity)}" cy="${y(reached)}" r="5"/>`,
    `<text x="${x(ridge)}" y="${Number(y(peakFlops)) - 6}">${gigas(peakFlops)}</text>`,
    `<text x="${EDGE}" y="${HEIGHT - 8}">operations for each byte of memory: ${intensity.toPrecision(3)}; the roof bends at ${ridge.toPrecision(3)}</text>`,
    `</svg><p>${escaped(label)}</p>`,
  ].join('');
}

function linesHtml({ lines }: ProfileLaunchRow, href: ProfilePage['href']): string {
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
  const head = ['line', 'share', 'warps', 'lanes', 'divergent', 'sectors', 'passes', 'code'];
  return `<h3>Lines</h3><table><tr>${head.map((one) => `<th scope="col">${one}</th>`).join('')}</tr>${rows.join('')}</table>`;
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
code { font-family: var(--vscode-editor-font-family); white-space: pre; }
svg text { fill: var(--vscode-foreground); font-size: 12px; }
.bar { fill: var(--vscode-charts-blue); }
.limit { fill: var(--vscode-charts-orange); }
.roof { fill: none; stroke: var(--vscode-foreground); stroke-width: 1.5; }
.gap { stroke: var(--vscode-charts-orange); stroke-dasharray: 3 3; }
`;
