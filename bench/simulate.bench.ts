/**
 * Lane-steps a second of the engine that executes MIR at O0, with all its checks, beside the
 * interpreter of PTX of the first release with `run`, which ran the PTX that its optimiser made of
 * the same kernels; the processor time of both for the same launch, and what looking for races
 * costs. `npm run bench simulate [KERNEL...]`.
 *
 * Each launch is measured as a user gets it: from a module that nothing was compiled of, compiling
 * included. The first time is shown, and the least of three, because the machine does other things
 * too. The older sources come from git (`BASELINE=COMMIT` names others); without them the
 * interpreter of this commit is measured instead.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  createExecution,
  type ExecuteBuffer,
  type LaunchInput,
  SpareMemory,
} from '../server/src/execute/index.ts';
import { CASES, type Case, cost, lowered, ptxOf, runAsPtx, SIZE } from './simulated-kernels.ts';

/** The last commit whose `run` interpreted PTX and nothing else. */
const BASELINE = process.env.BASELINE ?? '31803c6c';

/** Where bundles of benches are, and with them the sources of the baseline. */
const OUT = resolve('server/dist/bench');

interface PtxCost {
  readonly steps: number;
  readonly seconds: number;
}

/** Installs what the baseline depends on and this commit does not, in the baseline's versions. */
function installMissing(folder: string, imports: readonly { readonly path: string }[]): void {
  const show = spawnSync('git', ['show', `${BASELINE}:package.json`], { encoding: 'utf8' });
  const { dependencies, devDependencies } = JSON.parse(show.stdout);
  const versions: Record<string, string> = { ...devDependencies, ...dependencies };
  const missing = imports
    .map(({ path }) => path)
    .filter((name) => versions[name] !== undefined && !existsSync(`node_modules/${name}`))
    .map((name) => `${name}@${versions[name]}`);
  if (missing.length === 0) return;
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  spawnSync('npm', ['install', ...flags, ...new Set(missing)], { cwd: folder, stdio: 'ignore' });
}

/** Costs of the cases in the interpreter of the baseline; undefined without its sources. */
async function baselineCosts(
  kernels: readonly string[],
): Promise<Map<string, PtxCost> | undefined> {
  const folder = `${OUT}/baseline`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/bench`, { recursive: true });
  const archive = spawnSync('git', ['archive', BASELINE, 'server/src', 'server/prelude'], {
    maxBuffer: 2 ** 30,
  });
  if (archive.status !== 0) return undefined;
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0) return undefined;
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }');
  copyFileSync('bench/simulated-kernels.ts', `${folder}/bench/simulated-kernels.ts`);
  writeFileSync(
    `${folder}/bench/costs.ts`,
    `import { CASES, lowered, ptxOf, runAsPtx } from './simulated-kernels.ts';
const ptx = ptxOf(lowered());
const kernels = process.argv.slice(2);
const all = CASES.filter(({ kernel }) => kernels.includes(kernel));
const costs = all.map((one) => [one.kernel, runAsPtx(ptx, one)]);
console.log(JSON.stringify(costs));
`,
  );
  const { build } = await import('esbuild');
  const outfile = `${folder}/costs.js`;
  const { metafile } = await build({
    entryPoints: [`${folder}/bench/costs.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    metafile: true,
    logLevel: 'warning',
  });
  installMissing(
    folder,
    Object.values(metafile.outputs).flatMap(({ imports }) => imports),
  );
  // A process for each kernel: what ran before must not help or hinder.
  const costs = new Map<string, PtxCost>();
  for (const kernel of kernels) {
    const run = spawnSync(process.execPath, [outfile, kernel], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (run.status !== 0) return undefined;
    for (const [name, figures] of JSON.parse(run.stdout)) costs.set(name, figures);
  }
  return costs;
}

function inputOf({ kernel, grid, block, args }: Case): LaunchInput {
  const buffers: ExecuteBuffer[] = [];
  const given = args.map(([type, value, buffer], i) => {
    const name = `a${i}`;
    const bytes = new Uint8Array(buffer === undefined ? SIZE[type] : 8);
    const view = new DataView(bytes.buffer);
    if (buffer === undefined) {
      if (type === 'f32') view.setFloat32(0, value, true);
      else view.setUint32(0, value, true);
      return { name, bytes };
    }
    const contents = new Uint8Array(SIZE[type] * value);
    const words = new DataView(contents.buffer);
    for (let k = 0; k < contents.length; k += 4) words.setFloat32(k, (k % 97) * 0.25, true);
    // The last buffer is what a kernel writes.
    const isInput = args.slice(i + 1).some(([, , more]) => more !== undefined);
    buffers.push({ name, bytes: contents, elementSize: SIZE[type], isInput });
    return { name, bytes, addresses: [{ offset: 0, buffer: name }] };
  });
  return { kernel, grid, block, args: given, buffers };
}

/** As the engine of an editor has it: launches use one memory in turn. */
const spare = new SpareMemory();

/** The costs of three launches, each from the start. */
function costs(input: LaunchInput, races: boolean): PtxCost[] {
  return [0, 1, 2].map(() => {
    const { seconds, value } = cost(() => {
      const execution = createExecution(module, {
        target: { name: 'ptx', cpu: 'sm_80', waveSize: 32 },
        observers: { races },
        spare,
      });
      return execution.launch(input);
    });
    if (!value.completed || value.faults.length > 0) throw new Error(JSON.stringify(value.faults));
    return { steps: value.steps, seconds };
  });
}

const least = (all: readonly PtxCost[]): PtxCost =>
  [...all].sort((a, b) => a.seconds - b.seconds)[0]!;

const module = lowered();
const wanted = process.argv.slice(2).filter((name) => CASES.some(({ kernel }) => kernel === name));
const shown = CASES.filter(({ kernel }) => wanted.length === 0 || wanted.includes(kernel));
const older = await baselineCosts(shown.map(({ kernel }) => kernel));
const ptx = older === undefined ? ptxOf(module) : undefined;
console.log(
  `PTX: the interpreter of ${older === undefined ? 'this commit' : BASELINE}; M/s: millions of lane-steps a second, first launch`,
);
console.log(
  'kernel    MIR steps     M/s  PTX steps     M/s   ratio    time MIR    least  time PTX   ratio  with races',
);
for (const one of shown) {
  const input = inputOf(one);
  const mine = costs(input, false);
  const races = costs(input, true);
  const first = mine[0]!;
  const theirs = older?.get(one.kernel) ?? runAsPtx(ptx!, one);
  const rate = ({ steps, seconds }: PtxCost): number => steps / seconds / 1e6;
  const column = (value: number, digits = 0, width = 8): string =>
    value.toFixed(digits).padStart(width);
  console.log(
    `${one.kernel.padEnd(8)}${column(first.steps / 1e6, 1, 10)}M${column(rate(first))}${column(theirs.steps / 1e6, 1, 10)}M${column(rate(theirs))}${column(rate(first) / rate(theirs), 1, 7)}x${column(first.seconds, 2, 11)}s${column(least(mine).seconds, 2)}s${column(theirs.seconds, 2, 9)}s${column(first.seconds / theirs.seconds, 2, 7)}x${column(least(races).seconds / least(mine).seconds, 2, 11)}x`,
  );
}
