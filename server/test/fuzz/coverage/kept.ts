/** The corpus that is kept: for each parser the texts that ran something new, shortest first. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../kit/index.ts';

const pathOf = (kind: string): string => join(repoRoot, 'test-fixtures/fuzz', `${kind}.json`);

export function keptTexts(kind: string): readonly string[] {
  try {
    return JSON.parse(readFileSync(pathOf(kind), 'utf8')) as readonly string[];
  } catch {
    return [];
  }
}

/** One text in a line, so that a change of the corpus can be read. */
export function keepTexts(kind: string, texts: readonly string[]): void {
  const lines = [...new Set(texts)].map((text) => JSON.stringify(text));
  writeFileSync(pathOf(kind), `[\n${lines.join(',\n')}\n]\n`);
}
