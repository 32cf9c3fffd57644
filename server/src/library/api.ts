/**
 * What `import { check, compile, kernels, run } from 'warplens'` gives: types only, from which the
 * package's declarations are made (`tools/library-types.mjs`). Every function gives the document
 * that the command of that name prints as JSON.
 */
import type {
  CheckDocument,
  CompileDocument,
  KernelsDocument,
  RunDocument,
} from '../report/index.ts';

/** Texts instead of files: all that there is besides the libraries that Warplens brings along. */
export interface Texts {
  /** Text by path, relative with forward slashes: `{ 'src/lib.rs': '...' }`. */
  readonly files: Readonly<Record<string, string>>;
  /** Which of them it is about; all when left out. */
  readonly path?: string;
}

/**
 * What a function is about: the path of a file or folder (in Node), or texts. A file stands for the
 * crate that it belongs to, a folder for all crates below it that have something to do with GPUs.
 */
export type Input = string | Texts;

/** How a package is built, as Cargo's options say it. */
export interface BuildOptions {
  /** Features that are on besides `default`, in place of what `warplens.toml` says. */
  readonly features?: readonly string[];
  /** Leave out the feature `default`. */
  readonly noDefaultFeatures?: boolean;
}

/** Options of `check`. */
export interface CheckOptions extends BuildOptions {
  /** Rule severities by name, in place of those of `warplens.toml`. */
  readonly rules?: Readonly<Record<string, 'error' | 'warning' | 'info' | 'hint' | 'on' | 'off'>>;
}

/** Options of `compile`. */
export interface CompileOptions extends BuildOptions {
  /** Form of the code; `ptx` when left out. */
  readonly target?: 'ptx' | 'amdgcn' | 'llvm';
  /** GPU to compile for, such as `sm_80`; that of the project when left out. */
  readonly cpu?: string;
  /** Only this kernel and what it calls. */
  readonly kernel?: string;
  /** Check arithmetic overflow and `debug_assert!`, as a debug build does. */
  readonly debugAssertions?: boolean;
  /** Lines of the source as directives. */
  readonly lineInfo?: boolean;
  /** What the optimiser does; 2 when left out. */
  readonly optLevel?: 0 | 1 | 2;
  /** Emit also what rustc refuses, as far as it has a meaning. */
  readonly allowInvalid?: boolean;
}

/** Options of `kernels`. */
export type KernelsOptions = BuildOptions;

/** Options of `run`. */
export interface RunOptions extends BuildOptions {
  /**
   * Launch spec as JSON text or as the object that it means; what it leaves out comes from the
   * launch in host code or from the types. `schemas/spec.schema.json` describes it.
   */
  readonly spec?: string | object;
  readonly target?: 'ptx' | 'amdgcn';
  /** GPU to compile for. */
  readonly cpu?: string;
  /** Exact Rust (the default), or the text of the target. */
  readonly engine?: 'exact' | 'text';
  readonly debugAssertions?: boolean;
  /** Run also what rustc refuses, as far as it has a meaning. */
  readonly allowInvalid?: boolean;
  /** False: do not look for races between threads. */
  readonly races?: boolean;
  /** Seed of what the model leaves open. */
  readonly seed?: number;
  /** Most instructions of all threads of a launch. */
  readonly maxSteps?: number;
  /** Add all values of all buffers to the result. */
  readonly values?: boolean;
}

/** The functions of the package. */
export interface Library {
  /**
   * Reports GPU mistakes.
   * @throws WarplensError for wrong options and input that cannot be read
   */
  check(input: Input, options?: CheckOptions): Promise<CheckDocument>;
  /**
   * Compiles the kernels of one crate. Kernels that are not emitted are in `problems`, with the
   * reason.
   * @throws WarplensError for wrong options, and where there is no kernel
   */
  compile(input: Input, options?: CompileOptions): Promise<CompileDocument>;
  /** Lists the kernels, those included that no crate compiles, with the reason. */
  kernels(input: Input, options?: KernelsOptions): Promise<KernelsDocument>;
  /**
   * Runs the kernels of one crate without a GPU.
   * @throws WarplensError for wrong options, and where a spec or a kernel cannot be run
   */
  run(input: Input, options?: RunOptions): Promise<RunDocument>;
}
