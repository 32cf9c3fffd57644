/** Makes the graph of a body: expressions in the order in which they are evaluated. */
import {
  type Body,
  isSharedCast,
  type LabelId,
  type Program,
  type TExpr,
  type TExprOf,
  type TPat,
  type Ty,
} from '../../hir/index.ts';
import type { AnyNode } from '../../syntax/index.ts';
import type { CodeOwner } from '../violation.ts';
import { flowsOfCall } from './call-flows.ts';
import { TooLarge } from './fuel.ts';
import type { Block, Event, Graph, Op, Source } from './graph.ts';
import { paramsToKeep } from './param-regions.ts';
import {
  ARGUMENT_ROOT,
  BORROWED_ROOT,
  derefKey,
  fieldKey,
  isDeref,
  join,
  type Path,
  purePath,
  RUNTIME_ROOT,
  root,
  TEMP_ROOT,
  TEMPORARY_ROOT,
} from './path.ts';
import { partsOf, visitTests } from './pattern.ts';
import { held, heldByField, isIntoIter, isWrittenCall, valueIn } from './references.ts';
import { holdsReference, regionsOf } from './regions.ts';
import { isMadeAtRuntime } from './runtime-values.ts';

const TEMP: Path = root(TEMP_ROOT);

/** More events than this are not looked at. */
const MAX_EVENTS = 30_000;

/** The graphs of a body and of the closures in it. */
export function graphsOf(program: Program, owner: CodeOwner, body: Body): Graph[] {
  const out: Graph[] = [];
  const todo: { closure: TExprOf<'closure'> | undefined }[] = [{ closure: undefined }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const builder = new Builder(program, owner, body, (closure) => todo.push({ closure }));
    out.push(builder.build(next.closure));
  }
  return out;
}

interface Jump {
  readonly label: LabelId;
  readonly block: Block;
  /** How many scopes stay open there. */
  readonly depth: number;
}

class Builder {
  private readonly program: Program;
  private readonly owner: CodeOwner;
  private readonly body: Body;
  private readonly closures: (closure: TExprOf<'closure'>) => void;
  private readonly blocks: Block[] = [];
  private block: Block;
  private readonly breaks: Jump[] = [];
  private readonly continues: Jump[] = [];
  private readonly scopes: number[][] = [];
  private readonly loans = new Map<TExpr, Event>();
  private count = 0;

  constructor(
    program: Program,
    owner: CodeOwner,
    body: Body,
    closures: (closure: TExprOf<'closure'>) => void,
  ) {
    this.program = program;
    this.owner = owner;
    this.body = body;
    this.closures = closures;
    this.block = this.newBlock();
  }

  build(closure: TExprOf<'closure'> | undefined): Graph {
    const entry = this.block;
    const { params, value } =
      closure === undefined ? this.body : { ...closure, value: closure.body };
    this.scopes.push([]);
    const kept = closure === undefined ? paramsToKeep(this.owner, this.body) : undefined;
    for (const [index, { pat }] of params.entries()) {
      const region = kept?.get(index);
      const from: Event = { op: 'shared', path: TEMP, node: pat.node, sources: [] };
      this.bind(pat, undefined, region === undefined ? [] : [{ ...from, region }]);
    }
    this.result(value);
    this.close();
    return { body: this.body, closure, entry, blocks: this.blocks };
  }

  /** The value of the function. */
  private result(value: TExpr): void {
    if (value.kind === 'if' && value.else !== undefined) {
      this.choice(value, (branch) => this.result(branch));
      return;
    }
    if (value.kind !== 'block' || value.label !== undefined) {
      this.value(value);
      this.emit('return', TEMP, value.node, this.flows(value));
      return;
    }
    // What is given back is looked at while the variables are there.
    this.scopes.push([]);
    this.statements(value);
    if (value.tail !== undefined) this.result(value.tail);
    this.close();
  }

  // ------------------------------------------------------------------------------------ blocks

  private newBlock(): Block {
    const block: Block = { events: [], next: [] };
    this.blocks.push(block);
    return block;
  }

  private go(to: Block): void {
    this.block.next.push(to);
  }

  /** What follows is not reached. */
  private end(): void {
    this.block = this.newBlock();
  }

  private emit(
    op: Op,
    path: Path,
    node: AnyNode,
    sources: readonly Source[] = [],
    more: Partial<Event> = {},
  ): Event {
    if (++this.count > MAX_EVENTS) throw new TooLarge();
    const event: Event = { op, path, node, sources, ...more };
    this.block.events.push(event);
    return event;
  }

