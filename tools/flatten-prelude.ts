/**
 * The prelude with its item macros and derives expanded: the same items as plain text, which parses
 * ten times faster than it expands. The bundles carry this form; the sources and the tests keep the
 * macros. Reads `server/prelude`, writes JSON (path to text) to standard output, and beside the
 * bundles for the tests.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { type FileId, fileId } from '../server/src/base/index.ts';
import {
  type AdtDef,
  type Crate,
  collectCrate,
  type ModuleDef,
  type SourceHost,
  type TargetCfg,
} from '../server/src/hir/index.ts';
import { printTokens } from '../server/src/hir/macros/index.ts';
import { expansionTrees } from '../server/src/hir/names/flatten.ts';
import {
  type AnyItem,
  type AnyNode,
  type Attr,
  findWaiting,
  isDocComment,
  isTrivia,
  lex,
  type MacroCall,
  parseFile,
  type SourceFile,
} from '../server/src/syntax/index.ts';
import { PRELUDE_WAITING } from '../server/src/workspace/prelude-files.ts';

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

/** Definitions of a module that are written out and derive something. */
function deriving(module: ModuleDef): AdtDef[] {
  const out: AdtDef[] = [];
  for (const { def } of module.types.values()) {
    const isAdt = def.kind === 'struct' || def.kind === 'enum' || def.kind === 'union';
    if (isAdt && def.module === module && def.node.file === undefined && derives(def).length > 0)
      out.push(def);
  }
  return out;
}

function derives(def: AdtDef): Attr[] {
  return def.node.attrs.filter((attr) => !attr.isDoc && attr.path.join() === 'derive');
}

/** A crate of the prelude: `core`, or a device library, whose derives stay as they are. */
interface Part {
  readonly root: string;
  readonly isCore: boolean;
}

/** The crates that the texts are. */
function partsOf(texts: ReadonlyMap<string, string>): readonly Part[] {
  const devices = [...texts.keys()].filter((name) => /^devices\/\w+\/lib\.rs$/.test(name));
  return [
    { root: 'lib.rs', isCore: true },
    ...devices.map((root): Part => ({ root, isCore: false })),
  ];
}

/** The texts of the prelude as files of crates. */
class TextHost implements SourceHost {
  readonly paths: readonly string[];
  private readonly texts: ReadonlyMap<string, string>;
  private readonly files = new Map<string, SourceFile>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.texts = texts;
    this.paths = [...texts.keys()];
  }

  parse(path: string): { readonly file: SourceFile; readonly fileId: FileId } | undefined {
    const name = path.slice(1);
    const file = this.file(name);
    return file && { file, fileId: fileId(this.paths.indexOf(name)) };
  }

  file(name: string): SourceFile | undefined {
    const text = this.texts.get(name);
    if (text === undefined) return undefined;
    let found = this.files.get(name);
    if (found === undefined) this.files.set(name, (found = parseFile(text).file));
    return found;
  }
}

/** The item macros and derives of one module's file, expanded once, in the places of the text. */
function moduleEdits(module: ModuleDef, file: SourceFile, text: string): Edit[] {
  const { isPrelude } = module.crate;
  const out: Edit[] = [];
  for (const call of calls(file.items)) {
    const word = call.path.segments.map((s) => s.name.text).join('::');
    const trees = KEPT.has(word) ? undefined : expansionTrees(module, call);
    if (trees === undefined) continue;
    const made = printTokens(trees, { grouped: true });
    // In a library, the crate may be that of a macro of another one.
    if (!isPrelude && made.includes('$crate')) continue;
    const end = text[call.end] === ';' ? call.end + 1 : call.end;
    out.push({ start: call.start, end, text: made.replaceAll('$crate', 'crate') });
  }
  for (const def of isPrelude ? deriving(module) : []) {
    const trees = expansionTrees(module, def.node);
    if (trees === undefined) continue;
    for (const { start, end } of derives(def)) out.push({ start, end, text: '' });
    // Types of fields stand in the expansion as they were parsed.
    const textOf = (node: AnyNode): string => text.slice(node.start, node.end);
    const { end } = def.node;
    const impls = printTokens(trees, { textOf, grouped: true }).replaceAll('$crate', 'crate');
    out.push({ start: end, end, text: impls });
  }
  return out;
}

/** The modules of a crate that are there for a target. */
function modulesOf(crate: Crate): readonly ModuleDef[] {
  const seen = new Set<ModuleDef>([crate.root]);
  for (const module of seen)
    for (const { def } of module.types.values())
      if (def.kind === 'module' && def.crate === crate) seen.add(def);
  return [...seen];
}

