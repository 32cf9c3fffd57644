/**
 * The YAML of `.amdgpu_metadata`, in the one shape LLVM writes it: block mappings, block sequences,
 * plain and quoted scalars, short flow lists. Anything else is taken as text. Never throws.
 */
import type { AmdgcnYaml } from './ast.ts';

interface Line {
  readonly indent: number;
  readonly text: string;
}

/** Reads a document; lines `---` and `...` are ignored. */
export function parseMetadata(text: string): AmdgcnYaml {
  const lines: Line[] = [];
  for (const raw of text.split('\n')) {
    const body = raw.replace(/\r$/, '');
    const trimmed = body.trim();
    if (trimmed === '' || trimmed === '---' || trimmed === '...' || trimmed.startsWith('#'))
      continue;
    lines.push({ indent: body.length - body.trimStart().length, text: trimmed });
  }
  return new Reader(lines).block(0);
}

const MAX_DEPTH = 64;

class Reader {
  private readonly lines: Line[];
  private at = 0;
  private depth = 0;

  constructor(lines: Line[]) {
    this.lines = lines;
  }

  /** The value whose lines are indented by at least `indent`. */
  block(indent: number): AmdgcnYaml {
    const first = this.lines[this.at];
    if (!first || first.indent < indent || this.depth > MAX_DEPTH) return '';
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
      this.lines[this.at] = { indent: at, text: inner };
      out.push(this.mapping(at));
    }
    return out;
  }

  private mapping(indent: number): AmdgcnYaml {
    const out: Record<string, AmdgcnYaml> = {};
    for (
      let line = this.lines[this.at];
      line && line.indent === indent;
      line = this.lines[this.at]
    ) {
      const end = keyEnd(line.text);
      if (end < 0) {
        this.at++;
        continue;
      }
      const key = scalar(line.text.slice(0, end)) as string;
      const rest = line.text.slice(end + 1).trim();
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
    const left = this.lines[this.at];
    // Lines that fit nowhere are passed over.
    if (left && left.indent > indent) {
      this.at++;
      return { ...out, ...(this.mapping(indent) as Record<string, AmdgcnYaml>) };
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

function scalar(text: string): AmdgcnYaml {
  // LLVM tags strings that would be read as numbers or truth values.
  if (text.startsWith('!str ')) return scalar(text.slice(5).trimStart());
  if (text.startsWith("'") && text.endsWith("'") && text.length > 1)
    return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('"') && text.endsWith('"') && text.length > 1) return text.slice(1, -1);
  if (text.startsWith('[') && text.endsWith(']')) {
    const body = text.slice(1, -1).trim();
    return body === '' ? [] : body.split(',').map((item) => scalar(item.trim()));
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
