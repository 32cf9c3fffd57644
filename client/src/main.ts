/** Builds the shared context and registers the features. Computes nothing itself. */
import type { ExtensionContext } from 'vscode';
import { ClientContext } from './context.ts';
import { registerCommands } from './features/commands.ts';
import { registerKernelTree } from './features/kernel-tree.ts';
import { registerLineLinks } from './features/line-links.ts';
import { Comparisons } from './features/panes/compare.ts';
import { registerHeaderLens } from './features/panes/header-lens.ts';
import { PreviewPanes } from './features/panes/preview-panes.ts';
import { ResourcePages } from './features/resources/page.ts';
import { startWithGpuCode } from './features/start.ts';
import { registerStatus } from './features/status.ts';
import type { Platform } from './platform.ts';

let context: ClientContext | undefined;

export function start(extension: ExtensionContext, platform: Platform): void {
  const began = performance.now();
  context = new ClientContext(extension, platform);
  const panes = new PreviewPanes(context);
  const comparisons = new Comparisons(context, panes);
  const resources = new ResourcePages(context, panes);
  const tree = registerKernelTree(context, panes);
  registerCommands(context, { panes, comparisons, resources, tree });
  registerHeaderLens(context, panes);
  registerLineLinks(context);
  registerStatus(context);
  startWithGpuCode(context);
  context.activationMs = performance.now() - began;
}

export async function stop(): Promise<void> {
  await context?.stop();
}
