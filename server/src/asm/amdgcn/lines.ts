/**
 * The text line by line, as views need it: what a line is, which source line it comes from, which
 * labels it names. Plain data; a preview pane, links and jumps work from it alone.
 */
import type { AmdgcnModule, AmdgcnStatement } from './ast.ts';
import { sectionIsCode } from './statement-facts.ts';
import { eachInstructionSymbol } from './symbols.ts';
import { amdgcnFunctions } from './walk.ts';

export type AmdgcnLineKind =
  | 'blank'
  | 'comment'
  /** `.loc`, `.file`, debug sections. */
  | 'debug'
  /** Directives that produce neither code nor data. */
  | 'directive'
  /** Data directives and labels of data. */
  | 'data'
  /** Lines of an `.amdhsa_kernel` block. */
  | 'descriptor'
  /** Lines of the metadata document. */
  | 'metadata'
  /** The label of a function. */
  | 'function'
  | 'label'
  | 'instruction';

/** A place in the user's source; one-based. Column 0 is unknown. */
export interface AmdgcnSource {
  /** Index of the `.file` directive. */
  readonly file: number;
  readonly line: number;
  readonly column: number;
}

/** A label or function named in a line. Columns count from the line's start. */
export interface AmdgcnLabelUse {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Zero-based line of the definition; -1 when there is none here. */
  readonly target: number;
}

export interface AmdgcnLine {
  readonly text: string;
  /** Zero-based number in the whole text. */
  readonly line: number;
  readonly kind: AmdgcnLineKind;
  /** Name of the function the line belongs to; empty outside. */
  readonly function: string;
  readonly source?: AmdgcnSource;
  readonly labels: readonly AmdgcnLabelUse[];
  /** Name of the label the line defines. */
  readonly defines?: string;
}

interface Draft {
  kind: AmdgcnLineKind;
  function: string;
  source: AmdgcnSource | undefined;
  labels: AmdgcnLabelUse[];
  defines: string | undefined;
}

const DATA =
  /^\.(ascii|asciz|string|byte|short|hword|2byte|value|long|int|word|4byte|quad|8byte|zero|skip|space|fill|comm|lcomm)$/;

/** Splits the module's text into lines. Linear in the text. */
export function amdgcnLines(module: AmdgcnModule): AmdgcnLine[] {
  const texts = module.text.split('\n');
  const starts: number[] = [];
  const drafts: Draft[] = [];
  let offset = 0;
  for (const text of texts) {
    starts.push(offset);
    offset += text.length + 1;
    drafts.push({ kind: 'blank', function: '', source: undefined, labels: [], defines: undefined });
  }
  for (const c of module.comments) {
    const draft = drafts[c.line];
    if (draft) draft.kind = 'comment';
  }
  markStatements(module, drafts, starts);
  for (const d of module.descriptors) markSpan(module.text, d, drafts, 'descriptor', d.name);
  if (module.metadataSpan) markSpan(module.text, module.metadataSpan, drafts, 'metadata', '');
  return texts.map((text, line) => {
    const d = drafts[line]!;
    return {
      text: text.endsWith('\r') ? text.slice(0, -1) : text,
      line,
      kind: d.kind,
      function: d.function,
      labels: d.labels,
      ...(d.source === undefined ? {} : { source: d.source }),
      ...(d.defines === undefined ? {} : { defines: d.defines }),
    };
  });
}

function markSpan(
  text: string,
  span: { readonly start: number; readonly end: number; readonly line: number },
  drafts: Draft[],
  kind: AmdgcnLineKind,
  owner: string,
): void {
  let line = span.line;
  const mark = (): void => {
    const draft = drafts[line];
    if (draft) {
      draft.kind = kind;
      draft.function = owner;
    }
  };
  mark();
  for (
    let at = text.indexOf('\n', span.start);
    at >= 0 && at < span.end;
    at = text.indexOf('\n', at + 1)
  ) {
    line++;
    mark();
  }
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: function, section and source are threaded through the statements
function markStatements(module: AmdgcnModule, drafts: Draft[], starts: readonly number[]): void {
  const lineOfLabel = new Map<string, number>();
  for (const s of module.statements) if (s.kind === 'label') lineOfLabel.set(s.name, s.line);
  const functions = amdgcnFunctions(module);
  let next = 0;
  let owner = '';
  let inCode = true;
  let isDebug = false;
  let source: AmdgcnSource | undefined;
  for (const [i, s] of module.statements.entries()) {
    if (functions[next]?.first === i) {
      owner = functions[next]!.name;
      next++;
      source = undefined;
    }
    if (s.kind === 'directive') {
      const code = sectionIsCode(s.name, s.args);
      if (code !== undefined) {
        inCode = code;
        isDebug = (s.args[0] ?? '').startsWith('.debug');
        if (!inCode) source = undefined;
      }
    }
    const draft = drafts[s.line]!;
    if (s.kind === 'loc') {
      source =
        s.sourceLine === 0 ? undefined : { file: s.file, line: s.sourceLine, column: s.column };
    }
    draft.kind = kindOf(s, inCode, isDebug, owner);
    if (inCode) draft.function = owner;
    if (s.kind === 'label') draft.defines = s.name;
    if (s.kind !== 'instr') continue;
    draft.source = source;
    eachInstructionSymbol(s, (name, start) => {
      const column = start - starts[s.line]!;
      draft.labels.push({
        name,
        start: column,
        end: column + name.length,
        target: lineOfLabel.get(name) ?? -1,
      });
    });
  }
}

function kindOf(
  s: AmdgcnStatement,
  inCode: boolean,
  isDebug: boolean,
  owner: string,
): AmdgcnLineKind {
  if (isDebug || s.kind === 'loc' || (s.kind === 'directive' && s.name.startsWith('.cfi')))
    return 'debug';
  if (s.kind === 'directive' && s.name === '.file') return 'debug';
  if (s.kind === 'instr') return 'instruction';
  if (s.kind === 'label') return !inCode ? 'data' : s.name === owner ? 'function' : 'label';
  return s.kind === 'directive' && DATA.test(s.name) && !inCode ? 'data' : 'directive';
}
