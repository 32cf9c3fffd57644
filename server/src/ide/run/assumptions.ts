/** What `// warplens: assume(..)` says of every launch, checked where a kernel is run. */
import type { PlannedLaunch } from '../../spec/index.ts';
import type { AssumedFact } from '../../workspace/index.ts';
import type { FilledBuffer } from './prepare.ts';

/** A fact that a launch breaks: `n` is 2048. */
export interface BrokenFact {
  readonly fact: AssumedFact;
  readonly what: string;
}

/** The facts that do not hold of a launch; those of parameters that have no number say nothing. */
export function brokenFacts(
  facts: readonly AssumedFact[],
  launch: PlannedLaunch,
  filled: readonly FilledBuffer[],
): readonly BrokenFact[] {
  return facts.flatMap((fact) => {
    // What nobody has said breaks nothing.
    const arg = launch.args.find(({ name }) => name === fact.name);
    if (arg?.origin === 'assumed') return [];
    const what =
      fact.says.kind === 'injective' ? repeated(fact, launch, filled) : wrong(fact, launch);
    return what === undefined ? [] : [{ fact, what }];
  });
}

function wrong({ name, isLength, says }: AssumedFact, launch: PlannedLaunch): string | undefined {
  const arg = launch.args.find((one) => one.name === name);
  if (arg === undefined) return undefined;
  const value = isLength ? wordOf(arg.bytes.subarray(8, 16), 8) : wordOf(arg.bytes);
  if (value === undefined || (!isLength && arg.addresses.length > 0)) return undefined;
  const holds =
    says.kind === 'range'
      ? Number(value) >= says.low && Number(value) <= says.high
      : says.kind !== 'remainder' || value % BigInt(says.by) === BigInt(says.rest);
  return holds ? undefined : `\`${name}${isLength ? '.len()' : ''}\` is ${value}`;
}

/** The whole number of an argument; undefined for what is none. */
function wordOf(bytes: Uint8Array, size = bytes.length): bigint | undefined {
  if (bytes.length < size || ![1, 2, 4, 8].includes(bytes.length)) return undefined;
  let value = 0n;
  for (let i = size - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes[i]!);
  return value;
}

/** Two elements of a buffer that are the same. */
function repeated(
  { name }: AssumedFact,
  launch: PlannedLaunch,
  filled: readonly FilledBuffer[],
): string | undefined {
  const target = launch.args.find((one) => one.name === name)?.addresses[0]?.buffer;
  const found = filled.find(({ buffer }) => buffer.name === target);
  if (found === undefined) return undefined;
  const { bytes, buffer } = found;
  const size = bytes.length / buffer.length;
  if (!Number.isInteger(size) || size === 0) return undefined;
  const seen = new Map<string, number>();
  for (let i = 0; i < buffer.length; i++) {
    const key = bytes.subarray(i * size, (i + 1) * size).join(' ');
    const before = seen.get(key);
    if (before !== undefined) return `\`${name}[${before}]\` and \`${name}[${i}]\` are the same`;
    seen.set(key, i);
  }
  return undefined;
}
