/** The page: two editors, the server behind them, and what is chosen, in one place. */
import type { Location } from 'vscode-languageserver-protocol/browser';
import type {
  DebugArgument,
  DebugCommand,
  LaunchesCommand,
  LaunchSite,
  PreviewCommand,
  PreviewResult,
  ProfileCommand,
  RunArguments,
  RunCommand,
  RunResult,
  SourceOfLineMethod,
  TargetRow,
  TargetsCommand,
} from '../../server/src/protocol/index.ts';
import { Debugger } from './debugger.ts';
import type { Example } from './examples.ts';
import { type Refreshes, registerLanguage } from './language.ts';
import { type Language, linkOf, type Settings } from './link.ts';
import { LinkedLines } from './linked-lines.ts';
import { setLooks, theme } from './looks.ts';
import { monaco } from './monaco.ts';
import { Output } from './output.ts';
import { walkParts } from './parts.ts';
import { positionOf, rangeOf, toEditor } from './places.ts';
import { Problems } from './problems.ts';
import type { OpenText } from './server.ts';
import { askPreview, type Session, settingsOf, uriOf } from './session.ts';
import { Toolbar } from './toolbar.ts';
import 'warplens:bands.css';
import './page.css';

type Model = monaco.editor.ITextModel;
type Editor = monaco.editor.IStandaloneCodeEditor;

const PREVIEW: PreviewCommand = 'warplens.preview';
const RUN: RunCommand = 'warplens.run';
const PROFILE: ProfileCommand = 'warplens.profile';
const DEBUG: DebugCommand = 'warplens.debug';
const LAUNCHES: LaunchesCommand = 'warplens.launches';
const TARGETS: TargetsCommand = 'warplens.targets';
const SOURCE_OF_LINE: SourceOfLineMethod = 'warplens/sourceOfLine';

/** Milliseconds between an edit and its link in the address: browsers count such changes. */
const LINK_DELAY = 400;

const OPTIONS: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontSize: 13,
  glyphMargin: false,
  lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.On },
  lineNumbersMinChars: 4,
  links: false,
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  scrollBeyondLastLine: false,
  'semanticHighlighting.enabled': true,
  stickyScroll: { enabled: false },
  // The editor's own answers would need a worker of their own.
  wordBasedSuggestions: 'off',
};

function part(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(`#${id}`)!;
}

export function openPage(session: Session): void {
  setLooks();
  new Page(session).begin(session);
}

class Page {
  private settings: Settings;
  private readonly server: Session['server'];
  private readonly models = new Map<Language, Model>();
  private readonly source: Editor;
  private readonly outputEditor: Editor;
  private readonly output: Output;
  private readonly problems: Problems;
  private readonly links: LinkedLines;
  private readonly debugger: Debugger;
  private readonly refreshes: Refreshes;
  private toolbar: Toolbar | undefined;
  private linkTimer: ReturnType<typeof setTimeout> | undefined;
  /** The server has failed once. */
  private stopped = false;
  /** The link that the page has put into the address. */
  private ownLink = '';

  constructor({ server, settings }: Session) {
    this.server = server;
    this.settings = settings;
    this.output = new Output(
      {
        ask: () => askPreview(server, this.settings),
        shown: (result) => this.shown(result),
        rested: () => this.rested(),
        failed: (error) => this.askFailed(error),
      },
      part('banner'),
    );
    const model = this.modelOf(settings.language, settings.text);
    this.source = monaco.editor.create(part('source'), {
      ...OPTIONS,
      model,
      glyphMargin: true,
      theme: theme(),
      ariaLabel: 'Source of kernels',
    });
    this.outputEditor = monaco.editor.create(part('output'), {
      ...OPTIONS,
      model: this.output.model,
      readOnly: true,
      domReadOnly: true,
      // Nothing can be typed here: Tab leads on.
      tabFocusMode: true,
      ariaLabel: 'Assembly',
    });
    this.problems = new Problems(server, part('problems'), this.source);
    this.links = new LinkedLines(this.source, this.outputEditor);
    this.links.colored = settings.colors;
    this.debugger = new Debugger(server, this.source, {
      uri: () => uriOf(this.settings.language),
      target: () => {
        const { target, cpus } = this.settings;
        return { target, cpu: cpus[target] };
      },
      say: (text) => this.say(text),
    });
    this.refreshes = registerLanguage({
      server,
      uriOf: (text) => this.uriOf(text),
      findings: (text) => this.problems.of(text),
      costs: () => this.settings.costs,
      isCurrent: (text) => text !== this.output.model || this.output.isCurrent,
    });
  }

