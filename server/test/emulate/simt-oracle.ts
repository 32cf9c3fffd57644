/**
 * A second emulator of PTX that shares nothing with ours: it reads the text by regular expressions,
 * keeps every register of every lane as a big integer, and counts by the words of
 * docs/profiling.md. Slow and small: it knows what the kernels of the tests need and gives up at
 * anything else.
 */

export interface OracleCounts {
  executed: number;
  threads: number;
  predicated: number;
  branches: number;
  divergent: number;
  barriers: number;
  requests: number;
  bytesRead: number;
  bytesWritten: number;
  sectors: number;
  idealSectors: number;
  lines: number;
  passes: number;
  idealPasses: number;
  atomics: number;
  contention: number;
}

export interface OracleLaunch {
  readonly kernel: string;
  readonly grid: readonly number[];
  readonly block: readonly number[];
  readonly dynamicShared: number;
  /** Of each parameter: its bytes, or the name of a buffer. */
  readonly args: readonly (Uint8Array | string)[];
  readonly buffers: ReadonlyMap<string, Uint8Array>;
}

interface Instr {
  readonly line: number;
  readonly guard: string | undefined;
  readonly negated: boolean;
  readonly op: string;
  readonly mods: readonly string[];
  readonly args: readonly string[];
}

interface LaneState {
  readonly regs: Map<string, bigint>;
  readonly tid: number[];
  readonly local: Uint8Array;
  pc: number;
  state: 'run' | 'barrier' | 'done';
  /** The carry flag. */
  carry: bigint;
}

interface Access {
  readonly lane: number;
  readonly offset: number;
  readonly size: number;
  readonly kind: 'load' | 'store' | 'atomic';
}

const ADDRESS = { global: 1n << 40n, shared: 2n << 40n, local: 3n << 40n } as const;
type SpaceName = keyof typeof ADDRESS;

const f32 = new Float32Array(1);
const f32Bits = new Uint32Array(f32.buffer);
const f64 = new Float64Array(1);
const f64Bits = new BigUint64Array(f64.buffer);

/** Lanes that go one way, up to where they meet the others. */
interface Way {
  readonly lanes: readonly LaneState[];
  readonly join: number;
}

/** By zero-based line of the text; `shared:LINE` and so on for the spaces of a line. */
export type OracleResult = Map<number, OracleCounts & { space?: SpaceName }>;

/** A launch takes more lane steps than the oracle was given. */
export class TooLong extends Error {}

export class Oracle {
  private readonly code: Instr[] = [];
  private readonly labels = new Map<string, number>();
  /** Labels of each `.branchtargets`. */
  private readonly tables = new Map<string, readonly string[]>();
  private readonly symbols = new Map<string, bigint>();
  private readonly params = new Map<string, bigint>();
  private readonly paramBytes: Uint8Array;
  private readonly counts: OracleResult = new Map();
  private memory: Uint8Array;
  private readonly places = new Map<string, number>();
  private sharedSize = 0;
  private localSize = 0;
  private steps = 0;
  private readonly launch: OracleLaunch;
  private readonly mostSteps: number;
  /** By instruction where lanes that part there meet again. */
  private readonly joins: readonly number[];

  constructor(text: string, launch: OracleLaunch, mostSteps: number) {
    this.launch = launch;
    this.mostSteps = mostSteps;
    let end = 256;
    for (const [name, bytes] of launch.buffers) {
      this.places.set(name, end);
      end = Math.ceil((end + bytes.length) / 256 + 1) * 256;
    }
    this.memory = new Uint8Array(end);
    for (const [name, bytes] of launch.buffers) this.memory.set(bytes, this.places.get(name));
    this.paramBytes = this.read(text);
    this.joins = this.postDominators();
  }

  // ---- the text ---------------------------------------------------------------------------------

