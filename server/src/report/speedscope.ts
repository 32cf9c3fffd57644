/**
 * A profile in the form of speedscope.app: a stack is a kernel, the lines through which an
 * instruction came in, and the instruction.
 */
import {
  inWordsOf,
  type Profile,
  type ProfileInstruction,
  type ProfileLaunch,
} from '../ide/index.ts';
import type { Locate } from './located.ts';
import { placeText } from './profile-json.ts';

interface Frame {
  readonly name: string;
  readonly file?: string;
  readonly line?: number;
}

interface Measure {
  readonly name: string;
  of(one: ProfileInstruction): number;
}

const MEASURES: readonly Measure[] = [
  { name: 'cycles of the model', of: ({ cycles }) => Math.round(cycles) },
  { name: 'warp instructions', of: ({ executed }) => executed },
  { name: 'thread instructions', of: ({ threads }) => threads },
  { name: 'sectors of global memory', of: ({ spaces }) => spaces.global?.sectors ?? 0 },
  { name: 'passes of workgroup memory', of: ({ spaces }) => spaces.shared?.passes ?? 0 },
];

/** See https://github.com/jlfwong/speedscope/wiki/Importing-from-custom-sources */
export function speedscopeDocument({ launches, cpu, target }: Profile, locate: Locate) {
  const frames: Frame[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (frame: Frame): number => {
    const key = JSON.stringify(frame);
    let number = numbers.get(key);
    if (number === undefined) {
      number = frames.push(frame) - 1;
      numbers.set(key, number);
    }
    return number;
  };
  const profiles = launches.flatMap((launch) => {
    const stacks = launch.instructions.map((one) =>
      stackOf(launch, one, locate).map((frame) => numberOf(frame)),
    );
    return MEASURES.flatMap(({ name, of }) => {
      const all = launch.instructions.map((one, at) => ({ stack: stacks[at]!, weight: of(one) }));
      const kept = all.filter(({ weight }) => weight > 0);
      if (kept.length === 0) return [];
      return [
        {
          type: 'sampled',
          name: `${launch.name} on ${cpu}: ${inWordsOf(target, name)}`,
          unit: 'none',
          startValue: 0,
          endValue: kept.reduce((sum, { weight }) => sum + weight, 0),
          samples: kept.map(({ stack }) => stack),
          weights: kept.map(({ weight }) => weight),
        },
      ];
    });
  });
  return {
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    exporter: 'warplens',
    shared: { frames },
    profiles,
  };
}

function stackOf(
  { name }: ProfileLaunch,
  { places, text, line }: ProfileInstruction,
  locate: Locate,
): readonly Frame[] {
  const lines = places.toReversed().map(
    (place): Frame => ({
      name: placeText(place, locate),
      file: locate(place.span).path,
      line: place.line + 1,
    }),
  );
  return [{ name }, ...lines, { name: `${text.replaceAll('\t', ' ')} (${line + 1})` }];
}
