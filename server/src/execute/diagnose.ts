/** What is wrong with an access that its check refused, in words. */
import type { Site } from './environment.ts';
import type { NewFault } from './fault-log.ts';
import { FUNCTION_TAG, NULL_BYTES, SHADOW } from './layout.ts';
import { isMark, MARK } from './marks.ts';
import { type DeviceMemory, isPrivate, type MemoryObject } from './objects.ts';

/** A finding, and what tells it from others at the same place. */
export interface Diagnosis {
  readonly fault: NewFault;
  readonly key: string;
  /** Does the thread end there? */
  readonly ends: boolean;
}

type Doing = 'read' | 'write' | 'atomic' | 'borrow';

const VERB: Readonly<Record<Doing, string>> = {
  read: 'reads',
  write: 'writes',
  atomic: 'updates',
  borrow: 'borrows',
};

/** Where an access goes. */
export interface Target {
  readonly pointer: bigint;
  readonly size: number;
  readonly align: number;
  readonly doing: Doing;
}

function doingOf({ kind, inst }: Site): Doing {
  if (isMark(inst, MARK.touch)) return 'borrow';
  return kind === 'load' ? 'read' : kind === 'store' ? 'write' : 'atomic';
}

/** What is wrong with a load, store or atomic operation. */
export function diagnoseAccess(memory: DeviceMemory, site: Site, pointer: bigint): Diagnosis {
  const doing = doingOf(site);
  return diagnose(memory, { pointer, size: site.size, align: site.align, doing });
}

/** What is wrong with a copy or fill; undefined when only its places overlap. */
export function diagnoseRange(
  memory: DeviceMemory,
  site: Site,
  to: bigint,
  from: bigint,
  count: bigint,
): Diagnosis {
  const size = count > 0x7fffffffn ? 0x7fffffff : Number(count);
  const { align } = site;
  const isCopy = site.inst.op !== 'mem.set';
  const target = { pointer: to, size, align, doing: 'write' } as const;
  if (isWrong(memory, target)) return diagnose(memory, target);
  const source = { pointer: from, size, align, doing: 'read' } as const;
  if (isCopy && isWrong(memory, source)) return diagnose(memory, source);
  return {
    fault: {
      kind: 'undefined-behaviour',
      message: `copies ${size} bytes between overlapping places as if they did not overlap`,
    },
    key: 'overlap',
    ends: true,
  };
}

/** Of a range: copies may read what is not initialised. */
function isWrong(memory: DeviceMemory, { pointer, size, align, doing }: Target): boolean {
  const place = Number(pointer & 0xffffffffn);
  const id = Number((pointer >> 32n) & 0xffffffffn);
  if (place + size > memory.map.dataSize || place % align !== 0) return true;
  const bits = doing === 'read' ? SHADOW.accessible : SHADOW.writable;
  for (let at = place; at < place + size; at++)
    if (memory.owner(at) !== id || (memory.shadow(at) & bits) === 0) return true;
  return false;
}

/** What is wrong with an access of a copy that runs by itself; undefined when nothing is. */
export function diagnosePlace(memory: DeviceMemory, target: Target): Diagnosis | undefined {
  return isWrong(memory, target) ? diagnose(memory, target) : undefined;
}

function diagnose(memory: DeviceMemory, target: Target): Diagnosis {
  const { pointer, size, doing, align } = target;
  const place = Number(pointer & 0xffffffffn);
  const id = Number((pointer >> 32n) & 0xffffffffn);
  const verb = VERB[doing];
  if (id === 0 && place < NULL_BYTES) {
    const message =
      place === 0
        ? `${verb} through a null pointer`
        : `${verb} at ${place} bytes past a null pointer`;
    return { fault: { kind: 'null-pointer', message }, key: 'null', ends: true };
  }
  if (id === FUNCTION_TAG)
    return {
      fault: { kind: 'invalid-pointer', message: `${verb} memory at the address of a function` },
      key: 'function',
      ends: true,
    };
  if (isPrivate(id)) return diagnosePrivate(memory, target, id, place);
  const object = memory.objectOf(pointer);
  if (object === undefined)
    return {
      fault: {
        kind: 'invalid-pointer',
        message: `${verb} at 0x${pointer.toString(16)}, which is in no memory of the launch`,
      },
      key: 'wild',
      ends: true,
    };
  const offset = Number(BigInt.asIntN(64, pointer - memory.address(object)));
  const about = { object: object.name, offset, size, length: object.size, isPrivate: false };
  if (!object.live)
    return {
      fault: {
        kind: 'dangling-pointer',
        message: `${verb} \`${object.name}\`, which was freed`,
        memory: about,
      },
      key: `freed ${object.id}`,
      ends: true,
    };
  if (offset < 0 || offset + size > object.size)
    return {
      fault: {
        kind: object.kind === 'dynamic' ? 'workgroup-memory' : 'out-of-bounds',
        message: outOfBounds(object, offset, size, verb),
        memory: about,
        values: boundsValues(object, offset, size),
      },
      key: `bounds ${object.id}`,
      ends: true,
    };
  if (place % align !== 0)
    return {
      fault: {
        kind: 'misaligned',
        message: `${verb} ${size} bytes at ${elementName(object, offset, size)}, whose address is no multiple of ${align}`,
        memory: about,
      },
      key: `align ${object.id}`,
      ends: true,
    };
  if (doing !== 'read' && doing !== 'borrow' && !object.writable)
    return {
      fault: {
        kind: 'read-only',
        message: `${verb} ${elementName(object, offset, size)}, which is read-only`,
        memory: about,
      },
      key: `readonly ${object.id}`,
      ends: true,
    };
  return {
    fault: {
      kind: 'uninitialised',
      message: `${verb} ${elementName(object, offset, size)}, which nothing has written`,
      memory: about,
    },
    key: `uninitialised ${object.id}`,
    ends: false,
  };
}

