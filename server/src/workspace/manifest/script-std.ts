/** The `std` of build scripts, which comes with us. */
import { PRELUDE_FOLDER } from '../prelude-files.ts';
import type { CrateUnit } from './crate-unit.ts';

const STD: CrateUnit = {
  name: 'std',
  root: `${PRELUDE_FOLDER}/build/std/lib.rs`,
  edition: 2021,
  features: new Set(),
  cfg: new Set(),
  env: new Map(),
  deps: new Map(),
  procMacro: false,
  isScript: true,
  foreign: true,
};

/** What stands in for `std` where a build script is evaluated. */
export function scriptStd(): CrateUnit {
  return STD;
}
