/**
 * The prelude with its item macros expanded: the same items as plain text, which parses ten times faster than it expands.
 * The bundles carry this form; the sources and the tests keep the macros. Reads `server/prelude`, writes JSON (path to text)
 * to standard output.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileId, fileId } from '../server/src/base/index.ts';
import {
  collectCrate,
  type ModuleDef,
  type SourceHost,
  type TargetCfg,
} from '../server/src/hir/index.ts';
import { printTokens } from '../server/src/hir/macros/index.ts';
import { expansionTrees } from '../server/src/hir/names/flatten.ts';
import {
  type AnyItem,
  type MacroCall,
  parseFile,
  type SourceFile,
} from '../server/src/syntax/index.ts';

/** Macros that define macros: their expansions need the macro's own text around them. */
const KEPT = new Set(['builtin_macros']);
const MAX_ROUNDS = 6;

/** Both targets are asked, since `cfg` decides which modules are read. */
const TARGETS: readonly TargetCfg[] = (['nvptx64', 'amdgpu'] as const).map((arch) => ({
  arch,
  cfg: new Set<string>(),
  overflowChecks: false,
  debugAssertions: false,
}));

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Item-level macro calls of a file, in modules and impls too, with the module they stand in. */
function calls(items: readonly AnyItem[]): MacroCall[] {
  return items.flatMap((item): MacroCall[] => {
    if (item.kind === 'MacroCall') return [item];
    if (item.kind === 'Mod' || item.kind === 'Impl' || item.kind === 'Trait')
      return calls(item.items ?? []);
    return [];
  });
}

/** Expands all item macros once; the number of calls that were replaced. */
function round(texts: Map<string, string>): number {
  const edits = new Map<string, Map<number, Edit>>();
  for (const target of TARGETS) {
    const paths = [...texts.keys()];
    const files = new Map<string, { readonly file: SourceFile; readonly fileId: FileId }>();
    const host: SourceHost = {
      parse(path) {
        const name = path.slice(1);
        const text = texts.get(name);
        if (text === undefined) return undefined;
        let found = files.get(name);
        if (found === undefined)
          files.set(
            name,
            (found = { file: parseFile(text).file, fileId: fileId(paths.indexOf(name)) }),
          );
        return found;
      },
    };
    const crate = collectCrate(
      { name: 'core', edition: 2021, root: '/lib.rs', isPrelude: true, keepTokens: true },
      host,
      target,
      new Map(),
    );
    const seen = new Set<ModuleDef>();
    const visit = (module: ModuleDef): void => {
      if (seen.has(module)) return;
      seen.add(module);
      const name = paths[module.file];
      const file = name === undefined ? undefined : files.get(name)?.file;
      for (const call of file === undefined ? [] : calls(file.items)) {
        const word = call.path.segments.map((s) => s.name.text).join('::');
        if (KEPT.has(word)) continue;
        const trees = expansionTrees(module, call);
        if (trees === undefined) continue;
        const text = texts.get(name!)!;
        const end = text[call.end] === ';' ? call.end + 1 : call.end;
        const list = edits.get(name!) ?? new Map<number, Edit>();
        list.set(call.start, {
          start: call.start,
          end,
          text: printTokens(trees).replaceAll('$crate', 'crate'),
        });
        edits.set(name!, list);
      }
      for (const { def } of module.types.values())
        if (def.kind === 'module' && def.crate === crate) visit(def);
    };
    visit(crate.root);
  }
  let count = 0;
  for (const [name, list] of edits) {
    let text = texts.get(name)!;
    for (const edit of [...list.values()].sort((a, b) => b.start - a.start)) {
      text = `${text.slice(0, edit.start)}\n${edit.text}\n${text.slice(edit.end)}`;
      count++;
    }
    texts.set(name, text);
  }
  return count;
}

/** Expands until no item macro is left. Throws when the prelude does not come to rest or no longer parses. */
export function flattenPrelude(files: Readonly<Record<string, string>>): Record<string, string> {
  const texts = new Map(Object.entries(files));
  for (let i = 0; round(texts) > 0; i++) {
    if (i === MAX_ROUNDS) throw new Error('macros of the prelude expand without end');
  }
  for (const [name, text] of texts) {
    const error = parseFile(text).errors[0];
    if (error !== undefined)
      throw new Error(
        `${name} after expansion: ${error.message} at ${text.slice(error.start, error.start + 80)}`,
      );
  }
  return Object.fromEntries(texts);
}

const folder = process.argv[2];
if (folder !== undefined) {
  const names = (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.rs'))
    .sort();
  const files = Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
  process.stdout.write(JSON.stringify(flattenPrelude(files)));
}
