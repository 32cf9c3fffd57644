/** What an input of the library stands for: an engine, crates, and how places are shown. */
import type { Diagnostic } from '../diag/index.ts';
import {
  diagnosticDocument,
  type FileTree,
  type Locate,
  locateIn,
  mlirBelow,
  relativeTo,
  rustRootsBelow,
} from '../report/index.ts';
import type { Engine, EngineHost } from '../workspace/index.ts';
import type { BuildOptions, Input, Texts } from './api.ts';
import { WarplensError } from './error.ts';

/** Files of a machine; absent in a browser. */
export interface LibraryFiles extends FileTree {
  readonly cwd: () => string;
  /** Absolute, with forward slashes. */
  absolute(path: string): string;
  isFolder(path: string): boolean;
  /** A file of a spec: bytes by the path that it names, from a folder. */
  readData(path: string, folder: string): Uint8Array | undefined;
  /** What engines need of the machine. */
  readonly host: Omit<EngineHost, 'prelude'>;
}

/** What the library needs of its surroundings. */
export interface LibraryHost {
  readonly version: string;
  createEngine(host: Omit<EngineHost, 'prelude'>): Promise<Engine>;
  readonly files?: LibraryFiles;
}

/** An input, opened. */
export interface Project {
  readonly engine: Engine;
  /** As it was named. */
  readonly name: string;
  readonly roots: readonly string[];
  /** The folder of an input that is one. */
  readonly folder: string | undefined;
  readonly locate: Locate;
  /** Where a spec's files are looked up. */
  readonly readData: ((path: string) => Uint8Array | undefined) | undefined;
  shown(path: string): string;
  /** The error for problems, one line each. */
  refusal(problems: readonly Diagnostic[], otherwise: string): WarplensError;
}

/** Where texts are located, for the engine. */
const FOLDER = '/texts';

/** Opens an input. */
export async function openProject(
  library: LibraryHost,
  input: Input,
  options: BuildOptions,
): Promise<Project> {
  const opened =
    typeof input === 'string' ? await onDisk(library, input) : await ofTexts(library, input);
  const { engine, folder, base, path } = opened;
  if (options.features !== undefined || options.noDefaultFeatures === true)
    engine.setFeatures({
      features: options.features ?? [],
      noDefault: options.noDefaultFeatures === true,
    });
  const roots = folder === undefined ? [engine.rootOf(path)] : rootsBelow(engine, path, opened);
  checkFeatures(engine, roots, options);
  const locate = locateIn(engine, base);
  const name = relativeTo(base, path);
  return {
    engine,
    name,
    roots,
    folder,
    locate,
    readData: opened.readData,
    shown: (one) => relativeTo(base, one),
    refusal(problems, otherwise) {
      const lines = problems.map((problem) => {
        const { file, range, message } = diagnosticDocument(problem, locate);
        return `${file}:${range.start.line}:${range.start.column}: ${message}`;
      });
      return new WarplensError(lines.length > 0 ? lines.join('\n') : `${name}: ${otherwise}`);
    },
  };
}

interface Opened extends FileTree {
  readonly engine: Engine;
  readonly path: string;
  readonly folder: string | undefined;
  /** Paths below it are shown relative to it. */
  readonly base: string;
  readonly readData: Project['readData'];
}

async function onDisk({ files, createEngine }: LibraryHost, input: string): Promise<Opened> {
  if (files === undefined)
    throw new WarplensError('there are no files here: give texts, as { files: { .. } }');
  const path = files.absolute(input);
  if (!files.exists(path)) throw new WarplensError(`cannot read \`${input}\`: no such file`);
  const folder = files.isFolder(path) ? path : undefined;
  const engine = await createEngine({ ...files.host, still: true });
  if (folder === undefined && engine.text(path) === undefined)
    throw new WarplensError(`cannot read \`${input}\`: not a text in UTF-8`);
  const around = folder ?? path.slice(0, path.lastIndexOf('/'));
  return {
    engine,
    path,
    folder,
    base: files.cwd(),
    list: files.list,
    exists: files.exists,
    readData: (name) => files.readData(name, around),
  };
}

async function ofTexts({ createEngine }: LibraryHost, input: Texts): Promise<Opened> {
  const { files, path } = input;
  if (typeof files !== 'object' || files === null)
    throw new WarplensError('expected a path, or texts as { files: { .. } }');
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [`${FOLDER}/${normal(name)}`, text]),
  );
  if (texts.size === 0) throw new WarplensError('no texts are given');
  for (const [name, text] of texts)
    if (typeof text !== 'string')
      throw new WarplensError(`the text of \`${name.slice(FOLDER.length + 1)}\` is no string`);
  const one = texts.size === 1 ? [...texts.keys()][0]! : undefined;
  const named = path === undefined ? one : `${FOLDER}/${normal(path)}`;
  if (path !== undefined && named !== undefined && !texts.has(named))
    throw new WarplensError(`there is no text \`${path}\``);
  const all = [...texts.keys()].sort();
  const encoder = new TextEncoder();
  const engine = await createEngine({
    readFile: (file) => texts.get(file),
    listDir: (folder) => namesIn(all, folder),
    still: true,
  });
  return {
    engine,
    path: named ?? FOLDER,
    folder: named === undefined ? FOLDER : undefined,
    base: FOLDER,
    list: (folder, extension) =>
      all.filter((file) => file.startsWith(`${folder}/`) && file.endsWith(extension)),
    exists: (file) => texts.has(file),
    readData: (name) => {
      const text = texts.get(`${FOLDER}/${normal(name)}`);
      return text === undefined ? undefined : encoder.encode(text);
    },
  };
}

/** Names in a folder of texts; undefined where there is none. */
function namesIn(all: readonly string[], folder: string): readonly string[] | undefined {
  const below = all.filter((file) => file.startsWith(`${folder}/`));
  if (below.length === 0) return undefined;
  return [...new Set(below.map((file) => file.slice(folder.length + 1).split('/')[0]!))];
}

/** A relative path without `.` and `..`. */
function normal(path: string): string {
  const out: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') {
      if (out.pop() === undefined)
        throw new WarplensError(`\`${path}\` leads outside of the texts`);
    } else if (part !== '.' && part !== '') out.push(part);
  }
  return out.join('/');
}

function rootsBelow(engine: Engine, folder: string, tree: FileTree): readonly string[] {
  engine.setFolders([folder]);
  const roots = [
    ...rustRootsBelow(engine, folder, tree),
    ...mlirBelow(engine, folder, tree.list).mlir,
  ];
  return [...new Set(roots)];
}

/** Refuses a feature that none of the packages has. */
function checkFeatures(
  engine: Engine,
  roots: readonly string[],
  { features = [] }: BuildOptions,
): void {
  const there = new Set(roots.flatMap((root) => engine.featuresOf(root) ?? []));
  const strange = features.find((name) => !name.includes('/') && !there.has(name));
  if (strange === undefined) return;
  const known = there.size === 0 ? 'there are none' : `there are: ${[...there].sort().join(', ')}`;
  throw new WarplensError(`no feature '${strange}'; ${known}`);
}
