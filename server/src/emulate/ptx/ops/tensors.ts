/**
 * Bulk copies of boxes of tensors by a tensor map, and those that combine with what is there (PTX
 * ISA, `cp.async.bulk.tensor`, `cp.reduce.async.bulk`). Copies happen at once.
 */
import { BULK_OPERATIONS } from '../../../base/index.ts';
import {
  bytesOfBox,
  combineBytes,
  decodeTensorMap,
  fillBox,
  fromShared,
  rowsOfBox,
  sizeOfTensorType,
  TENSOR_MAP,
  type TensorMap,
  toShared,
  unsupportedTensorMap,
} from '../../tensors/index.ts';
import { AccessKind, place, resolve, Space } from '../access.ts';
import type { AddressSlot, OpCompiler, OpContext } from '../context.ts';
import type { Frame } from '../state.ts';
import { actAs, watched } from '../tell.ts';
import { inBlock, ranksOf, reportBytes } from './mbarrier.ts';
import { addressOut, elementsOf, readAddress } from './memory.ts';

/** Boxes in shared memory begin at multiples of it (PTX ISA, `cp.async.bulk.tensor`). */
const BOX_ALIGN = 128;

/** The map and the coordinates that an operand such as `[%rd1, {%r1, %r2}]` has in a lane. */
type TensorReader = (f: Frame, lane: number) => readonly [TensorMap, readonly number[]];

function tensorAt(c: OpContext, index: number): TensorReader {
  const operand = c.operand(index);
  const list = operand.kind === 'addr' ? operand.items[1] : undefined;
  if (list === undefined) return c.fail('a tensor map with coordinates is missing');
  const coords = elementsOf(list).map((one) => c.srcOf(one, 'b32'));
  const dims = Number(c.mods.find((word) => /^[1-5]d$/.test(word))?.[0] ?? 0);
  if (coords.length !== dims) c.fail(`${dims} coordinates are needed`);
  const address = c.address(index);
  const space = address.space < 0 ? Space.Generic : address.space;
  return (f, lane) => {
    readAddress(f, address, lane);
    const { hi, lo } = addressOut;
    watched(f.warp, false);
    const { bytes: size, align } = TENSOR_MAP;
    resolve(f.warp, lane, space, hi, lo, size, align, AccessKind.Load);
    watched(f.warp, true);
    const map = decodeTensorMap(place.bytes.u8.slice(place.offset, place.offset + size));
    const stop = (message: string): never => f.warp.fault(lane, 'unsupported', message);
    if (map === undefined)
      return stop(
        'a copy by a tensor map that the spec does not give (`"tensor_map": {..}`) cannot be executed',
      );
    if (map.dims.length !== dims)
      return f.warp.fault(
        lane,
        'memory-use',
        `copies ${dims} dimensions by a tensor map of ${map.dims.length}`,
      );
    const other = unsupportedTensorMap(map);
    if (other !== undefined) stop(`${other} cannot be executed here`);
    return [map, coords.map((slot) => f.i32[slot + lane]!)];
  };
}

/** Resolves an access of bulk copies; `place` has the answer. */
function access(f: Frame, lane: number, what: Access): void {
  actAs(f.warp, what.agent ?? 'bulk');
  const { space, hi, lo, size, align, kind } = what;
  resolve(f.warp, lane, space, hi, lo, size, align, kind);
  actAs(f.warp, undefined);
}

interface Access {
  readonly space: number;
  readonly hi: number;
  readonly lo: number;
  readonly size: number;
  readonly align: number;
  readonly kind: number;
  readonly agent?: 'bulk' | 'bulkRead';
}

function globalAccess(map: TensorMap, offset: number, size: number, kind: number): Access {
  const address = map.address + BigInt(offset);
  const hi = Number(BigInt.asIntN(32, address >> 32n));
  const lo = Number(address & 0xffffffffn);
  return { space: Space.Global, hi, lo, size, align: sizeOfTensorType(map.type), kind };
}

function slotAccess(
  f: Frame,
  slot: AddressSlot,
  lane: number,
  rest: Omit<Access, 'hi' | 'lo'>,
  rank?: number,
): Access {
  readAddress(f, slot, lane);
  const { hi, lo } = addressOut;
  return { ...rest, hi, lo: inBlock(lo, rank) };
}

/** Copies of a tensor's box, in either direction. */
export const copyTensor: OpCompiler = (c) => {
  const odd = c.mods.find((word) => /^(?:im2col|tile::|cta_group::2)/.test(word));
  if (odd !== undefined) return c.fail(`the simulator does not run \`.${odd}\` of tensor copies`);
  const isLoad = c.mods.some((word) => word.startsWith('mbarrier'));
  return isLoad ? loadTensor(c) : storeTensor(c);
};

