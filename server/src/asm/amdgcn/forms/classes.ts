/** Classes of operands: what each takes, and how it is named in a message. */
import type { AmdgcnOperand, AmdgcnRegister } from '../ast.ts';
import { isInlineFloat, isInlineInt, isLiteralFloat, isLiteralInt } from './constants.ts';
import type { MatchContext } from './context.ts';
import type { AmdgcnGpu } from './gpus.ts';
import { matchWordOperand, WORD_OPERANDS } from './word-operands.ts';

/** Register files an operand can be of. */
interface OperandClass {
  readonly vector: boolean;
  readonly accumulator: boolean;
  readonly scalar: boolean;
  /** Number of 32-bit registers. */
  readonly count: number;
  /** Registers have `.l` or `.h` on processors that name halves. */
  readonly half: boolean;
  /** Only the first 128 vector registers. */
  readonly low: boolean;
  /** Scalar registers that are excluded: `e` EXEC, `m` M0, `n` null, `h` EXEC_HI. */
  readonly without: string;
  /** Type of constants; empty when it takes none. */
  readonly type: string;
  readonly inline: boolean;
  readonly literal: boolean;
  /** Sign changes: `f` absolute value and negation, `i` sign extension, `fi` both. */
  readonly changes: '' | 'f' | 'i' | 'fi';
  /** `lds_direct` is allowed. */
  readonly direct: boolean;
}

const NONE: OperandClass = {
  vector: false,
  accumulator: false,
  scalar: false,
  count: 1,
  half: false,
  low: false,
  without: '',
  type: '',
  inline: false,
  literal: false,
  changes: '',
  direct: false,
};

const classes = new Map<string, OperandClass | undefined>();

function typeCount(type: string): number {
  const bits = Number(/(?<!\d)\d+$/.exec(type)?.[0] ?? 32) * (type.startsWith('v2') ? 2 : 1);
  return bits > 32 ? 2 : 1;
}

