/**
 * One operand of an instruction against what a form of it takes: what is wrong with it, or nothing.
 */
import type { PtxOperand, PtxPair, PtxSpan, PtxSymbol } from '../ast.ts';
import type { PtxOperandForm } from '../isa/forms/index.ts';
import type { PtxMatch } from '../isa/forms/match.ts';
import { findPtxSpecial } from '../isa/special.ts';
import { ptxTypeBits } from '../types.ts';
import type { PtxEntity, PtxLookup } from './entities.ts';
import { floatFits, integerFits, registerFits } from './fits.ts';

export interface PtxOperandError {
  readonly span: PtxSpan;
  readonly code:
    | 'operand-type'
    | 'vector'
    | 'state-space'
    | 'immediate'
    | 'address'
    | 'destination';
  readonly message: string;
}

/** What the check of one instruction knows. */
export interface PtxOperandContext {
  readonly match: PtxMatch;
  readonly modifiers: readonly string[];
  readonly names: PtxLookup;
}

const error = (code: PtxOperandError['code'], span: PtxSpan, message: string): PtxOperandError => ({
  code,
  span,
  message,
});

/** Instructions that load and store registers wider than their type. */
const ACCESSES: ReadonlySet<string> = new Set(['ld', 'st', 'ldu', 'multimem']);

/** Whether the class takes registers that are wider than its type. */
function isAtLeast(type: string, { match }: PtxOperandContext): boolean {
  return type.startsWith('X') || (type === 'V' && ACCESSES.has(match.form.opcode));
}

/** Instructions whose result may be discarded with `_` where it is not one of several. */
const DISCARDED: ReadonlySet<string> = new Set(['atom', 'mbarrier', 'setp']);

/** The type that a class means in an instruction. */
export function typeOfClass(cls: string, types: readonly string[]): string | undefined {
  const last = types[types.length - 1];
  switch (cls) {
    case 'p':
      return 'pred';
    case 'T':
    case 'X':
    case 'V':
      return last;
    case 'T1':
    case 'X1':
      return types[0];
    case 'T2':
    case 'X2':
      return types[1];
    case 'W':
      return last === undefined ? undefined : `${last[0]}${ptxTypeBits(last) * 2}`;
    case 'i32':
      return 'u32';
    // What is named in a form is a number or a descriptor: no register in floating point.
    case 'b8':
    case 'b16':
    case 'b32':
    case 'b64':
      return `u${cls.slice(1)}`;
    case 'F':
    case 'F2':
      return 'b32';
    default:
      return cls;
  }
}

/** The first error of an operand, in the order in which the assembler looks. */
export function operandError(
  form: PtxOperandForm,
  operand: PtxOperand,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  if (operand.kind === 'bogus') return undefined;
  if (form.pair && operand.kind === 'pair')
    return pairError(form, form.pair.type, operand, context);
  if (operand.kind === 'pair')
    return error('operand-type', operand, 'only one result is possible here, found two');
  if (form.pair && !form.pair.optional)
    return error('operand-type', operand, 'two results are required here, such as `%r1|%p1`');
  switch (form.kind) {
    case 'rest':
    case 'texture':
      return undefined;
    case 'address':
      return (
        addressError(operand, context) ??
        (form.text === 'A32' ? narrowError(operand, context) : undefined)
      );
    case 'tensor':
      return tensorError(operand, context);
    case 'sink':
      return operand.kind === 'sym' && operand.name === '_'
        ? undefined
        : error('destination', operand, 'the result must be discarded here, with `_`');
    case 'list':
      return listError(operand, context);
    case 'label':
      return labelError(operand, context);
    case 'constant':
      return constantError(form, operand);
    case 'hint':
      return valueError(form, 'b64', operand, context);
    case 'video':
      return videoError(form, operand, context);
    case 'barrier':
      return barrierError(form, operand, context);
    case 'generic':
      return genericError(operand, context);
    case 'symbol':
      return symbolError(operand, context);
    case 'mov':
      return movError(form, operand, context);
    case 'vector':
      return vectorError(form, operand, context, countsOf(form, context.match.number));
    case 'fragment': {
      const n = context.match.number * (form.text.endsWith('F2') ? 2 : 1);
      return vectorError(form, operand, context, [n]);
    }
    case 'value':
      return form.type === 'V'
        ? memoryError(form, operand, context)
        : valueError(form, form.type, operand, context);
  }
}

