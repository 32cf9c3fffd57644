/**
 * The macros that the compiler itself expands: one row of a table each. The prelude declares them
 * with `#[rustc_builtin_macro]`, so that their names resolve like those of all macros; here is what
 * they give.
 *
 * What needs types (`panic!`, `asm!`, `offset_of!`) becomes `builtin # name(arguments)`, which type
 * inference understands.
 */

import type { FileId } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import { parseFragment, respelt, T, tokenTrees } from '../../syntax/index.ts';
import { type CfgOptions, evalCfg, PANIC_TEXT, splitCommas, unquote } from '../cfg/index.ts';
import { expandGpuPrintf } from './cuda-oxide.ts';
import { expandCudaPrintf } from './cuda-printf.ts';
import { expandMir } from './custom-mir.ts';
import type { TokensOutcome } from './expand-rules.ts';
import { expandFormatArgs } from './format-args.ts';
import { printTokens } from './print-tokens.ts';
import { expandPtxAsm } from './ptx-asm.ts';
import {
  interpolate,
  literalToken,
  type QuotePlace,
  quote,
  quoteString,
  stringToken,
  word,
} from './quote.ts';
import { stampFile } from './rules.ts';
import { expandPaste, expandSeq } from './seq.ts';
import { stringifyTokens } from './stringify.ts';

/** Files and places, as far as built-in macros ask for them. */
export interface BuiltinHost {
  mayInclude?(path: string): boolean;
  parse(path: string): { readonly file: ast.SourceFile; readonly fileId: FileId } | undefined;
  pathOf?(file: FileId): string;
  text?(path: string): string | undefined;
  bytes?(path: string): Uint8Array | undefined;
  position?(file: FileId, offset: number): { readonly line: number; readonly col: number };
  env?(name: string): string | undefined;
}

export interface BuiltinContext {
  readonly call: ast.MacroCall;
  /** Where the call's tokens stand unless they say otherwise. */
  readonly file: FileId;
  /** The call in source text that this goes back to: what `line!` and `file!` speak of. */
  readonly root: { readonly file: FileId; readonly start: number };
  readonly place: QuotePlace;
  readonly edition: ast.Edition;
  readonly cfg: CfgOptions;
  readonly host: BuiltinHost;
  modulePath(): string;
  /** Expands a macro call in an argument. */
  expandExpr(call: ast.MacroCall): ast.AnyExpr;
}

export interface BuiltinOutcome extends TokensOutcome {
  /** `include!` of a file. */
  readonly included?: Included;
}

/** A file that `include!` brings: its items, or its tokens where something else is to stand. */
export interface Included {
  readonly file: ast.SourceFile;
  readonly fileId: FileId;
  readonly trees: () => readonly ast.TokenTree[];
}

type Builtin = (cx: BuiltinContext) => BuiltinOutcome;

/** Expands a built-in macro; one that is not in the table is unsupported by name. */
export function expandBuiltin(name: string, cx: BuiltinContext): BuiltinOutcome {
  const builtin = BUILTINS.get(name);
  if (builtin === undefined) {
    return { trees: [], problem: { kind: 'unsupported', what: `macro \`${name}!\``, at: cx.call } };
  }
  for (const tree of cx.call.body.trees) stampFile(tree, cx.file);
  return builtin(cx);
}

function fail(cx: BuiltinContext, what: string): BuiltinOutcome {
  return { trees: [], problem: { kind: 'invalid', what, at: cx.call } };
}

/** Tokens that a macro has made of its own, or a problem. */
function rearranged(cx: BuiltinContext, made: ast.TokenTree[] | string): BuiltinOutcome {
  return typeof made === 'string' ? fail(cx, made) : { trees: made };
}

/** `builtin # name(arguments)` with the arguments as written. */
function typed(name: string): Builtin {
  return (cx) => ({ trees: builtinCall(name, cx.call.body.trees, cx.place) });
}

function builtinCall(
  name: string,
  args: readonly ast.TokenTree[],
  place: QuotePlace,
): ast.TokenTree[] {
  return quote('builtin # __0(__1)', place, [[word(name, place)], args]);
}

function formatArgs(suffix: string): Builtin {
  return (cx) => {
    const { place, edition } = cx;
    const args = cx.call.body.trees;
    const text = (expr: ast.AnyExpr): string | undefined => literalOf(cx, expr);
    const made = expandFormatArgs({ args, place, edition, text, suffix });
    return typeof made === 'string' ? fail(cx, made) : { trees: made };
  };
}

