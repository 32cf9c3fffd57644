/**
 * Parts of evaluation that need no evaluator: constants of scalars, memory behind variables, what
 * branches have in common.
 */
import type { Span } from '../base/index.ts';
import { type AnyExpr, literalValue, type TokenTree } from '../syntax/index.ts';
import {
  behindRefs,
  type HostType,
  named,
  nameOf,
  SCALAR_BYTES,
  scalar,
  UNKNOWN,
} from './types.ts';
import { type HostValue, NOTHING, typed } from './value.ts';

/** Wrappers that are looked through: what is in them is what is meant. */
export const TRANSPARENT = new Set([
  'Result',
  'Option',
  'Arc',
  'Rc',
  'ManuallyDrop',
  'CudaResult',
  'LazyLock',
  'OnceLock',
  'LazyCell',
]);

/** Types whose values stand for something that was loaded or made once. */
export const HANDLES = /^(?:Module|CudaModule|Function|CudaFunction|Stream|CudaStream)$/;
/** Lists between commas; an empty one behind the last comma is none. */
export function commaParts(trees: readonly TokenTree[]): readonly (readonly TokenTree[])[] {
  const out: TokenTree[][] = [[]];
  for (const tree of trees) {
    if (tree.kind === 'Token' && tree.text === ',') out.push([]);
    else out.at(-1)!.push(tree);
  }
  if (out.at(-1)!.length === 0) out.pop();
  return out;
}

/** A value with a type that is written down: what was known besides stays. */
export function adopt(value: HostValue, type: HostType): HostValue {
  if (type.kind === 'unknown') return value;
  const target = behindRefs(type);
  const source = behindRefs(value.type);
  // `impl Trait` and the like say less than the value does.
  if (target.kind === 'named' && target.args.some(({ kind }) => kind === 'unknown')) {
    if (source.kind === 'named' && source.name === target.name) return value;
  }
  return { ...value, type };
}

export function partOf(value: HostValue, at: number): HostValue {
  const type = behindRefs(value.type);
  const own = type.kind === 'tuple' ? (type.elems[at] ?? UNKNOWN) : UNKNOWN;
  if (value.elems === undefined) return typed(own);
  const elem = value.elems[at];
  return elem === undefined ? NOTHING : adopt(elem, own);
}

/** Memory that a variable gets is known by it. */
export function own(value: HostValue, name: string, key: string, span: Span): HostValue {
  const { memory, part } = value;
  if (memory !== undefined)
    return part === 'buffer' && memory.name === ''
      ? { ...value, memory: { ...memory, name } }
      : value;
  const made = memoryOf(value.type, name, key);
  return made === undefined ? { ...value, span: value.span ?? span } : { ...value, ...made };
}

const BUFFERS =
  /^(?:DeviceBuffer|DeviceBox|DeviceSlice|DeviceVariable|UnifiedBuffer|UnifiedBox|CudaSlice|CudaView|CudaViewMut)$/;

/** Addresses as the drivers have them, which a call allocates into. */
const RAW_POINTERS = /^(?:CUdeviceptr|hipDeviceptr_t)$/;

/** The memory that a variable of a buffer's type stands for, or of an address's. */
export function memoryOf(
  type: HostType,
  name: string | undefined,
  key: string | undefined = name,
): Pick<HostValue, 'memory' | 'part'> | undefined {
  const of = nameOf(type);
  if (of === undefined || name === undefined || key === undefined) return undefined;
  if (RAW_POINTERS.test(of)) return { memory: { id: key, name, one: false }, part: 'pointer' };
  if (!BUFFERS.test(of)) return undefined;
  return { memory: { id: key, name, one: /Box|Variable/.test(of) }, part: 'buffer' };
}

/** `self.buffers.out`; undefined for what is no such path. */
export function pathText(expr: AnyExpr): string | undefined {
  switch (expr.kind) {
    case 'PathExpr':
      return expr.path.segments.length === 1 ? expr.path.segments[0]!.name.text : undefined;
    case 'FieldExpr': {
      const base = pathText(expr.base);
      return base && `${base}.${expr.name.text}`;
    }
    case 'RefExpr':
    case 'ParenExpr':
      return pathText(expr.expr);
    default:
      return undefined;
  }
}

export function scalarConstant(type: string, name: string): HostValue {
  const bits = BigInt((SCALAR_BYTES[type] ?? 0) * 8);
  if (/^[ui]/.test(type)) {
    const signed = type.startsWith('i');
    if (name === 'MAX')
      return { type: scalar(type), int: (1n << (signed ? bits - 1n : bits)) - 1n };
    if (name === 'MIN') return { type: scalar(type), int: signed ? -(1n << (bits - 1n)) : 0n };
    if (name === 'BITS') return { type: scalar('u32'), int: bits };
  }
  if (/^f\d/.test(type) && /^[A-Z]/.test(name)) return typed(scalar(type));
  return NOTHING;
}

