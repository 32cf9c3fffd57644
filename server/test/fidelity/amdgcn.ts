/**
 * Our AMDGCN of the fixtures' kernels beside what rustc made of the same source, executed in the
 * simulator: how many instructions waves execute, and what the descriptors say.
 */
import { readFileSync } from 'node:fs';
import { runAmdgcn } from '../../src/emulate/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { type CorpusFile, corpus } from './corpus.ts';

/** Processors that are compared: one with waves of 64 lanes, one of 32. */
export const AMD_CPUS = ['gfx90a', 'gfx1100'] as const;

export const AMD_STORED = 'test-fixtures/fidelity/amdgcn.json';

/** Of one text: all its kernels and launches together. */
export interface AmdFigures {
  /** Instructions that lanes execute. */
  readonly executed: number;
  /** Vector registers of the kernel that takes most. */
  readonly vgprs: number;
  /** Bytes of scratch memory that a lane has at most. */
  readonly scratch: number;
}

export interface AmdRow {
  readonly name: string;
  readonly cpu: string;
  readonly ours: AmdFigures;
  readonly rustc: AmdFigures;
}

/** Our executed instructions of those of rustc. */
export function ratio({ ours, rustc }: AmdRow): number {
  return ours.executed / rustc.executed;
}

/** Within 20 % on either side. */
export function isNear(row: AmdRow): boolean {
  return ratio(row) <= 1.2 && ratio(row) >= 1 / 1.2;
}

function figures(text: string, file: CorpusFile): AmdFigures {
  const most = (key: string): number =>
    Math.max(0, ...[...text.matchAll(new RegExp(`\\.${key}:\\s+(\\d+)`, 'g'))].map((m) => +m[1]!));
  return {
    executed: runAmdgcn(text, file.spec).steps,
    vgprs: most('vgpr_count'),
    scratch: most('private_segment_fixed_size'),
  };
}

/** Files of which rustc's text is kept for the processor. */
export function* amdRows(cpu: string): Generator<AmdRow> {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  for (const file of corpus()) {
    let text: string;
    try {
      text = readFileSync(
        repoPath(`test-fixtures/emulate/amdgcn/rustc/${cpu}/${file.name}.s`),
        'utf8',
      );
    } catch {
      continue;
    }
    const path = `/fidelity/${file.name}.rs`;
    engine.setFile(path, file.source);
    const mine = engine.emit(path, 'amdgcn', { cpu }).text;
    yield { name: file.name, cpu, ours: figures(mine, file), rustc: figures(text, file) };
  }
}

/** By processor: kernels that were near when the page was made. */
export function storedAmd(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(repoPath(AMD_STORED), 'utf8')) as Record<string, string[]>;
}
