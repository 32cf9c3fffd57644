/**
 * Values of expressions in host code, as far as constants, the crate's own items and the tables of
 * the libraries tell. What is not understood is unknown; nothing is guessed.
 */
import type { Span } from '../base/index.ts';
import {
  type AnyExpr,
  type AnyPat,
  type AnyStmt,
  type AnyType,
  type Block,
  type Fn,
  type MacroCall,
  type Path,
  parseExprFromTokens,
  type TokenTree,
  walk,
} from '../syntax/index.ts';
import { binary, cast, unary } from './arithmetic.ts';
import { type Around, aroundFn, aroundItem, keyAt, placeIn, type Range } from './around.ts';
import {
  adopt,
  commaParts,
  HANDLES,
  leaves,
  literalOf,
  memoryOf,
  merged,
  own,
  partOf,
  pathText,
  placedAt,
  scalarConstant,
  TRANSPARENT,
} from './eval-values.ts';
import { buffersOf, withoutLocals, withoutTemporaries } from './freed.ts';
import { type FoundFn, genericNames, type HostItems } from './items.ts';
import { callFunction, callMethod } from './library/index.ts';
import { type Expansion, expandedCall, isIn } from './macros.ts';
import { Scope } from './scope.ts';
import {
  behindRefs,
  elementOf,
  type HostType,
  named,
  nameOf,
  type OwnStruct,
  SCALAR_BYTES,
  scalar,
  UNKNOWN,
} from './types.ts';
import { type HostValue, NOTHING, onlyType, typed, withType } from './value.ts';

/** So deep calls of the crate's own functions are followed. */
const MAX_CALLS = 6;
const MAX_DEPTH = 60;

/** Of a struct that more functions make, nobody keeps track. */
const MOST_MAKERS = 4;

export class Evaluator {
  readonly items: HostItems;
  private depth = 0;
  /** How often a limit was met: a value that one has a say in holds for its depth alone. */
  private cut = 0;
  /** Each call asks for what it is called on, so the links of a chain are asked for many times. */
  private readonly known = new Map<AnyExpr, { readonly scope: Scope; readonly value: HostValue }>();
  /** Fields whose values are being looked for. */
  private readonly making = new Set<string>();

  constructor(items: HostItems) {
    this.items = items;
  }

  spanOf(node: Range, around: Around): Span {
    return placeIn(node, around);
  }