  private read(text: string): Uint8Array {
    const lines = text
      .replace(/\/\/.*/g, '')
      // On one line, where the rest of it stays empty.
      .replace(/\.branchtargets[^;]*;/g, (table) => {
        const bare = table.replaceAll('\n', ' ');
        return bare + '\n'.repeat(table.split('\n').length - 1);
      })
      .split('\n');
    const start = lines.findIndex((line) => line.includes(`.entry ${this.launch.kernel}(`));
    if (start < 0) throw new Error('no kernel');
    for (const line of lines.slice(0, start)) this.declare(line);
    let depth = 0;
    let isOpen = false;
    let offset = 0;
    const bytes = new Uint8Array(256);
    let params = 0;
    for (let at = start; at < lines.length; at++) {
      const line = lines[at]!;
      if (!isOpen)
        for (const [, align, type, name, length] of line.matchAll(
          /\.param(?:\s+\.align (\d+))?\s+\.([a-z]\d+)(?:\s+\.ptr[^,)]*?\.align \d+)?\s+([\w$]+)(?:\[(\d+)\])?/g,
        )) {
          const size = (Number(type!.slice(1)) / 8) * Number(length ?? 1);
          const unit = Number(align ?? size);
          offset = Math.ceil(offset / unit) * unit;
          this.params.set(name!, BigInt(offset));
          const given = this.launch.args[params++]!;
          if (typeof given === 'string')
            new DataView(bytes.buffer).setBigUint64(
              offset,
              ADDRESS.global + BigInt(this.places.get(given)!),
              true,
            );
          else bytes.set(given, offset);
          offset += size;
        }
      for (const mark of line) {
        if (mark === '{') {
          depth++;
          isOpen = true;
        } else if (mark === '}') depth--;
      }
      if (isOpen) this.statement(line, at);
      if (isOpen && depth === 0) break;
    }
    return bytes;
  }

  private declare(line: string): void {
    const constant = /\.global\s+\.align \d+\s+\.b8\s+([\w$]+)\[(\d+)\](?:\s*=\s*\{(.*)\})?/.exec(
      line,
    );
    if (constant) {
      const [, name, size, items = ''] = constant;
      const at = Math.ceil(this.memory.length / 256) * 256;
      const wider = new Uint8Array(at + Number(size));
      wider.set(this.memory);
      wider.set(items.split(',').map(Number), at);
      this.memory = wider;
      this.symbols.set(name!, ADDRESS.global + BigInt(at));
    }
    const shared = /\.shared\s+\.align (\d+)\s+\.b8\s+([\w$]+)\[(\d*)\]/.exec(line);
    if (shared) {
      const [, align, name, size] = shared;
      this.sharedSize = Math.ceil(this.sharedSize / Number(align)) * Number(align);
      this.symbols.set(name!, ADDRESS.shared + BigInt(this.sharedSize));
      this.sharedSize += Number(size || 0);
    }
    const local = /\.local\s+\.align (\d+)\s+\.b8\s+([\w$]+)\[(\d+)\]/.exec(line);
    if (local) {
      const [, align, name, size] = local;
      this.localSize = Math.ceil(this.localSize / Number(align)) * Number(align);
      this.symbols.set(name!, ADDRESS.local + BigInt(this.localSize));
      this.localSize += Number(size);
    }
  }

  private statement(line: string, at: number): void {
    if (/^\s*\.(?:shared|local)/.test(line)) this.declare(line);
    const table = /^\s*([\w$]+):\s*\.branchtargets([^;]*);/.exec(line);
    if (table) {
      this.tables.set(table[1]!, table[2]!.trim().split(/\s*,\s*/));
      return;
    }
    for (const part of line.split(';')) {
      let rest = part.replace(/^[\s{}]+/, '').trim();
      const label = /^([\w$]+):\s*/.exec(rest);
      if (label) {
        this.labels.set(label[1]!, this.code.length);
        rest = rest.slice(label[0].length);
      }
      if (rest === '' || rest.startsWith('.') || rest.startsWith('(')) continue;
      const m = /^(?:@(!?)(%\w+)\s+)?([a-z][\w.:]*)\s*(.*)$/.exec(rest);
      if (!m) continue;
      const [op, ...mods] = m[3]!.split('.');
      const args = [...m[4]!.matchAll(/\{[^}]*\}|\[[^\]]*\]|[^,\s][^,]*/g)].map(([one]) =>
        one.trim(),
      );
      this.code.push({ line: at, guard: m[2], negated: m[1] === '!', op: op!, mods, args });
    }
  }

  // ---- running ----------------------------------------------------------------------------------

  run(): OracleResult {
    const [gx = 1, gy = 1, gz = 1] = this.launch.grid;
    for (let z = 0; z < gz; z++)
      for (let y = 0; y < gy; y++) for (let x = 0; x < gx; x++) this.block([x, y, z]);
    return this.counts;
  }

  private block(id: readonly number[]): void {
    const [bx = 1, by = 1, bz = 1] = this.launch.block;
    const all: LaneState[] = Array.from({ length: bx * by * bz }, (_, t) => ({
      regs: new Map(),
      tid: [t % bx, Math.floor(t / bx) % by, Math.floor(t / (bx * by))],
      local: new Uint8Array(this.localSize),
      pc: 0,
      state: 'run',
      carry: 0n,
    }));
    const stacks = new Map<number, Way[]>();
    const shared = new Uint8Array(this.sharedSize + this.launch.dynamicShared);
    while (all.some(({ state }) => state !== 'done')) {
      for (let w = 0; w < all.length; w += 32) {
        const lanes = all.slice(w, w + 32);
        const stack = stacks.get(w) ?? [{ lanes, join: -1 }];
        stacks.set(w, stack);
        this.warp(lanes, stack, id, shared);
      }
      for (const lane of all) {
        if (lane.state !== 'barrier') continue;
        lane.state = 'run';
        lane.pc++;
      }
    }
  }

  /**
   * Until all of its lanes have ended or wait, with a stack of ways as Fung et al. have it
   * ("Dynamic Warp Formation", MICRO 2007): lanes that part meet at the immediate post-dominator of
   * the branch, whatever the order of the text.
   */
  private warp(lanes: LaneState[], stack: Way[], id: readonly number[], shared: Uint8Array): void {
    for (;;) {
      const top = stack.at(-1);
      if (top === undefined) return;
      const running = top.lanes.filter(({ state }) => state === 'run');
      if (running.length === 0) {
        // They wait: for lanes of other warps, or of ways below.
        if (top.lanes.some(({ state }) => state === 'barrier')) return;
        stack.pop();
        continue;
      }
      const { pc } = running[0]!;
      if (pc === top.join) {
        stack.pop();
        continue;
      }
      this.steps += running.length;
      if (this.steps > this.mostSteps) throw new TooLong();
      this.execute(this.code[pc]!, pc, running, lanes, id, shared);
      const goOn = running.filter(({ state }) => state === 'run');
      const ways = new Map<number, LaneState[]>();
      for (const lane of goOn) ways.set(lane.pc, [...(ways.get(lane.pc) ?? []), lane]);
      if (ways.size < 2) continue;
      const join = this.joins[pc]!;
      // What is left of this way goes on at the join, when all ways have come there.
      for (const [to, own] of ways) if (to !== join) stack.push({ lanes: own, join });
    }
  }

  /** Immediate post-dominators: of each instruction the nearest one that all ways pass. */
  private postDominators(): number[] {
    const end = this.code.length;
    const next = this.code.map((instr, at): number[] => {
      const { op, args, guard } = instr;
      const on = guard === undefined ? [] : [at + 1];
      if (op === 'bra') return [this.labels.get(args[0]!)!, ...on];
      if (op === 'brx')
        return [...this.tables.get(args[1]!)!.map((l) => this.labels.get(l)!), ...on];
      if (op === 'ret' || op === 'exit') return [end, ...on];
      // Nobody comes back from there, so it has no say in where the others meet.
      if (op === 'trap' && guard === undefined) return [];
      return [at + 1];
    });
    const comesToEnd = next.map(() => false);
    comesToEnd.push(true);
    for (let grows = true; grows; ) {
      grows = false;
      for (let at = end - 1; at >= 0; at--)
        if (!comesToEnd[at] && next[at]!.some((to) => comesToEnd[to]))
          grows = comesToEnd[at] = true;
    }
    // All that a way from here to the end must pass, as sets, until nothing changes.
    const all = (1n << BigInt(end + 1)) - 1n;
    const passed = next.map(() => all);
    passed.push(1n << BigInt(end));
    for (let changed = true; changed; ) {
      changed = false;
      for (let at = end - 1; at >= 0; at--) {
        const ways = next[at]!.filter((to) => comesToEnd[to]);
        const both = ways.reduce((set, to) => set & passed[to]!, all) | (1n << BigInt(at));
        if (both !== passed[at]) changed = true;
        passed[at] = both;
      }
    }
    const size = passed.map((set) => set.toString(2).replaceAll('0', '').length);
    return next.map((_, at) => {
      for (let to = 0; to <= end; to++)
        if (to !== at && (passed[at]! >> BigInt(to)) & 1n && size[to] === size[at]! - 1) return to;
      return end;
    });
  }

  private execute(
    instr: Instr | undefined,
    pc: number,
    group: LaneState[],
    lanes: LaneState[],
    id: readonly number[],
    shared: Uint8Array,
  ): void {
    if (instr === undefined) throw new Error('the end of the text');
    const { guard, negated, op, mods, line } = instr;
    const on = group.filter(
      ({ regs }) => guard === undefined || (regs.get(guard) === 1n) !== negated,
    );
    const counts = this.countsOf(line);
    counts.executed++;
    counts.threads += group.length;
    counts.predicated += on.length;
    for (const lane of group) lane.pc = pc + 1;
    if (this.goes(instr, pc, group.length, on, counts, id)) return;
    const isAccess = op === 'ld' || op === 'st' || op === 'atom' || op === 'red';
    if (!isAccess) for (const lane of on) this.compute(lane, instr, id);
    else if (mods.includes('param')) for (const lane of on) this.param(lane, instr);
    else if (on.length > 0) {
      const all = on.map((lane) => this.access(lane, lanes.indexOf(lane), instr, id, shared));
      this.request(counts, all[0]!.space, all);
    }
  }

  /** Control flow; false for everything else. */
  private goes(
    { op, args }: Instr,
    pc: number,
    active: number,
    on: readonly LaneState[],
    counts: OracleCounts,
    id: readonly number[],
  ): boolean {
    if (op === 'brx') {
      const table = this.tables.get(args[1]!)!;
      counts.branches++;
      const to = new Set(on.length < active ? [pc + 1] : []);
      for (const lane of on) {
        lane.pc = this.labels.get(table[Number(this.value(lane, args[0]!, 'u32', id))]!)!;
        to.add(lane.pc);
      }
      if (on.length > 0 && to.size > 1) counts.divergent++;
    } else if (op === 'bra') {
      const target = this.labels.get(args[0]!)!;
      counts.branches++;
      if (on.length > 0 && on.length < active && target !== pc + 1) counts.divergent++;
      for (const lane of on) lane.pc = target;
    } else if (op === 'ret' || op === 'exit') {
      for (const lane of on) lane.state = 'done';
    } else if (op === 'bar') {
      if (on.length > 0) counts.barriers++;
      for (const lane of on) {
        lane.state = 'barrier';
        lane.pc = pc;
      }
    } else return false;
    return true;
  }

  private access(
    lane: LaneState,
    number: number,
    instr: Instr,
    id: readonly number[],
    shared: Uint8Array,
  ): Access & { readonly space: SpaceName } {
    const { op, mods, args } = instr;
    const named = /\[([%\w$]+)(?:\+(-?\d+))?\]/.exec(args.find((a) => a.startsWith('['))!)!;
    const base = this.value(lane, named[1]!, 'u64', id) + BigInt(named[2] ?? 0);
    const space = (['global', 'shared', 'local'] as const).find(
      (one) => base >> 40n === ADDRESS[one] >> 40n || mods.includes(one),
    )!;
    const offset = Number(base & 0xffffffffffn);
    const count = Number(mods.find((m) => /^v\d$/.test(m))?.slice(1) ?? 1);
    const size = (bitsOf(mods.at(-1)!) / 8) * count;
    const kind = op === 'ld' ? 'load' : op === 'st' ? 'store' : 'atomic';
    const bytes = { global: this.memory, shared, local: lane.local }[space];
    this.move(lane, instr, new DataView(bytes.buffer, bytes.byteOffset), offset, id);
    return { lane: number, offset, size, kind, space };
  }

  private param(lane: LaneState, { op, mods, args }: Instr): void {
    if (op !== 'ld') throw new Error('parameters of calls');
    const m = /\[([\w$]+)(?:\+(\d+))?\]/.exec(args[1]!)!;
    const at = this.params.get(m[1]!);
    if (at === undefined) throw new Error('parameters of calls');
    const view = new DataView(this.paramBytes.buffer);
    lane.regs.set(args[0]!, load(view, Number(at) + Number(m[2] ?? 0), mods.at(-1)!));
  }

  private move(
    lane: LaneState,
    { op, mods, args }: Instr,
    view: DataView,
    offset: number,
    id: readonly number[],
  ): void {
    const type = mods.at(-1)!;
    const size = bitsOf(type) / 8;
    const list = (text: string): string[] =>
      text.startsWith('{')
        ? text
            .slice(1, -1)
            .split(',')
            .map((one) => one.trim())
        : [text];
    if (op === 'ld') {
      for (const [i, name] of list(args[0]!).entries())
        lane.regs.set(name, load(view, offset + i * size, type));
    } else if (op === 'st') {
      for (const [i, name] of list(args[1]!).entries())
        store(view, offset + i * size, size, this.value(lane, name, type, id));
    } else {
      const at = op === 'atom' ? 2 : 1;
      const old = load(view, offset, type);
      const operand = this.value(lane, args[at]!, type, id);
      const next = mods.includes('add')
        ? old + operand
        : mods.includes('max')
          ? old > operand
            ? old
            : operand
          : undefined;
      if (next === undefined) throw new Error(`atom.${mods.join('.')}`);
      store(view, offset, size, next);
      if (op === 'atom') lane.regs.set(args[0]!, old);
    }
  }

  private countsOf(line: number): OracleCounts {
    let counts = this.counts.get(line);
    if (counts === undefined) {
      counts = {
        executed: 0,
        threads: 0,
        predicated: 0,
        branches: 0,
        divergent: 0,
        barriers: 0,
        requests: 0,
        bytesRead: 0,
        bytesWritten: 0,
        sectors: 0,
        idealSectors: 0,
        lines: 0,
        passes: 0,
        idealPasses: 0,
        atomics: 0,
        contention: 0,
      };
      this.counts.set(line, counts);
    }
    return counts;
  }

  private request(counts: OracleCounts, space: SpaceName, all: readonly Access[]): void {
    counts.requests++;
    for (const { size, kind } of all) {
      if (kind !== 'store') counts.bytesRead += size;
      if (kind !== 'load') counts.bytesWritten += size;
    }
    if (all.some(({ kind }) => kind === 'atomic')) {
      const lanes = new Map<number, number>();
      for (const { offset } of all) lanes.set(offset, (lanes.get(offset) ?? 0) + 1);
      counts.atomics++;
      counts.contention += Math.max(...lanes.values());
    }
    if (space === 'shared') {
      this.banks(counts, all);
      return;
    }
    const bytes = new Set<number>();
    for (const { lane, offset, size } of all)
      for (let byte = offset; byte < offset + size; byte++)
        bytes.add(space === 'local' ? Math.floor(byte / 4) * 128 + lane * 4 + (byte % 4) : byte);
    counts.sectors += new Set([...bytes].map((byte) => Math.floor(byte / 32))).size;
    counts.lines += new Set([...bytes].map((byte) => Math.floor(byte / 128))).size;
    counts.idealSectors += Math.ceil(bytes.size / 32);
  }

  private banks(counts: OracleCounts, all: readonly Access[]): void {
    const lanesOf = Math.min(32, 128 / Math.max(4, ...all.map(({ size }) => size)));
    for (let first = 0; first < 32; first += lanesOf) {
      const banks = Array.from({ length: 32 }, () => new Set<number>());
      for (const { lane, offset, size } of all) {
        if (lane < first || lane >= first + lanesOf) continue;
        for (let byte = offset; byte < offset + size; byte++)
          banks[Math.floor(byte / 4) % 32]!.add(Math.floor(byte / 4));
      }
      counts.passes += Math.max(...banks.map(({ size }) => size));
      counts.idealPasses += Math.ceil(banks.reduce((sum, { size }) => sum + size, 0) / 32);
    }
  }

  // ---- values -----------------------------------------------------------------------------------

  private value(lane: LaneState, text: string, type: string, id: readonly number[]): bigint {
    if (text.startsWith('%')) {
      const special = /^%(tid|ntid|ctaid|nctaid)\.([xyz])$/.exec(text);
      if (special) {
        const from = {
          tid: lane.tid,
          ntid: this.launch.block,
          ctaid: id,
          nctaid: this.launch.grid,
        }[special[1] as 'tid'];
        return BigInt(from['xyz'.indexOf(special[2]!)] ?? 1);
      }
      return lane.regs.get(text) ?? 0n;
    }
    if (/^0f/i.test(text)) return BigInt(`0x${text.slice(2)}`);
    if (/^0d/i.test(text)) return BigInt(`0x${text.slice(2)}`);
    if (/^-?(?:0x)?[\da-f]+u?$/i.test(text)) {
      const number = text.replace(/u$/i, '');
      return BigInt.asUintN(
        bitsOf(type),
        number.startsWith('-') ? -BigInt(number.slice(1)) : BigInt(number),
      );
    }
    const symbol = this.symbols.get(text);
    if (symbol === undefined) throw new Error(`operand ${text}`);
    return symbol;
  }

  private compute(lane: LaneState, instr: Instr, id: readonly number[]): void {
    const { op, mods, args } = instr;
    const type = op === 'setp' || op === 'selp' ? mods.at(-1)! : mods.at(-1)!;
    const to = args[0]!;
    const arg = (at: number, as = type): bigint => this.value(lane, args[at]!, as, id);
    if (op === 'cvta') {
      lane.regs.set(to, arg(1));
      return;
    }
    if (op === 'setp') {
      lane.regs.set(to, compare(mods[0]!, type, arg(1), arg(2)) ? 1n : 0n);
      return;
    }
    if (op === 'selp') {
      lane.regs.set(to, arg(3, 'pred') === 1n ? arg(1) : arg(2));
      return;
    }
    if (op === 'cvt') {
      lane.regs.set(to, convert(mods.at(-2)!, type, arg(1)));
      return;
    }
    const operands = args
      .slice(1)
      .map((_, i) => arg(i + 1, op === 'shl' || op === 'shr' ? (i === 0 ? type : 'u32') : type));
    if (op === 'add' || op === 'addc') {
      // The carry is the bit above the sum of the unsigned operands.
      const bits = bitsOf(type);
      const carried = op === 'addc' ? lane.carry : 0n;
      if (!isFloat(type)) {
        const sum = operands.reduce((a, b) => a + BigInt.asUintN(bits, b), carried);
        if (mods.includes('cc')) lane.carry = sum >> BigInt(bits);
        lane.regs.set(to, BigInt.asUintN(bits, sum));
        return;
      }
    }
    const result = isFloat(type) ? floating(op, type, operands) : integer(op, mods, type, operands);
    const wide = mods.includes('wide') ? 2 : 1;
    lane.regs.set(to, type === 'pred' ? result & 1n : BigInt.asUintN(bitsOf(type) * wide, result));
  }
}

