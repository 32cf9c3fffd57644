/**
 * The prelude's tables of Unicode, `server/prelude/char/tables.rs`, made from the properties that
 * Node's own regular expressions and case mappings know. `npx tsx tools/gen-unicode.ts` writes it;
 * a test compares, and another compares the functions over the tables with rustc's for every
 * character.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the tables stand in the repository. */
export const TABLES = 'server/prelude/char/tables.rs';

/** The version of Unicode that rustc's `char::UNICODE_VERSION` names too. */
export const UNICODE = '17.0';

const END = 0x11_0000;
const WIDTH = 96;

/** Classes by name; `doc` says what is in them. */
const CLASSES: readonly { readonly name: string; readonly doc: string; readonly test: RegExp }[] = [
  { name: 'ALPHABETIC', doc: 'The property `Alphabetic`.', test: /\p{Alphabetic}/u },
  { name: 'LOWERCASE', doc: 'The property `Lowercase`.', test: /\p{Lowercase}/u },
  { name: 'UPPERCASE', doc: 'The property `Uppercase`.', test: /\p{Uppercase}/u },
  { name: 'NUMERIC', doc: 'The categories `Nd`, `Nl` and `No`.', test: /\p{N}/u },
  {
    name: 'GRAPHEME_EXTEND',
    doc: 'The property `Grapheme_Extend`.',
    test: /\p{Grapheme_Extend}/u,
  },
  {
    name: 'UNPRINTABLE',
    doc: 'Controls, formats, separators but the space, and what is not assigned.',
    test: /(?! )[\p{C}\p{Z}]/u,
  },
];

function* characters(): Generator<[code: number, text: string]> {
  for (let code = 0; code < END; code++)
    if (code < 0xd800 || code > 0xdfff) yield [code, String.fromCodePoint(code)];
}

/** Where a class begins and ends, in turns; surrogates are like the character before them. */
function boundaries(test: RegExp): number[] {
  const out: number[] = [];
  let inside = false;
  for (const [code, text] of characters()) {
    if (test.test(text) !== inside) out.push(code);
    inside = test.test(text);
  }
  return out;
}

/**
 * Growing numbers as text: the steps between them in groups of five bits, low ones first, those
 * that more follow as `#` to `B`, the last as `]` to `|`.
 */
function packed(numbers: readonly number[]): string {
  let out = '';
  let last = 0;
  for (const number of numbers) {
    let step = number - last;
    for (; step > 31; step >>>= 5) out += String.fromCharCode(0x23 + (step & 31));
    out += String.fromCharCode(0x5d + step);
    last = number;
  }
  return out;
}

function literal(text: string): string {
  const lines = text.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [''];
  return `b"\\\n${lines.map((line) => `    ${line}\\\n`).join('')}"`;
}

/** Characters in a row, or every second one, that are all mapped by the same distance. */
interface Run {
  readonly first: number;
  last: number;
  step: number;
  readonly distance: number;
}

function runs(mapping: readonly (readonly [from: number, to: number])[]): Run[] {
  const out: Run[] = [];
  for (const [from, to] of mapping) {
    const run = out.at(-1);
    const step = run === undefined ? 0 : from - run.last;
    const fits = run !== undefined && run.distance === to - from;
    if (fits && (step === 1 || step === 2) && (run.first === run.last || run.step === step)) {
      run.last = from;
      run.step = step;
    } else out.push({ first: from, last: from, step: 1, distance: to - from });
  }
  return out;
}

function caseTables(name: string, doc: string, map: (text: string) => string): string {
  const single: [number, number][] = [];
  const several: string[] = [];
  for (const [code, text] of characters()) {
    const points = [...map(text)].map((c) => c.codePointAt(0)!);
    if (points.length === 1 && points[0] !== code) single.push([code, points[0]!]);
    if (points.length > 1) several.push(`(${[code, ...points, 0].slice(0, 4).join(', ')})`);
  }
  const rows = runs(single).map((r) => `(${r.first}, ${r.last}, ${r.step}, ${r.distance})`);
  return [
    `/// ${doc}: first, last, step and distance.`,
    `pub(super) static ${name}: [(u32, u32, u32, i32); ${rows.length}] = [`,
    ...filled(rows),
    '];',
    `/// Characters that become several.`,
    `pub(super) static ${name}_SEVERAL: [(u32, u32, u32, u32); ${several.length}] = [`,
    ...filled(several),
    '];',
    '',
  ].join('\n');
}

/** List elements in lines of some width. */
function filled(rows: readonly string[]): string[] {
  const out: string[] = [];
  for (const row of rows) {
    const line = out.at(-1);
    if (line !== undefined && line.length + row.length + 2 <= WIDTH)
      out[out.length - 1] = `${line} ${row},`;
    else out.push(`    ${row},`);
  }
  return out;
}

/** The text of the tables. */
export function unicodeTables(): string {
  const classes = CLASSES.map(({ name, doc, test }) => {
    const numbers = boundaries(test);
    return [
      `/// ${doc}`,
      `pub(super) static ${name}: [u32; ${numbers.length}] = boundaries(${literal(packed(numbers))});`,
      '',
    ].join('\n');
  });
  return [
    `//! Tables of Unicode ${UNICODE}, made by \`tools/gen-unicode.ts\`.`,
    '',
    '/// A class as the characters where it begins and ends, in turns. The text holds the steps between them in groups of five',
    '/// bits, low ones first; more groups follow one that is below `]`.',
    'const fn boundaries<const N: usize>(text: &[u8]) -> [u32; N] {',
    '    let mut out = [0; N];',
    '    let (mut at, mut i, mut n) = (0, 0, 0);',
    '    while n < N {',
    '        let mut shift = 0;',
    "        while text[i] < b']' {",
    "            at += ((text[i] - b'#') as u32) << shift;",
    '            shift += 5;',
    '            i += 1;',
    '        }',
    "        at += ((text[i] - b']') as u32) << shift;",
    '        i += 1;',
    '        out[n] = at;',
    '        n += 1;',
    '    }',
    '    out',
    '}',
    '',
    ...classes,
    caseTables('TO_LOWER', 'Capital letters with one small letter', (c) => c.toLowerCase()),
    caseTables('TO_UPPER', 'Small letters with one capital letter', (c) => c.toUpperCase()),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

const isMain = /gen-unicode\.\w+$/.test(process.argv[1] ?? '');
if (isMain) {
  if (process.versions.unicode !== UNICODE) throw new Error(`this Node knows another Unicode`);
  writeFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', TABLES), unicodeTables());
}