/** Opcodes that need the first of two results. */
const FIRST_NEEDED: ReadonlySet<string> = new Set(['shfl', 'tex', 'tld4']);

/** Two results, of which the first may be a vector and one may be discarded. */
function pairError(
  form: PtxOperandForm,
  second: string,
  { first, second: other, ...span }: PtxPair,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  const { opcode } = context.match.form;
  const discarded = first.kind === 'sym' && first.name === '_';
  const rest = other.kind === 'sym' && other.name === '_';
  if (discarded && (rest || FIRST_NEEDED.has(opcode)))
    return error('destination', span, 'the first result of this instruction cannot be discarded');
  if (rest && (opcode === 'elect' || form.kind === 'vector'))
    return error('destination', other, 'the predicate cannot be discarded here');
  const alone =
    form.kind === 'vector' && first.kind === 'vec'
      ? vectorError(form, first, context, countsOf(form, context.match.number))
      : form.kind === 'vector'
        ? undefined
        : valueError(form, form.type, first, context, true);
  return alone ?? valueError(form, second, other, context, true);
}

function countsOf({ counts = [] }: PtxOperandForm, n: number): number[] {
  return counts.map((c) => (typeof c === 'number' ? c : c.times * n));
}

/** Registers, constants and `_` where a value of a type is. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of operand
function valueError(
  form: PtxOperandForm,
  cls: string,
  operand: PtxOperand,
  context: PtxOperandContext,
  discard = false,
): PtxOperandError | undefined {
  const want = typeOfClass(cls, context.match.types);
  if (want === undefined) return undefined;
  const target = operand.kind === 'not' ? operand.operand : operand;
  if (operand.kind === 'not' && want !== 'pred')
    return error('operand-type', operand, `\`!\` negates predicates, .${want} is required here`);
  switch (target.kind) {
    case 'sym': {
      if (target.name === '_') {
        if (form.write && (discard || DISCARDED.has(context.match.form.opcode))) return undefined;
        if (form.write)
          return error('destination', target, 'the result of this instruction cannot be discarded');
        return error('operand-type', target, '`_` discards a result and is no operand');
      }
      return symbolValueError(form, want, isAtLeast(cls, context), target, context);
    }
    case 'int':
      if (form.write) return destination(target);
      return integerFits(want)
        ? undefined
        : error('immediate', target, `an integer constant is no .${want}${literalHelp(want)}`);
    case 'float':
      if (form.write) return destination(target);
      return floatFits(want, target)
        ? undefined
        : error('immediate', target, `a floating-point constant is no .${want}`);
    case 'symaddr': {
      if (form.write) return destination(target);
      // A register with a constant behind it may have any type, an address any but floating point.
      const register = context.names.find(target.symbol.name)?.kind === 'register';
      return register || integerFits(want)
        ? undefined
        : error('operand-type', target, `an address is no .${want}`);
    }
    case 'vec':
      return error('vector', target, `a vector is not possible here, .${want} is required`);
    case 'addr':
      return error(
        'address',
        target,
        `an address in brackets is not possible here, .${want} is required`,
      );
    case 'neg':
      return error('operand-type', target, 'an operand cannot be negated here');
    default:
      return undefined;
  }
}

function literalHelp(want: string): string {
  return want === 'f32' || want === 'f64' ? ', write `1.0` or its bits, `0f3F800000`' : '';
}

function destination(span: PtxSpan): PtxOperandError {
  return error('destination', span, 'the destination must be a register, found a constant');
}

function symbolValueError(
  form: PtxOperandForm,
  want: string,
  atLeast: boolean,
  symbol: PtxSymbol,
  { names, modifiers, match }: PtxOperandContext,
): PtxOperandError | undefined {
  const entity = names.find(symbol.name);
  if (!entity) {
    const special = findPtxSpecial(symbol.name);
    if (!special) return undefined;
    if (form.write)
      return error('destination', symbol, `special register \`${symbol.name}\` is read-only`);
    if (match.form.opcode === 'cvt' && match.types.every((type) => /^[us]\d+$/.test(type)))
      return undefined;
    return error(
      'operand-type',
      symbol,
      `special register \`${symbol.name}\` can be read by \`mov\` only`,
    );
  }
  // The assembler takes the address of a function wherever a value is read.
  if (entity.kind === 'function' && !form.write) return undefined;
  if (entity.kind !== 'register') {
    const what = entity.kind === 'variable' ? 'a variable' : `a ${entity.kind}`;
    return error('operand-type', symbol, `\`${symbol.name}\` is ${what}, a register is required`);
  }
  const selected = entity.vector > 1 && symbol.selector !== '';
  if (entity.vector > 1 && !selected)
    return error(
      'vector',
      symbol,
      `\`${symbol.name}\` is a vector of ${entity.vector}, a single register is required`,
    );
  if (entity.vector === 1 && symbol.selector !== '')
    return error(
      'operand-type',
      symbol,
      `\`${symbol.name}\` is no vector and has no \`.${symbol.selector}\``,
    );
  if (registerFits(want, entity.type, atLeast)) return undefined;
  const name = [match.form.opcode, ...modifiers].join('.');
  return error(
    'operand-type',
    symbol,
    `\`${symbol.name}\` is .${entity.type}, \`${name}\` requires ${atLeast ? 'at least ' : ''}.${want} here`,
  );
}

/** Elements in braces or a vector register. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of operand
function vectorError(
  form: PtxOperandForm,
  operand: PtxOperand,
  context: PtxOperandContext,
  counts: readonly number[],
): PtxOperandError | undefined {
  const wanted = counts.join(' or ');
  if (operand.kind === 'vec') {
    if (!counts.includes(operand.elements.length))
      return error(
        'vector',
        operand,
        `a vector of ${wanted} is required here, found ${operand.elements.length}`,
      );
    const type = form.kind === 'fragment' ? 'F' : form.type === 'b32' ? 'F' : form.type;
    return elementsError(form, type, operand.elements, context);
  }
  if (operand.kind === 'sym') {
    const entity = context.names.find(operand.name);
    if (entity?.kind === 'register' && entity.vector > 1) {
      return counts.includes(entity.vector)
        ? undefined
        : error(
            'vector',
            operand,
            `a vector of ${wanted} is required here, \`${operand.name}\` has ${entity.vector}`,
          );
    }
    if (entity?.kind === 'register' && counts.includes(1))
      return valueError(form, form.kind === 'fragment' ? 'b32' : form.type, operand, context);
    const special = entity ? undefined : findPtxSpecial(operand.name);
    if (!entity && (!special || (special.type.startsWith('v4') && counts.includes(4))))
      return undefined;
  }
  return error(
    'vector',
    operand,
    `a vector of ${wanted} is required here, such as \`{${'%r, '.repeat(Math.max(0, Math.min(3, (counts[0] ?? 1) - 1)))}%r}\``,
  );
}

function elementsError(
  form: PtxOperandForm,
  type: string,
  elements: readonly PtxOperand[],
  context: PtxOperandContext,
): PtxOperandError | undefined {
  for (const element of elements) {
    const found = valueError(form, type, element, context, true);
    if (found) return found;
  }
  return undefined;
}

/** A value of memory: one register, or a vector where the instruction has `.v2` and its like. */
function memoryError(
  form: PtxOperandForm,
  operand: PtxOperand,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  const n = vectorLength(context);
  if (n === 0) {
    if (
      operand.kind === 'vec' &&
      operand.elements.length === 1 &&
      ACCESSES.has(context.match.form.opcode)
    )
      return elementsError(form, 'V', operand.elements, context);
    return valueError(form, 'V', operand, context);
  }
  if (operand.kind === 'vec') {
    if (operand.elements.length !== n)
      return error(
        'vector',
        operand,
        `\`.v${n}\` requires ${n} elements, found ${operand.elements.length}`,
      );
    const mixed = mixedWidths(operand.elements, context);
    if (mixed) return mixed;
    return elementsError(form, 'V', operand.elements, context);
  }
  if (operand.kind === 'sym') {
    const entity = context.names.find(operand.name);
    if (entity === undefined || (entity.kind === 'register' && entity.vector === n))
      return undefined;
  }
  return error('vector', operand, `\`.v${n}\` requires a vector of ${n} elements in braces`);
}