  private declare(local: number): void {
    this.scopes.at(-1)?.push(local);
  }

  private close(): void {
    const locals = this.scopes.pop()!;
    for (const local of locals.reverse())
      this.emit('dead', root(local), this.body.locals[local]!.node);
  }

  // ------------------------------------------------------------------------------------ places

  /** Evaluates what leads to a place; the place of a value is a temporary. */
  private place(expr: TExpr): Path {
    switch (expr.kind) {
      case 'local':
      case 'upvar':
      case 'static':
        return purePath(expr)!;
      case 'field':
        return join(this.place(expr.base), fieldKey(expr.index, expr.variant), expr.base.ty);
      case 'index': {
        const base = this.place(expr.base);
        this.value(expr.index);
        return join(base, '[]', expr.base.ty);
      }
      case 'deref': {
        const base = this.pointer(expr.operand);
        if (expr.operand.kind === 'borrow' && expr.operand.node.kind === 'RefExpr')
          return join(root(BORROWED_ROOT), derefKey(expr.operand.ty), expr.operand.ty);
        if (base.root !== TEMP_ROOT) this.emit('inspect', base, expr.node);
        return join(base, derefKey(expr.operand.ty), expr.operand.ty);
      }
      case 'parts':
        return TEMP;
      default:
        this.value(expr);
        return TEMP;
    }
  }

  /**
   * Evaluates what a pointer is read from. What blocks and branches give may be reborrowed as
   * shared: rustc sees that inside of them.
   */
  private pointer(expr: TExpr): Path {
    const before = this.reborrows;
    if (['block', 'if', 'match'].includes(expr.kind)) this.reborrows = false;
    const path = this.place(expr);
    this.reborrows = before;
    return path;
  }
  private reborrows = true;

  /** Takes a value out of a place. */
  private take(path: Path, ty: Ty, node: AnyNode, movesRefs = false, from?: AnyNode): void {
    if (ty.kind === 'ref' && ty.mut && !movesRefs) {
      this.emit('inspect', path, node);
      if (this.reborrows) this.emit('mut', join(path, '*m', ty), node);
    } else {
      const op = this.program.isMoved(ty, this.owner) ? 'move' : 'copy';
      this.emit(op, path, node, [], from === undefined ? {} : { from });
    }
  }

  // ------------------------------------------------------------------------------------ values

  private value(expr: TExpr, movesRefs = false): void {
    switch (expr.kind) {
      case 'local':
      case 'upvar':
      case 'static':
      case 'field':
      case 'index':
      case 'deref': {
        const path = this.place(expr);
        if (path.root !== TEMP_ROOT || path.steps.length > 0)
          this.take(path, expr.ty, expr.node, movesRefs || this.body.movedRefs.has(expr));
        break;
      }
      case 'call':
        if (isWrittenCall(expr)) this.unextended(() => this.call(expr));
        else this.call(expr);
        break;
      case 'binary':
        this.value(expr.lhs);
        this.value(expr.rhs);
        break;
      case 'logical':
        this.logical(expr);
        break;
      case 'unary':
        this.value(expr.operand, movesRefs);
        break;
      case 'cast':
        if (isSharedCast(expr)) this.reborrowShared(expr.operand);
        else this.value(expr.operand, movesRefs);
        break;
      case 'borrow':
      case 'raw-borrow':
        this.borrow(expr, this.place(expr.place));
        break;
      case 'assign': {
        this.value(expr.value);
        const path = this.place(expr.place);
        this.emit('assign', path, expr.node, this.flows(expr.value));
        break;
      }
      case 'assign-op': {
        this.value(expr.value);
        const path = this.place(expr.place);
        this.emit('copy', path, expr.node);
        this.emit('assign', path, expr.node);
        break;
      }
      case 'tuple':
      case 'array':
        for (const elem of expr.elems) this.value(elem);
        break;
      case 'repeat':
        this.value(expr.elem);
        break;
      case 'adt':
        this.adt(expr);
        break;
      case 'closure':
        this.closures(expr);
        for (const capture of expr.captures) this.capture(capture, expr);
        break;
      case 'block':
        this.inBlock(expr);
        break;
      case 'if':
        this.choice(expr);
        break;
      case 'let': {
        const after = this.newBlock();
        this.condition(expr, after, after);
        this.block = after;
        break;
      }
      case 'match':
        this.match(expr);
        break;
      case 'loop':
        this.loop(expr);
        break;
      case 'break':
        if (expr.value !== undefined) this.value(expr.value);
        this.jump(this.breaks, expr.label);
        break;
      case 'yield':
        if (expr.value !== undefined) this.value(expr.value);
        break;
      case 'continue':
        this.jump(this.continues, expr.label);
        break;
      case 'return':
        if (expr.value !== undefined) this.value(expr.value);
        this.emit(
          'return',
          TEMP,
          (expr.value ?? expr).node,
          expr.value ? this.flows(expr.value) : [],
        );
        this.end();
        break;
      case 'asm':
        for (const { in: given, out } of expr.operands) {
          if (given !== undefined) this.value(given);
          if (out !== undefined) this.emit('assign', this.place(out), out.node);
        }
        break;
      case 'panic':
        this.end();
        break;
      default:
    }
    if (expr.ty.kind === 'never') this.end();
  }

