#!/usr/bin/env node
/**
 * Stands in for NVIDIA's disassembler in tests: it prints a stored listing of our own making. Lines
 * of the PTX, which the listing names by the instruction that stands there, come from the text that
 * was assembled, which lies beside the machine code.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [file] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
if (file === undefined) {
  process.stdout.write('nvdisasm: a stand-in\nCuda compilation tools, release 13.0, V13.0.0\n');
  process.exit(0);
}
const ptx = readFileSync(join(dirname(file), 'kernel.ptx'), 'utf8').split('\n');
const lineOf = (words) => {
  const at = ptx.findIndex((line) => line.includes(words));
  const found = /^\t\.loc 1 (\d+) 0$/.exec(ptx[at - 1] ?? '')?.[1];
  if (found === undefined) throw new Error(`no instruction with ${words}`);
  return found;
};
const listing = readFileSync(join(import.meta.dirname, 'saxpy.sass'), 'utf8');
process.stdout.write(
  listing.replace(/line <(.*)>$/gm, (_, words) => `line ${lineOf(words)}`),
);
