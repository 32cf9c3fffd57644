/**
 * Patterns against types, with default binding modes written out: where a non-reference pattern
 * meets a reference, a `deref` pattern is put in and bindings below become references.
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { TExpr, TExprOf, TPat } from '../body.ts';
import type { StructDef, UnionDef, VariantDef } from '../defs.ts';
import { expandPat, resolvePath } from '../names/index.ts';
import type { Ty } from '../ty.ts';
import { substTy } from '../types/fold.ts';
import { ERROR, mkArray, mkRef, mkSlice, mkTuple, mkUsize } from '../types/intern.ts';
import { fieldsOf } from '../types/items.ts';
import type { Infer } from './ctx.ts';
import { recordOfPath, valueOfPath } from './paths.ts';

type Mode = 'move' | 'ref' | 'ref-mut';

/** Checks a pattern against a value of type `ty` and binds its names in the current scope. */
export function checkPat(ic: Infer, pat: ast.AnyPat, ty: Ty): TPat {
  const out = check(ic, pat, ty, 'move');
  const names = new Map<string, TPat>();
  bindings(ic, out, names);
  return out;
}

/** The names that a pattern binds: each once, and the same ones in all alternatives. */
function bindings(ic: Infer, pat: TPat, names: Map<string, TPat>): void {
  if (pat.kind === 'binding') {
    const node = pat.node.kind === 'IdentPat' ? pat.node.name : undefined;
    const key = `${node?.text ?? ''}#${node?.ctxt?.id ?? 0}`;
    if (node !== undefined && names.has(key)) {
      const what = `identifier \`${node.text}\` is bound more than once in the same pattern`;
      ic.problem('invalid', what, pat.node, 'E0416');
    }
    names.set(key, pat);
    if (pat.sub !== undefined) bindings(ic, pat.sub, names);
    return;
  }
  if (pat.kind !== 'or') {
    for (const part of partsOf(pat)) bindings(ic, part, names);
    return;
  }
  const all = pat.pats.map((one) => {
    const own = new Map<string, TPat>();
    bindings(ic, one, own);
    return own;
  });
  const union = new Map(all.flatMap((own) => [...own]));
  for (const [key, at] of union) {
    if (all.some((own) => !own.has(key))) {
      const name = key.slice(0, key.lastIndexOf('#'));
      const what = `variable \`${name}\` is not bound in all patterns`;
      if (ic.problems.length === 0) ic.problem('invalid', what, at.node, 'E0408');
    }
    names.set(key, at);
  }
}

function partsOf(pat: TPat): readonly TPat[] {
  switch (pat.kind) {
    case 'fields':
    case 'variant':
      return pat.fields.map((field) => field.pat);
    case 'deref':
      return [pat.pat];
    case 'slice':
      return [...pat.prefix, ...(pat.rest ? [pat.rest] : []), ...pat.suffix];
    default:
      return [];
  }
}

/** Does the pattern hold a `ref mut`, written or by the default binding mode? */
export function bindsByRefMut(pat: TPat): boolean {
  switch (pat.kind) {
    case 'binding':
      return pat.mode === 'ref-mut' || (pat.sub !== undefined && bindsByRefMut(pat.sub));
    case 'fields':
    case 'variant':
      return pat.fields.some((field) => bindsByRefMut(field.pat));
    case 'deref':
      return bindsByRefMut(pat.pat);
    case 'slice':
      return [...pat.prefix, ...pat.suffix, ...(pat.rest ? [pat.rest] : [])].some(bindsByRefMut);
    case 'or':
      return pat.pats.some(bindsByRefMut);
    default:
      return false;
  }
}

function wild(ty: Ty, node: ast.AnyNode): TPat {
  return { kind: 'wild', ty, node };
}

/**
 * Does this pattern see through references (all but bindings, wildcards, `&` patterns,
 * or-patterns)? Paths decide later.
 */
function peels(pat: ast.AnyPat): boolean {
  switch (pat.kind) {
    case 'TuplePat':
    case 'SlicePat':
    case 'TupleStructPat':
    case 'StructPat':
    case 'RangePat':
      return true;
    case 'LitPat':
      return !(
        pat.expr.kind === 'LitExpr' &&
        (pat.expr.lit === 'str' || pat.expr.lit === 'byteStr' || pat.expr.lit === 'cStr')
      );
    default:
      return false;
  }
}

