/**
 * One launch as a function of LLVM IR: its parameters are the values of the host that the launch
 * uses, its body is what rustc generates in place of the intrinsic.
 */
import type { Span } from '../base/index.ts';
import { entryName, launches, mapTypesName, regionName, sizesName } from './kernel-globals.ts';
import { Lines } from './lines.ts';
import type { MapEntry, ValueType } from './mapping.ts';
import { IDENT, KERNEL_ARGS, quoted } from './runtime.ts';
import type { HostNumber, OffloadSite, SiteArg, Three } from './site.ts';

/** Version of the runtime's struct. */
const VERSION = 3;

/** Flag of newer rustc: the runtime shall not choose other numbers of groups and threads. */
const STRICT = 1 << 6;

/** What the first version launched, whatever the kernel. */
const FIRST_GROUPS = 2097152;
const FIRST_THREADS = 256;

export interface CallText {
  readonly lines: Lines;
  /** Functions that it calls. */
  readonly calls: ReadonlySet<string>;
  readonly instructions: number;
}

/** `name`: of the function. Every argument of the launch can be passed. */
export function callText(site: OffloadSite, name: string): CallText {
  return new CallWriter(site).write(name);
}

interface Value {
  readonly entry: MapEntry;
  readonly arg: SiteArg;
  /** What the host has. */
  readonly operand: string;
}

class CallWriter {
  private readonly site: OffloadSite;
  private readonly head = new Lines();
  private readonly body = new Lines();
  private readonly calls = new Set<string>();
  private readonly params: string[] = [];
  /** By what they stand for. */
  private readonly known = new Map<string, string>();
  private readonly names = new Set<string>();
  private next = 0;

  constructor(site: OffloadSite) {
    this.site = site;
  }

  write(name: string): CallText {
    const { site } = this;
    const values = site.args.flatMap((arg) =>
      arg.entries.map((entry): Value => ({ arg, entry, operand: this.operandOf(arg, entry) })),
    );
    const groups = this.shape(site.groups, 'workgroup_dim');
    const threads = this.shape(site.threads, 'thread_dim');
    const cache = this.number(site.cache, 'dyn_cache', 'i32');
    const device = this.device();
    if (site.form === 'first') this.register();
    const sizes = this.prepare(values);
    this.mapper('begin', values.length, sizes, device);
    if (site.form === 'args') this.callOnHost(values);
    else if (launches(site))
      this.launch({ count: values.length, groups, threads, cache, device, sizes });
    if (site.form !== 'preload') this.mapper('end', values.length, sizes, device);
    if (site.form === 'first') this.call('void', '__tgt_unregister_lib', 'ptr %EmptyDesc');
    this.line('ret void');
    return this.whole(name);
  }

  private whole(name: string): CallText {
    const lines = new Lines();
    const { span } = this.site;
    lines.add(`; ${this.site.owner}: ${this.site.kernel}`, span);
    lines.add(`define void @${quoted(name)}(${this.params.join(', ')}) {`, span);
    lines.add('start:', span);
    lines.append(this.head);
    lines.append(this.body);
    lines.add('}', span);
    return { lines, calls: this.calls, instructions: this.head.length + this.body.length };
  }

  // ---- values of the host -----------------------------------------------------------------------

  /** A parameter of the function, the same for the same thing. */
  private param(key: string, wanted: string, type: string): string {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let name = wanted;
    for (let n = 1; this.names.has(name); n++) name = `${wanted}${n}`;
    this.names.add(name);
    const operand = `%${quoted(name)}`;
    this.params.push(`${type} ${operand}`);
    this.known.set(key, operand);
    return operand;
  }

  private operandOf(arg: SiteArg, entry: MapEntry): string {
    if (arg.bits !== undefined && entry.type !== 'ptr') return `${arg.bits}`;
    if (entry.role === 'length' && arg.elements !== undefined) return `${arg.elements}`;
    const name = `${arg.name ?? arg.param}${entry.suffix}`;
    return this.param(`${name} ${entry.type}`, name, entry.type);
  }

  private number({ value, name }: HostNumber, what: string, type: string): string {
    if (value !== undefined) return `${value}`;
    return name === undefined
      ? this.param(what, what, type)
      : this.param(`${name} ${type}`, name, type);
  }

  private shape(three: Three, what: string): readonly string[] {
    return three.map((one, at) => this.number(one, `${what}.${'xyz'[at]}`, 'i32'));
  }

