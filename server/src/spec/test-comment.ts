/**
 * `// warplens: test(grid = 4, a = 2, x = [i; 250], expect y = 2 * i)` above a kernel: a launch and
 * what it must compute, as a spec. It may go on over further lines of comment.
 */

export interface TestComment {
  /** The spec, as JSON. */
  readonly spec: string;
  /** Offsets of the comment in the source. */
  readonly start: number;
  readonly end: number;
  /** Why the list cannot be read. */
  readonly problem?: string;
}

const HEAD = /^[ \t]*\/\/[ \t]*warplens:[ \t]*test\(/gm;

/** Keys of a launch, and of the file, that a comment may set; all others are arguments. */
const LAUNCH = ['grid', 'block', 'workgroup_mem', 'abs', 'rel', 'ulp', 'name', 'findings', 'gpu'];

/**
 * The comments of a text.
 * @param kernelAt name of the first kernel behind an offset
 */
export function testComments(
  text: string,
  kernelAt: (offset: number) => string | undefined,
): readonly TestComment[] {
  return [...text.matchAll(HEAD)].map(({ index, 0: head }) => {
    const start = index + head.indexOf('//');
    const { list, end } = listAt(text, index + head.length);
    const kernel = kernelAt(end);
    if (list === undefined) return { spec: '{}', start, end, problem: 'the list has no end' };
    const parts = partsOf(list);
    const wrong = parts.find((part) => !/^(?:expect\s+)?[%\w.]+\s*=(?!=)/.test(part));
    if (wrong !== undefined) {
      const problem = `\`${wrong}\` is not \`NAME = VALUE\` or \`expect NAME = VALUE\``;
      return { spec: '{}', start, end, problem };
    }
    return { spec: JSON.stringify(specOf(parts, kernel)), start, end };
  });
}

/** The text between the brackets, without the beginnings of further lines. */
function listAt(text: string, from: number): { list: string | undefined; end: number } {
  let depth = 1;
  let list = '';
  for (let at = from; at < text.length; at++) {
    const char = text[at]!;
    if (char === '\n') {
      const more = /^\n[ \t]*\/\/(?![/!])[ \t]?/.exec(text.slice(at, at + 200));
      if (more === null) return { list: undefined, end: at };
      at += more[0].length - 1;
      list += ' ';
      continue;
    }
    if (char === '"') {
      const string = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(at))?.[0];
      if (string === undefined) return { list: undefined, end: at };
      list += string;
      at += string.length - 1;
      continue;
    }
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char)) depth--;
    if (depth === 0) return { list, end: at + 1 };
    list += char;
  }
  return { list: undefined, end: text.length };
}

/** Parts between commas that are in no brackets and in no string. */
function partsOf(list: string): readonly string[] {
  const out: string[] = [];
  let depth = 0;
  let isString = false;
  let part = '';
  for (const char of list) {
    if (char === '"') isString = !isString;
    if (!isString) {
      if ('([{'.includes(char)) depth++;
      if (')]}'.includes(char)) depth--;
      if (char === ',' && depth === 0) {
        out.push(part.trim());
        part = '';
        continue;
      }
    }
    part += char;
  }
  out.push(part.trim());
  return out.filter((one) => one !== '');
}

function specOf(parts: readonly string[], kernel: string | undefined): object {
  const spec: Record<string, unknown> = kernel === undefined ? {} : { kernel };
  const args: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    const value = jsonOrText(part.slice(at + 1).trim());
    if (name.startsWith('expect ')) expected[name.slice(7).trim()] = functionOf(value) ?? value;
    else if (LAUNCH.includes(name)) spec[name] = value;
    else args[name] = value;
  }
  return {
    ...spec,
    args,
    ...(Object.keys(expected).length > 0 && { expected }),
  };
}

/** `fn reference` as specs write it. */
function functionOf(value: unknown): { readonly fn: string } | undefined {
  const [, fn] = typeof value === 'string' ? (/^fn\s+([\w:]+)$/.exec(value) ?? []) : [];
  return fn === undefined ? undefined : { fn };
}

/** JSON where it is, else the text of an expression. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