function pathOfName(name: ast.Name): ast.Path {
  const path: ast.Path = {
    kind: 'Path',
    global: false,
    qself: undefined,
    start: name.start,
    end: name.end,
    segments: [{ kind: 'PathSegment', name, args: undefined, start: name.start, end: name.end }],
  };
  if (name.file !== undefined) path.file = name.file;
  return path;
}

/**
 * Does a plain name in a pattern mean a constant, unit struct or unit variant rather than a
 * binding?
 */
function namesConstant(ic: Infer, name: ast.Name): boolean {
  const found = resolvePath(ic.module, pathOfName(name), 'value');
  if (found === undefined || found.rest !== 1) return false;
  const { def } = found;
  return (
    def.kind === 'const' ||
    ((def.kind === 'variant' || def.kind === 'struct') && def.node.fields === undefined)
  );
}

function check(ic: Infer, pat: ast.AnyPat, expected: Ty, mode: Mode): TPat {
  if (peels(pat)) {
    const ty = ic.structurally(expected);
    if (ty.kind === 'ref') {
      const inner: Mode = mode === 'ref' || !ty.mut ? 'ref' : 'ref-mut';
      return { kind: 'deref', pat: check(ic, pat, ty.inner, inner), ty, node: pat };
    }
  }
  switch (pat.kind) {
    case 'WildPat':
    case 'RestPat':
      return wild(expected, pat);
    case 'ParenPat':
      return check(ic, pat.pat, expected, mode);
    case 'NeverPat':
      return { kind: 'never', ty: expected, node: pat };
    case 'IdentPat':
      if (pat.sub === undefined && !pat.ref && !pat.mut && namesConstant(ic, pat.name))
        return constantPat(ic, pathOfName(pat.name), expected, pat);
      return bindingPat(ic, pat, expected, mode);
    case 'PathPat':
      return constantPat(ic, pat.path, expected, pat);
    case 'LitPat':
      return literalPat(ic, pat, expected);
    case 'ConstBlockPat': {
      const value = ic.check(
        {
          kind: 'BlockExpr',
          label: undefined,
          mode: 'const',
          move: false,
          tryType: undefined,
          block: pat.block,
          start: pat.start,
          end: pat.end,
        },
        expected,
      );
      ic.demand(expected, value.ty, pat);
      return { kind: 'value', value, ty: expected, node: pat };
    }
    case 'RangePat': {
      const bound = (e: ast.AnyExpr | undefined): TExpr | undefined => {
        if (e === undefined) return undefined;
        const value = ic.check(e, expected);
        ic.demand(expected, value.ty, e);
        return value;
      };
      return {
        kind: 'range',
        lo: bound(pat.lo),
        hi: bound(pat.hi),
        inclusive: pat.op !== '..',
        ty: expected,
        node: pat,
      };
    }
    case 'RefPat': {
      const ty = ic.structurally(expected);
      if (ty.kind === 'ref')
        return { kind: 'deref', pat: check(ic, pat.pat, ty.inner, 'move'), ty, node: pat };
      if (mode !== 'move') return check(ic, pat.pat, expected, 'move');
      const inner = ic.table.newVar();
      ic.demand(expected, mkRef(inner, pat.mut), pat);
      return { kind: 'deref', pat: check(ic, pat.pat, inner, 'move'), ty: expected, node: pat };
    }
    case 'TuplePat':
      return tuplePat(ic, pat, expected, mode);
    case 'TupleStructPat':
    case 'StructPat':
      return recordPat(ic, pat, expected, mode);
    case 'SlicePat':
      return slicePat(ic, pat, expected, mode);
    case 'OrPat':
      return orPat(ic, pat, expected, mode);
    case 'MacroCall': {
      const expanded = expandPat(pat, ic.module);
      append(ic.problems, expanded.problems);
      return check(ic, expanded.pat, expected, mode);
    }
    case 'BoxPat':
    case 'GuardPat':
      ic.problem('unsupported', pat.kind === 'BoxPat' ? '`box` patterns' : 'guard patterns', pat);
      return wild(expected, pat);
    case 'BogusPat':
      ic.problem('invalid', 'a broken pattern', pat);
      return wild(expected, pat);
  }
}

