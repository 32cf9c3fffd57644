/**
 * The host that kernels call: the buffer of packets that HIP's runtime gives them, and what it does
 * with a packet: it prints messages, gives memory, and knows no functions. It looks when a wave
 * sleeps, as all that wait for it do.
 */

import { formatted } from '../../numeric/index.ts';
import type { Allocation, Arena } from '../memory.ts';

/** Packets at a time: more than there are waves of a group. */
const PACKETS = 256;
/** Bytes of the memory that kernels may ask for. */
const HEAP = 1 << 22;
const HEADER = 24;
const PAYLOAD = 64 * 64;
/** What packets are for. */
const SERVICE = { call: 1, print: 2, memory: 3 } as const;
/** Places in the buffer. */
const AT = { headers: 0, payloads: 8, doorbell: 16, free: 24, ready: 32, mask: 40 } as const;

export class Host {
  /** The buffer, for the hidden argument. */
  readonly buffer: Allocation;
  readonly printed: string[] = [];
  /** What was asked for and cannot be done. */
  readonly problems: string[] = [];
  private readonly arena: Arena;
  private readonly space: bigint;
  private readonly headers: Allocation;
  private readonly payloads: Allocation;
  private readonly heap: Allocation;
  private used = 0;
  private readonly messages: (bigint[] | undefined)[] = [];

  /** `space`: what addresses have above their place in the arena. */
  constructor(arena: Arena, space: bigint) {
    this.arena = arena;
    this.space = space;
    this.buffer = arena.allocate('buffer for calls of the host', 64);
    this.headers = arena.allocate('headers of calls of the host', PACKETS * HEADER);
    this.payloads = arena.allocate('words of calls of the host', PACKETS * PAYLOAD);
    this.heap = arena.allocate('memory of the host', HEAP);
    const doorbell = arena.allocate('doorbell of the host', 64);
    const { base } = this.buffer;
    this.set(base + AT.headers, this.address(this.headers.base));
    this.set(base + AT.payloads, this.address(this.payloads.base));
    this.set(base + AT.doorbell, this.address(doorbell.base));
    this.set(base + AT.mask, BigInt(PACKETS - 1));
    // A packet's number is its place and, above that, how often it was used: never 0.
    for (let i = 1; i < PACKETS; i++) this.set(this.header(BigInt(i)), BigInt(PACKETS + i - 1));
    this.set(base + AT.free, BigInt(2 * PACKETS - 1));
  }

  /** Does what the packets ask for that are there. */
  answer(): void {
    const ready = this.buffer.base + AT.ready;
    let packet = this.get(ready);
    this.set(ready, 0n);
    while (packet !== 0n) {
      const header = this.header(packet);
      const next = this.get(header);
      this.serve(header, this.payloads.base + Number(packet & BigInt(PACKETS - 1)) * PAYLOAD);
      packet = next;
    }
  }

  private serve(header: number, payload: number): void {
    const active = this.get(header + 8);
    const what = this.get(header + 16);
    const service = Number(what & 0xffffffffn);
    for (let lane = 0; lane < 64; lane++) {
      if (((active >> BigInt(lane)) & 1n) === 0n) continue;
      const at = payload + 64 * lane;
      if (service === SERVICE.print) this.append(at);
      else if (service === SERVICE.memory) this.set(at, this.memory(at));
      else {
        const name = service === SERVICE.call ? 'a function' : `service ${service}`;
        this.problems.push(`the kernel calls ${name} of the host, which is not simulated`);
        this.set(at, 0n);
        this.set(at + 8, 0n);
      }
    }
    // Answered: the lowest bit of the control word.
    this.set(header + 16, BigInt(service));
  }

  /** Memory of so many bytes; what is given back is not used again. */
  private memory(at: number): bigint {
    const size = Number(this.get(at + 8));
    if (this.get(at) !== 0n || this.used + size > HEAP) return 0n;
    const from = this.heap.base + this.used;
    this.used += Math.ceil(size / 256) * 256;
    return this.address(from);
  }

  /** Appends a packet to its message; the last one makes it text. */
  private append(at: number): void {
    const head = this.get(at);
    const begins = (head & 1n) !== 0n;
    const id = begins ? this.messages.push([]) - 1 : Number(head >> 8n);
    const message = this.messages[id];
    if (message === undefined) {
      this.problems.push('the kernel goes on with a message to the host that it has ended');
      return;
    }
    const count = Number((head >> 5n) & 7n);
    for (let i = 1; i <= count; i++) message.push(this.get(at + 8 * i));
    if ((head & 2n) === 0n) {
      this.set(at, (BigInt(id) << 8n) | (head & 0xfen));
      return;
    }
    this.messages[id] = undefined;
    const text = textOf(message);
    this.printed.push(text);
    this.set(at, BigInt(text.length));
  }

  private header(packet: bigint): number {
    return this.headers.base + Number(packet & BigInt(PACKETS - 1)) * HEADER;
  }

  private address(place: number): bigint {
    return this.space | BigInt(place);
  }

  private get(place: number): bigint {
    return this.arena.bytes.u64[place / 8]!;
  }

  private set(place: number, word: bigint): void {
    this.arena.bytes.u64[place / 8] = word;
  }
}

/** What a message of `printf` says: a word that names the stream, the format, its arguments. */
function textOf(words: readonly bigint[]): string {
  let at = 1;
  /** A text up to its zero; the next argument begins at the next word. */
  const text = (most?: number): string => {
    const bytes: number[] = [];
    for (let ended = false; !ended && at < words.length; at++) {
      for (let i = 0; i < 8 && !ended; i++) {
        const byte = Number((words[at]! >> BigInt(8 * i)) & 0xffn);
        if (byte === 0 || bytes.length === most) ended = true;
        else bytes.push(byte);
      }
    }
    return new TextDecoder().decode(Uint8Array.from(bytes));
  };
  const format = text();
  return formatted(format, { number: (size) => BigInt.asUintN(8 * size, words[at++] ?? 0n), text });
}
