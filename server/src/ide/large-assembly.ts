/**
 * Assembly texts that are too long to be read whole: the tree of one takes some thirty times its
 * size, and seconds to make. Of these, only what stands around the place that is asked about is
 * read.
 */
import type { AssemblyLanguage } from './assembly-types.ts';

/** Characters up to which a text is read whole. */
const MOST_ASSEMBLY = 8_000_000;

/** Characters that are read before a place, and behind it. */
const AROUND = 100_000;

const MEGA = 1_000_000;

/** What is left out of a text of this length, for people; undefined for one that is read whole. */
export function leftOut(length: number): string | undefined {
  if (length <= MOST_ASSEMBLY) return undefined;
  const size = (length / MEGA).toFixed(1);
  return `this text of ${size} million characters is not read whole (the most is ${MOST_ASSEMBLY / MEGA} million): no findings, outline, folds, references and colours from the server; hover works`;
}

/** The language for a text that is not read whole. */
export function aroundPlaces(language: AssemblyLanguage): AssemblyLanguage {
  return {
    recognises: (text) => language.recognises(text.slice(0, AROUND)),
    gpu: (text) => language.gpu?.(text.slice(0, AROUND)),
    hover(text, offset, param, gpu) {
      const start = text.lastIndexOf('\n', Math.max(0, offset - AROUND)) + 1;
      const stop = text.indexOf('\n', offset + AROUND);
      const part = text.slice(start, stop < 0 ? text.length : stop);
      const found = language.hover(part, offset - start, param, gpu);
      return found && { ...found, start: found.start + start, end: found.end + start };
    },
    outline: () => [],
    folds: () => [],
    nameAt: () => undefined,
    rename: () => 'the text is too long',
    tokens: () => [],
    findings: () => [],
    completions: () => undefined,
  };
}
