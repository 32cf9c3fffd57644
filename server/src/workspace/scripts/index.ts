/**
 * Build scripts: each is evaluated once for what it can see (`evaluate.ts`), and what it sets
 * counts for its package. A script that asks for more than there is says so, and sets nothing.
 */
import { LIMITS } from '../../base/index.ts';
import { derived, memo } from '../../db/index.ts';
import { Program, type TargetCfg } from '../../hir/index.ts';
import { hashText, Lowering } from '../../lower/index.ts';
import { type CrateCache, inputOf, type MayRead, readingOf } from '../crate-cache.ts';
import type { Files } from '../files.ts';
import type { CrateGraph, CrateUnit, PackageScript } from '../manifest/index.ts';
import { PRELUDE_FOLDER } from '../prelude-files.ts';
import { evaluate } from './evaluate.ts';
import { Refused } from './host.ts';
import { keptRun, type ScriptRun, Witness } from './kept.ts';
import { scriptOutput } from './output.ts';
import { runRustc } from './rustc.ts';

/** A script, and how many instructions it may take. */
interface Asked {
  readonly script: PackageScript;
  readonly target: TargetCfg;
  readonly most: number;
}

const TOO_MANY: ScriptRun = {
  refused: `the build scripts before it take more than ${LIMITS.scriptsTogether.limit} steps`,
  asked: [],
  steps: 0,
};

interface Applied {
  readonly runs: readonly ScriptRun[];
  readonly graph: CrateGraph;
}

const appliedGraphs = memo<CrateGraph, Applied>('workspace.scripts.graphs');

export class BuildScripts {
  private readonly files: Files;
  private readonly crates: CrateCache;
  private readonly mayRead: MayRead;
  /** The scripts behind the keys of `runs`, as they were asked for last. */
  private readonly asked = new Map<string, Asked>();
  /** By package and features, the keys of runs for different targets. */
  private readonly variants = new Map<string, string[]>();
  private readonly runs = derived<string, ScriptRun>('build script', {
    compute: (_, key) => {
      return this.run(this.asked.get(key)!);
    },
    equal: (a, b) => JSON.stringify(plain(a)) === JSON.stringify(plain(b)),
    print: plain,
  });

  constructor(files: Files, crates: CrateCache, mayRead: MayRead) {
    this.files = files;
    this.crates = crates;
    this.mayRead = mayRead;
  }

  /**
   * The graph with what the scripts of its packages set; the same one until one of them sets
   * something else.
   */
  applied(graph: CrateGraph, target: TargetCfg): CrateGraph {
    const scripts = [...graph.others, graph.root].flatMap(({ buildScript }) => buildScript ?? []);
    if (scripts.length === 0) return graph;
    let left = LIMITS.scriptsTogether.limit;
    const runs = scripts.map((script) => {
      const run = left <= 0 ? TOO_MANY : this.runOf(script, target, left);
      left -= LIMITS.scriptStart.limit + run.steps;
      return run;
    });
    const known = appliedGraphs.get(graph);
    if (known?.runs.every((run, at) => run === runs[at])) return known.graph;
    for (const run of runs)
      if (run.output !== undefined)
        for (const [path, text] of run.output.texts) this.files.define(path, text);
    const made = withRuns(graph, new Map(scripts.map((script, at) => [script, runs[at]!])));
    appliedGraphs.set(graph, { runs, graph: made });
    return made;
  }

  /**
   * What came of a script: also of one for another target, when it did not ask for what is
   * different there.
   */
  private runOf(script: PackageScript, target: TargetCfg, left: number): ScriptRun {
    const most = Math.min(left, LIMITS.scriptSteps.limit);
    const common = [script.folder, script.file, most, ...featuresOf(script)].join('\0');
    let variants = this.variants.get(common);
    if (variants === undefined) this.variants.set(common, (variants = []));
    for (const key of variants) {
      const { env } = this.asked.get(key)!.script;
      const run = this.files.db.get(this.runs, key);
      if (run.asked.every((name) => env.get(name) === script.env.get(name))) return run;
    }
    const key = keyOf(script, most);
    this.asked.set(key, { script, target, most });
    if (!variants.includes(key)) variants.push(key);
    return this.files.db.get(this.runs, key);
  }

  /** A run that the host remembers, else one that it may remember. */
  private run(asked: Asked): ScriptRun {
    const { script, target, most } = asked;
    const { files } = this;
    const { store } = files;
    if (store === undefined) return this.runNow(asked, undefined);
    const seen = [target.arch, ...[...target.cfg].sort(), keyOf(script, most)].join('\0');
    const key = `script-${hashText(seen)}`;
    const kept = keptRun(files, store.read(key));
    if (kept !== undefined) return kept;
    const witness = new Witness(files);
    const run = this.runNow(asked, witness);
    const text = witness.kept(run);
    if (text !== undefined) store.write(key, text);
    return run;
  }

