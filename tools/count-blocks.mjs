/**
 * An esbuild plugin that counts what runs, for the fuzzers that are guided by coverage: each block
 * of the sources that it is given calls `globalThis.ranBlock` with a number of its own. Asking V8
 * for the same takes longer than reading a hundred inputs.
 */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import jsTokens from 'js-tokens';

/** Words before a `{` that begins statements. */
const BEFORE_BLOCK = new Set([')', '=>', 'else', 'try', 'finally', 'do']);
/** Words whose brackets hold a condition. */
const CONDITIONS = new Set(['if', 'while']);
const OPEN = new Set(['(', '[', '{', '${']);
const CLOSE = new Set([')', ']', '}']);

/** The tokens that are neither blank nor comments, each with its place. */
function tokensOf(text) {
  const tokens = [];
  let at = 0;
  for (const { type, value } of jsTokens(text)) {
    if (type === 'TemplateHead' || type === 'TemplateMiddle' || type === 'TemplateTail') {
      if (type !== 'TemplateHead') tokens.push({ value: '}', at, end: at });
      const end = at + value.length;
      if (type !== 'TemplateTail') tokens.push({ value: '${', at: end, end });
    } else if (!/^(?:WhiteSpace|LineTerminatorSequence|\w+Comment)$/.test(type))
      tokens.push({ value, at, end: at + value.length });
    at += value.length;
  }
  return tokens;
}

/**
 * A JavaScript text in which each block, each condition that holds, each `case` and each right side
 * of `&&` and `||` calls `ran`; `number` gives them their numbers.
 */
export function withCountedBlocks(text, number) {
  const counting = new Counting(tokensOf(text), number);
  counting.run();
  let out = '';
  let from = 0;
  for (const [at, what] of counting.inserted.sort((a, b) => a[0] - b[0])) {
    out += text.slice(from, at) + what;
    from = at;
  }
  return out + text.slice(from);
}

/** Finds the places in a text where something is inserted. */
class Counting {
  inserted = [];
  open = [];
  /** The `case`s whose colons are awaited, by the depth of brackets. */
  cases = [];

  constructor(tokens, number) {
    this.tokens = tokens;
    this.number = number;
  }

  run() {
    for (const [i, token] of this.tokens.entries()) {
      const { value, end } = token;
      const isAwaited = this.cases.at(-1) === this.open.length;
      if (OPEN.has(value)) this.opening(i, token);
      else if (CLOSE.has(value)) this.closing(i, token);
      else if ((value === 'case' || value === 'default') && this.open.at(-1)?.isSwitch)
        this.cases.push(this.open.length);
      else if (value === ':' && isAwaited) {
        this.cases.pop();
        this.put(end, ` ran(${this.number()});`);
      } else if (value === '&&') this.put(end, ` ran(${this.number()}) &&`);
      else if (value === '||') this.put(end, ` !ran(${this.number()}) ||`);
    }
  }

  put(at, what) {
    this.inserted.push([at, what]);
  }

  opening(i, { value, end }) {
    const before = this.tokens[i - 1]?.value;
    // What stood before the brackets that end just before this one.
    const opener = value === '{' && before === ')' ? this.tokens[i - 1].opener : undefined;
    if (value === '{' && BEFORE_BLOCK.has(before) && opener !== 'switch')
      this.put(end, `ran(${this.number()});`);
    const word = isKeyword(this.tokens, i - 1) ? before : undefined;
    this.open.push({ opener: word, at: end, isSwitch: opener === 'switch' });
  }

  closing(i, token) {
    const { opener, at } = this.open.pop();
    token.opener = opener;
    const isEmpty = this.tokens[i - 1].value === '(';
    if (token.value !== ')' || !CONDITIONS.has(opener) || isEmpty) return;
    this.put(at, '(');
    this.put(token.at, `) && ran(${this.number()})`);
  }
}

/** Is a token a word of the language there, and not a property of that name? */
function isKeyword(tokens, i) {
  const before = tokens[i - 1]?.value;
  return i >= 0 && before !== '.' && before !== '?.';
}

/** Counts the blocks of the files whose paths match `sources`. */
export function countBlocksPlugin(sources) {
  let blocks = 0;
  return {
    name: 'count-blocks',
    setup(build) {
      build.onLoad({ filter: sources }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const loader = path.endsWith('.ts') ? 'ts' : 'js';
        const { code } = await transform(source, { loader, target: 'node20' });
        const counted = withCountedBlocks(code, () => blocks++);
        return { contents: `const ran = globalThis.ranBlock;\n${counted}`, loader: 'js' };
      });
    },
  };
}

/** What a bundle with counted blocks begins with: which ran since the list was emptied last. */
export const COUNTED_BANNER = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
{
  const ran = new Uint8Array(1 << 20);
  globalThis.ranBlocks = [];
  globalThis.ranBlock = (block) => {
    if (ran[block] === 0) {
      ran[block] = 1;
      globalThis.ranBlocks.push(block);
    }
    return true;
  };
}`;
