/**
 * The kernel-argument segment, the dispatch packet and the queue: the memory a launch prepares for
 * its kernel.
 */
import type { ExpandedLaunch } from '../launch/index.ts';
import type { Allocation, Arena } from '../memory.ts';
import { WINDOW } from './access.ts';
import { Host } from './host.ts';
import type { KernelArg, KernelFacts } from './kernel.ts';

const GLOBAL = BigInt(WINDOW.Global) << 32n;

/** A value of the launch spec, placed: bytes, or the address of a buffer. */
export interface PlacedArgument {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isBuffer: boolean;
  /** A number that is an address where the slot is a pointer. */
  readonly isWord: boolean;
  /** An address and a length: where the slot is a pointer, the next one takes the length. */
  readonly isSlice: boolean;
}

export interface LaunchMemory {
  readonly kernarg: number;
  readonly packet: number;
  readonly queue: number;
  readonly allocations: readonly Allocation[];
  /** What answers calls of the host, where the kernel asks for it. */
  readonly host: Host | undefined;
}

/** Lays everything out in the arena, or says what does not fit. */
export function prepareLaunch(
  arena: Arena,
  kernel: KernelFacts,
  launch: ExpandedLaunch,
  values: readonly PlacedArgument[],
): LaunchMemory | string {
  const allocations: Allocation[] = [];
  // Compilers read whole 16-byte units of the segment.
  const segment = new Uint8Array(Math.ceil(kernel.kernargSize / 16) * 16);
  const wrong =
    kernel.args === undefined
      ? placeInOrder(segment, values)
      : placeByMetadata(arena, kernel, kernel.args, segment, values, allocations);
  if (wrong !== undefined) return wrong;
  const asks = kernel.args?.some(({ kind }) => kind === 'hidden_hostcall_buffer') === true;
  const host = asks ? new Host(arena, GLOBAL) : undefined;
  for (const arg of kernel.args ?? []) {
    if (arg.kind === 'hidden_hostcall_buffer') segment.set(pointer(host!.buffer.base), arg.offset);
    else if (arg.kind.startsWith('hidden_')) hidden(segment, arg, launch);
  }
  const kernarg = fill(arena, 'kernel arguments', segment, allocations);
  const packet = fill(
    arena,
    'dispatch packet',
    dispatchPacket(kernel, launch, kernarg),
    allocations,
  );
  const queue = fill(arena, 'queue', queueDescriptor(), allocations);
  return { kernarg, packet, queue, allocations, host };
}

function fill(arena: Arena, name: string, bytes: Uint8Array, out: Allocation[]): number {
  const a = arena.allocate(name, bytes.length, { writable: false });
  arena.bytes.u8.set(bytes, a.base);
  out.push(a);
  return a.base;
}

/** Natural alignment, for modules without metadata. */
function placeInOrder(segment: Uint8Array, values: readonly PlacedArgument[]): string | undefined {
  let at = 0;
  for (const v of values) {
    const align = Math.min(16, 2 ** Math.floor(Math.log2(Math.max(1, v.bytes.length))));
    at = Math.ceil(at / align) * align;
    if (at + v.bytes.length > segment.length)
      return `argument \`${v.name}\` lies outside the kernel's ${segment.length} argument bytes`;
    segment.set(v.bytes, at);
    at += v.bytes.length;
  }
  return undefined;
}

