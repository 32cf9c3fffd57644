/**
 * The status item: there while the server is, shown beside Rust, previews and assembly files only;
 * a click opens a menu. Beside an assembly file it says which GPU the file is read for, and where
 * that comes from.
 */
import {
  commands,
  MarkdownString,
  type QuickPickItem,
  QuickPickItemKind,
  StatusBarAlignment,
  type TextDocument,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import type { AssemblyGpuCommand, AssemblyGpuResult } from '../../../server/src/protocol/index.ts';
import { type ClientContext, PREVIEW_SCHEME, type ServerState } from '../context.ts';
import { isAssembly, isSource } from '../gpu-code.ts';
import { cpuOf } from './panes/address.ts';
import { shownPanes } from './panes/preview-panes.ts';

const LOOKS: Readonly<Record<Exclude<ServerState, 'off'>, { icon: string; tooltip: string }>> = {
  starting: { icon: '$(sync~spin)', tooltip: 'Warplens is starting' },
  running: { icon: '$(circuit-board)', tooltip: 'Warplens is running; click for its menu' },
  failed: { icon: '$(warning)', tooltip: 'The Warplens server has stopped; click for its menu' },
};

/** Of a server that is there and does not answer, what it works on. */
function looks({ state, activity }: ClientContext): { icon: string; tooltip: string } {
  if (state === 'off') return LOOKS.starting;
  if (state !== 'running') return LOOKS[state];
  const { state: now, text = '' } = activity;
  if (now === 'working')
    return { icon: '$(loading~spin)', tooltip: `Warplens is working: ${text}` };
  if (now === 'starting') return { icon: '$(sync~spin)', tooltip: `Warplens: ${text}` };
  return text === '' ? LOOKS.running : { icon: '$(warning)', tooltip: `Warplens: ${text}` };
}

const ASSEMBLY_GPU: AssemblyGpuCommand = 'warplens.assemblyGpu';

const FROM: Readonly<Record<AssemblyGpuResult['from'], string>> = {
  directive: 'a directive of the file',
  comment: 'a comment of the file',
  setting: 'the setting `warplens.preview.cpu`',
  'warplens.toml': '`warplens.toml`',
  default:
    'nothing: it is the default. A directive, the setting `warplens.preview.cpu` or `warplens.toml` would say',
};

/** Milliseconds after an edit until the GPU of the file is asked for again. */
const AT_REST = 500;

/** The GPU of the assembly file that is looked at; `changed` is called when it is another one. */
function assemblyGpu(context: ClientContext, changed: () => void) {
  let known: { readonly uri: string; readonly gpu: AssemblyGpuResult | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    const document = window.activeTextEditor?.document;
    if (!context.running || document === undefined || !isFile(document)) return;
    const uri = document.uri.toString();
    const gpu = await context.execute<AssemblyGpuResult | null>(ASSEMBLY_GPU, [uri]);
    const same = known?.uri === uri && known.gpu?.cpu === gpu?.cpu && known.gpu?.from === gpu?.from;
    known = { uri, gpu: gpu ?? undefined };
    if (!same) changed();
  };
  return {
    of: (uri: string) => (known?.uri === uri ? known.gpu : undefined),
    askSoon(delay = 0): void {
      clearTimeout(timer);
      timer = setTimeout(() => void ask().catch(() => undefined), delay);
    },
    dispose: () => clearTimeout(timer),
  };
}

/** Is it an assembly file? A preview is none, and says itself which GPU it is for. */
function isFile(document: TextDocument): boolean {
  return document.uri.scheme !== PREVIEW_SCHEME && isAssembly(document);
}

export function registerStatus(context: ClientContext): void {
  const item = window.createStatusBarItem('warplens.status', StatusBarAlignment.Right, 50);
  item.name = 'Warplens';
  item.command = 'warplens.menu';
  const gpus = assemblyGpu(context, () => update());
  const update = (): void => {
    const document = window.activeTextEditor?.document;
    const assembly = document !== undefined && isFile(document);
    const wanted =
      assembly ||
      (document !== undefined && isSource(document)) ||
      document?.uri.scheme === PREVIEW_SCHEME;
    if (context.state === 'off' || !wanted) {
      item.hide();
      return;
    }
    const { icon, tooltip } = looks(context);
    const gpu = assembly ? gpus.of(document.uri.toString()) : undefined;
    const cpus = [...new Set(shownPanes().map(({ document: { uri } }) => cpuOf(uri)))];
    const shown = gpu ? [gpu.cpu] : assembly ? [] : cpus;
    item.text = `${icon} ${shown.length > 0 ? shown.join(' · ') : 'Warplens'}`;
    const isBusy = context.activity.state !== 'ready';
    item.tooltip =
      gpu && !isBusy
        ? new MarkdownString(
            `This file is read for ${gpu.cpu}, which comes from ${FROM[gpu.from]}.`,
          )
        : tooltip;
    item.backgroundColor =
      context.state === 'failed' ? new ThemeColor('statusBarItem.warningBackground') : undefined;
    item.show();
  };
  const look = (): void => {
    gpus.askSoon();
    update();
  };
  context.own(
    item,
    gpus,
    context.onState(look),
    context.onActivity(update),
    window.onDidChangeActiveTextEditor(look),
    window.onDidChangeVisibleTextEditors(update),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document === window.activeTextEditor?.document && isFile(document)) gpus.askSoon(AT_REST);
    }),
    workspace.onDidChangeConfiguration(() => gpus.askSoon(AT_REST)),
  );
  look();
}

type Entry = QuickPickItem & { readonly command?: string };

/** What a click on the status item offers. Nothing happens by the click alone. */
export async function menu(context: ClientContext): Promise<void> {
  const pane = shownPanes()[0];
  const tools = context.platform.kind === 'node' && workspace.isTrusted;
  const entry = (label: string, command: string): Entry => ({
    label,
    command: `warplens.${command}`,
  });
  const line = (label: string): Entry => ({ label, kind: QuickPickItemKind.Separator });
  const entries: Entry[] = [
    line('Code'),
    entry('$(open-preview) Preview PTX', 'showPtx'),
    entry('$(open-preview) Preview AMDGCN', 'showAmdgcn'),
    ...(tools ? [entry('$(open-preview) Preview SASS', 'showSass')] : []),
    entry('$(open-preview) Preview LLVM IR', 'showLlvm'),
    entry('$(open-preview) Preview Host Code', 'showHost'),
    ...(pane ? [entry(`$(chip) Select GPU (${cpuOf(pane.document.uri)})...`, 'selectCpu')] : []),
    entry('$(symbol-event) Go to Kernel...', 'goToKernel'),
    line('Server'),
    entry('$(output) Show Log', 'showLog'),
    entry('$(debug-restart) Restart Server', 'restartServer'),
    ...(tools ? [entry('$(tools) Show Installed Tools', 'showDoctor')] : []),
    entry('$(copy) Copy Report for an Issue', 'copyReport'),
  ];
  const placeHolder = `Warplens ${context.version}`;
  const picked = await window.showQuickPick(entries, { placeHolder });
  if (picked?.command !== undefined) await commands.executeCommand(picked.command);
}
