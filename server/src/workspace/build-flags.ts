/**
 * What the compiler of each dialect does where nothing says otherwise: the GPU that it builds for
 * and its flags of code generation. Read from the compilers' sources:
 * `cuda-oxide-codegen/src/target.rs` and `ptx.rs`, `cuda_builder/src/lib.rs` with
 * `nvvm/src/lib.rs`, rustc's target `nvptx64-nvidia-cuda`.
 */
import type { Contraction } from '../passes/index.ts';
import type { FloatModes } from '../targets/index.ts';

/** Whose compiler builds a crate. */
export type BuildDialect = 'rustc' | 'rust-cuda' | 'cuda-oxide';

/** A flag by which the same source becomes other code; the names are those of `warplens.toml`. */
export type FlagName =
  | 'fma'
  | 'ftz'
  | 'prec-div'
  | 'prec-sqrt'
  | 'debug-assertions'
  | 'overflow-checks';

/** Flags that are known to be on or off; the others are as in the language. */
export type CodeFlags = Readonly<Partial<Record<FlagName, boolean>>>;

interface FlagRow {
  /** For options of the command. */
  readonly doc: string;
  /** In headers, where it is on and where it is off. */
  readonly on: string;
  readonly off: string;
  /** What rustc does where the source does not say otherwise by itself. */
  readonly language: boolean;
}

export const FLAGS: Readonly<Record<FlagName, FlagRow>> = {
  fma: {
    doc: 'fuse a product and a sum, which are rounded once then',
    on: 'fma: contract',
    off: 'fma: off',
    language: false,
  },
  ftz: {
    doc: 'flush denormal numbers of single precision to zero, on NVIDIA',
    on: 'ftz: flush',
    off: 'ftz: off',
    language: false,
  },
  'prec-div': {
    doc: 'round quotients of single precision correctly, on NVIDIA',
    on: 'division: exact',
    off: 'division: approximate',
    language: true,
  },
  'prec-sqrt': {
    doc: 'round square roots of single precision correctly, on NVIDIA',
    on: 'square root: exact',
    off: 'square root: approximate',
    language: true,
  },
  'debug-assertions': {
    doc: 'compile `debug_assert!` and checks of unsafe code',
    on: 'debug assertions',
    off: 'no debug assertions',
    language: false,
  },
  'overflow-checks': {
    doc: 'trap where integer arithmetic overflows',
    on: 'overflow checks',
    off: 'no overflow checks',
    language: false,
  },
};

export const FLAG_NAMES = Object.keys(FLAGS) as readonly FlagName[];

export interface DialectBuild {
  /** The NVIDIA GPU that code is for where nobody names one and the code needs no newer one. */
  readonly oldest: string;
  /**
   * The text has the version of PTX that its instructions need, not the one that goes with the GPU.
   */
  readonly raisesVersion: boolean;
  readonly flags: CodeFlags;
}

export const DIALECT_BUILDS: Readonly<Record<BuildDialect, DialectBuild>> = {
  rustc: { oldest: 'sm_70', raisesVersion: false, flags: {} },
  // `NvvmArch::default()`, `fma_contraction: true`. libNVVM writes its own newest version of PTX.
  'rust-cuda': { oldest: 'sm_75', raisesVersion: true, flags: { fma: true } },
  // `select_target` of a module without special features; `contract` on each operation and
  // `llc -fp-contract=fast` unless FMA is switched off.
  'cuda-oxide': { oldest: 'sm_80', raisesVersion: true, flags: { fma: true } },
};

/** Flags about which nothing says the contrary of another. */
export function agreedFlags(all: readonly CodeFlags[]): CodeFlags {
  const names = FLAG_NAMES.filter((name) => {
    const values = new Set(all.flatMap((flags) => flags[name] ?? []));
    return values.size === 1;
  });
  return Object.fromEntries(
    names.map((name) => [name, all.some((flags) => flags[name] === true)] as const),
  );
}

/** Which operations the optimiser may fuse under flags. */
export function contractionOf({ fma }: CodeFlags): Contraction {
  if (fma === undefined) return 'marked';
  return fma ? 'all' : 'none';
}

/** How single precision is computed under flags. */
export function floatModes(flags: CodeFlags): FloatModes {
  return {
    flushes: flags.ftz === true,
    approximateQuotients: flags['prec-div'] === false,
    approximateRoots: flags['prec-sqrt'] === false,
  };
}

/**
 * The flags that differ from the language's, or from those that the dialect has by itself, in
 * words.
 */
export function flagWords(flags: CodeFlags, dialect: BuildDialect): readonly string[] {
  const own = DIALECT_BUILDS[dialect].flags;
  return FLAG_NAMES.flatMap((name) => {
    const { language, on, off } = FLAGS[name];
    const value = flags[name] ?? language;
    const isUsual = value === language && value === (own[name] ?? language);
    return isUsual ? [] : [value ? on : off];
  });
}
