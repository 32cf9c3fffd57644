/** What a preview hides: each kind of noise has its own switch, and what is hidden is counted. */
import type { AmdgcnModule } from './ast.ts';
import { type AmdgcnLine, amdgcnLines } from './lines.ts';
import { amdgcnReachable } from './walk.ts';

export interface AmdgcnFilter {
  /** `.loc`, `.file`, debug sections. */
  readonly debug?: boolean;
  /** Directives that produce nothing. */
  readonly directives?: boolean;
  /** `.amdhsa_kernel` blocks. */
  readonly descriptors?: boolean;
  readonly metadata?: boolean;
  readonly comments?: boolean;
  /** Functions no kernel reaches. */
  readonly library?: boolean;
  /** Labels nothing jumps to. */
  readonly unusedLabels?: boolean;
}

export interface FilteredAmdgcn {
  readonly lines: readonly AmdgcnLine[];
  /** Lines of the text that are not shown, blank ones apart. */
  readonly hidden: number;
}

/** Is it a line of a kind that goes? */
function isDropped(
  line: AmdgcnLine,
  filter: AmdgcnFilter,
  reached: ReadonlySet<string> | undefined,
  used: ReadonlySet<string>,
): boolean {
  switch (line.kind) {
    case 'debug':
      if (filter.debug) return true;
      break;
    case 'directive':
      if (filter.directives) return true;
      break;
    case 'descriptor':
      if (filter.descriptors) return true;
      break;
    case 'metadata':
      if (filter.metadata) return true;
      break;
    case 'comment':
      if (filter.comments) return true;
      break;
    case 'label':
      if (filter.unusedLabels && line.defines !== undefined && !used.has(line.defines)) return true;
      break;
  }
  return reached !== undefined && line.function !== '' && !reached.has(line.function);
}

/**
 * Lines that stay. With `comments` also comments behind an instruction go; runs of blank lines
 * become one.
 */
export function filterAmdgcn(module: AmdgcnModule, filter: AmdgcnFilter): FilteredAmdgcn {
  const lines = amdgcnLines(module);
  const reached = filter.library ? amdgcnReachable(module) : undefined;
  const used = new Set<string>();
  if (filter.unusedLabels)
    for (const line of lines) for (const use of line.labels) used.add(use.name);
  const out: AmdgcnLine[] = [];
  let hidden = 0;
  for (const line of lines) {
    if (isDropped(line, filter, reached, used)) {
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
function withoutComments(module: AmdgcnModule, lines: readonly AmdgcnLine[]): AmdgcnLine[] {
  const comments = new Map<number, string>();
  for (const c of module.comments) comments.set(c.line, module.text.slice(c.start, c.end));
  return lines.map((line) => {
    const comment = comments.get(line.line)?.trimEnd();
    if (comment === undefined || line.kind === 'metadata' || !line.text.trimEnd().endsWith(comment))
      return line;
    return { ...line, text: line.text.slice(0, line.text.lastIndexOf(comment)).trimEnd() };
  });
}