/**
 * `builtin # panic(message)`. Where messages are wanted with their values, the call that prints
 * them follows behind a semicolon, unless the message has none.
 */
function panicCall(
  cx: BuiltinContext,
  args: readonly ast.TokenTree[],
  message: readonly ast.TokenTree[] = args,
): ast.TokenTree[] {
  const { place, edition } = cx;
  const plain = builtinCall('panic', message, place);
  const [only] = args;
  if (only === undefined || !cx.cfg.has(PANIC_TEXT)) return plain;
  // Before 2021 a text alone is no format string.
  if (args.length === 1 && (edition < 2021 || !saysMore(only))) return plain;
  const text = (expr: ast.AnyExpr): string | undefined => literalOf(cx, expr);
  const made = expandFormatArgs({ args, place, edition, text, suffix: '' });
  // It is no format string; what is wrong with it is not for a message to say.
  if (typeof made === 'string') return plain;
  const print = quote('; $crate::panicking::panic_fmt(__0)', place, [made]);
  return builtinCall('panic', [...message, ...print], place);
}

/** May a literal have something to fill in, or braces that are written twice? */
function saysMore(tree: ast.TokenTree): boolean {
  return tree.kind !== 'Token' || /[{}]/.test(tree.text);
}

/** `panic_as!("short message"; format arguments)` of `core` itself. */
function panicAs(cx: BuiltinContext): BuiltinOutcome {
  const { trees } = cx.call.body;
  const end = trees.findIndex((tree) => tree.kind === 'Token' && tree.text === ';');
  return { trees: panicCall(cx, trees.slice(end + 1), trees.slice(0, end)) };
}

/** `panic!`-like macros with a fixed beginning of their message. */
function panicWith(prefix: string): Builtin {
  return (cx) => {
    const args = cx.call.body.trees;
    return { trees: panicCall(cx, prefixed(prefix, args, cx.place)) };
  };
}

function prefixed(
  prefix: string,
  args: readonly ast.TokenTree[],
  place: QuotePlace,
): ast.TokenTree[] {
  const first = args[0];
  if (first === undefined) return [stringToken(prefix, place)];
  if (first.kind === 'Token' && first.token === T.Str) {
    // The format string goes on as it is: its escapes must not be touched.
    const joined = `${quoteString(`${prefix}: `).slice(0, -1)}${first.text.slice(1)}`;
    return [respelt(first, first.token, joined, first.start, first.end), ...args.slice(1)];
  }
  if (first.kind === 'Token' && first.token === T.RawStr) {
    return [stringToken(`${prefix}: ${unquote(first.text)}`, place), ...args.slice(1)];
  }
  return [stringToken(`${prefix}: {}`, place), literalToken(T.Comma, ',', place), ...args];
}

function assertion(cx: BuiltinContext): ast.TokenTree[] | undefined {
  const args = cx.call.body.trees;
  const cond = parseFragment('expr', args, 0, cx.edition);
  if (cond === undefined) return undefined;
  const tested = args.slice(0, cond.next);
  const comma = args[cond.next];
  if (comma !== undefined && !(comma.kind === 'Token' && comma.text === ',')) return undefined;
  const rest = args.slice(cond.next + 1);
  const message =
    rest.length > 0 ? rest : [stringToken(`assertion failed: ${printTokens(tested)}`, cx.place)];
  return quote('if !__0 { __1 }', cx.place, [
    [interpolate('expr', cond.node, cx.place, tested)],
    panicCall(cx, message),
  ]);
}

/** The value of an argument of `concat!` and of file and variable names. */
function literalOf(cx: BuiltinContext, expr: ast.AnyExpr, depth = 0): string | undefined {
  switch (expr.kind) {
    case 'LitExpr':
      return literalText(expr);
    case 'ParenExpr':
      return literalOf(cx, expr.expr, depth);
    case 'UnaryExpr': {
      const inner = expr.op === '-' ? literalOf(cx, expr.operand, depth) : undefined;
      return inner === undefined ? undefined : `-${inner}`;
    }
    case 'MacroCall':
      return depth > 32 ? undefined : literalOf(cx, cx.expandExpr(expr), depth + 1);
    default:
      return undefined;
  }
}

const NUMBER = /^(?:0x[\da-f]+|0o[0-7]+|0b[01]+|\d+)$/i;

