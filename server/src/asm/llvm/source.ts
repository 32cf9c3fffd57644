/** Where code of a module comes from, by its debug locations, and what machine it is for. */
import type { LlvmModule } from './parse.ts';

export interface LlvmSource {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The calls that it was inlined through, the innermost first. */
  readonly callers: readonly LlvmSource[];
}

const MOST_CALLERS = 16;

/** The place behind `!dbg !N`; undefined where the module does not tell. */
export function llvmSource(module: LlvmModule, node: string): LlvmSource | undefined {
  const nodes = nodesOf(module);
  const places: Omit<LlvmSource, 'callers'>[] = [];
  let at: string | undefined = node;
  while (at !== undefined && places.length < MOST_CALLERS) {
    const text: string | undefined = nodes.get(at);
    if (text === undefined || !text.includes('DILocation(')) break;
    const file = fileOf(nodes, field(text, 'scope'));
    if (file === undefined) break;
    const [line, column] = [field(text, 'line'), field(text, 'column')].map(Number);
    places.push({ file, line: line ?? 0, column: column ?? 0 });
    at = field(text, 'inlinedAt');
  }
  const [first, ...callers] = places;
  return first && { ...first, callers: callers.map((one) => ({ ...one, callers: [] })) };
}

/** Metadata by its number. */
function nodesOf({ text }: LlvmModule): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const [, name, value] of text.matchAll(/^(![-\w$.]+) = (.*)$/gm)) out.set(name!, value!);
  return out;
}

function field(node: string, name: string): string | undefined {
  return new RegExp(`\\b${name}: ("[^"]*"|[^,)]+)`).exec(node)?.[1]?.replace(/^"|"$/g, '');
}

/** The file of a scope, which is a function, a block of one, or a file. */
function fileOf(nodes: ReadonlyMap<string, string>, scope: string | undefined): string | undefined {
  let at = scope;
  for (let step = 0; at !== undefined && step < MOST_CALLERS; step++) {
    const text: string | undefined = nodes.get(at);
    if (text === undefined) return undefined;
    if (text.includes('DIFile(')) return field(text, 'filename');
    at = field(text, 'file') ?? field(text, 'scope');
  }
  return undefined;
}

/** The machine that a text is for. */
export function llvmTriple(text: string): string | undefined {
  return /^target triple = "([^"]*)"/m.exec(text)?.[1];
}