/** Elements of one vector have registers of one width. */
function mixedWidths(
  elements: readonly PtxOperand[],
  { names }: PtxOperandContext,
): PtxOperandError | undefined {
  let width = 0;
  for (const element of elements) {
    if (element.kind !== 'sym') continue;
    const entity = names.find(element.name);
    if (entity?.kind !== 'register') continue;
    const bits = ptxTypeBits(entity.type);
    if (width !== 0 && bits !== width)
      return error(
        'vector',
        element,
        `\`${element.name}\` has ${bits} bits, the elements before it have ${width}`,
      );
    width = bits;
  }
  return undefined;
}

function constantError(
  { ranges }: PtxOperandForm,
  operand: PtxOperand,
): PtxOperandError | undefined {
  if (operand.kind !== 'int')
    return error('immediate', operand, 'an integer constant is required here');
  const { value } = operand;
  if (!ranges || ranges.some(([from, to]) => value >= from && value <= to)) return undefined;
  const text = ranges
    .map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`))
    .join(', ');
  return error('immediate', operand, `${value} is out of range, expected ${text}`);
}

function labelError(
  operand: PtxOperand,
  { names }: PtxOperandContext,
): PtxOperandError | undefined {
  if (operand.kind === 'sym') {
    const entity = names.find(operand.name);
    if (entity === undefined || entity.kind === 'label' || entity.kind === 'list') return undefined;
    return error('operand-type', operand, `\`${operand.name}\` is no label`);
  }
  return error('operand-type', operand, 'a label is required here');
}

