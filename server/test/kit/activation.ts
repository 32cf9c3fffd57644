/**
 * What activating the extension costs: loading its bundle and calling `activate`, in a process of
 * its own with an editor that answers nothing and has no text open. The test and the bench measure
 * with it.
 */
import { spawnSync } from 'node:child_process';
import { repoPath } from './paths.ts';

export interface Activation {
  /** Characters of code that were loaded. */
  readonly code: number;
  /** Calls of functions in it. */
  readonly calls: number;
  /** Milliseconds of processor time: user and system. */
  readonly processor: number;
  /** Milliseconds on the clock, which also depend on what else the machine does. */
  readonly clock: number;
}

const SCRIPT = `
const Module = require('node:module');
const nothing = new Proxy(function () {}, {
  get: (_target, key) =>
    key === 'then' ? undefined
    : key === Symbol.iterator ? function* () {}
    : key === Symbol.toPrimitive ? () => ''
    : key === 'textDocuments' ? []
    : nothing,
  apply: () => nothing,
  construct: () => nothing,
  set: () => true,
});
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? nothing : load(name, ...rest));
const profiler = new (require('node:inspector').Session)();
profiler.connect();
if (process.argv[3] === 'count') {
  profiler.post('Profiler.enable');
  profiler.post('Profiler.startPreciseCoverage', { callCount: true });
}
const extension = { extension: { packageJSON: require(process.argv[2]) }, subscriptions: [] };
const began = performance.now();
const before = process.cpuUsage();
require(process.argv[1]).activate(extension);
const { user, system } = process.cpuUsage(before);
const measured = { processor: (user + system) / 1000, clock: performance.now() - began };
const loaded = Object.keys(require.cache).filter((path) => path.endsWith('.cjs'));
const code = loaded.reduce((sum, path) => sum + require('node:fs').readFileSync(path, 'utf8').length, 0);
let calls = 0;
if (process.argv[3] === 'count')
  profiler.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    for (const { url, functions } of result)
      if (loaded.includes(url.replace(/^file:\\/\\//, '')))
        for (const { ranges } of functions) calls += ranges[0].count;
  });
console.log(JSON.stringify({ ...measured, code, calls }));
`;

/**
 * One activation in a new process, counted or timed; throws what the process says when it fails.
 */
export function measureActivation(what: 'count' | 'time'): Activation {
  const bundle = repoPath('client/dist/extension.cjs');
  const manifest = repoPath('client/manifest.json');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['-e', SCRIPT, bundle, manifest, what],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Activation;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
