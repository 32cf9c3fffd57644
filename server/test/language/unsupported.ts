/**
 * What the compiler can report as unsupported, read from its own sources: every call that takes
 * such a message. A `…` stands for a name or type that is filled in. `MEANINGS` says in plain words
 * what stands behind a message.
 */
import { listFiles, readRepo } from '../kit/index.ts';

export interface UnsupportedMessage {
  readonly message: string;
  /** Source file that reports it. */
  readonly file: string;
}

const FOLDERS = ['server/src/hir', 'server/src/lower', 'server/src/targets/ptx'];

/** Where an argument list with a message begins. */
const CALLS = /\.unsupported\(|new Unsupported\(|'unsupported',\s*|kind: 'unsupported',\s*what: /g;

/** All messages, each once for each file, in order of file and place. */
export function unsupportedMessages(): UnsupportedMessage[] {
  const out = new Map<string, UnsupportedMessage>();
  for (const file of FOLDERS.flatMap((folder) => listFiles(folder, ['.ts']))) {
    const text = readRepo(file);
    for (const call of text.matchAll(CALLS)) {
      for (const message of stringsFrom(text, call.index + call[0].length)) {
        out.set(`${message} ${file}`, { message, file });
      }
    }
  }
  return [...out.values()];
}

/**
 * The string and template literals of the expression at `start`, up to the `,` or bracket that ends
 * it.
 */
function stringsFrom(text: string, start: number): string[] {
  const out: string[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const c = text[at]!;
    if (c === '(' || c === '[' || c === '{') depth++;
    else if (c === ')' || c === ']' || c === '}') {
      if (depth-- === 0) break;
    } else if ((c === ',' || c === ';') && depth === 0) break;
    else if (c === "'" || c === '`') {
      const end = literalEnd(text, at);
      const words = c === '`' ? withoutHoles(text.slice(at + 1, end)) : text.slice(at + 1, end);
      // Conditions hold strings too; a message has a word of some length and is no operator.
      if (
        depth === 0 &&
        /[a-z]{3}/i.test(words) &&
        !/^(===|!==|\s*===)/.test(text.slice(at - 4, at).trim())
      )
        out.push(words);
      at = end;
    }
  }
  return out.filter(
    (words) => words !== 'unsupported' && words !== 'invalid' && words !== 'unresolved',
  );
}

function literalEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '$' && text[at + 1] === '{') depth++;
    else if (text[at] === '}' && depth > 0) depth--;
    else if (text[at] === text[start] && depth === 0) return at;
  }
  return text.length;
}

/** A template's text with `…` for each hole. */
function withoutHoles(template: string): string {
  let out = '';
  let depth = 0;
  for (let at = 0; at < template.length; at++) {
    const c = template[at]!;
    if (c === '$' && template[at + 1] === '{') {
      if (depth++ === 0) out += '…';
      at++;
    } else if (depth > 0) depth += c === '{' ? 1 : c === '}' ? -1 : 0;
    else if (c === '\\') out += template[++at] ?? '';
    else out += c;
  }
  return out;
}

/**
 * What a user can meet. Messages that are not here guard against states that checked programs do
 * not reach.
 */