function listError(operand: PtxOperand, { names }: PtxOperandContext): PtxOperandError | undefined {
  if (operand.kind === 'sym') {
    const entity = names.find(operand.name);
    if (entity === undefined || entity.kind === 'list') return undefined;
  }
  return error('operand-type', operand, 'the label of a `.branchtargets` is required here');
}

/** Addresses of tensor memory have 32 bits. */
function narrowError(
  operand: PtxOperand,
  { names }: PtxOperandContext,
): PtxOperandError | undefined {
  const base = operand.kind === 'addr' ? operand.items[0] : undefined;
  if (base?.kind !== 'sym') return undefined;
  const entity = names.find(base.name);
  return entity?.kind !== 'register' || ptxTypeBits(entity.type) === 32
    ? undefined
    : error(
        'address',
        base,
        `\`${base.name}\` is .${entity.type}, an address of tensor memory has 32 bits`,
      );
}

/** `[tensorMap, {x, y}]`: as many coordinates as dimensions. */
function tensorError(operand: PtxOperand, context: PtxOperandContext): PtxOperandError | undefined {
  const found = addressError(operand, context);
  if (found || operand.kind !== 'addr') return found;
  const coordinates = operand.items[1];
  const four = context.modifiers.some((m) => m === 'tile::gather4' || m === 'tile::scatter4');
  const n = four ? 5 : Number(context.modifiers.find((m) => /^[1-5]d$/.test(m))?.[0] ?? 0);
  const form = { text: 'T', kind: 'vector', write: false, optional: false, type: 'b32' } as const;
  if (coordinates === undefined)
    return error(
      'vector',
      operand,
      `a tensor map with ${n} coordinates is required here, \`[%rd1, {..}]\``,
    );
  return vectorError(form, coordinates, context, [n]);
}

const SPACE_WORDS: ReadonlySet<string> = new Set(['const', 'global', 'local', 'param', 'shared']);

