/**
 * Instructions in which nothing is wrong: what is found in one depends on its template and on what
 * its names stand for, so that all others with the same need not be looked at.
 */
import { memo } from '../../../db/index.ts';
import type { PtxPlaced } from '../placed.ts';
import type { PtxTemplate } from '../templates.ts';

/** Kept for each template: texts declare registers of few types. */
const MOST_KEPT = 8;

interface Verdicts {
  /** The version and the target for which they hold. */
  readonly env: string;
  readonly clean: (readonly object[])[];
}

const verdicts = memo<PtxTemplate, Verdicts>('ptx-clean-templates');

/** What the names of an instruction mean; undefined where one of them is not known. */
export function meaningsOf(
  { names }: PtxPlaced,
  meaning: (name: string) => object | undefined,
): readonly object[] | undefined {
  const out: object[] = [];
  for (const name of names) {
    const found = meaning(name);
    if (found === undefined) return undefined;
    out.push(found);
  }
  return out;
}

function same(a: readonly object[], b: readonly object[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Whether nothing was found in an instruction like this one. */
export function knownClean(
  template: PtxTemplate,
  env: string,
  meanings: readonly object[],
): boolean {
  const known = verdicts.get(template);
  return known?.env === env && known.clean.some((one) => same(one, meanings));
}

/** Notes that nothing was found. */
export function noteClean(template: PtxTemplate, env: string, meanings: readonly object[]): void {
  const known = verdicts.get(template);
  if (known?.env === env) {
    if (known.clean.length >= MOST_KEPT) known.clean.shift();
    known.clean.push(meanings);
  } else verdicts.set(template, { env, clean: [meanings] });
}
