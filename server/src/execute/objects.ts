/**
 * The memory of a launch: its linear memory with both shadows, and the objects in it. An object is
 * what a pointer may point into: a buffer, a static, workgroup memory, a block of the heap.
 */
import type { WasmMemory } from '../wasm/index.ts';
import {
  GRANULE,
  type MemoryMap,
  NULL_BYTES,
  PARKED,
  PRIVATE_TAG,
  SHADOW,
  STORED,
  STORED_UNDEFINED,
} from './layout.ts';

export type ObjectKind =
  | 'buffer'
  | 'argument'
  | 'static'
  | 'workgroup'
  | 'dynamic'
  | 'heap'
  | 'packet';

export interface MemoryObject {
  /** High half of pointers to it. */
  readonly id: number;
  readonly kind: ObjectKind;
  /** As messages name it. */
  readonly name: string;
  readonly base: number;
  readonly size: number;
  readonly elementSize: number;
  readonly writable: boolean;
  /** Nothing is expected to write it, although it may. */
  readonly isInput: boolean;
  live: boolean;
}

export interface ObjectOptions {
  readonly align?: number;
  readonly elementSize?: number;
  readonly writable?: boolean;
  readonly isInput?: boolean;
  /** Contents; uninitialised without. */
  readonly bytes?: Uint8Array;
  /** With contents: which bytes of them count, 1 each; all when absent. */
  readonly initialised?: Uint8Array;
}

/** Space between objects. */
const GAP = 64;

export class DeviceMemory {
  readonly map: MemoryMap;
  readonly memory: WasmMemory;
  readonly u8: Uint8Array;
  readonly i32: Int32Array;
  readonly view: DataView;
  readonly objects: MemoryObject[] = [];
  private next: number = NULL_BYTES;

  /** Memory that is all zero, as long as the map says, and the engine's own memory behind that. */
  constructor(map: MemoryMap, memory: WasmMemory) {
    this.map = map;
    this.memory = memory;
    const { buffer } = memory;
    this.u8 = new Uint8Array(buffer);
    this.i32 = new Int32Array(buffer);
    this.view = new DataView(buffer);
  }

  /** Bytes of the data region that are still free. */
  get free(): number {
    return this.map.dataSize - this.next;
  }

  /** First byte that nothing has been given yet. */
  get end(): number {
    return this.next;
  }

  /** Forgets objects that came later than a state of memory, and brings others back. */
  restoreObjects(live: readonly boolean[], end: number): void {
    this.objects.length = Math.min(this.objects.length, live.length);
    this.objects.forEach((object, i) => {
      object.live = live[i]!;
    });
    this.next = end;
  }

  /** Takes bytes that belong to no object, such as stacks. */
  reserve(size: number, align = GRANULE): number {
    const base = Math.ceil(this.next / align) * align;
    this.next = base + Math.ceil(size / GRANULE) * GRANULE + GAP;
    if (this.next > this.map.dataSize) throw new RangeError('memory of the launch is exhausted');
    return base;
  }

  allocate(
    kind: ObjectKind,
    name: string,
    size: number,
    options: ObjectOptions = {},
  ): MemoryObject {
    const { align = GRANULE, elementSize = 1, writable = true, isInput = false, bytes } = options;
    const base = this.reserve(Math.max(size, 1), Math.max(align, GRANULE));
    const id = this.objects.length + 1;
    const object = { id, kind, name, base, size, elementSize, writable, isInput, live: true };
    this.objects.push(object);
    this.own(base, Math.max(size, 1), id);
    if (bytes !== undefined) this.u8.set(bytes.subarray(0, size), base);
    this.setShadow(object, bytes !== undefined);
    if (bytes !== undefined && options.initialised !== undefined) {
      const { shadow } = this.map;
      for (let i = 0; i < size; i++)
        if (options.initialised[i] !== 1) this.u8[shadow + base + i]! &= ~SHADOW.initialised;
    }
    return object;
  }

  private setShadow(object: MemoryObject, initialised: boolean): void {
    const bits =
      SHADOW.accessible |
      (object.writable ? SHADOW.writable : 0) |
      (initialised ? SHADOW.initialised : 0);
    const from = this.map.shadow + object.base;
    this.u8.fill(bits, from, from + object.size);
  }

  /** Makes an object as if nothing had written it. */
  reset(object: MemoryObject): void {
    this.setShadow(object, false);
  }

