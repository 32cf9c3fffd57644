/** Variables, statics and memory as a lane sees them at a stop. */
import type { HomeValue, MemoryObject, UnitRun } from '../execute/index.ts';
import { type DebugVar, type SourceLoc, varsInScope } from '../mir/index.ts';
import {
  type Bytes,
  type Memory,
  readView,
  type Shown,
  type TypeTable,
  UNINITIALIZED,
} from '../views/index.ts';
import type { Program } from './api.ts';
import type { Constants } from './constants.ts';
import { elementsOf, type Names } from './expression.ts';
import type { Coordinates, Value } from './numbers.ts';

/** A lane of a unit. */
export interface LaneAt {
  /** Linear index of its block. */
  readonly block: number;
  /** Its place in the block. */
  readonly thread: number;
}

/** A frame of a lane. */
export interface FrameAt {
  readonly lane: LaneAt;
  readonly loc: SourceLoc | undefined;
  /** How many calls deep its function is: the kernel is 0. */
  readonly depth: number;
}

/** A value, and where its bytes are when they are in memory. */
export interface Variable {
  readonly shown: Shown;
  readonly variable: DebugVar;
}

const NUMBERS = /^(?:[iu](?:8|16|32|64|128|size)|f(?:16|32|64)|bool|char)$/;

export class Reader {
  private readonly program: Program;
  private readonly unit: UnitRun;
  readonly types: TypeTable;
  private readonly constants: Constants;

  constructor(program: Program, unit: UnitRun, constants: Constants) {
    this.program = program;
    this.unit = unit;
    this.constants = constants;
    this.types = program.module.types ?? {};
  }

  /** What lies behind pointers. */
  readonly memory: Memory = {
    read: (address, size) => {
      const place = this.unit.placeOf(address);
      return place === undefined ? 'outside of memory' : this.unit.read(place, size);
    },
    name: (address, size) => this.nameAt(address, size),
  };

  /** `buf[17]`: what is at an address. */
  nameAt(address: bigint, size: number): string | undefined {
    const place = this.unit.placeOf(address);
    const object = place === undefined ? undefined : this.unit.objectAt(place);
    if (object === undefined) return undefined;
    // Data of constants has a symbol, and no name in the source.
    const global = this.program.module.globals.get(object.name);
    if (global !== undefined && global.display === undefined) return undefined;
    const offset = place! - object.base;
    const width = size > 0 ? size : object.elementSize;
    if (offset === 0 && width === object.size) return object.name;
    return offset % width === 0
      ? `${object.name}[${offset / width}]`
      : `${object.name} + ${offset} bytes`;
  }

  /** Variables that can be named at a location, the innermost first, each name once. */
  variables(lane: LaneAt, loc: SourceLoc | undefined): Variable[] {
    if (loc === undefined) return [];
    const { kernel } = this.unit;
    const found = new Map<string, Variable>();
    for (const index of varsInScope(kernel, loc).reverse()) {
      const variable = kernel.vars[index]!;
      if (found.has(variable.name)) continue;
      found.set(variable.name, { variable, shown: this.variable(lane, index) });
    }
    return [...found.values()];
  }

  /** A variable by name; undefined when there is none. */
  lookUp(lane: LaneAt, loc: SourceLoc | undefined, name: string): Shown | undefined {
    if (loc === undefined) return undefined;
    const { kernel } = this.unit;
    const index = varsInScope(kernel, loc)
      .reverse()
      .find((one) => kernel.vars[one]!.name === name);
    return index === undefined ? undefined : this.variable(lane, index);
  }

  private variable({ block, thread }: LaneAt, index: number): Shown {
    const { name, type } = this.unit.kernel.vars[index]!;
    const homes = this.unit.homes(block, thread, index);
    const bytes: Bytes = { read: (offset, size) => this.bytesOf(homes, offset, size) };
    const place = this.placeOf(homes);
    // In memory it has an address, which data breakpoints and memory views ask for.
    if (place !== undefined) return this.view(type, place, name);
    return readView(this.types, type, bytes, this.memory, name);
  }

