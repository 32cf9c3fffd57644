/**
 * Places of workgroup globals: in the order of their alignment, what the launch sizes behind the
 * rest.
 */
import type { Func, Module } from '../../mir/index.ts';

export interface LdsLayout {
  readonly offsets: ReadonlyMap<string, number>;
  /** Bytes of fixed size. */
  readonly size: number;
  readonly usesLaunchSized: boolean;
}

/**
 * The globals that `funcs` name. `shared` holds those of functions that several kernels may call:
 * they lie at the same place in each, and what the launch sizes lies where the functions look for
 * it.
 */
export function layOutLds(
  module: Module,
  funcs: readonly Func[],
  shared?: LdsLayout | undefined,
): LdsLayout {
  const found = new Set<string>();
  // Each call asks for an alignment of its own: a kernel need not align more than its calls ask.
  const asked = new Map<string, number>();
  for (const fn of funcs)
    for (const block of fn.blocks)
      for (const { op, attrs } of block.insts) {
        if (op !== 'global.addr') continue;
        const symbol = attrs.symbol!;
        found.add(symbol);
        const align = attrs.align ?? module.globals.get(symbol)?.align ?? 1;
        asked.set(symbol, Math.max(asked.get(symbol) ?? 1, align));
      }
  const globals = [...module.globals.values()].filter(
    (g) => g.space === 'workgroup' && found.has(g.name) && shared?.offsets.has(g.name) !== true,
  );
  const offsets = new Map(shared?.offsets);
  let at = shared?.size ?? 0;
  const statics = globals.filter((g) => g.launchSized !== true).sort((a, b) => b.align - a.align);
  for (const global of statics) {
    at = Math.ceil(at / Math.max(1, global.align)) * Math.max(1, global.align);
    offsets.set(global.name, at);
    at += global.size;
  }
  const sized = globals.filter((g) => g.launchSized === true);
  const align = sized.reduce((most, g) => Math.max(most, asked.get(g.name) ?? 1), 1);
  if (sized.length > 0) at = Math.ceil(at / align) * align;
  for (const global of sized) offsets.set(global.name, at);
  return {
    offsets,
    size: at,
    usesLaunchSized: sized.length > 0 || shared?.usesLaunchSized === true,
  };
}
