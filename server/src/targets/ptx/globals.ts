/** Module-level memory: constants and statics with their bytes and addresses, workgroup memory. */
import type { AsmWriter } from '../../mach/index.ts';
import type { AddressSpace, Global, Reloc } from '../../mir/index.ts';
import type { ConstantSpace } from './module-env.ts';

const SPACES: Partial<Record<AddressSpace, string>> = {
  generic: '.global',
  global: '.global',
  workgroup: '.shared',
};

/** Bytes that a module may have in constant memory. */
const CONSTANT_BYTES = 65536;

/**
 * Where the constants among these globals lie: pointers to all of them look alike, so it is the
 * same for all. As in the builds of rustc, cuda-oxide and Rust-CUDA, that is global memory unless
 * the source asks for constant memory.
 */
export function constantSpace(globals: Iterable<Global>): ConstantSpace {
  const constants = [...globals].filter(({ space }) => space === 'constant');
  if (constants.length > 0 && constants.every(({ unplaced }) => unplaced === true))
    return '.global';
  let bytes = 0;
  for (const { size, align } of constants) bytes += roundUp(size, Math.max(1, align));
  return bytes > CONSTANT_BYTES ? '.global' : '.const';
}

const roundUp = (size: number, align: number): number => Math.ceil(size / align) * align;

export interface GlobalNames {
  readonly constants: ConstantSpace;
  nameOf(symbol: string): string;
  /** Is the symbol a function? Function addresses need no `generic()`. */
  isFunc(symbol: string): boolean;
}

/**
 * Prints one global. Workgroup memory has no initial value; other uninitialised memory is zero.
 * What is `declared` before must be visible: PTX knows no other declaration of memory than that of
 * another module's.
 */
export function printGlobal(
  writer: AsmWriter,
  global: Global,
  name: string,
  names: GlobalNames,
  declared = false,
): void {
  const space = spaceOf(global, names);
  const linkage =
    global.external === true
      ? '.extern '
      : declared || (global.exported === true && space !== '.shared')
        ? '.visible '
        : '';
  const head = `${linkage}${space} .align ${Math.max(1, global.align)}`;
  if (global.external === true || space === '.shared' || isZero(global)) {
    writer.line(`${head} .b8 ${name}[${Math.max(1, global.size)}];`);
  } else if (global.relocs.length > 0)
    for (const line of withAddresses(global, name, head, names).split('\n')) writer.line(line);
  else writer.line(`${head} .b8 ${name}[${global.size}] = {${bytesOf(global).join(', ')}};`);
}

function spaceOf(global: Global, names: GlobalNames): string {
  return global.space === 'constant' ? names.constants : (SPACES[global.space] ?? '.global');
}

/** Declares a global with addresses before its definition, for initialisers that stand between. */
export function printDeclaration(
  writer: AsmWriter,
  global: Global,
  name: string,
  names: GlobalNames,
): void {
  const space = spaceOf(global, names);
  const type = inWords(global) ? `.u64 ${name}[${global.size / 8}]` : `.u8 ${name}[${global.size}]`;
  writer.line(`.extern ${space} .align ${Math.max(1, global.align)} ${type};`);
}

/** The one declaration of memory whose size the launch decides. */
export function printLaunchSized(writer: AsmWriter, name: string, align: number): void {
  writer.line(`.extern .shared .align ${align} .b8 ${name}[];`);
}

function isZero(global: Global): boolean {
  return (
    global.relocs.length === 0 &&
    (global.init === undefined || global.init.every((byte) => byte === 0))
  );
}

/** The initial bytes without trailing zeros: PTX fills the rest. */
function bytesOf(global: Global): Uint8Array {
  const bytes = (global.init ?? new Uint8Array()).subarray(0, global.size);
  let length = bytes.length;
  while (length > 1 && bytes[length - 1] === 0) length--;
  return bytes.subarray(0, length);
}

/**
 * An initialiser with addresses. PTX has them in arrays of 64-bit words; when an address does not
 * lie on a word border its bytes are masked out one by one (PTX ISA, "Initializers": `mask()
 * expression`).
 */
function withAddresses(global: Global, name: string, head: string, names: GlobalNames): string {
  const bytes = new Uint8Array(Math.max(global.size, 1));
  bytes.set((global.init ?? new Uint8Array()).subarray(0, global.size));
  const byOffset = new Map(global.relocs.map((r) => [r.offset, r]));
  const items: string[] = [];
  if (inWords(global)) {
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < global.size; at += 8) {
      const reloc = byOffset.get(at);
      items.push(
        reloc === undefined ? view.getBigUint64(at, true).toString() : addressOf(reloc, names),
      );
    }
    return `${head} .u64 ${name}[${global.size / 8}] = {${words(items)}};`;
  }
  for (let at = 0; at < global.size; ) {
    const reloc = byOffset.get(at);
    if (reloc === undefined) {
      items.push(String(bytes[at++]!));
      continue;
    }
    const address = addressOf(reloc, names);
    for (let i = 0; i < 8; i++) items.push(`0x${'FF'.padEnd(2 + 2 * i, '0')}(${address})`);
    at += 8;
  }
  return `${head} .u8 ${name}[${global.size}] = {${items.join(', ')}};`;
}

/**
 * The words of an initialiser; from the second address on each stands on a line of its own, as
 * symbols are long.
 */
function words(items: readonly string[]): string {
  let out = items[0] ?? '';
  let addresses = 0;
  for (const [i, item] of items.entries()) {
    const isAddress = !/^\d/.test(item);
    if (i > 0) out += isAddress && addresses > 0 ? `,\n\t${item}` : `, ${item}`;
    if (isAddress) addresses++;
  }
  return out;
}

/** Does the initialiser take addresses apart? PTX has that since its version 7.1. */
export function needsMasks(global: Global): boolean {
  return global.relocs.length > 0 && !inWords(global);
}

/** Is memory with addresses an array of 64-bit words? */
function inWords(global: Global): boolean {
  return (
    global.align >= 8 && global.size % 8 === 0 && global.relocs.every((r) => r.offset % 8 === 0)
  );
}

function addressOf(reloc: Reloc, names: GlobalNames): string {
  const name = names.nameOf(reloc.symbol);
  const address = names.isFunc(reloc.symbol) ? name : `generic(${name})`;
  return reloc.addend === 0n ? address : `${address}+${reloc.addend}`;
}
