/** The notation of instruction forms: what a line of the tables says, and how it is read. */

/**
 * One line of a table is one form:
 *
 *     fma rn|rz|rm|rp ftz? sat? .f32 : =T T T T @20,20
 *
 * First the opcode with the words that belong to its name (`cp.async.bulk`, `mul.lo|hi`), which
 * stand right behind it in this order. Then groups of modifiers, of which an instruction has one
 * each in any order, as the assembler takes them; `?` marks a group that may be missing, `a+b`
 * words that come together. Words with a dot are types, which stand in this order. Behind the colon
 * are the operands, and behind `@` the version of the PTX ISA (times ten) and the targets that have
 * it; a single word may have its own.
 *
 * Targets: `90` and newer, `90a` this one alone, `100f` all of this family from its first on,
 * `100x` both suffixes of this one, several joined by `+`; behind `!` the version and the GPU from
 * which on it is gone.
 *
 * Operands: `=` is written. `T` has the last type, `T1` the first, `T2` the second, `W` twice the
 * width of `T`, `X` and `X1` at least the width, `V` is a vector where the instruction has `.v2`
 * and its like; `p` a predicate, `i32` any integer of 32 bits; `A` an address in brackets, `A32`
 * one of 32 bits, `TENSOR` one with coordinates; `S` a register or the name of a variable; `M` what
 * `mov` takes; `H` a cache policy, there exactly with `L2::cache_hint`; `v` an operand of the video
 * instructions, `vn` one that may be negated, `vr` a register only; `BAR` the number of a barrier,
 * `WARPS` threads in whole warps; `F` as many registers as `.x4` says, `F2` twice as many;
 * `{4:f32}` a vector, `N` in it the number in the instruction's name; `#` an integer constant with
 * its range; `L` a label, `LIST` one of a table of labels; `_` the sink; `...` not told here. `?`
 * may be missing, `|p` a second result.
 *
 * `PtxForm` is what is read of it.
 */

/** Which targets have something. */
export interface PtxSince {
  /** Version of the PTX ISA, times ten; 0 for all. */
  readonly ptx: number;
  /** `90`, `90a`, `100f`, `100f+120f`; `0` for all. */
  readonly sm: string;
  /** The version and the GPU from which on it is gone: both must be reached. */
  readonly until?: { readonly ptx: number; readonly sm: number };
}

export interface PtxWord {
  readonly text: string;
  /** `m64n#k16`: what stands for the number. */
  readonly pattern?: RegExp;
  readonly since?: PtxSince;
}

export interface PtxGroup {
  readonly words: readonly PtxWord[];
  readonly optional: boolean;
  /** All words come together or not at all. */
  readonly together: boolean;
}

export type PtxOperandKind =
  | 'value'
  | 'address'
  | 'tensor'
  | 'sink'
  | 'list'
  | 'symbol'
  | 'mov'
  | 'hint'
  | 'video'
  | 'barrier'
  | 'fragment'
  | 'vector'
  | 'constant'
  | 'label'
  | 'generic'
  | 'texture'
  | 'rest';

export interface PtxOperandForm {
  /** As written in the table. */
  readonly text: string;
  readonly kind: PtxOperandKind;
  readonly write: boolean;
  readonly optional: boolean;
  /** `T`, `T1`, `W`, `X`, `V`, `p`, or a type; empty where none counts. */
  readonly type: string;
  /** Second result `|p`. */
  readonly pair?: { readonly type: string; readonly optional: boolean };
  /** Numbers of elements of a vector; an expression over `N` is a factor of it. */
  readonly counts?: readonly (number | { readonly times: number })[];
  /** Allowed constants: ranges from and to. */
  readonly ranges?: readonly (readonly [bigint, bigint])[];
}

/** One form of an instruction. */
export interface PtxForm {
  /** Opcode and the words of its name: `cp.async.bulk`. */
  readonly name: string;
  readonly opcode: string;
  readonly heading: readonly string[];
  readonly groups: readonly PtxGroup[];
  /** For each type in order the allowed ones. */
  readonly types: readonly (readonly PtxWord[])[];
  readonly operands: readonly PtxOperandForm[];
  readonly since: PtxSince;
}

const ALL: PtxSince = { ptx: 0, sm: '0' };

/** Reads a table. Lines that are empty separate sections. */
export function parseForms(table: string): PtxForm[] {
  const out: PtxForm[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const space = line.indexOf(' ');
    for (const name of namesOf(line.slice(0, space))) out.push(parseForm(name + line.slice(space)));
  }
  return out;
}

