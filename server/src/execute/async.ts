/**
 * Copies that run beside the threads and barriers in memory, as a block executes them. A copy is
 * made where it begins, which is one of the orders that the machine may choose; what it has to do
 * with other accesses follows from who waits for it.
 */
import {
  type AsyncAddress,
  type AsyncOperand,
  type AsyncStatement,
  asyncOf,
} from '../analysis/index.ts';
import type { Inst } from '../mir/index.ts';
import type { AsyncHost } from './async-host.ts';
import { type Box, TensorCopies } from './async-tensors.ts';
import { AGENT, type AgentKind, type Clock, join, NOTHING } from './clock.ts';
import { diagnosePlace } from './diagnose.ts';
import { SHADOW } from './layout.ts';
import type { MemoryObject } from './objects.ts';

/** A barrier in memory (PTX ISA, `mbarrier`). */
interface Barrier {
  /** The block in whose memory it is. */
  readonly owner: number;
  expected: number;
  pending: number;
  bytes: number;
  phase: number;
  /** What those who have arrived in this phase pass on, and what those of earlier ones have. */
  arrived: Clock;
  done: Clock;
}

/** A phase of a barrier in memory that a thread waits for, and what the barrier has. */
export interface BarrierWait {
  readonly place: number;
  /** The phase that is to be over: `phase 3`, or `the phase of parity 0`. */
  readonly phase: string;
  /** The phase that the barrier is in. */
  readonly now: number;
  readonly expected: number;
  readonly arrived: number;
  /** Bytes of copies that are expected and have not come. */
  readonly bytes: number;
}

interface Groups {
  /** Clocks of groups that nobody has waited for, the oldest first: all, and what they read. */
  readonly open: { readonly all: Clock; readonly reads: Clock }[];
}

interface BlockState {
  readonly groups: Map<string, Groups>;
  /** What each thread asked a barrier for last, when it was not so yet. */
  readonly asked: Map<number, { readonly place: number; readonly phase: string }>;
}

const newState = (): BlockState => ({ groups: new Map(), asked: new Map() });

const MASK = 0xffff_ffffn;

/** Who reads and who writes. What leaves shared memory has read it before it is over. */
interface Agents {
  readonly reads: AgentKind;
  readonly writes: AgentKind;
}
const COPY: Agents = { reads: AGENT.copy, writes: AGENT.copy };
const LOAD: Agents = { reads: AGENT.bulk, writes: AGENT.bulk };
const STORE: Agents = { reads: AGENT.bulkRead, writes: AGENT.bulk };
/** An arrival count or a state has so many bits (PTX ISA, `mbarrier` objects). */
const MOST_ARRIVALS = 2 ** 20 - 1;

export class AsyncOperations {
  private readonly host: AsyncHost;
  private readonly blocks = new Map<number, BlockState>();
  /** By place; blocks of a cluster use those of others. */
  private readonly barriers = new Map<number, Barrier>();
  private names = new Map<string, bigint>();
  private readonly statements = new Map<Inst, readonly AsyncStatement[] | undefined>();
  private readonly tensors: TensorCopies;

  constructor(host: AsyncHost) {
    this.host = host;
    this.tensors = new TensorCopies(host, (...target) => this.isAllowed(...target));
  }

  /** A block starts in memory that others may have had. */
  start(block: number): void {
    this.blocks.set(block, newState());
    this.forget(block);
  }

  end(block: number): void {
    this.blocks.delete(block);
    this.forget(block);
  }

  private forget(block: number): void {
    for (const [place, { owner }] of this.barriers)
      if (owner === block) this.barriers.delete(place);
  }

  /** The statements of an instruction, read once. */
  statementsOf(inst: Inst): readonly AsyncStatement[] | undefined {
    if (!this.statements.has(inst)) this.statements.set(inst, asyncOf(inst));
    return this.statements.get(inst);
  }

