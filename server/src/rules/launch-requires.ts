/**
 * `requires = (a.len() >= n, ..)` of a launch contract of cuda-oxide: relations that the launcher
 * computes in `u64` from the arguments, in a small language of its own.
 */
import type { FnDef } from '../hir/index.ts';
import { type AttrArg, splitCommas } from '../hir/index.ts';
import { type AnyExpr, type AnyType, parseExprFromTokens } from '../syntax/index.ts';

/** What a relation says that the macro refuses. */
export interface RequiresProblem {
  readonly at: { readonly start: number; readonly end: number };
  readonly what: string;
}

/** What a parameter is to a relation; `other`: it may be anything. */
type Operand = 'slice' | 'unsigned' | 'signed' | 'other';

const COMPARISONS: ReadonlySet<string> = new Set(['>=', '>', '<=', '<', '==', '!=']);
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*']);
const UNSIGNED = /^(?:u8|u16|u32|u64|usize)$/;
const SIGNED = /^(?:i8|i16|i32|i64|i128|isize)$/;

/** What is certainly wrong with the relations of a contract. */
export function requiresProblems(def: FnDef, arg: AttrArg): readonly RequiresProblem[] {
  if (arg.group === undefined) return [];
  const operands = operandsOf(def);
  const relations = splitCommas(arg.group.trees);
  if (relations.length === 0)
    return [{ at: arg, what: '`requires` has at least one relation, such as `(a.len() >= n)`' }];
  return relations.flatMap((trees) => {
    const { node, errors } = parseExprFromTokens(trees, { edition: def.crate.edition });
    if (errors.length > 0 || operands === undefined) return [];
    const found = relationProblem(node, operands);
    return found === undefined ? [] : [found];
  });
}

/** Parameters by name; undefined where a macro wrote them, or a pattern names several things. */
function operandsOf({ node }: FnDef): ReadonlyMap<string, Operand> | undefined {
  const out = new Map<string, Operand>();
  for (const param of node.paramList.params) {
    if (param.kind !== 'Param' || param.pat?.kind !== 'IdentPat') return undefined;
    out.set(param.pat.name.text, operandOf(param.type));
  }
  return out;
}

function operandOf(type: AnyType): Operand {
  if (type.kind === 'RefType') return type.type.kind === 'SliceType' ? 'slice' : 'other';
  if (type.kind !== 'PathType' || type.path.qself !== undefined) return 'other';
  const name = type.path.segments.at(-1)!.name.text;
  if (name === 'DisjointSlice') return 'slice';
  if (type.path.segments.length > 1) return 'other';
  if (UNSIGNED.test(name)) return 'unsigned';
  return SIGNED.test(name) ? 'signed' : 'other';
}

function relationProblem(
  node: AnyExpr,
  operands: ReadonlyMap<string, Operand>,
): RequiresProblem | undefined {
  if (node.kind !== 'BinaryExpr' || !COMPARISONS.has(node.op))
    return { at: node, what: 'a relation of `requires` compares two values' };
  return valueProblem(node.lhs, operands) ?? valueProblem(node.rhs, operands);
}

function valueProblem(
  node: AnyExpr,
  operands: ReadonlyMap<string, Operand>,
): RequiresProblem | undefined {
  switch (node.kind) {
    case 'ParenExpr':
      return valueProblem(node.expr, operands);
    case 'LitExpr':
      return node.lit === 'int'
        ? undefined
        : { at: node, what: 'only whole numbers are literals in `requires`' };
    case 'BinaryExpr':
      if (COMPARISONS.has(node.op))
        return { at: node, what: 'a relation of `requires` is one comparison' };
      if (!ARITHMETIC.has(node.op))
        return { at: node, what: `\`requires\` has \`+\`, \`-\` and \`*\`, and no \`${node.op}\`` };
      return valueProblem(node.lhs, operands) ?? valueProblem(node.rhs, operands);
    case 'PathExpr':
      return nameProblem(node, operands, false);
    case 'MethodCallExpr':
      if (node.name.text !== 'len' || node.args.length > 0)
        return { at: node, what: '`.len()` is the only method in `requires`' };
      return node.receiver.kind === 'PathExpr'
        ? nameProblem(node.receiver, operands, true)
        : { at: node, what: '`.len()` in `requires` is that of a slice parameter' };
    default:
      return { at: node, what: 'this is no expression of `requires`' };
  }
}

function nameProblem(
  node: AnyExpr & { readonly kind: 'PathExpr' },
  operands: ReadonlyMap<string, Operand>,
  measured: boolean,
): RequiresProblem | undefined {
  const name = node.path.segments.map((segment) => segment.name.text).join('::');
  const operand = operands.get(name);
  if (operand === undefined) return { at: node, what: `\`${name}\` is no parameter of the kernel` };
  if (measured) {
    return operand === 'unsigned' || operand === 'signed'
      ? { at: node, what: `\`${name}\` is a number and has no \`.len()\`` }
      : undefined;
  }
  if (operand === 'slice')
    return { at: node, what: `the slice \`${name}\` counts as \`${name}.len()\` in \`requires\`` };
  return operand === 'signed'
    ? { at: node, what: `\`${name}\` has a sign, and \`requires\` computes in \`u64\`` }
    : undefined;
}
