/**
 * Macro calls expanded where they stand: the macro's name resolved, its output parsed for the
 * position. Memoised by call in the module that holds it.
 */
import { type FileId, LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import {
  type CallSite,
  parseExprFromTokens,
  parseItemsFromTokens,
  parsePatFromTokens,
  parseStmtsFromTokens,
  parseTypeFromTokens,
  type TokenOptions,
} from '../../syntax/index.ts';
import { findAttr } from '../cfg/index.ts';
import type { HirProblem, MacroDef, ModuleDef } from '../defs.ts';
import {
  type BuiltinContext,
  type BuiltinOutcome,
  callCtxt,
  callOrigin,
  copiesOf,
  expandBuiltin,
  expandRules,
  Marker,
  markInfo,
  newBudget,
  noteTwins,
  quoteOnce,
  rootCall,
} from '../macros/index.ts';
import type {
  ExprExpansion,
  ItemsExpansion,
  PatExpansion,
  StmtsExpansion,
  TypeExpansion,
} from './api.ts';
import { callFile, noteIncluded } from './call-files.ts';
import { GLOBAL_ASM } from './global-asm.ts';
import { type LaterBodies, splitImpls } from './lazy-impls.ts';
import { type NamePath, namesOfPath, walkPath } from './lookup.ts';
import { lookupTextual, scopeAtCall } from './macro-scope.ts';
import { procMacroProblem } from './proc-macros.ts';
import {
  type CrateData,
  dataOf,
  type Expansion,
  type MacroScope,
  type ModuleData,
  namedModule,
  reportTo,
} from './state.ts';

/** rustc's default `recursion_limit`. */
const RECURSION_LIMIT = LIMITS.recursion.limit;

/** An expansion costs as much as this many tokens, whatever it gives. */
const COST_OF_CALL = 40;

/**
 * A call that stands more often than this in its body, by macros that repeat what they are given,
 * is given up.
 */
const MAX_COPIES = LIMITS.macroCopies.limit;

/** The macro that a call names. `scope` is the textual scope at the call. */
function resolveMacro(
  path: ast.Path,
  module: ModuleData,
  scope: MacroScope | undefined,
): MacroDef | 'pending' | undefined {
  const names = namesOfPath(path);
  if (names.names.length === 1 && !names.global) {
    const local = localInnerMacro(names);
    if (local !== undefined) return local;
    const textual = lookupTextual(scope, names.names[0]!.text, module.crate.forced);
    if (textual !== undefined) return textual;
  }
  const found = walkPath(module, names, 'macro');
  if (found === undefined || found === 'pending') return found;
  return found.def.kind === 'macro' && found.rest === names.names.length ? found.def : undefined;
}

/**
 * `#[macro_export(local_inner_macros)]`: calls that the macro's own text makes are as if written
 * `$crate::name!`. What its crate does not export is looked up as usual, so that `concat!` and the
 * like are found.
 */
function localInnerMacro(path: NamePath): MacroDef | undefined {
  const macro = markInfo(path.names[0]!.ctxt)?.origin.macro;
  const attr = macro === undefined ? undefined : findAttr(macro.attrs, 'macro_export');
  if (macro === undefined || !attr?.text.includes('local_inner_macros')) return undefined;
  const found = walkPath(dataOf(macro.crate.root), path, 'macro');
  if (found === undefined || found === 'pending') return undefined;
  return found.def.kind === 'macro' ? found.def : undefined;
}

/** The macro that a call in a body means, if it is known. */
export function macroOf(call: ast.MacroCall, module: ModuleDef): MacroDef | undefined {
  const data = dataOf(module);
  const found = resolveMacro(call.path, data, scopeAtCall(data, call));
  return found === 'pending' ? undefined : found;
}

/**
 * The expansion of a call, or `pending` while the crate is collected and its name is not known yet.
 * `lazy`: the inside of outermost braces is made when it is asked for.
 */
export function expandCall(
  call: ast.MacroCall,
  module: ModuleData,
  scope: MacroScope | undefined,
  lazy = false,
): Expansion | 'pending' {
  const known = module.expansions.get(call);
  if (known !== undefined) return known;
  const macro = resolveMacro(call.path, module, scope);
  if (macro === 'pending') return 'pending';
  if (macro === undefined && !module.complete && !module.crate.forced) return 'pending';
  const made = macro === undefined ? unresolved(call, module) : run(macro, call, module, lazy);
  module.expansions.set(call, made);
  return made;
}

function unresolved(call: ast.MacroCall, module: ModuleData): Expansion {
  const name = call.path.segments.map((s) => s.name.text).join('::');
  return failed(module, call, 'unresolved', `macro \`${name}!\``);
}

function failed(
  module: ModuleData,
  call: ast.MacroCall,
  kind: HirProblem['kind'],
  what: string,
  at: ast.AnyNode = call,
): Expansion {
  const problems: HirProblem[] = [];
  // Tokens of the macro's own definition say nothing to who calls it.
  const file = callFile(call, module);
  const foreign = at.file !== undefined && at.file !== file;
  reportTo(problems, kind, what, foreign ? call : at, file);
  return {
    marker: undefined,
    trees: [],
    included: undefined,
    problems,
    parsed: undefined,
    parsedAs: undefined,
  };
}

/** Runs a known macro on a call. */
function run(macro: MacroDef, call: ast.MacroCall, module: ModuleData, lazy = false): Expansion {
  if (macro.crate.isProcMacro) {
    return failed(module, call, 'unsupported', procMacroProblem(macro.crate));
  }
  const around = callOrigin(call);
  const outer = around ?? module.crate.includedBy.get(call);
  const depth = (outer?.depth ?? 0) + 1;
  const budget = outer?.budget ?? newBudget();
  // Said once; the many calls that are still to come fail in silence.
  if (budget.left < 0) return { ...failed(module, call, 'invalid', ''), problems: [] };
  budget.left -= COST_OF_CALL;
  if (budget.left < 0 || copiesOf(call) > MAX_COPIES)
    return failed(module, call, 'invalid', 'recursion limit reached while expanding this macro');
  if (depth > RECURSION_LIMIT) {
    budget.left = -1;
    return failed(
      module,
      call,
      'invalid',
      `recursion limit reached while expanding \`${macro.name}!\``,
    );
  }
  const file = callFile(call, module);
  const marker = new Marker({
    macro,
    crate: macro.crate,
    call,
    file,
    depth,
    budget,
    root: around?.root ?? around,
  });
  const outcome: BuiltinOutcome =
    macro.builtin === undefined
      ? expandRules(macro, call, file, module.crate.edition, marker, lazy)
      : expandBuiltin(macro.builtin, builtinContext(call, module, file, marker));
  const { problem } = outcome;
  if (outcome.included !== undefined && includesItself(module.crate, file, outcome.included.fileId))
    return failed(
      module,
      call,
      'invalid',
      `recursion limit reached while expanding \`${macro.name}!\``,
    );
  if (problem !== undefined) return failed(module, call, problem.kind, problem.what, problem.at);
  return {
    marker,
    trees: outcome.trees,
    included: outcome.included,
    problems: [],
    parsed: undefined,
    parsedAs: undefined,
  };
}

/** Does a file include itself, over others? Notes who includes it. */
function includesItself({ includers }: CrateData, from: FileId, file: FileId): boolean {
  for (
    let at: FileId | undefined = from, left = RECURSION_LIMIT;
    at !== undefined;
    at = includers.get(at)
  ) {
    if (at === file || left-- === 0) return true;
  }
  includers.set(file, from);
  return false;
}

function builtinContext(
  call: ast.MacroCall,
  module: ModuleData,
  file: FileId,
  marker: Marker,
): BuiltinContext {
  const root = rootCall(callCtxt(call));
  return {
    call,
    file,
    root:
      root === undefined
        ? { file, start: call.start }
        : { file: root.file, start: root.call.start },
    place: { start: call.start, end: call.end, file, ctxt: marker.mark() },
    edition: module.crate.edition,
    cfg: module.crate.cfg,
    host: module.crate.host,
    modulePath: () => modulePath(module),
    expandExpr: (inner) => expandExpr(inner, module).expr,
  };
}

/** `krate::a::b` as `module_path!` writes it. */
export function modulePath(module: ModuleDef): string {
  const names: string[] = [];
  for (let m: ModuleData | undefined = namedModule(dataOf(module)); m !== undefined; m = m.parent) {
    names.unshift(m.parent === undefined ? m.crate.name : m.name);
  }
  return names.join('::');
}

/** Expansion of a call inside a body: nothing is pending there. */
function expandInBody(call: ast.MacroCall, module: ModuleDef): Expansion {
  const data = dataOf(module);
  const known = data.expansions.get(call);
  if (known !== undefined) return known;
  const made = expandCall(call, data, scopeAtCall(data, call));
  return made === 'pending' ? unresolved(call, data) : made;
}

/** What the parser made of tokens. */
interface Reparsed<N> {
  readonly node: N;
  readonly errors: readonly { readonly message: string }[];
}

/**
 * Parses an expansion for a position, once. The first syntax error becomes a problem at the call.
 */
function parsedAs<N>(
  expansion: Expansion,
  position: string,
  call: ast.MacroCall,
  module: ModuleData,
  parse: (trees: readonly ast.TokenTree[]) => Reparsed<N>,
): N {
  if (expansion.parsedAs === position) return expansion.parsed as N;
  const trees = expansion.included?.trees() ?? expansion.trees ?? rerun(call, module);
  const { node, errors } = parse(trees);
  noteTwins(trees, nodesOf(node));
  if (expansion.included !== undefined)
    noteIncluded(module.crate, nodesOf(node), expansion.included.fileId, expansion.marker?.origin);
  if (!module.crate.input.keepTokens) expansion.trees = undefined;
  const error = errors[0];
  if (error !== undefined && expansion.problems.length === 0) {
    const name = call.path.segments.at(-1)?.name.text ?? '';
    reportTo(
      expansion.problems,
      'invalid',
      `output of \`${name}!\`: ${error.message}`,
      call,
      callFile(call, module),
    );
  }
  expansion.parsed = node;
  expansion.parsedAs = position;
  return node;
}

/** The nodes of a parsed expansion, whatever the position. */
function nodesOf(parsed: unknown): readonly ast.AnyNode[] {
  if (Array.isArray(parsed)) return parsed as ast.AnyNode[];
  const { kind, stmts, tail } = parsed as Partial<ast.Block>;
  if (kind !== undefined) return [parsed as ast.AnyNode];
  return tail === undefined ? (stmts ?? []) : [...(stmts ?? []), tail];
}

/** The output once more, for a call that is asked for in a second position. */
function rerun(call: ast.MacroCall, module: ModuleData): readonly ast.TokenTree[] {
  const macro = resolveMacro(call.path, module, scopeAtCall(module, call));
  return macro === undefined || macro === 'pending' ? [] : (run(macro, call, module).trees ?? []);
}

/** Output that mixes texts counts as standing at the outermost call. */
function options(call: ast.MacroCall, module: ModuleData): TokenOptions {
  const root = rootCall(callCtxt(call));
  const callSite =
    root === undefined
      ? { start: call.start, end: call.end, file: callFile(call, module) }
      : { start: root.call.start, end: root.call.end, file: root.file };
  return { edition: module.crate.edition, callSite };
}

/** Nothing to parse: the macro failed and has said so. */
function isFailed(expansion: Expansion): boolean {
  return expansion.marker === undefined;
}

function placeOf({ start, end, file }: ast.MacroCall | ast.TokenGroup): CallSite {
  return { start, end, file };
}

export function expandExpr(call: ast.MacroCall, module: ModuleDef): ExprExpansion {
  const data = dataOf(module);
  const expansion = expandInBody(call, module);
  if (isFailed(expansion))
    return { expr: { kind: 'BogusExpr', ...placeOf(call) }, problems: expansion.problems };
  const expr = parsedAs(expansion, 'expr', call, data, (trees) =>
    parseExprFromTokens(
      trees.length === 0 && isSilent(call) ? [unitIn(call)] : trees,
      options(call, data),
    ),
  );
  return { expr, problems: expansion.problems };
}

/** Macros that speak to whoever compiles and are `()` as a value. */
function isSilent({ path }: ast.MacroCall): boolean {
  const name = path.segments.at(-1)?.name.text;
  return name === 'log_syntax' || name === 'trace_macros';
}

function unitIn({ body }: ast.MacroCall): ast.TokenTree {
  return { ...body, kind: 'Group', delim: '(', trees: [] };
}

export function expandStmts(call: ast.MacroCall, module: ModuleDef): StmtsExpansion {
  const data = dataOf(module);
  const expansion = expandInBody(call, module);
  if (isFailed(expansion)) return { stmts: [], tail: undefined, problems: expansion.problems };
  const { stmts, tail } = parsedAs(expansion, 'stmts', call, data, (trees) => {
    const { errors, ...node } = parseStmtsFromTokens(trees, options(call, data));
    return { node, errors };
  });
  return { stmts, tail, problems: expansion.problems };
}

export function expandPat(call: ast.MacroCall, module: ModuleDef): PatExpansion {
  const data = dataOf(module);
  const expansion = expandInBody(call, module);
  if (isFailed(expansion))
    return { pat: { kind: 'BogusPat', ...placeOf(call) }, problems: expansion.problems };
  const pat = parsedAs(expansion, 'pat', call, data, (trees) =>
    parsePatFromTokens(trees, options(call, data)),
  );
  return { pat, problems: expansion.problems };
}

export function expandType(call: ast.MacroCall, module: ModuleDef): TypeExpansion {
  const data = dataOf(module);
  const expansion = expandInBody(call, module);
  if (isFailed(expansion))
    return { type: { kind: 'BogusType', ...placeOf(call) }, problems: expansion.problems };
  const type = parsedAs(expansion, 'type', call, data, (trees) =>
    parseTypeFromTokens(trees, options(call, data)),
  );
  return { type, problems: expansion.problems };
}

/**
 * `global_asm!` among items is the value of a constant without a name; nobody asks for the value.
 */
function asItems(
  trees: readonly ast.TokenTree[],
  call: ast.MacroCall,
  module: ModuleData,
): readonly ast.TokenTree[] {
  const [first, , name] = trees;
  if (first?.kind !== 'Token' || name?.kind !== 'Token') return trees;
  if (first.text !== 'builtin' || name.text !== GLOBAL_ASM) return trees;
  const { start, end } = call;
  const place = { start, end, file: callFile(call, module), ctxt: first.ctxt ?? { id: -1 } };
  return quoteOnce('const _: () = __0;', place, [trees]);
}

/** Items of an expansion, and the insides of impls that are not parsed yet. */
export interface ParsedItems extends ItemsExpansion {
  readonly bodies?: LaterBodies;
}

/**
 * Parses an expansion as items. `lazy`: impls come with no items, their braces are in `bodies`.
 * Only for collection: it asks once, and nobody else sees those nodes.
 */
export function itemsOf(
  expansion: Expansion,
  call: ast.MacroCall,
  module: ModuleData,
  lazy = false,
): ParsedItems {
  if (isFailed(expansion)) return { items: [], problems: expansion.problems };
  if (expansion.included !== undefined) {
    const { file, fileId } = expansion.included;
    noteIncluded(module.crate, file.items, fileId, expansion.marker?.origin);
    return { items: file.items, problems: [] };
  }
  if (lazy && expansion.parsedAs === undefined && expansion.trees !== undefined) {
    const split = splitImpls(expansion.trees);
    if (split !== undefined) {
      const { node, errors } = parseItemsFromTokens(split.trees, options(call, module));
      const impls = node.filter((i) => i.kind === 'Impl');
      if (errors.length === 0 && impls.length === split.bodies.length) {
        expansion.parsed = node;
        expansion.parsedAs = 'items';
        if (!module.crate.input.keepTokens) expansion.trees = undefined;
        return {
          items: node,
          problems: [],
          bodies: new Map(
            impls.map((impl, i) => [impl, () => assocItemsOf(split.bodies[i]!, module.crate)]),
          ),
        };
      }
    }
  }
  const items = parsedAs(expansion, 'items', call, module, (trees) =>
    parseItemsFromTokens(asItems(trees, call, module), options(call, module)),
  );
  return { items, problems: expansion.problems };
}

/** Parses the braces of an impl whose inside was left for later. */
function assocItemsOf(body: ast.TokenGroup, crate: CrateData): readonly ast.AnyItem[] {
  const options = { edition: crate.edition, callSite: placeOf(body) };
  return parseItemsFromTokens(body.trees, options).node;
}
