/**
 * What the rules about launch-sized workgroup memory share: findings by kernel, calls in the
 * source, names of accesses.
 */
import {
  askOf,
  type MemoryAccess,
  type MisalignedAccess,
  misalignedAccesses,
} from '../../analysis/index.ts';
import type { Span } from '../../base/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { RuleContext } from '../context.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import type { Launch } from '../launch-comment.ts';
import { usesWorkgroupMemory } from './workgroup-findings.ts';

/** A call for launch-sized memory; what stays of it when the code goes. */
export interface AskSite {
  readonly loc: SourceLoc | undefined;
  /** Id of the value that it gives. */
  readonly result: number;
  readonly align: number;
  readonly size: number;
}

/** All calls for launch-sized memory in a kernel. */
export const asksOf: (code: DeviceCode) => readonly AskSite[] = remember((code) => {
  const out: AskSite[] = [];
  if (!code.usesLaunchMemory) return out;
  for (const block of code.whole()?.blocks ?? []) {
    for (const inst of block.insts) {
      const ask = askOf(inst);
      if (ask !== undefined) out.push({ loc: inst.loc, result: inst.results[0].id, ...ask });
    }
  }
  return out;
});

/** Threads of a workgroup, where it is known. */
type Block = Launch['block'];

const byBlock = remember(() => new Map<string, readonly MisalignedAccess[]>());

function misaligned(code: DeviceCode, block: Block): readonly MisalignedAccess[] {
  const known = byBlock(code);
  const key = `${block}`;
  let found = known.get(key);
  if (found === undefined) {
    const fn = usesWorkgroupMemory(code) ? code.whole() : undefined;
    found =
      fn === undefined
        ? []
        : misalignedAccesses(fn, { block, globals: code.parts.globals, funcs: code.parts.funcs });
    known.set(key, found);
  }
  return found;
}

export interface Misaligned extends MisalignedAccess {
  /** Calls that can have run. */
  readonly asks: readonly AskSite[];
}

/**
 * Misaligned accesses of a kernel. Those of one guarantee are one group, because asking once more
 * helps them all; a wrong offset is a group of its own.
 */
export function misalignedIn(
  code: DeviceCode,
  block: Block,
  kind: MisalignedAccess['kind'],
): Misaligned[][] {
  const groups = new Map<string | MisalignedAccess, Misaligned[]>();
  const asks = asksOf(code);
  for (const found of misaligned(code, block)) {
    if (found.kind !== kind) continue;
    const key = kind === 'start' ? `${found.guaranteed}` : found;
    const list = groups.get(key);
    const one = { ...found, asks: asks.filter((ask) => ask.align < found.access.align) };
    if (list === undefined) groups.set(key, [one]);
    else list.push(one);
  }
  return [...groups.values()];
}

/** Where the source calls for the memory with a type written out that may be changed. */
export interface AskCall {
  /** The generic argument. */
  readonly span: Span;
  readonly call: Span;
}

const TURBOFISH = /::<\s*([A-Za-z_]\w*(?:::\w+)*)\s*>\(\s*\)$/;

/**
 * The call to change when there is exactly one: the innermost whose type is no parameter of the
 * function around it.
 */
export function askCall(ctx: RuleContext, asks: readonly AskSite[]): AskCall | undefined {
  const [ask, ...more] = asks;
  if (ask === undefined || more.length > 0) return undefined;
  for (const call of ctx.ownPlaces(ask.loc)) {
    const found = TURBOFISH.exec(ctx.text(call.file).slice(call.start, call.end));
    if (found === null || isTypeParameter(ctx, call, found[1]!)) continue;
    const start = call.start + found.index + found[0].indexOf(found[1]!);
    return { call, span: { file: call.file, start, end: start + found[1]!.length } };
  }
  return undefined;
}

function isTypeParameter(ctx: RuleContext, span: Span, name: string): boolean {
  return ctx.fns.some(
    (fn) =>
      fn.file === span.file &&
      fn.node.start <= span.start &&
      span.end <= fn.node.end &&
      ctx.program.generics(fn).params.some((param) => param.name === name),
  );
}

/** `this read of 4 bytes`, for messages. */
export function accessName({ size, writes, reads, atomic }: MemoryAccess): string {
  const what = atomic ? 'atomic access' : writes && !reads ? 'write' : 'read';
  return size === undefined
    ? `this ${what}`
    : `this ${what} of ${size} ${size === 1 ? 'byte' : 'bytes'}`;
}
