/**
 * Kinds of mistakes that somebody makes in a line of assembly, by the look of the text alone: what
 * the tables of our checks know has no part in it.
 */
import type { Random } from '../random.ts';

/** A line as its mnemonic and operands. */
interface Line {
  readonly indent: string;
  readonly mnemonic: string;
  readonly operands: readonly string[];
  /** What follows the last operand: modifiers on AMD, the semicolon on PTX. */
  readonly tail: string;
}

/** Makes a mistake; undefined where the line has no place for it. */
type Mistake = (line: Line, random: Random, others: readonly string[]) => Line | undefined;

const replaceAt = <T>(list: readonly T[], at: number, by: readonly T[]): T[] => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + 1),
];

/** Changes one operand that fits a pattern. */
const operand =
  (pattern: RegExp, change: (text: string, random: Random) => string): Mistake =>
  (line, random) => {
    const places = line.operands.flatMap((o, i) => (pattern.test(o) ? [i] : []));
    if (places.length === 0) return undefined;
    const at = random.pick(places);
    const made = change(line.operands[at]!, random);
    return made === line.operands[at]
      ? undefined
      : { ...line, operands: replaceAt(line.operands, at, [made]) };
  };

const mnemonic =
  (change: (text: string, random: Random) => string): Mistake =>
  (line, random) => {
    const made = change(line.mnemonic, random);
    return made === line.mnemonic ? undefined : { ...line, mnemonic: made };
  };

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);

const REGISTER = /%[a-z]+\d+|\b[vs]\d+\b|\b[vsa]\[\d+:\d+\]/;