  private own(base: number, size: number, id: number): void {
    const from = (this.map.owners + base / 4) / 4;
    this.i32.fill(id, from, from + Math.ceil(size / GRANULE));
  }

  /** The object is gone; pointers to it dangle. */
  release(object: MemoryObject): void {
    object.live = false;
    this.own(object.base, Math.max(object.size, 1), 0);
    const from = this.map.shadow + object.base;
    this.u8.fill(0, from, from + object.size);
  }

  /** The address of a byte of an object. */
  address(object: MemoryObject, offset = 0): bigint {
    return (BigInt(object.id) << 32n) | BigInt(object.base + offset);
  }

  /** The object that a pointer belongs to, dead or alive. */
  objectOf(pointer: bigint): MemoryObject | undefined {
    return this.objects[Number((pointer >> 32n) & 0xffffffffn) - 1];
  }

  owner(place: number): number {
    return this.i32[(this.map.owners >> 2) + (place >>> 4)]! >>> 0;
  }

  shadow(place: number): number {
    return this.u8[this.map.shadow + place]!;
  }

  contents(object: MemoryObject): Uint8Array {
    return this.u8.slice(object.base, object.base + object.size);
  }

  /** Has the kernel stored anything in an object? */
  isWritten({ base, size }: MemoryObject): boolean {
    const from = this.map.shadow + base;
    const bits = this.u8.subarray(from, from + size);
    return bits.includes(STORED) || bits.includes(STORED_UNDEFINED);
  }

  /** For each byte of an object 1 when it is initialised. */
  initialised({ base, size }: MemoryObject): Uint8Array {
    const from = this.map.shadow + base;
    const shift = 31 - Math.clz32(SHADOW.initialised);
    // Four bytes at once: objects begin at granules.
    const words = new Uint32Array(this.memory.buffer, from, Math.ceil(size / 4)).slice();
    for (let i = 0; i < words.length; i++) words[i] = (words[i]! >>> shift) & 0x01010101;
    return new Uint8Array(words.buffer, 0, size);
  }

  /** Bytes at a pointer, when all are there and initialised. */
  read(pointer: bigint, size: number): Uint8Array | undefined {
    const place = Number(pointer & 0xffffffffn);
    const id = Number((pointer >> 32n) & 0xffffffffn);
    if (place + size > this.map.dataSize) return undefined;
    if (this.owner(place) !== id) return undefined;
    for (let i = 0; i < size; i++)
      if ((this.shadow(place + i) & SHADOW.initialised) === 0) return undefined;
    return this.u8.slice(place, place + size);
  }

  /** Writes bytes as a kernel does; false when they do not lie in one object. */
  write(pointer: bigint, bytes: Uint8Array): boolean {
    const place = Number(pointer & 0xffffffffn);
    const id = Number((pointer >> 32n) & 0xffffffffn);
    if (place + bytes.length > this.map.dataSize || this.owner(place) !== id) return false;
    for (let i = 0; i < bytes.length; i++)
      if ((this.shadow(place + i) & SHADOW.writable) === 0) return false;
    this.u8.set(bytes, place);
    this.u8.fill(STORED, this.map.shadow + place, this.map.shadow + place + bytes.length);
    return true;
  }

  /** The private object of a number: its first byte and size, while it is there. */
  privateObject(
    id: number,
    near: number,
  ): { readonly base: number; readonly size: number; readonly parked: boolean } | undefined {
    const owners = this.map.owners >> 2;
    const limit = this.next >>> 4;
    const at = Math.min(near >>> 4, limit - 1);
    const isHere = (g: number): boolean => {
      const owner = this.i32[owners + g]! >>> 0;
      return owner === id || owner === (id | PARKED) >>> 0;
    };
    for (let distance = 0; distance < limit; distance++) {
      for (const g of distance === 0 ? [at] : [at - distance, at + distance]) {
        if (g < 0 || g >= limit || !isHere(g)) continue;
        let first = g;
        while (first > 0 && isHere(first - 1)) first--;
        let last = g;
        while (last + 1 < limit && isHere(last + 1)) last++;
        let end = (last + 1) * GRANULE;
        while (end > first * GRANULE && (this.shadow(end - 1) & SHADOW.accessible) === 0) end--;
        const parked = this.i32[owners + first]! >>> 0 !== id;
        return { base: first * GRANULE, size: end - first * GRANULE, parked };
      }
    }
    return undefined;
  }
}

export function isPrivate(id: number): boolean {
  return (id & PRIVATE_TAG) !== 0;
}
