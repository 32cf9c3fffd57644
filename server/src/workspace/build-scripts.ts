/**
 * Build scripts that could not be evaluated. What that costs is told where a name means nothing,
 * and above code that asks for their `cfg`s.
 */
import type { FileId } from '../base/index.ts';
import type { Files } from './files.ts';
import type { CheckedCrate } from './front-end.ts';
import { askedCfgs, type CrateUnit } from './manifest/index.ts';

/** A script whose `cfg`s its crate asks for. */
interface ScriptCfgs {
  readonly crate: string;
  readonly script: string;
  readonly names: readonly string[];
  /** The files of the crate. */
  readonly modules: readonly string[];
}

/** A name that means nothing, and the text that it stands in. */
export interface UnknownName {
  /** What is said of it, with the name in backticks first. */
  readonly what: string;
  readonly file: FileId;
}

/**
 * The build scripts whose variables or `cfg`s the crates ask for that a name may come from, in
 * words; undefined when there are none.
 */
export function buildScriptNote(
  checked: CheckedCrate,
  files: Files,
  name: UnknownName,
): string | undefined {
  const { graph, base, collected } = checked;
  const asked = new Map(base.others.map(({ crate, unknownEnv }) => [crate.name, unknownEnv]));
  asked.set(graph.root.name, collected.unknownEnv);
  const cfgs = new Map(scriptCfgsOf(checked, files).map((row) => [row.crate, row.names]));
  const sources = sourcesOf(checked, files, name);
  const notes = [...sources].flatMap(({ name, buildScript }) => {
    const variables = [...(asked.get(name) ?? [])].sort().map((variable) => `\`${variable}\``);
    const told = [...variables, ...(cfgs.get(name) ?? []).map((cfg) => `\`cfg(${cfg})\``)];
    if (buildScript === undefined || buildScript.done || told.length === 0) return [];
    const would = variables.length === 0 ? 'may' : 'would';
    return [
      `\`${buildScript.file}\` of \`${buildScript.package}\`, which ${would} set ${told.join(', ')} (${buildScript.refused ?? 'not looked at'})`,
    ];
  });
  return notes.length === 0
    ? undefined
    : `build scripts that were not evaluated: ${notes.join('; ')}`;
}

/**
 * The crates that a name may come from, as far as the text tells: its own, that of its path or of
 * the import that brings it, else those of the imports of everything; and what those depend on.
 */
function sourcesOf(
  checked: CheckedCrate,
  files: Files,
  { what, file }: UnknownName,
): ReadonlySet<CrateUnit> {
  const { graph, base } = checked;
  const path = files.path(files.base(file));
  const owner = base.others.find(({ modules }) => modules.includes(path))?.crate.name;
  const unit = graph.others.find(({ name }) => name === owner) ?? graph.root;
  const head = /`(\w+)/.exec(what)?.[1] ?? '';
  const found = new Set<CrateUnit>();
  const add = (name: string): boolean => {
    const dep = unit.deps.get(name);
    if (dep !== undefined) found.add(dep);
    return dep !== undefined;
  };
  if (!add(head)) {
    const imports = [...(files.text(files.base(file)) ?? '').matchAll(IMPORT)];
    const named = imports.filter(([, , tree]) => new RegExp(`\\b${head}\\b`).test(tree!));
    for (const [, root] of named.length > 0 ? named : imports.filter(([, , t]) => t!.includes('*')))
      add(root!);
  }
  for (const one of found) for (const below of one.deps.values()) found.add(below);
  return found.add(unit);
}

/** An import: its first word, and the rest. */
const IMPORT = /\buse\s+(?:::)?(\w+)::([^;]*)(?:;|$)/g;

/**
 * For each crate that code in `used` comes from: the `cfg`s that count as not set because its build
 * script is not run.
 */
export function cfgNotes(
  checked: CheckedCrate,
  files: Files,
  used: Iterable<FileId>,
): readonly string[] {
  const rows = scriptCfgsOf(checked, files);
  if (rows.length === 0) return [];
  const paths = new Set([...new Set(used)].map((file) => files.path(file)));
  return rows
    .filter(({ modules }) => modules.some((path) => paths.has(path)))
    .map(({ script, names }) => {
      const cfgs = names.map((name) => `\`cfg(${name})\``).join(', ');
      return `${script}: ${cfgs}, which it may set, ${names.length === 1 ? 'counts' : 'count'} as not set`;
    });
}

function scriptCfgsOf(checked: CheckedCrate, files: Files): readonly ScriptCfgs[] {
  const { graph, base } = checked;
  const modulesOf = new Map(base.others.map(({ crate, modules }) => [crate.name, modules]));
  modulesOf.set(graph.root.name, [...checked.modules]);
  return [...graph.others, graph.root].flatMap(({ name, buildScript, cfg }): ScriptCfgs[] => {
    if (buildScript === undefined || buildScript.done || buildScript.cfgs.length === 0) return [];
    // What Cargo's configuration gives is set.
    const given = new Set([...cfg].map((entry) => entry.replace(/=[\s\S]*/, '')));
    const open = buildScript.cfgs.filter((cfgName) => !given.has(cfgName));
    const modules = modulesOf.get(name) ?? [];
    const asked = new Set(
      modules.flatMap((path) => askedCfgs(files.text(files.id(path)) ?? '', open)),
    );
    if (asked.size === 0) return [];
    const why = buildScript.refused === undefined ? '' : ` (${buildScript.refused})`;
    const script = `\`${buildScript.file}\` of \`${buildScript.package}\` was not evaluated${why}`;
    return [{ crate: name, script, names: [...asked].sort(), modules }];
  });
}