  /** The address of a variable that lies in memory. */
  private placeOf(homes: readonly HomeValue[]): bigint | undefined {
    const home = homes.find(({ inst }) => inst.attrs.kind !== 'value' && inst.args.length > 0);
    if (home === undefined) return undefined;
    const pointer = pointerIn(home.bytes);
    if (home.inst.attrs.kind === 'address') return pointer;
    const found = this.memory.read(pointer, 8);
    return typeof found === 'string' ? undefined : pointerIn(found);
  }

  private bytesOf(homes: readonly HomeValue[], offset: number, size: number): Uint8Array | string {
    if (size === 0) return new Uint8Array(0);
    if (homes.length === 0) return 'not set yet';
    const out = new Uint8Array(size);
    for (let i = 0; i < size; i++) {
      const at = offset + i;
      const home = homes.find(
        ({ fragment }) =>
          fragment === undefined || (at >= fragment[0] && at < fragment[0] + fragment[1]),
      );
      if (home === undefined || home.inst.args.length === 0) return 'optimized out';
      if (home.isUndefined) return UNINITIALIZED;
      out[i] = home.bytes[at - (home.fragment?.[0] ?? 0)]!;
    }
    return out;
  }

  /** A value of a type at an address. */
  view(type: string, address: bigint, name: string): Shown {
    const place = this.unit.placeOf(address);
    const read = (offset: number, size: number): Uint8Array | string =>
      place === undefined ? 'outside of memory' : this.unit.read(place + offset, size);
    const inner = readView(this.types, type, { read }, this.memory, name);
    return withAddress(inner, address);
  }

  /** A pointer of a type, which lies nowhere itself. */
  private pointer(type: string, address: bigint, name: string): Shown {
    const data = new DataView(new ArrayBuffer(8));
    data.setBigUint64(0, BigInt.asUintN(64, address), true);
    const bytes = new Uint8Array(data.buffer);
    const read = (offset: number, size: number) => bytes.slice(offset, offset + size);
    return readView(this.types, type, { read }, this.memory, name);
  }

  /** A buffer of the launch as a table of elements. */
  buffer(name: string, object: MemoryObject, elementType: string | undefined): Shown {
    const { types, key } = arrayOf(this.types, elementType, object);
    const { base } = object;
    const bytes: Bytes = { read: (offset, size) => this.unit.read(base + offset, size) };
    return withAddress(readView(types, key, bytes, this.memory, name), this.unit.pointerTo(object));
  }

  /** Buffers of the launch by name. */
  buffers(): Shown[] {
    const { buffers } = this.unit.launch.input;
    return buffers.flatMap(({ name, elementType }) => {
      const object = this.unit.buffers.get(name);
      return object === undefined ? [] : [this.buffer(name, object, elementType)];
    });
  }

  /** Workgroup memory of a block. */
  workgroup(block: number): Shown[] {
    return this.unit.globals(block).flatMap(({ global, object }) => {
      if (object.kind !== 'workgroup' && object.kind !== 'dynamic') return [];
      return [this.global(global.type, object)];
    });
  }

  private global(type: string | undefined, object: MemoryObject): Shown {
    if (type !== undefined && this.types[type] !== undefined && object.kind !== 'dynamic') {
      const whole = this.view(type, this.unit.pointerTo(object), object.name);
      const inner = elementsOf(whole, this.types);
      // A tile in a struct of its own is a table like any other.
      return this.types[inner.key]?.kind === 'array' ? renamed(inner, object.name) : whole;
    }
    return this.buffer(object.name, object, undefined);
  }

  /** A static by the last part of its path. */
  static(block: number, name: string): Shown | undefined {
    const last = name.split('::').at(-1)!;
    for (const { global, object } of this.unit.globals(block))
      if (object.name === last && global.type !== undefined)
        return this.global(global.type, object);
    return undefined;
  }