  /** The device's number in 64 bits; the macro looks first whether there is such a device. */
  private device(): string {
    const { device, form } = this.site;
    const number = this.number(device, 'device', 'i32');
    if (form === 'macro' && number !== '-1') {
      const count = this.call('i32', 'omp_get_num_devices', '');
      const there = this.assign(`icmp slt i32 ${number}, ${count}`);
      this.line(`br i1 ${there}, label %launch, label %missing`);
      this.label('missing');
      this.calls.add('core::panicking::panic_fmt');
      this.line('call void @"core::panicking::panic_fmt"()');
      this.line('unreachable');
      this.label('launch');
    }
    return /^-?\d+$/.test(number) ? number : this.assign(`sext i32 ${number} to i64`);
  }

  /** The first version told the runtime anew at each launch. */
  private register(): void {
    const { symbol } = this.site;
    this.alloca('EmptyDesc', '%struct.__tgt_bin_desc');
    this.line(`%dummy = load volatile ptr, ptr ${sizesName(symbol)}, align 8`);
    this.line(`%dummy1 = load volatile ptr, ptr ${entryName(symbol)}, align 8`);
    this.line('store %struct.__tgt_bin_desc zeroinitializer, ptr %EmptyDesc, align 8');
    this.call('void', '__tgt_register_lib', 'ptr %EmptyDesc');
    this.call('void', '__tgt_init_all_rtls', '');
  }

  // ---- the runtime's arrays ---------------------------------------------------------------------

  /** Fills the arrays; the operand that stands for the sizes. */
  private prepare(values: readonly Value[]): string {
    const { symbol, span } = this.site;
    const n = values.length;
    this.alloca('.offload_baseptrs', `[${n} x ptr]`);
    this.alloca('.offload_ptrs', `[${n} x ptr]`);
    let sizes = sizesName(symbol);
    const first = this.site.form === 'first';
    const dynamic = !first && values.some(({ entry }) => entry.size.kind === 'elements');
    if (first || dynamic) {
      sizes = '%.offload_sizes';
      this.alloca('.offload_sizes', `[${n} x i64]`);
    }
    if (dynamic) {
      this.head.add(
        `  call void @llvm.memcpy.p0.p0.i64(ptr align 8 ${sizes}, ptr align 8 ${sizesName(symbol)}, i64 ${8 * n}, i1 false)`,
        span,
      );
    }
    if (launches(this.site)) this.alloca('kernel_args', '%struct.__tgt_kernel_arguments');
    const stored = values.map((value) => this.storedOf(value));
    values.forEach(({ arg, entry }, at) => {
      const { base, pointer, type } = stored[at]!;
      this.store(`${type} ${base}`, '%.offload_baseptrs', 8 * at, arg.span);
      this.store(`ptr ${pointer}`, '%.offload_ptrs', 8 * at, arg.span);
      if (first && entry.size.kind === 'static')
        this.store(`i64 ${entry.size.bytes}`, '%.offload_sizes', 8 * at, arg.span);
      if (entry.size.kind !== 'elements') return;
      const bytes = this.bytes(values[at + 1]!.operand, entry.size.each, arg.span);
      this.store(`i64 ${bytes}`, '%.offload_sizes', 8 * at, arg.span);
    });
    return sizes;
  }

  /** What goes into the lists of base pointers and pointers: of a value the value, and a copy. */
  private storedOf({ entry, operand, arg }: Value): {
    base: string;
    pointer: string;
    type: string;
  } {
    if (entry.type === 'ptr') return { base: operand, pointer: operand, type: 'ptr' };
    const addr = this.alloca('addr', 'i64');
    const base = this.widened(operand, entry.type, arg.span);
    this.line(`store i64 ${base}, ptr ${addr}, align 8`, arg.span);
    return { base, pointer: addr, type: 'i64' };
  }

  /** The bits of a value without sign, in 64. */
  private widened(operand: string, type: ValueType, span: Span): string {
    if (type === 'i64' || /^\d+$/.test(operand)) return operand;
    const bits = BITS[type];
    const whole =
      bits === undefined ? operand : this.assign(`bitcast ${type} ${operand} to ${bits}`, span);
    if (bits === 'i64') return whole;
    return this.assign(`zext ${bits ?? type} ${whole} to i64`, span);
  }

  private bytes(elements: string, each: number, span: Span): string {
    if (/^\d+$/.test(elements)) return `${BigInt(elements) * BigInt(each)}`;
    if (each === 1) return elements;
    return this.assign(`mul i64 ${elements}, ${each}`, span);
  }

  // ---- calls ------------------------------------------------------------------------------------

  private mapper(which: 'begin' | 'end', count: number, sizes: string, device: string): void {
    const types = mapTypesName(this.site.symbol, this.site.form === 'first' ? undefined : which);
    this.call(
      'void',
      `__tgt_target_data_${which}_mapper`,
      `ptr ${IDENT}, i64 ${device}, i32 ${count}, ptr %.offload_baseptrs, ptr %.offload_ptrs, ptr ${sizes}, ptr ${types}, ptr null, ptr null`,
    );
  }

