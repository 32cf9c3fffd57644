/**
 * The fix for calls of kernels: the kernel's body becomes an ordinary device function that the kernel and the call both
 * call. Where the kernel is such a shell already, the call goes to the function behind it.
 */
import type { TextEdit } from '../base/index.ts';
import { type FnDef, isVisible, lookupName, type ModuleDef, modulePath } from '../hir/index.ts';
import { type AnyExpr, type Path, signatureSpan } from '../syntax/index.ts';
import type { CodeOwner, RuleContext } from './context.ts';
import type { FixDraft } from './define-rule.ts';
import { freeValueName, insert, plainName } from './edits.ts';
import { isDeclaration, kernelOf } from './kernels.ts';

/** Undefined where the result would not compile: methods, declarations, patterns as parameters, names out of reach. */
export function extractBody(
  ctx: RuleContext,
  kernel: FnDef,
  path: Path,
  owner: CodeOwner,
): FixDraft | undefined {
  if (kernel.crate !== ctx.crate || kernel.container !== undefined || kernel === owner)
    return undefined;
  if (isDeclaration(kernel) || ctx.generated(kernel.node) || ctx.generated(path)) return undefined;
  const { node } = kernel;
  if (node.async || node.gen) return undefined;
  const names = forwardedNames(kernel);
  if (names === undefined) return undefined;
  const behind = functionBehind(kernel, names);
  const device = behind ?? freeValueName(kernel, `${kernel.name}_device`);
  const newText = pathTo(ctx, kernel, device, path, owner);
  if (newText === undefined) return undefined;
  const call: TextEdit = { span: ctx.span(path, owner.file), newText };
  if (behind !== undefined) {
    return { title: `Call '${device}', the function behind '${kernel.name}'`, edits: [call] };
  }
  const edits = [...moveBody(ctx, kernel, device, names), call];
  return { title: `Move the body of '${kernel.name}' into '${device}' and call that`, edits };
}

/** Names by which the kernel can hand its parameters on; undefined when some parameter has none. */
function forwardedNames(kernel: FnDef): readonly string[] | undefined {
  const names: string[] = [];
  for (const param of kernel.node.paramList.params) {
    const name = param.kind === 'Param' && param.attrs.length === 0 ? plainName(param) : undefined;
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}

/** The function that the kernel's whole body calls with the kernel's own parameters. */
function functionBehind(kernel: FnDef, names: readonly string[]): string | undefined {
  const block = kernel.node.body!;
  if (block.stmts.length > 0) return undefined;
  let expr: AnyExpr | undefined = block.tail;
  if (expr?.kind === 'BlockExpr' && expr.mode === 'unsafe' && expr.block.stmts.length === 0) {
    expr = expr.block.tail;
  }
  if (expr?.kind !== 'CallExpr' || expr.args.length !== names.length) return undefined;
  const same = expr.args.every((arg, i) => wordOf(arg) === names[i]);
  const callee = same ? wordOf(expr.callee) : undefined;
  const found = callee === undefined ? undefined : lookupName(kernel.module, callee, 'value')?.def;
  if (found?.kind !== 'fn' || found.module !== kernel.module) return undefined;
  return kernelOf(found) === undefined ? callee : undefined;
}

/** The name that an expression is, if it is one plain word. */
function wordOf(expr: AnyExpr): string | undefined {
  if (expr.kind !== 'PathExpr' || expr.path.qself || expr.path.segments.length !== 1)
    return undefined;
  const segment = expr.path.segments[0]!;
  return segment.args === undefined ? segment.name.text : undefined;
}

function moveBody(
  ctx: RuleContext,
  kernel: FnDef,
  device: string,
  names: readonly string[],
): TextEdit[] {
  const { node, file } = kernel;
  const text = ctx.text(file);
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', node.start - 1) + 1))![0];
  const step = indent.includes('\t') ? '\t' : '    ';
  const isUnsafe = node.safety?.text === 'unsafe';
  // A parameter that no argument mentions cannot be inferred.
  const generics = (node.generics?.params ?? []).flatMap((param) =>
    param.kind === 'LifetimeParam' ? [] : [param.name.text],
  );
  const turbofish = generics.length === 0 ? '' : `::<${generics.join(', ')}>`;
  const call = `${device}${turbofish}(${names.join(', ')})`;
  const shell = isUnsafe ? `unsafe { ${call} }` : call;
  const rest = text.slice(node.generics?.start ?? node.paramList.start, signatureSpan(node).end);
  const head = [
    ...(node.vis ? [text.slice(node.vis.start, node.vis.end)] : []),
    ...(node.const ? ['const'] : []),
    ...(isUnsafe ? ['unsafe'] : []),
    `fn ${device}${rest}`,
  ].join(' ');
  const edits: TextEdit[] = [];
  for (const param of node.paramList.params) {
    // The kernel hands it on as it is, so only the new function needs `mut`.
    if (param.kind !== 'Param' || param.pat?.kind !== 'IdentPat' || !param.pat.mut) continue;
    const span = { file, start: param.pat.start, end: param.pat.name.start };
    edits.push({ span, newText: '' });
  }
  const shellText = `{\n${indent}${step}${shell}\n${indent}}\n\n${indent}${head} `;
  edits.push(insert(file, node.body!.start, shellText));
  return edits;
}

/** How the call names `device`, which stands beside the kernel; undefined when it cannot. */
function pathTo(
  ctx: RuleContext,
  kernel: FnDef,
  device: string,
  path: Path,
  owner: CodeOwner,
): string | undefined {
  const last = path.segments.at(-1)!;
  const text = ctx.text(owner.file);
  const generics = last.args === undefined ? '' : text.slice(last.name.end, path.end);
  if (last.name.text === kernel.name && path.segments.length > 1) {
    return text.slice(path.start, last.name.start) + device + generics;
  }
  for (let m: ModuleDef | undefined = owner.module; m !== undefined; m = m.parent) {
    if (m === kernel.module) return device + generics;
    if (!m.isBlock) break;
  }
  if (kernel.module.isBlock || !isReachable(kernel.module, owner.module)) return undefined;
  const [, ...inner] = modulePath(kernel.module).split('::');
  return ['crate', ...inner, device].join('::') + generics;
}

/** Can every module on the way from the crate's root be named from `from`? */
function isReachable(module: ModuleDef, from: ModuleDef): boolean {
  for (let m = module; m.parent !== undefined; m = m.parent) {
    const binding = m.parent.types.get(m.name);
    if (binding?.def !== m || !isVisible(binding.vis, from)) return false;
  }
  return true;
}