  begin({ preview, problem, targets }: Session): void {
    this.registerCommands();
    this.registerKeys();
    this.server.onState.push(() => this.serverChanged());
    part('failure')
      .querySelector('button')!
      .addEventListener('click', () => this.server.restart());
    addEventListener('hashchange', () => void this.readAddress());
    this.say(problem ?? 'Starting');
    targets.then((rows) => this.fillToolbar(rows)).catch(() => undefined);
    preview
      .then((result) => {
        // Whatever was typed meanwhile has asked for itself.
        if (this.output.uri === undefined) this.output.show(result);
        this.say(problem ?? 'Ready');
        return this.findProblems();
      })
      .catch((error) => this.askFailed(error));
    if (this.server.state === 'failed') this.serverChanged();
  }

  /** The text of a language; each has one, made when it is first wanted. */
  private modelOf(language: Language, text: string): Model {
    const known = this.models.get(language);
    if (known) return known;
    const uri = uriOf(language);
    const model = monaco.editor.createModel(text, language, monaco.Uri.parse(uri));
    model.setEOL(monaco.editor.EndOfLineSequence.LF);
    const open: OpenText = {
      uri,
      languageId: language,
      version: () => model.getVersionId(),
      text: () => model.getValue(),
    };
    // The first one is open already.
    if (this.models.size === 0) this.server.follow(open);
    else void this.server.open(open);
    this.models.set(language, model);
    model.onDidChangeContent(({ changes, versionId }) => {
      const contentChanges = changes.map(({ range, text: inserted }) => ({
        range: rangeOf(range),
        text: inserted,
      }));
      this.server.notify('textDocument/didChange', {
        textDocument: { uri, version: versionId },
        contentChanges,
      });
      this.settings = { ...this.settings, language, text: model.getValue() };
      this.toolbar?.show();
      this.changed();
    });
    return model;
  }

  private uriOf(model: Model): string | undefined {
    if (model === this.output.model) return this.output.uri;
    return [...this.models].find(([, known]) => known === model)?.[0] && model.uri.toString();
  }

  /** Text or choices are others: the output follows, and so does the link. */
  private changed(): void {
    part('results').hidden = true;
    this.debugger.textChanged();
    void this.output.update();
    clearTimeout(this.linkTimer);
    this.linkTimer = setTimeout(() => void this.writeLink(), LINK_DELAY);
  }

  private choose(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    this.links.colored = this.settings.colors;
    this.links.redraw();
    if (change.costs !== undefined) this.refreshes.hints.fire();
    this.toolbar?.show();
    this.changed();
  }

  /** Puts a text in the place of the one that is there; undo brings that back. */
  private put(language: Language, text: string): void {
    this.settings = { ...this.settings, language, text };
    const model = this.modelOf(language, text);
    if (model.getValue() !== text)
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
    this.source.setModel(model);
    this.toolbar?.show();
  }

  private shown({ lineMap, summary }: PreviewResult): void {
    this.links.show(lineMap, uriOf(this.settings.language));
    const figures = summary.map(({ kernel, instructions, registers }) => {
      const counts = Object.entries(registers).map(([name, count]) => `${count} ${name}`);
      return `${kernel}: ${instructions} instructions, registers ${counts.join(' · ')}`;
    });
    part('figures').textContent = figures.join('\n');
    performance.mark('warplens:shown');
  }

  private rested(): void {
    this.say('Ready');
    // Colours that came while an edit waited were dropped.
    this.refreshes.tokens.fire();
    void this.findProblems();
  }

  private findProblems(): Promise<void> {
    return this.problems.update(uriOf(this.settings.language), this.output.model.getValue());
  }

  /** A server that is gone has said so by itself. */
  private askFailed(error: unknown): void {
    if (this.server.state === 'failed') return;
    const banner = part('banner');
    banner.textContent = `The compiler gave no answer: ${error instanceof Error ? error.message : error}`;
    banner.hidden = false;
  }

  private serverChanged(): void {
    const { state, failure } = this.server;
    const alert = part('failure');
    alert.hidden = state !== 'failed';
    alert.querySelector('span')!.textContent =
      state === 'failed' ? `The compiler has stopped: ${failure}. The text is still here.` : '';
    if (state === 'starting') this.say('Starting');
    if (state === 'failed') {
      this.stopped = true;
      this.say('Stopped');
    }
    if (state !== 'running') return;
    // The first answer is on its way.
    if (this.stopped) void this.output.update();
    if (this.toolbar) return;
    const targets = this.server.command<readonly TargetRow[]>(TARGETS, []);
    targets.then((rows) => this.fillToolbar(rows)).catch(() => undefined);
  }

  private fillToolbar(targets: readonly TargetRow[]): void {
    this.toolbar ??= new Toolbar(
      {
        settings: () => this.settings,
        choose: (change) => this.choose(change),
        open: ({ language, text }: Example) => {
          this.put(language, text);
          this.changed();
        },
        share: () => void this.share(),
        run: () => void this.run(null),
        debug: () => void this.debugger.start(null),
      },
      targets,
    );
  }