  /** Runs the statements of an instruction; gives its results. */
  run(
    inst: Inst,
    statements: readonly AsyncStatement[],
    operands: readonly bigint[],
  ): readonly bigint[] {
    const results = inst.results.map(() => 0n);
    this.names = new Map();
    const read = (one: AsyncOperand): bigint => {
      if (one.kind === 'number') return one.value;
      if (one.kind === 'name') return this.names.get(one.name) ?? 0n;
      return one.at < results.length ? results[one.at]! : (operands[one.at - results.length] ?? 0n);
    };
    const write = (one: AsyncOperand | undefined, value: bigint): void => {
      if (one?.kind === 'name') this.names.set(one.name, value);
      else if (one?.kind === 'operand' && one.at < results.length) results[one.at] = value;
    };
    for (const one of statements) this.statement(one, read, write);
    return results;
  }

  private statement(
    one: AsyncStatement,
    read: (one: AsyncOperand) => bigint,
    write: (one: AsyncOperand | undefined, value: bigint) => void,
  ): void {
    const thread = this.host.currentThread();
    const number = (operand: AsyncOperand): number => Number(read(operand) & MASK);
    switch (one.kind) {
      case 'move':
        if (one.isGeneric === true) write(one.to, this.at({ base: one.from, offset: 0n }, read));
        else write(one.to, one.isLow ? read(one.from) & MASK : read(one.from));
        return;
      case 'select':
        write(one.to, read(one.values[read(one.by) === 0n ? 1 : 0]));
        return;
      case 'copy': {
        const bytes = number(one.bytes);
        const given = one.read === undefined ? bytes : Math.min(bytes, number(one.read));
        this.copy(this.at(one.to, read), this.at(one.from, read), bytes, given, COPY);
        return;
      }
      case 'bulk':
        this.bulk(one, number(one.bytes), read);
        return;
      case 'tensor':
        this.tensor(one, read);
        return;
      case 'reduce':
        this.reduce(one, number(one.bytes), read);
        return;
      case 'commit':
        this.groupsOf(thread, one.isBulk).open.push(this.closeGroups(thread, one.isBulk));
        return;
      case 'wait':
        this.wait(thread, one, one.pending === 'none' ? undefined : number(one.pending));
        return;
      case 'copies-arrive': {
        const barrier = this.barrierAt(this.at(one.barrier, read));
        if (barrier === undefined) return;
        this.pass(barrier, this.closeGroup(thread, false));
        if (one.counts) this.arrive(barrier, 1);
        return;
      }
      case 'proxy-fence':
        this.host.races?.fenceProxy(thread);
        return;
      case 'put':
        this.put(one, read);
        return;
      case 'mapa': {
        const to = this.mapped(this.at({ base: one.from, offset: 0n }, read), number(one.rank));
        write(one.to, one.isShort ? to & MASK : to);
        return;
      }
      case 'rank': {
        const place = Number(this.at({ base: one.from, offset: 0n }, read) & MASK);
        const object = this.host.memory.objects[this.host.memory.owner(place) - 1];
        write(one.to, BigInt((object && this.host.cluster?.ownerOf(object)) ?? 0));
        return;
      }
      case 'load': {
        const from = this.at(one.from, read);
        const bits = this.load(from, one.size);
        write(one.to, one.isSigned ? BigInt.asUintN(64, BigInt.asIntN(8 * one.size, bits)) : bits);
        return;
      }
      case 'store':
        this.store(this.at(one.to, read), read(one.value), one.size);
        return;
      default:
        this.barrierStatement(one, read, write);
    }
  }

  private barrierStatement(
    one: AsyncStatement,
    read: (one: AsyncOperand) => bigint,
    write: (one: AsyncOperand | undefined, value: bigint) => void,
  ): void {
    const thread = this.host.currentThread();
    const number = (operand: AsyncOperand): number => Number(read(operand) & MASK);
    switch (one.kind) {
      case 'init':
        this.init(this.at(one.barrier, read), number(one.count));
        return;
      case 'inval': {
        const place = this.at(one.barrier, read);
        if (this.barrierAt(place, true) === undefined) return;
        this.barriers.delete(Number(place & MASK));
        return;
      }
      case 'arrive':
        this.arrival(thread, one, read, write);
        return;
      case 'expect': {
        const barrier = this.barrierAt(this.at(one.barrier, read));
        if (barrier === undefined) return;
        barrier.bytes += one.sign * number(one.bytes);
        this.settle(barrier);
        return;
      }
      case 'test': {
        const barrier = this.barrierAt(this.at(one.barrier, read));
        if (barrier === undefined) return;
        const state = number(one.state);
        const isOver = one.isParity ? (barrier.phase & 1) !== (state & 1) : barrier.phase !== state;
        if (isOver && one.acquires) this.host.races?.wait(thread, barrier.done);
        const place = Number(this.at(one.barrier, read) & MASK);
        const phase = one.isParity ? `the phase of parity ${state & 1}` : `phase ${state}`;
        if (isOver) this.state().asked.delete(thread);
        else this.state().asked.set(thread, { place, phase });
        write(one.result, isOver ? 1n : 0n);
        return;
      }
      case 'pending':
        write(one.result, read(one.state) >> 32n);
        return;
      default:
        return;
    }
  }