/** A literal as `concat!` writes it. */
function literalText(expr: ast.LitExpr): string | undefined {
  switch (expr.lit) {
    case 'str':
      return unquote(expr.text);
    case 'char':
      return unquote(`"${expr.text.slice(1, -1).replace(/^"$/, '\\"')}"`);
    case 'bool':
      return expr.text;
    case 'int': {
      const digits = expr.text.replaceAll('_', '').replace(/[iu](8|16|32|64|128|size)$/, '');
      // What is written may be no number: `1c`.
      return NUMBER.test(digits) ? BigInt(digits).toString() : undefined;
    }
    case 'float':
      return expr.text.replaceAll('_', '').replace(/f(16|32|64|128)$/, '');
    default:
      return undefined;
  }
}

/** All arguments as one text, or undefined when one is no literal. */
function concatArgs(cx: BuiltinContext, trees: readonly ast.TokenTree[]): string | undefined {
  let out = '';
  for (const part of splitCommas(trees)) {
    const parsed = parseFragment('expr', part, 0, cx.edition);
    const text =
      parsed === undefined || parsed.next < part.length
        ? undefined
        : literalOf(cx, parsed.node as ast.AnyExpr);
    if (text === undefined) return undefined;
    out += text;
  }
  return out;
}

/** The first argument as text, for `env!` and `include_str!`. */
function nameArg(cx: BuiltinContext): string | undefined {
  const first = splitCommas(cx.call.body.trees)[0];
  return first === undefined ? undefined : concatArgs(cx, first);
}

function includePath(cx: BuiltinContext): string | undefined {
  const name = nameArg(cx);
  if (name === undefined || name.startsWith('/')) return name;
  const from = cx.host.pathOf?.(cx.root.file) ?? '';
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  return joinPath(folder, name);
}