  /** Executes a kernel, or all of the text, in the server's thread. */
  private async run(
    kernel: string | null,
    command: RunCommand | ProfileCommand = RUN,
  ): Promise<void> {
    const results = part('results');
    const args: RunArguments = [uriOf(this.settings.language), kernel, { show: false }];
    const version = this.source.getModel()?.getVersionId();
    this.say('Running');
    try {
      const { text, output, findings } = await this.server.command<RunResult>(command, args);
      if (this.source.getModel()?.getVersionId() !== version) return;
      results.textContent = `${output}${text}`;
      this.problems.ofRun(findings);
      this.refreshes.hints.fire();
      performance.mark('warplens:ran');
    } catch (error) {
      results.textContent = error instanceof Error ? error.message : String(error);
    }
    results.hidden = false;
    this.say('Ready');
  }

  private async writeLink(): Promise<string> {
    clearTimeout(this.linkTimer);
    this.ownLink = await linkOf(this.settings);
    history.replaceState(null, '', this.ownLink);
    return location.href;
  }

  private async share(): Promise<void> {
    const link = await this.writeLink();
    try {
      await navigator.clipboard.writeText(link);
      this.say('The link is copied');
    } catch {
      this.say('The link is in the address bar');
    }
  }

  /** Another link has been put into the address. */
  private async readAddress(): Promise<void> {
    if (location.hash === this.ownLink) return;
    const { settings, problem } = await settingsOf(location.hash);
    if (problem !== undefined) return this.say(problem);
    this.put(settings.language, settings.text);
    this.choose(settings);
  }

  private registerCommands(): void {
    monaco.editor.registerCommand(PREVIEW, (_accessor, ...args: unknown[]) => {
      const [, , target] = args;
      if (typeof target === 'string') this.choose({ target });
    });
    monaco.editor.registerCommand(RUN, (_accessor, ...args: unknown[]) => {
      const [, kernel] = args;
      void this.run(typeof kernel === 'string' ? kernel : null);
    });
    monaco.editor.registerCommand(PROFILE, (_accessor, ...args: unknown[]) => {
      const [, kernel] = args;
      void this.run(typeof kernel === 'string' ? kernel : null, PROFILE);
    });
    monaco.editor.registerCommand(DEBUG, (_accessor, ...args: unknown[]) => {
      const [argument] = args as [DebugArgument | undefined];
      void this.debugger.start(argument?.kernel ?? null);
    });
    monaco.editor.registerCommand(LAUNCHES, async (_accessor, ...args: unknown[]) => {
      const [site] = await this.server.command<readonly LaunchSite[]>(LAUNCHES, args);
      if (site) this.goTo(this.source, { start: site.position, end: site.position });
    });
    this.outputEditor.addAction({
      id: 'warplens.goToSource',
      label: 'Go to the Line of the Source',
      keybindings: [monaco.KeyCode.F12],
      contextMenuGroupId: 'navigation',
      run: (editor) =>
        this.follow(SOURCE_OF_LINE, {
          uri: this.output.uri,
          line: (editor.getPosition()?.lineNumber ?? 1) - 1,
        }),
    });
    this.outputEditor.addAction({
      id: 'warplens.goToDefinition',
      label: 'Go to Definition in the Assembly',
      keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.F12],
      contextMenuGroupId: 'navigation',
      run: (editor) =>
        this.follow('textDocument/definition', {
          textDocument: { uri: this.output.uri },
          position: positionOf(editor.getPosition() ?? { lineNumber: 1, column: 1 }),
        }),
    });
  }

  /** Goes to the place that the server names. */
  private async follow(method: string, params: object): Promise<void> {
    const found = await this.server.request<Location | Location[] | null>(method, params);
    const location = Array.isArray(found) ? found[0] : found;
    if (!location) return;
    const inSource = location.uri === uriOf(this.settings.language);
    this.goTo(inSource ? this.source : this.outputEditor, location.range);
  }

  private goTo(editor: Editor, range: Location['range']): void {
    editor.setSelection(monaco.Range.collapseToStart(toEditor(range)));
    editor.revealRangeInCenterIfOutsideViewport(toEditor(range));
    editor.focus();
  }

  private registerKeys(): void {
    const help = document.querySelector<HTMLDialogElement>('#help')!;
    part('keys').addEventListener('click', () => help.showModal());
    const problems = part('problems');
    walkParts([
      { element: part('toolbar'), focus: () => part('example').focus() },
      { element: part('source'), focus: () => this.source.focus() },
      { element: part('debugger'), focus: () => part('step-over').focus() },
      {
        element: problems,
        focus: () => (problems.querySelector('button') ?? problems).focus(),
      },
      { element: part('output'), focus: () => this.outputEditor.focus() },
    ]);
  }

  private say(text: string): void {
    const state = part('state');
    if (state.textContent !== text) state.textContent = text;
  }
}
