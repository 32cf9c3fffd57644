/** Globals of a module in assembly: sections, bytes, addresses. */
import type { AsmWriter } from '../../mach/index.ts';
import type { Global } from '../../mir/index.ts';

export interface Names {
  nameOf(symbol: string): string;
}

export function printGlobals(writer: AsmWriter, globals: readonly Global[], names: Names): void {
  for (const global of globals) printGlobal(writer, global, names);
}

function printGlobal(writer: AsmWriter, global: Global, names: Names): void {
  if (global.space === 'workgroup' || global.external === true) return;
  const name = names.nameOf(global.name);
  const zero =
    global.relocs.length === 0 &&
    (global.init === undefined || global.init.every((byte) => byte === 0));
  const size = Math.max(1, global.size);
  writer.line(`\t.type\t${name},@object`);
  // Data with addresses is written by the loader.
  const section = global.mutable
    ? zero
      ? '.bss'
      : '.data'
    : global.relocs.length > 0
      ? '.data.rel.ro'
      : '.rodata';
  const flags =
    section === '.rodata'
      ? '"a",@progbits'
      : section === '.bss'
        ? '"aw",@nobits'
        : '"aw",@progbits';
  writer.line(`\t.section\t${section},${flags}`);
  if (global.exported === true) {
    writer.line(`\t.globl\t${name}`);
    writer.line(`\t.protected\t${name}`);
  }
  writer.line(`\t.p2align\t${Math.max(0, Math.log2(Math.max(1, global.align)))}, 0x0`);
  writer.line(`${name}:`);
  if (zero) writer.line(`\t.zero\t${size}`);
  else bytes(writer, global, names);
  writer.line(`\t.size\t${name}, ${size}`);
  writer.line('');
}

function bytes(writer: AsmWriter, global: Global, names: Names): void {
  const data = new Uint8Array(Math.max(1, global.size));
  data.set((global.init ?? new Uint8Array()).subarray(0, global.size));
  const relocs = new Map(global.relocs.map((reloc) => [reloc.offset, reloc]));
  let run: number[] = [];
  const flush = (): void => {
    for (let i = 0; i < run.length; i += 16)
      writer.line(`\t.byte\t${run.slice(i, i + 16).join(', ')}`);
    run = [];
  };
  for (let at = 0; at < data.length; ) {
    const reloc = relocs.get(at);
    if (reloc === undefined) {
      run.push(data[at++]!);
      continue;
    }
    flush();
    const addend = reloc.addend === 0n ? '' : `+${reloc.addend}`;
    writer.line(`\t.quad\t${names.nameOf(reloc.symbol)}${addend}`);
    at += 8;
  }
  flush();
}
