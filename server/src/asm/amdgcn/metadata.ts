/**
 * The YAML of `.amdgpu_metadata`, in the one shape LLVM writes it: block mappings, block sequences,
 * plain and quoted scalars, short flow lists. Anything else is taken as text. Never throws.
 */
import { LIMITS } from '../../base/index.ts';
import type { AmdgcnSpan, AmdgcnYaml } from './ast.ts';

interface Line {
  readonly indent: number;
  readonly text: string;
  /** Offset of the text in the document, and the line's number in it. */
  readonly at: number;
  readonly line: number;
}

/** Where a key and its value are in a document; places count from its beginning. */
export interface MetadataPlace {
  readonly key: AmdgcnSpan;
  /** What follows in the key's line, which may be nothing. */
  readonly value: AmdgcnSpan;
  /** The value as written, with quotes and tag. */
  readonly raw: string;
}

/** Places of the keys of each mapping. */
export type MetadataPlaces = Map<AmdgcnYaml, Map<string, MetadataPlace>>;

/** Reads a document; lines `---` and `...` are ignored. `places` takes where everything is. */
export function parseMetadata(text: string, places?: MetadataPlaces): AmdgcnYaml {
  const lines: Line[] = [];
  let offset = 0;
  for (const [line, raw] of text.split('\n').entries()) {
    const body = raw.replace(/\r$/, '');
    const trimmed = body.trim();
    const indent = body.length - body.trimStart().length;
    const at = offset + indent;
    offset += raw.length + 1;
    if (trimmed === '' || trimmed === '---' || trimmed === '...' || trimmed.startsWith('#'))
      continue;
    lines.push({ indent, text: trimmed, at, line });
  }
  return new Reader(lines, places).block(0);
}

const MAX_DEPTH = LIMITS.metadataNesting.limit;

class Reader {
  private readonly lines: Line[];
  private at = 0;
  private depth = 0;
  private readonly places: MetadataPlaces | undefined;

  constructor(lines: Line[], places: MetadataPlaces | undefined) {
    this.lines = lines;
    this.places = places;
  }

  /** The value whose lines are indented by at least `indent`. */
  block(indent: number): AmdgcnYaml {
    const first = this.lines[this.at];
    if (!first || first.indent < indent || this.depth > MAX_DEPTH) return '';
    // A short list on a line of its own.
    if (first.text.startsWith('[')) {
      this.at++;
      return scalar(first.text);
    }
    this.depth++;
    const isList = first.text === '-' || first.text.startsWith('- ');
    const value = isList ? this.list(first.indent) : this.mapping(first.indent);
    this.depth--;
    return value;
  }

  private list(indent: number): AmdgcnYaml {
    const out: AmdgcnYaml[] = [];
    for (
      let line = this.lines[this.at];
      line && line.indent === indent;
      line = this.lines[this.at]
    ) {
      if (line.text !== '-' && !line.text.startsWith('- ')) break;
      const rest = line.text.slice(1);
      const inner = rest.trimStart();
      if (inner === '') {
        this.at++;
        out.push(this.block(indent + 1));
        continue;
      }
      if (keyEnd(inner) < 0) {
        this.at++;
        out.push(scalar(inner));
        continue;
      }
      // The mapping begins on the dash's line: let it look as if it stood on a line of its own.
      const at = indent + 1 + (rest.length - inner.length);
      const shift = at - indent;
      this.lines[this.at] = { indent: at, text: inner, at: line.at + shift, line: line.line };
      out.push(this.mapping(at));
    }
    return out;
  }

  private mapping(indent: number): AmdgcnYaml {
    const out: Record<string, AmdgcnYaml> = {};
    const places = new Map<string, MetadataPlace>();
    this.places?.set(out, places);
    // Lines that fit nowhere are passed over.
    for (
      let line = this.lines[this.at];
      line && line.indent >= indent;
      line = this.lines[this.at]
    ) {
      const end = line.indent > indent ? -1 : keyEnd(line.text);
      if (end < 0) {
        this.at++;
        continue;
      }
      const key = scalar(line.text.slice(0, end)) as string;
      const rest = line.text.slice(end + 1).trim();
      const stop = line.at + line.text.length;
      places.set(key, {
        key: { start: line.at, end: line.at + end, line: line.line },
        value: { start: stop - rest.length, end: stop, line: line.line },
        raw: rest,
      });
      this.at++;
      if (rest !== '') {
        out[key] = scalar(rest);
        continue;
      }
      const next = this.lines[this.at];
      // A sequence may stand at its key's own indent.
      const inside =
        next && (next.indent > indent || (next.indent === indent && /^-( |$)/.test(next.text)));
      out[key] = inside ? this.block(next.indent) : '';
    }
    return out;
  }
}

/** Offset of the colon that ends a key; -1 when the line is no `key: value`. */
function keyEnd(text: string): number {
  if (text[0] === "'" || text[0] === '"') {
    const close = text.indexOf(text[0], 1);
    return close > 0 && text[close + 1] === ':' ? close + 1 : -1;
  }
  const at = text.indexOf(':');
  if (at < 0) return -1;
  return at + 1 === text.length || text[at + 1] === ' ' ? at : keyAfter(text, at);
}

function keyAfter(text: string, from: number): number {
  for (let at = from; at >= 0; at = text.indexOf(':', at + 1)) {
    if (at + 1 === text.length || text[at + 1] === ' ') return at;
  }
  return -1;
}

/** `depth`: lists around it; what is nested deeper than the limit is text. */
function scalar(text: string, depth = 0): AmdgcnYaml {
  // LLVM tags strings that would be read as numbers or truth values.
  if (depth <= MAX_DEPTH && text.startsWith('!str ')) {
    let from = 0;
    while (text.startsWith('!str ', from)) from += 5;
    return scalar(text.slice(from).trimStart(), depth + 1);
  }
  if (text.startsWith("'") && text.endsWith("'") && text.length > 1)
    return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('"') && text.endsWith('"') && text.length > 1) return text.slice(1, -1);
  if (depth <= MAX_DEPTH && text.startsWith('[') && text.endsWith(']')) {
    const body = text.slice(1, -1).trim();
    return body === '' ? [] : body.split(',').map((item) => scalar(item.trim(), depth + 1));
  }
  return text;
}

/** A member of a mapping, or undefined. */
export function yamlGet(value: AmdgcnYaml | undefined, key: string): AmdgcnYaml | undefined {
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return undefined;
  const map = value as Readonly<Record<string, AmdgcnYaml>>;
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

/** The elements of a sequence; none for anything else. */
export function yamlList(value: AmdgcnYaml | undefined): readonly AmdgcnYaml[] {
  return Array.isArray(value) ? (value as readonly AmdgcnYaml[]) : [];
}

/** A scalar as an integer; `fallback` for anything else. */
export function yamlInt(value: AmdgcnYaml | undefined, fallback = 0): number {
  if (typeof value !== 'string') return fallback;
  const n = Number(value);
  return value !== '' && Number.isInteger(n) ? n : fallback;
}

export function yamlText(value: AmdgcnYaml | undefined): string {
  return typeof value === 'string' ? value : '';
}