function classOf(token: string): OperandClass | undefined {
  if (!classes.has(token)) classes.set(token, makeClass(token));
  return classes.get(token);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each form of a token
function makeClass(token: string): OperandClass | undefined {
  let m = /^([vawms])(\d+)(u?)(l?)(?:\.(\w+))?$/.exec(token);
  if (m) {
    const [, file = '', count = '1', , low, without = ''] = m;
    return {
      ...NONE,
      count: Number(count),
      low: low === 'l',
      without,
      vector: file === 'v' || file === 'w' || file === 'm',
      accumulator: file === 'a' || file === 'w' || file === 'm',
      scalar: file === 's',
    };
  }
  if (/^hm?i?l?$/.test(token)) {
    const changes = !token.includes('m') ? '' : token.includes('i') ? 'i' : 'f';
    return { ...NONE, vector: true, half: true, low: token.endsWith('l'), changes };
  }
  m = /^vm(i?)(\d?)(i?)(l?)$/.exec(token);
  if (m) {
    const changes = m[1] === 'i' || m[3] === 'i' ? 'i' : 'f';
    return { ...NONE, vector: true, count: Number(m[2] || 1), low: m[4] === 'l', changes };
  }
  m = /^(V|VC|VT|VCT|VM|VCM|VMT|VCMT|S|SC|SL|W|K)\.((?:v2)?[bif]f?\d+)(l?)$/.exec(token);
  if (m) {
    const [, kind = '', type = '', low] = m;
    const changes = !/[MW]/.test(kind) ? '' : /^i/.test(type) ? 'i' : 'f';
    return {
      ...NONE,
      count: kind === 'W' ? 1 : typeCount(type),
      vector: kind[0] === 'V' || kind === 'W',
      scalar: kind !== 'K',
      half: kind.endsWith('T'),
      low: low === 'l',
      type,
      inline: kind !== 'K',
      literal: kind === 'K' || !/[CW]/.test(kind),
      changes:
        kind === 'W' && type === 'b32' ? '' : kind === 'W' && type === 'v2f16' ? 'fi' : changes,
      direct: kind[0] === 'V' || kind === 'SL',
    };
  }
  m = /^([VA])I(\d+)\.(\w+)$/.exec(token);
  if (m)
    return {
      ...NONE,
      count: Number(m[2]),
      vector: m[1] === 'V',
      accumulator: m[1] === 'A',
      type: m[3]!,
      inline: true,
    };
  if (token === 'voff') return { ...NONE, vector: true };
  if (token === 'vl') return { ...NONE, vector: true, direct: true };
  return undefined;
}

/** Inline values with names count as constants of every width. */
const APERTURES =
  /^(src_)?(shared|private)_(base|limit)$|^(src_)?pops_exiting_wave_id$|^src_flat_scratch_base_|^(src_)?(vccz|execz|scc)$/;

const SPECIAL_COUNT_ANY = 'null';

/** `vcc` or `vcc_lo`, by the size of the wave. */
function conditionCode(o: AmdgcnOperand, cx: MatchContext): string | undefined {
  const ok =
    o.kind === 'reg' &&
    ((o.name === 'vcc' && cx.wave !== 32) || (o.name === 'vcc_lo' && cx.wave !== 64));
  return ok ? undefined : `expected ${cx.wave === 32 ? '`vcc_lo`' : '`vcc`'}, found ${found(o)}`;
}

/** One bit for each lane, in scalar registers. */
function laneMask(o: AmdgcnOperand, cx: MatchContext): string | undefined {
  const isScalar =
    o.kind === 'reg' && (o.file === 's' || o.file === 'special' || o.file === 'ttmp');
  if (!isScalar || changed(o)) return `expected a lane mask, found ${found(o)}`;
  const fits =
    o.name === 'null' ||
    APERTURES.test(o.name) ||
    (o.count === 1 && cx.wave !== 64) ||
    (o.count === 2 && cx.wave !== 32);
  if (fits) return undefined;
  const count = cx.wave === 32 ? 1 : 2;
  return `a lane mask of ${cx.wave || 64} lanes has ${count} scalar register${count > 1 ? 's' : ''}, found ${found(o)}`;
}

/** What is wrong with an operand for a token; undefined when it fits. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of token and operand
export function matchOperand(
  o: AmdgcnOperand,
  token: string,
  cx: MatchContext,
): string | undefined {
  if (WORD_OPERANDS.has(token)) return matchWordOperand(o, token, cx);
  if (o.kind === 'bogus') return 'this is not an operand';
  if (token === 'm0' || token === 'vcc' || token === 'vcc_lo')
    return o.kind === 'reg' && o.name === token
      ? undefined
      : `expected \`${token}\`, found ${found(o)}`;
  if (token === 'vccw') return conditionCode(o, cx);
  if (token === 'bool') return laneMask(o, cx);
  if (token === 'voff' && o.kind === 'word' && o.name === 'off') return undefined;
  const cls = classOf(token);
  if (!cls) return undefined;
  if (o.kind === 'word') return `expected ${wanted(cls, cx.gpu)}, found \`${o.name}\``;
  if (o.kind === 'expr') {
    const value = cx.evaluate(o);
    if (value !== undefined) return constant(cls, value, 0, o, cx);
    if (cls.type !== '' && cx.mayBeKnown(o)) return undefined;
    return EXPRESSIONS.has(token) || (cx.gpu.literal64 && token === 'S.b64')
      ? undefined
      : `expected ${wanted(cls, cx.gpu)}, found ${found(o)}`;
  }
  const change = changes(cls, o);
  if (change !== undefined) return change;
  if (o.kind === 'int') return constant(cls, o.value, 0, o, cx);
  if (o.kind === 'float') return constant(cls, undefined, o.value, o, cx);
  return register(cls, o, cx, token);
}

/** Tokens that take what the linker computes. */
const EXPRESSIONS = new Set(['S.b32', 'S.f32', 'SL.b32', 'V.b32', 'V.f32']);

function changed(o: AmdgcnOperand): boolean {
  return 'negate' in o && (o.negate || o.absolute || o.signExtend);
}

function changes(cls: OperandClass, o: AmdgcnOperand): string | undefined {
  if (!('negate' in o)) return undefined;
  // Signs of literals are a part of their value, but for doubles.
  if (o.kind !== 'reg' && cls.literal && cls.type !== 'f64') return undefined;
  if ((o.negate || o.absolute) && !cls.changes.includes('f'))
    return `this operand takes no ${o.absolute ? 'absolute value' : 'negation'}`;
  if (o.signExtend && !cls.changes.includes('i')) return 'this operand takes no sign extension';
  return undefined;
}

function constant(
  cls: OperandClass,
  int: bigint | undefined,
  float: number,
  o: AmdgcnOperand,
  cx: MatchContext,
): string | undefined {
  if (cls.type === '') return `expected ${wanted(cls, cx.gpu)}, found ${found(o)}`;
  const inline = int === undefined ? isInlineFloat(float, cls.type) : isInlineInt(int, cls.type);
  if (cls.inline && inline) return undefined;
  const literal =
    int === undefined ? isLiteralFloat(float, cls.type) : isLiteralInt(int, cls.type, cx.gpu);
  if (cls.literal && literal) return undefined;
  if (!cls.literal) return `this operand takes no literal: ${found(o)} is not an inline constant`;
  return `${found(o)} does not fit this operand of type ${cls.type}`;
}

/** Halves and numbers of a vector register. */
function vectorProblem(cls: OperandClass, o: AmdgcnRegister): string | undefined {
  if (cls.half && o.half === '')
    return `expected half of a vector register, \`${o.name}.l\` or \`${o.name}.h\``;
  if (!cls.half && o.half !== '') return `expected a whole vector register, found \`${o.name}\``;
  return cls.low && o.index > 127 ? 'this encoding reaches `v0` to `v127` only' : undefined;
}

/** Registers that a class leaves out, by the letters of its token. */
function excludedProblem(without: string, o: AmdgcnRegister, name: string): string | undefined {
  const excluded =
    (without.includes('m') && name === 'm0') ||
    (without.includes('e') && name.startsWith('exec')) ||
    (without.includes('h') && name === 'exec_hi');
  return excluded ? `\`${o.name}\` is not allowed here` : undefined;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each register file
function register(
  cls: OperandClass,
  o: AmdgcnRegister,
  cx: MatchContext,
  token: string,
): string | undefined {
  const mismatch = (): string => `expected ${wanted(cls, cx.gpu)}, found ${found(o)}`;
  const { gpu } = cx;
  if (o.file === 'v') {
    // GFX90A and later take DPP on pairs of registers.
    const isPair = token === 'vm' && o.count === 2 && gpu.cdna2;
    if (!cls.vector || (o.count !== cls.count && !isPair)) return mismatch();
    return vectorProblem(cls, o);
  }
  if (o.file === 'a') {
    if (!cls.accumulator || o.count !== cls.count) return mismatch();
    if (token.startsWith('m') && !gpu.cdna2)
      return `${gpu.cpu} loads and stores no accumulation registers`;
    return undefined;
  }
  if (o.half !== '') return mismatch();
  const name = o.name.toLowerCase();
  if (name === 'lds_direct' || name === 'src_lds_direct')
    return cls.direct ? undefined : mismatch();
  // Named values stand for inline constants where registers of a file are out of place.
  if (o.file === 'special' && APERTURES.test(name))
    return cls.inline || cls.scalar ? undefined : mismatch();
  if (!cls.scalar) return mismatch();
  if (name === SPECIAL_COUNT_ANY) return cls.without.includes('n') ? mismatch() : undefined;
  if (o.count !== cls.count) return mismatch();
  return excludedProblem(cls.without, o, name);
}

const FILES: Readonly<Record<string, string>> = {
  v: 'vector',
  a: 'accumulation',
  s: 'scalar',
  ttmp: 'trap handler',
};

/** How an operand is named in a message. */
export function found(o: AmdgcnOperand): string {
  switch (o.kind) {
    case 'reg':
      if (o.file === 'special') return `\`${o.name}\``;
      return o.count === 1
        ? `${FILES[o.file]} register \`${o.name}\``
        : `${o.count} ${FILES[o.file]} registers \`${o.name}\``;
    case 'int':
      return `\`${o.value}\``;
    case 'float':
      return `\`${o.value}\``;
    case 'word':
      return `\`${o.name}\``;
    case 'expr':
      return o.expr.kind === 'sym' ? `\`${o.expr.name}\`` : 'an expression';
    case 'bogus':
      return 'something else';
  }
}

function wanted(cls: OperandClass, gpu: AmdgcnGpu): string {
  const files: string[] = [];
  if (cls.vector) files.push('vector');
  if (cls.accumulator && (!cls.vector || gpu.cdna2)) files.push('accumulation');
  if (cls.scalar) files.push('scalar');
  const registers =
    files.length === 0
      ? ''
      : cls.half
        ? 'half of a vector register'
        : cls.count === 1
          ? `${files[0] === 'accumulation' ? 'an' : 'a'} ${files.join(' or ')} register`
          : `${cls.count} ${files.join(' or ')} registers`;
  if (cls.type === '') return registers;
  const constants = cls.literal ? 'a constant' : 'an inline constant';
  return registers === '' ? constants : `${registers} or ${constants}`;
}

/** What an operand is, for completion and signatures: `2 vector registers`. */
export function describeToken(token: string, gpu: AmdgcnGpu): string {
  const cls = classOf(token);
  return cls ? wanted(cls, gpu) : token;
}