const loadTensor: OpCompiler = (c) => {
  const target = c.address(0);
  const tensor = tensorAt(c, 1);
  const barrier = c.address(2);
  const mask = c.has('multicast::cluster') ? c.src(3, 'b16') : -1;
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const [map, coords] = tensor(f, l);
      const box = new Uint8Array(bytesOfBox(map));
      fillBox(map, box);
      for (const { first, inside, offset } of rowsOfBox(map, coords)) {
        if (inside === 0) continue;
        access(f, l, globalAccess(map, offset, inside, AccessKind.Load));
        box.set(place.bytes.u8.subarray(place.offset, place.offset + inside), first);
      }
      const size = box.length;
      for (const rank of mask < 0 ? [undefined] : ranksOf(f.u32[mask + l]!)) {
        const shared = { space: Space.Shared, size, align: BOX_ALIGN, kind: AccessKind.Store };
        access(f, l, slotAccess(f, target, l, shared, rank));
        toShared(map, box, place.bytes.u8, place.offset);
        readAddress(f, barrier, l);
        const { hi, lo } = addressOut;
        resolve(f.warp, l, Space.Shared, hi, inBlock(lo, rank), 8, 8, AccessKind.Atomic);
        reportBytes(f, l, size, true);
      }
    }
  };
};

const storeTensor: OpCompiler = (c) => {
  const tensor = tensorAt(c, 0);
  const source = c.address(1);
  const operation = operationOf(c);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const [map, coords] = tensor(f, l);
      const box = new Uint8Array(bytesOfBox(map));
      const shared = { space: Space.Shared, size: box.length, align: BOX_ALIGN } as const;
      const read = { ...shared, kind: AccessKind.Load, agent: 'bulkRead' } as const;
      access(f, l, slotAccess(f, source, l, read));
      fromShared(map, place.bytes.u8, place.offset, box);
      const kind = operation === undefined ? AccessKind.Store : AccessKind.Atomic;
      for (const { first, inside, offset } of rowsOfBox(map, coords)) {
        if (inside === 0) continue;
        access(f, l, globalAccess(map, offset, inside, kind));
        put(f, l, box.subarray(first, first + inside), map.type, operation);
      }
    }
  };
};

type Operation = (typeof BULK_OPERATIONS)[number] | undefined;

function operationOf(c: OpContext): Operation {
  if (!c.has('reduce')) return undefined;
  return BULK_OPERATIONS.find((one) => c.has(one)) ?? c.fail('an operation is missing');
}

/** Puts bytes at the place last resolved, or combines them with what is there. */
function put(f: Frame, lane: number, bytes: Uint8Array, type: string, operation: Operation): void {
  const { u8, init } = place.bytes;
  const target = u8.subarray(place.offset, place.offset + bytes.length);
  if (operation === undefined) target.set(bytes);
  else if (!combineBytes(operation, type, target, bytes))
    f.warp.fault(
      lane,
      'unsupported',
      `\`${operation}\` of \`${type}\` by a bulk copy cannot be executed`,
    );
  init?.fill(1, place.offset, place.offset + bytes.length);
}

/** `cp.reduce.async.bulk` of bytes that follow each other. */
export const reduceBulk: OpCompiler = (c) => {
  if (c.has('tensor')) return copyTensor(c);
  const operation = operationOf(c);
  const [target, source] = [c.address(0), c.address(1)];
  const size = c.src(2, 'b32');
  const reports = c.mods.some((word) => word.startsWith('mbarrier'));
  const barrier = reports ? c.address(3) : undefined;
  const space = c.has('global') ? Space.Global : Space.Shared;
  const align = Math.max(1, Number(/\d+/.exec(c.type)?.[0] ?? 8) / 8);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const bytes = f.u32[size + l]!;
      const from = { space: Space.Shared, size: bytes, align: 16, kind: AccessKind.Load } as const;
      const agent = reports ? 'bulk' : 'bulkRead';
      access(f, l, slotAccess(f, source, l, { ...from, agent }));
      const copy = place.bytes.u8.slice(place.offset, place.offset + bytes);
      const to = { space, size: bytes, align: Math.max(16, align), kind: AccessKind.Atomic };
      access(f, l, slotAccess(f, target, l, to));
      put(f, l, copy, c.type, operation);
      if (!barrier) continue;
      readAddress(f, barrier, l);
      resolve(f.warp, l, Space.Shared, addressOut.hi, addressOut.lo, 8, 8, AccessKind.Atomic);
      reportBytes(f, l, bytes, true);
    }
  };
};
