/** Places of workgroup globals: in the order of their alignment, what the launch sizes behind the rest. */
import type { Func, Module } from '../../mir/index.ts';

export interface LdsLayout {
  readonly offsets: ReadonlyMap<string, number>;
  /** Bytes of fixed size. */
  readonly size: number;
  readonly usesLaunchSized: boolean;
}

/**
 * The globals that `funcs` name. `shared` holds those of functions that several kernels may call: they lie at the same place
 * in each, and what the launch sizes lies where the functions look for it.
 */
export function layOutLds(
  module: Module,
  funcs: readonly Func[],
  shared?: LdsLayout | undefined,
): LdsLayout {
  const found = new Set<string>();
  for (const fn of funcs)
    for (const block of fn.blocks)
      for (const inst of block.insts) if (inst.op === 'global.addr') found.add(inst.attrs.symbol!);
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
  const align = sized.reduce((most, g) => Math.max(most, g.align), 1);
  if (sized.length > 0) at = Math.ceil(at / align) * align;
  for (const global of sized) offsets.set(global.name, at);
  return {
    offsets,
    size: at,
    usesLaunchSized: sized.length > 0 || shared?.usesLaunchSized === true,
  };
}
