/** What there is to know of a crate before its texts are read. */
import type { Edition } from '../../syntax/index.ts';
import type { BuildScript } from './build-script.ts';

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
  /** The script that Cargo would run before; here it is not. */
  readonly buildScript?: BuildScript & { readonly package: string };
  /** Not part of the user's own sources. */
  readonly foreign: boolean;
}
