/**
 * Which GPUs and which versions of PTX have something: the targets, their families, and the
 * comparison with a need.
 */
import type { PtxSince } from './isa/forms/notation.ts';
import { parsePtxTarget } from './types.ts';

/** The module's version (times ten) and target; zero where it names none. */
export interface PtxEnvironment {
  readonly version: number;
  readonly sm: number;
  /** `a` for one architecture's own features, `f` for those of its family. */
  readonly suffix: string;
}

/** The version of PTX that first knew a target, times ten (PTX ISA, "Release Notes"). */
const TARGETS: Readonly<Record<string, number>> = {
  sm_10: 10,
  sm_11: 10,
  sm_12: 12,
  sm_13: 12,
  sm_20: 20,
  sm_21: 20,
  sm_30: 30,
  sm_32: 40,
  sm_35: 31,
  sm_37: 41,
  sm_50: 40,
  sm_52: 41,
  sm_53: 42,
  sm_60: 50,
  sm_61: 50,
  sm_62: 50,
  sm_70: 60,
  sm_72: 61,
  sm_75: 63,
  sm_80: 70,
  sm_86: 71,
  sm_87: 74,
  sm_88: 90,
  sm_89: 78,
  sm_90: 78,
  sm_90a: 80,
  sm_100: 86,
  sm_100a: 86,
  sm_100f: 88,
  sm_101: 86,
  sm_101a: 86,
  sm_101f: 88,
  sm_103: 88,
  sm_103a: 88,
  sm_103f: 88,
  sm_110: 90,
  sm_110a: 90,
  sm_110f: 90,
  sm_120: 87,
  sm_120a: 87,
  sm_120f: 88,
  sm_121: 88,
  sm_121a: 88,
  sm_121f: 88,
};

/** All targets that are known, oldest first. */
export const ptxTargets: readonly string[] = Object.keys(TARGETS);

/** The version that first knew a target; undefined for one that is not known. */
export function targetSince(target: string): number | undefined {
  const name = target.replace('compute_', 'sm_');
  return Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined;
}

/** Families: GPUs that share the features of the first one (PTX ISA, ".target"). */
const FAMILIES: Readonly<Record<number, readonly number[]>> = {
  100: [100, 101, 103, 110],
  101: [101, 110],
  103: [103],
  110: [110, 101],
  120: [120, 121],
  121: [121],
};

/** Does a target have what one need says: `90`, `90a`, `100f`? */
function satisfies(need: string, { sm, suffix }: PtxEnvironment): boolean {
  const match = /^(\d+)([afx]?)$/.exec(need)!;
  const number = Number(match[1]);
  if (match[2] === '') return sm >= number;
  if (suffix === '') return false;
  if (match[2] === 'x') return sm === number;
  if (match[2] === 'a') return sm === number && suffix === 'a';
  return (FAMILIES[number] ?? [number]).includes(sm);
}

/** Does a module have something? Where it names no version or target, it does. */
export function isAvailable({ ptx, sm, until }: PtxSince, env: PtxEnvironment): boolean {
  if (until && env.version >= until.ptx && env.sm >= until.sm) return false;
  if (env.version > 0 && ptx > env.version) return false;
  return env.sm === 0 || sm.split('+').some((need) => satisfies(need, env));
}

/** A need for people: `PTX ISA 8.0`, `sm_90 or newer`, `sm_90a`. */
export function needText({ ptx, sm, until }: PtxSince, env: PtxEnvironment): string {
  if (until && env.version >= until.ptx && env.sm >= until.sm) {
    const gpu = until.sm > 0 ? ` or a target before sm_${until.sm}` : '';
    return `a PTX ISA before ${dotted(until.ptx)}${gpu}`;
  }
  if (env.version > 0 && ptx > env.version) {
    return `PTX ISA ${dotted(ptx)}, the module is of version ${dotted(env.version)}`;
  }
  const names = sm.split('+').map((need) => {
    if (need.endsWith('a') || need.endsWith('x')) return `sm_${need.replace('x', 'a')}`;
    if (need.endsWith('f')) return `a target of the family sm_${need}`;
    return `sm_${need}`;
  });
  return `${names.join(' or ')}, the module is for sm_${env.sm}${env.suffix}`;
}

/** `90` is 9.0. */
export function dotted(version: number): string {
  return `${Math.floor(version / 10)}.${version % 10}`;
}

/** The environment that a module's directives make. */
export function environmentOf(version: number, targets: readonly string[]): PtxEnvironment {
  const target = targets.map(parsePtxTarget).find((t) => t);
  return { version, sm: target?.number ?? 0, suffix: target?.suffix ?? '' };
}

/**
 * What a module must say to have something: the oldest version that has it, also together with the
 * target, and the target that is nearest. Undefined for what is gone.
 */
export function needOf(
  { ptx, sm, until }: PtxSince,
  env: PtxEnvironment,
): { readonly version?: number; readonly target?: string } | undefined {
  if (until && env.version >= until.ptx && env.sm >= until.sm) return undefined;
  const needs = sm.split('+');
  const missing = env.sm > 0 && !needs.some((need) => satisfies(need, env));
  const target = missing ? `sm_${needs[0]!.replace('x', 'a')}` : undefined;
  const known = target === undefined ? 0 : targetSince(target);
  if (known === undefined) return undefined;
  const version = Math.max(ptx, known);
  return {
    ...(env.version > 0 && version > env.version ? { version } : {}),
    ...(target === undefined ? {} : { target }),
  };
}
