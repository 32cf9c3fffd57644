/**
 * The fix for kernel parameters that are no primitives: raw pointers, of which a first line of the
 * body makes again what they were. The host passes the address of a value that it has copied to the
 * device.
 */
import type { TextEdit } from '../base/index.ts';
import type { FnDef, Ty } from '../hir/index.ts';
import type { AnyNode, AnyType, Param } from '../syntax/index.ts';
import type { RuleContext } from './context.ts';
import type { FixDraft } from './define-rule.ts';
import { freeParamName, insert } from './edits.ts';
import { isThinPointee } from './pointee.ts';

/** How a parameter is passed instead. */
interface Passed {
  /** The type in its place. */
  readonly type: string;
  /** Is its length a further parameter? */
  readonly hasLength: boolean;
  /** The expression that makes of them what the parameter was. */
  back(name: string, length: string): string;
}

/** Undefined for types that no address stands for, such as pointers to functions of the host. */
export function passPointers(
  ctx: RuleContext,
  def: FnDef,
  param: Param,
  ty: Ty,
): FixDraft | undefined {
  const { file } = def;
  const { pat } = param;
  const text = ctx.text(file);
  const textOf = (node: AnyNode): string => text.slice(node.start, node.end);
  const core = ctx.crate.edition >= 2018 ? 'core' : '::core';
  const passed = passedAs(ctx, ty, param.type, { textOf, core });
  if (passed === undefined || pat === undefined || ctx.generated(pat)) return undefined;
  const plain = pat.kind === 'IdentPat' && !pat.ref && pat.sub === undefined ? pat : undefined;
  const name = plain?.name.text ?? freeParamName(def, 'arg');
  const isUnused = pat.kind === 'WildPat' || name === '_';
  const length = freeParamName(def, `${name}_len`);
  const newText = passed.hasLength ? `${passed.type}, ${length}: usize` : passed.type;
  const edits: TextEdit[] = [{ span: ctx.span(param.type, file), newText }];
  if (plain?.mut)
    edits.push({ span: { file, start: pat.start, end: plain.name.start }, newText: '' });
  else if (plain === undefined && !isUnused)
    edits.push({ span: ctx.span(pat, file), newText: name });
  if (!isUnused) {
    const line = `let ${textOf(pat)} = ${passed.back(name, length)};`;
    edits.push(firstLine(def, text, line));
  }
  const shown = plain === undefined ? textOf(pat) : name;
  const title = passed.hasLength
    ? `Pass '${shown}' as a pointer and a length`
    : `Pass '${shown}' as a raw pointer`;
  return { title, edits };
}

interface Words {
  textOf(node: AnyNode): string;
  /** How the crate names `core`. */
  readonly core: string;
}

function passedAs(ctx: RuleContext, ty: Ty, written: AnyType, words: Words): Passed | undefined {
  switch (ty.kind) {
    case 'ref':
    case 'ptr':
      return pointerFor(ctx, ty, written, words);
    case 'adt':
      return optionFor(ctx, ty, written, words) ?? valueFor(written, words);
    case 'tuple':
      // The empty one is no parameter at all.
      return ty.elems.length === 0 ? undefined : valueFor(written, words);
    case 'array':
      return valueFor(written, words);
    default:
      return undefined;
  }
}

function pointerFor(
  ctx: RuleContext,
  ty: Extract<Ty, { kind: 'ref' | 'ptr' }>,
  written: AnyType,
  { textOf, core }: Words,
): Passed | undefined {
  if (written.kind !== 'RefType' && written.kind !== 'PtrType') return undefined;
  const isRef = ty.kind === 'ref';
  const space = ty.mut ? 'mut' : 'const';
  const suffix = ty.mut ? '_mut' : '';
  const pointee = ty.inner;
  if (pointee.kind === 'str') {
    return {
      type: `*${space} u8`,
      hasLength: true,
      back: (name, length) =>
        isRef
          ? `unsafe { ${core}::str::from_utf8_unchecked${suffix}(${core}::slice::from_raw_parts${suffix}(${name}, ${length})) }`
          : `${core}::ptr::slice_from_raw_parts${suffix}(${name}, ${length}) as *${space} str`,
    };
  }
  if (written.type.kind === 'SliceType') {
    return {
      type: `*${space} ${textOf(written.type.type)}`,
      hasLength: true,
      back: (name, length) =>
        isRef
          ? `unsafe { ${core}::slice::from_raw_parts${suffix}(${name}, ${length}) }`
          : `${core}::ptr::slice_from_raw_parts${suffix}(${name}, ${length})`,
    };
  }
  if (!isRef || !isThinPointee(ctx.program, pointee)) return undefined;
  return {
    type: `*${space} ${textOf(written.type)}`,
    hasLength: false,
    back: (name) => `unsafe { &${ty.mut ? 'mut ' : ''}*${name} }`,
  };
}