function bindingPat(ic: Infer, pat: ast.IdentPat, expected: Ty, mode: Mode): TPat {
  const own: Mode = pat.ref ? (pat.mut ? 'ref-mut' : 'ref') : pat.mut ? 'move' : mode;
  const ty = own === 'move' ? expected : mkRef(expected, own === 'ref-mut');
  const known = ic.orBindings?.get(`${pat.name.text}#${pat.name.ctxt?.id ?? 0}`);
  let local = known;
  if (local === undefined) {
    local = ic.newLocal(pat.name, ty, pat.mut && !pat.ref, pat);
    ic.orBindings?.set(`${pat.name.text}#${pat.name.ctxt?.id ?? 0}`, local);
  } else ic.demand(ic.locals[local]!.ty, ty, pat);
  const sub = pat.sub === undefined ? undefined : check(ic, pat.sub, expected, mode);
  ic.bindName(pat.name, local);
  return { kind: 'binding', local, mode: own, sub, ty: expected, node: pat };
}

/**
 * A unit struct or variant sees through references; a constant does not, because it may be a
 * reference itself.
 */
function constantPat(ic: Infer, path: ast.Path, expected: Ty, node: ast.AnyPat): TPat {
  const value = valueOfPath(ic, path, node);
  if (value.kind === 'adt') return unitPat(ic, value, expected, node);
  ic.demand(expected, value.ty, node);
  return { kind: 'value', value, ty: expected, node };
}

function unitPat(ic: Infer, value: TExprOf<'adt'>, expected: Ty, node: ast.AnyPat): TPat {
  const ty = ic.structurally(expected);
  if (ty.kind === 'ref')
    return { kind: 'deref', pat: unitPat(ic, value, ty.inner, node), ty, node };
  ic.demand(expected, value.ty, node);
  return value.variant === undefined
    ? { kind: 'fields', fields: [], ty: expected, node }
    : { kind: 'variant', variant: value.variant, fields: [], ty: expected, node };
}

function literalPat(ic: Infer, pat: ast.LitPat, expected: Ty): TPat {
  const value = ic.check(pat.expr, expected);
  if (value.kind === 'lit-bytes') {
    // A byte string matches `&[u8]` as well as `&[u8; N]`.
    const ty = ic.structurally(expected);
    if (
      ty.kind === 'ref' &&
      ic.structurally(ty.inner).kind === 'slice' &&
      pat.expr.kind === 'LitExpr' &&
      pat.expr.lit === 'byteStr'
    ) {
      return { kind: 'value', value: { ...value, ty }, ty, node: pat };
    }
  }
  ic.demand(expected, value.ty, pat);
  return { kind: 'value', value, ty: expected, node: pat };
}

/** Positions of the patterns around a `..`; `undefined` where there is none. */
function restIndex(pats: readonly ast.AnyPat[]): number | undefined {
  const at = pats.findIndex((p) => p.kind === 'RestPat');
  return at < 0 ? undefined : at;
}

function positions(
  pats: readonly ast.AnyPat[],
  count: number,
): { index: number; pat: ast.AnyPat }[] {
  const rest = restIndex(pats);
  const out: { index: number; pat: ast.AnyPat }[] = [];
  pats.forEach((pat, i) => {
    if (pat.kind === 'RestPat') return;
    out.push({ pat, index: rest !== undefined && i > rest ? count - (pats.length - i) : i });
  });
  return out;
}

function tuplePat(ic: Infer, pat: ast.TuplePat, expected: Ty, mode: Mode): TPat {
  const ty = ic.structurally(expected);
  const rest = restIndex(pat.pats);
  const count =
    ty.kind === 'tuple' ? ty.elems.length : pat.pats.length - (rest === undefined ? 0 : 1);
  const elems =
    ty.kind === 'tuple' ? ty.elems : Array.from({ length: count }, () => ic.table.newVar());
  if (ty.kind !== 'tuple') ic.demand(expected, mkTuple(elems), pat);
  const list = positions(pat.pats, count);
  if (rest === undefined ? list.length !== count : list.length > count)
    ic.problem('invalid', 'a tuple pattern of another length', pat, 'E0308');
  const fields = list.map(({ index, pat: p }) => ({
    index,
    pat: check(ic, p, elems[index] ?? ERROR, mode),
  }));
  return { kind: 'fields', fields, ty: expected, node: pat };
}

