/**
 * The place in the source that a line of a preview belongs to, for every line: what comes from no
 * expression (loads of parameters, declarations, labels) leads to the parameter it names, else to
 * the next line of its function that comes from one, else to the kernel's name.
 */
import type { Span } from '../base/index.ts';
import type { Engine, KernelInfo } from '../workspace/index.ts';
import type { Preview, PreviewRequest } from './preview.ts';

/** Undefined only for a preview without any kernel in its file. `line` is zero-based. */
export function sourceOfLine(
  engine: Engine,
  request: PreviewRequest,
  shown: Preview,
  line: number,
): Span | undefined {
  const own = shown.lineMap[line];
  if (own !== undefined) return own;
  const lines = shown.text.split('\n');
  const kernel = kernelAt(engine, request, lines, line);
  if (kernel === undefined) return askedFor(engine, request)?.nameSpan;
  const number = PARAMETER.exec(lines[line] ?? '') ?? convertedFrom(lines, line);
  const parameter = parameterIn(engine, request, kernel, number);
  return parameter ?? nearby(shown, lines, line) ?? kernel.nameSpan;
}

const PARAMETER = /_param_(\d+)/;
/** Lines between a parameter and its conversion to an address of global memory, at most. */
const MOST_LINES = 64;

/** The parameter whose address a line converts. */
function convertedFrom(lines: readonly string[], line: number): RegExpExecArray | null {
  const from = /^\s*cvta\.to\.\w+\.u64\s+%\w+,\s*(%\w+);/.exec(lines[line] ?? '')?.[1];
  if (from === undefined) return null;
  for (let at = line - 1; at >= Math.max(0, line - MOST_LINES); at--)
    if (lines[at]!.includes(`${from},`)) return PARAMETER.exec(lines[at]!);
  return null;
}

/** The kernel whose text the line is in, or behind. */
function kernelAt(
  engine: Engine,
  { path }: PreviewRequest,
  lines: readonly string[],
  line: number,
): KernelInfo | undefined {
  const kernels = engine.kernels(engine.rootOf(path));
  // An editor may ask about a line of a text that has become shorter.
  for (let at = Math.min(line, lines.length - 1); at >= 0; at -= 1) {
    const found = kernels.find(({ symbol }) => opens(lines[at]!, symbol));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The kernel that the preview is of, or the first of its file. */
function askedFor(engine: Engine, { path, kernel }: PreviewRequest): KernelInfo | undefined {
  const kernels = engine.kernels(engine.rootOf(path));
  const file = engine.fileId(path);
  return (
    kernels.find(({ name, symbol }) => name === kernel || symbol === kernel) ??
    kernels.find(({ nameSpan }) => nameSpan.file === file)
  );
}

/** `.visible .entry k(` and `k:`. */
function opens(line: string, symbol: string): boolean {
  return line.includes(`.entry ${symbol}(`) || line === `${symbol}:`;
}

/** Where the parameter is declared that a text names by number. */
function parameterIn(
  engine: Engine,
  { path, target, cpu }: PreviewRequest,
  kernel: KernelInfo,
  number: RegExpExecArray | null,
): Span | undefined {
  if (number === null) return undefined;
  const root = engine.rootOf(path);
  const table = engine
    .abi(root, target, cpu === undefined ? {} : { cpu })
    .find((one) => one.kernel.symbol === kernel.symbol);
  // A slice's length is declared beside its pointer: `x.len`.
  const name = /^\w+/.exec(table?.params[Number(number[1])]?.name ?? '')?.[0];
  if (name === undefined) return undefined;
  const { file, end } = kernel.nameSpan;
  const text = engine.text(engine.path(file)) ?? '';
  const found = new RegExp(`\\b${name}\\s*:`).exec(text.slice(end, kernel.span.end));
  return found === null
    ? undefined
    : { file, start: end + found.index, end: end + found.index + name.length };
}

/** The place of the next line that has one, then of the one before, within the function. */
function nearby(shown: Preview, lines: readonly string[], line: number): Span | undefined {
  for (let at = line + 1; at < lines.length && !isEnd(lines[at]!); at += 1)
    if (shown.lineMap[at] !== undefined) return shown.lineMap[at];
  for (let at = line - 1; at >= 0 && !isEnd(lines[at]!); at -= 1)
    if (shown.lineMap[at] !== undefined) return shown.lineMap[at];
  return undefined;
}

function isEnd(line: string): boolean {
  return line === '}' || /^\s*s_endpgm\b/.test(line);
}