const isFloat = (type: string): boolean => type === 'f32' || type === 'f64';
const bitsOf = (type: string): number => (type === 'pred' ? 1 : Number(type.slice(1)));

const signed = (type: string, v: bigint): bigint =>
  type.startsWith('s') ? BigInt.asIntN(bitsOf(type), v) : BigInt.asUintN(bitsOf(type), v);

function toFloat(type: string, bits: bigint): number {
  if (type === 'f32') {
    f32Bits[0] = Number(BigInt.asUintN(32, bits));
    return f32[0]!;
  }
  f64Bits[0] = bits;
  return f64[0]!;
}

function ofFloat(type: string, value: number): bigint {
  if (type === 'f32') {
    f32[0] = value;
    return BigInt(f32Bits[0]!);
  }
  f64[0] = value;
  return f64Bits[0]!;
}

function compare(how: string, type: string, a: bigint, b: bigint): boolean {
  const [x, y] = isFloat(type)
    ? [toFloat(type, a), toFloat(type, b)]
    : [signed(type, a), signed(type, b)];
  switch (how) {
    case 'eq':
      return x === y;
    case 'ne':
      return x !== y;
    case 'lt':
      return x < y;
    case 'le':
      return x <= y;
    case 'gt':
      return x > y;
    case 'ge':
      return x >= y;
  }
  throw new Error(`setp.${how}`);
}