  /** A `&mut` in a place that becomes a `&` or `*const`: it is only read through. */
  private reborrowShared(operand: TExpr): void {
    const path = this.pointer(operand);
    if (path.root === TEMP_ROOT && path.steps.length === 0) return;
    this.emit('inspect', path, operand.node);
    this.emit('shared', join(path, '*m', operand.ty), operand.node);
  }

  private borrow(
    expr: TExprOf<'borrow'> | TExprOf<'raw-borrow'>,
    path: Path,
    late?: boolean,
  ): void {
    if (path.root === TEMP_ROOT && path.steps.every((step) => !isDeref(step))) {
      if (expr.kind === 'borrow' && !this.borrowTemporary(expr)) this.borrowValue(expr);
      return;
    }
    const { node } = expr;
    const isClosure = node.kind === 'ClosureExpr';
    const event = this.emit(expr.mut ? 'mut' : 'shared', path, node, [], {
      ...(isClosure && { byClosure: true, unchecked: true }),
      ...(late && { unchecked: false }),
    });
    if (expr.kind === 'borrow') this.loans.set(expr, event);
  }

  private capture(capture: TExpr, closure: TExprOf<'closure'>): void {
    if (capture.kind === 'borrow') this.borrow(capture, this.place(capture.place));
    else {
      const path = purePath(capture);
      if (path === undefined) this.value(capture);
      else this.take(path, capture.ty, closure.node, true);
    }
  }

  /** A borrow that is not written takes effect at the call: until then arguments may be read. */
  private call(expr: TExprOf<'call'>): void {
    this.value(expr.callee);
    const [self, ...rest] = expr.args;
    const isLate = self?.kind === 'borrow' && self.mut && self.node.kind !== 'RefExpr';
    if (self === undefined) return;
    const path = isLate ? this.place(self.place) : undefined;
    const inUse: Path[] = [];
    if (path === undefined) this.argument(self, inUse);
    for (const arg of rest) this.argument(arg, inUse);
    if (path !== undefined) this.borrow(self as TExprOf<'borrow'>, path, true);
    for (const one of inUse) {
      this.emit('inspect', one, expr.node);
      this.emit('dead', one, expr.node);
    }
  }

  /** A borrow among the arguments is in use until the call: a variable of ours stands for it. */
  private argument(arg: TExpr, inUse: Path[]): void {
    this.value(arg);
    const borrow = arg.kind === 'cast' && arg.cast === 'unsize' ? arg.operand : arg;
    if (borrow.kind !== 'borrow') return;
    const sources = this.flows(borrow).filter((source) => typeof source === 'object');
    if (sources.length === 0) return;
    const variable = root(ARGUMENT_ROOT - this.arguments++);
    this.emit('init', variable, arg.node, sources);
    inUse.push(variable);
  }
  private arguments = 0;

  private adt(expr: TExprOf<'adt'>): void {
    for (const field of expr.fields) this.value(field.value);
    const { base, ty, variant } = expr;
    if (base === undefined || ty.kind !== 'adt') return;
    const path = this.place(base);
    const def = variant ?? (ty.def.kind === 'struct' ? ty.def : undefined);
    if (path.root === TEMP_ROOT || def === undefined) return;
    this.program.fields(def).forEach((field, index) => {
      if (expr.fields.some((given) => given.index === index)) return;
      const own = this.program.substitute(field.ty, ty.args);
      this.take(join(path, fieldKey(index), ty), own, base.node, true);
    });
  }

