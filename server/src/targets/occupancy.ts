/**
 * How many workgroups fit on one compute unit at once, and what keeps more from fitting. The
 * arithmetic of each vendor is a function of its target's folder, the numbers of each processor are
 * data there; this file is the shape both fill.
 */
import { smallest } from '../base/index.ts';

/** What a kernel needs of a compute unit. */
export interface OccupancyUse {
  /** Threads of one workgroup. */
  readonly threads: number;
  /** 32-bit vector registers of one thread. */
  readonly registers: number;
  /** Scalar registers of one wave; nothing on targets without. */
  readonly scalarRegisters?: number;
  /** Bytes of workgroup memory of one workgroup, of fixed size and of the launch together. */
  readonly workgroupBytes: number;
}

export type OccupancyResource =
  | 'threads'
  | 'workgroups'
  | 'registers'
  | 'scalar registers'
  | 'workgroup memory';

/** So many workgroups fit as far as one resource is concerned. */
export interface OccupancyLimit {
  readonly resource: OccupancyResource;
  readonly groups: number;
}

export interface Occupancy {
  /** Workgroups on one unit; 0 when not even one fits. */
  readonly groups: number;
  readonly waves: number;
  /** Every resource, also those that limit nothing. */
  readonly limits: readonly OccupancyLimit[];
}

/** A number of the hardware that the arithmetic uses. */
export interface OccupancyFact {
  readonly name: string;
  readonly value: number;
}

/** One processor's occupancy arithmetic. */
export interface OccupancyModel {
  /** What is filled: `SM`, `CU`, `WGP`. */
  readonly unit: string;
  readonly waveSize: number;
  /** Waves that a unit holds at most. */
  readonly maxWaves: number;
  readonly maxThreadsPerGroup: number;
  readonly facts: readonly OccupancyFact[];
  /** Where the facts are written down. */
  readonly source: string;
  of(use: OccupancyUse): Occupancy;
}

/** The smallest multiple of `step` that is not below `value`. */
export function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

/** The answer from the limits of the single resources. */
export function fromLimits(limits: readonly OccupancyLimit[], wavesPerGroup: number): Occupancy {
  const groups = Math.max(0, smallest(limits.map((limit) => limit.groups)));
  return { groups, waves: groups * wavesPerGroup, limits };
}

/** Resources that keep the next workgroup out. */
export function limitedBy({ groups, limits }: Occupancy): readonly OccupancyResource[] {
  return limits.filter((limit) => limit.groups === groups).map((limit) => limit.resource);
}
