/**
 * Macros that need types: `panic!` and its family, `offset_of!`, `asm!`; they arrive as
 * `BuiltinExpr`.
 */
import { append } from '../../base/index.ts';

import type * as ast from '../../syntax/index.ts';
import { literalValue, parseExprFromTokens, parseTypeFromTokens } from '../../syntax/index.ts';
import type { AsmOperand, TExpr } from '../body.ts';
import { splitCommas } from '../cfg/index.ts';
import type { VariantDef } from '../defs.ts';
import { variantOf } from '../names/index.ts';
import { substTy } from '../types/fold.ts';
import { ERROR, NEVER, UNIT, USIZE } from '../types/intern.ts';
import { fieldsOf } from '../types/items.ts';
import type { Infer } from './ctx.ts';
import { makeMutable } from './deref.ts';

type Rule = (ic: Infer, expr: ast.BuiltinExpr) => TExpr;

/** `panic(message)`, and in code that is executed `panic(message; call that prints it)`. */
function panic(ic: Infer, expr: ast.BuiltinExpr): TExpr {
  const { trees } = expr.body;
  const end = trees.findIndex((tree) => tokenText(tree) === ';');
  const message = messageOf(expr);
  if (end < 0) return { kind: 'panic', message, ty: NEVER, node: expr };
  const detail = exprOf(ic, trees.slice(end + 1), expr);
  return { kind: 'panic', message, detail, ty: NEVER, node: expr };
}

/** Text of the first string literal in the arguments, as the message. */
function messageOf(expr: ast.BuiltinExpr): string {
  const first = expr.body.trees[0];
  if (first === undefined) return 'explicit panic';
  return textOf(expr.body.trees) ?? 'explicit panic';
}

/**
 * What a literal says, or `concat!` of literals and of names in `stringify!`; undefined for
 * anything else.
 */