  private inBlock(expr: TExprOf<'block'>): void {
    const after = expr.label === undefined ? undefined : this.newBlock();
    const depth = this.scopes.length;
    if (after !== undefined) this.breaks.push({ label: expr.label!, block: after, depth });
    this.scopes.push([]);
    this.statements(expr);
    if (expr.tail !== undefined) this.value(expr.tail);
    this.close();
    if (after !== undefined) {
      this.breaks.pop();
      this.go(after);
      this.block = after;
    }
  }

  private statements({ stmts }: TExprOf<'block'>): void {
    for (const stmt of stmts) {
      const around = this.temporaries;
      this.temporaries = { extended: stmt.kind === 'let', roots: [] };
      if (stmt.kind === 'expr') this.value(stmt.expr);
      else this.letStmt(stmt);
      for (const one of this.temporaries.roots) this.emit('dead', root(one), stmt.node);
      this.temporaries = around;
    }
  }

  // ------------------------------------------------------------------------------- temporaries

  /**
   * Of the statement at hand: whether what is borrowed here may live as long as the variable of a
   * `let`, and what ends with it. The tail of a block has none: it ends at different places in
   * different editions.
   */
  private temporaries: { extended: boolean; readonly roots: number[] } | undefined;
  private temporaryCount = 0;

  /**
   * Evaluates what is no place that a `let` extends (Reference, "Temporary lifetime extension").
   */
  private unextended(evaluate: () => void): void {
    const { temporaries } = this;
    if (temporaries === undefined) {
      evaluate();
      return;
    }
    const before = temporaries.extended;
    temporaries.extended = false;
    evaluate();
    temporaries.extended = before;
  }

  /**
   * The borrow of what a function gives: it ends with the statement. Other values may be constants,
   * which live for ever.
   */
  private borrowTemporary(expr: TExprOf<'borrow'>): boolean {
    const { temporaries } = this;
    const made = valueIn(expr.place);
    if (temporaries === undefined || temporaries.extended || made === undefined) return false;
    const own = root(TEMPORARY_ROOT - this.temporaryCount++);
    temporaries.roots.push(own.root);
    this.emit('init', own, made.node);
    const loan = this.emit(expr.mut ? 'mut' : 'shared', own, made.node, [], { unchecked: true });
    this.loans.set(expr, loan);
    return true;
  }

  /** A written borrow of what is no constant: it ends with the function at the latest. */
  private borrowValue(expr: TExprOf<'borrow'>): void {
    const { node, place, mut } = expr;
    if (node.kind !== 'RefExpr' || this.owner.kind !== 'fn' || !isMadeAtRuntime(place)) return;
    this.loans.set(expr, this.emit(mut ? 'mut' : 'shared', root(RUNTIME_ROOT), node));
  }

  private letStmt(stmt: Extract<TExprOf<'block'>['stmts'][number], { kind: 'let' }>): void {
    const { pat, init } = stmt;
    if (init === undefined) {
      this.uninitialised(pat);
      return;
    }
    const isTyped = stmt.node.kind === 'LetStmt' && stmt.node.type !== undefined;
    const path = this.scrutinee(init, pat, !isTyped);
    const sources = this.flows(init);
    if (stmt.else !== undefined) {
      const other = this.newBlock();
      const go = this.newBlock();
      this.go(other);
      this.go(go);
      this.block = other;
      this.value(stmt.else);
      this.block = go;
    }
    this.bind(pat, path, sources);
  }

  /** What the pattern at hand looks at. */
  private matched: AnyNode | undefined;

  private uninitialised(pat: TPat): void {
    if (pat.kind === 'binding') {
      this.declare(pat.local);
      this.emit('declare', root(pat.local), pat.node);
    } else if (pat.kind === 'fields') for (const field of pat.fields) this.uninitialised(field.pat);
  }

  /** Evaluates what patterns look at: a place as such, of which they take parts. */
  private scrutinee(expr: TExpr, pat: TPat, movesRefs = false): Path | undefined {
    this.matched = expr.node;
    switch (expr.kind) {
      case 'local':
      case 'upvar':
      case 'static':
      case 'field':
      case 'index':
      case 'deref': {
        const path = this.place(expr);
        if (path.root === TEMP_ROOT) return path.steps.length > 0 ? path : undefined;
        if (pat.kind === 'binding' && pat.mode === 'move' && pat.sub === undefined) {
          this.take(path, expr.ty, expr.node, movesRefs);
          return undefined;
        }
        return path;
      }
      default:
        this.value(expr);
        return undefined;
    }
  }