function outOfBounds(object: MemoryObject, offset: number, size: number, verb: string): string {
  const { name } = object;
  if (object.kind === 'dynamic') {
    const has = object.size === 0 ? 'none' : `${object.size} bytes`;
    return `${verb} ${elementName(object, offset, size)}, of which the launch has ${has}`;
  }
  const elementSize = elementOf(object, offset, size);
  if (elementSize !== undefined && (elementSize > 1 || object.kind === 'buffer'))
    return `${verb} out of bounds: \`${name}[${offset / elementSize}]\` of ${object.size / elementSize}`;
  return `${verb} out of bounds: byte ${offset} of \`${name}\`, which has ${object.size} bytes`;
}

function boundsValues(object: MemoryObject, offset: number, size: number) {
  const elementSize = elementOf(object, offset, size) ?? 1;
  return [
    { name: 'index', value: `${offset / elementSize}` },
    { name: 'length', value: `${object.size / elementSize}` },
  ];
}

/** `y[1000]` of 1000: an element that may not be there, and how many there are. */
export function elementOfAll(object: MemoryObject, offset: number, size: number): string {
  const elementSize = elementOf(object, offset, size);
  const name = elementName(object, offset, size);
  if (elementSize === undefined || object.kind === 'dynamic')
    return `${name} of ${object.size} bytes`;
  return `${name} of ${object.size / elementSize}`;
}

/** `y[5]`, or a byte of it. Of what has no known elements the access says how large they are. */
export function elementName(object: MemoryObject, offset: number, size: number): string {
  const { name, kind } = object;
  if (kind === 'dynamic') {
    const bytes = size > 1 ? `bytes ${offset} to ${offset + size - 1}` : `byte ${offset}`;
    return `${bytes} of dynamic workgroup memory`;
  }
  const elementSize = elementOf(object, offset, size);
  if (elementSize !== undefined && object.size > elementSize)
    return `\`${name}[${offset / elementSize}]\``;
  if (offset === 0) return `\`${name}\``;
  return `byte ${offset} of \`${name}\``;
}

/** Bytes of the element that an access means; undefined when it means none. */
function elementOf(object: MemoryObject, offset: number, size: number): number | undefined {
  const known = object.elementSize > 1 || object.kind === 'buffer';
  const elementSize = known ? object.elementSize : size;
  return offset % elementSize === 0 && object.size % elementSize === 0 ? elementSize : undefined;
}

function diagnosePrivate(
  memory: DeviceMemory,
  { size, align, doing }: Target,
  id: number,
  place: number,
): Diagnosis {
  const verb = VERB[doing];
  const slot = memory.privateObject(id, place);
  if (slot === undefined)
    return {
      fault: {
        kind: 'dangling-pointer',
        message: `${verb} through a dangling pointer: the function whose variable it points to has returned`,
      },
      key: 'dangling',
      ends: true,
    };
  if (slot.parked)
    return {
      fault: {
        kind: 'foreign-private',
        message: `${verb} private memory of another thread`,
      },
      key: 'foreign',
      ends: true,
    };
  const offset = place - slot.base;
  const about = { object: 'private memory', offset, size, length: slot.size, isPrivate: true };
  if (offset < 0 || offset + size > slot.size)
    return {
      fault: {
        kind: 'out-of-bounds',
        message: `${verb} out of bounds: byte ${offset} of a variable of ${slot.size} bytes`,
        memory: about,
      },
      key: 'private bounds',
      ends: true,
    };
  if (place % align !== 0)
    return {
      fault: {
        kind: 'misaligned',
        message: `${verb} ${size} bytes of private memory at an address that is no multiple of ${align}`,
        memory: about,
      },
      key: 'private align',
      ends: true,
    };
  return {
    fault: {
      kind: 'uninitialised',
      message: `${verb} a variable that nothing has written`,
      memory: about,
    },
    key: 'private uninitialised',
    ends: false,
  };
}
