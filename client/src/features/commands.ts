/**
 * What the commands of the palette and of menus do. Each is listed in package.json; a test compares
 * the two lists.
 */
import { Uri, window, workspace } from 'vscode';
import type {
  KernelRow,
  KernelsArguments,
  KernelsCommand,
} from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';
import { debugKernel } from './debug.ts';
import { openExample } from './example.ts';
import { goToSource } from './go-to-source.ts';
import type { KernelTree } from './kernel-tree.ts';
import type { Comparisons } from './panes/compare.ts';
import {
  copyAssembly,
  paneOf,
  saveAssembly,
  selectCpu,
  selectFilters,
  selectOptimization,
  toggleChecks,
} from './panes/pane-actions.ts';
import type { PreviewPanes } from './panes/preview-panes.ts';
import { selectProvider } from './panes/provider.ts';
import { copyReport, showDoctor } from './report.ts';
import type { ResourcePages } from './resources/page.ts';
import { revealAt, sourceEditor } from './reveal.ts';
import type { Runs } from './run.ts';
import { menu } from './status.ts';

const KERNELS: KernelsCommand = 'warplens.kernels';

export interface CommandDeps {
  readonly panes: PreviewPanes;
  readonly comparisons: Comparisons;
  readonly resources: ResourcePages;
  readonly runs: Runs;
  readonly tree: KernelTree;
}

type Action = (argument?: unknown) => Promise<void>;

/** Runs commands by their names; what goes wrong is said with the ways on. */
export function commandRunner(
  context: ClientContext,
  { panes, comparisons, resources, runs, tree }: CommandDeps,
): (name: string, argument: unknown) => Promise<void> {
  /** A command on a pane: the one it is called with, or the one that is there. */
  const onPane =
    (run: (uri: Uri) => Promise<void>): Action =>
    async (argument) => {
      const uri = paneOf(argument);
      if (uri) await run(uri);
      else await window.showInformationMessage('Warplens: open a preview first.');
    };
  const table: Readonly<Record<string, Action>> = {
    'warplens.showPtx': () => show(panes, 'ptx'),
    'warplens.showAmdgcn': () => show(panes, 'amdgcn'),
    'warplens.showSass': () => show(panes, 'sass'),
    'warplens.showLlvm': () => show(panes, 'llvm'),
    'warplens.showHost': () => show(panes, 'llvm', 'host'),
    'warplens.goToSource': () => goToSource(context),
    'warplens.goToKernel': () => goToKernel(context),
    'warplens.selectCpu': onPane((uri) => selectCpu(context, panes, uri)),
    'warplens.selectOptimization': onPane((uri) => selectOptimization(context, panes, uri)),
    'warplens.selectFilters': onPane((uri) => selectFilters(context, panes, uri)),
    'warplens.toggleChecks': onPane((uri) => toggleChecks(panes, uri)),
    'warplens.selectProvider': onPane((uri) => selectProvider(context, panes, comparisons, uri)),
    'warplens.pin': onPane((uri) => panes.pin(uri, true)),
    'warplens.unpin': onPane((uri) => panes.pin(uri, false)),
    'warplens.compare': onPane((uri) => comparisons.compare(uri)),
    'warplens.copyAssembly': onPane(copyAssembly),
    'warplens.saveAssembly': onPane((uri) => saveAssembly(context, uri)),
    'warplens.runKernels': () => runs.runFile(),
    'warplens.debug': (argument) => debugKernel(context, argument),
    'warplens.createSpec': () => runs.createSpec(),
    'warplens.showResources': (argument) => resources.showFor(argument),
    'warplens.openTreeNode': (row) => tree.open(row),
    'warplens.openExample': openExample,
    'warplens.restartServer': () => context.restart(),
    'warplens.showLog': async () => context.log.show(true),
    'warplens.showDoctor': () => showDoctor(context),
    'warplens.copyReport': () => copyReport(context),
    'warplens.menu': () => menu(context),
  };
  return async (name, argument) => {
    try {
      await table[name]?.(argument);
    } catch (error) {
      await context.offerHelp(error instanceof Error ? error.message : String(error));
    }
  };
}

async function show(panes: PreviewPanes, target: string, side?: 'host'): Promise<void> {
  const editor = await sourceEditor();
  if (!editor) {
    await window.showInformationMessage('Warplens: open a Rust file with a kernel first.');
    return;
  }
  await panes.open(editor, target, side);
}

async function goToKernel(context: ClientContext): Promise<void> {
  const args: KernelsArguments = [null, { launches: false }];
  // The list is there at once, and says that it is being filled.
  const items = context.execute<readonly KernelRow[]>(KERNELS, args).then((kernels) =>
    kernels.map((kernel) => ({
      label: kernel.name,
      description: workspace.asRelativePath(Uri.parse(kernel.uri)),
      kernel,
    })),
  );
  const picked = await window.showQuickPick(items, { placeHolder: 'Kernel of this workspace' });
  if (picked) await revealAt(Uri.parse(picked.kernel.uri), picked.kernel.position);
}
