/**
 * The kernels whose PTX is compared with rustc's: files of the two folders of kernels for which
 * rustc's text is stored (`rustc +nightly -O`, LTO, sm_80; LLVM 22).
 */
import { existsSync, readFileSync } from 'node:fs';
import type { LaunchSpec } from '../../src/emulate/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { listFiles, repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { type Features, featuresOf } from './features.ts';

/** Numbers of rustc's texts and what was wrong in ours, by `file/kernel`. */
export const STORED = 'test-fixtures/fidelity/figures.json';

const STORES = ['test-fixtures/emulate/ptx/rustc', 'test-fixtures/fidelity/rustc'];

export interface StoredKernel {
  /** Of rustc's text. */
  readonly rustc: Features;
  /** Names of conclusions that our text gets wrong. */
  readonly wrong: readonly string[];
}

/** One file of kernels. */
export interface CorpusFile {
  readonly name: string;
  readonly source: string;
  readonly rustc: string;
  readonly spec: LaunchSpec;
}

const read = (path: string): string => readFileSync(repoPath(path), 'utf8');

/** In the order of their names. */
export function corpus(): readonly CorpusFile[] {
  return STORES.flatMap((folder) => listFiles(folder, ['.ptx'])).map((path) => {
    const name = path.split('/').at(-1)!.replace('.ptx', '');
    const folder = ['test-fixtures/kernels', 'test-fixtures/kernels-more'].find((one) =>
      existsSync(repoPath(`${one}/${name}.rs`)),
    )!;
    return {
      name,
      source: read(`${folder}/${name}.rs`),
      rustc: read(path),
      spec: JSON.parse(read(`${folder}/${name}.json`)) as LaunchSpec,
    };
  });
}

/** Compiles files of the corpus with an engine of its own. */
export class Ours {
  private readonly engine: Engine = createEngine({
    readFile: () => undefined,
    prelude: preludeTexts(),
  });

  /** Our PTX, or with `form` LLVM IR for it. */
  text({ name, source }: CorpusFile, form?: 'llvm-ir'): string {
    const path = `/fidelity/${name}.rs`;
    this.engine.setFile(path, source);
    return this.engine.emit(path, 'ptx', { cpu: 'sm_80', ...(form && { form }) }).text;
  }

  features(file: CorpusFile, ptxas?: string): Map<string, Features> {
    return featuresOf(this.text(file), file.spec, ptxas);
  }
}

/** What is stored. */
export function stored(): Readonly<Record<string, StoredKernel>> {
  return JSON.parse(read(STORED)) as Record<string, StoredKernel>;
}

/** Names of the conclusions that are wrong; those without numbers are not among them. */
export function wrongIn(ours: Features, theirs: Features): readonly string[] {
  return CONCLUSIONS.filter((one) => one.differs(ours, theirs) === true).map(({ name }) => name);
}
