/**
 * The kinds of panes: the text of each target, and what its assembler makes of it. A new one is a
 * row here and in `ASSEMBLY`.
 */
import type { TargetName } from '../workspace/index.ts';
import { targetInfos } from './targets.ts';

/** A pane's name is also that of its language. */
export type PaneName = TargetName | 'sass' | 'llvm';

export interface PaneInfo {
  readonly name: PaneName;
  /** Short name in titles and lenses: `PTX`. */
  readonly label: string;
  /** Extension of its files, with the dot. */
  readonly fileExtension: string;
  /** The target that is compiled for; its GPUs and levels are the pane's. */
  readonly target: TargetName;
  /** Programs of this machine make the text, out of that of the target. */
  readonly isAssembled: boolean;
  /** Our own code in this form instead of the target's; it is for any target's GPU. */
  readonly form?: 'llvm-ir';
}

/** All panes: the targets' first. */
export const paneInfos: readonly PaneInfo[] = [
  ...targetInfos.map((info): PaneInfo => ({ ...info, target: info.name, isAssembled: false })),
  { name: 'sass', label: 'SASS', fileExtension: '.sass', target: 'ptx', isAssembled: true },
  {
    name: 'llvm',
    label: 'LLVM IR',
    fileExtension: '.ll',
    target: 'ptx',
    isAssembled: false,
    form: 'llvm-ir',
  },
];

/** The pane of that name, which may come from anywhere. */
export function findPane(name: unknown): PaneInfo | undefined {
  return paneInfos.find((pane) => pane.name === name);
}
