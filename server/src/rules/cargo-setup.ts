/**
 * What Cargo's files say about the build of a crate's device code, as rules see it: plain data with
 * places, read by the workspace. Where flags may come from elsewhere too, `mayGiveFlags` says so
 * and rules stay silent.
 */
import type { Span } from '../base/index.ts';

/** Rust's names for the targets that kernels are built for. */
export type DeviceTriple = 'nvptx64-nvidia-cuda' | 'amdgcn-amd-amdhsa';

/** A level of rustc's lints as manifests have it. */
export type LintLevel = 'allow' | 'warn' | 'deny' | 'forbid';

/** A CPU that a compiler flag asks for. */
export interface CpuFlag {
  readonly name: string;
  /** The name in its file, without quotes and flag; the key's line when it is not found there. */
  readonly span: Span;
  /** `span` is the name and nothing else. */
  readonly exact: boolean;
}

/** How Cargo's files build one target. */
export interface TargetSetup {
  /**
   * Where they speak of the target: `build.target`, else the table `[target.TRIPLE]`. Absent when
   * they do not.
   */
  readonly named: Span | undefined;
  /** It is built when no other is asked for. */
  readonly built: boolean;
  /** The CPU that is compiled for: of several flags the last. */
  readonly cpu: CpuFlag | undefined;
  /** All flags that name a CPU and are meant for this target alone. */
  readonly cpus: readonly CpuFlag[];
  /** Where a flag for this target alone is to be added in the file that names it. */
  readonly addFlag: (flag: string) => { readonly span: Span; readonly newText: string } | undefined;
}

/** Something in Cargo's files that means nothing for a GPU, or not what it seems to. */
export interface SetupMistake {
  readonly severity: 'error' | 'warning' | 'info';
  /** What is found. */
  readonly what: string;
  readonly span: Span;
  /** What to write in place of the span. */
  readonly better?: string;
}

/** The files that Cargo reads for a crate, as far as device code is concerned. */
export interface CargoSetup {
  readonly targets: Readonly<Record<DeviceTriple, TargetSetup>>;
  /** What is wrong with them, in the order of the files. */
  readonly mistakes: readonly SetupMistake[];
  /** The one target that is built when it surely is no GPU's, and nothing speaks of others. */
  readonly host: { readonly name: string; readonly span: Span } | undefined;
  /** Cargo is told to build the standard library, or may be by a script. */
  readonly buildStd: boolean;
  /** Where to tell it so, in the file that names AMD's target. */
  readonly addBuildStd: { readonly span: Span; readonly newText: string } | undefined;
  /** Features that flags such as `-Zcrate-attr=feature(x)` switch on. */
  readonly features: ReadonlySet<string>;
  /**
   * Flags may come from where nothing is seen of them: the environment, scripts beside the
   * manifest, included files.
   */
  readonly mayGiveFlags: boolean;
  /**
   * Objects or libraries that are not seen here may be linked: flags of the linker, a script that
   * speaks of linking.
   */
  readonly linksMore: boolean;
  /**
   * The crate is a library that is not linked by itself (`lib`, `rlib`): what a linked program
   * needs once, such as an allocator, may come from the crate that uses it.
   */
  readonly isOnlyUsed: boolean;
  /**
   * Levels of rustc's lints in `[lints.rust]`, by name with underscores; `warnings` is the group of
   * that name.
   */
  readonly lints: ReadonlyMap<string, LintLevel>;
  /**
   * Dependencies from the package registry: the version in the lock file, else what the manifest
   * requires.
   */
  readonly registry: ReadonlyMap<string, string>;
  /** The channel in `rust-toolchain.toml` or `rust-toolchain`. */
  readonly toolchain: string | undefined;
}

/** What the GPU allows, in bytes. */
export interface DeviceLimits {
  /** Parameters of a kernel. */
  readonly params: number;
  /** Workgroup memory with a size that is known at compile time. */
  readonly fixed: number;
  /** Together with what the launch asks for. */
  readonly total: number;
}
