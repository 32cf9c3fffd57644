/** Debugging kernels: the lens `Debug`, its command, and which kernel is under the cursor. */
import {
  type DebugConfiguration,
  debug,
  env,
  type TextDocument,
  UIKind,
  Uri,
  window,
  workspace,
} from 'vscode';
import type {
  DebugArgument,
  KernelRow,
  KernelsArguments,
  KernelsCommand,
} from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';
import { sourceEditor } from './reveal.ts';

const KERNELS: KernelsCommand = 'warplens.kernels';

/** Debugs the kernel of a lens, else the one under the cursor. */
export async function debugKernel(context: ClientContext, argument: unknown): Promise<void> {
  const named = argument as Partial<DebugArgument> | undefined;
  const config =
    typeof named?.uri === 'string' && typeof named.kernel === 'string'
      ? configurationOf(await workspace.openTextDocument(Uri.parse(named.uri)), named.kernel)
      : await configurationAtCursor(context);
  if (config === undefined) {
    await window.showInformationMessage('Warplens: open a Rust file with a kernel first.');
    return;
  }
  const { program } = config as { readonly program?: string };
  const document = workspace.textDocuments.find(({ uri }) => programOf(uri) === program);
  // The adapter reads the disk.
  if (document?.isDirty === true && !(await document.save())) return;
  await debug.startDebugging(document && workspace.getWorkspaceFolder(document.uri), config);
}

/** A configuration for the kernel under the cursor; undefined where there is none. */
export async function configurationAtCursor(
  context: ClientContext,
): Promise<DebugConfiguration | undefined> {
  const editor = await sourceEditor();
  if (editor?.document.languageId !== 'rust') return undefined;
  const { document, selection } = editor;
  const args: KernelsArguments = [document.uri.toString(), { launches: false }];
  const rows = (await context.execute<readonly KernelRow[]>(KERNELS, args))
    .filter(({ uri }) => Uri.parse(uri).toString() === document.uri.toString())
    .sort((a, b) => a.position.line - b.position.line);
  const row = rows.findLast(({ position }) => position.line <= selection.active.line) ?? rows[0];
  return row && configurationOf(document, row.name);
}

/** How a configuration names a file: the adapter that is a process knows paths alone. */
function programOf(uri: Uri): string {
  return uri.scheme === 'file' ? uri.fsPath : uri.toString();
}

function configurationOf({ uri }: TextDocument, kernel: string): DebugConfiguration | undefined {
  if (uri.scheme !== 'file' && env.uiKind !== UIKind.Web) return undefined;
  const name = `Debug ${kernel}`;
  return { type: 'warplens', request: 'launch', name, program: programOf(uri), kernel };
}
