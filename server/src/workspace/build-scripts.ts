/**
 * Build scripts that could not be evaluated. What that costs is told where a name means nothing,
 * and above code that asks for their `cfg`s.
 */
import type { FileId } from '../base/index.ts';
import type { Files } from './files.ts';
import type { CheckedCrate } from './front-end.ts';
import { askedCfgs } from './manifest/index.ts';

/** A script whose `cfg`s its crate asks for. */
interface ScriptCfgs {
  readonly crate: string;
  readonly script: string;
  readonly names: readonly string[];
  /** The files of the crate. */
  readonly modules: readonly string[];
}

/**
 * The build scripts whose variables or `cfg`s the crates of a program ask for, in words; undefined
 * when there are none.
 */
export function buildScriptNote(checked: CheckedCrate, files: Files): string | undefined {
  const { graph, base, collected } = checked;
  const asked = new Map(base.others.map(({ crate, unknownEnv }) => [crate.name, unknownEnv]));
  asked.set(graph.root.name, collected.unknownEnv);
  const cfgs = new Map(scriptCfgsOf(checked, files).map((row) => [row.crate, row.names]));
  const notes = [...graph.others, graph.root].flatMap(({ name, buildScript }) => {
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
    const given = new Set([...cfg].map((entry) => entry.replace(/=.*$/s, '')));
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
