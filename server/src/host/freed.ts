/**
 * Device memory whose owner ends while a pointer to it lives on: temporaries, and variables of a
 * block or function that gives the pointer away. Memory of which anything else is done is left
 * alone: whoever gets the owner may keep it.
 */
import type { Span } from '../base/index.ts';
import {
  type AnyExpr,
  type AnyNode,
  type Block,
  type Fn,
  forEachChild,
  type TokenGroup,
} from '../syntax/index.ts';
import { type Around, placeIn } from './around.ts';
import { isIn } from './macros.ts';
import type { Scope } from './scope.ts';
import type { Freed, HostValue } from './value.ts';

/** Methods of buffers that borrow them. */
const BORROWS =
  /^(?:as_(?:device_ptr|raw|slice|mut_slice|host_vec|host_value|ptr|mut_ptr)|cu_deviceptr|device_ptr(?:_mut)?|len|is_empty|num_bytes|(?:async_)?copy_(?:to|from)|copy_(?:to|from)_async|set_(?:zero|8|16|32)(?:_async)?|to_host_vec|copy_to_host|copy_from_host)$/;
/** Macros that take what they print or compare by reference. */
const BORROWING_MACROS =
  /^(?:e?println|e?print|format|write|writeln|dbg|trace|debug|info|warn|error|(?:debug_)?assert(?:_eq|_ne)?)$/;
const DROPS = /^(?:drop|drop_async)$/;

/** A value with the pointers in it changed, those in tuples and structs too. */
function mapPointers(
  value: HostValue,
  map: (memory: NonNullable<HostValue['memory']>) => Freed | undefined,
  depth = 0,
): HostValue {
  const { memory, part, elems, fields } = value;
  const freed =
    memory !== undefined && part === 'pointer' && memory.freed === undefined
      ? map(memory)
      : undefined;
  const changed = freed === undefined ? value : { ...value, memory: { ...memory!, freed } };
  if (depth > 2 || (elems === undefined && fields === undefined)) return changed;
  return {
    ...changed,
    ...(elems && { elems: elems.map((elem) => mapPointers(elem, map, depth + 1)) }),
    ...(fields && {
      fields: new Map([...fields].map(([name, one]) => [name, mapPointers(one, map, depth + 1)])),
    }),
  };
}

/**
 * The value of an initialiser or of a function's last expression at `span`: buffers that it makes
 * and puts nowhere end behind it.
 */
export function withoutTemporaries(value: HostValue, span: Span): HostValue {
  return mapPointers(value, ({ name, made }) =>
    name === '' && made !== undefined && isIn(made, span)
      ? { how: 'temporary', span: made }
      : undefined,
  );
}

/** A variable that owns a buffer, in the block or function that it ends with. */
export interface Local {
  readonly name: string;
  readonly span: Span;
  readonly value: HostValue;
}

/** The variables of a block that own the buffers which their initialisers make. */
export function buffersOf(block: Block, scope: Scope, around: Around): readonly Local[] {
  return block.stmts.flatMap((stmt) => {
    if (stmt.kind !== 'LetStmt' || stmt.pat.kind !== 'IdentPat' || stmt.init === undefined)
      return [];
    const name = stmt.pat.name.text;
    const value = scope.lookup(name);
    const isOwner =
      value?.part === 'buffer' &&
      value.type.kind === 'named' &&
      value.memory?.made !== undefined &&
      isIn(value.memory.made, placeIn(stmt.init, around));
    return isOwner ? [{ name, span: placeIn(stmt.pat, around), value }] : [];
  });
}

/** The value that a block or function gives, whose variables end with it. */
export function withoutLocals(
  value: HostValue,
  locals: () => readonly Local[],
  body: Block,
): HostValue {
  return mapPointers(value, ({ id, name }) => {
    if (name === '') return undefined;
    const local = locals().find((one) => one.name === name && one.value.memory?.id === id);
    return local === undefined || isGivenAway(name, body)
      ? undefined
      : { how: 'scope', span: local.span };
  });
}

/** May a variable's value be somewhere else behind the body? Two of one name count as one. */
export function isGivenAway(name: string, body: Block | Fn): boolean {
  let found = false;
  const visit = (node: AnyNode): void => {
    if (found) return;
    if (node.kind === 'MacroCall') {
      const called = node.path.segments.at(-1)?.name.text ?? '';
      found = mentions(node.body, name, BORROWING_MACROS.test(called));
      return;
    }
    if (node.kind === 'PathExpr') {
      found = isNamed(node, name);
      return;
    }
    const borrowed = borrowedBy(node);
    forEachChild(node, (child) => {
      if (child === borrowed && isNamed(borrowed, name)) return;
      // A closure that moves owns what it names, and so may the one that it is given to.
      if (child.kind === 'ClosureExpr' && child.move) found ||= holds(child, name);
      visit(child);
    });
  };
  visit(body);
  return found;
}

function isNamed(node: AnyNode, name: string): boolean {
  return (
    node.kind === 'PathExpr' &&
    node.path.segments.length === 1 &&
    node.path.segments[0]!.name.text === name
  );
}

/** The operand of which an expression takes no more than a reference, or which it ends. */
function borrowedBy(node: AnyNode): AnyExpr | undefined {
  // What takes it by `&mut` may put another one there: `mem::swap`.
  if (node.kind === 'RefExpr') return node.mut ? undefined : node.expr;
  if (node.kind === 'IndexExpr') return node.base;
  if (node.kind === 'MethodCallExpr')
    return BORROWS.test(node.name.text) || DROPS.test(node.name.text) ? node.receiver : undefined;
  if (node.kind === 'CallExpr' && node.callee.kind === 'PathExpr')
    return DROPS.test(node.callee.path.segments.at(-1)?.name.text ?? '') ? node.args[0] : undefined;
  return undefined;
}

/** Is the name anywhere in it? */
function holds(node: AnyNode, name: string): boolean {
  let found = isNamed(node, name);
  forEachChild(node, (child) => {
    found ||= child.kind === 'MacroCall' ? mentions(child.body, name, false) : holds(child, name);
  });
  return found;
}

/** Is the name in the tokens, but as the receiver of a method that borrows or behind `&`? */
function mentions(group: TokenGroup, name: string, borrowing: boolean): boolean {
  const { trees } = group;
  return trees.some((tree, at) => {
    if (tree.kind === 'Group') return mentions(tree, name, borrowing);
    if (tree.kind !== 'Token' || tree.text !== name || borrowing) return false;
    const text = (offset: number): string => {
      const near = trees[at + offset];
      return near?.kind === 'Token' ? near.text : '';
    };
    if (text(-1) === '&' || text(-1) === '.') return false;
    return !(text(1) === '.' && BORROWS.test(text(2)));
  });
}
