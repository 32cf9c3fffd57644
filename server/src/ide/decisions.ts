/**
 * What is decided about a kernel, in words: that there are no races, for which launches that is
 * proven, or why it is not decided.
 */
import { LineIndex } from '../base/index.ts';
import type { DecidedRule, Engine, PlacedDecision } from '../workspace/index.ts';

/** Rules by name: what there is none of, and where. */
const SUBJECT: Readonly<Record<DecidedRule, string>> = {
  races: 'no races in workgroup memory',
  bounds: 'no access outside workgroup memory',
  barriers: 'all threads meet at each barrier',
  initialisation: 'no read of unwritten workgroup memory',
  alignment: 'no misaligned access to workgroup memory',
};

const NAME: Readonly<Record<DecidedRule, string>> = {
  races: 'races in workgroup memory',
  bounds: 'bounds of workgroup memory',
  barriers: 'barriers',
  initialisation: 'initialisation of workgroup memory',
  alignment: 'alignment in workgroup memory',
};

/** `no races in workgroup memory: proven for every launch`. */
export function decisionText(engine: Engine, one: PlacedDecision): string {
  const { rule, state } = one;
  if (state === 'finding') return `${NAME[rule]}: there is a finding`;
  const under = one.under === undefined ? '' : ` under ${one.under}`;
  if (state === 'proven') return `${SUBJECT[rule]}: proven ${scopeText(one)}${under}`;
  return `${NAME[rule]}: not decided: ${one.reason}${lineText(engine, one)}`;
}

function scopeText({ scope }: PlacedDecision): string {
  if (scope === undefined) return 'for every launch';
  if (typeof scope === 'number') return `for blocks of up to ${scope}`;
  return scope[1] === 1 && scope[2] === 1
    ? `for blocks of ${scope[0]}`
    : `for blocks of [${scope.join(', ')}]`;
}

/** ` (line 14)`, where the reason has a place. */
function lineText(engine: Engine, { at }: PlacedDecision): string {
  const text = at && engine.text(engine.path(at.file));
  return text === undefined ? '' : ` (line ${new LineIndex(text).lineCol(at!.start).line + 1})`;
}

/** Lines of Markdown for the hover of a kernel; none where there is nothing to decide. */
export function decisionLines(engine: Engine, path: string, kernel: string): readonly string[] {
  const [found] = engine.decisions(engine.rootOf(path), kernel);
  if (found === undefined) return [];
  return [found.decisions.map((one) => `- ${decisionText(engine, one)}`).join('\n')];
}

/** What a lens says of a kernel's races; undefined for kernels without workgroup memory. */
export function racesTitle(engine: Engine, path: string, kernel: string): string | undefined {
  const [found] = engine.decisions(engine.rootOf(path), kernel);
  const races = found?.decisions.find(({ rule }) => rule === 'races');
  return races && decisionText(engine, races);
}
