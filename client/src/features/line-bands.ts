/**
 * Colour bands: each line of source that has become code has a colour, and so have the lines of
 * assembly that it has become; those of a helper that no editor shows have that of the line that
 * calls it. Bands differ in the colour and in the bar at the left edge, which says the same to
 * those who do not see colours; in high contrast there are only bars. What is far from view is not
 * decorated.
 */
import {
  DecorationRangeBehavior,
  Range,
  type TextEditor,
  type TextEditorDecorationType,
  ThemeColor,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { LineMap } from '../../../server/src/protocol/index.ts';
import { PREVIEW_SCHEME } from '../context.ts';
import { isSource } from '../gpu-code.ts';
import { BANDS, BandNumbers } from './band-numbers.ts';
import type { LineMaps } from './line-maps.ts';
import { shownPanes } from './panes/preview-panes.ts';

/** Milliseconds between a change and the bands. */
const DELAY = 60;

/**
 * Lines beyond the edges of what is in view that get bands too, so that scrolling finds them there.
 */
const MARGIN = 200;

/** Which lines are coloured: all that belong together, those of the cursor's line, none. */
export function lineColors(): 'all' | 'cursor' | 'off' {
  return workspace.getConfiguration('warplens').get('preview.lineColors', 'all');
}

/** From a line to the number of its band. */
type BandOf = (line: number) => number | undefined;

export class LineBands {
  private readonly maps: LineMaps;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Made when there is something to colour. */
  private types: readonly TextEditorDecorationType[] | undefined;
  private round = 0;
  private readonly numbers = new BandNumbers(BANDS.length);
  /** The line that is marked for the cursor: its mark is not mixed with a band. */
  private marked = '';

  constructor(maps: LineMaps) {
    this.maps = maps;
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const type of this.types ?? []) type.dispose();
  }

  /** Draws anew, shortly. */
  update(): void {
    clearTimeout(this.timer);
    if (this.types === undefined && shownPanes().length === 0) return;
    this.timer = setTimeout(() => void this.draw().catch(() => undefined), DELAY);
  }

  /** The cursor's line, or none, is marked. */
  mark(uri: string | undefined, line: number): void {
    const key = uri === undefined ? '' : keyOf(Uri.parse(uri).toString(), line);
    if (key === this.marked) return;
    this.marked = key;
    if (this.types) void this.draw().catch(() => undefined);
  }

  private async draw(): Promise<void> {
    this.round += 1;
    const { round } = this;
    const panes = lineColors() === 'all' ? shownPanes() : [];
    const maps = await Promise.all(panes.map((pane) => this.maps.of(pane)));
    // A later change has its own drawing.
    if (round !== this.round) return;
    const sources = window.visibleTextEditors.filter((editor) => isSource(editor.document));
    const shown = new Set(sources.map((editor) => editor.document.uri.toString()));
    const keys = maps.map((map) => keysOf(map, shown));
    const all = inOrder(keys.flat());
    const seen = new Set([
      ...panes.flatMap((pane, i) => linesInView(pane).map((line) => keys[i]![line])),
      ...sources.flatMap((editor) =>
        linesInView(editor).map((line) => keyOf(editor.document.uri.toString(), line)),
      ),
    ]);
    const numbers = new Map(
      this.numbers.assign(
        all.filter((key) => seen.has(key)),
        all.filter((key) => !seen.has(key)),
      ),
    );
    numbers.delete(this.marked);
    panes.forEach((pane, i) => {
      // Lines of an older source would be linked wrongly.
      const fresh = maps[i]!.staleFrom === undefined;
      this.decorate(pane, (line) => (fresh ? numbers.get(keys[i]![line] ?? '') : undefined));
    });
    for (const editor of sources) {
      const uri = editor.document.uri.toString();
      this.decorate(editor, (line) => numbers.get(keyOf(uri, line)));
    }
    for (const editor of window.visibleTextEditors)
      if (editor.document.uri.scheme === PREVIEW_SCHEME && !panes.includes(editor))
        this.decorate(editor, () => undefined);
  }

  private decorate(editor: TextEditor, bandOf: BandOf): void {
    this.types ??= BANDS.map(({ color, style }) =>
      window.createTextEditorDecorationType({
        isWholeLine: true,
        rangeBehavior: DecorationRangeBehavior.ClosedClosed,
        backgroundColor: new ThemeColor(`warplens.lineBand${color}`),
        borderColor: new ThemeColor(`warplens.lineBandBar${color}`),
        borderStyle: style,
        borderWidth: '0 0 0 2px',
      }),
    );
    const ranges = this.types.map((): Range[] => []);
    for (const { start, end } of nearView(editor)) {
      let first = start;
      let current = bandOf(start);
      for (let line = start + 1; line <= end + 1; line += 1) {
        const next = line <= end ? bandOf(line) : undefined;
        if (next === current && line <= end) continue;
        if (current !== undefined) ranges[current]!.push(new Range(first, 0, line - 1, 0));
        first = line;
        current = next;
      }
    }
    for (const [i, type] of this.types.entries()) editor.setDecorations(type, ranges[i]!);
  }
}

/** A line of a source as one text; in a text's order that of its lines. */
function keyOf(uri: string, line: number): string {
  return `${uri} ${String(line).padStart(9, '0')}`;
}

/**
 * For each line of a preview the line it comes from: of the innermost place that an editor shows,
 * which is a call where the callee's file is not open.
 */
function keysOf(
  { lines, sources, callers }: LineMap,
  shown: ReadonlySet<string>,
): readonly (string | undefined)[] {
  // Editors differ in what they percent-encode.
  const uris = sources.map((uri) => Uri.parse(uri).toString());
  return lines.map((own, line) => {
    if (!own) return undefined;
    const places = [own, ...(callers?.[line] ?? [])];
    const [source, at] = places.find(([from]) => shown.has(uris[from]!)) ?? own;
    return keyOf(uris[source]!, at);
  });
}

/** Each key once, in the order of the sources. */
function inOrder(keys: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(keys.filter((key) => key !== undefined))].sort();
}

function linesInView({ visibleRanges }: TextEditor): readonly number[] {
  return visibleRanges.flatMap(({ start, end }) =>
    Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i),
  );
}

/** The lines in view and around it, without overlaps. */
function nearView({ visibleRanges, document }: TextEditor): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = [];
  for (const range of visibleRanges) {
    const start = Math.max(0, range.start.line - MARGIN);
    const end = Math.min(document.lineCount - 1, range.end.line + MARGIN);
    const last = out.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else out.push({ start, end });
  }
  return out;
}
