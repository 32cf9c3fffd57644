/**
 * The order of passes per optimisation level, on one screen. Functions run callees first, so bodies
 * arrive simplified.
 */
import { addressSpace } from './address-space.ts';
import { boundsCheck } from './bounds-check.ts';
import { fold } from './combine/fold.ts';
import { combine, combineInts, expandDivision } from './combine/index.ts';
import { conditionParams } from './condition-params.ts';
import { contract } from './contract.ts';
import { dce } from './dce.ts';
import type { FuncPass } from './define-pass.ts';
import { dse } from './dse.ts';
import { foldBranches } from './fold-branches.ts';
import { foldParams } from './fold-params.ts';
import { forwardCopies } from './forward-copies.ts';
import { gvn } from './gvn/index.ts';
import { hoistCommon } from './hoist-common.ts';
import { ifConvert } from './if-convert.ts';
import { inline } from './inline.ts';
import { intParams } from './int-params.ts';
import { licm } from './loops/licm.ts';
import { promoteMemory } from './loops/promote-memory.ts';
import { loopRotate } from './loops/rotate.ts';
import { strengthReduction } from './loops/strength-reduction.ts';
import { loopUnroll } from './loops/unroll.ts';
import { unrollRuntime } from './loops/unroll-runtime.ts';
import { loopUnswitch } from './loops/unswitch.ts';
import { renumber } from './renumber.ts';
import { shortDivision } from './short-division.ts';
import { simplifyCfg, tidyCfg } from './simplify-cfg/index.ts';
import { sink } from './sink.ts';
import { sroa } from './sroa/index.ts';

/** O0 keeps the shape of the source, O1 is quick, O2 is what the preview shows. */
export type OptLevel = 'O0' | 'O1' | 'O2';

export interface Pipeline {
  /** For every function, callees first. */
  readonly device: readonly Step[];
  /** For kernels and functions that stay, behind `device`. */
  readonly final: readonly Step[];
}

/** A pass, or a few that are run again as long as the first of them finds something to do. */
export type Step = FuncPass | Rounds;

export interface Rounds {
  readonly kind: 'rounds';
  readonly passes: readonly FuncPass[];
  /** Rounds at most. */
  readonly most: number;
}

/** Loops whose number of iterations shows only now; those around them follow. */
const lateUnroll: Rounds = {
  kind: 'rounds',
  passes: [
    loopUnroll,
    simplifyCfg,
    combine,
    simplifyCfg,
    forwardCopies,
    sroa,
    combine,
    gvn,
    simplifyCfg,
    sroa,
  ],
  most: 4,
};

/** Slots whose addresses are constant only now, and the loops that they kept as they were. */
const lateScalars: Rounds = {
  kind: 'rounds',
  passes: [sroa, combine, simplifyCfg, loopUnroll, combine, gvn, licm],
  most: 3,
};

/** Takes a function apart that has just swallowed its callees. */
const scalars: readonly FuncPass[] = [
  inline,
  tidyCfg,
  forwardCopies,
  sroa,
  intParams,
  combine,
  simplifyCfg,
  dce,
  renumber,
  sroa,
  intParams,
  combine,
  gvn,
  simplifyCfg,
  dce,
];

/** Calls whose callee was found in a table only now. */
const lateInline: Rounds = { kind: 'rounds', passes: scalars, most: 2 };

export const PIPELINES: Record<OptLevel, Pipeline> = {
  O0: { device: [tidyCfg, dce], final: [] },
  O1: {
    device: [inline, tidyCfg, sroa, fold, simplifyCfg, dce],
    final: [addressSpace, contract, dce],
  },
  O2: {
    device: [...scalars, lateInline],
    final: [
      foldBranches,
      loopUnroll,
      forwardCopies,
      sroa,
      combine,
      simplifyCfg,
      sroa,
      combine,
      gvn,
      boundsCheck,
      simplifyCfg,
      sroa,
      lateUnroll,
      lateInline,
      foldParams,
      conditionParams,
      expandDivision,
      foldBranches,
      ifConvert,
      combine,
      foldBranches,
      ifConvert,
      // `min` is a value only now.
      boundsCheck,
      simplifyCfg,
      loopRotate,
      addressSpace,
      combine,
      gvn,
      licm,
      loopUnswitch,
      licm,
      promoteMemory,
      lateScalars,
      combine,
      gvn,
      hoistCommon,
      ifConvert,
      unrollRuntime,
      simplifyCfg,
      combine,
      gvn,
      dse,
      simplifyCfg,
      shortDivision,
      strengthReduction,
      combine,
      gvn,
      simplifyCfg,
      contract,
      // Products of other blocks are fused where they stood.
      sink,
      dce,
      renumber,
    ],
  },
};

/**
 * The pipelines in front of another compiler. It learns more from code that is near to the source
 * than from ours: calls, loops, generic addresses, computations inside of their guards, and slots,
 * which it makes values itself, in an order of its own that its registers depend on.
 */
export const PIPELINES_FOR_COMPILER: Record<OptLevel, Pipeline> = {
  O0: PIPELINES.O0,
  O1: { device: [tidyCfg, sroa, fold, tidyCfg, dce], final: [] },
  O2: {
    device: [tidyCfg, fold, tidyCfg, dce, renumber],
    final: [foldBranches, tidyCfg, fold, dce, renumber],
  },
};

/** Every pass by name, for fixtures and the command line. */
export const PASSES: ReadonlyMap<string, FuncPass> = new Map(
  [
    addressSpace,
    boundsCheck,
    combine,
    combineInts,
    conditionParams,
    contract,
    dce,
    dse,
    expandDivision,
    fold,
    foldBranches,
    foldParams,
    forwardCopies,
    gvn,
    hoistCommon,
    ifConvert,
    inline,
    intParams,
    licm,
    loopRotate,
    loopUnroll,
    loopUnswitch,
    promoteMemory,
    renumber,
    shortDivision,
    simplifyCfg,
    sink,
    sroa,
    strengthReduction,
    tidyCfg,
    unrollRuntime,
  ].map((pass) => [pass.name, pass]),
);

/** Passes that may be left out: not those that `O0` runs, nor what flags of the build decide. */
export const OPTIONAL_PASSES: readonly string[] = [...PASSES.values()]
  .filter((pass) => !PIPELINES.O0.device.includes(pass) && pass !== contract && pass !== renumber)
  .map(({ name }) => name)
  .sort();