/** `Option<&T>`, `NonNull<T>` and the like, which are a pointer already. */
function optionFor(
  ctx: RuleContext,
  ty: Extract<Ty, { kind: 'adt' }>,
  written: AnyType,
  { textOf, core }: Words,
): Passed | undefined {
  const inner = ty.def.crate.isPrelude ? (ty.args[0] as Ty | undefined) : undefined;
  const arg = onlyArgument(written);
  if (inner === undefined || arg === undefined) return undefined;
  if (ty.def.name === 'NonNull') {
    if (!isThinPointee(ctx.program, inner)) return undefined;
    return {
      type: `*mut ${textOf(arg)}`,
      hasLength: false,
      back: (name) => `unsafe { ${core}::ptr::NonNull::new_unchecked(${name}) }`,
    };
  }
  if (ty.def.name !== 'Option') return undefined;
  if (inner.kind === 'ref' && arg.kind === 'RefType' && isThinPointee(ctx.program, inner.inner)) {
    return {
      type: `*${inner.mut ? 'mut' : 'const'} ${textOf(arg.type)}`,
      hasLength: false,
      back: (name) => `unsafe { ${name}.as_${inner.mut ? 'mut' : 'ref'}() }`,
    };
  }
  const pointee = onlyArgument(arg);
  if (inner.kind !== 'adt' || inner.def.name !== 'NonNull' || pointee === undefined)
    return undefined;
  if (!inner.def.crate.isPrelude || !isThinPointee(ctx.program, inner.args[0] as Ty))
    return undefined;
  return {
    type: `*mut ${textOf(pointee)}`,
    hasLength: false,
    back: (name) => `${core}::ptr::NonNull::new(${name})`,
  };
}

/** The type in `Name<Type>`. */
function onlyArgument(written: AnyType): AnyType | undefined {
  const args = written.kind === 'PathType' ? written.path.segments.at(-1)?.args : undefined;
  if (args?.kind !== 'GenericArgs' || args.args.length !== 1) return undefined;
  const [arg] = args.args;
  return arg?.kind === 'TypeArg' ? arg.type : undefined;
}

/** A value whose bytes the kernel reads by itself. */
function valueFor(written: AnyType, { textOf }: Words): Passed {
  return {
    type: `*const ${textOf(written)}`,
    hasLength: false,
    back: (name) => `unsafe { ${name}.read() }`,
  };
}

/** A statement in front of all others of the function's body. */
function firstLine(def: FnDef, text: string, line: string): TextEdit {
  const body = def.node.body!;
  const lineStart = text.lastIndexOf('\n', def.node.start - 1) + 1;
  const outer = /^[ \t]*/.exec(text.slice(lineStart))![0];
  const indent = `${outer}${outer.includes('\t') ? '\t' : '    '}`;
  const after = body.start + 1;
  // A body on one line gets its own.
  const oneLine = !text.slice(body.start, body.end).includes('\n');
  if (!oneLine) return insert(def.file, after, `\n${indent}${line}`);
  const rest = text.slice(after, body.end - 1).trim();
  const lines = rest === '' ? [line] : [line, rest];
  const newText = `\n${lines.map((l) => `${indent}${l}\n`).join('')}${outer}`;
  return { span: { file: def.file, start: after, end: body.end - 1 }, newText };
}
