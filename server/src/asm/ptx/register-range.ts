/**
 * How many registers `ptxas` gives a kernel, as a range: there is no telling exactly from a text.
 * `docs/reference/registers.md` says how often the range is right.
 */
import type { PtxModule } from './ast.ts';
import { REGISTER_CALIBRATION } from './register-calibration.ts';
import { bandOf, REGISTER_FEATURES, registerFeatures } from './register-features.ts';

/** Registers of a thread. */
export interface RegisterRange {
  readonly low: number;
  /** The likeliest. */
  readonly middle: number;
  readonly high: number;
}

/** What a fit gives. */
export interface RegisterCalibration {
  /** By feature: what is taken off, and what is divided by. */
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  readonly weights: readonly number[];
  /** By band: how far the logarithm may be off. */
  readonly bands: readonly (readonly [number, number])[];
}

/** What `ptxas` gives at least, and what a thread can have (CUDA C++ Programming Guide, 16.1). */
const [FEWEST, MOST] = [4, 255];

/** The range of a kernel; undefined where its text cannot be followed. */
export function registerRange(module: PtxModule, kernel: string): RegisterRange | undefined {
  const fn = module.functions.find((one) => one.name === kernel && one.body !== undefined);
  const features = fn && registerFeatures(fn);
  if (features === undefined) return undefined;
  const x = REGISTER_FEATURES.map((name) => features[name]);
  return rangeOf(x, bandOf(features), REGISTER_CALIBRATION);
}

/** The range that a calibration gives to numbers. */
export function rangeOf(
  x: readonly number[],
  band: number,
  { mean, deviation, weights, bands }: RegisterCalibration,
): RegisterRange {
  let log = 0;
  for (const [j, weight] of weights.entries()) log += weight * ((x[j]! - mean[j]!) / deviation[j]!);
  const [less, more] = bands[band]!;
  const within = (count: number): number => Math.min(MOST, Math.max(FEWEST, count));
  return {
    low: within(Math.floor(Math.exp(log + less))),
    middle: within(Math.round(Math.exp(log))),
    high: within(Math.ceil(Math.exp(log + more))),
  };
}

/** What the range rests on, for people. */
export function rangeSource(): string {
  const { assembler, cpu, kernels, heldOut, right } = REGISTER_CALIBRATION;
  const share = Math.round((100 * right) / heldOut);
  return `estimate from the PTX: calibrated with ${assembler} on ${kernels} kernels for ${cpu}, right for ${share} % of ${heldOut} others`;
}
