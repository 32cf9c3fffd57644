/** The commands of the palette. Each is listed in package.json; a test compares the two lists. */
import { commands, Position, Range, Uri, version, window, workspace } from 'vscode';
import type {
  DoctorCommand,
  DoctorRow,
  KernelRow,
  KernelsCommand,
} from '../../../server/src/lsp/protocol.ts';
import type { ClientContext } from '../context.ts';
import { goToSource } from './go-to-source.ts';
import type { PreviewPanes } from './preview-pane.ts';

const KERNELS: KernelsCommand = 'warplens.kernels';
const DOCTOR: DoctorCommand = 'warplens.doctor';

export function registerCommands(context: ClientContext, panes: PreviewPanes): void {
  const table: Readonly<Record<string, () => Promise<void>>> = {
    'warplens.showPtx': () => show(panes, 'ptx'),
    'warplens.showAmdgcn': () => show(panes, 'amdgcn'),
    'warplens.goToSource': () => goToSource(context),
    'warplens.goToKernel': () => goToKernel(context),
    'warplens.restartServer': () => context.restart(),
    'warplens.showLog': async () => context.showLog(),
    'warplens.showDoctor': () => showDoctor(context),
    'warplens.menu': () => menu(context),
  };
  for (const [name, run] of Object.entries(table)) {
    const action = async (): Promise<void> => {
      try {
        await run();
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const again = await window.showErrorMessage(`Warplens: ${text}`, 'Show Log', 'Restart');
        if (again === 'Show Log') context.showLog();
        if (again === 'Restart') await context.restart();
      }
    };
    context.own(commands.registerCommand(name, action));
  }
}

async function show(panes: PreviewPanes, target: string): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor?.document.languageId !== 'rust') {
    await window.showInformationMessage('Warplens: open a Rust file with a kernel first.');
    return;
  }
  await panes.open(editor, target);
}

async function goToKernel(context: ClientContext): Promise<void> {
  const kernels = await context.execute<readonly KernelRow[]>(KERNELS);
  const items = kernels.map((kernel) => ({
    label: kernel.name,
    description: workspace.asRelativePath(Uri.parse(kernel.uri)),
    kernel,
  }));
  const placeHolder = items.length === 0 ? 'No kernels in this workspace' : 'Kernel';
  const picked = await window.showQuickPick(items, { placeHolder });
  if (!picked) return;
  const { line, character } = picked.kernel.position;
  const at = new Position(line, character);
  await window.showTextDocument(Uri.parse(picked.kernel.uri), { selection: new Range(at, at) });
}

/** Into the log: a report can be read and copied there, and nothing asks to be saved. */
async function showDoctor(context: ClientContext): Promise<void> {
  const rows = await context.execute<readonly DoctorRow[]>(DOCTOR);
  const lines = rows.map((row) => `  ${row.name}: ${row.state}, ${row.detail}`);
  context.log(
    [`Warplens ${context.version}, Node ${process.version}, VS Code ${version}`, ...lines].join(
      '\n',
    ),
  );
  context.showLog();
}

/** What a click on the status item offers. Nothing happens by the click alone. */
async function menu(context: ClientContext): Promise<void> {
  const actions: Readonly<Record<string, string>> = {
    'Preview PTX': 'warplens.showPtx',
    'Preview AMDGCN': 'warplens.showAmdgcn',
    'Go to Kernel...': 'warplens.goToKernel',
    'Restart Server': 'warplens.restartServer',
    'Show Log': 'warplens.showLog',
    Doctor: 'warplens.showDoctor',
  };
  const placeHolder = `Warplens ${context.version}`;
  const picked = await window.showQuickPick(Object.keys(actions), { placeHolder });
  if (picked !== undefined) await commands.executeCommand(actions[picked]!);
}
