/**
 * All macro calls of a crate's bodies, expanded in the order of the text, nested ones behind those
 * that made them.
 */
import type { Crate, HirProblem, ModuleDef } from '../../../src/hir/index.ts';
import {
  blockModule,
  expandExpr,
  expandPat,
  expandStmts,
  expandType,
} from '../../../src/hir/names/index.ts';
import { crateData, dataOf } from '../../../src/hir/names/state.ts';
import {
  type AnyNode,
  type MacroCall,
  NODE_FIELDS,
  type TokenTree,
} from '../../../src/syntax/index.ts';

export interface SeenCall {
  readonly call: MacroCall;
  readonly position: 'expr' | 'stmts' | 'pat' | 'type' | 'item';
  readonly trees: readonly TokenTree[];
  readonly problems: readonly HirProblem[];
}

const PAT_FIELDS = new Set(['pat', 'pats', 'sub']);
const TYPE_FIELDS = new Set(['type', 'types', 'ret', 'self']);

/** The tokens that the derives of each type of the root module came to. */
export function derivesOf(
  crate: Crate,
): { readonly name: string; readonly trees: readonly TokenTree[] }[] {
  const out: { name: string; trees: readonly TokenTree[] }[] = [];
  for (const [name, { def }] of crate.root.types) {
    if (def.kind !== 'struct' && def.kind !== 'enum' && def.kind !== 'union') continue;
    const trees = dataOf(def.module).expansions.get(def.node)?.trees;
    if (trees !== undefined) out.push({ name, trees });
  }
  return out;
}

/** Expands everything that the functions, constants and statics of the crate call, at any depth. */
export function expandAll(crate: Crate): SeenCall[] {
  const out: SeenCall[] = [];
  // Block modules append the items that they find.
  const owners = crateData(crate).unsearchedBodies;
  for (let i = 0; i < owners.length; i++) {
    const def = owners[i]!;
    visitChildren(def.node, def.module, out);
  }
  return out;
}

function visitChildren(node: AnyNode, module: ModuleDef, out: SeenCall[]): void {
  let inner = module;
  if (node.kind === 'Block') inner = blockModule(node, module, module.file) ?? module;
  const record = node as unknown as Record<string, AnyNode | readonly AnyNode[] | undefined>;
  for (const field of NODE_FIELDS[node.kind] as readonly string[]) {
    const value = record[field];
    if (value === undefined || field === 'attrs') continue;
    for (const child of Array.isArray(value) ? value : [value as AnyNode]) {
      visitChild(child, field, inner, out);
    }
  }
}

function visitChild(node: AnyNode, field: string, module: ModuleDef, out: SeenCall[]): void {
  if (node.kind === 'ItemStmt') return;
  const stmt = node.kind === 'ExprStmt' && node.expr.kind === 'MacroCall' ? node.expr : undefined;
  const tail = field === 'tail' && node.kind === 'MacroCall' && node.body.delim === '{';
  if (stmt !== undefined || tail) {
    const call = stmt ?? (node as MacroCall);
    const { stmts, tail: value, problems } = expandStmts(call, module);
    see(call, 'stmts', module, problems, out);
    for (const s of stmts) visitChild(s, 'stmts', module, out);
    if (value !== undefined) visitChild(value, 'expr', module, out);
    return;
  }
  if (node.kind !== 'MacroCall') {
    visitChildren(node, module, out);
    return;
  }
  const position = PAT_FIELDS.has(field) ? 'pat' : TYPE_FIELDS.has(field) ? 'type' : 'expr';
  const made =
    position === 'pat'
      ? expandPat(node, module)
      : position === 'type'
        ? expandType(node, module)
        : expandExpr(node, module);
  see(node, position, module, made.problems, out);
  const result = 'pat' in made ? made.pat : 'type' in made ? made.type : made.expr;
  visitChild(result, field, module, out);
}

function see(
  call: MacroCall,
  position: SeenCall['position'],
  module: ModuleDef,
  problems: readonly HirProblem[],
  out: SeenCall[],
): void {
  const expansion = dataOf(module).expansions.get(call);
  const trees = expansion?.included?.trees() ?? expansion?.trees ?? [];
  out.push({ call, position, trees, problems });
}
