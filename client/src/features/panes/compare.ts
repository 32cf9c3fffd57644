/**
 * Two texts in the diff editor: another GPU, another level, the code before an edit, a file of
 * another compiler. The server gives the right side the registers and labels of the left one, so
 * that only code differs. Sides that are previews stay fresh while the source is edited.
 */
import {
  commands,
  EventEmitter,
  languages,
  ProgressLocation,
  type QuickPickItem,
  type TextDocument,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type {
  CompareArguments,
  CompareCommand,
  CompareResult,
} from '../../../../server/src/protocol/index.ts';
import type { ClientContext } from '../../context.ts';
import { isSource } from '../../gpu-code.ts';
import {
  addressOf,
  cpuOf,
  isProvider,
  type PaneAddress,
  type PaneChoices,
  type ProviderName,
  titleOf,
} from './address.ts';
import { pickCpu } from './pane-actions.ts';
import type { PreviewPanes } from './preview-panes.ts';
import { offered, providerOf } from './trust.ts';

const COMPARE: CompareCommand = 'warplens.compareTexts';
const SCHEME = 'warplens-compare';

/** Milliseconds after an edit before both sides are computed anew. */
const DELAY = 250;

/** What the text of another compiler says while there is no answer to the source as it is. */
const COMPILING = /^\/\/ (?:rustc|LLVM) is compiling/m;

/**
 * Milliseconds between two looks at whether it is done, and after which a side shows what there is.
 */
const LOOK = 300;
const MOST_WAIT = 180_000;

/** One side: a text, or a preview that is asked for again. */
interface Side {
  readonly name: string;
  read(): Promise<string>;
}

interface Pair {
  readonly target: string;
  readonly left: Side;
  readonly right: Side;
  texts?: { readonly left: string; readonly right: string };
}

/** The code of a pane at an earlier time. */
interface Snapshot {
  readonly text: string;
  readonly when: string;
}

type Way = QuickPickItem & { readonly run: () => Promise<void> };

export class Comparisons {
  private readonly context: ClientContext;
  private readonly panes: PreviewPanes;
  private readonly pairs = new Map<string, Pair>();
  private readonly snapshots = new Map<string, Snapshot>();
  private readonly changeEmitter = new EventEmitter<Uri>();
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: ClientContext, panes: PreviewPanes) {
    this.context = context;
    this.panes = panes;
    context.own(
      this.changeEmitter,
      workspace.registerTextDocumentContentProvider(SCHEME, {
        onDidChange: this.changeEmitter.event,
        provideTextDocumentContent: (uri) => this.content(uri),
      }),
      panes.onOpened(({ uri, text }) => {
        if (!this.snapshots.has(uri.toString())) this.keep(uri, text, 'when the pane was opened');
      }),
      workspace.onDidSaveTextDocument((document) => this.saved(document)),
      workspace.onDidChangeTextDocument(({ document }) => {
        if (isSource(document)) this.refreshSoon();
      }),
      workspace.onDidCloseTextDocument(({ uri }) => {
        if (uri.scheme === SCHEME) this.pairs.delete(pairOf(uri));
      }),
      { dispose: () => clearTimeout(this.timer) },
    );
  }

  /** Asks what a pane is to be compared with, and shows it. */
  async compare(uri: Uri): Promise<void> {
    const address = addressOf(uri);
    const snapshot = this.snapshots.get(uri.toString());
    const current = this.side(address, describe(uri));
    const own = providerOf(address.choices, this.context.platform);
    const row = (await this.context.targets()).find(({ name }) => name === address.target);
    const others = offered(row?.providers).filter(
      (name): name is ProviderName => name !== own && isProvider(name),
    );
    const before: Way[] = snapshot
      ? [
          {
            label: 'Before the edit',
            description: `the code ${snapshot.when}`,
            run: () =>
              this.open(address, fixed(`${describe(uri)}, before`, snapshot.text), current),
          },
        ]
      : [];
    const ways: Way[] = [
      {
        label: 'Another GPU...',
        description: `than ${cpuOf(uri)}`,
        run: () => this.withCpu(uri, address),
      },
      ...before,
      {
        label: 'Another level...',
        description: 'of the optimiser',
        run: () => this.withLevel(uri, address),
      },
      ...others.map(
        (provider): Way => ({
          label: `${provider} instead of ${own}`,
          description: 'the same code by another compiler',
          run: () => this.openChoices(address, { provider }, { provider: own }, [provider, own]),
        }),
      ),
      {
        label: 'A file...',
        description: 'that another compiler has written',
        run: () => this.compareWithFile(uri),
      },
    ];
    const placeHolder = `Compare ${titleOf(uri)} with`;
    await (await window.showQuickPick(ways, { placeHolder }))?.run();
  }

  /** Takes the text that a pane shows now as what later edits are compared with. */
  private keep(uri: Uri, text: string, when: string): void {
    this.snapshots.set(uri.toString(), { text, when });
  }

  /** What a saved source gives is what the next edits are compared with. */
  private saved(document: TextDocument): void {
    if (!isSource(document)) return;
    const time = new Date().toLocaleTimeString();
    const { version } = document;
    for (const key of this.snapshots.keys()) {
      const uri = Uri.parse(key);
      this.settled(addressOf(uri)).then(
        (text) => {
          // What was typed meanwhile may be in the answer: the code before stays what is compared
          // with.
          if (document.version === version) this.keep(uri, text, `as saved at ${time}`);
        },
        () => undefined,
      );
    }
  }

  private async withCpu(uri: Uri, address: PaneAddress): Promise<void> {
    const current = cpuOf(uri);
    const cpu = await pickCpu(this.context, address.target, current, `Compare ${current} with`);
    if (cpu === undefined) return;
    await this.openChoices(address, { cpu: current }, { cpu }, [current, cpu]);
  }

  private async withLevel(uri: Uri, address: PaneAddress): Promise<void> {
    const current = address.choices.opt ?? 'O2';
    const levels = (['O0', 'O1', 'O2'] as const).filter((level) => level !== current);
    const opt = await window.showQuickPick(levels, { placeHolder: `Compare ${current} with` });
    if (opt === undefined) return;
    const names = [opt, current].map((level) => `${cpuOf(uri)} ${level}`) as [string, string];
    await this.openChoices(address, { opt: opt as 'O0' }, { opt: current }, names);
  }

  private async openChoices(
    address: PaneAddress,
    left: PaneChoices,
    right: PaneChoices,
    [leftName, rightName]: readonly [string, string],
  ): Promise<void> {
    const of = (choices: PaneChoices): PaneAddress => ({
      ...address,
      choices: { ...address.choices, ...choices },
    });
    await this.open(address, this.side(of(left), leftName), this.side(of(right), rightName));
  }

  /** Compares a pane with assembly from disk, such as another compiler's. */
  async compareWithFile(uri: Uri): Promise<void> {
    const address = addressOf(uri);
    const [file] =
      (await window.showOpenDialog({
        defaultUri: Uri.joinPath(Uri.parse(address.source), '..'),
      })) ?? [];
    if (!file) return;
    const text = new TextDecoder().decode(await workspace.fs.readFile(file));
    const name = file.path.split('/').at(-1) ?? '';
    await this.open(address, fixed(name, text), this.side(address, describe(uri)));
  }

  private side(address: PaneAddress, name: string): Side {
    return { name, read: () => this.settled(address) };
  }

  /** The text of a preview; that of another compiler, which takes its time, when it is done. */
  private async settled(address: PaneAddress): Promise<string> {
    const end = Date.now() + MOST_WAIT;
    for (;;) {
      const { text } = await this.panes.preview(address);
      if (!COMPILING.test(text) || Date.now() > end) return text;
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  private async open({ target, kernel }: PaneAddress, left: Side, right: Side): Promise<void> {
    this.count += 1;
    const id = String(this.count);
    const pair: Pair = { target, left, right };
    this.pairs.set(id, pair);
    const { same, onlyLeft, onlyRight } = await window.withProgress(
      { location: ProgressLocation.Window, title: `Comparing ${left.name} with ${right.name}` },
      () => this.compute(pair),
    );
    const uris = [left, right].map((side, i) =>
      Uri.from({ scheme: SCHEME, path: `/${id}/${i}/${safe(side.name)}.${target}` }),
    );
    for (const uri of uris) {
      const document = await workspace.openTextDocument(uri);
      if (document.languageId !== target) await languages.setTextDocumentLanguage(document, target);
    }
    const delta = `${same} lines same, ${onlyLeft} left only, ${onlyRight} right only`;
    const title = `${kernel ?? target}: ${left.name} ↔ ${right.name} (${delta})`;
    // Over the source: there is more room than in a pane.
    const options = { preview: false, viewColumn: ViewColumn.One };
    await commands.executeCommand('vscode.diff', uris[0], uris[1], title, options);
  }

  private async compute(pair: Pair): Promise<CompareResult> {
    const [left, right] = await Promise.all([pair.left.read(), pair.right.read()]);
    const args: CompareArguments = [pair.target, left, right];
    const result = await this.context.execute<CompareResult>(COMPARE, args);
    // In both texts, so that it is no difference; read aloud with the text, and no colour needed.
    const line = deltaLine(result.figures);
    pair.texts = { left: `${line}\n${left}`, right: `${line}\n${result.right}` };
    return result;
  }

  private async content(uri: Uri): Promise<string> {
    const pair = this.pairs.get(pairOf(uri));
    if (!pair)
      return '// This comparison belongs to an earlier window. Compare again from a preview.\n';
    if (!pair.texts) await this.compute(pair);
    return uri.path.split('/')[2] === '0' ? pair.texts!.left : pair.texts!.right;
  }

  private refreshSoon(): void {
    if (this.pairs.size === 0) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh().catch(() => undefined), DELAY);
  }

  private async refresh(): Promise<void> {
    for (const document of workspace.textDocuments) {
      if (document.uri.scheme !== SCHEME) continue;
      const pair = this.pairs.get(pairOf(document.uri));
      if (!pair) continue;
      if (document.uri.path.split('/')[2] === '0') await this.compute(pair);
      this.changeEmitter.fire(document.uri);
    }
  }
}

/** `// instructions 28 → 31 ▲ · registers ~12` */
function deltaLine(figures: CompareResult['figures']): string {
  const parts = figures.map(({ label, unit, before, after, estimate }) => {
    const about = estimate ? '~' : '';
    const mark = after > before ? ' ▲' : after < before ? ' ▼' : '';
    const value = before === after ? `${about}${after}` : `${about}${before} → ${about}${after}`;
    return `${label} ${value}${unit === '' ? '' : ` ${unit}`}${mark}`;
  });
  return `// ${parts.join(' · ')}`;
}

function fixed(name: string, text: string): Side {
  return { name, read: async () => text };
}

function describe(uri: Uri): string {
  const { opt } = addressOf(uri).choices;
  return opt === undefined ? cpuOf(uri) : `${cpuOf(uri)} ${opt}`;
}

function pairOf(uri: Uri): string {
  return uri.path.split('/')[1] ?? '';
}

function safe(name: string): string {
  return name.replaceAll(/[/\\]/g, '_');
}
