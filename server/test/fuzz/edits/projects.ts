/**
 * The projects that the edit fuzzer types in: every kernel and crate of the fixtures, some with
 * others in the same file.
 */
import { listFiles, parseFixture, readRepo } from '../../kit/index.ts';
import { manyKernels } from '../../kit/long-life.ts';
import type { Random } from '../random.ts';

/** Texts by path, and the crate root that is asked about. */
export interface Project {
  readonly name: string;
  readonly root: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Folders whose Rust files are crates of one file. */
const LONE = [
  'test-fixtures/kernels',
  'test-fixtures/kernels-more',
  'test-fixtures/codegen/rust',
  'test-fixtures/rules',
  'test-fixtures/language/found',
];
/** Folders of texts in the fixture language: crates of many files, with manifests. */
const CRATES = ['test-fixtures/workspace', 'test-fixtures/edits', 'test-fixtures/host'];
/** Longer texts make a comparison so slow that there would be few. */
const MOST_LINES = 320;
const LONE_ROOT = '/app/lone.rs';

const FIXTURE_LINE = /^\/\/[-@] /m;

function loneProject(path: string): Project | undefined {
  const text = readRepo(path);
  if (FIXTURE_LINE.test(text)) return crateProject(path, text);
  if (text.split('\n').length > MOST_LINES) return undefined;
  return { name: path, root: LONE_ROOT, files: new Map([[LONE_ROOT, text]]) };
}

function isHost(path: string): boolean {
  return path.startsWith('test-fixtures/host/');
}

function crateProject(path: string, text: string): Project | undefined {
  const { files: all, header } = parseFixture(text, ...(isHost(path) ? [LONE_ROOT] : []));
  // What stands in front of the first file is a comment.
  const files = isHost(path) ? all.filter((file) => file.path !== LONE_ROOT) : all;
  const root =
    header.get('root') ??
    files.find((file) => /^\/src\/(?:lib|main)\.rs$/.test(file.path))?.path ??
    files.find((file) => file.path.endsWith('/src/lib.rs'))?.path ??
    files.find((file) => file.path.endsWith('.rs'))?.path;
  if (root === undefined) return undefined;
  return { name: path, root, files: new Map(files.map((file) => [file.path, file.text])) };
}

let known: readonly Project[] | undefined;

/** All projects, in the order of their paths. */
export function projects(): readonly Project[] {
  known ??= [
    ...LONE.flatMap((folder) => listFiles(folder, ['.rs']).flatMap((p) => loneProject(p) ?? [])),
    ...CRATES.flatMap((folder) =>
      listFiles(folder, ['.rs']).flatMap((p) => crateProject(p, readRepo(p)) ?? []),
    ),
  ];
  return known;
}

/**
 * A project of these, or several kernels as modules of one file. `only`: what a project's name must
 * hold.
 */
export function pickProject(random: Random, only?: string): Project {
  if (only !== undefined) return random.pick(projects().filter(({ name }) => name.includes(only)));
  if (random.chance(85)) return random.pick(projects());
  const kernels = listFiles('test-fixtures/kernels', ['.rs']);
  const some = Array.from({ length: 3 }, () => random.pick(kernels));
  const named = [...new Set(some)].map(
    (path) => [path.split('/').at(-1)!.slice(0, -3), readRepo(path)] as const,
  );
  const text = manyKernels(named, MOST_LINES);
  return {
    name: named.map(([name]) => name).join('+'),
    root: LONE_ROOT,
    files: new Map([[LONE_ROOT, text]]),
  };
}
