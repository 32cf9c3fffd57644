/**
 * Lines of global memory and banks of shared memory that the accesses of a warp need, counted lane
 * by lane from their addresses as forms, in each iteration of the loops around them.
 */
import { append, greatest } from '../../base/index.ts';
import type { GpuMemory } from './accesses.ts';
import {
  added,
  commonFactor,
  type Factor,
  keyOf,
  type LaneForm,
  ownLanes,
  strideOf,
} from './lane-form.ts';
import { LoopForms } from './loop-forms.ts';

/** One access of all lanes. */
export interface FormAccess<At> {
  readonly at: At;
  readonly block: number;
  readonly memory: 'global' | 'shared';
  readonly loads: boolean;
  readonly bytes: number;
  readonly address: LaneForm;
}

/** What the counts take for granted of atoms. */
export interface AtomFacts {
  /** A pointer, or the address of a variable: aligned like an allocation. */
  isAddress(atom: string): boolean;
  /** What a pointer is known to be aligned to; undefined where nothing is known. */
  alignment(atom: string): number | undefined;
  /** Its name for the user; undefined for a value without one. */
  nameOf(atom: string): string | undefined;
}

/** A cost of one access. */
export interface AccessCost<At> {
  readonly at: At;
  readonly kind: 'coalescing' | 'banks';
  /** In a few words. */
  readonly label: string;
  readonly message: string;
}

/** Lanes that wait for one another at one bank, from which on it is reported. */
const MOST_LANES = 4;
/** Lines beyond those that the bytes need, from which on it is reported. */
const TOO_MANY = 1.5;
const BANK = 4;

/** Costs of the accesses of a function. */
export function accessCosts<At>(
  accesses: readonly FormAccess<At>[],
  forms: LoopForms,
  gpu: GpuMemory,
  facts: AtomFacts,
): AccessCost<At>[] {
  const out: AccessCost<At>[] = [];
  const groups = new Map<string, FormAccess<At>[]>();
  for (const access of accesses) {
    const key = `${access.block} ${keyOf(withoutConstant(access.address))}`;
    groups.set(key, [...(groups.get(key) ?? []), access]);
  }
  for (const group of groups.values()) {
    for (const access of group) {
      const cost =
        access.memory === 'shared'
          ? bankCost(access, gpu, facts)
          : lineCost(access, group, forms, gpu, facts);
      if (cost) out.push({ at: access.at, ...cost });
    }
    append(out, narrowCosts(group, forms, facts));
  }
  return out;
}

/** The address but for what only moves it as a whole. */
function withoutConstant(form: LaneForm): LaneForm {
  const own = form.get('');
  if (own === undefined) return form;
  const first = typeof own === 'number' ? own : own[0]!;
  return added(form, new Map([['', first]]), -1) ?? form;
}

/** Products with a factor that differs between lanes, but for the one without atoms. */
function scaled(form: LaneForm): readonly (readonly [string, Factor])[] {
  return [...form].filter(([product, factor]) => product !== '' && typeof factor !== 'number');
}

type Cost = Omit<AccessCost<unknown>, 'at'>;

function lineCost(
  access: FormAccess<unknown>,
  group: readonly FormAccess<unknown>[],
  forms: LoopForms,
  gpu: GpuMemory,
  facts: AtomFacts,
): Cost | undefined {
  const { address, bytes } = access;
  const symbolic = scaled(address);
  if (symbolic.length > 0) return symbolicCost(access, symbolic, gpu, facts);
  const lanes = ownLanes(address, gpu.lanes);
  const loop = forms.loopAround(access.block);
  const moved = loop && stepOf(address, loop.header, forms);
  const unrolled = moved === undefined ? undefined : unrolledStep(access, group, moved);
  const same = unrolled === undefined ? [access] : group;
  const ranges = same.map((one) => linesOf(one, gpu, facts));
  const least = -greatest(ranges.map((range) => -range.least));
  const most = greatest(ranges.map((range) => range.most));
  const distinct = new Set(lanes.flatMap((at) => Array.from({ length: bytes }, (_, i) => at + i)));
  const needed = Math.ceil(distinct.size / gpu.line);
  // What lies across the beginning of a line is not far apart.
  if (fewestLines(lanes, bytes, gpu) < needed * TOO_MANY) return undefined;
  const count = least === most ? String(least) : `${least} to ${most}`;
  const stride = strideOf(address.get('') ?? 0);
  const apart =
    stride === undefined
      ? `lanes access scattered global memory`
      : `lanes access global memory ${Math.abs(stride)} bytes apart`;
  const each = loop ? ` and iteration` : '';
  const used = usedShare(unrolled === undefined ? group : [access], gpu, 1, 0);
  const parts = [
    `${apart}: ${count} lines per ${gpu.warp}${each}, where ${needed} would do; ${used} % of the bytes fetched are used`,
  ];
  const step = unrolled ?? moved;
  if (step !== undefined && step !== 0 && Math.abs(step) < gpu.line) {
    const rounds = Math.ceil(gpu.line / Math.abs(step));
    const walked = usedShare(group, gpu, rounds, step);
    parts.push(
      `the loop moves on by ${Math.abs(step)} bytes: ${walked} % where the lines stay in the cache for ${rounds} iterations`,
    );
  } else if (step === 0) parts.push('each iteration uses the same lines');
  else if (step !== undefined) parts.push('no iteration uses the lines of the one before');
  return {
    kind: 'coalescing',
    label: `uncoalesced: ${count} lines per ${gpu.warp}`,
    message: parts.join('; '),
  };
}