/** The kinds of both languages. */
const COMMON: Readonly<Record<string, Mistake>> = {
  'operand left out': (line, random) => {
    const { length } = line.operands;
    if (length === 0) return undefined;
    return { ...line, operands: replaceAt(line.operands, random.below(length), []) };
  },
  'operand too many': (line, random) =>
    line.operands.length === 0
      ? undefined
      : { ...line, operands: [...line.operands, random.pick(line.operands)] },
  'operands exchanged': (line, random) => {
    if (line.operands.length < 2) return undefined;
    const at = random.below(line.operands.length - 1);
    const list = [...line.operands];
    [list[at], list[at + 1]] = [list[at + 1]!, list[at]!];
    return list[at] === list[at + 1] ? undefined : { ...line, operands: list };
  },
  'letter left out of the name': mnemonic((m, random) => without(m, random.below(m.length))),
  'letter doubled in the name': mnemonic((m, random) => {
    const at = random.below(m.length);
    return m.slice(0, at) + m[at]! + m.slice(at);
  }),
  'part of the name left out': mnemonic((m, random) => {
    const parts = m.split(/(?=[._])/);
    return parts.length < 2 ? m : replaceAt(parts, 1 + random.below(parts.length - 1), []).join('');
  }),
  'parts of the name exchanged': mnemonic((m, random) => {
    const parts = m.split(/(?=[._])/);
    if (parts.length < 3) return m;
    const at = 1 + random.below(parts.length - 2);
    [parts[at], parts[at + 1]] = [parts[at + 1]!, parts[at]!];
    return parts.join('');
  }),
  'part of the name twice': mnemonic((m, random) => {
    const parts = m.split(/(?=[._])/);
    if (parts.length < 2) return m;
    const at = 1 + random.below(parts.length - 1);
    return replaceAt(parts, at, [parts[at]!, parts[at]!]).join('');
  }),
  'other width in the name': mnemonic((m, random) =>
    m.replace(/(?<=[bufsi])(?:8|16|32|64)(?=$|[._])/, () => random.pick(['8', '16', '32', '64'])),
  ),
  'other type in the name': mnemonic((m, random) =>
    m.replace(/[bufsi](?=(?:16|32|64)(?:$|[._]))/, () => random.pick(['b', 'u', 'f', 's', 'i'])),
  ),
  'name of another line': (line, random, others) => {
    const made = random.pick(others);
    return made === line.mnemonic ? undefined : { ...line, mnemonic: made };
  },
  'bracket left out': (line, random) => {
    const at = line.operands.findIndex((o) => /[[\]]/.test(o));
    if (at < 0) return undefined;
    const o = line.operands[at]!;
    const places = [...o].flatMap((c, i) => (c === '[' || c === ']' ? [i] : []));
    return { ...line, operands: replaceAt(line.operands, at, [without(o, random.pick(places))]) };
  },
  'number in place of a register': operand(REGISTER, (o, random) =>
    o.replace(REGISTER, () => String(random.pick([0, 1, 7, 64, 1000, 123456789]))),
  ),
  'register in place of a number': operand(/^-?\d+$|^0x[0-9a-f]+$/i, (o) =>
    o.replace(/.*/s, 'REG'),
  ),
  'number of another size': operand(/-?\b\d+\b/, (o, random) =>
    o.replace(/-?\b\d+\b/, () =>
      random.pick(['-1', '300', '70000', '5000000000', '0x1ffffffffff']),
    ),
  ),
  'comma left out': (line, random) => {
    if (line.operands.length < 2) return undefined;
    const at = random.below(line.operands.length - 1);
    const list = [...line.operands];
    list.splice(at, 2, `${list[at]} ${list[at + 1]}`);
    return { ...line, operands: list };
  },
  'comma too many': (line, random) => {
    if (line.operands.length === 0) return undefined;
    const list = [...line.operands];
    list.splice(random.below(list.length + 1), 0, '');
    return { ...line, operands: list };
  },
  'operands in other order': (line, random) => {
    const list = [...line.operands];
    for (let i = list.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list.every((o, i) => o === line.operands[i]) ? undefined : { ...line, operands: list };
  },
  'operand of another line': (line, random, others) => {
    if (line.operands.length === 0) return undefined;
    const at = random.below(line.operands.length);
    return { ...line, operands: replaceAt(line.operands, at, [random.pick(others)]) };
  },
  'part of the name misspelt': mnemonic((m, random) => {
    const parts = m.split(/(?=[._])/);
    const at = random.below(parts.length);
    const letter = random.pick([...'abcdeglmnrstuxyz']);
    const part = parts[at]!;
    const place = 1 + random.below(Math.max(1, part.length - 1));
    return replaceAt(parts, at, [part.slice(0, place) + letter + part.slice(place + 1)]).join('');
  }),
  'constant of floating point': operand(/^-?\d+$|^0x[0-9a-f]+$/i, (_, random) =>
    random.pick(['1.5', '-0.3', '1e40', '0.15915494']),
  ),
  'word too many': (line, random) => ({
    ...line,
    tail: ` ${random.pick(['foo', 'glc', 'sat', '.x', '5', 'offset:4'])}${line.tail}`,
  }),
};

const PTX: Readonly<Record<string, Mistake>> = {
  'register of another class': operand(/%[a-z]+\d+/, (o, random) =>
    o.replace(/%[a-z]+(?=\d+)/, () => random.pick(['%p', '%r', '%rd', '%rs', '%f'])),
  ),
  'register that is not there': operand(/%[a-z]+\d+/, (o) => o.replace(/(%[a-z]+)\d+/, '$199999')),
  'vector of another length': operand(/^\{.*,.*\}$/, (o) => o.replace(/,[^,]*\}/, '}')),
  'semicolon left out': (line) =>
    line.tail.includes(';') ? { ...line, tail: line.tail.replace(';', '') } : undefined,
  'state space exchanged': mnemonic((m, random) =>
    m.replace(/\.(global|shared|local|param|const)\b/, () =>
      random.pick(['.global', '.shared', '.local', '.param', '.const', '.generic', '.shard']),
    ),
  ),
  'vector of the name exchanged': mnemonic((m, random) =>
    /\.v[24]\b/.test(m)
      ? m.replace(/\.v[24]\b/, () => random.pick(['.v2', '.v4', '.v3', '.v8', '']))
      : m.replace(/^(ld|st)(\.[a-z:]+)/, '$1$2.v2'),
  ),
  'rounding or comparison exchanged': mnemonic((m, random) =>
    m.replace(/\.(rn|rz|rm|rp|lt|gt|eq|ne|le|ge|lo|hi|wide|approx|ftz|sat)\b/, () =>
      random.pick([
        '.rn',
        '.rzi',
        '.lt',
        '.ltu',
        '.hi',
        '.wide',
        '.approx',
        '.sat',
        '.ftz',
        '.foo',
      ]),
    ),
  ),
  'braces left out': operand(/^\{.*\}$/, (o) => o.slice(1, -1)),
  'braces too many': operand(/^%[a-z]+\d+$/, (o) => `{${o}}`),
  'brackets too many': operand(/^%[a-z]+\d+$/, (o) => `[${o}]`),
  'address of another register': operand(/^\[%rd\d+/, (o) => o.replace('%rd', '%r')),
  'address with a register behind': operand(/^\[[^+\]]+\]$/, (o) => o.replace(']', '+%r1]')),
  'special register misspelt': operand(/^%\w+\.[xyz]$/, (o, random) =>
    random.pick([o.replace(/\.[xyz]/, '.w4'), o.slice(0, -2), o.replace('%', '%%'), `${o}x`]),
  ),
  'label that is not there': operand(/^\$L/, (o) => `${o}_x`),
};

