/** Loads from constant memory at a known place: the value itself. */
import {
  bitWidth,
  defInst,
  type Global,
  type Inst,
  isPtr,
  type MirType,
  type Module,
  type Value,
} from '../../../mir/index.ts';
import { isOp, k } from '../match.ts';
import type { Rewriter, Rule } from '../rule.ts';

/** Steps from an address to the global it lies in, at most. */
const MAX_STEPS = 8;

interface Place {
  readonly global: Global;
  readonly offset: number;
}

export const LOAD_RULES: readonly Rule[] = [
  {
    op: 'mem.load',
    name: 'element of a constant table',
    why: 'It reads the bytes of a global.',
    apply(i, cx) {
      if (i.attrs.volatile === true || cx.module === undefined) return undefined;
      const place = placeOf(i.args[0], cx.module);
      const type = i.results[0].type;
      return place === undefined ? undefined : valueAt(place, type, cx);
    },
  },
  {
    op: 'bitcast',
    name: 'a load read under another type of the same size loads that type',
    why: 'It changes the load where it is.',
    apply(i, cx) {
      const load = isOp(i.args[0], 'mem.load');
      if (load === undefined || load.attrs.volatile === true || cx.useCount(i.args[0]) !== 1) {
        return undefined;
      }
      // The load stays where it is; nobody else sees its result.
      i.args[0].type = i.results[0].type;
      return i.args[0];
    },
  },
  {
    op: 'call.indirect',
    name: 'function that is known',
    why: 'It looks at the callee, and changes the call where it is.',
    apply(i, cx) {
      const target = defInst(i.args[0]);
      if (target?.op === 'func.addr' && cx.module !== undefined) callDirectly(i, target, cx);
      return undefined;
    },
  },
];

/** The constant global that an address points into, and where. */
function placeOf(address: Value, module: Module): Place | undefined {
  let offset = 0;
  let value = address;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const def = defInst(value);
    if (def === undefined) return undefined;
    if (def.op === 'global.addr') {
      const global = module.globals.get(def.attrs.symbol!);
      return global === undefined || !isFixed(global) ? undefined : { global, offset };
    }
    if (def.op === 'ptr.add') {
      const bits = k(def.args[1]);
      if (bits === undefined) return undefined;
      offset += Number(BigInt.asIntN(64, bits));
    } else if (def.op !== 'ptr.cast') return undefined;
    value = def.args[0];
  }
  return undefined;
}

/** Are the bytes of the global known, and always the same? */
function isFixed({ mutable, external, launchSized, space, init }: Global): boolean {
  return (
    !mutable &&
    external !== true &&
    launchSized !== true &&
    space !== 'workgroup' &&
    init !== undefined
  );
}

function valueAt({ global, offset }: Place, type: MirType, cx: Rewriter): Value | undefined {
  const size = Math.max(1, bitWidth(type) / 8);
  if (offset < 0 || offset + size > global.size) return undefined;
  const reloc = global.relocs.find((r) => r.offset < offset + size && offset < r.offset + 8);
  if (reloc !== undefined) {
    if (!isPtr(type) || reloc.offset !== offset || size !== 8 || reloc.addend !== 0n)
      return undefined;
    return addressOf(reloc.symbol, type, cx);
  }
  let bits = 0n;
  for (let at = offset + size - 1; at >= offset; at--)
    bits = (bits << 8n) | BigInt(global.init![at] ?? 0);
  return cx.constant(type, bits);
}

function addressOf(symbol: string, type: MirType, cx: Rewriter): Value | undefined {
  const module = cx.module!;
  if (module.funcs.has(symbol))
    return type === 'ptr' ? cx.emit('func.addr', [], type, { symbol }) : undefined;
  const global = module.globals.get(symbol);
  if (global === undefined) return undefined;
  const own = `ptr.${global.space}` as MirType;
  const address = cx.emit('global.addr', [], own, { symbol });
  return own === type ? address : type === 'ptr' ? cx.emit('ptr.cast', [address], type) : undefined;
}

/** The call in place, where callee and call agree on what goes in and comes out. */
function callDirectly(call: Inst, target: Inst, cx: Rewriter): void {
  const symbol = target.attrs.symbol!;
  const callee = cx.module!.funcs.get(symbol);
  const params = callee?.blocks[0]?.params;
  const [, ...args] = call.args;
  if (callee?.kind !== 'device' || params === undefined) return;
  const results = callee.results;
  if (
    params.length !== args.length ||
    params.some((param, n) => param.type !== args[n]!.type) ||
    results.length !== call.results.length ||
    results.some((type, n) => type !== call.results[n]!.type)
  )
    return;
  call.op = 'call';
  call.args = args;
  call.attrs = { symbol };
  cx.touch();
}
