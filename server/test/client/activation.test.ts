/**
 * What activating the extension costs the extension host: processor time of loading the bundle and running `activate`, in a
 * process of its own with an editor that answers nothing. Time on the clock depends on what else the machine does; the tests
 * in real VS Code print that.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { repoPath } from '../kit/index.ts';

/** Milliseconds. */
const MOST = 50;

const SCRIPT = `
const Module = require('node:module');
const nothing = new Proxy(function () {}, {
  get: (_target, key) =>
    key === 'then' ? undefined
    : key === Symbol.iterator ? function* () {}
    : key === Symbol.toPrimitive ? () => ''
    : nothing,
  apply: () => nothing,
  construct: () => nothing,
  set: () => true,
});
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? nothing : load(name, ...rest));
const before = process.cpuUsage();
require(process.argv[1]).activate(nothing);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
`;

describe('client: activation', () => {
  it(`costs at most ${MOST} ms of processor time`, function () {
    this.timeout(60_000);
    const times = Array.from({ length: 5 }, () => {
      const bundle = repoPath('client/dist/extension.cjs');
      const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', SCRIPT, bundle], {
        encoding: 'utf8',
      });
      assert.equal(status, 0, stderr);
      return Number(stdout);
    }).sort((a, b) => a - b);
    assert.ok(times[2]! > 0);
    assert.ok(times[2]! <= MOST, times.join(', '));
  });
});
