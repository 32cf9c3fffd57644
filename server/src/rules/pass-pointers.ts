/** The fix for references and slices as kernel parameters: raw pointers, made again what they were inside. */
import type { TextEdit } from '../base/index.ts';
import type { FnDef, Ty } from '../hir/index.ts';
import type { Param } from '../syntax/index.ts';
import type { RuleContext } from './context.ts';
import type { FixDraft } from './define-rule.ts';
import { freeParamName, insert, plainName } from './edits.ts';
import { isThinPointee } from './pointee.ts';

/** References and slices become raw pointers; a first line of the body makes them again what they were. */
export function passPointers(
  ctx: RuleContext,
  def: FnDef,
  param: Param,
  ty: Ty,
): FixDraft | undefined {
  if (ty.kind !== 'ref' && ty.kind !== 'ptr') return undefined;
  const written = param.type;
  if (written.kind !== 'RefType' && written.kind !== 'PtrType') return undefined;
  const name = plainName(param);
  if (name === undefined || name === '_' || param.pat?.kind !== 'IdentPat') return undefined;
  const { file } = def;
  const text = ctx.text(file);
  const slice = written.type.kind === 'SliceType' ? written.type : undefined;
  if (slice === undefined && (ty.kind === 'ptr' || !isThinPointee(ctx.program, ty.inner))) {
    return undefined;
  }
  const pointee = slice?.type ?? written.type;
  const pointer = `*${ty.mut ? 'mut' : 'const'} ${text.slice(pointee.start, pointee.end)}`;
  const len = freeParamName(def, `${name}_len`);
  const mut = ty.mut ? '_mut' : '';
  const core = ctx.crate.edition >= 2018 ? 'core' : '::core';
  const back =
    slice === undefined
      ? `unsafe { &${ty.mut ? 'mut ' : ''}*${name} }`
      : ty.kind === 'ref'
        ? `unsafe { ${core}::slice::from_raw_parts${mut}(${name}, ${len}) }`
        : `${core}::ptr::slice_from_raw_parts${mut}(${name}, ${len})`;
  const edits: TextEdit[] = [
    {
      span: ctx.span(written, file),
      newText: slice === undefined ? pointer : `${pointer}, ${len}: usize`,
    },
  ];
  if (param.pat.mut) {
    const span = { file, start: param.pat.start, end: param.pat.name.start };
    edits.push({ span, newText: '' });
  }
  edits.push(firstLine(def, text, `let ${param.pat.mut ? 'mut ' : ''}${name} = ${back};`));
  const title = slice
    ? `Pass '${name}' as a pointer and a length`
    : `Pass '${name}' as a raw pointer`;
  return { title, edits };
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
