/**
 * Calibrates the range of registers that is shown where there is no `ptxas`: what it counts for the
 * kernels of the fixtures, in our texts and in stored ones of rustc, beside what the texts tell. A
 * third of the files takes no part in the fit and says how often the range is right. Rewrites
 * `server/src/asm/ptx/register-calibration.ts` and `docs/reference/registers.md`.
 * `npm run bench registers`; needs ptxas.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parsePtx } from '../server/src/asm/index.ts';
import {
  BANDS,
  bandOf,
  REGISTER_FEATURES,
  registerFeatures,
} from '../server/src/asm/ptx/register-features.ts';
import { rangeOf } from '../server/src/asm/ptx/register-range.ts';
import { createEngine } from '../server/src/workspace/index.ts';
import { findTool, listFiles, readRepo } from '../server/test/kit/index.ts';
import { preludeTexts } from '../server/test/kit/prelude.ts';

const CPU = 'sm_80';
/** What keeps weights small. */
const RIDGE = 20;
/** Share of kernels that a band leaves out at either end. */
const TAIL = 0.04;
const FOLDS = 8;
const SOURCES = [
  'test-fixtures/kernels',
  'test-fixtures/kernels-more',
  'test-fixtures/codegen/rust',
  'examples',
];
const TEXTS = ['test-fixtures/emulate/ptx/rustc', 'test-fixtures/fidelity/rustc'];

const found = findTool('ptxas');
if (found === undefined) throw new Error('needs ptxas');
const ptxas: string = found;

interface Row {
  /** Name of the source file: its texts are fitted or held out together. */
  readonly file: string;
  readonly kernel: string;
  readonly registers: number;
  readonly x: readonly number[];
  readonly band: number;
}

const folder = mkdtempSync(join(tmpdir(), 'registers-'));
const rows: Row[] = [];

function add(file: string, text: string): void {
  const path = join(folder, 'k.ptx');
  writeFileSync(path, text);
  const args = ['-v', `-arch=${CPU}`, path, '-o', join(folder, 'k.cubin')];
  const said = spawnSync(ptxas, args, { encoding: 'utf8' });
  if (said.status !== 0) {
    console.log(`${file}: ${said.stderr.split('\n')[0]}`);
    return;
  }
  const { module } = parsePtx(text);
  for (const part of said.stderr.split("Compiling entry function '").slice(1)) {
    const kernel = part.slice(0, part.indexOf("'"));
    const fn = module.functions.find((one) => one.entry && one.name === kernel);
    const features = fn && registerFeatures(fn);
    const registers = Number(/Used (\d+) registers/.exec(part)?.[1]);
    if (features === undefined) continue;
    const x = REGISTER_FEATURES.map((name) => features[name]);
    rows.push({ file, kernel, registers, x, band: bandOf(features) });
  }
}

const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
for (const path of SOURCES.flatMap((from) => listFiles(from, ['.rs']))) {
  const at = `/registers/${path.replaceAll('/', '_')}`;
  engine.setFile(at, readRepo(path));
  const { text, summary } = engine.emit(at, 'ptx', { cpu: CPU });
  if (summary.length > 0) add(basename(path, '.rs'), text);
  engine.removeFile(at);
}
for (const path of TEXTS.flatMap((from) => listFiles(from, ['.ptx'])))
  add(basename(path, '.ptx'), readRepo(path));
rmSync(folder, { recursive: true });

const hashOf = (text: string): number => createHash('md5').update(text).digest().readUInt32BE(0);
const isHeldOut = ({ file }: Row): boolean => hashOf(file) % 3 === 0;
const fitted = rows.filter((row) => !isHeldOut(row));
const heldOut = rows.filter(isHeldOut);

const size = REGISTER_FEATURES.length;
const mean = REGISTER_FEATURES.map((_, j) => (j === 0 ? 0 : average(fitted.map(({ x }) => x[j]!))));
const deviation = REGISTER_FEATURES.map((_, j) => {
  const spread = Math.sqrt(average(fitted.map(({ x }) => (x[j]! - mean[j]!) ** 2)));
  return j === 0 || spread === 0 ? 1 : spread;
});
const scaled = ({ x }: Row): number[] => x.map((value, j) => (value - mean[j]!) / deviation[j]!);

/** Weights with the least squares of the logarithms. */
function weigh(some: readonly Row[]): number[] {
  const matrix = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const row of some) {
    const z = scaled(row);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) matrix[i]![j]! += z[i]! * z[j]!;
      matrix[i]![size]! += z[i]! * Math.log(row.registers);
    }
  }
  for (let i = 1; i < size; i++) matrix[i]![i]! += RIDGE;
  return solve(matrix);
}

