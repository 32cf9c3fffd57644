#!/usr/bin/env node
/**
 * Stands in for NVIDIA's assembler in tests: it assembles nothing, and reports on each kernel of a
 * text as the assembler does. Kernels whose name begins with `spill` spill.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const args = process.argv.slice(2);
const KNOWN = ['sm_75', 'sm_80', 'sm_90', 'sm_90a', 'sm_100'];
if (args.includes('--version')) {
  process.stdout.write('ptxas: a stand-in\nCuda compilation tools, release 13.0, V13.0.0\n');
  process.exit(0);
}
if (args.includes('--help')) {
  process.stdout.write(`Allowed values: ${KNOWN.map((name) => `'${name}'`).join(',')}\n`);
  process.exit(0);
}
const arch = args.find((arg) => arg.startsWith('-arch='))?.slice('-arch='.length);
if (!KNOWN.includes(arch)) {
  process.stderr.write(
    `ptxas fatal   : Value '${arch}' is not defined for option 'gpu-name'\n`,
  );
  process.exit(1);
}
const text = readFileSync(args.find((arg) => arg.endsWith('.ptx')), 'utf8');
writeFileSync(args[args.indexOf('-o') + 1], 'machine code');
for (const [, name] of text.matchAll(/\.entry (\w+)/g)) {
  const spilled = name.startsWith('spill') ? 16 : 0;
  process.stderr.write(
    [
      `ptxas info    : Compiling entry function '${name}' for '${arch}'`,
      `ptxas info    : Function properties for ${name}`,
      `    ${spilled} bytes stack frame, ${spilled} bytes spill stores, ${spilled} bytes spill loads`,
      'ptxas info    : Used 12 registers, used 0 barriers, 376 bytes cmem[0]',
      '',
    ].join('\n'),
  );
}