/** The space that an instruction names, without its scope; undefined for a generic address. */
function spaceNamed(modifiers: readonly string[]): string | undefined {
  const word = modifiers.map((m) => m.split('::')[0]!).find((m) => SPACE_WORDS.has(m));
  return word;
}

/** Instructions of which an address has the space that they name. */
const SPACED: ReadonlySet<string> = new Set(['ld', 'st', 'atom', 'red', 'ldu']);

function addressError(
  operand: PtxOperand,
  { names, modifiers, match }: PtxOperandContext,
): PtxOperandError | undefined {
  if (operand.kind !== 'addr') {
    const fix = operand.kind === 'sym' || operand.kind === 'symaddr' ? ', in brackets' : '';
    return error('address', operand, `an address is required here${fix}, such as \`[%rd1]\``);
  }
  const base = operand.items[0];
  if (base === undefined) return error('address', operand, 'an address is missing');
  const { opcode } = match.form;
  const space = spaceNamed(modifiers);
  if (base.kind === 'int')
    return SPACED.has(opcode) && space !== 'local'
      ? error('address', base, 'a constant address is possible in `.local` only')
      : undefined;
  if (base.kind !== 'sym') return undefined;
  const entity = names.find(base.name);
  if (entity === undefined) {
    return findPtxSpecial(base.name)
      ? error(
          'address',
          base,
          `special register \`${base.name}\` is no address, move it into a register first`,
        )
      : undefined;
  }
  if (entity.kind === 'register')
    return (
      addressRegisterError(base, entity) ??
      (names.wideAddresses && WIDE.has(opcode) ? narrowAddress(base, entity, space) : undefined)
    );
  if (entity.kind !== 'variable')
    return error('address', base, `\`${base.name}\` is a ${entity.kind} and has no memory`);
  return SPACED.has(opcode) ? spaceError(base, entity, space, opcode) : undefined;
}

function addressRegisterError(base: PtxSymbol, entity: PtxEntity): PtxOperandError | undefined {
  const { type } = entity;
  if (type === 'pred' || type.startsWith('f'))
    return error('address', base, `\`${base.name}\` is .${type}, an address is an integer or bits`);
  if (ptxTypeBits(type) > 64)
    return error('address', base, `\`${base.name}\` is .${type}, an address has 64 bits at most`);
  return undefined;
}

/** Instructions whose global or generic address `ptxas` 13.0 does not take in 32 bits. */
const WIDE: ReadonlySet<string> = new Set([
  ...SPACED,
  'prefetch',
  'prefetchu',
  'applypriority',
  'discard',
  'mbarrier',
]);

/** A register of 32 bits in a module whose addresses have 64. */
function narrowAddress(
  base: PtxSymbol,
  { type }: PtxEntity,
  space: string | undefined,
): PtxOperandError | undefined {
  if (ptxTypeBits(type) !== 32 || (space !== undefined && space !== 'global')) return undefined;
  const what = space === undefined ? 'a generic address' : 'an address of .global memory';
  return error('address', base, `\`${base.name}\` is .${type}, ${what} has 64 bits`);
}

/**
 * A variable's space against the one that the instruction names; generic addresses reach three of
 * them.
 */
function spaceError(
  base: PtxSymbol,
  { space = 'global', input }: PtxEntity,
  named: string | undefined,
  opcode: string,
): PtxOperandError | undefined {
  if (space === 'tex' || space === 'sreg') return undefined;
  const generic = space === 'global' || space === 'shared' || space === 'local';
  if (named === undefined ? !generic : named !== space) {
    const how = named === undefined ? 'a generic address reaches no' : `\`.${named}\` is no`;
    return error(
      'state-space',
      base,
      `\`${base.name}\` is in .${space} memory, ${how} .${space} memory`,
    );
  }
  if (opcode === 'st' && input)
    return error(
      'state-space',
      base,
      `\`${base.name}\` is an input parameter and cannot be written`,
    );
  return undefined;
}

