/**
 * Preview panes: documents of the server, opened beside the source, one for each target and any
 * number of pinned ones. The server refreshes their text after edits; this file decides which
 * document is shown, lets it follow the cursor from kernel to kernel, and remembers what the user
 * chose for each target.
 */
import {
  commands,
  EventEmitter,
  languages,
  Range,
  type TextDocument,
  type TextEditor,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type {
  PreviewArguments,
  PreviewCommand,
  PreviewResult,
  ProtocolPosition,
} from '../../../../server/src/protocol/index.ts';
import { type ClientContext, PREVIEW_SCHEME } from '../../context.ts';
import { isSource } from '../../gpu-code.ts';
import {
  addressOf,
  baseOf,
  cpuOf,
  documentUri,
  kindOf,
  optionsOf,
  type PaneAddress,
  type PaneChoices,
  targetOf,
} from './address.ts';

const PREVIEW: PreviewCommand = 'warplens.preview';

/** Lines of a preview without code: its title, and reasons. */
const MOST_REASONS = 20;

/** Choices without a compiler that may not work here. */
function provenOnly({ provider, ...others }: PaneChoices): PaneChoices {
  return provider === undefined || provider === 'build' || provider === 'core'
    ? { ...others, ...(provider && { provider }) }
    : others;
}

/** Milliseconds the cursor must rest before the pane follows. */
const FOLLOW_DELAY = 150;

export class PreviewPanes {
  private readonly context: ClientContext;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private following: Promise<void> = Promise.resolve();
  /** URIs of pinned documents. */
  private readonly pins: Set<string>;
  private readonly changeEmitter = new EventEmitter<void>();
  /** A pane was pinned, unpinned, opened or given another address. */
  readonly onChange = this.changeEmitter.event;
  private readonly openedEmitter = new EventEmitter<{ uri: Uri; text: string }>();
  /** A document is shown that was not shown before, with its text. */
  readonly onOpened = this.openedEmitter.event;

  constructor(context: ClientContext) {
    this.context = context;
    this.pins = new Set(context.memory.get<string[]>('pins', []));
    // A code lens of the server names the server's command: here it opens the pane with the answer.
    context.hook(PREVIEW, async (args) => {
      const [source, at, target = 'ptx'] = args as PreviewArguments;
      const result = await this.ask(source, at, target, this.choices(target));
      await this.show(result);
      return result;
    });
    context.own(
      this.changeEmitter,
      this.openedEmitter,
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => {
        this.setKeys(editor);
        if (editor) this.follow(editor);
      }),
      workspace.onDidCloseTextDocument((document) => this.forget(document)),
      // A configuration of the project, or the assembler, has decided on another GPU.
      workspace.onDidChangeTextDocument(({ document }) => {
        if (namesAnotherCpu(document)) void this.retitle();
        this.judge(document);
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('warplens.preview.cpu')) void this.retitle();
      }),
      { dispose: () => clearTimeout(this.timer) },
    );
    this.setKeys(window.activeTextEditor);
  }

  /** Opens the pane of a target for the kernel at the cursor. */
  async open(editor: TextEditor, target: string, side?: 'host'): Promise<void> {
    const { line, character } = editor.selection.active;
    await this.openAt(editor.document.uri, { line, character }, target, side);
  }

  /** Opens the pane of a target for a kernel, by place or by name. */
  async openAt(
    source: Uri,
    at: ProtocolPosition | string,
    target: string,
    side?: 'host',
  ): Promise<void> {
    const { side: _, ...choices } = this.choices(target);
    const asked = side === undefined ? choices : { ...choices, side };
    await this.show(await this.ask(source.toString(), at, target, asked));
  }

  /** What the user has chosen for a target in this workspace. */
  choices(target: string): PaneChoices {
    const own = this.context.memory.get<PaneChoices>(`choices.${target}`);
    if (own !== undefined || baseOf(target) === target) return own ?? {};
    const { hide: _, ...base } = this.choices(baseOf(target));
    return base;
  }

  /** Changes what a pane shows, and what the target's next panes will show. */
  async choose(uri: Uri, change: PaneChoices): Promise<void> {
    const { target, source, kernel, choices } = addressOf(uri);
    const chosen: PaneChoices = { ...choices, ...change };
    await this.context.memory.update(`choices.${target}`, provenOnly(chosen));
    const result = await this.ask(source, kernel ?? null, target, chosen);
    await this.replace(uri, result);
  }

  /**
   * Another compiler is the choice for the next panes once it has compiled something, and no longer
   * when it fails in a pane where it never did.
   */
  private judge({ uri, lineCount, lineAt }: TextDocument): void {
    if (uri.scheme !== PREVIEW_SCHEME || lineCount < 2) return;
    const { target, choices } = addressOf(uri);
    const { provider } = choices;
    if (provider === undefined || provider === 'build' || provider === 'core') return;
    const banner = lineAt(1).text;
    if (/ is compiling\b|^(?:\/\/|;) STALE\b/.test(banner)) return;
    const known = this.choices(target);
    const works = lineCount > MOST_REASONS;
    if (works === (known.provider === provider)) return;
    if (!works && known.provider !== provider) return;
    const next = works ? { ...known, provider } : provenOnly(known);
    void this.context.memory.update(`choices.${target}`, next);
  }

  /** The preview at an address. */
  preview({ source, kernel, target, choices }: PaneAddress): Promise<PreviewResult> {
    return this.ask(source, kernel ?? null, target, choices);
  }

  isPinned(uri: Uri): boolean {
    return this.pins.has(uri.toString());
  }

  /** A pinned pane keeps its kernel, and the next kernel gets another tab. */
  async pin(uri: Uri, pinned: boolean): Promise<void> {
    if (pinned) this.pins.add(uri.toString());
    else this.pins.delete(uri.toString());
    await this.savePins();
    const pane = shownPanes().find(({ document }) => document.uri.toString() === uri.toString());
    // A tab that is no longer a preview is not replaced by the next one.
    if (pane && pinned) await this.reveal(pane.document, pane.viewColumn, false);
    this.changed();
  }

  private ask(
    source: string,
    at: ProtocolPosition | string | null,
    target: string,
    choices: PaneChoices,
  ): Promise<PreviewResult> {
    const args: PreviewArguments = [source, at, target, optionsOf(choices)];
    return this.context.execute<PreviewResult>(PREVIEW, args);
  }

  private async show(result: PreviewResult): Promise<void> {
    const uri = documentUri(result);
    const target = targetOf(uri);
    const same = shownPanes().find((pane) => pane.document.uri.toString() === uri.toString());
    const free = shownPanes().find(
      (pane) => kindOf(pane.document.uri) === kindOf(uri) && !this.isPinned(pane.document.uri),
    );
    const column = same?.viewColumn ?? free?.viewColumn ?? columnFor(target);
    await this.openDocument(uri, result.text, column, true);
    if (free && free !== same) await closeTab(free.document.uri);
  }

  /** Puts another document into a pane's place. */
  private async replace(old: Uri, result: PreviewResult): Promise<void> {
    const uri = documentUri(result);
    if (uri.toString() === old.toString()) return;
    const pane = shownPanes().find(({ document }) => document.uri.toString() === old.toString());
    const focused = pane !== undefined && pane === window.activeTextEditor;
    if (this.isPinned(old)) {
      this.pins.delete(old.toString());
      this.pins.add(uri.toString());
      await this.savePins();
    }
    await this.openDocument(
      uri,
      result.text,
      pane?.viewColumn ?? columnFor(targetOf(uri)),
      !focused,
    );
    await closeTab(old);
  }

  private async openDocument(
    uri: Uri,
    text: string,
    column: ViewColumn,
    preserveFocus: boolean,
  ): Promise<void> {
    const target = targetOf(uri);
    const document = await workspace.openTextDocument(uri);
    if (document.languageId !== target) await languages.setTextDocumentLanguage(document, target);
    await this.reveal(document, column, preserveFocus);
    this.openedEmitter.fire({ uri, text });
    this.changed();
  }

  private async reveal(
    document: TextDocument,
    viewColumn: ViewColumn | undefined,
    preserveFocus: boolean,
  ): Promise<void> {
    await window.showTextDocument(document, {
      ...(viewColumn === undefined ? {} : { viewColumn }),
      preserveFocus,
      preview: !this.isPinned(document.uri),
    });
  }

  private follow(editor: TextEditor): void {
    if (!isSource(editor.document) || !this.context.running) return;
    const settings = workspace.getConfiguration('warplens');
    if (shownPanes().length === 0 || !settings.get<boolean>('preview.followCursor', true)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // One after the other: a slow answer must not win over a later one.
      this.following = this.following.then(() => this.followNow(editor));
    }, FOLLOW_DELAY);
  }

  private async followNow(editor: TextEditor): Promise<void> {
    for (const pane of shownPanes()) {
      if (this.isPinned(pane.document.uri)) continue;
      await this.switchTo(editor, pane).catch(() => undefined);
    }
  }

  /** Shows another kernel in a pane when the cursor has moved into one. */
  private async switchTo(editor: TextEditor, pane: TextEditor): Promise<void> {
    const { uri } = pane.document;
    const { target, choices } = addressOf(uri);
    const { line, character } = editor.selection.active;
    const at = { line, character };
    const result = await this.ask(editor.document.uri.toString(), at, target, choices);
    // A file without kernels leaves the pane as it is.
    const still = shownPanes().some(({ document }) => document.uri.toString() === uri.toString());
    if (result.kernel === undefined || !still) return;
    await this.replace(uri, result);
  }

  /** Another CPU is shown than before: panes get another title. */
  private async retitle(): Promise<void> {
    for (const { document } of shownPanes()) {
      const address = addressOf(document.uri);
      // What was chosen stays, but for what its assembler makes of it.
      const isChosen = address.choices.cpu !== undefined;
      if (isChosen && baseOf(address.target) === address.target) continue;
      await this.replace(document.uri, await this.preview(address)).catch(() => undefined);
    }
  }

  private forget({ uri }: TextDocument): void {
    // A document is closed and opened again when its language is set.
    const open = window.tabGroups.all.some((group) =>
      group.tabs.some(({ input }) => uriOf(input)?.toString() === uri.toString()),
    );
    if (!open && this.pins.delete(uri.toString())) void this.savePins();
  }

  private async savePins(): Promise<void> {
    await this.context.memory.update('pins', [...this.pins]);
  }

  private changed(): void {
    this.setKeys(window.activeTextEditor);
    this.changeEmitter.fire();
  }

  /** Keys that menus look at. */
  private setKeys(editor: TextEditor | undefined): void {
    const pinned = editor !== undefined && this.isPinned(editor.document.uri);
    void commands.executeCommand('setContext', 'warplens.pinned', pinned);
  }
}