  /** What a thread that asks a barrier again and again waits for. */
  waitOf(thread: number): BarrierWait | undefined {
    const state = this.state();
    const asked = state.asked.get(thread);
    const barrier = asked && this.barriers.get(asked.place);
    if (asked === undefined || barrier === undefined) return undefined;
    const { expected, pending, bytes, phase } = barrier;
    return { ...asked, now: phase, expected, arrived: expected - pending, bytes };
  }

  private state(): BlockState {
    let state = this.blocks.get(this.host.blockNumber);
    if (state === undefined) {
      state = newState();
      this.blocks.set(this.host.blockNumber, state);
    }
    return state;
  }

  private groupsOf(thread: number, isBulk: boolean): Groups {
    const { groups } = this.state();
    const key = `${thread} ${isBulk}`;
    let found = groups.get(key);
    if (found === undefined) {
      found = { open: [] };
      groups.set(key, found);
    }
    return found;
  }

  private closeGroups(thread: number, isBulk: boolean): { all: Clock; reads: Clock } {
    const { races } = this.host;
    if (races === undefined) return { all: NOTHING, reads: NOTHING };
    if (!isBulk) return { all: races.closeGroup(thread, AGENT.copy), reads: NOTHING };
    const reads = races.closeGroup(thread, AGENT.bulkRead);
    return { all: join(races.closeGroup(thread, AGENT.bulk), reads), reads };
  }

  private closeGroup(thread: number, isBulk: boolean): Clock {
    return this.closeGroups(thread, isBulk).all;
  }

  /** A pointer; an offset in shared memory is the low half of one. */
  private at({ base, offset }: AsyncAddress, read: (one: AsyncOperand) => bigint): bigint {
    const bits = read(base) + offset;
    if (bits >> 32n !== 0n) return BigInt.asUintN(64, bits);
    return (BigInt(this.host.memory.owner(Number(bits))) << 32n) | bits;
  }

  /** Is an access allowed? What is wrong is reported. */
  private isAllowed(pointer: bigint, size: number, align: number, writes: boolean): boolean {
    const target = { pointer, size, align, doing: writes ? 'write' : 'read' } as const;
    const diagnosis = diagnosePlace(this.host.memory, target);
    if (diagnosis === undefined) return true;
    this.host.fail(diagnosis);
    return false;
  }

  /** Copies `given` bytes and fills up with zeros. */
  private copy(to: bigint, from: bigint, bytes: number, given: number, by: Agents) {
    const { memory, races } = this.host;
    const align = by === COPY ? bytes : 16;
    this.host.willWrite(to);
    if (given > 0 && !this.isAllowed(from, given, given === bytes ? align : 1, false)) return;
    if (!this.isAllowed(to, bytes, align, true)) return;
    const [source, target] = [Number(from & MASK), Number(to & MASK)];
    if (given > 0) races?.byAgent(by.reads, { place: source, size: given, writes: false });
    races?.byAgent(by.writes, { place: target, size: bytes, writes: true });
    const { u8, map } = memory;
    u8.copyWithin(target, source, source + given);
    u8.fill(0, target + given, target + bytes);
    // What nothing has written is copied as such.
    const { written, initialised } = SHADOW;
    for (let i = 0; i < bytes; i++) {
      const isKnown = i >= given || (u8[map.shadow + source + i]! & initialised) !== 0;
      u8[map.shadow + target + i]! |= written;
      if (isKnown) u8[map.shadow + target + i]! |= initialised;
      else u8[map.shadow + target + i]! &= ~initialised;
    }
  }