/** By elimination; the matrix is positive definite. */
function solve(matrix: number[][]): number[] {
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i]!;
    for (let k = 0; k < size; k++) {
      const row = matrix[k]!;
      const factor = k === i || pivot[i] === 0 ? 0 : row[i]! / pivot[i]!;
      if (factor !== 0) for (let j = i; j <= size; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  return matrix.map((row, i) => (row[i] === 0 ? 0 : row[size]! / row[i]!));
}

function residual(weights: readonly number[], row: Row): number {
  const z = scaled(row);
  return Math.log(row.registers) - weights.reduce((sum, weight, j) => sum + weight * z[j]!, 0);
}

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low]! + (at - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!);
}

// Residuals of kernels that a fit has not seen, file by file.
const fold = ({ file }: Row): number => hashOf(`${file}z`) % FOLDS;
const unseen = Array.from({ length: FOLDS }, (_, k) => k).flatMap((k) => {
  const weights = weigh(fitted.filter((row) => fold(row) !== k));
  return fitted
    .filter((row) => fold(row) === k)
    .map((row) => ({ band: row.band, by: residual(weights, row) }));
});
const round = (value: number): number => Number(value.toPrecision(6));
const calibration = {
  mean: mean.map(round),
  deviation: deviation.map(round),
  weights: weigh(fitted).map(round),
  bands: BANDS.map((_, band) => {
    const own = unseen.filter((one) => one.band === band).map(({ by }) => by);
    return [round(quantile(own, TAIL)), round(quantile(own, 1 - TAIL))] as const;
  }),
};
const ranges = heldOut.map(({ x, band, registers, file, kernel }) => {
  const { low, high } = rangeOf(x, band, calibration);
  return { isRight: low <= registers && registers <= high, width: high / low, band, file, kernel };
});
const right = ranges.filter(({ isRight }) => isRight).length;
const median = quantile(
  ranges.map(({ width }) => width),
  0.5,
);
const version = /release (\d+\.\d+)/.exec(
  spawnSync(ptxas, ['--version'], { encoding: 'utf8' }).stdout,
)?.[1];
const about = {
  assembler: `ptxas ${version}`,
  cpu: CPU,
  kernels: fitted.length,
  heldOut: heldOut.length,
  right,
  width: round(median),
};
writeFileSync(
  'server/src/asm/ptx/register-calibration.ts',
  `/** Weights of \`register-range.ts\`, generated by \`npm run bench registers\`. */
export const REGISTER_CALIBRATION = ${JSON.stringify({ ...about, ...calibration }, undefined, 1)} as const;
`,
);
const line = (band: number): string => {
  const own = ranges.filter((one) => one.band === band);
  const good = own.filter(({ isRight }) => isRight).length;
  const width =
    own.length === 0
      ? ''
      : quantile(
          own.map((one) => one.width),
          0.5,
        ).toFixed(2);
  return `| ${BANDS[band]} | ${own.length} | ${good} | ${width} |`;
};
writeFileSync(
  'docs/reference/registers.md',
  `# Registers without an assembler

Generated by \`npm run bench registers\`.

\`ptxas\` decides how many registers a kernel takes. Where it is on the machine and the workspace is trusted, its count is taken in the background and shown as a fact.
Elsewhere lenses, hovers, the resource page and occupancy show a range.

The range is computed from the text: the words that are live at the busiest place, with and without what an assembler makes anew (constants, parameters, thread indices), the largest block, loads that can be moved up, divisions, calls, loops and others (\`server/src/asm/ptx/register-features.ts\`), weighed by a ridge regression of the logarithm.
It was fitted to ${fitted.length} kernels of the fixtures for ${CPU}, our texts and rustc's, with the counts of ${about.assembler}; the ends are the ${100 * TAIL} % and ${100 * (1 - TAIL)} % quantiles of what kernels of other files were off by.

Of ${heldOut.length} kernels of files that took no part, ${right} (${((100 * right) / heldOut.length).toFixed(0)} %) lie in their range. The upper end is ${median.toFixed(2)} times the lower one in the median.

| kernels | held out | in their range | upper to lower end, median |
|---|---|---|---|
${BANDS.map((_, band) => line(band)).join('\n')}

What a text does not tell is how \`ptxas\` orders instructions: it moves loads up as long as registers do not cost occupancy, and writes short loops out. A narrower range needs its scheduler.
`,
);
console.log(about);
for (const { isRight, file, kernel } of ranges)
  if (!isRight) console.log(`outside: ${file}/${kernel}`);