function recordPat(
  ic: Infer,
  pat: ast.TupleStructPat | ast.StructPat,
  expected: Ty,
  mode: Mode,
): TPat {
  const found = recordOfPath(ic, pat.path, pat);
  const def: StructDef | VariantDef | UnionDef | undefined =
    found?.def ??
    (found?.ty.kind === 'adt' && found.ty.def.kind === 'union' ? found.ty.def : undefined);
  if (found === undefined || def === undefined || found.ty.kind !== 'adt') {
    if (found !== undefined) ic.problem('invalid', 'an enum where a variant is expected', pat);
    for (const p of pat.kind === 'TupleStructPat' ? pat.pats : pat.fields.map((f) => f.pat))
      check(ic, p, ic.table.newVar(), mode);
    return wild(expected, pat);
  }
  ic.demand(expected, found.ty, pat);
  const args = found.ty.args;
  const infos = fieldsOf(ic.cx, def);
  const tyOf = (index: number): Ty => {
    const info = infos[index];
    return info === undefined ? ERROR : ic.solver.normalize(substTy(info.ty, args));
  };
  let fields: { index: number; pat: TPat }[];
  if (pat.kind === 'TupleStructPat') {
    const list = positions(pat.pats, infos.length);
    if (restIndex(pat.pats) === undefined && list.length !== infos.length)
      ic.problem('invalid', 'a pattern with another number of fields', pat, 'E0023');
    fields = list.map(({ index, pat: p }) => ({ index, pat: check(ic, p, tyOf(index), mode) }));
  } else {
    fields = pat.fields
      .filter((f) => ic.cx.enabled(f.attrs, def))
      .map((f) => {
        const index = infos.findIndex((info) => info.name === f.name.text);
        if (index < 0) ic.problem('unresolved', `field \`${f.name.text}\``, f, 'E0026');
        return { index, pat: check(ic, f.pat, tyOf(index), mode) };
      });
    const lacking = infos.filter((_, at) => !fields.some(({ index }) => index === at));
    if (
      lacking.length > 0 &&
      !pat.rest &&
      def.kind !== 'union' &&
      fields.every((f) => f.index >= 0)
    )
      ic.problem(
        'invalid',
        `pattern does not mention field${lacking.length === 1 ? '' : 's'} \`${lacking.map(({ name }) => name).join('`, `')}\``,
        pat,
        'E0027',
      );
  }
  if (def.kind === 'variant')
    return { kind: 'variant', variant: def, fields, ty: expected, node: pat };
  return { kind: 'fields', fields, ty: expected, node: pat };
}

function slicePat(ic: Infer, pat: ast.SlicePat, expected: Ty, mode: Mode): TPat {
  const ty = ic.structurally(expected);
  let elem: Ty;
  if (ty.kind === 'array' || ty.kind === 'slice') elem = ty.elem;
  else {
    elem = ic.table.newVar();
    ic.demand(expected, mkArray(elem, mkUsize(pat.pats.length)), pat);
  }
  const isRest = (p: ast.AnyPat): boolean =>
    p.kind === 'RestPat' || (p.kind === 'IdentPat' && p.sub?.kind === 'RestPat');
  const at = pat.pats.findIndex(isRest);
  // A pattern without a rest says how long an array of open length is.
  if (at < 0 && ty.kind === 'array' && ic.table.shallowConst(ty.len).kind === 'const-infer')
    ic.demand(expected, mkArray(elem, mkUsize(pat.pats.length)), pat);
  const prefix = (at < 0 ? pat.pats : pat.pats.slice(0, at)).map((p) => check(ic, p, elem, mode));
  const suffixPats = at < 0 ? [] : pat.pats.slice(at + 1);
  let rest: TPat | undefined;
  const written = at < 0 ? undefined : pat.pats[at];
  if (written?.kind === 'IdentPat') {
    const known = ty.kind === 'array' ? ic.table.shallowConst(ty.len) : undefined;
    const restTy =
      known?.kind === 'value'
        ? mkArray(elem, mkUsize(known.bits - BigInt(pat.pats.length - 1)))
        : mkSlice(elem);
    rest = bindingPat(ic, { ...written, sub: undefined }, restTy, mode);
  }
  // Variables are bound in the order of their numbers, and end in the other: behind a rest rustc
  // binds the last element first.
  const suffix = suffixPats.reverse().map((p) => check(ic, p, elem, mode));
  suffix.reverse();
  return { kind: 'slice', prefix, rest, hasRest: at >= 0, suffix, ty: expected, node: pat };
}

/** All alternatives bind the same names: the later ones share the locals of the first. */
function orPat(ic: Infer, pat: ast.OrPat, expected: Ty, mode: Mode): TPat {
  const saved = ic.orBindings;
  ic.orBindings = new Map(saved);
  const pats = pat.pats.map((p) => check(ic, p, expected, mode));
  if (saved !== undefined) for (const [key, local] of ic.orBindings) saved.set(key, local);
  ic.orBindings = saved;
  return { kind: 'or', pats, ty: expected, node: pat };
}