  /**
   * Tests a place by a pattern, then binds its variables to parts of it, or of a value: no test
   * comes after a move (`all @ Some(3)`).
   */
  private bind(pat: TPat, path: Path | undefined, sources: readonly Source[]): void {
    if (path !== undefined)
      visitTests(pat, path, (tested, node) => this.emit('inspect', tested, node));
    this.bindings(pat, path, sources);
  }

  private bindings(pat: TPat, path: Path | undefined, sources: readonly Source[]): void {
    switch (pat.kind) {
      case 'binding': {
        if (path !== undefined) {
          if (pat.mode === 'move') this.take(path, pat.ty, pat.node, true, this.matched);
          else {
            const loan = this.emit(pat.mode === 'ref' ? 'shared' : 'mut', path, pat.node);
            sources = [...sources, loan, ...held(path, pat.ty)];
          }
        }
        if (pat.sub !== undefined) this.bindings(pat.sub, path, sources);
        this.declare(pat.local);
        const holds = holdsReference(this.body.locals[pat.local]!.ty);
        this.emit('init', root(pat.local), pat.node, holds ? sources : []);
        return;
      }
      case 'or':
        this.alternatives(pat, path, sources);
        return;
      default: {
        const ofParts = regionsOf(pat.ty) > 1 ? [] : sources;
        for (const [part, key] of partsOf(pat))
          this.bindings(part, path && join(path, key, pat.ty), ofParts);
      }
    }
  }

  private alternatives(
    pat: TPat & { kind: 'or' },
    path: Path | undefined,
    sources: readonly Source[],
  ): void {
    const from = this.block;
    const after = this.newBlock();
    for (const one of pat.pats) {
      const block = this.newBlock();
      from.next.push(block);
      this.block = block;
      this.bindings(one, path, sources);
      this.go(after);
    }
    this.block = after;
  }

  // ------------------------------------------------------------------------------------ control

  private logical(expr: TExprOf<'logical'>): void {
    const after = this.newBlock();
    this.condition(expr, after, after);
    this.block = after;
  }

  /** Evaluates a condition and goes on at one of two blocks. */
  private condition(expr: TExpr, yes: Block, no: Block): void {
    if (expr.kind === 'logical') {
      const between = this.newBlock();
      if (expr.op === '&&') this.condition(expr.lhs, between, no);
      else this.condition(expr.lhs, yes, between);
      this.block = between;
      this.condition(expr.rhs, yes, no);
      return;
    }
    if (expr.kind === 'let') {
      const path = this.scrutinee(expr.value, expr.pat);
      if (path !== undefined && expr.pat.kind !== 'wild') this.emit('inspect', path, expr.node);
      this.go(no);
      // What a pattern takes stays where it is when the pattern does not match.
      const matched = this.newBlock();
      this.go(matched);
      this.block = matched;
      this.bind(expr.pat, path, this.flows(expr.value));
      this.go(yes);
      return;
    }
    this.value(expr);
    this.go(yes);
    this.go(no);
  }

  private choice(expr: TExprOf<'if'>, value = (branch: TExpr) => this.value(branch)): void {
    const yes = this.newBlock();
    const no = this.newBlock();
    const after = this.newBlock();
    this.scopes.push([]);
    this.condition(expr.cond, yes, no);
    this.block = yes;
    value(expr.then);
    this.close();
    this.go(after);
    this.block = no;
    if (expr.else !== undefined) value(expr.else);
    this.go(after);
    this.block = after;
  }

  private match(expr: TExprOf<'match'>): void {
    const [only] = expr.arms;
    const isPlain = expr.arms.length === 1 && only!.guard === undefined;
    const looked = isPlain ? only!.pat : ({ kind: 'wild' } as TPat);
    const path = this.scrutinee(expr.scrutinee, looked, expr.source === 'match');
    const sources = this.flows(expr.scrutinee);
    const from = this.block;
    const after = this.newBlock();
    let heads = [from];
    for (const arm of expr.arms) {
      const start = this.newBlock();
      for (const head of heads) head.next.push(start);
      this.block = start;
      this.matched = expr.scrutinee.node;
      this.scopes.push([]);
      heads = [from];
      if (arm.guard === undefined) this.bind(arm.pat, path, sources);
      else {
        const yes = this.newBlock();
        const no = this.newBlock();
        this.guarded(arm.pat, path, sources, arm.guard, yes, no);
        heads.push(no);
        this.block = yes;
      }
      this.value(arm.body);
      this.close();
      this.go(after);
    }
    this.block = after;
  }

