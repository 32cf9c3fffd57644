/**
 * The fix for calls of kernels: the kernel's body becomes an ordinary device function that the
 * kernel and the call both call. Where the kernel is such a shell already, the call goes to the
 * function behind it.
 */
import type { TextEdit } from '../base/index.ts';
import { type FnDef, isVisible, lookupName, type ModuleDef, modulePath } from '../hir/index.ts';
import { type AnyExpr, type Name, type Path, signatureSpan } from '../syntax/index.ts';
import type { CodeOwner, RuleContext } from './context.ts';
import type { FixDraft } from './define-rule.ts';
import { freeName, freeValueName, insert, plainName } from './edits.ts';
import { isDeclaration, kernelOf } from './kernels.ts';

/** What names a kernel at a call. */
export interface KernelName {
  readonly name: Path | Name;
  /** The definition around the call; undefined for constants of types. */
  readonly owner: CodeOwner | undefined;
  /** The innermost module around it, where that is known. */
  readonly module: ModuleDef | undefined;
}

/**
 * One fix for all calls of a kernel that can name the new function. Undefined where the result
 * would not compile: methods of traits, declarations, patterns as parameters, names out of reach.
 */
export function extractBody(
  ctx: RuleContext,
  kernel: FnDef,
  calls: readonly KernelName[],
): FixDraft | undefined {
  const { container } = kernel;
  if (kernel.crate !== ctx.crate) return undefined;
  // The signature of a trait's method is the trait's.
  if (container !== undefined && (container.kind !== 'impl' || container.node.trait))
    return undefined;
  if (isDeclaration(kernel) || ctx.generated(kernel.node)) return undefined;
  const { node } = kernel;
  if (node.async || node.gen) return undefined;
  const names = forwardedNames(kernel);
  if (names === undefined) return undefined;
  const behind = functionBehind(kernel, names);
  const device = behind ?? freeDeviceName(ctx, kernel);
  const edits = calls.flatMap((call): TextEdit[] => {
    // Inside of its own body it would call itself for ever.
    if (ctx.generated(call.name) || call.owner === kernel) return [];
    const newText = pathTo(ctx, kernel, device, call);
    const file = call.owner?.file ?? call.module?.file;
    if (newText === undefined || file === undefined) return [];
    return [{ span: ctx.span(call.name, file), newText }];
  });
  if (edits.length === 0) return undefined;
  const those = edits.length > 1 ? `in ${edits.length} places` : 'there';
  if (behind !== undefined) {
    const title = `Call '${device}', the function behind '${kernel.name}'`;
    return { title: edits.length > 1 ? `${title}, ${those}` : title, edits };
  }
  const title = `Move the body of '${kernel.name}' into '${device}' and call that`;
  return {
    title: edits.length > 1 ? `${title} ${those}` : title,
    edits: [...moveBody(ctx, kernel, device, names), ...edits],
  };
}

/**
 * A name for a function beside the kernel: in the module, or among the functions of all `impl`
 * blocks.
 */
function freeDeviceName(ctx: RuleContext, kernel: FnDef): string {
  const base = `${kernel.name}_device`;
  if (kernel.container === undefined) return freeValueName(kernel, base);
  return freeName(base, (name) =>
    ctx.fns.some((fn) => fn.container !== undefined && fn.name === name),
  );
}

/** Names by which the kernel can hand its parameters on; undefined when some parameter has none. */
function forwardedNames(kernel: FnDef): readonly string[] | undefined {
  const names: string[] = [];
  for (const param of kernel.node.paramList.params) {
    if (param.kind === 'SelfParam' && param.attrs.length === 0) {
      names.push('self');
      continue;
    }
    const name = param.kind === 'Param' && param.attrs.length === 0 ? plainName(param) : undefined;
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}

/** The function that the kernel's whole body calls with the kernel's own parameters. */
function functionBehind(kernel: FnDef, names: readonly string[]): string | undefined {
  const block = kernel.node.body!;
  if (block.stmts.length > 0 || kernel.container !== undefined) return undefined;
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
  const [receiver, ...rest] = names;
  const call =
    receiver === 'self'
      ? `self.${device}${turbofish}(${rest.join(', ')})`
      : `${kernel.container === undefined ? '' : 'Self::'}${device}${turbofish}(${names.join(', ')})`;
  const shell = isUnsafe ? `unsafe { ${call} }` : call;
  const signature = text.slice(
    node.generics?.start ?? node.paramList.start,
    signatureSpan(node).end,
  );
  const head = [
    ...(node.vis ? [text.slice(node.vis.start, node.vis.end)] : []),
    ...(node.const ? ['const'] : []),
    ...(isUnsafe ? ['unsafe'] : []),
    `fn ${device}${signature}`,
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
  { name: path, owner, module }: KernelName,
): string | undefined {
  if (path.kind !== 'Path') return device;
  const last = path.segments.at(-1)!;
  const from = module ?? owner?.module;
  const file = owner?.file ?? module?.file;
  if (from === undefined || file === undefined) return undefined;
  const text = ctx.text(file);
  const generics = last.args === undefined ? '' : text.slice(last.name.end, path.end);
  if (last.name.text === kernel.name && path.segments.length > 1) {
    return text.slice(path.start, last.name.start) + device + generics;
  }
  if (kernel.container !== undefined) return undefined;
  // A block's items have no path: who names one stands inside of the block.
  if (kernel.module.isBlock) return last.name.text === kernel.name ? device + generics : undefined;
  for (let m: ModuleDef | undefined = from; m !== undefined; m = m.parent) {
    if (m === kernel.module) return device + generics;
    if (!m.isBlock) break;
  }
  if (!isReachable(kernel.module, from)) return undefined;
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
