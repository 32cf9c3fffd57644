/**
 * The resource page: one webview that shows a kernel's resources and follows edits. It is made when
 * it is asked for, loads nothing from anywhere, and may run its own script only.
 */
import { type Disposable, Uri, ViewColumn, type WebviewPanel, window, workspace } from 'vscode';
import type {
  KernelRow,
  ProtocolPosition,
  ResourcesArguments,
  ResourcesCommand,
  ResourcesResult,
} from '../../../../server/src/protocol/index.ts';
import { type ClientContext, PREVIEW_SCHEME } from '../../context.ts';
import { isSource } from '../../gpu-code.ts';
import { addressOf, baseOf, targetOf } from '../panes/address.ts';
import { paneOf } from '../panes/pane-actions.ts';
import type { PreviewPanes } from '../panes/preview-panes.ts';
import { revealAt, sourceEditor } from '../reveal.ts';
import { type PageChoices, renderResources } from './render.ts';

const RESOURCES: ResourcesCommand = 'warplens.resources';

/** Milliseconds after an edit before the page is computed anew. */
const DELAY = 250;

/** Which kernel the page is about. */
interface Subject {
  readonly source: string;
  readonly at: ProtocolPosition | string;
}

/** What the page's script sends. */
interface Message {
  readonly type: 'ready' | 'choose' | 'source';
  readonly choice?: Partial<PageChoices>;
}

export class ResourcePages {
  private readonly context: ClientContext;
  private readonly panes: PreviewPanes;
  private panel: WebviewPanel | undefined;
  private subject: Subject | undefined;
  private choices: PageChoices = { target: 'ptx', assemble: false };
  private shown: ResourcesResult | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: ClientContext, panes: PreviewPanes) {
    this.context = context;
    this.panes = panes;
    context.own(
      { dispose: () => clearTimeout(this.timer) },
      workspace.onDidChangeTextDocument(({ document }) => {
        // Machine code that is there brings the numbers of its assembler.
        const isCode =
          document.uri.scheme === PREVIEW_SCHEME &&
          baseOf(targetOf(document.uri)) !== targetOf(document.uri);
        if (!(isSource(document) || isCode) || !this.panel) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void this.update(), DELAY);
      }),
    );
  }

  /** Shows the page of a pane's kernel, of a row of the tree, or of the kernel at the cursor. */
  async showFor(argument: unknown): Promise<void> {
    const row = (argument as { readonly kernel?: KernelRow } | undefined)?.kernel;
    const shown = window.activeTextEditor?.document;
    const active = shown !== undefined && isSource(shown);
    const inSource = active && !(argument instanceof Uri);
    const pane = row || inSource ? undefined : paneOf(argument);
    const editor = row || pane ? undefined : await sourceEditor();
    if (row) {
      await this.show({ source: row.uri, at: row.name }, {});
    } else if (pane) {
      const { source, kernel, target, choices } = addressOf(pane);
      const cpu = choices.cpu === undefined ? {} : { cpu: choices.cpu };
      const of = baseOf(target);
      if (kernel !== undefined) await this.show({ source, at: kernel }, { target: of, ...cpu });
    } else if (editor) {
      const { line, character } = editor.selection.active;
      await this.show({ source: editor.document.uri.toString(), at: { line, character } }, {});
    } else {
      await window.showInformationMessage('Warplens: put the cursor into a kernel first.');
    }
  }

  private async show(subject: Subject, chosen: Partial<PageChoices>): Promise<void> {
    const { target, assemble } = { ...this.choices, ...chosen };
    const cpu = chosen.cpu ?? this.panes.choices(target).cpu;
    this.choices = { target, assemble, ...(cpu === undefined ? {} : { cpu }) };
    this.subject = subject;
    // An error is the command's, so nothing is opened before there is something to show.
    await this.compute();
    if (this.panel) {
      this.panel.reveal(undefined, false);
      await this.post();
      return;
    }
    const dist = Uri.joinPath(this.context.extensionUri, 'client/dist');
    const panel = window.createWebviewPanel('warplens.resources', 'Resources', ViewColumn.Active, {
      enableScripts: true,
      localResourceRoots: [dist],
    });
    this.panel = panel;
    const owned: Disposable[] = [
      panel.webview.onDidReceiveMessage((message: Message) => void this.receive(message)),
      panel.onDidDispose(() => {
        this.panel = undefined;
        for (const one of owned) one.dispose();
      }),
    ];
    panel.iconPath = Uri.joinPath(this.context.extensionUri, 'client/media/icon.png');
    panel.webview.html = this.frame(panel, dist);
  }

  private async receive({ type, choice }: Message): Promise<void> {
    if (type === 'source') {
      if (this.shown) await revealKernel(this.shown);
      return;
    }
    if (choice?.target !== undefined && choice.target !== this.choices.target) {
      const { cpu: _other, ...kept } = this.choices;
      const cpu = this.panes.choices(choice.target).cpu;
      this.choices = { ...kept, target: choice.target, ...(cpu === undefined ? {} : { cpu }) };
    } else if (choice) {
      this.choices = { ...this.choices, ...choice };
      // The bars are drawn; only the selection moves.
      if (Object.keys(choice).join() === 'block') return;
    }
    await this.update();
  }

  private async update(): Promise<void> {
    try {
      await this.compute();
      await this.post();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      await this.panel?.webview.postMessage({ type: 'failed', text });
    }
  }

  private async compute(): Promise<void> {
    if (!this.subject) return;
    const { target, cpu, launchBytes, assemble, provider } = this.choices;
    const options = {
      assemble: assemble && workspace.isTrusted,
      ...(launchBytes === undefined ? {} : { launchBytes }),
      ...(cpu === undefined ? {} : { cpu }),
      ...(provider === undefined || !workspace.isTrusted ? {} : { provider }),
    };
    const { source, at } = this.subject;
    const args: ResourcesArguments = [source, at, target, options];
    this.shown = await this.context.execute<ResourcesResult>(RESOURCES, args);
    // From now on by name: edits move places.
    this.subject = { source, at: this.shown.kernel };
  }

  private async post(): Promise<void> {
    if (!this.panel || !this.shown) return;
    const tools = this.context.platform.kind === 'node' && workspace.isTrusted;
    const targets = (await this.context.targets()).filter(({ name }) => baseOf(name) === name);
    const html = renderResources({ result: this.shown, targets, choices: this.choices, tools });
    this.panel.title = `${this.shown.kernel} · ${this.shown.cpu} resources`;
    await this.panel.webview.postMessage({ type: 'show', html });
  }

  /** An empty page; its script asks for the content. */
  private frame({ webview }: WebviewPanel, dist: Uri): string {
    const nonce = Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join('');
    const style = webview.asWebviewUri(Uri.joinPath(dist, 'resource-page.css'));
    const script = webview.asWebviewUri(Uri.joinPath(dist, 'resource-page.js'));
    const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Resources</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main></main>
<p id="failure" role="status"></p>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
  }
}

async function revealKernel({ uri, position }: ResourcesResult): Promise<void> {
  await revealAt(Uri.parse(uri), position, ViewColumn.One);
}