function textOf(trees: readonly ast.TokenTree[]): string | undefined {
  const [first, bang, args] = trees;
  if (first?.kind === 'Token') {
    if (first.text.startsWith('"')) {
      const v = literalValue('str', first.text);
      return v.kind === 'str' ? v.value : first.text;
    }
    if (/^[\d']/.test(first.text)) return first.text.replace(/^'(.*)'$/, '$1');
    if (bang?.kind !== 'Token' || bang.text !== '!' || args?.kind !== 'Group') return undefined;
    if (first.text === 'stringify')
      return args.trees.map((tree) => (tree.kind === 'Token' ? tree.text : '')).join('');
    if (first.text !== 'concat') return undefined;
    const parts = splitCommas(args.trees).filter((part) => part.length > 0);
    const texts = parts.map(textOf);
    return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
  }
  if (first?.kind !== 'Interpolated') return undefined;
  const { node } = first;
  if (node.kind !== 'LitExpr') return undefined;
  const v = literalValue(node.lit, node.text);
  return v.kind === 'str' ? v.value : node.text;
}

function exprOf(ic: Infer, trees: readonly ast.TokenTree[], site: ast.AnyNode): TExpr {
  const parsed = parseExprFromTokens(trees, { callSite: site });
  return ic.check(parsed.node);
}

function offsetOf(ic: Infer, expr: ast.BuiltinExpr): TExpr {
  const [typeTrees, pathTrees] = splitCommas(expr.body.trees);
  if (typeTrees === undefined || pathTrees === undefined)
    return ic.bogus('invalid', '`offset_of!` without a type and a field', expr);
  const container = ic.lower(parseTypeFromTokens(typeTrees, { callSite: expr }).node);
  const path: { variant: VariantDef | undefined; index: number }[] = [];
  let ty = ic.structurally(container);
  let variant: VariantDef | undefined;
  for (const word of pathTrees
    .flatMap((t) => (t.kind === 'Token' ? t.text.split('.') : []))
    .filter((w) => w !== '')) {
    if (ty.kind === 'tuple') {
      path.push({ variant: undefined, index: Number(word) });
      ty = ic.structurally(ty.elems[Number(word)] ?? ERROR);
      continue;
    }
    if (ty.kind !== 'adt') return ic.bogus('invalid', 'no such field in `offset_of!`', expr);
    if (ty.def.kind === 'enum' && variant === undefined) {
      variant = variantOf(ty.def, word);
      continue;
    }
    const owner = variant ?? (ty.def.kind === 'enum' ? undefined : ty.def);
    const index =
      owner === undefined ? -1 : fieldsOf(ic.cx, owner).findIndex((f) => f.name === word);
    if (owner === undefined || index < 0) return ic.bogus('unresolved', `field \`${word}\``, expr);
    path.push({ variant, index });
    ty = ic.structurally(ic.solver.normalize(substTy(fieldsOf(ic.cx, owner)[index]!.ty, ty.args)));
    variant = undefined;
  }
  return { kind: 'offset-of', container, path, ty: USIZE, node: expr };
}

/** What operands are; nobody but a macro of ours can write `const bytes` as one word. */
const ASM_KINDS = new Set([
  'in',
  'out',
  'inout',
  'lateout',
  'inlateout',
  'const',
  'const bytes',
  'sym',
]);

function tokenText(tree: ast.TokenTree | undefined): string {
  return tree?.kind === 'Token' ? tree.text : '';
}

/** `in(reg) e`, `inout(reg) a => b`, `const 3`; `trees` begin with the kind. */
function asmOperand(
  ic: Infer,
  kind: AsmOperand['kind'],
  trees: readonly ast.TokenTree[],
  name: string | undefined,
  expr: ast.BuiltinExpr,
): AsmOperand {
  const hasReg = !kind.startsWith('const') && kind !== 'sym';
  const group = hasReg && trees[1]?.kind === 'Group' ? trees[1].trees : [];
  const reg = group.map(tokenText).join('').replace(/"/g, '');
  const rest = trees.slice(hasReg ? 2 : 1);
  const arrow = rest.findIndex((t) => tokenText(t) === '=>');
  const input = arrow < 0 ? rest : rest.slice(0, arrow);
  const output = arrow < 0 ? rest : rest.slice(arrow + 1);
  const isOut = kind.endsWith('out');
  const isIn = kind.startsWith('in') || !isOut;
  const value = isIn ? exprOf(ic, input, expr) : undefined;
  const discarded = tokenText(output[0]) === '_' && output.length === 1;
  let target: TExpr | undefined;
  if (isOut && !discarded) target = isIn && arrow < 0 ? value : exprOf(ic, output, expr);
  if (target !== undefined) makeMutable(ic, target);
  return { kind, reg, name, in: value, out: target };
}

/** `asm!("..", name = in(reg) e, out("r") x, inout(reg) a => b, const 3, options(..))`. */
function asm(ic: Infer, expr: ast.BuiltinExpr): TExpr {
  const lines: string[] = [];
  const operands: AsmOperand[] = [];
  const options: string[] = [];
  for (const part of splitCommas(expr.body.trees)) {
    const first = part[0];
    if (first === undefined) continue;
    if (first.kind === 'Token' && /^(?:r#*)?"/.test(first.text)) {
      const v = literalValue('str', first.text);
      if (v.kind === 'str') lines.push(v.value);
      continue;
    }
    const made =
      tokenText(part[1]) === '!' || first.kind === 'Interpolated' ? textOf(part) : undefined;
    if (made !== undefined) {
      lines.push(made);
      continue;
    }
    const isNamed = tokenText(part[1]) === '=';
    const trees = isNamed ? part.slice(2) : part;
    const kind = tokenText(trees[0]);
    if (kind === 'options' && trees[1]?.kind === 'Group') {
      append(
        options,
        trees[1].trees.map(tokenText).filter((w) => w !== ','),
      );
      continue;
    }
    if (!ASM_KINDS.has(kind))
      return ic.bogus('unsupported', `\`${kind || 'this operand'}\` in \`asm!\``, expr);
    operands.push(
      asmOperand(
        ic,
        kind as AsmOperand['kind'],
        trees,
        isNamed ? tokenText(first) : undefined,
        expr,
      ),
    );
  }
  const noreturn = options.includes('noreturn');
  return {
    kind: 'asm',
    template: lines.join('\n'),
    operands,
    options,
    ty: noreturn ? NEVER : UNIT,
    node: expr,
  };
}

/** Nothing runs where the text stands, so there are no registers. */
const GLOBAL_KINDS = new Set(['const', 'sym']);

/** Only as the value of the constant that stands for the call. */
function globalAsm(ic: Infer, expr: ast.BuiltinExpr): TExpr {
  const isItem = ic.owner?.kind === 'const' && ic.owner.node.value === expr;
  if (!isItem) return ic.bogus('unsupported', '`global_asm!` inside a function', expr);
  const made = asm(ic, expr);
  const wrong = made.kind === 'asm' && made.operands.find(({ kind }) => !GLOBAL_KINDS.has(kind));
  return wrong ? ic.bogus('invalid', `\`${wrong.kind}\` in \`global_asm!\``, expr) : made;
}

const RULES: Record<string, Rule> = {
  panic,
  offset_of: offsetOf,
  asm,
  global_asm: globalAsm,
};

/** A `BuiltinExpr` by its name. */
export function checkBuiltin(ic: Infer, expr: ast.BuiltinExpr): TExpr {
  const rule = RULES[expr.name.text];
  return rule === undefined
    ? ic.bogus('unsupported', `\`builtin # ${expr.name.text}\``, expr)
    : rule(ic, expr);
}
