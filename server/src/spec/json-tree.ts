/**
 * JSON as a tree with places. Comments and a comma after the last element are allowed. Behind a
 * mistake the rest of the list or object is read all the same.
 */

export interface JsonNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  /** UTF-16 units. */
  readonly offset: number;
  readonly length: number;
  readonly value?: unknown;
  /** Elements; properties of an object; key and value of a property. */
  readonly children?: readonly JsonNode[];
}

export interface JsonError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Lists and objects inside each other. */
const MOST_DEPTH = 200;
/** Mistakes that are reported; what follows more of them is noise. */
const MOST_ERRORS = 20;

export function parseJsonTree(text: string): {
  readonly root: JsonNode | undefined;
  readonly errors: readonly JsonError[];
} {
  const reader = new Reader(text);
  const root = reader.document();
  return { root, errors: reader.errors };
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const STRING = /"(?:[^"\\\n]|\\[^\n])*("?)/y;
const WORD = /[^\s,:[\]{}"/]+/y;

class Reader {
  readonly errors: JsonError[] = [];
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
    // A byte order mark.
    if (text.startsWith('\ufeff')) this.at = 1;
  }

  document(): JsonNode | undefined {
    this.blanks();
    if (this.at >= this.text.length) {
      this.error('the file is empty', 0, 0);
      return undefined;
    }
    const root = this.value();
    this.blanks();
    if (root !== undefined && this.at < this.text.length)
      this.error('unexpected text after the end', this.at, this.text.length);
    return root;
  }

  private error(message: string, start: number, end = start + 1): void {
    if (this.errors.length < MOST_ERRORS) this.errors.push({ message, start, end });
  }

  /** Blanks and comments. */
  private blanks(): void {
    const { text } = this;
    for (;;) {
      while (/\s/.test(text[this.at] ?? '')) this.at++;
      if (text.startsWith('//', this.at)) {
        const end = text.indexOf('\n', this.at);
        this.at = end < 0 ? text.length : end;
      } else if (text.startsWith('/*', this.at)) {
        const end = text.indexOf('*/', this.at + 2);
        if (end < 0) this.error('comment without end', this.at, this.at + 2);
        this.at = end < 0 ? text.length : end + 2;
      } else return;
    }
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  private value(): JsonNode | undefined {
    this.blanks();
    const start = this.at;
    const first = this.text[start];
    if (first === '{' || first === '[') return this.container(first);
    if (first === '"') return this.string();
    const number = this.match(NUMBER);
    const word = this.match(WORD)?.[0];
    if (number !== null && number[0] === word) {
      this.at += word.length;
      return { type: 'number', offset: start, length: word.length, value: Number(word) };
    }
    if (word === undefined) {
      this.error('expected a value', start);
      return undefined;
    }
    this.at += word.length;
    const length = word.length;
    if (word === 'true' || word === 'false')
      return { type: 'boolean', offset: start, length, value: word === 'true' };
    if (word === 'null') return { type: 'null', offset: start, length, value: null };
    const what = /^[-+.\d]/.test(word)
      ? 'is not a number of JSON'
      : 'is not JSON; write text in double quotes';
    this.error(`\`${word}\` ${what}`, start, this.at);
    return undefined;
  }

  private string(): JsonNode | undefined {
    const start = this.at;
    const found = this.match(STRING)!;
    this.at += found[0].length;
    const node = { type: 'string', offset: start, length: found[0].length } as const;
    if (found[1] !== '"') {
      this.error('string without end', start, this.at);
      return { ...node, value: found[0].slice(1) };
    }
    try {
      return { ...node, value: JSON.parse(found[0].replaceAll('\t', '\\t')) };
    } catch {
      this.error('invalid escape in a string', start, this.at);
      return { ...node, value: found[0].slice(1, -1) };
    }
  }

  private container(open: '{' | '['): JsonNode | undefined {
    const start = this.at;
    if (++this.depth > MOST_DEPTH) {
      this.error(`nesting exceeds the limit of ${MOST_DEPTH} levels`, start);
      this.at = this.text.length;
      return undefined;
    }
    this.at++;
    const close = open === '{' ? '}' : ']';
    const children: JsonNode[] = [];
    while (this.element(open, close, children));
    this.depth--;
    if (this.text[this.at] === close) this.at++;
    else this.error(`\`${open}\` without its \`${close}\``, start);
    const type = open === '{' ? 'object' : 'array';
    return { type, offset: start, length: this.at - start, children };
  }

  /** Reads one element with what separates it from the next; false at the end. */
  private element(open: '{' | '[', close: string, children: JsonNode[]): boolean {
    this.blanks();
    const next = this.text[this.at];
    if (next === undefined || next === '}' || next === ']') return false;
    const before = this.at;
    const child = open === '{' ? this.property() : this.value();
    if (child !== undefined) children.push(child);
    this.blanks();
    const behind = this.text[this.at];
    if (behind === ',') this.at++;
    else if (behind !== close && behind !== undefined) {
      if (child !== undefined) this.error(`expected \`,\` or \`${close}\``, this.at);
      // Something must be read, or the mistake would be met again.
      if (this.at === before) this.at++;
    }
    return true;
  }

  private property(): JsonNode | undefined {
    const start = this.at;
    if (this.text[start] !== '"') {
      const word = this.match(WORD)?.[0] ?? this.text[start]!;
      this.error(`expected a key in double quotes, found \`${word}\``, start, start + word.length);
      this.at += word.length;
      this.blanks();
      if (this.text[this.at] === ':') {
        this.at++;
        this.value();
      }
      return undefined;
    }
    const key = this.string()!;
    this.blanks();
    if (this.text[this.at] !== ':') {
      this.error('expected `:` after the key', this.at);
      return { type: 'property', offset: start, length: this.at - start, children: [key] };
    }
    this.at++;
    const value = this.value();
    const children = value === undefined ? [key] : [key, value];
    return { type: 'property', offset: start, length: this.at - start, children };
  }
}