/** What is true of all. */
export function merged(values: readonly HostValue[]): HostValue {
  const [first, ...rest] = values;
  if (first === undefined) return NOTHING;
  const same = (key: 'int' | 'len' | 'text'): boolean =>
    rest.every((value) => value[key] === first[key]);
  const type = values.find(({ type: one }) => one.kind !== 'unknown')?.type ?? UNKNOWN;
  const kinds = values.every((value) => value.type.kind === type.kind);
  if (!kinds)
    return typed(values.every(({ type: one }) => one.kind !== 'literal') ? UNKNOWN : type);
  if (rest.length === 0) return first;
  return {
    type,
    ...(same('int') && { int: first.int }),
    ...(same('len') && { len: first.len }),
    ...(same('text') && { text: first.text, textSpan: first.textSpan }),
  };
}

export function leaves(expr: AnyExpr): boolean {
  switch (expr.kind) {
    case 'ReturnExpr':
    case 'BreakExpr':
    case 'ContinueExpr':
      return true;
    case 'MacroCall':
      return /^(?:panic|unreachable|todo|unimplemented)$/.test(
        expr.path.segments.at(-1)?.name.text ?? '',
      );
    case 'BlockExpr': {
      const { stmts, tail } = expr.block;
      if (tail !== undefined) return leaves(tail);
      const last = stmts.at(-1);
      return last?.kind === 'ExprStmt' && (leaves(last.expr) || isExit(last.expr));
    }
    case 'CallExpr':
      return isExit(expr);
    default:
      return false;
  }
}

function isExit(expr: AnyExpr): boolean {
  return (
    expr.kind === 'CallExpr' &&
    expr.callee.kind === 'PathExpr' &&
    expr.callee.path.segments.at(-1)?.name.text === 'exit'
  );
}

/** The number of a float literal, `1_000.5e-3f32`. */
function floatOf(text: string, suffix: string): number | undefined {
  const digits = text.replaceAll('_', '').slice(0, suffix === '' ? undefined : -suffix.length);
  const value = Number(digits);
  return Number.isFinite(value) ? value : undefined;
}

/** The value of a literal. */
export function literalOf(
  lit: Extract<AnyExpr, { kind: 'LitExpr' }>['lit'],
  text: string,
  span: Span,
): HostValue {
  const value = literalValue(lit, text);
  switch (value.kind) {
    case 'int': {
      if (value.suffix.startsWith('f'))
        return { type: scalar(value.suffix), float: Number(value.value) };
      const type: HostType =
        value.suffix === '' ? { kind: 'literal', of: 'int' } : scalar(value.suffix);
      return { type, int: value.value };
    }
    case 'float':
      return {
        type: value.suffix === '' ? { kind: 'literal', of: 'float' } : scalar(value.suffix),
        float: floatOf(text, value.suffix),
      };
    case 'bool':
      return typed(scalar('bool'));
    case 'char':
      return typed(scalar('char'));
    case 'byte':
      return { type: scalar('u8'), int: BigInt(value.value) };
    case 'str': {
      const quote = text.indexOf('"');
      const hashes = text.startsWith('r') ? Math.max(0, quote - 1) : 0;
      const textSpan = {
        file: span.file,
        start: span.start + quote + 1,
        end: span.end - 1 - hashes,
      };
      return {
        type: { kind: 'ref', mut: false, inner: { kind: 'str' } },
        text: value.value,
        textSpan,
      };
    }
    case 'cStr': {
      const quote = text.indexOf('"');
      return {
        type: { kind: 'ref', mut: false, inner: named('CStr') },
        text: new TextDecoder().decode(value.value),
        textSpan: { file: span.file, start: span.start + quote + 1, end: span.end - 1 },
      };
    }
    case 'byteStr': {
      const quote = text.indexOf('"');
      const len = BigInt(value.value.length);
      return {
        type: { kind: 'ref', mut: false, inner: { kind: 'array', elem: scalar('u8'), len } },
        len,
        host: true,
        text: new TextDecoder().decode(value.value),
        textSpan: { file: span.file, start: span.start + quote + 1, end: span.end - 1 },
      };
    }
  }
}

/** Expressions whose values are those of something else that wrote them. */
const HANDS_ON: ReadonlySet<AnyExpr['kind']> = new Set([
  'PathExpr',
  'ParenExpr',
  'RefExpr',
  'FieldExpr',
  'BlockExpr',
  'TryExpr',
  'CallExpr',
]);

/** A value at an expression: where it is, and where it was written. */
export function placedAt(value: HostValue, { kind }: AnyExpr, span: Span): HostValue {
  const origin = HANDS_ON.has(kind) ? (value.origin ?? span) : span;
  return { ...value, span, origin };
}
