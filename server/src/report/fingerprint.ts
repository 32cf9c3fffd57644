/**
 * Names of findings that stay the same while code around them changes: from the rule and the line
 * of source, not from line numbers or messages. Of findings alike in one file the second, third ..
 * have names of their own.
 */
import type { Diagnostic } from '../diag/index.ts';
import type { Locate, Located } from './located.ts';

/** Sixteen hexadecimal digits for each finding, in their order. */
export function fingerprints(found: readonly Diagnostic[], locate: Locate): readonly string[] {
  const seen = new Map<string, number>();
  const names = new Map<Diagnostic, string>();
  const placed = found.map((finding) => ({ finding, at: locate(finding.span) }));
  // The first of several alike is the first in the file, whatever order they are reported in.
  const byPlace = [...placed].sort((a, b) => a.at.start.offset - b.at.start.offset);
  for (const { finding, at } of byPlace) {
    const text = `${finding.code}\n${lineOf(at)}`;
    const key = `${at.path}\n${text}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    names.set(finding, hash64(before === 0 ? text : `${text}\n${before}`));
  }
  return found.map((finding) => names.get(finding)!);
}

/** The line on which a finding begins, with its blanks made equal. */
function lineOf({ text, start }: Located): string {
  const from = start.offset - (start.column - 1);
  const end = text.indexOf('\n', from);
  return text
    .slice(from, end < 0 ? undefined : end)
    .trim()
    .replace(/\s+/g, ' ');
}

const PRIME = 0x1_0000_0000_01b3n;
const MASK = 0xffff_ffff_ffff_ffffn;

/** FNV-1a in 64 bits, over UTF-16 units. */
export function hash64(text: string): string {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    hash = ((hash ^ BigInt(unit & 0xff)) * PRIME) & MASK;
    hash = ((hash ^ BigInt(unit >> 8)) * PRIME) & MASK;
  }
  return hash.toString(16).padStart(16, '0');
}