/** The crates that the texts are, for a target: `core` first. */
function crates(host: TextHost, target: TargetCfg, texts: ReadonlyMap<string, string>): Crate[] {
  const out: Crate[] = [];
  for (const { root, isCore } of partsOf(texts)) {
    const name = isCore ? 'core' : root.split('/').at(-2)!;
    const edition = isCore ? 2021 : 2024;
    const deps = new Map(out.slice(0, 1).map((core) => ['core', core]));
    const input = { name, edition, root: `/${root}`, isPrelude: isCore, keepTokens: true } as const;
    out.push(collectCrate(input, host, target, deps));
  }
  return out;
}

/** Expands all item macros and derives once; how many places were replaced. */
function round(texts: Map<string, string>): number {
  const edits = new Map<string, Map<number, Edit>>();
  for (const target of TARGETS) {
    const host = new TextHost(texts);
    for (const module of crates(host, target, texts).flatMap(modulesOf)) {
      const name = host.paths[module.file];
      const file = name === undefined ? undefined : host.file(name);
      if (name === undefined || file === undefined) continue;
      const list = edits.get(name) ?? new Map<number, Edit>();
      for (const edit of moduleEdits(module, file, texts.get(name)!)) list.set(edit.start, edit);
      edits.set(name, list);
    }
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

/**
 * Expands until no item macro is left; with the table of what waits. Throws when the prelude does
 * not come to rest or no longer parses.
 */
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
  const flat = Object.fromEntries([...texts].map(([name, text]) => [name, compact(text)]));
  const waiting = Object.entries(flat).map(([name, text]) => [name, findWaiting(text)]);
  return { ...flat, [PRELUDE_WAITING]: JSON.stringify(Object.fromEntries(waiting)) };
}

/**
 * The same tokens without comments and without space that means nothing: half the work for the
 * lexer. What macros are given keeps a space where there was any, because `stringify!` shows it.
 */
export function compact(text: string): string {
  const { kinds, starts, count } = lex(text);
  let out = '';
  let before = '';
  let spaced = false;
  /** Open delimiters since that of a macro's input. */
  let given = 0;
  for (let i = 0; i < count; i++) {
    const kind = kinds[i]!;
    if (isTrivia(kind) || isDocComment(kind)) {
      spaced = true;
      continue;
    }
    const token = text.slice(starts[i]!, starts[i + 1]!);
    if (spaced && before !== '' && (given > 0 || mayGlue(before, token))) out += ' ';
    out += token;
    if ('([{'.includes(token)) given += given > 0 || before === '!' ? 1 : 0;
    else if (given > 0 && ')]}'.includes(token)) given--;
    before = token;
    spaced = false;
  }
  return out;
}

/**
 * Could two tokens without a space between them be read as others? Words and quotes, marks, and
 * numbers before a dot.
 */
function mayGlue(before: string, after: string): boolean {
  const a = before.at(-1)!;
  const b = after[0]!;
  const word = /[\w'"#]/;
  const mark = /[^\w\s'"()[\]{},;]/;
  return (
    (word.test(a) && word.test(b)) || (mark.test(a) && mark.test(b)) || (/\d/.test(a) && b === '.')
  );
}

const SOURCES = 'server/prelude';
/** What decides about the flattened text besides the sources. */
const MADE_BY = ['tools', 'server/src/base', 'server/src/syntax', 'server/src/hir'];
const KEPT_IN = 'server/dist/flat-prelude';

/** The flattened prelude of a repository: made once for each version of what it is made from. */
export function flatPrelude(root: string): Readonly<Record<string, string>> {
  const hash = createHash('sha256');
  for (const folder of [SOURCES, ...MADE_BY])
    for (const [name, text] of textsIn(join(root, folder))) hash.update(`${name}\0${text}\0`);
  const path = join(root, KEPT_IN, `${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const sources = textsIn(join(root, SOURCES)).filter(([name]) => name.endsWith('.rs'));
  const flat = flattenPrelude(Object.fromEntries(sources));
  mkdirSync(join(root, KEPT_IN), { recursive: true });
  // Several processes may make it at the same time, and none may read half of it.
  writeFileSync(`${path}.${process.pid}`, asciiJson(flat));
  renameSync(`${path}.${process.pid}`, path);
  return flat;
}

/**
 * JSON without a character beyond ASCII: one such makes the text twice as long in memory, and takes
 * three times as long to parse.
 */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function textsIn(folder: string): [string, string][] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.(?:rs|ts)$/.test(name))
    .sort()
    .map((name) => [name.split(sep).join('/'), readFileSync(join(folder, name), 'utf8')]);
}

const root = process.argv[2];
if (root !== undefined && /flatten-prelude\.\w+$/.test(process.argv[1] ?? ''))
  process.stdout.write(asciiJson(flatPrelude(root)));
