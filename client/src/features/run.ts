/**
 * Runs kernels: the report goes to a channel of its own, values and findings are shown in the
 * source by the language client. A profile has heat behind its lines and a page.
 */
import {
  type CancellationToken,
  CancellationTokenSource,
  type OutputChannel,
  ProgressLocation,
  Range,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type {
  BothSidesCommand,
  ProfileCommand,
  RunArguments,
  RunCommand,
  RunOptions,
  RunResult,
  SpecCommand,
} from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';
import { ProfileHeat } from './profile/heat.ts';
import { ProfilePages } from './profile/page.ts';
import { sourceEditor } from './reveal.ts';

const RUN: RunCommand = 'warplens.run';
const PROFILE: ProfileCommand = 'warplens.profile';
const SPEC: SpecCommand = 'warplens.spec';
const BOTH_SIDES: BothSidesCommand = 'warplens.bothSides';

type Place = RunResult['findings'][number]['location'];

/** Milliseconds after which a run shows that it can be stopped. */
const PATIENCE = 1000;

export class Runs {
  private readonly context: ClientContext;
  private channel: OutputChannel | undefined;
  private readonly heat = new ProfileHeat();
  private readonly pages: ProfilePages;

  constructor(context: ClientContext) {
    this.context = context;
    this.pages = new ProfilePages(context);
    context.own(this.heat);
    context.hook(PROFILE, async ([uri, kernel]) => {
      const name = typeof kernel === 'string' ? kernel : null;
      return typeof uri === 'string' ? this.profile(uri, name) : undefined;
    });
    // The lens above a kernel.
    context.hook(RUN, async ([uri, kernel]) => {
      const name = typeof kernel === 'string' ? kernel : null;
      return typeof uri === 'string' ? this.run(uri, name) : undefined;
    });
    // The lens above an access of a race.
    context.hook(BOTH_SIDES, async (places) => showBothSides(places as readonly Place[]));
  }

  /** Runs all kernels of the file in the editor. */
  async runFile(): Promise<void> {
    const editor = await sourceEditor();
    if (editor) await this.run(editor.document.uri.toString(), null);
    else await window.showInformationMessage('Warplens: open a Rust file with a kernel first.');
  }

  /** Runs a kernel and shows the report. */
  private async run(uri: string, kernel: string | null): Promise<RunResult | undefined> {
    return this.shown(kernel, (token) => this.ask(uri, kernel, {}, token));
  }

  /** Runs a kernel and counts; the report says why where nothing was counted. */
  private async profile(uri: string, kernel: string | null): Promise<RunResult | undefined> {
    const args: RunArguments = [uri, kernel, { show: false }];
    const result = await this.shown(kernel, (token) =>
      this.context.execute<RunResult>(PROFILE, args, token),
    );
    if (result?.profile !== undefined) {
      this.heat.show(result.profile);
      this.pages.show(JSON.stringify([uri, kernel]), kernel ?? 'kernels', result.profile);
    }
    return result;
  }

  /** Waits for a run that can be stopped, and shows its report. */
  private async shown(
    kernel: string | null,
    ask: (token: CancellationToken) => Promise<RunResult>,
  ): Promise<RunResult | undefined> {
    const stop = new CancellationTokenSource();
    const answer = ask(stop.token);
    const title = `Running ${kernel ?? 'kernels'}`;
    const ended = answer.then(
      () => undefined,
      () => undefined,
    );
    const timer = setTimeout(() => {
      const location = ProgressLocation.Notification;
      void window.withProgress({ location, cancellable: true, title }, (_, token) => {
        token.onCancellationRequested(() => stop.cancel());
        return ended;
      });
    }, PATIENCE);
    try {
      const result = await answer;
      const channel = this.open();
      channel.clear();
      channel.append(reportText(result));
      channel.show(true);
      return result;
    } catch (error) {
      if (stop.token.isCancellationRequested) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      stop.dispose();
    }
  }

  /** The server's answer. */
  ask(
    uri: string,
    kernel: string | null,
    options: RunOptions,
    token?: CancellationToken,
  ): Promise<RunResult> {
    const args: RunArguments = [uri, kernel, { ...options, show: false }];
    return this.context.execute<RunResult>(RUN, args, token);
  }

  /** A launch spec with every argument, beside the source; one that is there is opened. */
  async createSpec(): Promise<void> {
    const editor = await sourceEditor();
    if (!editor) {
      await window.showInformationMessage('Warplens: open a Rust file with a kernel first.');
      return;
    }
    const { uri } = editor.document;
    const text = await this.context.execute<string>(SPEC, [uri.toString(), null]);
    const path = uri.path.replace(/\.\w+$/, '.warplens.json');
    const target = uri.with({ path });
    const known = await workspace.fs.stat(target).then(
      () => true,
      () => false,
    );
    const document =
      known || uri.scheme === 'untitled'
        ? known
          ? await workspace.openTextDocument(target)
          : await workspace.openTextDocument({ language: 'jsonc', content: text })
        : await created(target, text);
    await window.showTextDocument(document, ViewColumn.Beside);
  }

  private open(): OutputChannel {
    if (this.channel === undefined) {
      this.channel = window.createOutputChannel('Warplens Run');
      this.context.own(this.channel);
    }
    return this.channel;
  }
}

/** The two accesses of a race in two editors beside each other, each access selected. */
async function showBothSides(places: readonly Place[]): Promise<void> {
  const [here, other] = places;
  if (here === undefined || other === undefined) return;
  await showPlace(here, ViewColumn.One);
  await showPlace(other, ViewColumn.Two);
}

async function showPlace({ uri, range }: Place, viewColumn: ViewColumn): Promise<void> {
  const { start, end } = range;
  const selection = new Range(start.line, start.character, end.line, end.character);
  await window.showTextDocument(Uri.parse(uri), { viewColumn, selection, preview: false });
}

async function created(target: Uri, text: string) {
  await workspace.fs.writeFile(target, new TextEncoder().encode(text));
  return workspace.openTextDocument(target);
}

/** Findings with their places, what was printed, and the values. */
export function reportText({ findings, output, text }: RunResult): string {
  const found = findings.map(({ severity, code, message, location, related }) => {
    const [first, ...more] = message.split('\n');
    const lines = [
      `${severity}[${code}]: ${first}`,
      `  at ${placeText(location)}`,
      ...more.map((line) => `  ${line}`),
      ...related.map((one) => `  ${one.message} at ${placeText(one.location)}`),
    ];
    return `${lines.join('\n')}\n\n`;
  });
  const printed = output === '' ? '' : `${output.trimEnd()}\n\n`;
  return `${found.join('')}${printed}${text}`;
}

function placeText({ uri, range: { start } }: RunResult['findings'][number]['location']): string {
  const path = workspace.asRelativePath(Uri.parse(uri));
  return `${path}:${start.line + 1}:${start.character + 1}`;
}
