/**
 * Where computed values may be kept: in `server/src/db`. What is left elsewhere stands in a list
 * that only becomes shorter: tables by object, and variables and empty tables of modules.
 */
import type { Source } from './tidy.ts';

/** Weak tables outside the database, by file: how many, and what they are. */
export const WEAK_TABLES: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'server/src/emulate/ptx/ops/mbarrier.ts': [1, 'state of a simulated machine'],
  'server/src/hir/names/crate.ts': [2, 'texts of macro calls and of includes, of one crate'],
  'server/src/hir/names/state.ts': [2, 'block modules and expansions, of one crate'],
  'server/src/hir/types/const-expr.ts': [1, 'constants in types, of one crate'],
  'server/src/hir/types/cx.ts': [14, 'what is known of the definitions of a program'],
  'server/src/hir/types/representability.ts': [1, 'which types were searched for themselves'],
  'server/src/ide/parsed-assembly.ts': [1, 'the texts asked for last'],
  'server/src/lower/lowering.ts': [4, 'names and numbers of one lowering'],
  'server/src/lsp/features/kernel-list.ts': [1, 'which launch a client was shown last'],
  'server/src/syntax/grammar/inserted.ts': [1, 'a mark on nodes, made by the parser'],
  'server/src/syntax/plain-bodies.ts': [1, 'a mark on bodies, made by the parser'],
  'server/src/workspace/front-end.ts': [1, 'graphs of lone files with their device libraries'],
};

/** Tables of modules that are filled later, and variables of modules, by file. */
export const MODULE_STATE: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'server/src/base/work.ts': [1, 'the account of the call under way'],
  'server/src/disk/heap.ts': [1, 'the garbage collector of the process'],
  'server/src/disk/read-log.ts': [1, 'the logs that are kept of what this process reads'],
  'server/src/emulate/amdgcn/ops/index.ts': [1, 'rows by name, filled at start'],
  'server/src/numeric/formats.ts': [1, 'tables of small numbers, made when asked for'],
  'server/src/hir/infer/closure-ids.ts': [1, 'a counter'],
  'server/src/hir/macros/derive-head.ts': [1, 'texts of ours, parsed once'],
  'server/src/hir/macros/hygiene.ts': [1, 'a counter'],
  'server/src/hir/macros/quote.ts': [1, 'texts of ours, parsed once'],
  'server/src/hir/names/crate.ts': [1, 'a counter'],
  'server/src/hir/types/home.ts': [1, 'a counter'],
  'server/src/hir/types/intern.ts': [3, 'interned types, and their numbers'],
  'server/src/hir/types/lower-ty.ts': [1, 'aliases that are being read, to cut circles'],
  'server/src/ide/truth-table.ts': [1, 'a table of numbers, made when asked for'],
  'server/src/lower/symbols.ts': [1, 'what symbols begin with, by path'],
  'server/src/mir/op-facts.ts': [1, 'rows by name, filled at start'],
  'server/src/syntax/clone.ts': [1, 'a function for each kind of node'],
  'server/src/syntax/lexer.ts': [2, 'layer to work in'],
  'server/src/syntax/literal-value.ts': [1, 'values of long literals, by text'],
  'server/src/syntax/name-interner.ts': [1, 'interned names'],
  'server/src/targets/ptx/print-func.ts': [1, 'names of registers, by type'],
  'server/src/toolchain/programs.ts': [2, 'workspaces, never started from, and what runs now'],
  'server/src/toolchain/rustc.ts': [1, 'the compiler that was found last'],
  'server/src/workspace/device-limits.ts': [1, 'limits of GPUs, by name'],
};

const WEAK = /\bnew Weak(?:Map|Set|Ref)\b/g;
/** Tables of instructions are made when they are asked for: they say nothing about a program. */
const ISA = /^server\/src\/asm\/(?:ptx|amdgcn)\//;
const STATE = /^(?:export )?(?:const \w+ = new (?:Map|Set)(?:<[^()]*>)?\(\)|let )/gm;

/**
 * Tables that are kept outside of the database and not listed, and rows that say more than there
 * is.
 */
export function checkCaches(
  files: readonly Source[],
  weak: Readonly<Record<string, readonly [number, string]>> = WEAK_TABLES,
  state: Readonly<Record<string, readonly [number, string]>> = MODULE_STATE,
): string[] {
  const problems: string[] = [];
  const count = (
    pattern: RegExp,
    allowed: Readonly<Record<string, readonly [number, string]>>,
    what: string,
  ): void => {
    for (const { path, text } of files) {
      if (pattern === STATE && ISA.test(path)) continue;
      if (!path.startsWith('server/src/') || path.startsWith('server/src/db/')) continue;
      const found = text.match(pattern)?.length ?? 0;
      const [most] = allowed[path] ?? [0];
      if (found > most)
        problems.push(`${path}: ${found} ${what}, ${most} allowed: what is computed is kept in db`);
      if (found < most) problems.push(`${path}: ${found} ${what}; the list still allows ${most}`);
    }
    for (const path of Object.keys(allowed))
      if (!files.some((file) => file.path === path)) problems.push(`${path}: listed, and gone`);
  };
  count(WEAK, weak, 'weak tables');
  count(STATE, state, 'variables or tables of the module');
  return problems;
}
