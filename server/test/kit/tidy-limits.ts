/** Code whose cost or stack grows with the length of an input more than it must. */
import type { Source } from './tidy.ts';

/**
 * Calls that take a list apart into arguments. Each argument lies on the stack, which some 120,000
 * overflow: `append`, `splice`, `greatest` and `smallest` of `base` take lists as they are.
 */
const SPREAD =
  /\.(?:push|unshift|splice|apply)\s*\(|\bMath\s*\.\s*(?:max|min)\s*\(|\bfromCharCode\s*\(/g;

/** Calls with a spread argument that is not written out as a list of its own. */
export function checkSpreads(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    const problems: string[] = [];
    for (const { index, 0: call } of code.matchAll(SPREAD)) {
      if (!hasSpread(code, index + call.length)) continue;
      const line = code.slice(0, index).split('\n').length;
      problems.push(`${path}:${line}: a list taken apart into arguments of \`${call}..)\``);
    }
    return problems;
  });
}

/** Blanks in place of comments; offsets and lines stay. */
function withoutComments(text: string): string {
  return text.replace(/^\s*\/?\*.*$/gm, (line) => ' '.repeat(line.length));
}

/** Is one of the arguments from an offset on a spread? */
function hasSpread(code: string, from: number): boolean {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const letter = code[at]!;
    if (letter === '"' || letter === "'" || letter === '`') {
      for (at++; at < code.length && code[at] !== letter; at++) if (code[at] === '\\') at++;
    } else if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) {
      if (--depth < 0) return false;
    } else if (depth === 0 && code.startsWith('...', at)) return true;
  }
  return false;
}