/**
 * Places arguments where the metadata says. A structure whose slot is a pointer goes by address of
 * a copy, a number is the address itself; a value wider than its slot was split into a pair.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each way to pass an argument
function placeByMetadata(
  arena: Arena,
  kernel: KernelFacts,
  args: readonly KernelArg[],
  segment: Uint8Array,
  values: readonly PlacedArgument[],
  allocations: Allocation[],
): string | undefined {
  const explicit = args.filter((a) => !a.kind.startsWith('hidden_'));
  let next = 0;
  const put = (arg: KernelArg, bytes: Uint8Array): string | undefined => {
    const { name, offset } = arg;
    if (!(offset >= 0 && offset + bytes.length <= segment.length))
      return `argument \`${name ?? '?'}\`: offset ${offset} is outside the kernarg segment of ${segment.length} bytes`;
    segment.set(bytes, arg.offset);
    return undefined;
  };
  for (const v of values) {
    const arg = explicit[next++];
    if (!arg)
      return `\`${kernel.name}\` has ${explicit.length} argument slots, too few for argument \`${v.name}\``;
    if (v.isBuffer) {
      if (arg.size !== 8)
        return `argument \`${v.name}\` is a pointer, its slot has ${arg.size} bytes`;
      const wrong = put(arg, v.bytes);
      if (wrong !== undefined) return wrong;
      continue;
    }
    if (arg.kind === 'global_buffer' && !v.isWord && !v.isSlice) {
      const a = arena.allocate(`copy of ${v.name}`, v.bytes.length);
      arena.bytes.u8.set(v.bytes, a.base);
      allocations.push(a);
      const wrong = put(arg, pointer(a.base));
      if (wrong !== undefined) return wrong;
      continue;
    }
    if (arg.size === v.bytes.length) {
      const wrong = put(arg, v.bytes);
      if (wrong !== undefined) return wrong;
      continue;
    }
    const second = explicit[next++];
    if (!second || arg.size > v.bytes.length) {
      return `argument \`${v.name}\` has ${v.bytes.length} bytes, its slot in \`${kernel.name}\` ${arg.size}`;
    }
    const at = Math.ceil(arg.size / second.size) * second.size;
    if (at + second.size > v.bytes.length)
      return `argument \`${v.name}\` does not split into ${arg.size} and ${second.size} bytes`;
    put(arg, v.bytes.subarray(0, arg.size));
    put(second, v.bytes.subarray(at, at + second.size));
    // A slice may have words after its length, such as the width of rows.
    for (let rest = at + second.size; v.isSlice && rest < v.bytes.length; rest += 8) {
      const more = explicit[next++];
      if (more === undefined) return `argument \`${v.name}\` has more parts than slots`;
      put(more, v.bytes.subarray(rest, rest + more.size));
    }
  }
  if (next !== explicit.length) {
    return `\`${kernel.name}\` has ${explicit.length} argument slots, the launch fills ${next}`;
  }
  return undefined;
}

export function pointer(base: number): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, GLOBAL | BigInt(base), true);
  return out;
}

const AXES = 'xyz';

/**
 * One implicit argument (LLVM's AMDGPU usage guide, code object metadata). Those the simulator has
 * no value for stay 0.
 */
function hidden(segment: Uint8Array, arg: KernelArg, launch: ExpandedLaunch): void {
  const axis = AXES.indexOf(arg.kind.at(-1) ?? '');
  const { grid, block } = launch;
  let value = 0;
  if (arg.kind.startsWith('hidden_block_count_')) value = grid[axis] ?? 1;
  else if (arg.kind.startsWith('hidden_group_size_')) value = block[axis] ?? 1;
  else if (arg.kind.startsWith('hidden_remainder_')) value = 0;
  else if (arg.kind === 'hidden_grid_dims')
    value = grid[2] * block[2] > 1 ? 3 : grid[1] * block[1] > 1 ? 2 : 1;
  else if (arg.kind === 'hidden_dynamic_lds_size') value = launch.dynamicShared;
  else if (arg.kind === 'hidden_private_base') value = WINDOW.Private;
  else if (arg.kind === 'hidden_shared_base') value = WINDOW.Shared;
  if (arg.offset + arg.size > segment.length) return;
  const bits = BigInt(value);
  for (let i = 0; i < arg.size; i++)
    segment[arg.offset + i] = Number((bits >> BigInt(8 * i)) & 255n);
}

/** The packet of the HSA queue that starts a kernel, 64 bytes. */
function dispatchPacket(kernel: KernelFacts, launch: ExpandedLaunch, kernarg: number): Uint8Array {
  const out = new Uint8Array(64);
  const view = new DataView(out.buffer);
  const { grid, block } = launch;
  view.setUint16(0, 2, true);
  view.setUint16(2, 3, true);
  for (let i = 0; i < 3; i++) {
    view.setUint16(4 + 2 * i, block[i]!, true);
    view.setUint32(12 + 4 * i, grid[i]! * block[i]!, true);
  }
  view.setUint32(24, kernel.privateSize, true);
  view.setUint32(28, kernel.groupSize + launch.dynamicShared, true);
  view.setBigUint64(40, GLOBAL | BigInt(kernarg), true);
  return out;
}

/** Only the aperture fields of the queue are ever read by kernels. */
function queueDescriptor(): Uint8Array {
  const out = new Uint8Array(256);
  const view = new DataView(out.buffer);
  view.setUint32(0x40, WINDOW.Shared, true);
  view.setUint32(0x44, WINDOW.Private, true);
  return out;
}
