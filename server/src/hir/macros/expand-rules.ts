/**
 * One call of a `macro_rules!` or `macro` definition: the first rule that matches gives the tokens.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { MacroDef } from '../defs.ts';
import { flattenTrees } from './flat.ts';
import type { Marker } from './hygiene.ts';
import { matchRule } from './match.ts';
import { compileMacro, stampFile } from './rules.ts';
import { transcribe } from './transcribe.ts';

export interface TokensOutcome {
  readonly trees: readonly ast.TokenTree[];
  /** Why there are no tokens. */
  readonly problem?: {
    readonly kind: 'invalid' | 'unsupported';
    readonly what: string;
    readonly at: ast.AnyNode;
  };
}

/**
 * Expands one level. `file` is where tokens of the call without a file of their own stand,
 * `edition` that of the crate with the call. `lazy`: see `transcribe`.
 */
export function expandRules(
  macro: MacroDef,
  call: ast.MacroCall,
  file: FileId,
  edition: ast.Edition,
  marker: Marker,
  lazy = false,
): TokensOutcome {
  if (macro.node.body.file === undefined) {
    stampFile(macro.node.body, macro.node.file ?? macro.file);
    if (macro.node.kind === 'MacroDef' && macro.node.params !== undefined) {
      stampFile(macro.node.params, macro.node.file ?? macro.file);
    }
  }
  const { rules, problems } = compileMacro(macro.node, macro.crate.edition);
  const input = flattenTrees(
    call.body.trees,
    call.file === undefined ? file : (call.file as FileId),
  );
  // The real `core` is of edition 2024: `pin!(const { .. })`.
  const written = macro.crate.isPrelude ? 2024 : macro.crate.edition;
  let furthest = 0;
  for (const rule of rules) {
    const outcome = matchRule(rule, input, edition, written);
    if (outcome.kind === 'failed') {
      furthest = Math.max(furthest, outcome.at);
      continue;
    }
    if (outcome.kind === 'error') {
      return {
        trees: [],
        problem: { kind: 'invalid', what: outcome.what, at: input.trees[outcome.at] ?? call },
      };
    }
    const output = transcribe(rule.template, outcome.vars, marker, lazy);
    if (output.problem !== undefined) {
      return { trees: [], problem: { kind: 'invalid', what: output.problem, at: call } };
    }
    return { trees: output.trees };
  }
  const broken = problems[0];
  if (broken !== undefined) {
    return {
      trees: [],
      problem: { kind: 'invalid', what: `macro \`${macro.name}\`: ${broken.what}`, at: call },
    };
  }
  const token = input.trees[furthest];
  const what =
    token === undefined
      ? `unexpected end of macro invocation of \`${macro.name}\``
      : `no rules of \`${macro.name}\` expected ${describe(token)}`;
  return { trees: [], problem: { kind: 'invalid', what, at: token ?? call } };
}

function describe(tree: ast.TokenTree): string {
  if (tree.kind === 'Token') return `the token \`${tree.text}\``;
  if (tree.kind === 'Group') return `the token \`${tree.delim}\``;
  return `a fragment \`${tree.fragment}\``;
}