  private bulk(
    one: Extract<AsyncStatement, { kind: 'bulk' }>,
    bytes: number,
    read: (one: AsyncOperand) => bigint,
  ): void {
    if (bytes % 16 !== 0)
      this.undefined('bulk size', `a bulk copy has ${bytes} bytes, which is no multiple of 16`);
    const [to, from] = [this.at(one.to, read), this.at(one.from, read)];
    const at = one.barrier && this.at(one.barrier, read);
    if (one.mask === undefined) {
      this.bulkTo(to, from, bytes, at);
      return;
    }
    // To the same places of several blocks, each of which has its own barrier.
    const mask = Number(read(one.mask) & 0xffffn);
    for (let rank = 0; rank < 16; rank++)
      if (((mask >> rank) & 1) !== 0)
        this.bulkTo(this.mapped(to, rank), from, bytes, at && this.mapped(at, rank));
  }

  private bulkTo(to: bigint, from: bigint, bytes: number, at: bigint | undefined): void {
    const barrier = at === undefined ? undefined : this.barrierAt(at);
    this.copy(to, from, bytes, bytes, at === undefined ? STORE : LOAD);
    if (barrier !== undefined) this.report(barrier, bytes);
  }

  /** Bytes of bulk copies have come. */
  private report(barrier: Barrier, bytes: number): void {
    // Its writes come before all who see the phase end, whoever else arrives.
    this.pass(barrier, this.closeGroup(this.host.currentThread(), true));
    barrier.bytes -= bytes;
    this.settle(barrier);
  }

  /** A box of a tensor comes, or goes. */
  private tensor(
    one: Extract<AsyncStatement, { kind: 'tensor' }>,
    read: (one: AsyncOperand) => bigint,
  ): void {
    const coords = one.coords.map((coord) => Number(BigInt.asIntN(32, read(coord))));
    const box = this.tensors.boxAt(this.at(one.map, read), coords);
    if (box === undefined) return;
    const shared = this.at(one.shared, read);
    if (one.barrier === undefined) {
      if (!this.tensors.takesBox(shared, box, false)) return;
      this.tensors.store(shared, box, one.operation);
      return;
    }
    const at = this.at(one.barrier, read);
    if (one.mask === undefined) {
      this.loadBox(shared, box, at);
      return;
    }
    const mask = Number(read(one.mask) & 0xffffn);
    for (let rank = 0; rank < 16; rank++)
      if (((mask >> rank) & 1) !== 0)
        this.loadBox(this.mapped(shared, rank), box, this.mapped(at, rank));
  }

  private loadBox(to: bigint, box: Box, at: bigint): void {
    const barrier = this.barrierAt(at);
    if (barrier === undefined || !this.tensors.takesBox(to, box, true)) return;
    const contents = this.tensors.read(box);
    if (contents === undefined) return;
    this.tensors.write(to, box, contents);
    this.report(barrier, box.bytes);
  }

  /** `cp.reduce.async.bulk`: bytes are combined with those at the target. */
  private reduce(
    one: Extract<AsyncStatement, { kind: 'reduce' }>,
    size: number,
    read: (one: AsyncOperand) => bigint,
  ): void {
    if (size % 16 !== 0)
      this.undefined('bulk size', `a bulk copy has ${size} bytes, which is no multiple of 16`);
    const [to, from] = [this.at(one.to, read), this.at(one.from, read)];
    const at = one.barrier && this.at(one.barrier, read);
    const barrier = at === undefined ? undefined : this.barrierAt(at);
    if (at !== undefined && barrier === undefined) return;
    if (!this.isAllowed(from, size, 16, false) || !this.isAllowed(to, size, 16, true)) return;
    const { memory, races } = this.host;
    const place = Number(from & MASK);
    const agent = at === undefined ? AGENT.bulkRead : AGENT.bulk;
    races?.byAgent(agent, { place, size, writes: false });
    const bytes = memory.u8.slice(place, place + size);
    const isKnown = (i: number): boolean => this.tensors.isKnown(place + i);
    if (!this.tensors.put(to, bytes, one.type, one.operation, isKnown)) return;
    if (barrier !== undefined) this.report(barrier, size);
  }