  /** The value of an expression. */
  eval(expr: AnyExpr, scope: Scope, around: Around): HostValue {
    if (this.depth > MAX_DEPTH) {
      this.cut++;
      return NOTHING;
    }
    const known = this.known.get(expr);
    if (known?.scope === scope) return known.value;
    this.depth++;
    const { cut } = this;
    try {
      const found = this.plain(expr, scope, around);
      const value =
        found === NOTHING
          ? { type: UNKNOWN, span: this.spanOf(expr, around) }
          : placedAt(found, expr, this.spanOf(expr, around));
      if (this.cut === cut) this.known.set(expr, { scope, value });
      return value;
    } finally {
      this.depth--;
    }
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of expression
  private plain(expr: AnyExpr, scope: Scope, around: Around): HostValue {
    switch (expr.kind) {
      case 'LitExpr':
        return literalOf(expr.lit, expr.text, this.spanOf(expr, around));
      case 'PathExpr':
        return this.path(expr.path, scope, around);
      case 'ParenExpr':
        return this.eval(expr.expr, scope, around);
      case 'UnaryExpr': {
        const operand = this.eval(expr.operand, scope, around);
        if (expr.op === '*') {
          const { type } = operand;
          if (type.kind === 'ref') return withType(operand, type.inner);
          return operand;
        }
        return unary(expr.op, operand);
      }
      case 'BinaryExpr':
        return binary(
          expr.op,
          this.eval(expr.lhs, scope, around),
          this.eval(expr.rhs, scope, around),
        );
      case 'CastExpr':
        return cast(this.eval(expr.expr, scope, around), this.type(expr.type, around));
      case 'RefExpr': {
        const inner = this.eval(expr.expr, scope, around);
        if (expr.raw) return { ...inner, type: { kind: 'ptr', mut: expr.mut, inner: inner.type } };
        return { ...inner, type: { kind: 'ref', mut: expr.mut, inner: inner.type } };
      }
      case 'TupleExpr': {
        const elems = expr.elems.map((elem) => this.eval(elem, scope, around));
        return { type: { kind: 'tuple', elems: elems.map(({ type }) => type) }, elems };
      }
      case 'ArrayExpr': {
        const elems = expr.elems.slice(0, 64).map((elem) => this.eval(elem, scope, around));
        const len = BigInt(expr.elems.length);
        const elem = elems.find(({ type }) => type.kind === 'scalar') ?? elems[0];
        return {
          type: { kind: 'array', elem: elem?.type ?? UNKNOWN, len },
          ...(expr.elems.length <= 64 ? { elems } : {}),
          len,
          host: true,
        };
      }
      case 'RepeatExpr': {
        const elem = this.eval(expr.elem, scope, around);
        const len = this.eval(expr.len, scope, around).int;
        const elems = len === 3n ? [elem, elem, elem] : undefined;
        return { type: { kind: 'array', elem: elem.type, len }, len, elems, host: true };
      }
      case 'TryExpr':
      case 'AwaitExpr':
        return this.eval(expr.expr, scope, around);
      case 'StructExpr':
        return this.struct(expr, scope, around);
      case 'FieldExpr':
        return this.field(this.eval(expr.base, scope, around), expr.name.text, expr, around);
      case 'IndexExpr':
        return this.index(
          this.eval(expr.base, scope, around),
          this.eval(expr.index, scope, around),
          expr.index,
        );
      case 'RangeExpr': {
        const lo = expr.lo && this.eval(expr.lo, scope, around);
        const hi = expr.hi && this.eval(expr.hi, scope, around);
        const elem =
          [hi?.type, lo?.type].find((type) => type?.kind === 'scalar') ?? hi?.type ?? UNKNOWN;
        const from = lo === undefined ? 0n : lo.int;
        const to = hi?.int;
        const len =
          from === undefined || to === undefined
            ? undefined
            : to - from + (expr.inclusive ? 1n : 0n);
        return {
          type: named('Iter', elem),
          len: len === undefined || len < 0n ? undefined : len,
        };
      }
      case 'BlockExpr':
        return this.block(expr.block, scope, around);
      case 'IfExpr': {
        const then = this.block(expr.then, scope, around);
        const other =
          expr.else === undefined ? NOTHING : this.eval(expr.else as AnyExpr, scope, around);
        return merged([then, other]);
      }
      case 'MatchExpr': {
        const on = this.eval(expr.scrutinee, scope, around);
        const values = expr.arms.flatMap((arm) => {
          if (arm.body === undefined || leaves(arm.body)) return [];
          const inner = new Scope(scope);
          this.bindPattern(arm.pat, () => on, inner, around, false);
          return [this.eval(arm.body, inner, around)];
        });
        return values.length === 0 ? NOTHING : merged(values);
      }
      case 'ClosureExpr': {
        if (expr.params.length > 0) return NOTHING;
        return { ...this.eval(expr.body, scope, around), host: undefined };
      }
      case 'CallExpr':
        return this.call(expr, scope, around);
      case 'MethodCallExpr':
        return this.methodCall(expr, scope, around);
      case 'MacroCall':
        return this.macro(expr, scope, around);
      default:
        return NOTHING;
    }
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the meanings of a path, in the order in which Rust looks them up
  private path(path: Path, scope: Scope, around: Around): HostValue {
    const names = path.segments.map(({ name }) => name.text);
    if (names.length === 0) return NOTHING;
    if (names.length === 1) {
      const name = names[0]!;
      if (name === 'self') {
        const known = scope.lookup('self');
        if (known !== undefined) return known;
        return around.selfType === undefined ? NOTHING : typed(around.selfType);
      }
      const local = scope.lookup(name);
      if (local !== undefined) return local;
    }
    const constant = this.items.constant(
      names[0] === 'Self' ? names.slice(1) : names,
      around.modules,
    );
    if (constant !== undefined) {
      const { node } = constant;
      if (node.kind === 'Static' && node.mut !== undefined)
        return node.type === undefined ? NOTHING : typed(this.type(node.type, around));
      const inside = aroundItem(constant, around.calls);
      const value =
        node.value === undefined ? NOTHING : this.eval(node.value, new Scope(undefined), inside);
      const known = node.type === undefined ? value : adopt(value, this.type(node.type, inside));
      // Whoever names the constant has chosen it.
      return { ...known, origin: undefined };
    }
    const [type, name] = names.slice(-2);
    if (names.length >= 2 && SCALAR_BYTES[type!] !== undefined) return scalarConstant(type!, name!);
    return callFunction(names, undefined, this.callOf(path, scope, around)) ?? NOTHING;
  }

  private callOf(path: Path, scope: Scope, around: Around) {
    const last = path.segments.at(-1)?.args;
    const qualifier = path.segments.at(-2)?.args;
    const typesOf = (args: typeof last): readonly HostType[] =>
      args?.kind !== 'GenericArgs'
        ? []
        : args.args.flatMap((arg) => (arg.kind === 'TypeArg' ? [this.type(arg.type, around)] : []));
    return {
      types: [...typesOf(qualifier), ...typesOf(last)],
      span: this.spanOf(path, around),
      path,
      owns: (name: string) => this.items.owns(name),
      crates: this.items.crates(path.segments.map(({ name }) => name.text)),
      key: keyAt(path, around),
      scope,
    };
  }

  private struct(
    expr: Extract<AnyExpr, { kind: 'StructExpr' }>,
    scope: Scope,
    around: Around,
  ): HostValue {
    const names = expr.path.segments.map(({ name }) => name.text);
    if (names.length === 0) return NOTHING;
    const type =
      names[0] === 'Self' && around.selfType !== undefined
        ? around.selfType
        : this.namedType(names, [], around);
    const base = expr.base && this.eval(expr.base, scope, around);
    const fields = new Map<string, HostValue>(base?.fields ?? []);
    const def =
      type.kind === 'named'
        ? (type.def ?? this.items.struct([type.name], around.modules))
        : undefined;
    for (const field of expr.fields) {
      const value = this.eval(field.value, scope, around);
      const declared = def && this.fieldType(def, field.name.text, around.calls);
      fields.set(field.name.text, declared === undefined ? value : adopt(value, declared));
    }
    return { type, fields };
  }

  private field(base: HostValue, name: string, expr: AnyExpr, around: Around): HostValue {
    if (base.elems !== undefined && /^\d+$/.test(name)) return base.elems[Number(name)] ?? NOTHING;
    const known = base.fields?.get(name);
    if (known !== undefined) return known;
    const type = behindRefs(base.type);
    if (type.kind === 'tuple' && /^\d+$/.test(name))
      return typed(type.elems[Number(name)] ?? UNKNOWN);
    if (type.kind !== 'named') return NOTHING;
    const def = type.def === undefined ? this.items.struct([type.name], around.modules) : type.def;
    if (def === undefined) return NOTHING;
    const fieldType = this.fieldType(def, name, around.calls);
    if (fieldType === undefined) return NOTHING;
    if (HANDLES.test(nameOf(fieldType) ?? ''))
      return { ...this.made(type.name, name, around), type: fieldType };
    return { type: fieldType, ...memoryOf(fieldType, pathText(expr)) };
  }

  /**
   * What the functions that make a struct give one of its fields, where they agree and nobody
   * changes it.
   */
  private made(struct: string, field: string, around: Around): HostValue {
    const makers = this.items.makers(struct);
    if (around.calls >= MAX_CALLS || makers.length === 0 || makers.length > MOST_MAKERS)
      return NOTHING;
    if (this.items.isAssigned(field)) return NOTHING;
    const asked = `${struct}.${field}`;
    if (this.making.has(asked)) {
      this.cut++;
      return NOTHING;
    }
    this.making.add(asked);
    const values = makers.map(
      (maker) => this.inline(maker, [], around).fields?.get(field) ?? NOTHING,
    );
    this.making.delete(asked);
    const [first, ...others] = values;
    if (first === undefined) return NOTHING;
    const key = ({ module, kernel, nonBlocking }: HostValue): string =>
      JSON.stringify([module, kernel?.text, kernel?.module, nonBlocking]);
    if (others.some((other) => key(other) !== key(first))) return NOTHING;
    const { module, kernel, nonBlocking } = first;
    return { type: UNKNOWN, module, kernel, nonBlocking };
  }

  /** The declared type of a field. */
  private fieldType(def: OwnStruct, name: string, calls: number): HostType | undefined {
    const { fields, generics } = def.node;
    const declared =
      fields?.kind === 'RecordFields'
        ? fields.fields.find((field) => field.name.text === name)?.type
        : fields?.fields[Number(name)]?.type;
    if (declared === undefined) return undefined;
    const inside = aroundItem(def, calls);
    return this.type(declared, { ...inside, generics: new Set(genericNames(generics)) });
  }

  private index(base: HostValue, index: HostValue, expr: AnyExpr): HostValue {
    const type = behindRefs(base.type);
    const elem = elementOf(base.type);
    if (expr.kind === 'RangeExpr' || nameOf(index.type) === 'Iter')
      return {
        type: { kind: 'slice', elem },
        host: base.host,
        len:
          expr.kind === 'RangeExpr' && expr.hi === undefined && expr.lo === undefined
            ? base.len
            : expr.kind === 'RangeExpr' && expr.hi !== undefined
              ? index.len
              : undefined,
      };
    if (base.elems !== undefined && index.int !== undefined)
      return base.elems[Number(index.int)] ?? NOTHING;
    return type.kind === 'named' && type.name !== 'Vec' ? NOTHING : typed(elem);
  }

  /** The value behind a block's last statement. */
  block(block: Block, scope: Scope, around: Around): HostValue {
    if (block.tail === undefined) return NOTHING;
    const inner = this.blockScope(block, scope, around);
    const value = this.eval(block.tail, inner, around);
    return withoutLocals(value, () => buffersOf(block, inner, around), block);
  }

  /** The variables at the end of a block. */
  blockScope(block: Block, scope: Scope, around: Around): Scope {
    const inner = new Scope(scope);
    this.declareItems(block, inner, around);
    return this.scopeBehind(block.stmts, inner, around);
  }

  /** Constants in a block count in all of it. */
  declareItems(block: Block, scope: Scope, around: Around): void {
    for (const stmt of block.stmts) {
      if (stmt.kind !== 'ItemStmt') continue;
      const { item } = stmt;
      if (item.kind !== 'Const' && item.kind !== 'Static') continue;
      const { value, type } = item;
      if (item.kind === 'Static' && item.mut !== undefined) continue;
      scope.bind(item.name.text, () => {
        const known = value === undefined ? NOTHING : this.eval(value, scope, around);
        return type === undefined ? known : adopt(known, this.type(type, around));
      });
    }
  }

  bindLet(
    stmt: Extract<Block['stmts'][number], { kind: 'LetStmt' }>,
    outer: Scope,
    inner: Scope,
    around: Around,
  ): void {
    const { init, type } = stmt;
    const value = (): HostValue => {
      const known =
        init === undefined
          ? NOTHING
          : withoutTemporaries(this.eval(init, outer, around), this.spanOf(init, around));
      return type === undefined ? known : adopt(known, this.type(type, around));
    };
    this.bindPattern(stmt.pat, value, inner, around, init === undefined);
  }

  /** Binds the variables of a pattern. */
  bindPattern(
    pat: AnyPat,
    value: () => HostValue,
    scope: Scope,
    around: Around,
    later: boolean,
  ): void {
    switch (pat.kind) {
      case 'IdentPat': {
        const name = pat.name.text;
        const { assigned, lent, resized } = around.changes;
        // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what is known of a variable is given up step by step, by what else the function does with it
        scope.bind(name, () => {
          const known = own(value(), name, keyAt(pat, around), this.spanOf(pat, around));
          // What else the variable is used for may give the literal another type.
          if (known.type.kind === 'literal' && around.changes.inferred.has(name))
            return assigned.has(name) ? NOTHING : { ...known, type: UNKNOWN };
          if (assigned.has(name) || later) return onlyType(known);
          if (pat.mut && lent.has(name) && known.memory === undefined) {
            const { type } = behindRefs(known.type).kind === 'named' ? onlyType(known) : known;
            return known.int === undefined && type.kind === 'array'
              ? known
              : { type: known.type, host: known.host, text: known.text, kernel: known.kernel };
          }
          if (resized.has(name)) return { ...known, len: undefined, elems: undefined };
          return known;
        });
        return;
      }
      case 'TuplePat': {
        const at = pat.pats.findIndex(({ kind }) => kind === 'RestPat');
        if (at >= 0) return;
        pat.pats.forEach((part, i) => {
          this.bindPattern(part, () => partOf(value(), i), scope, around, later);
        });
        return;
      }
      case 'RefPat':
        this.bindPattern(pat.pat, value, scope, around, later);
        return;
      case 'ParenPat':
        this.bindPattern(pat.pat, value, scope, around, later);
        return;
      case 'TupleStructPat': {
        const name = pat.path.segments.at(-1)?.name.text;
        if (pat.pats.length === 1 && (name === 'Some' || name === 'Ok')) {
          this.bindPattern(pat.pats[0]!, value, scope, around, later);
          return;
        }
        for (const part of pat.pats) this.bindPattern(part, () => NOTHING, scope, around, later);
        return;
      }
      case 'StructPat':
        for (const field of pat.fields)
          this.bindPattern(
            field.pat,
            () =>
              this.field(value(), field.name.text, { kind: 'BogusExpr', start: 0, end: 0 }, around),
            scope,
            around,
            later,
          );
        return;
      case 'SlicePat':
        for (const part of pat.pats) this.bindPattern(part, () => NOTHING, scope, around, later);
        return;
      default:
    }
  }

  /** Binds a function's parameters. */
  bindParams(fn: Fn, scope: Scope, around: Around, args?: readonly HostValue[]): void {
    let at = 0;
    for (const param of fn.paramList.params) {
      if (param.kind === 'SelfParam') {
        if (args !== undefined) at++;
        const self = around.selfType ?? UNKNOWN;
        scope.bind('self', () => (args?.[0] !== undefined ? args[0] : typed(self)));
        continue;
      }
      if (param.kind !== 'Param' || param.pat === undefined) continue;
      const given = args?.[at++];
      this.bindPattern(
        param.pat,
        () => {
          const type = this.type(param.type, around);
          return given === undefined ? typed(type) : adopt(given, type);
        },
        scope,
        around,
        false,
      );
    }
  }

  private call(
    expr: Extract<AnyExpr, { kind: 'CallExpr' }>,
    scope: Scope,
    around: Around,
  ): HostValue {
    const { callee } = expr;
    if (callee.kind !== 'PathExpr') return NOTHING;
    const names = callee.path.segments.map(({ name }) => name.text);
    const [first] = names;
    if (first === undefined) return NOTHING;
    if (names.length === 1 && (first === 'Some' || first === 'Ok'))
      return expr.args[0] === undefined ? NOTHING : this.eval(expr.args[0], scope, around);
    const path =
      first === 'Self' ? [nameOf(around.selfType ?? UNKNOWN) ?? '', ...names.slice(1)] : names;
    const found =
      names.length === 1 && scope.lookup(first!) !== undefined
        ? undefined
        : this.items.fn(path, around.modules);
    const args = (): HostValue[] => expr.args.map((arg) => this.eval(arg, scope, around));
    if (found !== undefined) return this.inline(found, args(), around);
    const struct = this.items.struct(path, around.modules);
    if (struct?.node.fields?.kind === 'TupleFields') {
      const given = args();
      return {
        type: this.namedType(path, [], around),
        fields: new Map(given.map((value, i) => [`${i}`, value])),
      };
    }
    return callFunction(names, args(), this.callOf(callee.path, scope, around)) ?? NOTHING;
  }

  /**
   * What a function of the crate's own gives: its value where it is one expression, else its type.
   */
  inline(found: FoundFn, args: readonly HostValue[], around: Around): HostValue {
    const inside = aroundFn(found, around.calls + 1);
    const { node } = found;
    const type = node.ret === undefined ? UNKNOWN : this.type(node.ret, inside);
    if (node.body === undefined || around.calls >= MAX_CALLS || inside.changes.returns)
      return typed(type);
    const scope = new Scope(undefined);
    this.bindParams(node, scope, inside, args);
    const value = withoutTemporaries(
      this.block(node.body, scope, inside),
      this.spanOf(node.body, inside),
    );
    const made = adopt(value, type);
    // Memory that a function makes is another one at each call.
    return made.memory === undefined || made.memory.freed !== undefined
      ? made
      : { ...made, memory: undefined, part: undefined };
  }

  private methodCall(
    expr: Extract<AnyExpr, { kind: 'MethodCallExpr' }>,
    scope: Scope,
    around: Around,
  ): HostValue {
    const receiver = this.eval(expr.receiver, scope, around);
    const name = expr.name.text;
    const type = nameOf(receiver.type);
    const args = (): HostValue[] => expr.args.map((arg) => this.eval(arg, scope, around));
    if (type !== undefined) {
      const own = this.items.method(type, name);
      if (own !== undefined) return this.inline(own, [receiver, ...args()], around);
    }
    const types =
      expr.generics?.kind !== 'GenericArgs'
        ? []
        : expr.generics.args.flatMap((arg) =>
            arg.kind === 'TypeArg' ? [this.type(arg.type, around)] : [],
          );
    const owned = type !== undefined && this.items.owns(type);
    return callMethod(receiver, name, args, {
      types,
      owned,
      span: this.spanOf(expr.name, around),
      text: pathText(expr.receiver),
      key: keyAt(expr, around),
      closure: (at) => {
        const arg = expr.args[at];
        return arg?.kind === 'ClosureExpr'
          ? this.eval(arg.body, this.closureScope(arg, scope, around), around)
          : undefined;
      },
    });
  }

  closureScope(
    closure: Extract<AnyExpr, { kind: 'ClosureExpr' }>,
    scope: Scope,
    around: Around,
  ): Scope {
    const inner = new Scope(scope);
    for (const { pat, type } of closure.params)
      this.bindPattern(
        pat,
        () => (type === undefined ? NOTHING : typed(this.type(type, around))),
        inner,
        around,
        false,
      );
    return inner;
  }

  private macro(call: MacroCall, scope: Scope, around: Around): HostValue {
    const name = call.path.segments.at(-1)?.name.text;
    const parts = (): HostValue[] =>
      commaParts(call.body.trees).map((part) => this.tokens(part, scope, around));
    switch (name) {
      case 'vec': {
        const { trees } = call.body;
        const semi = trees.findIndex((tree) => tree.kind === 'Token' && tree.text === ';');
        if (semi >= 0) {
          const elem = this.tokens(trees.slice(0, semi), scope, around);
          const len = this.tokens(trees.slice(semi + 1), scope, around).int;
          return { type: named('Vec', elem.type), len, host: true };
        }
        const split = commaParts(trees);
        const elems = split.slice(0, 64).map((part) => this.tokens(part, scope, around));
        const elem = elems.find(({ type }) => type.kind === 'scalar') ?? elems[0];
        return {
          type: named('Vec', elem?.type ?? UNKNOWN),
          len: BigInt(split.length),
          ...(split.length <= 64 && { elems }),
          host: true,
        };
      }
      case 'addr_of':
      case 'addr_of_mut': {
        const [place] = parts();
        if (place === undefined) return NOTHING;
        return { ...place, type: { kind: 'ptr', mut: name === 'addr_of_mut', inner: place.type } };
      }
      case 'stringify': {
        const [only, second] = call.body.trees;
        if (only?.kind !== 'Token' || second !== undefined) return NOTHING;
        return {
          type: { kind: 'ref', mut: false, inner: { kind: 'str' } },
          text: only.text,
          textSpan: this.spanOf(only, around),
        };
      }
      case 'concat': {
        const texts = parts();
        if (texts.some(({ text }) => text === undefined)) return NOTHING;
        const inOutDir = texts.some(({ module }) => module?.inOutDir === true);
        return {
          type: { kind: 'ref', mut: false, inner: { kind: 'str' } },
          text: texts.map(({ text }) => text).join(''),
          ...(inOutDir && { module: { inOutDir } }),
        };
      }
      case 'env': {
        const [variable] = parts();
        const inOutDir = variable?.text === 'OUT_DIR';
        return { type: NOTHING.type, text: '', module: { inOutDir } };
      }
      case 'include_str':
      case 'include_bytes':
      case 'include_ptx': {
        const [path] = parts();
        if (path?.text === undefined) return NOTHING;
        return {
          type: { kind: 'ref', mut: false, inner: { kind: 'str' } },
          module: { path: path.text, ...(path.module?.inOutDir && { inOutDir: true }) },
        };
      }
      default: {
        const made = this.expanded(call, around);
        if (made?.tail === undefined) return NOTHING;
        const { stmts, tail } = made;
        return this.eval(tail, this.scopeBehind(stmts, scope, made.around), made.around);
      }
    }
  }

  private readonly expansions = new Map<string, Expansion | undefined>();

  /** What a call of one of the crate's own macros stands for. */
  expanded(call: MacroCall, around: Around): Expansion | undefined {
    const key = `${keyAt(call, around)} ${around.calls}`;
    if (!this.expansions.has(key)) this.expansions.set(key, expandedCall(call, this.items, around));
    return this.expansions.get(key);
  }

  /** The variables behind statements. */
  scopeBehind(stmts: readonly AnyStmt[], scope: Scope, around: Around): Scope {
    let inner = new Scope(scope);
    for (const stmt of stmts) {
      if (stmt.kind === 'LetStmt') {
        inner = new Scope(inner);
        this.bindLet(stmt, inner.parent!, inner, around);
      } else if (stmt.kind === 'ExprStmt' && stmt.expr.kind === 'MacroCall')
        inner = this.lent(stmt.expr, inner, around);
    }
    return inner;
  }

  /** Variables that a macro declares under names of its call. */
  lent(call: MacroCall, scope: Scope, around: Around): Scope {
    const made = this.expanded(call, around);
    if (made === undefined || !made.stmts.some(({ kind }) => kind === 'LetStmt')) return scope;
    const inside = this.scopeBehind(made.stmts, scope, made.around);
    const out = new Scope(scope);
    const ranges = made.around.expansion?.ranges ?? [];
    for (const stmt of made.stmts)
      if (stmt.kind === 'LetStmt')
        walk(stmt.pat, (pat) => {
          if (pat.kind !== 'IdentPat') return;
          const at = placeIn(pat.name, made.around);
          if (ranges.some((range) => isIn(at, range))) return;
          out.bind(pat.name.text, () => inside.lookup(pat.name.text) ?? NOTHING);
        });
    return out;
  }

  /** The value of an expression given as tokens. */
  tokens(trees: readonly TokenTree[], scope: Scope, around: Around): HostValue {
    const { node, errors } = parseExprFromTokens(trees);
    return errors.length > 0 ? NOTHING : this.eval(node, scope, around);
  }

  /** What a written type means. */
  type(type: AnyType, around: Around, depth = 0): HostType {
    if (depth > 20) return UNKNOWN;
    const inner = (one: AnyType): HostType => this.type(one, around, depth + 1);
    switch (type.kind) {
      case 'ParenType':
        return inner(type.type);
      case 'RefType':
        return { kind: 'ref', mut: type.mut, inner: inner(type.type) };
      case 'PtrType':
        return { kind: 'ptr', mut: type.mut, inner: inner(type.type) };
      case 'SliceType':
        return { kind: 'slice', elem: inner(type.type) };
      case 'ArrayType': {
        const len = this.eval(type.len, new Scope(undefined), around).int;
        return { kind: 'array', elem: inner(type.type), len };
      }
      case 'TupleType':
        return { kind: 'tuple', elems: type.types.map(inner) };
      case 'PathType': {
        const { segments } = type.path;
        const last = segments.at(-1);
        if (last === undefined) return UNKNOWN;
        const args =
          last.args?.kind === 'GenericArgs'
            ? last.args.args.flatMap((arg) => (arg.kind === 'TypeArg' ? [inner(arg.type)] : []))
            : [];
        return this.namedType(
          segments.map(({ name }) => name.text),
          args,
          around,
          depth,
        );
      }
      default:
        return UNKNOWN;
    }
  }

  private namedType(
    names: readonly string[],
    args: readonly HostType[],
    around: Around,
    depth = 0,
  ): HostType {
    const name = names.at(-1)!;
    if (names.length === 1) {
      if (SCALAR_BYTES[name] !== undefined) return scalar(name);
      if (name === 'str') return { kind: 'str' };
      if (name === 'Self') return around.selfType ?? UNKNOWN;
      if (around.generics.has(name)) return UNKNOWN;
    }
    const alias = this.items.alias(names, around.modules);
    if (alias?.node.type !== undefined && genericNames(alias.node.generics).length === 0)
      return this.type(alias.node.type, aroundItem(alias), depth + 1);
    const own = this.items.struct(names, around.modules);
    if (own !== undefined) return { kind: 'named', name, args, def: own };
    // A generic module's type is the module of its path: `kernels::LoadedModule`.
    if (name === 'LoadedModule' && names.length > 1)
      return { kind: 'named', name, args: [{ kind: 'named', name: names.at(-2)!, args: [] }] };
    if (TRANSPARENT.has(name) && args.length > 0) return args[0]!;
    if (name === 'CUdeviceptr' || name === 'hipDeviceptr_t') return named(name);
    return { kind: 'named', name, args };
  }
}
