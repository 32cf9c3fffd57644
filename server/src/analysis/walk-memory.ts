/** Private memory and constant tables of one walked thread, byte by byte. */
import { byteSize, type Global, isPtr, type Value } from '../mir/index.ts';
import { RegionAddress } from './simt-values.ts';
import type { WalkValue } from './walk-values.ts';

/** A byte of a number, or one of an address. */
type Byte = number | { readonly address: RegionAddress; readonly index: number };

/** More bytes at once are not kept track of. */
const MOST_BYTES = 1024;
const POINTER = 8;

/** The region of a stack slot. */
export function slotRegion(slot: Value): string {
  return `%${slot.id}`;
}

/** The region of a constant global. */
export function tableRegion(symbol: string): string {
  return `#${symbol}`;
}

export class WalkMemory {
  private readonly globals: ReadonlyMap<string, Global>;
  private readonly regions: Map<string, Map<number, Byte>>;

  constructor(
    globals: ReadonlyMap<string, Global>,
    regions = new Map<string, Map<number, Byte>>(),
  ) {
    this.globals = globals;
    this.regions = regions;
  }

  copy(): WalkMemory {
    const regions = new Map([...this.regions].map(([name, bytes]) => [name, new Map(bytes)]));
    return new WalkMemory(this.globals, regions);
  }

  /** Undefined where something of it is not known. */
  load(at: RegionAddress, type: Value['type']): WalkValue {
    const size = byteSize(type);
    if (at.offset === undefined || size > 16) return undefined;
    const bytes = Array.from({ length: size }, (_, i) => this.byte(at.region, at.offset! + i));
    const [first] = bytes;
    if (typeof first === 'object') {
      const whole = bytes.every(
        (byte, i) =>
          typeof byte === 'object' &&
          byte.address.region === first.address.region &&
          byte.address.offset === first.address.offset &&
          byte.index === i,
      );
      return whole && size === POINTER ? first.address : undefined;
    }
    if (isPtr(type)) return undefined;
    let bits = 0n;
    for (let i = size - 1; i >= 0; i--) {
      const byte = bytes[i];
      if (typeof byte !== 'number') return undefined;
      bits = (bits << 8n) | BigInt(byte);
    }
    return type === 'i1' ? bits & 1n : bits;
  }

  store(at: RegionAddress, value: WalkValue, size: number): void {
    const bytes = this.writable(at, size);
    if (bytes === undefined) return;
    for (let i = 0; i < size; i++) {
      if (typeof value === 'bigint')
        bytes.set(at.offset! + i, Number((value >> BigInt(8 * i)) & 0xffn));
      else if (value instanceof RegionAddress && size === POINTER)
        bytes.set(at.offset! + i, { address: value, index: i });
      else bytes.delete(at.offset! + i);
    }
  }

  fill(at: RegionAddress, byte: WalkValue, size: number | undefined): void {
    const bytes = this.writable(at, size);
    for (let i = 0; bytes !== undefined && i < size!; i++) {
      if (typeof byte === 'bigint') bytes.set(at.offset! + i, Number(byte & 0xffn));
      else bytes.delete(at.offset! + i);
    }
  }

  move(to: RegionAddress, from: WalkValue, size: number | undefined): void {
    const bytes = this.writable(to, size);
    if (bytes === undefined) return;
    const source =
      from instanceof RegionAddress && from.offset !== undefined
        ? Array.from({ length: size! }, (_, i) => this.byte(from.region, from.offset! + i))
        : [];
    for (let i = 0; i < size!; i++) {
      const byte = source[i];
      if (byte === undefined) bytes.delete(to.offset! + i);
      else bytes.set(to.offset! + i, byte);
    }
  }

  /** Somebody may have written anything into a stack slot, or into all of them. */
  forget(region?: string): void {
    if (region === undefined) this.regions.clear();
    else this.regions.delete(region);
  }

  private writable({ region, offset }: RegionAddress, size: number | undefined) {
    if (!region.startsWith('%')) return undefined;
    if (offset === undefined || size === undefined || size > MOST_BYTES) {
      this.forget(region);
      return undefined;
    }
    let bytes = this.regions.get(region);
    if (bytes === undefined) this.regions.set(region, (bytes = new Map()));
    return bytes;
  }

  private byte(region: string, offset: number): Byte | undefined {
    if (!region.startsWith('#')) return this.regions.get(region)?.get(offset);
    const global = this.globals.get(region.slice(1));
    if (global === undefined || offset < 0 || offset >= global.size) return undefined;
    const reloc = global.relocs.find((r) => r.offset <= offset && offset < r.offset + POINTER);
    if (reloc === undefined) return global.init![offset] ?? 0;
    const { symbol, addend } = reloc;
    const target = this.globals.get(symbol);
    if (target !== undefined && !isTable(target)) return undefined;
    const to = target === undefined ? codeRegion(symbol) : tableRegion(symbol);
    return { address: new RegionAddress(to, Number(addend)), index: offset - reloc.offset };
  }
}

/** Where a function lies, of which nothing is read. */
export function codeRegion(symbol: string): string {
  return `&${symbol}`;
}

/** The function whose address this is. */
export function functionAt({ region, offset }: RegionAddress): string | undefined {
  return region.startsWith('&') && offset === 0 ? region.slice(1) : undefined;
}

/** Are the bytes of the global known, and always the same? */
export function isTable(global: Global | undefined): boolean {
  return (
    global !== undefined &&
    !global.mutable &&
    global.external !== true &&
    global.launchSized !== true &&
    global.space !== 'workgroup' &&
    global.init !== undefined
  );
}
