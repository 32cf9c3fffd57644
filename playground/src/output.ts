/**
 * The assembly of the text, asked for anew at each edit: while one answer is on its way further
 * edits wait together. What is shown is changed only where it differs, so that cursor, selection
 * and view stay where they are.
 */
import type { PreviewResult } from '../../server/src/protocol/index.ts';
import { monaco } from './monaco.ts';

/** A banner that says that something is wrong; see the server's `ide/preview.ts`. */
const BANNER = /^\/\/ (STALE\b.*|.*:\d+:\d+: (?:error|warning|info|hint): .*)/;

/** The line of a preview's text that holds the banner. */
const BANNER_LINE = 1;

export interface OutputContext {
  /** Asks for the text as it is now. */
  ask(): Promise<PreviewResult>;
  /** Something else is shown now. */
  shown(result: PreviewResult): void;
  /** The last text is shown and no edit waits. */
  rested(): void;
  failed(error: unknown): void;
}

export class Output {
  readonly model: monaco.editor.ITextModel;
  /** The document shown, for requests about it. */
  uri: string | undefined;
  private readonly context: OutputContext;
  private readonly banner: HTMLElement;
  private asking = false;
  /** Time of the first edit that is not shown yet. */
  private edited: number | undefined;

  constructor(context: OutputContext, banner: HTMLElement) {
    this.context = context;
    this.banner = banner;
    this.model = monaco.editor.createModel('', 'ptx', monaco.Uri.parse('inmemory://output/text'));
  }

  /** False while an answer for an edit is on its way: the server has a newer text by then. */
  get isCurrent(): boolean {
    return !this.asking;
  }

  /** The text or a choice has changed. */
  async update(): Promise<void> {
    this.edited ??= performance.now();
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.edited !== undefined) {
        const start = this.edited;
        this.edited = undefined;
        const asked = performance.now();
        this.show(await this.context.ask());
        const end = performance.now();
        performance.measure('warplens:answer', { start: asked, end });
        performance.measure('warplens:edit', { start, end });
      }
      this.context.rested();
    } catch (error) {
      this.edited = undefined;
      this.context.failed(error);
    } finally {
      this.asking = false;
    }
  }

  /** Shows an answer. */
  show(result: PreviewResult): void {
    const { uri, text } = result;
    this.uri = uri;
    const language = /^[\w-]+:\/+(\w+)\//.exec(uri)?.[1] ?? 'ptx';
    if (this.model.getLanguageId() !== language)
      monaco.editor.setModelLanguage(this.model, language);
    replaceText(this.model, text);
    const [, message] = BANNER.exec(text.split('\n', BANNER_LINE + 1)[BANNER_LINE] ?? '') ?? [];
    this.banner.hidden = message === undefined;
    if (this.banner.textContent !== (message ?? '')) this.banner.textContent = message ?? '';
    this.context.shown(result);
  }
}

/** Replaces what lies between the common beginning and the common end. */
export function replaceText(model: monaco.editor.ITextModel, text: string): void {
  const old = model.getValue();
  if (old === text) return;
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)
  )
    end += 1;
  const range = monaco.Range.fromPositions(
    model.getPositionAt(start),
    model.getPositionAt(old.length - end),
  );
  model.applyEdits([{ range, text: text.slice(start, text.length - end) }]);
}