  /** Plain accesses of the thread. */
  private load(pointer: bigint, size: number): bigint {
    if (!this.isAllowed(pointer, size, size, false)) return 0n;
    const place = Number(pointer & MASK);
    this.host.races?.byThread({ place, size, writes: false });
    let bits = 0n;
    for (let i = size - 1; i >= 0; i--)
      bits = (bits << 8n) | BigInt(this.host.memory.u8[place + i]!);
    return bits;
  }

  private store(pointer: bigint, bits: bigint, size: number): void {
    if (!this.isAllowed(pointer, size, size, true)) return;
    const place = Number(pointer & MASK);
    this.host.races?.byThread({ place, size, writes: true });
    this.setBytes(place, bits, size);
  }

  private setBytes(place: number, bits: bigint, size: number): void {
    const { u8, map } = this.host.memory;
    for (let i = 0; i < size; i++) {
      u8[place + i] = Number((bits >> BigInt(8 * i)) & 0xffn);
      u8[map.shadow + place + i]! |= SHADOW.written | SHADOW.initialised;
    }
  }

  /** `st.async`: a store beside the thread, which reports its bytes at a barrier. */
  private put(
    {
      to,
      values,
      size,
      barrier: at,
      operation,
      type = '',
    }: Extract<AsyncStatement, { kind: 'put' }>,
    read: (one: AsyncOperand) => bigint,
  ): void {
    const { races } = this.host;
    const barrier = this.barrierAt(this.at(at, read));
    const pointer = this.at(to, read);
    const bytes = size * values.length;
    if (barrier === undefined || !this.isAllowed(pointer, bytes, bytes, true)) return;
    const place = Number(pointer & MASK);
    if (operation !== undefined) {
      const own = new Uint8Array(8);
      new DataView(own.buffer).setBigUint64(0, BigInt.asUintN(64, read(values[0]!)), true);
      const isKnown = (): boolean => true;
      const part = own.subarray(0, size);
      if (!this.tensors.put(pointer, part, type, operation, isKnown, AGENT.copy)) return;
    } else {
      races?.byAgent(AGENT.copy, { place, size: bytes, writes: true });
      for (const [i, value] of values.entries()) this.setBytes(place + i * size, read(value), size);
    }
    this.pass(barrier, this.closeGroup(this.host.currentThread(), false));
    barrier.bytes -= bytes;
    this.settle(barrier);
  }

  /** The address that a place in shared memory has in the block of a rank (PTX ISA, `mapa`). */
  private mapped(pointer: bigint, rank: number): bigint {
    const { memory, cluster } = this.host;
    const place = Number(pointer & MASK);
    const object: MemoryObject | undefined = memory.objects[memory.owner(place) - 1];
    if (object?.kind !== 'workgroup' && object?.kind !== 'dynamic') {
      this.undefined('mapa', 'maps an address to another block that is not in shared memory');
      return pointer;
    }
    const blocks = cluster?.members.length ?? 1;
    if (rank >= blocks)
      this.undefined(
        'rank',
        `maps an address to the block of rank ${rank}, and the cluster has ${blocks}`,
      );
    const to = cluster?.map(object, rank) ?? object;
    return memory.address(to, place - object.base);
  }

  /** The linear index of the block in whose memory a place is. */
  private ownerOf(place: number): number {
    const { memory, cluster, blockNumber } = this.host;
    const object = memory.objects[memory.owner(place) - 1];
    const rank = object && cluster?.ownerOf(object);
    const member = rank === undefined ? undefined : cluster!.members[rank];
    return member === undefined ? blockNumber : this.host.numberOf(member.block);
  }

  private undefined(key: string, message: string): void {
    this.host.fail({ fault: { kind: 'undefined-behaviour', message }, key, ends: true });
  }

