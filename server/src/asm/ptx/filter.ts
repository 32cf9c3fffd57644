/** What a preview hides: each kind of noise has its own switch, and what is hidden is counted. */
import type { PtxModule } from './ast.ts';
import { type PtxLine, ptxLines } from './lines.ts';
import { reachableNames } from './walk.ts';

export interface PtxFilter {
  /** `.loc`, `.file`, debug sections. */
  readonly debug?: boolean;
  /** `.version`, `.target`, `.reg`, `.pragma` and the like. */
  readonly directives?: boolean;
  readonly comments?: boolean;
  /** Functions and declarations that no kernel reaches. */
  readonly library?: boolean;
  /** Labels nothing jumps to. */
  readonly unusedLabels?: boolean;
}

export interface FilteredPtx {
  readonly lines: readonly PtxLine[];
  /** Lines of the text that are not shown, blank ones apart. */
  readonly hidden: number;
}

/** Is it a line of a kind that goes? */
function isDropped(line: PtxLine, filter: PtxFilter, used: ReadonlySet<string>): boolean {
  switch (line.kind) {
    case 'debug':
      return filter.debug === true;
    case 'directive':
      return filter.directives === true;
    case 'comment':
      return filter.comments === true;
    case 'label':
      return (
        filter.unusedLabels === true &&
        line.defines !== undefined &&
        !used.has(`${line.function} ${line.defines}`)
      );
    default:
      return false;
  }
}

/**
 * Lines that stay. With `comments` also comments behind an instruction go; runs of blank lines
 * become one.
 */
export function filterPtx(module: PtxModule, filter: PtxFilter): FilteredPtx {
  const lines = ptxLines(module);
  const reached = filter.library ? reachableNames(module) : undefined;
  const used = new Set<string>();
  if (filter.unusedLabels) {
    for (const line of lines)
      for (const use of line.labels) used.add(`${line.function} ${use.name}`);
  }
  const out: PtxLine[] = [];
  let hidden = 0;
  for (const line of lines) {
    const fn = line.function >= 0 ? module.functions[line.function] : undefined;
    if (isDropped(line, filter, used) || (reached && fn && !reached.has(fn.name))) {
      if (line.kind !== 'blank') hidden++;
      continue;
    }
    if (line.kind === 'blank' && (out.length === 0 || out[out.length - 1]!.kind === 'blank'))
      continue;
    out.push(line);
  }
  if (out[out.length - 1]?.kind === 'blank') out.pop();
  return { lines: filter.comments ? withoutComments(module, out) : out, hidden };
}

/** Cuts comments that end a kept line. */
function withoutComments(module: PtxModule, lines: readonly PtxLine[]): PtxLine[] {
  const comments = new Map<number, string>();
  for (const c of module.comments) comments.set(c.line, module.text.slice(c.start, c.end));
  return lines.map((line) => {
    const comment = comments.get(line.line);
    if (comment === undefined || !line.text.trimEnd().endsWith(comment)) return line;
    return { ...line, text: line.text.slice(0, line.text.lastIndexOf(comment)).trimEnd() };
  });
}