/** The step of one iteration of the source, where the accesses of a group are those of several. */
function unrolledStep(
  { bytes, loads }: FormAccess<unknown>,
  group: readonly FormAccess<unknown>[],
  moved: number,
): number | undefined {
  if (group.length < 2 || group.some((one) => one.bytes !== bytes || one.loads !== loads))
    return undefined;
  const step = moved / group.length;
  const starts = group.map((one) => ownLanes(one.address, 1)[0]!).sort((a, b) => a - b);
  const even = starts.every((start, i) => start === starts[0]! + i * Math.abs(step));
  return even && step !== 0 ? step : undefined;
}

/** Lines of an access that begins where they are fewest. */
function fewestLines(lanes: readonly number[], bytes: number, { line }: GpuMemory): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let by = 0; by < line; by += bytes) {
    const lines = new Set<number>();
    for (const at of lanes) {
      lines.add(Math.floor((at + by) / line));
      lines.add(Math.floor((at + by + bytes - 1) / line));
    }
    fewest = Math.min(fewest, lines.size);
  }
  return fewest;
}

/** Lines of one access for each place that its address can have within a line. */
export function linesOf(
  { address, bytes }: Pick<FormAccess<unknown>, 'address' | 'bytes'>,
  gpu: GpuMemory,
  facts: AtomFacts,
): { readonly least: number; readonly most: number } {
  const lanes = ownLanes(address, gpu.lanes);
  const skip = (product: string): boolean => facts.isAddress(product);
  // Accesses are aligned to their width.
  const moves = commonFactor(address, skip, gpu.line);
  const every = Math.max(moves, Math.min(bytes, gpu.line));
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let by = 0; by < gpu.line; by += every) {
    const lines = new Set<number>();
    for (const at of lanes) {
      lines.add(Math.floor((at + by) / gpu.line));
      lines.add(Math.floor((at + by + bytes - 1) / gpu.line));
    }
    least = Math.min(least, lines.size);
    most = Math.max(most, lines.size);
  }
  return { least, most };
}

/** Per cent of the bytes of the lines that the accesses of a group use, over some iterations. */
function usedShare(
  group: readonly FormAccess<unknown>[],
  gpu: GpuMemory,
  rounds: number,
  step: number,
): number {
  const bytes = new Set<number>();
  const lines = new Set<number>();
  for (const { address, bytes: width } of group)
    for (const lane of ownLanes(address, gpu.lanes))
      for (let round = 0; round < rounds; round++)
        for (let i = 0; i < width; i++) {
          const at = lane + round * step + i;
          bytes.add(at);
          lines.add(Math.floor(at / gpu.line));
        }
  return Math.round((100 * bytes.size) / (lines.size * gpu.line));
}

/** Bytes by which an iteration moves an address on; undefined where that is not a number. */
function stepOf(address: LaneForm, header: number, forms: LoopForms): number | undefined {
  const iteration = LoopForms.iteration(header);
  let step = 0;
  for (const [product, factor] of address) {
    if (product === iteration) {
      if (typeof factor !== 'number') return undefined;
      step = factor;
    } else if (product !== '' && forms.variesIn(new Map([[product, factor]]), header))
      return undefined;
  }
  return step;
}

