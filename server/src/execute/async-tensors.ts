/**
 * Copies of boxes of tensors by a tensor map (PTX ISA, `cp.async.bulk.tensor`,
 * `cp.reduce.async.bulk`), as a block executes them.
 */
import type { BulkOperation } from '../base/index.ts';
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
} from '../emulate/index.ts';
import type { AsyncHost } from './async-host.ts';
import { AGENT, type AgentKind } from './clock.ts';
import { SHADOW } from './layout.ts';
import { isPrivate } from './objects.ts';

const MASK = 0xffff_ffffn;
/** Boxes in shared memory begin at multiples of it (PTX ISA, `cp.async.bulk.tensor`). */
const BOX_ALIGN = 128;

/** Checks an access and reports what is wrong with it. */
type IsAllowed = (pointer: bigint, size: number, align: number, writes: boolean) => boolean;

/** A tensor map with the coordinates of a box. */
export interface Box {
  readonly map: TensorMap;
  readonly coords: readonly number[];
  readonly bytes: number;
}

/** Bytes of a box, and which of them something has written: 1 each. */
interface Contents {
  readonly bytes: Uint8Array;
  readonly known: Uint8Array;
}

export class TensorCopies {
  private readonly host: AsyncHost;
  private readonly isAllowed: IsAllowed;

  constructor(host: AsyncHost, isAllowed: IsAllowed) {
    this.host = host;
    this.isAllowed = isAllowed;
  }

  /** The box that a map at an address and coordinates describe; none is reported. */
  boxAt(pointer: bigint, coords: readonly number[]): Box | undefined {
    // A parameter by value is where the compiler puts it.
    const isOwn = isPrivate(Number((pointer >> 32n) & MASK));
    const { bytes: size, align } = TENSOR_MAP;
    if (!isOwn && !this.isAllowed(pointer, size, align, false)) return undefined;
    const place = Number(pointer & MASK);
    const map = decodeTensorMap(this.host.memory.u8.slice(place, place + size));
    if (map === undefined) {
      this.unsupported(
        'a copy by a tensor map that the spec does not give (`"tensor_map": {..}`) cannot be executed',
      );
      return undefined;
    }
    const rank = map.dims.length;
    if (rank !== coords.length) {
      this.wrong(`copies ${coords.length} dimensions by a tensor map of ${rank}`);
      return undefined;
    }
    const other = unsupportedTensorMap(map);
    if (other !== undefined) this.unsupported(`${other} cannot be executed here`);
    return other === undefined ? { map, coords, bytes: bytesOfBox(map) } : undefined;
  }

  /** What a load brings, read from global memory once for all its targets. */
  read({ map, coords, bytes: size }: Box): Contents | undefined {
    const { memory, races } = this.host;
    const contents = { bytes: new Uint8Array(size), known: new Uint8Array(size).fill(1) };
    fillBox(map, contents.bytes);
    for (const { first, inside, offset } of rowsOfBox(map, coords)) {
      if (inside === 0) continue;
      const pointer = map.address + BigInt(offset);
      if (!this.isAllowed(pointer, inside, sizeOfTensorType(map.type), false)) return undefined;
      const place = Number(pointer & MASK);
      races?.byAgent(AGENT.bulk, { place, size: inside, writes: false });
      contents.bytes.set(memory.u8.subarray(place, place + inside), first);
      for (let i = 0; i < inside; i++) contents.known[first + i] = this.isKnown(place + i) ? 1 : 0;
    }
    return contents;
  }

  /** Is a place right for a box? */
  takesBox(to: bigint, { bytes }: Box, writes: boolean): boolean {
    return this.isAllowed(to, bytes, BOX_ALIGN, writes);
  }

  /** Puts what was read into shared memory. */
  write(to: bigint, { map, bytes: size }: Box, { bytes, known }: Contents): void {
    const { memory, races } = this.host;
    const place = Number(to & MASK);
    races?.byAgent(AGENT.bulk, { place, size, writes: true });
    toShared(map, bytes, memory.u8, place);
    // What the memory may be used for stays as it is.
    const shadow = memory.u8.subarray(memory.map.shadow, memory.map.shadow + memory.map.dataSize);
    const marks = new Uint8Array(size);
    fromShared(map, shadow, place, marks);
    for (let i = 0; i < size; i++) {
      marks[i]! |= SHADOW.written;
      if (known[i] === 1) marks[i]! |= SHADOW.initialised;
      else marks[i]! &= ~SHADOW.initialised;
    }
    toShared(map, marks, shadow, place);
  }

  /** Copies a box from shared memory into the tensor, or combines it with what is there. */
  store(from: bigint, { map, coords, bytes: size }: Box, operation?: BulkOperation): void {
    const { memory, races } = this.host;
    const source = Number(from & MASK);
    races?.byAgent(AGENT.bulkRead, { place: source, size, writes: false });
    const box = new Uint8Array(size);
    fromShared(map, memory.u8, source, box);
    const shadow = memory.u8.subarray(memory.map.shadow, memory.map.shadow + memory.map.dataSize);
    const marks = new Uint8Array(size);
    fromShared(map, shadow, source, marks);
    for (const { first, inside, offset } of rowsOfBox(map, coords)) {
      if (inside === 0) continue;
      const pointer = map.address + BigInt(offset);
      const own = box.subarray(first, first + inside);
      const isKnown = (i: number): boolean => (marks[first + i]! & SHADOW.initialised) !== 0;
      if (!this.put(pointer, own, map.type, operation, isKnown)) return;
    }
  }

  /** Bytes that arrive at a place of memory; false after a report. */
  put(
    pointer: bigint,
    bytes: Uint8Array,
    type: string,
    operation: BulkOperation | undefined,
    isKnown: (index: number) => boolean,
    agent: AgentKind = AGENT.bulk,
  ): boolean {
    const { memory, races } = this.host;
    const align = Number(/\d+/.exec(type)?.[0] ?? 8) / 8;
    this.host.willWrite(pointer);
    if (!this.isAllowed(pointer, bytes.length, align, true)) return false;
    const place = Number(pointer & MASK);
    const atomic = operation === undefined ? undefined : align;
    races?.byAgent(agent, { place, size: bytes.length, writes: true, ...(atomic && { atomic }) });
    const target = memory.u8.subarray(place, place + bytes.length);
    if (operation === undefined) target.set(bytes);
    else if (!combineBytes(operation, type, target, bytes)) {
      this.unsupported(`\`${operation}\` of \`${type}\` by a bulk copy cannot be executed`);
      return false;
    }
    const { written, initialised } = SHADOW;
    for (let i = 0; i < bytes.length; i++) {
      const at = memory.map.shadow + place + i;
      const wasKnown = operation === undefined || this.isKnown(place + i);
      memory.u8[at]! |= written;
      if (wasKnown && isKnown(i)) memory.u8[at]! |= initialised;
      else memory.u8[at]! &= ~initialised;
    }
    return true;
  }

  isKnown(place: number): boolean {
    const { memory } = this.host;
    return (memory.u8[memory.map.shadow + place]! & SHADOW.initialised) !== 0;
  }

  private wrong(message: string): void {
    const fault = { kind: 'undefined-behaviour', message } as const;
    this.host.fail({ fault, key: `tensor ${message}`, ends: true });
  }

  private unsupported(message: string): void {
    const fault = { kind: 'unsupported', message } as const;
    this.host.fail({ fault, key: `tensor ${message}`, ends: true });
  }
}