/** Does the text of a preview name another GPU than its title? */
function namesAnotherCpu(document: TextDocument): boolean {
  if (document.uri.scheme !== PREVIEW_SCHEME) return false;
  const [head = '', banner = ''] = document.getText(new Range(0, 0, 2, 0)).split('\n');
  // Until it is assembled, nobody knows for which.
  if (banner.includes('is assembling')) return false;
  const cpu = / · ([^ ]+)(?: (?:of|for) [^ ]+)? · compiler: /.exec(head)?.[1];
  return cpu !== undefined && cpu !== cpuOf(document.uri);
}

/** The visible previews. */
export function shownPanes(): readonly TextEditor[] {
  return window.visibleTextEditors.filter(
    ({ document, viewColumn }) =>
      // The sides of a comparison have no column.
      document.uri.scheme === PREVIEW_SCHEME && viewColumn !== undefined,
  );
}

/**
 * Where the target's panes are; else beside the source and beside the panes of other targets: they
 * are there to be compared.
 */
function columnFor(target: string): ViewColumn {
  const panes = shownPanes();
  const same = panes.find(({ document }) => targetOf(document.uri) === target);
  if (same?.viewColumn !== undefined) return same.viewColumn;
  const columns = panes.map((pane) => pane.viewColumn ?? ViewColumn.One);
  return columns.length === 0 ? ViewColumn.Beside : Math.max(...columns) + 1;
}

function uriOf(input: unknown): Uri | undefined {
  const uri = (input as { uri?: unknown } | undefined)?.uri;
  return uri instanceof Uri ? uri : undefined;
}

/** Closes the tab of a document that another one has replaced, when it is still there. */
async function closeTab(uri: Uri): Promise<void> {
  const tabs = window.tabGroups.all.flatMap((group) =>
    group.tabs.filter(({ input }) => uriOf(input)?.toString() === uri.toString()),
  );
  if (tabs.length > 0) await window.tabGroups.close(tabs, true);
}
