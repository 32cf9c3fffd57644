/** Which compilers may be asked in this workspace. */
import { workspace } from 'vscode';
import type { Platform } from '../../platform.ts';
import type { PaneChoices, ProviderName } from './address.ts';

/** Other compilers run build scripts and macros of the workspace. */
export function offered(providers: readonly string[] = []): readonly string[] {
  return workspace.isTrusted ? providers : providers.filter((name) => name === 'core');
}

/**
 * The compiler of a pane: the chosen one, else the project's own, else ours where no program may be
 * started: in a workspace that is not trusted, and in a browser.
 */
export function providerOf({ provider }: PaneChoices, { kind }: Platform): ProviderName {
  const startsPrograms = workspace.isTrusted && kind === 'node';
  return startsPrograms ? (provider ?? 'build') : 'core';
}
