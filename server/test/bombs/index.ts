/** All bombs. */
import { ANALYSIS_BOMBS } from './analyses.ts';
import { ASSEMBLY_BOMBS } from './assembly.ts';
import { OTHER_ATTACKS } from './attacks-others.ts';
import { RUST_ATTACKS } from './attacks-rust.ts';
import type { Bomb } from './bomb.ts';
import { CLASS_BOMBS } from './classes.ts';
import { FURTHER_BOMBS } from './further.ts';
import { GENERATED_BOMBS } from './generated.ts';
import { HOSTILE_BOMBS } from './hostile.ts';
import { KERNEL_AND_FILE_BOMBS } from './kernels-and-files.ts';
import { LATER_BOMBS } from './later.ts';
import { NEWEST_BOMBS } from './newest.ts';
import { LAUNCH_BOMBS, LLVM_BOMBS, MLIR_BOMBS } from './other-texts.ts';
import { PROJECT_BOMBS } from './projects.ts';
import { CODE_BOMBS } from './rust-code.ts';
import { CONST_BOMBS } from './rust-consts.ts';
import { TEXT_BOMBS } from './rust-texts.ts';
import { TYPE_BOMBS } from './rust-types.ts';
import { SHAPE_BOMBS } from './shapes.ts';
import { SHELL_BOMBS } from './shells.ts';
import { SIGN_BOMBS } from './signs.ts';
import { UNSEEN_BOMBS } from './unseen.ts';

export type { Bomb } from './bomb.ts';

export const BOMBS: readonly Bomb[] = [
  ...TYPE_BOMBS,
  ...CONST_BOMBS,
  ...TEXT_BOMBS,
  ...CODE_BOMBS,
  ...PROJECT_BOMBS,
  ...ASSEMBLY_BOMBS,
  ...MLIR_BOMBS,
  ...LLVM_BOMBS,
  ...LAUNCH_BOMBS,
  ...KERNEL_AND_FILE_BOMBS,
  ...ANALYSIS_BOMBS,
  ...SHELL_BOMBS,
  ...CLASS_BOMBS,
  ...SHAPE_BOMBS,
  ...RUST_ATTACKS,
  ...OTHER_ATTACKS,
  ...SIGN_BOMBS,
  ...HOSTILE_BOMBS,
  ...UNSEEN_BOMBS,
  ...FURTHER_BOMBS,
  ...LATER_BOMBS,
  ...GENERATED_BOMBS,
  ...NEWEST_BOMBS,
];
