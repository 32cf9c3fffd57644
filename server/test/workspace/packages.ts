/**
 * Folders of packages in memory: an engine over the files of a fixture, and a kernel of theirs run
 * in the simulator.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';
import {
  createEngine,
  type Emitted,
  type Engine,
  type EngineHost,
} from '../../src/workspace/index.ts';
import { type Fixture, parseFixture } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const WORDS = 64;

/** Files that can be changed as if on disk. */
export type Disk = Map<string, string>;

interface Opened {
  readonly disk: Disk;
  readonly engine: Engine;
}

/**
 * Engines by environment. They are used again, because reading the prelude takes longer than most
 * tests.
 */
const opened = new Map<string, Opened>();

/** An engine over these files and no others. */
export function openDisk(
  files: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>> = {},
): Opened {
  const key = JSON.stringify(env);
  let found = opened.get(key);
  if (found === undefined) {
    const disk: Disk = new Map();
    opened.set(key, (found = { disk, engine: engineOver(disk, env) }));
  }
  const { disk, engine } = found;
  const changed = new Set([...disk.keys(), ...files.keys()]);
  disk.clear();
  for (const [path, text] of files) disk.set(path, text);
  for (const path of changed) engine.removeFile(path);
  return found;
}

/** A new engine that reads from `disk`, over the prelude as the bundles carry it. */
export function engineOver(
  disk: Disk,
  env: Readonly<Record<string, string>> = {},
  readBytes?: EngineHost['readBytes'],
  more: Pick<EngineHost, 'paranoid' | 'store'> & {
    readonly prelude?: EngineHost['prelude'];
  } = {},
): Engine {
  const prelude = more.prelude ?? preludeTexts();
  const listDir = (folder: string): string[] | undefined => {
    const names = new Set<string>();
    for (const path of disk.keys()) {
      if (path.startsWith(`${folder}/`)) names.add(path.slice(folder.length + 1).split('/')[0]!);
    }
    return names.size === 0 ? undefined : [...names];
  };
  return createEngine({
    readFile: (path) => disk.get(path),
    ...(readBytes !== undefined && { readBytes }),
    listDir,
    env: (name) => env[name],
    prelude,
    paranoid: more.paranoid,
    ...(more.store !== undefined && { store: more.store, still: true }),
  });
}

/** The files of a fixture on a disk, and an engine over them. */
export function openFixture(fixture: Fixture): Opened {
  const env = Object.fromEntries(
    (fixture.header.get('env') ?? '').split(' ').flatMap((word) => {
      const [name, value] = word.split('=');
      return name && value ? [[name, value]] : [];
    }),
  );
  return openDisk(new Map(fixture.files.map(({ path, text }) => [path, text])), env);
}

/** An engine over a text in the fixture language. */
export function openText(text: string): Opened {
  return openFixture(parseFixture(text));
}

/** Problems as `path:line: code: message`. */
export function problemsOf(engine: Engine, emitted: Pick<Emitted, 'problems'>): string[] {
  return emitted.problems.map(({ span, code, message }) => {
    const path = engine.path(span.file);
    const line = (engine.text(path) ?? '').slice(0, span.start).split('\n').length;
    return `${path}:${line}: ${code}: ${message}`;
  });
}

/**
 * Compiles the crate and runs the kernel `k` with one thread; gives the first words of its buffer.
 */
export function runCrate(engine: Engine, root: string, count: number): bigint[] {
  const emitted = engine.emit(root, 'ptx');
  assert.deepEqual(problemsOf(engine, emitted), []);
  const spec: LaunchSpec = {
    launches: [
      {
        kernel: 'k',
        grid: [1, 1, 1],
        block: [1, 1, 1],
        args: [{ name: 'out', buffer: 'u64', length: WORDS, role: 'out', init: { gen: 'zeros' } }],
      },
    ],
  };
  const result = runPtx(emitted.text, spec);
  assert.deepEqual(result.diagnostics, []);
  const bytes = result.buffers[0]!.get('out')!;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, i) => view.getBigUint64(i * 8, true));
}