  /** What names mean to a lane: words of the grid, variables, statics, buffers. */
  names(lane: LaneAt, loc: SourceLoc | undefined): Names {
    return {
      types: this.types,
      at: (type, address, name) => this.view(type, address, name),
      pointer: (type, address, name) => this.pointer(type, address, name),
      lookUp: (name): Value | undefined => {
        const shown = this.lookUp(lane, loc, name) ?? this.static(lane.block, name);
        if (shown !== undefined) return { kind: 'shown', shown };
        const word = this.word(lane, name);
        if (word !== undefined) return word;
        const buffer = this.buffers().find((one) => one.name === name);
        return buffer === undefined
          ? this.constant(lane, loc, name)
          : { kind: 'shown', shown: buffer };
      },
    };
  }

  private constant(lane: LaneAt, loc: SourceLoc | undefined, name: string): Value | undefined {
    const [place] = loc === undefined ? [] : this.program.places({ span: loc.span, fn: loc.fn });
    if (place === undefined) return undefined;
    const { span } = place;
    const path = this.program.path(span);
    return (
      this.constants.generics.value(path, span.start, loc!.fn, name) ??
      this.constants.value(path, span.start, name, this.names(lane, loc))
    );
  }

  private word(lane: LaneAt, name: string): Value | undefined {
    const { target } = this.program;
    return gridWord(name, lane, this.unit, target.waveSize);
  }
}

/** `block`, `thread`, `warp` and `lane` as numbers of a lane. */
export function gridWord(
  name: string,
  { block, thread }: LaneAt,
  unit: { readonly launch: UnitRun['launch'] },
  waveSize: number,
): Value | undefined {
  const { grid, input } = unit.launch;
  switch (name) {
    case 'block':
      return coordinates(block, grid);
    case 'thread':
      return coordinates(thread, input.block);
    case 'warp':
    case 'wave':
    case 'wavefront':
      return { kind: 'int', value: BigInt(Math.floor(thread / waveSize)) };
    case 'lane':
      return { kind: 'int', value: BigInt(thread % waveSize) };
    default:
      return undefined;
  }
}

function coordinates(linear: number, [x, y]: readonly [number, number, number]): Coordinates {
  const at = [linear % x, Math.floor(linear / x) % y, Math.floor(linear / (x * y))] as const;
  return { kind: 'coordinates', at, linear };
}

function pointerIn(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true);
}

function renamed(shown: Shown, name: string): Shown {
  const own = Object.create(shown) as Shown;
  return Object.defineProperty(own, 'name', { value: name });
}

/** A view whose bytes lie at an address. */
function withAddress(shown: Shown, address: bigint): Shown {
  if (shown.address !== undefined) return shown;
  return {
    ...shown,
    get text() {
      return shown.text;
    },
    address: address + BigInt(shown.offset),
    children: (start, count) =>
      shown.children(start, count).map((child) => withAddress(child, address)),
  };
}

/** A table with the type of an array of elements of memory. */
function arrayOf(
  types: TypeTable,
  elementType: string | undefined,
  { size, elementSize }: MemoryObject,
): { readonly types: TypeTable; readonly key: string } {
  const known = Object.entries(types).find(([, view]) => view.text === elementType)?.[0];
  const width = elementSize;
  let [element, all] = [known, types];
  if (element === undefined) {
    element = '{element}';
    const [, sign, bits] = /^([iuf])(\d+)$/.exec(elementType ?? '') ?? [];
    const text = NUMBERS.test(elementType ?? '') ? elementType! : 'u8';
    const base = { text, size: width, align: width };
    const view =
      sign === 'f' && (bits === '16' || bits === '32' || bits === '64')
        ? ({ ...base, kind: 'float', format: `f${bits}` } as const)
        : ({ ...base, kind: 'int', signed: sign === 'i' } as const);
    all = { ...types, [element]: view };
  }
  const count = Math.floor(size / Math.max(1, width));
  const text = `[${elementType ?? 'u8'}; ${count}]`;
  return {
    key: '{buffer}',
    types: { ...all, '{buffer}': { kind: 'array', elem: element, count, text, size, align: 1 } },
  };
}
