/** A unit of a launch while it is stepped through: its threads, their memory, and what they did. */
import type { Func, Inst, SourceLoc } from '../mir/index.ts';
import type { Dim3, LaunchInput } from './api.ts';
import { STATUS, THREAD } from './environment.ts';
import { HOME } from './homes.ts';
import { SHADOW } from './layout.ts';
import { isMark, MARK } from './marks.ts';
import type { MemoryState } from './memory-state.ts';
import type { MemoryObject } from './objects.ts';
import type { EngineLaunch, StepFault, StepGroup, UnitState } from './stepping-engine.ts';
import { type StopKind, stopKindOf } from './stops.ts';
import type { Wait } from './waits.ts';

/** A place of the kernel where threads may be. */
export interface StopSite {
  readonly loc: SourceLoc | undefined;
  /** Undefined at a barrier or operation of a warp. */
  readonly kind: StopKind | undefined;
}

export type LaneState = 'ready' | 'waiting' | 'done' | 'stopped' | 'absent';

/** Where a thread is. */
export interface Lane {
  readonly state: LaneState;
  /** The place by number, where it is at one. */
  readonly site: number;
}

const ABSENT: Lane = { state: 'absent', site: -1 };

/** The launch that a unit is part of. */
export interface UnitLaunch {
  readonly input: LaunchInput;
  readonly grid: Dim3;
  /** Threads of a block. */
  readonly threads: number;
}

/** The places of a kernel's waits. */
export function sitesOf(waits: readonly Wait[]): StopSite[] {
  return waits.map(({ inst }) => ({
    loc: inst.loc,
    kind: isMark(inst, MARK.stop) ? stopKindOf(inst) : undefined,
  }));
}

export class UnitRun {
  readonly launch: UnitLaunch;
  /** Groups that have gone on. */
  position: number;
  /** The group that goes on next; undefined when the unit is over. */
  group: StepGroup | undefined;
  readonly sites: readonly StopSite[];
  /** Faults of the last group that went on. */
  faults: readonly StepFault[] = [];
  private readonly engine: EngineLaunch;
  private readonly groups: Generator<StepGroup, void>;

  /** Has another run of the unit told of all faults? */
  private readonly isAgain: boolean;

  /** `position` is that of the first one of the groups, of a unit that is run again. */
  constructor(
    launch: UnitLaunch,
    engine: EngineLaunch,
    groups: Generator<StepGroup, void>,
    position?: number,
  ) {
    this.launch = launch;
    this.engine = engine;
    this.groups = groups;
    this.position = position ?? 0;
    this.isAgain = position !== undefined;
    this.sites = sitesOf(engine.compiledKernel.waits);
    this.pull();
  }

  /** The kernel as it is compiled. */
  get kernel(): Func {
    return this.engine.kernelFunc;
  }

  /** Lets the group go on up to the next stops; false when the unit is over. */
  advance(): boolean {
    if (this.group === undefined) return false;
    this.position++;
    this.pull();
    return this.group !== undefined;
  }

  private pull(): void {
    const run = this.engine.current!;
    run.found = [];
    try {
      const next = this.groups.next();
      this.group = next.done === true ? undefined : next.value;
    } catch (error) {
      if (!run.isEnd(error)) throw error;
      this.group = undefined;
    }
    if (!this.isAgain) this.faults = run.found;
  }

  /** The moment where the unit is; undefined where it cannot be taken. */
  capture(before: MemoryState): UnitState | undefined {
    if (!this.engine.hasInside || this.group === undefined) return undefined;
    return this.engine.captureInside(before);
  }

  /** Linear index of a block. */
  numberOf(block: Dim3): number {
    return this.engine.current!.numberOfBlock(block);
  }

  /** Blocks that have begun and not ended, by linear index. */
  get blocks(): readonly number[] {
    return [...this.engine.running.keys()];
  }

  lane(block: number, thread: number): Lane {
    const record = this.engine.recordOf(block, thread);
    if (record === undefined) return ABSENT;
    const status = this.engine.deviceMemory.i32[(record + THREAD.status) >> 2]!;
    if (status === STATUS.done) return { state: 'done', site: -1 };
    if (status === STATUS.stopped) return { state: 'stopped', site: -1 };
    if (status < 0) return { state: 'ready', site: -1 };
    const isStop = this.sites[status]!.kind !== undefined;
    return { state: isStop ? 'ready' : 'waiting', site: status };
  }

  /** What groups of threads have printed so far. */
  get output() {
    return this.engine.current!.output;
  }

  /** Buffers by name. */
  get buffers(): ReadonlyMap<string, MemoryObject> {
    return this.engine.bufferObjects();
  }

  /** Statics and where they are, workgroup memory as a block sees it. */
  globals(block: number) {
    return this.engine.placedGlobals(block);
  }

  /** A pointer to a byte of an object. */
  pointerTo(object: MemoryObject, offset = 0): bigint {
    return this.engine.deviceMemory.address(object, offset);
  }

  workgroupMemory(block: number): readonly MemoryObject[] {
    return this.engine.workgroupOf(block);
  }