function convert(to: string, from: string, value: bigint): bigint {
  if (isFloat(to))
    return ofFloat(to, isFloat(from) ? toFloat(from, value) : Number(signed(from, value)));
  if (isFloat(from)) throw new Error(`cvt.${to}.${from}`);
  return BigInt.asUintN(bitsOf(to), signed(from, value));
}

function floating(op: string, type: string, bits: readonly bigint[]): bigint {
  const [a = 0, b = 0] = bits.map((one) => toFloat(type, one));
  switch (op) {
    case 'mov':
      return bits[0]!;
    case 'add':
      return ofFloat(type, a + b);
    case 'sub':
      return ofFloat(type, a - b);
    case 'mul':
      return ofFloat(type, a * b);
    case 'div':
      return ofFloat(type, a / b);
    case 'neg':
      return ofFloat(type, -a);
    case 'abs':
      return ofFloat(type, Math.abs(a));
    case 'sqrt':
      return ofFloat(type, Math.sqrt(a));
    case 'rcp':
      return ofFloat(type, 1 / a);
  }
  throw new Error(`${op}.${type}`);
}

function integer(
  op: string,
  mods: readonly string[],
  type: string,
  raw: readonly bigint[],
): bigint {
  const [a = 0n, b = 0n, c = 0n] = raw.map((one) => signed(type, one));
  const bits = bitsOf(type);
  switch (op) {
    case 'mov':
      return a;
    case 'add':
      return a + b;
    case 'sub':
      return a - b;
    case 'mul':
      return mods.includes('hi') ? (a * b) >> BigInt(bits) : a * b;
    case 'mad':
      // The addend of a wide product has twice the width.
      return mods.includes('wide') ? a * b + raw[2]! : a * b + c;
    case 'div':
      return b === 0n ? -1n : a / b;
    case 'rem':
      return b === 0n ? a : a % b;
    case 'neg':
      return -a;
    case 'abs':
      return a < 0n ? -a : a;
    case 'min':
      return a < b ? a : b;
    case 'max':
      return a > b ? a : b;
    case 'and':
      return raw[0]! & raw[1]!;
    case 'or':
      return raw[0]! | raw[1]!;
    case 'xor':
      return raw[0]! ^ raw[1]!;
    case 'not':
      return ~raw[0]!;
    case 'shl':
      return raw[1]! >= BigInt(bits) ? 0n : raw[0]! << raw[1]!;
    case 'shr':
      return raw[1]! >= BigInt(bits) ? (a < 0n ? -1n : 0n) : a >> raw[1]!;
    case 'popc':
      return BigInt(raw[0]!.toString(2).replaceAll('0', '').length);
    case 'clz':
      return raw[0] === 0n ? BigInt(bits) : BigInt(bits - raw[0]!.toString(2).length);
  }
  return rearranged(op, mods, type, raw);
}