/** `mul.lo|hi` is two names. */
function namesOf(text: string): string[] {
  return text
    .split('.')
    .map((part) => part.split('|'))
    .reduce<string[]>(
      (names, parts) =>
        names.length === 0 ? parts : names.flatMap((n) => parts.map((p) => `${n}.${p}`)),
      [],
    );
}

function parseForm(line: string): PtxForm {
  const colon = line.indexOf(' :');
  const tail = line.slice(colon + 2).trim();
  const at = /(?:^|\s)@(\S+)$/.exec(tail);
  const operands = (at ? tail.slice(0, at.index) : tail).split(' ').filter((w) => w !== '');
  const [name = '', ...words] = line
    .slice(0, colon)
    .split(' ')
    .filter((w) => w !== '');
  const [opcode = '', ...heading] = name.split('.');
  return {
    name,
    opcode,
    heading,
    groups: words.filter((w) => !w.startsWith('.')).map(parseGroup),
    types: words.filter((w) => w.startsWith('.')).map((w) => w.slice(1).split('|').map(parseWord)),
    operands: operands.map(parseOperandForm),
    since: at ? parseSince(at[1]!) : ALL,
  };
}

function parseSince(text: string): PtxSince {
  const [from = '', gone] = text.split('!');
  const [ptx = '0', sm = '0'] = from.split(',');
  if (gone === undefined) return { ptx: Number(ptx), sm };
  const [lastPtx = 0, lastSm = 0] = gone.split(',').map(Number);
  return { ptx: Number(ptx), sm, until: { ptx: lastPtx, sm: lastSm } };
}

function parseGroup(text: string): PtxGroup {
  const optional = text.endsWith('?');
  const body = optional ? text.slice(0, -1) : text;
  // A plus behind `@` joins targets.
  const together = /^[^@|]*\+/.test(body);
  return { words: splitWords(body, together).map(parseWord), optional, together };
}

/**
 * `a@70,80|b` has commas in its versions and may have `+` in its targets: only bars and joined
 * words separate.
 */
function splitWords(body: string, together: boolean): string[] {
  return together ? body.split('+') : body.split('|');
}

function parseWord(text: string): PtxWord {
  const [word = '', since] = text.split('@');
  return {
    text: word,
    ...(word.includes('#') ? { pattern: new RegExp(`^${word.replace('#', '(\\d+)')}$`) } : {}),
    ...(since === undefined ? {} : { since: parseSince(since) }),
  };
}

const KINDS: Readonly<Record<string, PtxOperandKind>> = {
  A: 'address',
  A32: 'address',
  TENSOR: 'tensor',
  _: 'sink',
  LIST: 'list',
  S: 'symbol',
  M: 'mov',
  H: 'hint',
  v: 'video',
  vn: 'video',
  vr: 'video',
  BAR: 'barrier',
  WARPS: 'barrier',
  F: 'fragment',
  F2: 'fragment',
  L: 'label',
  addr: 'generic',
  TEX: 'texture',
  '...': 'rest',
};

function parseOperandForm(text: string): PtxOperandForm {
  const write = text.startsWith('=');
  let body = write ? text.slice(1) : text;
  const bar =
    body.startsWith('{') || body.startsWith('#') ? body.indexOf('}|') + 1 : body.indexOf('|');
  let pair: PtxOperandForm['pair'];
  if (bar > 0) {
    const second = body.slice(bar + 1);
    pair = { type: second.replace('?', ''), optional: second.endsWith('?') };
    body = body.slice(0, bar);
  }
  const optional = body.endsWith('?');
  if (optional) body = body.slice(0, -1);
  const common = { text, write, optional, ...(pair ? { pair } : {}) };
  if (body.startsWith('#')) {
    const ranges = body
      .slice(1)
      .split('|')
      .filter((r) => r !== '')
      .map((r) => {
        const [from = '0', to = from] = r.split('..');
        return [BigInt(from), BigInt(to)] as const;
      });
    return { ...common, kind: 'constant', type: '', ...(ranges.length > 0 ? { ranges } : {}) };
  }
  if (body.startsWith('{')) {
    const [counts = '', type = ''] = body.slice(1, -1).split(':');
    return { ...common, kind: 'vector', type, counts: counts.split('|').map(parseCount) };
  }
  const kind = KINDS[body] ?? 'value';
  return { ...common, kind, type: kind === 'value' || kind === 'fragment' ? body : '' };
}

/** `4`, `N`, `N*2`, `N/4`. */
function parseCount(text: string): number | { times: number } {
  if (!text.startsWith('N')) return Number(text);
  if (text === 'N') return { times: 1 };
  const factor = Number(text.slice(2));
  return { times: text[1] === '*' ? factor : 1 / factor };
}