  /** The object at a place in memory. */
  objectAt(place: number): MemoryObject | undefined {
    const { deviceMemory: memory } = this.engine;
    if (place < 0 || place >= memory.map.dataSize) return undefined;
    return memory.objects[memory.owner(place) - 1];
  }

  /** The place in memory that a pointer means; undefined when there is nothing. */
  placeOf(pointer: bigint): number | undefined {
    const place = Number(pointer & 0xffffffffn);
    return place < this.engine.deviceMemory.map.dataSize && pointer >> 32n !== 0n
      ? place
      : undefined;
  }

  /** Bytes at a place; why not, otherwise. */
  read(place: number, size: number): Uint8Array | string {
    const { deviceMemory: memory } = this.engine;
    if (place < 0 || place + size > memory.map.dataSize) return 'outside of memory';
    for (let i = 0; i < size; i++) {
      const bits = memory.shadow(place + i);
      if ((bits & SHADOW.accessible) === 0) return 'outside of memory';
      if ((bits & SHADOW.initialised) === 0) return 'uninitialized';
    }
    return memory.u8.slice(place, place + size);
  }

  /** Bytes whatever is known of them, for memory views. */
  raw(place: number, size: number): Uint8Array {
    const { u8, map } = this.engine.deviceMemory;
    return u8.slice(place, Math.min(place + size, map.dataSize));
  }

  /** Writes bytes; false when they do not lie in memory that may be written. */
  write(place: number, bytes: Uint8Array): boolean {
    const { deviceMemory: memory } = this.engine;
    for (let i = 0; i < bytes.length; i++)
      if ((memory.shadow(place + i) & SHADOW.accessible) === 0) return false;
    memory.u8.set(bytes, place);
    for (let i = 0; i < bytes.length; i++)
      memory.u8[memory.map.shadow + place + i]! |= SHADOW.initialised;
    return true;
  }

  /** Forgets who has written bytes; see `isWritten`. */
  unmark(place: number, size: number): void {
    this.engine.unmark(place, size);
  }

  /** Has anything written one of the bytes since `unmark`? */
  isWritten(place: number, size: number): boolean {
    return this.engine.isMarked(place, size);
  }

  /**
   * Which thread of the group that goes on next writes bytes last. The unit cannot be used any
   * more.
   */
  writerOf(place: number, size: number): number | undefined {
    let found: number | undefined;
    for (const thread of this.group?.threads ?? []) {
      this.unmark(place, size);
      this.engine.driveLane(thread);
      if (this.isWritten(place, size)) found = thread;
    }
    return found;
  }

  /** What a variable's parts were given last, as `dbg.value` says. */
  homes(block: number, thread: number, variable: number): readonly HomeValue[] {
    const record = this.engine.recordOf(block, thread);
    const homes = this.engine.homes;
    if (record === undefined || homes === undefined) return [];
    const { view } = this.engine.deviceMemory;
    return homes.list.flatMap((home) => {
      if (home.variable !== variable) return [];
      const at = record + home.at;
      const writer = view.getUint32(at + HOME.writer, true);
      if (writer === 0) return [];
      const inst = homes.writers[writer - 1]!;
      const isUndefined = view.getUint32(at + HOME.flag, true) !== 0;
      const bytes = this.engine.deviceMemory.u8.slice(at, at + 16);
      return [{ inst, fragment: home.fragment, bytes, isUndefined }];
    });
  }

  /**
   * Reads an integer variable in one place without a detour; undefined for one in several parts.
   * The function gives undefined where the variable has no value.
   */
  integerIn(
    variable: number,
    size: number,
    isSigned: boolean,
  ):
    | ((lane: { readonly block: number; readonly thread: number }) => bigint | undefined)
    | undefined {
    const { homes, deviceMemory: memory } = this.engine;
    const own = homes?.list.filter((home) => home.variable === variable) ?? [];
    const [home] = own;
    if (homes === undefined || home === undefined || own.length > 1) return undefined;
    if (home.fragment !== undefined) return undefined;
    const { writers } = homes;
    const { view } = memory;
    const bits = size * 8;
    return ({ block, thread }) => {
      const record = this.engine.recordOf(block, thread);
      if (record === undefined) return undefined;
      const at = record + home.at;
      const writer = writers[view.getUint32(at + HOME.writer, true) - 1];
      if (writer === undefined || view.getUint32(at + HOME.flag, true) !== 0) return undefined;
      let place = at;
      if (writer.args.length === 0) return undefined;
      if (writer.attrs.kind !== 'value') {
        const found = this.placeOf(view.getBigUint64(at, true));
        if (found === undefined || writer.attrs.kind !== 'address') return undefined;
        if (typeof this.read(found, size) === 'string') return undefined;
        place = found;
      }
      const raw = view.getBigUint64(place, true);
      return isSigned ? BigInt.asIntN(bits, raw) : BigInt.asUintN(bits, raw);
    };
  }
}

/** What a `dbg.value` gave. */
export interface HomeValue {
  readonly inst: Inst;
  readonly fragment: readonly [offset: number, size: number] | undefined;
  /** The bits of its operand. */
  readonly bytes: Uint8Array;
  /** Nothing had written it. */
  readonly isUndefined: boolean;
}