/** Lanes whose distance is a value of the launch. */
function symbolicCost(
  { address, bytes }: FormAccess<unknown>,
  symbolic: readonly (readonly [string, Factor])[],
  gpu: GpuMemory,
  facts: AtomFacts,
): Cost | undefined {
  const names = symbolic.map(([product]) => namedProduct(product, facts));
  const strides = symbolic.map(([, factor]) => strideOf(factor));
  const own = strideOf(address.get('') ?? 0);
  if (strides.some((one) => one === undefined) || own === undefined) return undefined;
  const at = (): string => {
    const terms = strides.map((stride, i) =>
      stride === 1 ? names[i]! : `${stride} * ${names[i]}`,
    );
    return own === 0 ? terms.join(' + ') : [...terms, own].join(' + ');
  };
  const most = `up to ${gpu.lanes} lines per ${gpu.warp}`;
  const unit = strides.length === 1 && own === 0 && Math.abs(strides[0]!) === bytes;
  if (names.some((name) => name === undefined)) {
    const message = `lanes are a distance apart that the launch decides: ${most}`;
    return { kind: 'coalescing', label: `uncoalesced: ${most}`, message };
  }
  if (unit) {
    const message = `lanes are \`${names[0]}\` elements apart: coalesced only for ${names[0]} = 1, else ${most}`;
    return { kind: 'coalescing', label: `uncoalesced unless ${names[0]} = 1`, message };
  }
  const message = `lanes are \`${at()}\` bytes apart: ${most}`;
  return { kind: 'coalescing', label: `uncoalesced: ${most}`, message };
}

function namedProduct(product: string, facts: AtomFacts): string | undefined {
  const names = product.split('*').map((atom) => facts.nameOf(atom));
  return names.some((name) => name === undefined) ? undefined : names.join(' * ');
}

/** The most lanes that want different words of one bank at once. */
function bankCost(access: FormAccess<unknown>, gpu: GpuMemory, facts: AtomFacts): Cost | undefined {
  const { address, bytes } = access;
  const symbolic = scaled(address);
  if (symbolic.length > 0) return undefined;
  if (commonFactor(address, (product) => facts.isAddress(product), BANK) < BANK) return undefined;
  const lanes = ownLanes(address, gpu.lanes);
  const served =
    bytes <= BANK ? gpu.lanesTogether : Math.min(gpu.lanesTogether, gpu.together / bytes);
  let most = 0;
  for (let from = 0; from < lanes.length; from += served) {
    const banks = new Map<number, Set<number>>();
    for (const lane of lanes.slice(from, from + served)) {
      const last = Math.floor((lane + bytes - 1) / BANK);
      for (let word = Math.floor(lane / BANK); word <= last; word++) {
        const bank = ((word % gpu.banks) + gpu.banks) % gpu.banks;
        const words = banks.get(bank) ?? new Set();
        banks.set(bank, words.add(word));
      }
    }
    for (const { size } of banks.values()) most = Math.max(most, size);
  }
  if (most < MOST_LANES) return undefined;
  const stride = strideOf(address.get('') ?? 0);
  const apart = stride === undefined ? '' : ` ${Math.abs(stride)} bytes apart`;
  return {
    kind: 'banks',
    label: `bank conflict: ${most} lanes`,
    message: `lanes access ${gpu.shared}${apart}: ${most} of a ${gpu.warp} meet at each bank and wait for one another`,
  };
}

/** Accesses side by side that one wide access would do, were the pointer known to be aligned. */
function narrowCosts<At>(
  group: readonly FormAccess<At>[],
  forms: LoopForms,
  facts: AtomFacts,
): AccessCost<At>[] {
  const [{ block, bytes, loads, memory, address }] = group as [FormAccess<At>];
  if (memory !== 'global') return [];
  const own = group.filter((one) => one.bytes === bytes && one.loads === loads);
  const first = (one: FormAccess<At>): number => ownLanes(one.address, 1)[0]!;
  const sorted = [...own].sort((a, b) => first(a) - first(b));
  const pointers = [...address.keys()].filter((product) => facts.isAddress(product));
  const declared = facts.alignment(pointers[0] ?? '');
  if (pointers.length !== 1 || declared === undefined) return [];
  const known = Math.max(declared, bytes);
  // An unrolled walk along one row is one access of the source.
  const loop = forms.loopAround(block);
  const step = loop && stepOf(address, loop.header, forms);
  if (step !== undefined && unrolledStep(group[0]!, group, step) !== undefined) return [];
  for (let count = Math.floor(16 / bytes); count >= 2; count /= 2) {
    const wide = count * bytes;
    const [lead] = sorted;
    if (known >= wide || lead === undefined) continue;
    const run = sorted.slice(0, count);
    const aligned = commonFactor(address, (product) => product === pointers[0], wide) === wide;
    const lanes = ownLanes(lead.address, 2);
    if (!aligned || lanes.some((at) => at % wide !== 0)) continue;
    if (run.length < count || run.some((one, i) => first(one) !== first(lead) + i * bytes))
      continue;
    const what = loads ? 'load' : 'store';
    const each = bytes === 1 ? '1 byte' : `${bytes} bytes`;
    return run.map(({ at }) => ({
      at,
      kind: 'coalescing',
      label: `${count} ${what}s side by side`,
      message: `${count} ${what}s of ${each} side by side: alignment ${known} is known, ${wide} would give one ${what}`,
    }));
  }
  return [];
}