/** `folder` (with its slash, or empty) and a relative path, `.` and `..` taken out. */
function joinPath(folder: string, name: string): string {
  const parts = folder.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function positionOf(cx: BuiltinContext): { readonly line: number; readonly col: number } {
  return cx.host.position?.(cx.root.file, cx.root.start) ?? { line: 0, col: 0 };
}

function number(cx: BuiltinContext, value: number): BuiltinOutcome {
  return { trees: [literalToken(T.Int, `${value}u32`, cx.place)] };
}

function text(cx: BuiltinContext, value: string): BuiltinOutcome {
  return { trees: [stringToken(value, cx.place)] };
}

/**
 * `asm!` and `global_asm!`: lines of the template may be macros, which are expanded first, as rustc
 * does.
 */
function assembly(name: string): Builtin {
  return (cx) => {
    const { trees } = cx.call.body;
    const parts = splitCommas(trees).map((part) => ({ part, line: templateLine(cx, part) }));
    if (parts.every(({ line }) => line === undefined))
      return { trees: builtinCall(name, trees, cx.place) };
    const comma = quote(',', cx.place, []);
    const args = parts.flatMap(({ part, line }) => [
      ...(line === undefined ? part : [stringToken(line, cx.place)]),
      ...comma,
    ]);
    return { trees: builtinCall(name, args, cx.place) };
  };
}

/** The text of a template line that is a macro call or an argument of the macro around it. */
function templateLine(cx: BuiltinContext, part: readonly ast.TokenTree[]): string | undefined {
  const [first, second] = part;
  const isMacro = second?.kind === 'Token' && second.text === '!';
  const isGiven = first?.kind === 'Interpolated' && part.length === 1;
  return isMacro || isGiven ? concatArgs(cx, part) : undefined;
}

function bool(cx: BuiltinContext, value: boolean): ast.Token {
  return literalToken(value ? T.KwTrue : T.KwFalse, value ? 'true' : 'false', cx.place);
}

/** `cfg_select! { predicate => { tokens } .. _ => { tokens } }`: the first arm that holds. */
function cfgSelect(cx: BuiltinContext): BuiltinOutcome {
  const { trees } = cx.call.body;
  for (let i = 0; i < trees.length; ) {
    const from = i;
    while (i < trees.length && !isText(trees[i], '=>')) i++;
    const pred = trees.slice(from, i);
    const holds = (pred.length === 1 && isText(pred[0], '_')) || evalCfg(pred, cx.cfg);
    i++;
    const body = trees[i];
    let arm: readonly ast.TokenTree[];
    if (body?.kind === 'Group' && body.delim === '{') {
      arm = body.trees;
      i++;
      if (isText(trees[i], ',')) i++;
    } else {
      const start = i;
      while (i < trees.length && !isText(trees[i], ',')) i++;
      arm = trees.slice(start, i);
      i++;
    }
    if (holds) return { trees: arm };
  }
  return fail(cx, 'none of the predicates in this `cfg_select` evaluated to true');
}

function isText(tree: ast.TokenTree | undefined, wanted: string): boolean {
  return tree?.kind === 'Token' && tree.text === wanted;
}

function isOutside(cx: BuiltinContext, path: string | undefined): path is string {
  return path !== undefined && cx.host.mayInclude?.(path) === false;
}

function outside(path: string): string {
  return `couldn't read \`${path}\`: not a regular file of the workspace, a dependency or the toolchain`;
}

/** Why the path of an `include!` is not known: mostly a variable that a build script would set. */
function unknownPath(cx: BuiltinContext): string {
  const unknown = variablesIn(cx.call.body.trees).find((name) => cx.host.env?.(name) === undefined);
  return unknown === undefined
    ? '`include!` needs a string literal'
    : `environment variable \`${unknown}\` not defined at compile time`;
}

/** Names that `env!("..")` stands for in tokens. */
function variablesIn(trees: readonly ast.TokenTree[]): readonly string[] {
  return trees.flatMap((tree, at): readonly string[] => {
    if (tree.kind !== 'Group') return [];
    const name = tree.trees[0];
    const isEnv = isText(trees[at - 2], 'env') && isText(trees[at - 1], '!');
    return isEnv && name?.kind === 'Token' ? [name.text.slice(1, -1)] : variablesIn(tree.trees);
  });
}

function include(cx: BuiltinContext): BuiltinOutcome {
  const path = includePath(cx);
  if (path === undefined) return fail(cx, unknownPath(cx));
  if (isOutside(cx, path)) return fail(cx, outside(path));
  const parsed = cx.host.parse(path);
  if (parsed === undefined) return fail(cx, `couldn't read \`${path}\``);
  const { file, fileId } = parsed;
  const source = cx.host.text?.(path) ?? '';
  const trees = (): readonly ast.TokenTree[] => {
    const read = tokenTrees(source);
    for (const tree of read) stampFile(tree, fileId);
    return read;
  };
  return { trees: [], included: { file, fileId, trees } };
}

function includeStr(cx: BuiltinContext): BuiltinOutcome {
  const path = includePath(cx);
  if (isOutside(cx, path)) return fail(cx, outside(path));
  const found = path === undefined ? undefined : cx.host.text?.(path);
  if (found === undefined) return fail(cx, `couldn't read \`${path ?? '?'}\``);
  const bytes = cx.host.bytes?.(path!);
  let literal = bytes && quoted.get(bytes);
  if (literal === undefined) {
    literal = quoteString(found);
    if (bytes !== undefined) quoted.set(bytes, literal);
  }
  return { trees: [literalToken(T.Str, literal, cx.place)] };
}

function includeBytes(cx: BuiltinContext): BuiltinOutcome {
  const path = includePath(cx);
  if (isOutside(cx, path)) return fail(cx, outside(path));
  const bytes = path === undefined ? undefined : cx.host.bytes?.(path);
  if (bytes === undefined) return fail(cx, `couldn't read \`${path ?? '?'}\``);
  let literal = literals.get(bytes);
  if (literal === undefined) literals.set(bytes, (literal = quoteBytes(bytes)));
  return { trees: [literalToken(T.ByteStr, literal, cx.place)] };
}

/** Literals of files: one of megabytes is not written again at each edit, nor at each mention. */
const literals = memo<Uint8Array, string>('hir.builtin.literals');
const quoted = memo<Uint8Array, string>('hir.builtin.quoted');

/** Bytes that are joined at a time: a text that grows by single ones takes far more memory. */
const JOINED = 4096;
/** How each byte is written in a literal. */
const WRITTEN = Array.from({ length: 256 }, (_, byte) =>
  byte < 32 || byte > 126 || byte === 34 || byte === 92
    ? `\\x${byte.toString(16).padStart(2, '0')}`
    : String.fromCharCode(byte),
);

function quoteBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += JOINED)
    parts.push(Array.from(bytes.subarray(at, at + JOINED), (byte) => WRITTEN[byte]!).join(''));
  return `b"${parts.join('')}"`;
}