  private launch(how: {
    readonly count: number;
    readonly groups: readonly string[];
    readonly threads: readonly string[];
    readonly cache: string;
    readonly device: string;
    readonly sizes: string;
  }): void {
    const { site } = this;
    const first = site.form === 'first';
    const groups = first ? [`${FIRST_GROUPS}`, '0', '0'] : how.groups;
    const threads = first ? [`${FIRST_THREADS}`, '0', '0'] : how.threads;
    const strict = site.form === 'device' || site.form === 'macro';
    const at = KERNEL_ARGS;
    const put = (value: string, offset: number): void =>
      this.store(value, '%kernel_args', offset, site.span);
    put(`i32 ${VERSION}`, at.version);
    put(`i32 ${how.count}`, at.count);
    put('ptr %.offload_baseptrs', at.basePointers);
    put('ptr %.offload_ptrs', at.pointers);
    put(`ptr ${how.sizes}`, at.sizes);
    put(`ptr ${mapTypesName(site.symbol, first ? undefined : 'kernel')}`, at.types);
    put('ptr null', at.names);
    put('ptr null', at.mappers);
    put('i64 0', at.tripCount);
    put(`i64 ${strict ? STRICT : 0}`, at.flags);
    for (const [axis, size] of groups.entries()) put(`i32 ${size}`, at.groups + 4 * axis);
    for (const [axis, size] of threads.entries()) put(`i32 ${size}`, at.threads + 4 * axis);
    put(`i32 ${how.cache}`, at.cache);
    const all = first ? [groups[0]!, threads[0]!] : [this.product(groups), this.product(threads)];
    this.call(
      'i32',
      '__tgt_target_kernel',
      `ptr ${IDENT}, i64 ${how.device}, i32 ${all[0]}, i32 ${all[1]}, ptr ${regionName(site.symbol)}, ptr %kernel_args`,
    );
  }

  private product(sizes: readonly string[]): string {
    const factors = sizes.filter((size) => size !== '1');
    const known = factors.filter((size) => /^\d+$/.test(size));
    const value = BigInt.asIntN(
      32,
      known.reduce((all, size) => all * BigInt(size), 1n),
    );
    let at: string | undefined;
    for (const size of factors)
      if (!known.includes(size))
        at = at === undefined ? size : this.assign(`mul i32 ${at}, ${size}`);
    if (at === undefined) return `${value}`;
    return value === 1n ? at : this.assign(`mul i32 ${at}, ${value}`);
  }

  /** Gives a function of the host the addresses that pointers have on the device. */
  private callOnHost(values: readonly Value[]): void {
    const args = values.map(({ entry, operand }) =>
      entry.type === 'ptr'
        ? `ptr ${this.call('ptr', 'omp_get_mapped_ptr', `ptr ${operand}, i32 0`)}`
        : `${entry.type} ${operand}`,
    );
    const { symbol } = this.site;
    this.calls.add(
      `declare void @${quoted(symbol)}(${values.map(({ entry }) => entry.type).join(', ')})`,
    );
    this.line(`call void @${quoted(symbol)}(${args.join(', ')})`);
  }

  // ---- lines ------------------------------------------------------------------------------------

  private line(text: string, span: Span = this.site.span): void {
    this.body.add(`  ${text}`, span);
  }

  private label(name: string): void {
    this.body.add(`${name}:`, this.site.span);
  }

  private assign(text: string, span?: Span): string {
    const name = `%${this.next++}`;
    this.line(`${name} = ${text}`, span);
    return name;
  }

  private call(type: string, name: string, args: string): string {
    this.calls.add(name);
    const text = `call ${type} @${name}(${args})`;
    if (type !== 'void') return this.assign(text);
    this.line(text);
    return '';
  }

  private alloca(wanted: string, type: string): string {
    let name = wanted;
    for (let n = 1; this.names.has(name); n++) name = `${wanted}${n}`;
    this.names.add(name);
    this.head.add(`  %${quoted(name)} = alloca ${type}, align 8`, this.site.span);
    return `%${quoted(name)}`;
  }

  private store(value: string, base: string, offset: number, span: Span): void {
    const align = offset % 8 === 0 && !value.startsWith('i32') ? 8 : 4;
    const at =
      offset === 0
        ? base
        : this.assign(`getelementptr inbounds nuw i8, ptr ${base}, i64 ${offset}`, span);
    this.line(`store ${value}, ptr ${at}, align ${align}`, span);
  }
}

/** Integers of the width of floats. */
const BITS: Readonly<Partial<Record<ValueType, string>>> = {
  half: 'i16',
  float: 'i32',
  double: 'i64',
};
