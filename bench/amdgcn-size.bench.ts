/**
 * Code bytes and registers of the corpus kernels on AMD processors beside rustc's (`-O`, texts in
 * `test-fixtures/emulate/amdgcn/rustc`). Needs llvm-mc; `npx tsx bench/amdgcn-size.bench.ts [-v]`,
 * with `-v` one row for each kernel.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAmdgcn, summarizeAmdgcn } from '../server/src/asm/index.ts';
import { createEngine } from '../server/src/workspace/index.ts';

const PRELUDE = 'server/prelude';
const TEXTS = 'test-fixtures/emulate/amdgcn/rustc';
const MC = process.env['LLVM_MC'] ?? 'llvm-mc-22';
const folder = mkdtempSync(join(tmpdir(), 'amdgcn-size-'));
const names = (readdirSync(PRELUDE, { recursive: true }) as string[]).filter((n) =>
  n.endsWith('.rs'),
);
const prelude = Object.fromEntries(
  names.map((name) => [name, readFileSync(`${PRELUDE}/${name}`, 'utf8')]),
);
const engine = createEngine({ readFile: () => undefined, prelude });

interface Figures {
  readonly code: number;
  readonly vgpr: number;
  readonly sgpr: number;
}

/** Sizes of the functions in an object file: its symbol table holds them. */
function sizes(object: Buffer): Map<string, number> {
  const at = Number(object.readBigUInt64LE(40));
  const out = new Map<string, number>();
  for (let i = 0; i < object.readUInt16LE(60); i++) {
    const head = at + i * object.readUInt16LE(58);
    if (object.readUInt32LE(head + 4) !== 2) continue;
    const strings = at + object.readUInt32LE(head + 40) * object.readUInt16LE(58);
    const text = Number(object.readBigUInt64LE(strings + 24));
    const first = Number(object.readBigUInt64LE(head + 24));
    const end = first + Number(object.readBigUInt64LE(head + 32));
    for (let s = first; s < end; s += 24) {
      if ((object[s + 4]! & 15) !== 2) continue;
      const name = text + object.readUInt32LE(s);
      const size = Number(object.readBigUInt64LE(s + 16));
      out.set(object.subarray(name, object.indexOf(0, name)).toString(), size);
    }
  }
  return out;
}

function figures(text: string, cpu: string): Map<string, Figures> {
  const [source, object] = [join(folder, 'k.s'), join(folder, 'k.o')];
  writeFileSync(source, text);
  const args = ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=obj', '-o', object, source];
  execFileSync(MC, args);
  const code = sizes(readFileSync(object));
  const out = new Map<string, Figures>();
  for (const fn of summarizeAmdgcn(parseAmdgcn(text).module)) {
    if (!fn.kernel) continue;
    out.set(fn.name, {
      code: code.get(fn.name) ?? 0,
      vgpr: Math.max(1, fn.vgprs ?? 0),
      sgpr: fn.sgprs ?? 0,
    });
  }
  return out;
}

const mean = (ratios: readonly number[]): string =>
  Math.exp(ratios.reduce((sum, r) => sum + Math.log(r), 0) / ratios.length).toFixed(2);

console.log('geometric means, ours / rustc     code   VGPRs   kernels');
for (const cpu of ['gfx90a', 'gfx1100']) {
  const code: number[] = [];
  const vgpr: number[] = [];
  for (const file of readdirSync(`${TEXTS}/${cpu}`).sort()) {
    const name = file.replace('.s', '');
    const path = `/bench/${name}.rs`;
    engine.setFile(path, readFileSync(`test-fixtures/kernels/${name}.rs`, 'utf8'));
    const ours = figures(engine.emit(path, 'amdgcn', { cpu }).text, cpu);
    for (const [kernel, theirs] of figures(readFileSync(`${TEXTS}/${cpu}/${file}`, 'utf8'), cpu)) {
      const mine = ours.get(kernel);
      if (mine === undefined) continue;
      code.push(mine.code / theirs.code);
      vgpr.push(mine.vgpr / theirs.vgpr);
      if (process.argv.includes('-v'))
        console.log(
          `${cpu} ${kernel.padEnd(18)} code ${mine.code}/${theirs.code}  VGPRs ${mine.vgpr}/${theirs.vgpr}  SGPRs ${mine.sgpr}/${theirs.sgpr}`,
        );
    }
  }
  console.log(
    `${cpu.padEnd(32)}${mean(code).padStart(6)}${mean(vgpr).padStart(8)}${`${code.length}`.padStart(10)}`,
  );
}
rmSync(folder, { recursive: true });
