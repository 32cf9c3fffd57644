/**
 * `.mir` fixtures of the passes. First line: `; test opt <passes or level>`. `; CHECK` lines are
 * matched against the result; `; run: f(1, 2) == 3` lines must hold before, between and after the
 * passes.
 */
import assert from 'node:assert/strict';
import { computeCallGraph } from '../../src/analysis/index.ts';
import {
  bitWidth,
  Interpreter,
  type Module,
  parseMir,
  printModule,
  verifyModule,
} from '../../src/mir/index.ts';
import { type OptLevel, optimize, PASSES, PIPELINES, runFuncPass } from '../../src/passes/index.ts';
import { fileCheck, fixturesIn, readRepo } from '../kit/index.ts';

interface Run {
  readonly symbol: string;
  readonly args: readonly bigint[];
  readonly result: string;
}

function parse(text: string): Module {
  const { module, errors } = parseMir(text);
  assert.deepEqual(
    errors.map((e) => `${e.line + 1}:${e.col + 1} ${e.message}`),
    [],
  );
  assert.deepEqual(
    verifyModule(module).map((p) => p.message),
    [],
  );
  return module;
}

function runsIn(text: string): Run[] {
  return [...text.matchAll(/^; run: (\w+)\(([^)]*)\) == (.*)$/gm)].map((m) => ({
    symbol: m[1]!,
    args: m[2]!
      .split(',')
      .filter((a) => a.trim() !== '')
      .map((a) => BigInt(a.trim())),
    result: m[3]!.trim(),
  }));
}

function checkRuns(module: Module, runs: readonly Run[], when: string): void {
  for (const { symbol, args, result } of runs) {
    const copy = parse(printModule(module));
    const types = copy.funcs.get(symbol)!.params;
    const bits = args.map((arg, i) => BigInt.asUintN(bitWidth(types[i]!), arg));
    const outcome = new Interpreter(copy).call(symbol, bits);
    const got = outcome.ok ? outcome.values.join(', ') : `trap ${outcome.trap.kind}`;
    const why = outcome.ok ? '' : `: ${outcome.trap.message}`;
    assert.equal(got, result, `${symbol}(${args.join(', ')}) ${when}${why}`);
  }
}

for (const path of fixturesIn('test-fixtures/passes', '.mir')) {
  describe(path, () => {
    it('gives the checked code and keeps results', () => {
      const text = readRepo(path);
      const what = /^; test opt (.+)$/m.exec(text)?.[1]?.trim().split(/[ ,]+/);
      assert.ok(what, 'the first line names the passes: ; test opt ...');
      const runs = runsIn(text);
      const module = parse(text);
      checkRuns(module, runs, 'before any pass');
      const roots = new Set(
        [...module.funcs.values()].filter((f) => f.kind === 'kernel').map((f) => f.name),
      );
      for (const run of runs) roots.add(run.symbol);
      if (roots.size === 0) for (const name of module.funcs.keys()) roots.add(name);
      if (what[0]! in PIPELINES) {
        const seen: string[] = [];
        const after = (pass: string): void => void seen.push(pass);
        optimize(module, { level: what[0] as OptLevel, roots, verify: true, after });
        checkRuns(module, runs, `after ${seen.join(', ')}`);
      } else {
        for (const name of what) {
          const pass = PASSES.get(name);
          assert.ok(pass, `no pass is called ${name}`);
          const unrolling = { limit: 75, runtime: true };
          const calls = computeCallGraph(module, roots);
          const ctx = { module, calls, unrolling, shortDivision: true };
          for (const fn of ctx.calls.bottomUp) runFuncPass(pass, fn, ctx, { verify: true });
          checkRuns(module, runs, `after ${name}`);
        }
      }
      const result = [...module.funcs.values()].filter((f) => roots.has(f.name)).map((f) => f.name);
      for (const name of module.funcs.keys()) if (!result.includes(name)) module.funcs.delete(name);
      if (/; *CHECK/.test(text)) fileCheck(printModule(module), text, { name: path });
    });
  });
}