const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['panic', (cx) => ({ trees: panicCall(cx, cx.call.body.trees) })],
  ['panic_as', panicAs],
  ['unreachable', panicWith('internal error: entered unreachable code')],
  ['todo', panicWith('not yet implemented')],
  ['unimplemented', panicWith('not implemented')],
  ['format_args', formatArgs('')],
  ['const_format_args', formatArgs('')],
  ['format_args_nl', formatArgs('\n')],
  ['asm', assembly('asm')],
  ['naked_asm', typed('naked_asm')],
  ['global_asm', assembly('global_asm')],
  ['offset_of', typed('offset_of')],
  ['type_ascribe', typed('type_ascribe')],
  [
    'assert',
    (cx) => {
      const trees = assertion(cx);
      return trees === undefined
        ? fail(cx, 'macro requires a boolean expression as an argument')
        : { trees };
    },
  ],
  [
    'debug_assert',
    (cx) => {
      const inner = assertion(cx);
      if (inner === undefined)
        return fail(cx, 'macro requires a boolean expression as an argument');
      const on = bool(cx, cx.cfg.has('debug_assertions'));
      return { trees: quote('if __0 { __1 }', cx.place, [[on], inner]) };
    },
  ],
  ['addr_of', (cx) => ({ trees: quote('&raw const __0', cx.place, [cx.call.body.trees]) })],
  ['addr_of_mut', (cx) => ({ trees: quote('&raw mut __0', cx.place, [cx.call.body.trees]) })],
  [
    'concat',
    (cx) => {
      const joined = concatArgs(cx, cx.call.body.trees);
      return joined === undefined ? fail(cx, 'expected a literal') : text(cx, joined);
    },
  ],
  ['stringify', (cx) => text(cx, stringifyTokens(cx.call.body))],
  ['line', (cx) => number(cx, positionOf(cx).line + 1)],
  ['column', (cx) => number(cx, positionOf(cx).col + 1)],
  ['file', (cx) => text(cx, cx.host.pathOf?.(cx.root.file) ?? '')],
  ['module_path', (cx) => text(cx, cx.modulePath())],
  ['cfg', (cx) => ({ trees: [bool(cx, evalCfg(cx.call.body.trees, cx.cfg))] })],
  ['cfg_select', cfgSelect],
  ['compile_error', (cx) => fail(cx, nameArg(cx) ?? 'compile_error!')],
  ['include', include],
  ['include_str', includeStr],
  ['include_bytes', includeBytes],
  [
    'env',
    (cx) => {
      const name = nameArg(cx);
      const value = name === undefined ? undefined : cx.host.env?.(name);
      return value === undefined
        ? fail(cx, `environment variable \`${name ?? '?'}\` not defined at compile time`)
        : text(cx, value);
    },
  ],
  [
    'option_env',
    (cx) => {
      const name = nameArg(cx);
      if (name === undefined) return fail(cx, '`option_env!` needs a string literal');
      const value = cx.host.env?.(name);
      if (value === undefined)
        return { trees: quote("$crate::option::Option::None::<&'static str>", cx.place) };
      return {
        trees: quote('$crate::option::Option::Some(__0)', cx.place, [
          [stringToken(value, cx.place)],
        ]),
      };
    },
  ],
  ['seq', (cx) => rearranged(cx, expandSeq(cx.call.body.trees))],
  ['paste', (cx) => rearranged(cx, expandPaste(cx.call.body.trees))],
  ['cuda_printf', (cx) => rearranged(cx, expandCudaPrintf(cx.call.body.trees, cx.place))],
  ['gpu_printf', (cx) => rearranged(cx, expandGpuPrintf(cx.call.body.trees, cx.place))],
  [
    'ptx_asm',
    (cx) => {
      const made = expandPtxAsm(cx.call.body.trees, cx.place);
      return rearranged(cx, 'what' in made ? made.what : made);
    },
  ],
  [
    'mir',
    (cx) => {
      const made = expandMir(cx.call.body.trees, cx.place);
      if (!('what' in made)) return { trees: made };
      return { trees: [], problem: { ...made, at: cx.call } };
    },
  ],
  ['trace_macros', (cx) => ({ trees: quote('()', cx.place) })],
  ['log_syntax', (cx) => ({ trees: quote('()', cx.place) })],
]);
