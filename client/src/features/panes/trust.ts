/** Which compilers may be asked in this workspace. */
import { workspace } from 'vscode';

/** Other compilers run build scripts and macros of the workspace. */
export function offered(providers: readonly string[] = []): readonly string[] {
  return workspace.isTrusted ? providers : providers.filter((name) => name === 'core');
}
