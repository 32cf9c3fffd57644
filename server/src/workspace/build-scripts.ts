/** Build scripts are not run. What that costs is told where a name means nothing. */
import type { CheckedCrate } from './front-end.ts';

/** The build scripts whose variables the crates of a program ask for, in words; undefined when there are none. */
export function buildScriptNote({ graph, base, collected }: CheckedCrate): string | undefined {
  const asked = new Map(base.others.map(({ crate, unknownEnv }) => [crate.name, unknownEnv]));
  asked.set(graph.root.name, collected.unknownEnv);
  const notes = [...graph.others, graph.root].flatMap(({ name, buildScript }) => {
    const variables = [...(asked.get(name) ?? [])].sort();
    if (buildScript === undefined || variables.length === 0) return [];
    const names = variables.map((variable) => `\`${variable}\``).join(', ');
    return [`\`${buildScript.file}\` of \`${buildScript.package}\`, which would set ${names}`];
  });
  return notes.length === 0 ? undefined : `build scripts are not run: ${notes.join('; ')}`;
}
