/** Functions of the driver that device code calls without bringing them: printing and the heap. */
import { type FormatArguments, formatted } from '../numeric/index.ts';
import type { FaultKind } from './api.ts';
import type { Site } from './environment.ts';
import type { DeviceMemory, MemoryObject } from './objects.ts';

/** The launch in which a system function is called. */
export interface SystemHost {
  readonly memory: DeviceMemory;
  /** Memory of the device heap; undefined when it is exhausted. */
  allocateHeap(size: number): MemoryObject | undefined;
  print(text: string, site: Site): void;
  /** Reports something; with `ends` it does not return. */
  systemFault(site: Site, kind: FaultKind, message: string, ends: boolean): void;
}

type SystemCall = (run: SystemHost, site: Site, args: readonly bigint[]) => readonly bigint[];

/** Longest text that is read. */
const MAX_TEXT = 4096;

function textAt(run: SystemHost, site: Site, pointer: bigint): string {
  const bytes: number[] = [];
  for (let i = 0; i < MAX_TEXT; i++) {
    const byte = run.memory.read(pointer + BigInt(i), 1)?.[0];
    if (byte === undefined) {
      run.systemFault(site, 'invalid-pointer', 'a text of a system function is not readable', true);
      break;
    }
    if (byte === 0) break;
    bytes.push(byte);
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** The arguments of a format, one after the other at natural alignment; counts them. */
function argumentsAt(
  run: SystemHost,
  site: Site,
  buffer: bigint,
): FormatArguments & { count: number } {
  let at = 0;
  const found = {
    count: 0,
    number: (size: 4 | 8): bigint => {
      at = Math.ceil(at / size) * size;
      const bytes = run.memory.read(buffer + BigInt(at), size);
      if (bytes === undefined)
        run.systemFault(
          site,
          'out-of-bounds',
          `the format needs more arguments than the ${found.count} that are there`,
          true,
        );
      at += size;
      found.count++;
      let value = 0n;
      for (let i = size - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes?.[i] ?? 0);
      return value;
    },
    text: (): string => textAt(run, site, found.number(8)),
  };
  return found;
}

const vprintf: SystemCall = (run, site, args) => {
  const format = textAt(run, site, args[0]!);
  const given = argumentsAt(run, site, args[1]!);
  run.print(formatted(format, given), site);
  return [BigInt(given.count)];
};

const malloc: SystemCall = (run, site, args) => {
  const size = args[0]!;
  if (size === 0n) return [0n];
  const object = size < 0x40000000n ? run.allocateHeap(Number(size)) : undefined;
  if (object === undefined) {
    run.systemFault(
      site,
      'heap-exhausted',
      `the device heap has no ${size} bytes left; \`malloc\` gives null`,
      false,
    );
    return [0n];
  }
  return [run.memory.address(object)];
};

const free: SystemCall = (run, site, args) => {
  const pointer = args[0]!;
  if (pointer === 0n) return [];
  const object = run.memory.objectOf(pointer);
  if (object?.kind !== 'heap' || run.memory.address(object) !== pointer || !object.live) {
    const why =
      object?.kind === 'heap' && !object.live
        ? 'frees memory that was freed before'
        : 'frees an address that `malloc` did not give';
    run.systemFault(site, 'invalid-free', why, true);
    return [];
  }
  run.memory.release(object);
  return [];
};

const assertFail: SystemCall = (run, site, args) => {
  const message = textAt(run, site, args[0]!);
  const file = textAt(run, site, args[1]!);
  run.systemFault(
    site,
    'panic',
    `assertion failed: ${message} (${file}:${args[2]! & 0xffffffffn})`,
    true,
  );
  return [];
};

const CALLS: Readonly<Record<string, SystemCall>> = {
  vprintf,
  malloc,
  free,
  __assertfail: assertFail,
};

/** Results of a function of the driver; undefined for a name that it does not have. */
export function callSystem(
  run: SystemHost,
  site: Site,
  args: readonly bigint[],
): readonly bigint[] | undefined {
  return CALLS[site.inst.attrs.symbol ?? '']?.(run, site, args);
}