  /** A guard sees the variables by reference: what they take is taken when it holds. */
  private guarded(
    pat: TPat,
    path: Path | undefined,
    sources: readonly Source[],
    guard: TExpr,
    yes: Block,
    no: Block,
  ): void {
    this.bind(pat, undefined, sources);
    const holds = this.newBlock();
    this.condition(guard, holds, no);
    this.block = holds;
    if (path !== undefined) this.bind(pat, path, sources);
    this.go(yes);
  }

  private loop(expr: TExprOf<'loop'>): void {
    const head = this.newBlock();
    const after = this.newBlock();
    const depth = this.scopes.length;
    this.go(head);
    this.block = head;
    this.breaks.push({ label: expr.label, block: after, depth });
    this.continues.push({ label: expr.label, block: head, depth });
    this.value(expr.body);
    this.go(head);
    this.breaks.pop();
    this.continues.pop();
    this.block = after;
  }

  private jump(targets: readonly Jump[], label: LabelId): void {
    const target = targets.findLast((one) => one.label === label);
    if (target !== undefined) {
      for (const locals of this.scopes.slice(target.depth).reverse())
        for (const local of [...locals].reverse())
          this.emit('dead', root(local), this.body.locals[local]!.node);
      this.go(target.block);
    }
    this.end();
  }

  // ------------------------------------------------------------------------------------ flows

  /** Where references in a value certainly come from. */
  private flows(expr: TExpr): readonly Source[] {
    switch (expr.kind) {
      case 'borrow':
        return this.flowsOfBorrow(expr);
      case 'local':
        return holdsReference(expr.ty) ? [expr.local] : [];
      case 'field': {
        const path = holdsReference(expr.ty) ? purePath(expr) : undefined;
        return path === undefined ? [] : heldByField(path);
      }
      case 'cast': {
        const isSame = expr.ty.kind !== 'ptr' && expr.cast === 'unsize';
        return isSame ? this.flows(expr.operand) : [];
      }
      case 'block':
        return expr.tail === undefined ? [] : this.flows(expr.tail);
      case 'if':
        return [expr.then, ...(expr.else === undefined ? [] : [expr.else])].flatMap((one) =>
          this.flows(one),
        );
      case 'match':
        return expr.source === 'match' ? expr.arms.flatMap((arm) => this.flows(arm.body)) : [];
      case 'tuple':
      case 'array':
        return expr.elems.flatMap((elem) => this.flows(elem));
      case 'adt':
        return expr.fields.flatMap((field) => this.flows(field.value));
      case 'closure':
        return expr.captures.flatMap((capture) => this.flows(capture));
      case 'call':
        if (regionsOf(expr.ty) === 0) return [];
        if (isIntoIter(this.program, expr) && holdsReference(expr.ty))
          return this.flows(expr.args[0]!);
        return flowsOfCall(this.program, expr, (arg) => this.flows(arg));
      default:
        return [];
    }
  }

  private flowsOfBorrow(expr: TExprOf<'borrow'>): readonly Source[] {
    const loan = this.loans.get(expr);
    const path = purePath(expr.place);
    const isKept =
      loan !== undefined && !loan.path.steps.some(({ key }) => key === '*s' || key === '*p');
    const more = path === undefined ? this.throughCall(expr.place) : held(path, expr.place.ty);
    return [...(isKept ? [loan] : []), ...more];
  }

  /**
   * What a borrow has of a place that is no plain path: what the reference has that the place is
   * behind. A shared reference that is read from behind another one lives on by itself, and so does
   * what a raw pointer points to.
   */
  private throughCall(place: TExpr): readonly Source[] {
    let at = place;
    let isBehind = false;
    let isBehindShared = false;
    let isCopied = false;
    while (at.kind === 'field' || at.kind === 'index' || at.kind === 'deref') {
      if (at.kind === 'deref') {
        const { ty } = at.operand;
        if (ty.kind === 'ptr') return [];
        isCopied ||= isBehindShared;
        isBehind ||= ty.kind === 'ref';
        isBehindShared ||= ty.kind === 'ref' && !ty.mut;
      }
      at = at.kind === 'deref' ? at.operand : at.base;
    }
    if (!isBehind) return [];
    if (!isCopied) return this.flows(at);
    const path = at.kind === 'borrow' ? purePath(at.place) : undefined;
    return path !== undefined && at.kind === 'borrow' ? held(path, at.place.ty) : [];
  }
}
