/** The tests below a folder: specs beside kernels, and comments above them. */
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LineIndex } from '../../base/index.ts';
import { isInProject, listFiles, listRustFiles, readTextFile } from '../../disk/index.ts';
import { isSpecName, looksLikeSpec, sourcesOfSpec } from '../../ide/index.ts';
import { readSpec, testComments } from '../../spec/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { absolute, notThere, shown } from '../files.ts';
import { CliError, type Io } from '../io.ts';
import type { SpecText } from './job.ts';

/** One spec, or one comment. */
export interface Test {
  /** `saxpy.warplens.json`, `saxpy.rs:12`. */
  readonly name: string;
  /** The file with the kernels as the user calls it. */
  readonly file: string;
  readonly spec: SpecText;
  /** Zero-based line of a comment in the file. */
  readonly line?: number;
  /** Why it cannot be run. */
  readonly problem?: string;
}

/** Files that may hold tests, each with its tests found by `testsIn`. */
export function testFiles(io: Io, paths: readonly string[]): readonly string[] {
  const out = new Set<string>();
  for (const argument of paths) {
    const path = absolute(io, argument);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) throw notThere(argument);
    if (!stat.isDirectory()) {
      out.add(path);
      continue;
    }
    for (const file of listFiles(path, '.json')) if (isTestSpec(file)) out.add(file);
    for (const file of [...listRustFiles(path), ...listFiles(path, '.mlir')])
      if ((readTextFile(file) ?? '').includes('warplens: test(')) out.add(file);
  }
  return [...out].sort();
}

/** A spec by its name, or a `NAME.json` with launches beside `NAME.rs`. */
function isTestSpec(file: string): boolean {
  if (isSpecName(file)) return true;
  const stem = file.slice(0, -'.json'.length);
  const isBeside = ['.rs', '.mlir', '.ptx', '.s'].some((extension) =>
    existsSync(`${stem}${extension}`),
  );
  return isBeside && looksLikeSpec(readTextFile(file) ?? '');
}

/** The tests of one file: a spec is one, a source has one for each comment. */
export function testsIn(io: Io, engine: Engine, path: string): readonly Test[] {
  const text = readTextFile(path);
  const name = shown(io, path);
  if (text === undefined) throw new CliError(`${name}:1:1: cannot read this file`);
  if (path.endsWith('.json')) {
    const spec = { path, text, name };
    const file = sourcesOfSpec(path, readSpec(text).file).find((one) => existsSync(one));
    const isOwn = file !== undefined && isInProject(file, dirname(path));
    if (isOwn) return [{ name, file: shown(io, file), spec }];
    const problem =
      file === undefined
        ? 'there is no file for this spec; `"file"` names one'
        : `\`${shown(io, file)}\` is outside of the project of this spec`;
    return [{ name, file: name, spec, problem }];
  }
  if (!text.includes('warplens: test(')) {
    // A file with kernels that is named: the specs beside it.
    const stem = path.replace(/\.\w+$/, '');
    const folder = path.slice(0, path.lastIndexOf('/'));
    return listFiles(folder, '.json')
      .filter((one) => one.startsWith(`${stem}.`) && isTestSpec(one))
      .flatMap((one) => testsIn(io, engine, one));
  }
  const kernels = engine
    .kernels(engine.rootOf(path))
    .filter(({ nameSpan }) => engine.path(nameSpan.file) === path)
    .sort((a, b) => a.nameSpan.start - b.nameSpan.start);
  const lines = new LineIndex(text);
  return testComments(
    text,
    (offset) => kernels.find(({ nameSpan }) => nameSpan.start >= offset)?.name,
  ).map(({ spec, start, end, problem }) => {
    const { line } = lines.lineCol(start);
    const label = `${name}:${line + 1}`;
    return {
      name: label,
      file: name,
      line,
      spec: {
        path: undefined,
        text: spec,
        name: label,
        folder: path.slice(0, path.lastIndexOf('/')),
        comment: { path, start, end },
      },
      ...(problem !== undefined && { problem }),
    };
  });
}
