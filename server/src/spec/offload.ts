/** Arguments as the runtime of `core::offload` passes them. */
import type { PlannedArgument } from './planned.ts';
import type { KernelParam } from './types.ts';

/** With the runtime's own first parameter, and numbers of 64 bits each. */
export function wrappedForOffload(
  args: readonly (PlannedArgument | undefined)[],
  params: readonly KernelParam[],
): readonly (PlannedArgument | undefined)[] {
  if (args.length === 0) return args;
  const wide = args.map((arg, at) => {
    if (arg === undefined || arg.addresses.length > 0 || arg.bytes.length >= 8) return arg;
    if (params[at]?.type.kind !== 'scalar') return arg;
    const bytes = new Uint8Array(8);
    bytes.set(arg.bytes);
    return { ...arg, bytes, isWord: true };
  });
  const word = {
    bytes: new Uint8Array(8),
    addresses: [],
    isWord: true,
    isSlice: false,
    isApart: false,
  };
  return [{ name: 'dyn_ptr', ...word }, ...wide];
}