/** The operand of `isspacep`: a register with an address. */
function genericError(
  operand: PtxOperand,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  if (operand.kind !== 'sym')
    return error('operand-type', operand, 'a register with an address is required here');
  const entity = context.names.find(operand.name);
  if (entity === undefined) return undefined;
  if (entity.kind !== 'register')
    return error('operand-type', operand, `\`${operand.name}\` is no register`);
  const fit = registerFits('u32', entity.type, false) || registerFits('u64', entity.type, false);
  return fit
    ? undefined
    : error(
        'operand-type',
        operand,
        `\`${operand.name}\` is .${entity.type}, an address is required here`,
      );
}

/** A register or a variable whose address is meant. */
function symbolError(operand: PtxOperand, context: PtxOperandContext): PtxOperandError | undefined {
  const symbol = operand.kind === 'symaddr' ? operand.symbol : operand;
  if (symbol.kind === 'sym') {
    const entity = context.names.find(symbol.name);
    if (entity?.kind === 'variable') {
      const space = spaceNamed(context.modifiers);
      return space === undefined || entity.space === undefined || entity.space === space
        ? undefined
        : error(
            'state-space',
            symbol,
            `\`${symbol.name}\` is in .${entity.space} memory, \`.${space}\` is no .${entity.space} memory`,
          );
    }
    if (entity?.kind === 'function') return undefined;
  }
  const form = { text: 'T', kind: 'value', write: false, optional: false, type: 'T' } as const;
  return valueError(form, 'T', operand, context);
}

/** The number of a barrier, or a number of threads that are whole warps. */
function barrierError(
  { text }: PtxOperandForm,
  operand: PtxOperand,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  if (operand.kind !== 'int') {
    const form = {
      text: 'u32',
      kind: 'value',
      write: false,
      optional: false,
      type: 'u32',
    } as const;
    return valueError(form, 'u32', operand, context);
  }
  const { value } = operand;
  if (text.startsWith('BAR'))
    return value >= 0n && value <= 15n
      ? undefined
      : error('immediate', operand, `barrier ${value} is out of range, expected 0 to 15`);
  return value % 32n === 0n
    ? undefined
    : error('immediate', operand, `${value} threads are no whole warps, expected a multiple of 32`);
}

/**
 * What `mov` reads and writes: registers, special registers, constants, addresses, and parts to be
 * packed.
 */
function movError(
  { write }: PtxOperandForm,
  operand: PtxOperand,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  const want = context.match.types[0] ?? 'b32';
  const form = { text: 'T', kind: 'value', write, optional: false, type: 'T' } as const;
  const vector = context.modifiers.some((m) => m === 'v2' || m === 'v4');
  if (vector)
    return vectorError({ ...form, kind: 'vector' }, operand, context, [vectorLength(context)]);
  if (operand.kind === 'vec') return partsError(operand, want, context);
  if (!write && (operand.kind === 'symaddr' || operand.kind === 'sym')) {
    const symbol = operand.kind === 'sym' ? operand : operand.symbol;
    const entity = context.names.find(symbol.name);
    if (entity?.space === 'param' && !entity.input && entity.declaration?.space === 'param')
      return error(
        'operand-type',
        symbol,
        `\`${symbol.name}\` is a parameter of a call, which has no address`,
      );
    if (entity?.kind === 'variable' || entity?.kind === 'function') {
      return /^[bus](?:32|64)$/.test(want)
        ? undefined
        : error('operand-type', symbol, `the address of \`${symbol.name}\` is no .${want}`);
    }
    if (entity === undefined && operand.kind === 'sym') return specialError(operand, want);
  }
  if (isWholeVector(operand, want, context)) return undefined;
  return valueError(form, 'T', operand, context);
}

/** A vector named whole is its bits, where there are as many as are moved. */
function isWholeVector(operand: PtxOperand, want: string, { names }: PtxOperandContext): boolean {
  if (operand.kind !== 'sym' || operand.selector !== '' || !want.startsWith('b')) return false;
  const entity = names.find(operand.name);
  if (entity?.kind !== 'register' || entity.vector === 1) return false;
  return ptxTypeBits(entity.type) * entity.vector === ptxTypeBits(want);
}