  private runNow({ script, target, most }: Asked, witness: Witness | undefined): ScriptRun {
    const { files, crates } = this;
    const saw = witness ?? new Witness(files);
    const isOwn = (path: string): boolean => this.mayRead(`${script.folder}/Cargo.toml`, path);
    const { root, others, missing } = script.graph();
    if (missing.length > 0) {
      // What is missing may come, and finding that out takes no time.
      if (witness !== undefined) witness.lost = true;
      return { refused: missing[0]!.message, asked: [], steps: 0 };
    }
    const graph: CrateGraph = { root, others, missing, problems: [] };
    const base = crates.base(graph, target);
    try {
      const collected = crates.collect(inputOf(root), target, base.deps, readingOf(root), root.env);
      for (const { seen } of witness === undefined ? [] : [collected, ...base.others])
        for (const path of seen.keys())
          if (!path.startsWith(`${PRELUDE_FOLDER}/`)) witness!.text(path);
      const [problem] = collected.crate.problems;
      if (problem !== undefined)
        return { refused: `${problem.kind}: ${problem.what}`, asked: [], steps: 0 };
      const all = [base.core, ...base.others.map(({ crate }) => crate), collected.crate];
      const program = new Program(target, all, base.core, base.program);
      const lowering = new Lowering(program, base.lowering);
      const device = crates.base({ ...graph, others: [] }, target);
      const std = base.deps.get('std')!;
      const { host, refused, steps } = evaluate(
        { program, lowering, crate: collected.crate, std },
        (running) => ({
          folder: script.folder,
          env: script.env,
          bytes: (path) => (isOwn(path) ? saw.bytes(path) : undefined),
          list: (path) => (isOwn(path) ? saw.list(path) : []),
          rustc: (args, input) => {
            if (witness !== undefined) witness.lost = true;
            return runRustc(args, input, { ...device, target }, files, (path) =>
              running().texts.get(path),
            );
          },
        }),
        most,
      );
      const asked = [...host.asked].sort();
      if (refused !== undefined) return { refused, asked, steps };
      return { output: scriptOutput(script.package, host.output, host.texts), asked, steps };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message, asked: [], steps: 0 };
      throw error;
    } finally {
      // Its code is not needed any more.
      crates.forget(graph, target);
    }
  }
}

/** All that a run can see but files and what it depends on, whose texts the database watches. */
function keyOf({ folder, file, env }: PackageScript, most: number): string {
  return [folder, file, most, ...[...env].map(([name, value]) => `${name}=${value}`).sort()].join(
    '\0',
  );
}

function featuresOf({ env }: PackageScript): string[] {
  return [...env.keys()].filter((name) => name.startsWith('CARGO_FEATURE_')).sort();
}

function plain(run: ScriptRun): unknown {
  if (run.output === undefined) return run;
  const { asked, steps } = run;
  const { folder, texts, cfg, env } = run.output;
  return { folder, texts: [...texts], cfg, env: [...env], asked, steps };
}

/** The same crates with the `cfg`s, variables and texts of their scripts. */
function withRuns(graph: CrateGraph, runs: ReadonlyMap<PackageScript, ScriptRun>): CrateGraph {
  const made = new Map<CrateUnit, CrateUnit>();
  const remake = (unit: CrateUnit): CrateUnit => {
    const deps = new Map([...unit.deps].map(([name, dep]) => [name, made.get(dep) ?? dep]));
    const own = unit.buildScript;
    const run = own && runs.get(own);
    const out =
      run === undefined || own === undefined
        ? { ...unit, deps }
        : { ...unit, deps, ...set(unit, own, run) };
    made.set(unit, out);
    return out;
  };
  const others = graph.others.map(remake);
  return { ...graph, others, root: remake(graph.root) };
}

function set(
  unit: CrateUnit,
  buildScript: PackageScript,
  run: ScriptRun,
): Pick<CrateUnit, 'buildScript' | 'cfg' | 'env'> {
  const { cfg, env } = unit;
  if (run.output === undefined)
    return { cfg, env, buildScript: { ...buildScript, refused: run.refused } };
  const { output } = run;
  return {
    cfg: new Set([...cfg, ...output.cfg]),
    env: new Map([...env, ...output.env, ['OUT_DIR', output.folder]]),
    buildScript: { ...buildScript, done: true },
  };
}
