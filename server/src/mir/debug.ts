/**
 * What a debugger asks of code: which variables of the source there are, where each can be named,
 * and which operations only say something about them. The model is LLVM's: a location has a scope,
 * `dbg.value` says from where on a variable has which value, and inlined code keeps the chain of
 * calls in its locations.
 */
import { append } from '../base/index.ts';
import type { DebugRecord, DebugRecords, DebugVar, Func, Inst, SourceLoc } from './function.ts';
import type { MapLoc } from './inlined-locs.ts';
import type { OpName } from './ops.ts';

export const NO_VARS: DebugVar[] = [];

/** Operations that only a debugger reads. */
export function isDebugOp(op: OpName): boolean {
  return op === 'dbg.value' || op === 'dbg.stmt';
}

/** Takes all that only a debugger reads out of a function. */
export function stripDebug(fn: Func): void {
  if (fn.vars.length > 0) fn.vars = NO_VARS;
  fn.records = undefined;
  removeDebugOps(fn);
}

/** Takes the operations out; what they say of variables stays beside the code. */
export function detachDebugOps(fn: Func): void {
  if (fn.vars.length === 0) {
    removeDebugOps(fn);
    return;
  }
  const records: DebugRecords = new Map();
  for (const { insts } of fn.blocks) {
    let open: DebugRecord[] = [];
    for (const inst of insts) {
      if (inst.op === 'dbg.value') open.push(recordOf(inst));
      else if (inst.op !== 'dbg.stmt' && open.length > 0) {
        records.set(inst, open);
        open = [];
      }
    }
  }
  removeDebugOps(fn);
  fn.records = records;
}

function recordOf({ args, attrs }: Inst): DebugRecord {
  const { variable, kind, fragment } = attrs;
  return { variable: variable!, kind: kind ?? 'value', fragment, value: args.at(0) };
}

/** Puts records before an instruction, behind those that stand there. */
export function addRecords(records: DebugRecords, inst: Inst, more: readonly DebugRecord[]): void {
  if (more.length === 0) return;
  const known = records.get(inst);
  if (known === undefined) records.set(inst, [...more]);
  else append(known, more);
}

/** Puts the records of an instruction that goes before another one, in front of those there. */
export function moveRecords(fn: Func, from: Inst, to: Inst | undefined): void {
  const own = fn.records?.get(from);
  if (own === undefined || to === undefined) return;
  fn.records!.delete(from);
  fn.records!.set(to, [...own, ...(fn.records!.get(to) ?? [])]);
}

/** Takes the operations out; the variables stay, without values. */
function removeDebugOps(fn: Func): void {
  for (const block of fn.blocks)
    if (block.insts.some(({ op }) => isDebugOp(op)))
      block.insts = block.insts.filter(({ op }) => !isDebugOp(op));
}

/** Can the variable be named at a location? */
export function inScope(variable: DebugVar, loc: SourceLoc): boolean {
  if (variable.loc === undefined) return true;
  const { scope } = variable.loc;
  let at = loc.scope;
  while (at !== undefined && at !== scope) at = at.parent;
  return at !== undefined && sameCalls(variable.loc.inlinedAt, loc.inlinedAt);
}

/** Are two locations reached through the same calls? */
export function sameCalls(a: SourceLoc | undefined, b: SourceLoc | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return (
    a.fn === b.fn &&
    a.span.file === b.span.file &&
    a.span.start === b.span.start &&
    a.span.end === b.span.end &&
    sameCalls(a.inlinedAt, b.inlinedAt)
  );
}

/**
 * The variables that can be named at a location, the innermost last. Of two of one name the later
 * hides the other.
 */
export function varsInScope(fn: Func, loc: SourceLoc): number[] {
  const depth = (variable: DebugVar): number => {
    let n = 0;
    for (let at = variable.loc?.scope; at !== undefined; at = at.parent) n++;
    return n;
  };
  return [...fn.vars.keys()]
    .filter((index) => inScope(fn.vars[index]!, loc))
    .sort((a, b) => depth(fn.vars[a]!) - depth(fn.vars[b]!) || a - b);
}

/** Gives `target` the variables of a function that is inlined; returns the number of the first. */
export function inlineVars(target: Func, callee: Func, mapLoc: MapLoc | undefined): number {
  const base = target.vars.length;
  if (callee.vars.length === 0) return base;
  const own = callee.vars.map((variable) => ({
    ...variable,
    loc: variable.loc && (mapLoc === undefined ? variable.loc : mapLoc(variable.loc)),
  }));
  target.vars = [...target.vars, ...own];
  return base;
}

/** Is the instruction one that says which value a variable has? */
export function isDebugValue(inst: Inst): boolean {
  return inst.op === 'dbg.value';
}