const AMDGCN: Readonly<Record<string, Mistake>> = {
  'register of another file': operand(/\b[vs](?=\d|\[)/, (o) =>
    o.replace(/\b[vs](?=\d|\[)/, (c) => (c === 'v' ? 's' : 'v')),
  ),
  'register that is not there': operand(/\b[vs]\d+\b/, (o) => o.replace(/\d+/, '600')),
  'registers of another number': operand(/\[\d+:\d+\]/, (o) =>
    o.replace(/:(\d+)\]/, (_, n: string) => `:${Number(n) + 1}]`),
  ),
  'registers that begin elsewhere': operand(/\bs\[\d+:\d+\]/, (o) =>
    o.replace(
      /\[(\d+):(\d+)\]/,
      (_, a: string, b: string) => `[${Number(a) + 1}:${Number(b) + 1}]`,
    ),
  ),
  'vector registers that begin elsewhere': operand(/\bv\[\d+:\d+\]/, (o) =>
    o.replace(
      /\[(\d+):(\d+)\]/,
      (_, a: string, b: string) => `[${Number(a) + 1}:${Number(b) + 1}]`,
    ),
  ),
  'registers backwards': operand(/\[\d+:\d+\]/, (o) => o.replace(/\[(\d+):(\d+)\]/, '[$2:$1]')),
  'register without number': operand(/\b[vs]\d+\b/, (o) => o.replace(/\d+/, '')),
  'special register in its place': operand(/^[vs]\d+$/, (_, random) =>
    random.pick([
      'vcc',
      'exec',
      'm0',
      'scc',
      'null',
      'vcc_hi',
      'flat_scratch',
      'ttmp3',
      'off',
      'a3',
    ]),
  ),
  'sign changes': operand(/^[vs]\d+$|^[vs]\[\d+:\d+\]$/, (o, random) =>
    random.pick([`-${o}`, `|${o}|`, `-|${o}|`, `abs(${o})`, `sext(${o})`, `neg(${o})`]),
  ),
  'modifiers in other order': (line) => {
    const words = line.tail.trim().split(/\s+/);
    if (words.length < 2) return undefined;
    return { ...line, tail: ` ${words.reverse().join(' ')}` };
  },
  'modifier twice': (line) => {
    const words = line.tail.trim().split(/\s+/);
    return words[0] === '' ? undefined : { ...line, tail: `${line.tail} ${words[0]}` };
  },
  'value of a modifier': (line, random) =>
    /:-?\w+/.test(line.tail)
      ? {
          ...line,
          tail: line.tail.replace(/:-?\w+/, () =>
            random.pick([':-1', ':70000', ':9000000', ':foo', ':', ':1.5', ':0x7ffff']),
          ),
        }
      : undefined,
  'modifier of another encoding': (line, random) => ({
    ...line,
    tail: `${line.tail} ${random.pick(['clamp', 'mul:2', 'row_shr:1', 'offen', 'gds', 'slc', 'nt', 'th:TH_LOAD_NT', 'op_sel:[1,0]', 'neg_lo:[1,0]', 'dst_sel:BYTE_0', 'quad_perm:[0,1,2,4]', 'lds', 'scope:SCOPE_SYS', 'idxen'])}`,
  }),
  'suffix of another encoding': mnemonic((m, random) =>
    /_e(32|64)$/.test(m)
      ? m.replace(/_e(32|64)$/, () => random.pick(['_e32', '_e64', '_sdwa', '_dpp', '_e16', '']))
      : m,
  ),
  'modifier misspelt': (line) =>
    /[a-z]/.test(line.tail)
      ? { ...line, tail: line.tail.replace(/[a-z](?=[a-z:])/, '') }
      : undefined,
};

/** Mistakes in lines that are no instructions: directives, labels, keys of descriptors. */
const LINES: Readonly<Record<string, (text: string, random: Random) => string | undefined>> = {
  'directive misspelt': (text, random) => {
    const name = /^\s*(\.[a-z_]\w*)/.exec(text)?.[1];
    if (name === undefined) return undefined;
    return text.replace(name, without(name, 1 + random.below(name.length - 1)));
  },
  'value of a directive left out': (text) =>
    /^\s*\.\w+\s+\S/.test(text) ? text.replace(/(\.\w+)\s+.*?(;?)$/, '$1$2') : undefined,
  'value of a directive exchanged': (text, random) =>
    /^\s*\.\w+.*\b\d+\b/.test(text)
      ? text.replace(/\b\d+\b(?!.*\b\d+\b)/, () =>
          random.pick(['-1', 'foo', '1.5', '99999', '3', '4294967296', '"x"']),
        )
      : undefined,
  'directive twice': (text) => (/^\s*\.\w+/.test(text) ? `${text} ${text.trim()}` : undefined),
  'label without colon': (text) => (/^[$.\w]+:/.test(text) ? text.replace(/:/, '') : undefined),
  'label with two colons': (text) => (/^[$.\w]+:/.test(text) ? text.replace(/:/, '::') : undefined),
  'comma left out of a directive': (text) =>
    /^\s*\.\w+.*,/.test(text) ? text.replace(/,/, ' ') : undefined,
  'bracket left out of a directive': (text) =>
    /^\s*\.\w+.*[<>()[\]]/.test(text) ? text.replace(/[<>()[\]]/, '') : undefined,
  'type of a directive exchanged': (text, random) =>
    /^\s*\.\w+.*\.[bufs]\d+/.test(text)
      ? text.replace(/\.[bufs]\d+/, () =>
          random.pick(['.u7', '.b1', '.f8', '.pred', '.b', '.u128']),
        )
      : undefined,
};

/** One of several operands, split at commas outside of brackets and braces. */
function split(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if ('[({'.includes(c)) depth++;
    else if ('])}'.includes(c)) depth--;
    else if (c === ',' && depth === 0) {
      out.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  const last = text.slice(from).trim();
  return last === '' && out.length === 0 ? [] : [...out, last];
}

/** A line with one instruction; undefined for others. */
export function readLine(text: string, language: 'ptx' | 'amdgcn'): Line | undefined {
  const match =
    language === 'ptx'
      ? /^(\s+(?:@!?%p\d+\s+)?)([a-z][\w.:]*)(?:\s+([^;]*))?(;.*)$/.exec(text)
      : /^(\s+)((?:v|s|ds|global|flat|buffer|scratch)_\w+)(?:\s+([^;/]*?))?\s*$/.exec(text);
  if (!match || match[2] === 'call' || match[2]!.startsWith('call.')) return undefined;
  const [, indent, name, rest = '', end = ''] = match;
  const list = split(rest);
  if (language === 'ptx') return { indent: indent!, mnemonic: name!, operands: list, tail: end };
  // Modifiers stand behind the last operand.
  const last = list.pop() ?? '';
  const at = last.search(/\s/);
  const operands = last === '' ? list : [...list, at < 0 ? last : last.slice(0, at)];
  return { indent: indent!, mnemonic: name!, operands, tail: at < 0 ? '' : last.slice(at) };
}

function write({ indent, mnemonic: name, operands, tail }: Line, language: 'ptx' | 'amdgcn') {
  const register = language === 'ptx' ? '%rd1' : 'v3';
  const text = operands.join(', ').replace('REG', register);
  return `${indent}${name}${text === '' ? '' : ` ${text}`}${tail}`;
}

/** The names of all kinds for a language. */
export function kindsOf(language: 'ptx' | 'amdgcn'): string[] {
  return Object.keys({ ...COMMON, ...(language === 'ptx' ? PTX : AMDGCN) });
}

/** The names of the kinds for lines that are no instructions. */
export function lineKinds(): string[] {
  return Object.keys(LINES);
}

/** The line with a mistake of such a kind. */
export function mutatedLine(text: string, kind: string, random: Random): string | undefined {
  const made = LINES[kind]!(text, random);
  return made === text ? undefined : made;
}

/** The line with a mistake of a kind; undefined where it has no place for it. */
export function mutated(
  text: string,
  language: 'ptx' | 'amdgcn',
  kind: string,
  random: Random,
  names: readonly string[],
): string | undefined {
  const line = readLine(text, language);
  if (!line) return undefined;
  const mistake = { ...COMMON, ...(language === 'ptx' ? PTX : AMDGCN) }[kind]!;
  const made = mistake(line, random, names);
  const out = made && write(made, language);
  return out === undefined || out.replace(/\s+/g, ' ') === text.replace(/\s+/g, ' ')
    ? undefined
    : out;
}
