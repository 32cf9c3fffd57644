/**
 * Collecting a whole crate: its configuration, its extern prelude, then everything below its root
 * file.
 */
import { Fuel, fileId, LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { cfgOptions } from '../cfg/index.ts';
import type { Crate } from '../defs.ts';
import type { TargetCfg } from '../queries.ts';
import type { CrateInput, SourceHost } from './api.ts';
import { collectUnnamed } from './bodies.ts';
import { Collector } from './collect.ts';
import { stdPrelude } from './lookup.ts';
import { type CrateData, crateData, createModule } from './state.ts';

/**
 * Collects a crate from its root file: modules, items, imports, macros. `deps` are the crates of
 * the extern prelude by the name they are used under; `core` must be among them unless the crate is
 * the prelude itself (`std`, `alloc` are added as its aliases).
 */
export function collectCrate(
  input: CrateInput,
  host: SourceHost,
  target: TargetCfg,
  deps: ReadonlyMap<string, Crate>,
): Crate {
  const crate = emptyCrate(input, host, target, deps);
  const parsed = host.parse(input.root);
  if (parsed === undefined) {
    crate.problems.push({
      kind: 'unresolved',
      what: `root file \`${input.root}\``,
      file: fileId(0),
      start: 0,
      end: 0,
    });
    crate.root.complete = true;
  } else {
    const collector = new Collector(crate, crate.items);
    collector.collectRoot(parsed.file, parsed.fileId, input.root);
    collector.finish();
  }
  crate.complete = true;
  stdPrelude(crate);
  collectUnnamed(crate);
  return crate;
}

let lastOrder = 0;

function emptyCrate(
  input: CrateInput,
  host: SourceHost,
  target: TargetCfg,
  given: ReadonlyMap<string, Crate>,
): CrateData {
  const deps = new Map(given);
  const crate: Omit<CrateData, 'root'> = {
    order: ++lastOrder,
    name: input.name,
    edition: input.edition,
    deps,
    isPrelude: input.isPrelude ?? false,
    isStandIn: input.isStandIn ?? false,
    isProcMacro: input.isProcMacro ?? false,
    impls: [],
    problems: [],
    includers: new Map(),
    input,
    host,
    target,
    cfg: cfgOptions(target, input.features, input.cfg, input.isScript),
    macroUse: new Map(),
    stdPrelude: undefined,
    modules: [],
    complete: false,
    forced: false,
    dispatches: { traits: new Map(), enums: new Map(), waiting: [] },
    unknownDerives: new Map(),
    linksStd: [...deps.values()]
      .map((dep) => crateData(dep).linksStd)
      .find((found) => found !== undefined),
    reachesProcMacros: [...deps.values()].some(
      (dep) => dep.isProcMacro || crateData(dep).reachesProcMacros,
    ),
    unsearchedBodies: [],
    callFiles: new WeakMap(),
    includedBy: new WeakMap(),
    characters: new Fuel(LIMITS.crateText),
    items: new Fuel(LIMITS.crateItems),
    bodyModules: [],
  };
  const made = crate as CrateData;
  const noFile: ast.SourceFile = { kind: 'SourceFile', start: 0, end: 0, attrs: [], items: [] };
  made.root = createModule({
    name: input.name,
    crate: made,
    file: fileId(0),
    attrs: [],
    parent: undefined,
    node: noFile,
    isBlock: false,
    folder: '',
    pathFolder: '',
    generated: false,
    startScope: undefined,
  });
  const core = made.isPrelude ? made : deps.get('core');
  if (core !== undefined) {
    for (const alias of ['core', 'std', 'alloc']) if (!deps.has(alias)) deps.set(alias, core);
  }
  return made;
}
