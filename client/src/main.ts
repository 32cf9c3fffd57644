/** Builds the shared context and the features. Computes nothing itself. */
import type { DebugAdapter, DebugConfiguration, ExtensionContext } from 'vscode';
import { ClientContext } from './context.ts';
import { registerAssemblyLanguage } from './features/assembly-language.ts';
import { commandRunner } from './features/commands.ts';
import { configurationAtCursor } from './features/debug.ts';
import { inlineAdapter } from './features/inline-debug.ts';
import { registerKernelTree } from './features/kernel-tree.ts';
import { registerLineLinks } from './features/line-links.ts';
import { registerBanner } from './features/panes/banner.ts';
import { Comparisons } from './features/panes/compare.ts';
import { registerHeaderLens } from './features/panes/header-lens.ts';
import { PreviewPanes } from './features/panes/preview-panes.ts';
import { ResourcePages } from './features/resources/page.ts';
import { Runs } from './features/run.ts';
import { startWithGpuCode } from './features/start.ts';
import { registerStatus } from './features/status.ts';
import { registerTests } from './features/tests.ts';
import type { Platform } from './platform.ts';

/** The features as activation sees them. */
export interface Features {
  /** Runs a command of package.json. */
  run(command: string, argument: unknown): Promise<void>;
  /** To debug the kernel under the cursor, if there is one. */
  debugConfiguration(): Promise<DebugConfiguration | undefined>;
  /** A debugger in the language server. */
  debugAdapter(): DebugAdapter;
  stop(): Promise<void>;
}

export function start(
  extension: ExtensionContext,
  platform: Platform,
  activationMs: number,
): Features {
  const context = new ClientContext(extension, platform, activationMs);
  const panes = new PreviewPanes(context);
  const comparisons = new Comparisons(context, panes);
  const resources = new ResourcePages(context, panes);
  const runs = new Runs(context);
  const tree = registerKernelTree(context, panes);
  registerAssemblyLanguage(context);
  registerBanner(context);
  registerHeaderLens(context, panes);
  registerLineLinks(context);
  registerStatus(context);
  registerTests(context, runs);
  startWithGpuCode(context);
  return {
    run: commandRunner(context, { panes, comparisons, resources, runs, tree }),
    debugConfiguration: () => configurationAtCursor(context),
    debugAdapter: () => inlineAdapter(context),
    stop: () => context.stop(),
  };
}
