/**
 * The GitHub Action, the job for GitLab and the hook of pre-commit, run for real in temporary
 * repositories without a network: steps of the action by a small runner, the comment against a
 * server of the test.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { PATIENCE, readRepo, repoPath } from '../kit/index.ts';

const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };

interface Step {
  readonly name: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel)]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
`;

/** One finding each: a kernel that returns a value. */
const wrong = (count: number): string =>
  HEAD +
  Array.from(
    { length: count },
    (_, i) =>
      `#[unsafe(no_mangle)]\npub extern "gpu-kernel" fn k${i}(x: *mut u32) -> u32 { unsafe { *x } }\n`,
  ).join('');

describe('e2e: continuous integration', function () {
  this.timeout(5 * PATIENCE);
  let top: string;
  beforeEach(() => {
    top = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-ci-')));
    mkdirSync(join(top, 'temp'));
    put('repo/.git/keep', '');
  });
  afterEach(() => rmSync(top, { recursive: true, force: true }));

  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  };
  const git = (...args: string[]): string => {
    const own = ['-C', join(top, 'repo'), '-c', 'user.name=t', '-c', 'user.email=t@t'];
    const done = spawnSync('git', [...own, ...args], { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
    return done.stdout.trim();
  };

  /** Runs the composite steps as the runner of GitHub does; other actions are noted only. */
  async function action(
    given: Readonly<Record<string, string>>,
    event: { readonly number?: string; readonly base?: string } = {},
    more: Readonly<Record<string, string>> = {},
  ) {
    const { inputs, runs } = load(readRepo('action.yml')) as {
      inputs: Record<string, { default?: string }>;
      runs: { steps: Step[] };
    };
    const strange = Object.keys(given).filter((name) => !(name in inputs));
    assert.deepEqual(strange, []);
    const facts: Record<string, string> = {
      'runner.temp': join(top, 'temp'),
      'runner.os': 'Linux',
      'github.action_path': repoPath('.'),
      'github.token': 'secret',
      'github.event.pull_request.number': event.number ?? '',
      'github.event.pull_request.base.sha': event.base ?? '',
    };
    const filled = (text: string): string =>
      text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => {
        assert.ok(name in facts, name);
        return facts[name]!;
      });
    for (const [name, { default: value = '' }] of Object.entries(inputs))
      facts[`inputs.${name}`] = given[name] ?? filled(value);
    const summary = join(top, 'temp/summary.md');
    const used: string[] = [];
    let out = '';
    let code = 0;
    for (const step of runs.steps) {
      const always = step.if?.includes('always()') === true;
      const condition = (step.if ?? 'true')
        .replace(/^\$\{\{|\}\}$/g, '')
        .replaceAll('always()', 'true')
        .replace(/inputs\.[\w-]+/g, (name) => JSON.stringify(facts[name]));
      if ((code !== 0 && !always) || runInNewContext(condition) !== true) continue;
      if (step.uses !== undefined) {
        used.push(step.uses);
        continue;
      }
      const env = Object.fromEntries(
        Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value)]),
      );
      const cwd = join(top, 'repo', filled(step['working-directory'] ?? '.'));
      const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', step.run!], {
        cwd,
        env: {
          PATH: process.env['PATH'],
          HOME: join(top, 'temp'),
          npm_config_offline: 'true',
          GITHUB_WORKSPACE: join(top, 'repo'),
          GITHUB_STEP_SUMMARY: summary,
          GITHUB_ACTIONS: 'true',
          GITHUB_REPOSITORY: 'o/r',
          ...more,
          ...env,
        },
      });
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
      const status = await new Promise<number>((done) => child.on('close', (n) => done(n ?? 1)));
      out += said;
      if (status !== 0) code ||= status;
    }
    return { code, out, used, summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '' };
  }
  const own = { package: repoPath('.') };
  const annotations = (out: string): string[] =>
    out.match(/^::(?:error|warning|notice) .*$/gm) ?? [];

  it('the action annotates from a subfolder, one finding once', async () => {
    put('repo/gpu/Cargo.toml', '[package]\nname = "app"\nedition = "2021"\n');
    put('repo/gpu/src/lib.rs', wrong(2));
    const { code, out, summary, used } = await action({ ...own, 'working-directory': 'gpu' });
    assert.equal(code, 1, out);
    const shown = annotations(out);
    assert.equal(shown.length, 2, out);
    for (const line of shown) assert.match(line, /^::error file=gpu\/src\/lib\.rs,line=\d+,/);
    assert.match(summary, /2 findings in 2 kernels/);
    assert.match(summary, /\| error \| `gpu\/src\/lib\.rs:6` \|/);
    assert.deepEqual(used, ['actions/cache@v4']);
  });

  it('the action lists in the summary what GitHub does not show, and writes SARIF', async () => {
    put('repo/k.rs', wrong(14));
    const given = { ...own, paths: 'k.rs', sarif: 'out.sarif', 'fail-on': 'error' };
    const { code, out, summary, used } = await action(given);
    assert.equal(code, 1);
    assert.equal(annotations(out).length, 10);
    assert.equal(summary.match(/^\| error \|/gm)?.length, 14);
    const sarif = JSON.parse(readFileSync(join(top, 'repo/out.sarif'), 'utf8')) as {
      runs: { results: unknown[] }[];
    };
    assert.equal(sarif.runs[0]!.results.length, 14);
    assert.ok(used.some((name) => name.startsWith('github/codeql-action/upload-sarif')));
    put('repo/k.rs', HEAD);
    const good = await action({ ...own, paths: 'k.rs' });
    assert.equal(good.code, 0, good.out);
  });

  it('the action says what cannot be checked', async () => {
    put('repo/k.rs', HEAD);
    const { code, out } = await action({ ...own, paths: 'none.rs' });
    assert.equal(code, 2);
    assert.match(out, /^::error title=warplens::cannot read `none\.rs`: no such file or folder/m);
  });

  it('the action keeps one comment up to date', async () => {
    rmSync(join(top, 'repo/.git'), { recursive: true });
    mkdirSync(join(top, 'repo'), { recursive: true });
    git('init', '-q');
    const kernel = (by: string): string =>
      `${HEAD}#[unsafe(no_mangle)]\npub extern "gpu-kernel" fn k(x: *mut f32) { unsafe { *x = ${by} } }\n`;
    put('repo/k.rs', kernel('*x * 2.0'));
    git('add', '-A');
    git('commit', '-q', '-m', 'base');
    const base = git('rev-parse', 'HEAD');
    put('repo/k.rs', kernel('*x * *x * *x + 1.0'));
    git('add', '-A');
    git('commit', '-q', '-m', 'change');
    const comments: { id: number; body: string }[] = [{ id: 7, body: 'hello' }];
    const server: Server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        assert.equal(request.headers.authorization, 'Bearer secret');
        if (request.method === 'POST')
          comments.push({ id: 8, body: (JSON.parse(text) as { body: string }).body });
        if (request.method === 'PATCH') {
          assert.match(request.url!, /\/repos\/o\/r\/issues\/comments\/8$/);
          comments[1]!.body = (JSON.parse(text) as { body: string }).body;
        }
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(comments));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      for (const round of [1, 2]) {
        const { code, out, summary } = await action(
          { ...own, comment: 'true' },
          { number: '3', base },
          { GITHUB_API_URL: url },
        );
        assert.equal(code, 0, out);
        assert.equal(comments.length, 2, `round ${round}`);
        assert.match(comments[1]!.body, /^<!-- warplens diff -->\n### GPU kernels: .*1 changed/);
        assert.match(summary, /changed `k` \(k\.rs:6\)/);
      }
    } finally {
      server.close();
    }
    assert.equal(git('status', '--porcelain'), '');
  });

  it('the job for GitLab leaves a report of code quality', () => {
    const { warplens } = load(readRepo('templates/gitlab.yml')) as {
      warplens: {
        variables: Record<string, string>;
        script: string[];
        cache: { paths: string[] };
        artifacts: { when: string; reports: { codequality: string } };
      };
    };
    const { variables, script, artifacts } = warplens;
    assert.equal(artifacts.when, 'always');
    const run = (more: Readonly<Record<string, string>> = {}) =>
      spawnSync('sh', ['-e', '-c', script.join('\n')], {
        cwd: join(top, 'repo'),
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          HOME: join(top, 'temp'),
          npm_config_offline: 'true',
          ...variables,
          WARPLENS_PACKAGE: repoPath('.'),
          ...more,
        },
      });
    const report = () =>
      JSON.parse(readFileSync(join(top, 'repo', artifacts.reports.codequality), 'utf8')) as {
        check_name: string;
        severity: string;
        fingerprint: string;
        location: { path: string; lines: { begin: number } };
      }[];
    put('repo/gpu/k.rs', wrong(2));
    const bad = run();
    assert.equal(bad.status, 1, bad.stderr);
    assert.deepEqual(
      report().map(({ check_name, location }) => [check_name, location.path, location.lines.begin]),
      [6, 8].map((line) => ['gpu-kernel-return', 'gpu/k.rs', line]),
    );
    assert.equal(new Set(report().map(({ fingerprint }) => fingerprint)).size, 2);
    assert.ok(existsSync(join(top, 'repo', warplens.cache.paths[0]!)));
    put('repo/gpu/k.rs', HEAD);
    const good = run({ WARPLENS_PATHS: 'gpu' });
    assert.equal(good.status, 0, good.stderr);
    assert.deepEqual(report(), []);
    assert.equal(run({ WARPLENS_PATHS: 'none' }).status, 2);
  });

  it('the hook of pre-commit runs once for all kinds of files', () => {
    const [hook] = load(readRepo('.pre-commit-hooks.yaml')) as {
      entry: string;
      args: string[];
      files: string;
      require_serial: boolean;
      pass_filenames: boolean;
    }[];
    assert.deepEqual([hook!.require_serial, hook!.pass_filenames], [true, false]);
    const files = new RegExp(hook!.files);
    for (const name of [
      'a.rs',
      'a/b.mlir',
      'k.ptx',
      'k.s',
      'k.amdgcn',
      'a.gcn',
      'Cargo.toml',
      'x/warplens.toml',
      '.cargo/config.toml',
    ])
      assert.match(name, files);
    for (const name of ['README.md', 'a.rs.bak', 'MyCargo.toml', 'config.toml'])
      assert.doesNotMatch(name, files);
    put('repo/k.rs', wrong(1));
    const [program, ...words] = hook!.entry.split(' ');
    assert.equal(program, 'warplens');
    const command = [repoPath('server/dist/cli.js'), ...words, ...hook!.args];
    const run = () =>
      spawnSync(process.execPath, command, { cwd: join(top, 'repo'), encoding: 'utf8' });
    const bad = run();
    assert.equal(bad.status, 1, bad.stderr);
    assert.match(bad.stdout, /gpu-kernel-return/);
    put('repo/k.rs', HEAD);
    assert.equal(run().status, 0);
  });
});