/** Operations that move bits. */
function rearranged(
  op: string,
  mods: readonly string[],
  type: string,
  raw: readonly bigint[],
): bigint {
  const bits = bitsOf(type);
  switch (op) {
    case 'shf': {
      // The upper word of both, shifted left by the amount modulo 32.
      const both = (raw[1]! << 32n) | raw[0]!;
      if (mods[0] !== 'l' || mods[1] !== 'wrap') break;
      return ((both << (raw[2]! & 31n)) >> 32n) & 0xffff_ffffn;
    }
    case 'prmt': {
      const both = (raw[1]! << 32n) | raw[0]!;
      let out = 0n;
      for (let i = 0n; i < 4n; i++) {
        const pick = (raw[2]! >> (4n * i)) & 15n;
        const byte = (both >> (8n * (pick & 7n))) & 0xffn;
        out |= (pick < 8n ? byte : byte & 0x80n ? 0xffn : 0n) << (8n * i);
      }
      return out;
    }
    case 'brev': {
      const digits = BigInt.asUintN(bits, raw[0]!).toString(2).padStart(bits, '0');
      return BigInt(`0b${[...digits].reverse().join('')}`);
    }
    case 'bfe':
      if (!type.startsWith('u')) break;
      return (raw[0]! >> (raw[1]! & 255n)) & ((1n << (raw[2]! & 255n)) - 1n);
  }
  throw new Error([op, ...mods].join('.'));
}

function load(view: DataView, at: number, type: string): bigint {
  const bits = bitsOf(type);
  let value = 0n;
  for (let i = bits / 8 - 1; i >= 0; i--) value = (value << 8n) | BigInt(view.getUint8(at + i));
  return type.startsWith('s') ? BigInt.asIntN(bits, value) : value;
}

function store(view: DataView, at: number, size: number, value: bigint): void {
  for (let i = 0; i < size; i++) view.setUint8(at + i, Number((value >> BigInt(8 * i)) & 0xffn));
}
