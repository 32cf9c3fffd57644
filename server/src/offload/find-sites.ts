/** Finds launches of `core::offload` in typed bodies, and reads what they are given. */
import type { Span } from '../base/index.ts';
import {
  type Body,
  displayTy,
  type FnDef,
  forEachPart,
  type GenericArg,
  HAS_ERROR,
  HAS_INFER,
  HAS_OPAQUE,
  HAS_PARAM,
  HAS_PROJ,
  mkUnevaluated,
  type Program,
  type TExpr,
  type Ty,
} from '../hir/index.ts';
import { Layouts } from '../layout/index.ts';
import { entriesOf, regionElement, whyNot } from './mapping.ts';
import type { HostNumber, OffloadSite, SiteArg, SiteForm, Three } from './site.ts';

export interface SiteInput {
  readonly program: Program;
  /** The symbol that host and device call a kernel by. */
  symbolOf(def: FnDef, args: readonly GenericArg[]): string;
  /** The path of a function, as Rust writes it. */
  pathOf(def: FnDef): string;
  /** Where a node of a function's code stands in the user's text. */
  spanOf(owner: FnDef, node: TExpr['node']): Span;
}

const NUMBER: HostNumber = { value: undefined, name: undefined };
const DEFAULT_DEVICE: HostNumber = { value: -1n, name: undefined };
const NOTHING: HostNumber = { value: 0n, name: undefined };
const ONES: Three = [1n, 1n, 1n].map((value) => ({ value, name: undefined })) as unknown as Three;

/** Forms of the intrinsic by the number of arguments. */
const FORMS: Readonly<Record<number, SiteForm>> = {
  2: 'first',
  4: 'plain',
  5: 'cache',
  6: 'device',
};

/** Other functions of the library, by name. */
const OTHERS: ReadonlyMap<string, SiteForm> = new Map([
  ['launched', 'macro'],
  ['offload_args', 'args'],
  ['preload', 'preload'],
  ['preload_mut', 'preload-mut'],
]);

/** The words that code with a launch has. */
export const SITE_WORDS: readonly string[] = ['offload', 'preload'];

/** What is not known for sure has no layout. */
const UNSURE = HAS_ERROR | HAS_INFER | HAS_OPAQUE | HAS_PARAM | HAS_PROJ;

/** The launches of a function, in the order of its text. */
export function sitesIn(input: SiteInput, owner: FnDef): readonly OffloadSite[] {
  const body = input.program.body(owner);
  if (body === undefined) return [];
  const reader = new Reader(input, owner, body);
  const found: OffloadSite[] = [];
  const seen = new Set<TExpr>();
  const visit = (expr: TExpr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    const site = reader.siteOf(expr);
    if (site !== undefined) found.push(site);
    forEachPart(expr, visit);
  };
  visit(body.value);
  return found;
}

/** The form of a call of the library's; undefined for any other call. */
function formOf(def: FnDef, args: number): SiteForm | undefined {
  if (!def.crate.isPrelude) return undefined;
  return def.name === 'offload' ? FORMS[args] : OTHERS.get(def.name);
}

class Reader {
  private readonly input: SiteInput;
  private readonly owner: FnDef;
  private readonly body: Body;
  private readonly layouts: Layouts;

  constructor(input: SiteInput, owner: FnDef, body: Body) {
    this.input = input;
    this.owner = owner;
    this.body = body;
    this.layouts = new Layouts(input.program);
  }

  siteOf(expr: TExpr): OffloadSite | undefined {
    if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
    const { def } = expr.callee;
    const form = def.kind === 'fn' ? formOf(def, expr.args.length) : undefined;
    if (form === undefined) return undefined;
    if (form === 'preload' || form === 'preload-mut') return this.preload(form, expr);
    const [callee] = expr.args;
    if (callee?.ty.kind !== 'fn-def' || callee.ty.def.kind !== 'fn') return undefined;
    const kernel = callee.ty.def;
    const generics = callee.ty.args;
    const tuple = expr.args.at(-1)!;
    const [, groups, threads, cache, device] = form === 'args' ? [] : expr.args.slice(0, -1);
    return {
      form,
      owner: this.input.pathOf(this.owner),
      kernel: kernel.name,
      symbol: this.input.symbolOf(kernel, generics),
      span: this.spanOf(expr),
      groups: groups === undefined ? ONES : this.three(groups),
      threads: threads === undefined ? ONES : this.three(threads),
      cache: cache === undefined ? NOTHING : this.number(cache),
      device: device === undefined ? DEFAULT_DEVICE : this.number(device),
      args: this.args(kernel, generics, tuple),
      given: tuple.ty.kind === 'tuple' ? tuple.ty.elems.length : undefined,
    };
  }

  /** A transfer without kernel: what is passed is one reference. */
  private preload(form: SiteForm, expr: Extract<TExpr, { kind: 'call' }>): OffloadSite | undefined {
    const [value] = expr.args;
    if (value === undefined || expr.callee.kind !== 'fn-ref') return undefined;
    const { ty } = value;
    return {
      form,
      owner: this.input.pathOf(this.owner),
      kernel: expr.callee.def.name ?? form,
      symbol: `${form.replace('-', '_')}.${displayTy(ty).replace(/[^A-Za-z0-9]+/g, '_')}`,
      span: this.spanOf(expr),
      groups: ONES,
      threads: ONES,
      cache: NOTHING,
      device: DEFAULT_DEVICE,
      args: [this.arg('data', ty, value, expr)],
      given: 1,
    };
  }

