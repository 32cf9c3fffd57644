/** Invalid mutants of valid programs: what rustc says of each, and what we say. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { refusalsOf } from '../../validity/refused.ts';
import { Random } from '../random.ts';
import type { Mutant } from './changes.ts';

interface Verdict {
  readonly code: string;
  readonly line: number;
}

/** The errors of rustc, lints that are errors by default among them. */
function judged(rustc: string, text: string): readonly Verdict[] {
  const input = text
    .replaceAll('extern "gpu-kernel"', 'extern "C"')
    .replace('#![feature(abi_gpu_kernel)]', '');
  const args = ['--edition=2024', '--crate-type=lib', '--emit=metadata', '--error-format=json'];
  const { stderr } = spawnSync(rustc, [...args, '-o', '-', '-'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return stderr.split('\n').flatMap((line): Verdict[] => {
    if (!line.startsWith('{')) return [];
    const { level, code, spans } = JSON.parse(line) as {
      readonly level: string;
      readonly code: { readonly code: string } | null;
      readonly spans: readonly { readonly line_start: number; readonly is_primary: boolean }[];
    };
    const at = spans.find((span) => span.is_primary);
    if (level !== 'error' || at === undefined) return [];
    return [{ code: code?.code ?? 'no code', line: at.line_start }];
  });
}

export interface Run {
  /** A path to `rustc` of a nightly toolchain. */
  readonly rustc: string;
  /** Valid programs, each with a kernel that reaches its functions. */
  readonly files: readonly string[];
  readonly change: (text: string, random: Random) => Mutant | undefined;
  readonly seed: number;
  readonly count: number;
  /** `Date.now()` after which no further mutant is made. */
  readonly end: number;
}

export interface Tally {
  mutants: number;
  /** Those that rustc takes. */
  valid: number;
  /** Those that rustc refuses; of these, those that we refuse, and at a line that rustc names. */
  invalid: number;
  named: number;
  sameLine: number;
  /** Valid ones that we refuse: faults of ours. */
  readonly refused: string[];
  /** Invalid ones that we do not name, with rustc's code first. */
  readonly missed: string[];
}

/** Makes mutants, one for each seed, and compares. */
export function compareMutants({ rustc, files, change, seed, count, end }: Run): Tally {
  const tally: Tally = {
    mutants: 0,
    valid: 0,
    invalid: 0,
    named: 0,
    sameLine: 0,
    refused: [],
    missed: [],
  };
  for (let at = seed; at < seed + count && Date.now() < end; at++) {
    const random = new Random(at);
    const file = random.pick(files);
    const text = readFileSync(file, 'utf8');
    let mutant = change(text, random);
    for (let tries = 0; mutant === undefined && tries < 10; tries++) mutant = change(text, random);
    if (mutant === undefined) continue;
    tally.mutants++;
    const { kind } = mutant;
    const lines = mutant.text.split('\n');
    const verdicts = judged(rustc, mutant.text);
    const ours = refusalsOf(mutant.text);
    const [first] = ours;
    const [verdict] = verdicts;
    if (verdict === undefined) {
      tally.valid++;
      if (first === undefined) continue;
      tally.refused.push(
        `seed ${at}, ${kind}, ${file}:${first.line}: ${first.message}\n  ${lines[first.line - 1]}`,
      );
      continue;
    }
    tally.invalid++;
    if (first === undefined) {
      tally.missed.push(`${verdict.code}, seed ${at}, ${kind}: ${lines[verdict.line - 1]}`);
      continue;
    }
    tally.named++;
    if (verdicts.some((one) => ours.some(({ line }) => line === one.line))) tally.sameLine++;
  }
  return tally;
}