export const MEANINGS: Readonly<Record<string, string>> = {
  '`…` in `asm!`': 'Operand kinds of `asm!` beyond `in`, `out`, `lateout`, `const` and options.',
  '`inout` operands of `asm!` of this type': 'One register for input and output.',
  'the upper half of a register in `asm!`': '`"v0.h"` as an operand of AMD GPUs.',
  '`sym` operands of `asm!`': 'Symbols as operands of `asm!`.',
  '`global_asm!` inside a function': 'Among the items of a module it comes out.',
  '`builtin # …`': "The compiler's internal `builtin #` syntax.",
  '`async gen` closures': 'Closures that give asynchronous iterators.',
  '`…` blocks': '`async gen` blocks.',
  '`async gen` functions': 'Functions that give asynchronous iterators.',
  '`yield` outside of `gen`': 'The unstable `#[coroutine]` closures.',
  'a call by value of an `async move` closure that lends':
    'An `async move` closure that is given up with its call, while the future borrows from it.',
  '`for await`': 'Asynchronous loops.',
  '`…::…` of `std`, which the crate `…` links':
    'A float function that `std` has and `core` has not; often a dependency has a feature `std` that is on by default.',
  'a constant parameter of type `…`':
    'Constant parameters that hold references, such as `&str`: the unstable `unsized_const_params`.',
  'derive macro `…`':
    'A derive that is none of the built-in ones and none of bytemuck; procedural macros are not run.',
  'guard patterns': 'The unstable `pattern if condition` inside patterns.',
  '`box` patterns': 'The unstable `box` patterns.',
  'C string literals': '`c"..."` where the prelude has no `CStr`.',
  '`impl Trait` at this place':
    'Outside parameters and results of functions, such as in type aliases.',
  'unsafe binder types': "The unstable `unsafe<'a> T` types.",
  'macro `…!`': 'A built-in macro that device code has no use for.',
  '`f128` values': 'The 128-bit float.',
  'the intrinsic `…`': 'A function of `core::intrinsics` without a meaning for this target.',
  'a switch on something that is no enum':
    '`match` lowered through `discriminant_value` of another type.',
  'atomic load of i128': '128-bit atomics.',
  'atomic store of i128': '128-bit atomics.',
  'atomic … of …': '128-bit and one-bit atomics.',
  'atomic … of f16': 'Atomic arithmetic on `f16`.',
  'atomic compare-exchange of …': '128-bit and `f16` compare-and-exchange.',
  'intrinsic …': 'A PTX intrinsic that has no instruction here.',
  'intrinsic … on …: it needs sm_…': 'An instruction that the chosen processor lacks.',
  '… of f64: PTX has no such instruction': 'Float functions that PTX has in single precision only.',
  'gpu.dispatch.ptr: PTX has no dispatch packet': 'AMD functions in a kernel for PTX.',
};

const HEADER = `# What is not compiled

Generated from the compiler's sources by \`server/test/language/unsupported.ts\`; do not edit.
A construct on this list is reported as \`unsupported\` at its place, with these words; the kernels that do not reach it are still emitted.
\`…\` stands for a name or a type.

Build scripts are not run but evaluated, by an interpreter without files, processes or network: see [security](security.md).
A script reads its package's files, writes to its \`OUT_DIR\` in memory, finds Cargo's variables, and sets \`cfg\`s and variables by what it prints; \`rustc\` says its version and whether a text compiles.
One that wants more (another program, a file elsewhere, \`std\` beyond that) or takes more than 100 million steps sets nothing.
Where a name means nothing for want of such a variable, the message names the script and its package.
Where code comes from a crate that asks for a \`cfg\` which its script may set, a note above the code says so; \`cfg\`s are known from the script's \`rustc-cfg\` and \`rustc-check-cfg\` lines and the manifest's \`check-cfg\`.
A \`--cfg\` in the \`rustflags\` of \`.cargo/config.toml\` sets one.
`;

/** The page \`docs/language.md\`. */
export function languagePage(): string {
  const all = unsupportedMessages();
  const known = all.filter(({ message }) => message in MEANINGS);
  const rows = [...new Map(known.map(({ message }) => [message, MEANINGS[message]!]))];
  const guards = all.filter(({ message }) => !(message in MEANINGS));
  const lines = [
    HEADER,
    '## Constructs',
    '',
    '| Reported as | What it is |',
    '|---|---|',
    ...rows.map(([message, meaning]) => `| ${cell(message)} | ${cell(meaning)} |`),
    '',
    '## Guards',
    '',
    'Reported where the compiler would otherwise have to guess. Programs that rustc accepts are not known to lead there.',
    '',
  ];
  const files = [...new Set(guards.map(({ file }) => file))];
  for (const file of files) {
    const words = guards.filter((g) => g.file === file).map(({ message }) => cell(message));
    lines.push(`- \`${file.replace('server/src/', '')}\`: ${words.join('; ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
