/**
 * Lines that belong together, in both editors: each line of the source that has become code has a
 * colour and a bar of its own, and so have the lines of assembly that it has become. The lines at
 * the cursor and under the pointer are marked on both sides.
 */
import { BANDS, BandNumbers } from '../../client/src/features/band-numbers.ts';
import type { LineMap } from '../../server/src/protocol/index.ts';
import type { monaco } from './monaco.ts';
import { wholeLine } from './places.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;
type Decoration = monaco.editor.IModelDeltaDecoration;

/** Lines beyond the edges of what is in view that are coloured too. */
const MARGIN = 200;

/** The colour of the marks in the overview ruler, as the stylesheet has it. */
const RULER = { color: { id: 'editorWarning.foreground' }, position: 2 };

interface Side {
  readonly editor: Editor;
  readonly bands: monaco.editor.IEditorDecorationsCollection;
  readonly cursor: monaco.editor.IEditorDecorationsCollection;
  readonly pointer: monaco.editor.IEditorDecorationsCollection;
}

export class LinkedLines {
  /** Are all lines coloured, or only those at the cursor and the pointer marked? */
  colored = true;
  private readonly source: Side;
  private readonly output: Side;
  private readonly numbers = new BandNumbers(BANDS.length);
  /** Line of the source by line of the assembly. */
  private origins: readonly (number | undefined)[] = [];
  /** The line that is marked for the cursor: its mark is not mixed with a band. */
  private atCursor: number | undefined;
  private drawing = 0;

  constructor(source: Editor, output: Editor) {
    this.source = sideOf(source);
    this.output = sideOf(output);
    const pairs = [
      [this.source, this.output],
      [this.output, this.source],
    ] as const;
    for (const [here, there] of pairs) {
      const { editor } = here;
      editor.onDidScrollChange(() => this.redraw());
      editor.onDidLayoutChange(() => this.redraw());
      editor.onDidChangeCursorPosition(({ position }) => {
        // The other editor's marks lead nowhere while this one is only being filled.
        if (editor.hasTextFocus()) this.mark('cursor', here, position.lineNumber - 1);
      });
      editor.onDidFocusEditorText(() =>
        this.mark('cursor', here, (editor.getPosition()?.lineNumber ?? 1) - 1),
      );
      editor.onMouseMove(({ target }) =>
        this.mark('pointer', here, target.position && target.position.lineNumber - 1),
      );
      editor.onMouseLeave(() => {
        here.pointer.clear();
        there.pointer.clear();
      });
    }
  }

  /** Another text: where its lines come from, `uri` being the source. */
  show({ lines, sources, callers, staleFrom }: LineMap, uri: string): void {
    const at = sources.indexOf(uri);
    // What an older source gave is linked to nothing. A line of a function that the page does not
    // show comes from the line that has called it.
    this.origins =
      staleFrom === undefined
        ? lines.map((own, line) => {
            const places = own ? [own, ...(callers?.[line] ?? [])] : [];
            return places.find(([source]) => source === at)?.[1];
          })
        : [];
    this.redraw();
    for (const side of [this.source, this.output])
      if (side.editor.hasTextFocus())
        this.mark('cursor', side, (side.editor.getPosition()?.lineNumber ?? 1) - 1, false);
  }

  /** Line of the source that a line of the assembly comes from; both from zero. */
  originOf(line: number): number | undefined {
    return this.origins[line];
  }

  redraw(): void {
    if (this.drawing) return;
    this.drawing = requestAnimationFrame(() => {
      this.drawing = 0;
      this.draw();
    });
  }

  private draw(): void {
    if (!this.colored) {
      this.source.bands.clear();
      this.output.bands.clear();
      return;
    }
    const key = (line: number): string => String(line).padStart(9, '0');
    const [sourceView, outputView] = [inView(this.source.editor), inView(this.output.editor)];
    const all = [...new Set(this.origins.filter((line) => line !== undefined))].sort(
      (a, b) => a - b,
    );
    const seen = new Set([
      ...sourceView.lines,
      ...outputView.lines.flatMap((line) => this.origins[line] ?? []),
    ]);
    const numbers = this.numbers.assign(
      all.filter((line) => seen.has(line)).map(key),
      all.filter((line) => !seen.has(line)).map(key),
    );
    const bandOf = (line: number | undefined): number | undefined =>
      line === undefined || line === this.atCursor ? undefined : numbers.get(key(line));
    this.source.bands.set(decorated(sourceView.near, bandOf));
    this.output.bands.set(decorated(outputView.near, (line) => bandOf(this.origins[line])));
  }

  /** Marks a line and its partners; brings those into view, for the cursor. */
  private mark(kind: 'cursor' | 'pointer', here: Side, line: number | null, reveal = true): void {
    const there = here === this.source ? this.output : this.source;
    const origin = line === null ? undefined : here === this.source ? line : this.origins[line];
    const lines = this.origins.flatMap((from, i) =>
      from !== undefined && from === origin ? [i] : [],
    );
    const linked = origin !== undefined && lines.length > 0;
    const marks = { source: linked ? [origin] : [], output: lines };
    this.source[kind].set(marks.source.map((at) => marked(kind, at)));
    this.output[kind].set(marks.output.map((at) => marked(kind, at)));
    if (kind === 'pointer') return;
    this.atCursor = linked ? origin : undefined;
    this.redraw();
    if (!linked || !reveal) return;
    const partners = there === this.source ? marks.source : marks.output;
    const { lines: visible } = inView(there.editor);
    if (!partners.some((at) => visible.includes(at)))
      there.editor.revealLineInCenter(partners[0]! + 1);
  }
}

function sideOf(editor: Editor): Side {
  return {
    editor,
    bands: editor.createDecorationsCollection(),
    cursor: editor.createDecorationsCollection(),
    pointer: editor.createDecorationsCollection(),
  };
}

/** Lines in view, and all that are near it. */
function inView(editor: Editor): { readonly lines: number[]; readonly near: number[] } {
  const count = editor.getModel()?.getLineCount() ?? 0;
  const lines: number[] = [];
  const near = new Set<number>();
  for (const { startLineNumber: start, endLineNumber: end } of editor.getVisibleRanges()) {
    for (let line = start - 1; line < end; line += 1) lines.push(line);
    for (let line = start - 1 - MARGIN; line < end + MARGIN; line += 1)
      if (line >= 0 && line < count) near.add(line);
  }
  return { lines, near: [...near] };
}

function decorated(
  lines: readonly number[],
  bandOf: (line: number) => number | undefined,
): Decoration[] {
  return lines.flatMap((line) => {
    const band = bandOf(line);
    if (band === undefined) return [];
    const { color, style } = BANDS[band]!;
    const className = `band band-color-${color} band-${style}`;
    return [{ range: wholeLine(line), options: { isWholeLine: true, className } }];
  });
}

function marked(kind: 'cursor' | 'pointer', line: number): Decoration {
  const options =
    kind === 'cursor'
      ? { isWholeLine: true, className: 'linked', overviewRuler: RULER }
      : { isWholeLine: true, className: 'pointed' };
  return { range: wholeLine(line), options };
}
