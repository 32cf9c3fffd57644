/**
 * What a module of host IR does at its launches, read from the text: ours and rustc's alike. Names
 * and order of instructions do not count.
 */

export interface LaunchFacts {
  /** Calls of the runtime in order, without `__tgt_`. */
  readonly calls: readonly string[];
  readonly kernel: string;
  readonly device: string;
  /** Sizes that the module has as constants, 0 where the host computes them. */
  readonly sizes: readonly number[];
  /** Constants that the host writes over these. */
  readonly stored: readonly string[];
  readonly begin: readonly number[];
  readonly types: readonly number[];
  readonly end: readonly number[];
  /** Numbers of groups and threads; `?` for what the host computes. */
  readonly teams: string;
  readonly threads: string;
  /** Fields of the kernel's arguments that are stored as constants, by offset. */
  readonly fields: Readonly<Record<string, string>>;
  /** Entry in the runtime's table: its section and alignment. */
  readonly entry: string;
}

const LIST = /^@("?)([^ "]+)\1 = .*?constant \[\d+ x i64\] (?:\[(.*)\]|zeroinitializer)/;
const CALL = /call (?:void|i32) @__tgt_(\w+)\((.*)\)/;

/** The launches of a text, sorted: their order among functions does not count. */
export function launchFacts(text: string): readonly LaunchFacts[] {
  const lists = new Map<string, { readonly text: string; readonly line: string }>();
  const entries = new Map<string, string>();
  for (const line of text.split('\n')) {
    const found = LIST.exec(line);
    if (found !== null) lists.set(found[2]!, { text: found[3] ?? '', line });
    const entry = /^@"?\.offloading\.entry\.([^ "]+)"? = .*, (section .*)$/.exec(line);
    if (entry !== null) entries.set(entry[1]!, entry[2]!);
  }
  const numbers = (name: string): readonly number[] => {
    const { text: list, line } = lists.get(name)!;
    const count = Number(/\[(\d+) x i64\]/.exec(line)![1]);
    const values = [...list.matchAll(/i64 (-?\d+)/g)].map(([, value]) => Number(value));
    return values.length === 0 ? new Array<number>(count).fill(0) : values;
  };
  const out: LaunchFacts[] = [];
  for (const body of text.matchAll(/^define [^\n]*\{\n([\s\S]*?)^\}/gm)) {
    for (const part of body[1]!.split(/(?<=__tgt_target_data_end_mapper\(.*\n)/)) {
      const fact = factsOf(part, numbers, entries);
      if (fact !== undefined) out.push(fact);
    }
  }
  const key = (fact: LaunchFacts): string => JSON.stringify(fact);
  return out.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function factsOf(
  part: string,
  numbers: (name: string) => readonly number[],
  entries: ReadonlyMap<string, string>,
): LaunchFacts | undefined {
  const calls = part.split('\n').flatMap((line) => {
    const found = CALL.exec(line);
    return found === null ? [] : [{ name: found[1]!, args: argsOf(found[2]!) }];
  });
  const find = (name: string): readonly string[] | undefined =>
    calls.find((one) => one.name === name)?.args;
  const begin = find('target_data_begin_mapper');
  const kernel = find('target_kernel');
  const end = find('target_data_end_mapper');
  if (begin === undefined || kernel === undefined || end === undefined) return undefined;
  const symbol = /^@"?\.(.*)\.region_id"?$/.exec(kernel[4]!)![1]!;
  const named = (name: string): string => name.replace(/^@"?|"?$/g, '');
  const arrays = fieldsOf(part, begin[5]!);
  return {
    calls: calls.map(({ name }) => name),
    kernel: symbol,
    device: begin[1]!,
    sizes: numbers(`.offload_sizes.${symbol}`),
    stored: begin[5]!.startsWith('@') ? [] : Object.entries(arrays).map((pair) => pair.join(': ')),
    begin: numbers(named(begin[6]!)),
    types: numbers(`.offload_maptypes.${symbol}.kernel`),
    end: numbers(named(end[6]!)),
    teams: constant(kernel[2]!),
    threads: constant(kernel[3]!),
    fields: fieldsOf(part, kernel[5]!),
    entry: entries.get(symbol) ?? '',
  };
}

/** Operands without types and attributes. */
function argsOf(list: string): readonly string[] {
  return list.split(/,\s*/).map((arg) => arg.split(' ').at(-1)!);
}

function constant(operand: string): string {
  return /^-?\d+$/.test(operand) ? operand : '?';
}

/** What is stored into a place of the stack, by offset; `?` for what is no number. */
function fieldsOf(part: string, base: string): Record<string, string> {
  const at = new Map<string, number>([[base, 0]]);
  const out: Record<string, string> = {};
  for (const line of part.split('\n')) {
    const gep = /^\s*(%[^ ]+) = getelementptr .*?i8, ptr (%[^ ,]+), i64 (\d+)/.exec(line);
    const from = gep === null ? undefined : at.get(gep[2]!);
    if (gep !== null && from !== undefined) at.set(gep[1]!, from + Number(gep[3]));
    const zeros = /llvm\.memset\.p0\.i64\(ptr [^%]*(%[^ ,]+), i8 0, i64 (\d+)/.exec(line);
    const zeroed = zeros === null ? undefined : at.get(zeros[1]!);
    if (zeros !== null && zeroed !== undefined)
      for (let offset = 0; offset < Number(zeros[2]); offset += 8) out[zeroed + offset] = '0';
    const store = /^\s*store (?:ptr|i\d+) ([^ ,]+), ptr (%[^ ,]+)/.exec(line);
    const offset = store === null ? undefined : at.get(store[2]!);
    if (store === null || offset === undefined) continue;
    const value = store[1]!;
    out[offset] = value === 'null' ? '0' : value.startsWith('@') ? value : constant(value);
  }
  return out;
}
