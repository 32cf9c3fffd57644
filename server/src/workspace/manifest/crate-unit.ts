/** What there is to know of a crate before its texts are read. */
import type { Edition } from '../../syntax/index.ts';
import type { BuildScript } from './build-script.ts';
import type { MissingCrate } from './toml-file.ts';

/** One crate to collect. */
export interface CrateUnit {
  /** With underscores; two crates of a graph never have the same. */
  readonly name: string;
  /** Path of the root file. */
  readonly root: string;
  readonly edition: Edition;
  readonly features: ReadonlySet<string>;
  /** Further `cfg` entries. */
  readonly cfg: ReadonlySet<string>;
  /** What Cargo sets for `env!`. */
  readonly env: ReadonlyMap<string, string>;
  /** The crates that it may name, by the name that it uses. */
  readonly deps: ReadonlyMap<string, CrateUnit>;
  readonly procMacro: boolean;
  /** Modules that the root file does not declare, by name, with the paths of their files. */
  readonly modules?: ReadonlyMap<string, string>;
  /** The script that Cargo would run before. */
  readonly buildScript?: PackageScript;
  /** A build script, or a crate that one depends on. */
  readonly isScript?: boolean;
  /** Not part of the user's own sources. */
  readonly foreign: boolean;
}

/** A package's build script: what it needs to be evaluated, and what came of that. */
export interface PackageScript extends BuildScript {
  readonly package: string;
  /** Folder of the package: the one that a script runs in. */
  readonly folder: string;
  /** Variables that Cargo sets for the script, `OUT_DIR` excepted. */
  readonly env: ReadonlyMap<string, string>;
  /** The script as a crate, with those that it depends on. */
  readonly graph: () => ScriptGraph;
  /** Why it was not evaluated, once somebody tried in vain. */
  readonly refused?: string;
  /** It was evaluated: what it sets counts. */
  readonly done?: true;
}

/** The crates of a build script. */
export interface ScriptGraph {
  readonly root: CrateUnit;
  /** All others, those that are needed first. */
  readonly others: readonly CrateUnit[];
  readonly missing: readonly MissingCrate[];
}
