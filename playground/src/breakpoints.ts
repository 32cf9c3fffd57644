/**
 * Breakpoints in the gutter of the source: they move with their lines, a click or F9 sets and
 * removes one, and each may have a condition.
 */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { monaco } from './monaco.ts';
import { wholeLine } from './places.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;
type Model = monaco.editor.ITextModel;

interface Breakpoint {
  /** Of the decoration. */
  id: string;
  readonly condition: string | undefined;
  /** Why the session cannot stop there. */
  problem: string | undefined;
}

/** Breakpoints of each text. */
export class Breakpoints {
  private readonly editor: Editor;
  private readonly changed: () => void;
  private readonly byModel = new Map<Model, Breakpoint[]>();

  /** `changed` is called when the user has set or removed one. */
  constructor(editor: Editor, changed: () => void) {
    this.editor = editor;
    this.changed = changed;
    const { MouseTargetType: Kind } = monaco.editor;
    editor.onMouseDown(({ target }) => {
      const inGutter =
        target.type === Kind.GUTTER_GLYPH_MARGIN || target.type === Kind.GUTTER_LINE_NUMBERS;
      if (inGutter && target.position) this.toggle(target.position.lineNumber);
    });
    editor.addAction({
      id: 'warplens.toggleBreakpoint',
      label: 'Toggle Breakpoint',
      keybindings: [monaco.KeyCode.F9],
      contextMenuGroupId: '1_debug',
      run: () => this.toggle(this.cursorLine()),
    });
    editor.addAction({
      id: 'warplens.conditionalBreakpoint',
      label: 'Edit Condition of Breakpoint',
      keybindings: [monaco.KeyMod.Shift | monaco.KeyCode.F9],
      contextMenuGroupId: '1_debug',
      run: () => this.ask(this.cursorLine()),
    });
  }

  private cursorLine(): number {
    return this.editor.getPosition()?.lineNumber ?? 1;
  }

  private get list(): Breakpoint[] {
    const model = this.editor.getModel()!;
    let own = this.byModel.get(model);
    if (own === undefined) this.byModel.set(model, (own = []));
    return own;
  }

  private lineOf({ id }: Breakpoint): number | undefined {
    return this.editor.getModel()?.getDecorationRange(id)?.startLineNumber;
  }

  /** Sets a breakpoint on a line from one, or removes it. */
  toggle(line: number): void {
    if (!this.remove(line)) this.add(line, undefined);
    this.changed();
  }

  private remove(line: number): boolean {
    const { list } = this;
    const at = list.findIndex((one) => this.lineOf(one) === line);
    if (at < 0) return false;
    this.editor.getModel()!.deltaDecorations([list[at]!.id], []);
    list.splice(at, 1);
    return true;
  }

  private add(line: number, condition: string | undefined): void {
    const one: Breakpoint = { id: '', condition, problem: undefined };
    this.list.push(one);
    this.draw(one, line);
  }

  private draw(one: Breakpoint, line: number): void {
    const { condition, problem } = one;
    const kind = problem !== undefined ? 'refused' : condition !== undefined ? 'conditional' : '';
    const what = condition === undefined ? 'Breakpoint' : `Breakpoint: stops when ${condition}`;
    const old = one.id === '' ? [] : [one.id];
    [one.id = ''] = this.editor.getModel()!.deltaDecorations(old, [
      {
        range: wholeLine(line - 1),
        options: {
          glyphMarginClassName: `breakpoint ${kind}`,
          glyphMarginHoverMessage: { value: problem ?? what },
          stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
        },
      },
    ]);
  }

  /** Asks for the condition of the breakpoint on a line; an empty one is none. */
  private ask(line: number): void {
    const dialog = document.querySelector<HTMLDialogElement>('#condition')!;
    const input = dialog.querySelector('input')!;
    const known = this.list.find((one) => this.lineOf(one) === line);
    input.value = known?.condition ?? '';
    dialog.returnValue = '';
    dialog.addEventListener(
      'close',
      () => {
        this.editor.focus();
        if (dialog.returnValue !== 'set') return;
        this.remove(line);
        this.add(line, input.value.trim() === '' ? undefined : input.value.trim());
        this.changed();
      },
      { once: true },
    );
    dialog.showModal();
  }

  /** As the protocol names them. */
  wanted(): DebugProtocol.SourceBreakpoint[] {
    return this.list.flatMap((one) => {
      const line = this.lineOf(one);
      const { condition } = one;
      return line === undefined ? [] : [{ line, ...(condition !== undefined && { condition }) }];
    });
  }

  /** What a session says of those that it was asked for, in their order. */
  placed(answers: readonly DebugProtocol.Breakpoint[]): void {
    for (const [i, one] of this.list.entries()) {
      const answer = answers[i];
      const line = answer?.verified === true ? answer.line : this.lineOf(one);
      if (answer === undefined || line === undefined) continue;
      one.problem = answer.verified ? undefined : (answer.message ?? 'nothing stops here');
      this.draw(one, line);
    }
  }

  /** No session has anything against one. */
  settle(): void {
    for (const one of this.list) {
      const line = this.lineOf(one);
      if (line === undefined || one.problem === undefined) continue;
      one.problem = undefined;
      this.draw(one, line);
    }
  }
}