  private args(kernel: FnDef, generics: readonly GenericArg[], tuple: TExpr): SiteArg[] {
    const { program } = this.input;
    const given = tuple.kind === 'tuple' ? tuple.elems : [];
    return program.fnSig(kernel).params.map((declared, at) => {
      const ty = program.instantiate(declared, generics);
      return this.arg(paramName(kernel, at), ty, given[at], tuple);
    });
  }

  private arg(param: string, ty: Ty, given: TExpr | undefined, around: TExpr): SiteArg {
    const common = {
      param,
      type: displayTy(ty),
      name: given && this.variable(given),
      bits: given?.kind === 'lit' && given.ty === ty ? given.bits : undefined,
      elements: given && this.elements(given),
      span: this.spanOf(given ?? around),
    };
    const travels = regionElement(ty) ?? ty;
    if ((travels.flags & UNSURE) !== 0) {
      const isGeneric = (travels.flags & HAS_PARAM) !== 0;
      const problem = isGeneric
        ? 'depends on parameters of the function around the launch'
        : 'is of a type that is not known here';
      return { ...common, entries: [], problem };
    }
    try {
      return { ...common, entries: entriesOf(this.layouts, ty), problem: undefined };
    } catch (error) {
      return { ...common, entries: [], problem: `${whyNot(error)}: rustc cannot pass it` };
    }
  }

  private three(expr: TExpr): Three {
    const parts =
      expr.kind === 'array'
        ? expr.elems
        : expr.kind === 'repeat'
          ? [expr.elem, expr.elem, expr.elem]
          : [];
    if (parts.length !== 3) return [NUMBER, NUMBER, NUMBER];
    return parts.map((part) => this.number(part)) as unknown as Three;
  }

  private number(expr: TExpr): HostNumber {
    return { value: this.constant(expr), name: this.variable(expr) };
  }

  /** The value of what is a constant by itself. */
  private constant(expr: TExpr): bigint | undefined {
    switch (expr.kind) {
      case 'lit':
        return expr.ty.kind === 'int' ? signed(expr.bits, expr.ty.name) : undefined;
      case 'const':
        return this.input.program.constValue(mkUnevaluated(expr.def, expr.args));
      case 'unary': {
        const value = expr.op === '-' ? this.constant(expr.operand) : undefined;
        return value === undefined ? undefined : -value;
      }
      case 'cast':
        return expr.cast === 'int-int' ? this.constant(expr.operand) : undefined;
      default:
        return undefined;
    }
  }

  /** The variable that an expression is, points to or is made of by casts. */
  private variable(expr: TExpr): string | undefined {
    let at = expr;
    for (;;) {
      switch (at.kind) {
        case 'local':
          return this.body.locals[at.local]?.name;
        case 'borrow':
        case 'raw-borrow':
          at = at.place;
          break;
        case 'deref':
        case 'cast':
          at = at.operand;
          break;
        case 'call':
          if (at.args.length !== 1) return undefined;
          at = at.args[0]!;
          break;
        default:
          return undefined;
      }
    }
  }

  /** Elements of the array that a slice was made of, also inside of a region. */
  private elements(expr: TExpr): bigint | undefined {
    let at = expr;
    for (;;) {
      if (at.kind === 'cast' && at.cast === 'unsize') {
        const { ty } = at.operand;
        const array = ty.kind === 'ref' || ty.kind === 'ptr' ? ty.inner : undefined;
        return array?.kind === 'array' ? this.input.program.constValue(array.len) : undefined;
      }
      if (at.kind === 'cast') at = at.operand;
      else if (at.kind === 'borrow' && at.place.kind === 'deref') at = at.place.operand;
      else if (isRegionNew(at)) at = at.args[0]!;
      else return undefined;
      const { ty } = at;
      if (ty.kind === 'ref' && ty.inner.kind === 'array')
        return this.input.program.constValue(ty.inner.len);
    }
  }

  private spanOf(expr: TExpr): Span {
    return this.input.spanOf(this.owner, expr.node);
  }
}

function isRegionNew(expr: TExpr): expr is Extract<TExpr, { kind: 'call' }> {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref' || expr.args.length !== 1) return false;
  const { def } = expr.callee;
  return def.crate.isPrelude && def.kind === 'fn' && def.name === 'new';
}

function signed(bits: bigint, name: string): bigint {
  if (!name.startsWith('i')) return bits;
  const width = name === 'isize' ? 64 : Number(name.slice(1));
  return BigInt.asIntN(width, bits);
}

/** The kernel's name of a parameter; its number where it has none. */
function paramName(kernel: FnDef, at: number): string {
  const param = kernel.node.paramList.params[at];
  if (param?.kind === 'Param' && param.pat?.kind === 'IdentPat') return param.pat.name.text;
  return `arg${at}`;
}