/** The number in `.v2` and its like; 0 where there is none. */
function vectorLength({ modifiers }: PtxOperandContext): number {
  return Number(/^v(\d+)$/.exec(modifiers.find((m) => /^v\d+$/.test(m)) ?? '')?.[1] ?? 0);
}

/** Parts in braces fill the bits of the other operand. */
function partsError(
  operand: PtxOperand & { readonly kind: 'vec' },
  want: string,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  if (!want.startsWith('b'))
    return error(
      'vector',
      operand,
      `parts are packed and unpacked as bits, \`mov.b${ptxTypeBits(want)}\``,
    );
  const mixed = mixedWidths(operand.elements, context);
  if (mixed) return mixed;
  for (const element of operand.elements) {
    if (element.kind !== 'sym') continue;
    const entity = context.names.find(element.name);
    if (entity?.kind !== 'register') continue;
    if (entity.type === 'pred')
      return error('operand-type', element, `\`${element.name}\` is a predicate and has no bits`);
    const bits = ptxTypeBits(entity.type) * operand.elements.length;
    return bits === ptxTypeBits(want)
      ? undefined
      : error(
          'vector',
          operand,
          `${operand.elements.length} parts like \`${element.name}\` have ${bits} bits, \`mov.${want}\` requires ${ptxTypeBits(want)}`,
        );
  }
  return undefined;
}

/** A special register as the source of a `mov`. */
function specialError(symbol: PtxSymbol, want: string): PtxOperandError | undefined {
  const row = findPtxSpecial(symbol.name);
  if (!row) return undefined;
  const vector = row.type.startsWith('v4');
  const type = row.type.replace('v4.', '');
  if (vector && symbol.selector === '')
    return error('vector', symbol, `\`${symbol.name}\` is a vector, read \`${symbol.name}.x\``);
  if (!vector && symbol.selector !== '')
    return error('operand-type', symbol, `\`${symbol.name}\` has no field \`.${symbol.selector}\``);
  if (vector && !/^[xyzwrgba]$/.test(symbol.selector))
    return error(
      'operand-type',
      symbol,
      `\`${symbol.name}\` has no field \`.${symbol.selector}\`, expected .x, .y or .z`,
    );
  const [bits, wanted] = [ptxTypeBits(type), ptxTypeBits(want)];
  const fits =
    type === 'pred'
      ? want === 'pred'
      : want !== 'pred' && !want.startsWith('f') && (wanted === bits || (vector && wanted === 16));
  return fits
    ? undefined
    : error(
        'operand-type',
        symbol,
        `\`${symbol.name}\` is .${type}, \`mov.${want}\` cannot read it`,
      );
}

function videoError(
  form: PtxOperandForm,
  operand: PtxOperand,
  context: PtxOperandContext,
): PtxOperandError | undefined {
  if (operand.kind === 'int') {
    if (form.write) return destination(operand);
    return form.text.endsWith('vr')
      ? error('immediate', operand, 'a register is required here, found a constant')
      : undefined;
  }
  const symbol = operand.kind === 'neg' ? operand.operand : operand;
  if (operand.kind === 'neg' && !form.text.endsWith('vn'))
    return error('operand-type', operand, 'an operand cannot be negated here');
  if (symbol.kind !== 'sym')
    return error('operand-type', operand, 'a register of 32 bits is required here');
  if (symbol.name === '_')
    return error('destination', symbol, 'a register is required here, found `_`');
  const entity = context.names.find(symbol.name);
  if (!entity) {
    return findPtxSpecial(symbol.name)
      ? error(
          'operand-type',
          symbol,
          `special register \`${symbol.name}\` can be read by \`mov\` only`,
        )
      : undefined;
  }
  const fit = entity.kind === 'register' && registerFits('u32', entity.type, false);
  return fit
    ? undefined
    : error('operand-type', symbol, `\`${symbol.name}\` is no integer register of 32 bits`);
}