  private wait(
    thread: number,
    { isBulk, isRead }: Extract<AsyncStatement, { kind: 'wait' }>,
    pending: number | undefined,
  ): void {
    const { races } = this.host;
    const { open } = this.groupsOf(thread, isBulk);
    const count = Math.max(0, open.length - (pending ?? 0));
    if (isRead) {
      // Their sources have been read, and nothing says that their targets are written.
      const reads = open.slice(0, count).map((one) => one.reads);
      races?.wait(thread, reads.reduce(join, NOTHING));
      return;
    }
    const done = open.splice(0, count);
    let clock = done.map(({ all }) => all).reduce(join, NOTHING);
    // `wait_all` waits for copies that are part of no group, too.
    if (pending === undefined) clock = join(clock, this.closeGroup(thread, isBulk));
    races?.wait(thread, clock);
  }

  private init(pointer: bigint, count: number): void {
    if (!this.isAllowed(pointer, 8, 8, true)) return;
    const place = Number(pointer & MASK);
    this.host.races?.byThread({ place, size: 8, writes: true });
    if (count < 1 || count > MOST_ARRIVALS)
      this.misuse('count', `an mbarrier expects ${count} arrivals, not 1 to ${MOST_ARRIVALS}`);
    const owner = this.ownerOf(place);
    this.barriers.set(place, {
      owner,
      expected: count,
      pending: count,
      bytes: 0,
      phase: 0,
      arrived: NOTHING,
      done: NOTHING,
    });
    const { u8, map } = this.host.memory;
    for (let i = 0; i < 8; i++) u8[map.shadow + place + i]! |= SHADOW.written | SHADOW.initialised;
    this.show(place);
  }

  /** The barrier at a place; none is reported. */
  private barrierAt(pointer: bigint, writes = false): Barrier | undefined {
    const place = Number(pointer & MASK);
    const barrier = this.barriers.get(place);
    if (barrier === undefined || !this.isAllowed(pointer, 8, 8, true)) {
      if (this.isAllowed(pointer, 8, 8, true))
        this.misuse('no barrier', 'uses an mbarrier that nothing has initialised');
      return undefined;
    }
    this.host.races?.byThread({ place, size: 8, writes });
    return barrier;
  }

  private misuse(key: string, message: string): void {
    this.host.fail({
      fault: { kind: 'undefined-behaviour', message },
      key: `mbarrier ${key}`,
      ends: true,
    });
  }

  private arrival(
    thread: number,
    one: Extract<AsyncStatement, { kind: 'arrive' }>,
    read: (one: AsyncOperand) => bigint,
    write: (one: AsyncOperand | undefined, value: bigint) => void,
  ): void {
    const barrier = this.barrierAt(this.at(one.barrier, read));
    if (barrier === undefined) return;
    write(one.result, (BigInt(barrier.pending) << 32n) | BigInt(barrier.phase));
    if (one.bytes !== undefined) barrier.bytes += Number(read(one.bytes) & MASK);
    const count = one.count === undefined ? 1 : Number(read(one.count) & MASK);
    if (one.drops) barrier.expected -= count;
    if (one.releases && this.host.races !== undefined)
      this.pass(barrier, this.host.races.passOn(thread));
    this.arrive(barrier, count);
  }

  private pass(barrier: Barrier, clock: Clock): void {
    barrier.arrived = join(barrier.arrived, clock);
  }

  private arrive(barrier: Barrier, count: number): void {
    barrier.pending -= count;
    if (barrier.pending < 0)
      this.misuse('arrivals', 'more arrivals at an mbarrier than its phase expects');
    this.settle(barrier);
  }

  /** A phase ends when neither arrivals nor bytes are missing. */
  private settle(barrier: Barrier): void {
    if (barrier.pending === 0 && barrier.bytes === 0) {
      barrier.phase++;
      barrier.pending = barrier.expected;
      barrier.done = join(barrier.done, barrier.arrived);
      barrier.arrived = NOTHING;
    }
    for (const [place, one] of this.barriers) if (one === barrier) this.show(place);
  }

  /** Lets the bytes of a barrier change with it: what waits for it looks at memory. */
  private show(place: number): void {
    const { phase, pending, bytes } = this.barriers.get(place)!;
    this.host.memory.view.setUint32(place, phase, true);
    this.host.memory.view.setInt32(place + 4, (pending << 12) ^ bytes, true);
  }
}
