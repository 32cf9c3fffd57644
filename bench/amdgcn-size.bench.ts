/**
 * Code bytes, registers and loads that are waited for at once, of the corpus kernels on AMD
 * processors beside rustc's (`-O`, texts in
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

/** Loads, and those of them whose answer is waited for by one of the next two instructions. */
class Loads {
  private all = 0;
  private early = 0;

  add(text: string): void {
    const lines = text
      .split('\n')
      .map((line) => line.replace(/;.*/, '').trim())
      .filter((line) => /^(?:[vs]_|ds_|global_|flat_|scratch_|buffer_)/.test(line));
    for (const [i, line] of lines.entries()) {
      const kind = counterOf(line);
      if (kind === undefined) continue;
      this.all++;
      let later = 0;
      for (const next of lines.slice(i + 1, i + 3)) {
        if (counterOf(next) === kind) later++;
        const most = waitOf(next, kind);
        if (most !== undefined && most <= later) {
          this.early++;
          break;
        }
      }
    }
  }

  toString(): string {
    return `${((100 * this.early) / this.all).toFixed(0)} %`;
  }
}

/** The counter that tells when a load has answered. */
function counterOf(line: string): 'vm' | 'lgkm' | undefined {
  if (/^(?:global|flat|scratch|buffer)_load/.test(line)) return 'vm';
  return /^(?:ds_(?:read|load)|s_load|s_buffer_load)/.test(line) ? 'lgkm' : undefined;
}

/** Loads that a wait leaves on their way. */
function waitOf(line: string, kind: 'vm' | 'lgkm'): number | undefined {
  const names = kind === 'vm' ? ['vmcnt', 'loadcnt'] : ['lgkmcnt', 'dscnt', 'kmcnt'];
  for (const name of names) {
    const found = new RegExp(`^s_wait.*${name}(?:\\((\\d+)\\)| 0x([0-9a-f]+))`).exec(line);
    if (found !== null) return found[1] === undefined ? Number.parseInt(found[2]!, 16) : +found[1];
  }
  return undefined;
}

const mean = (ratios: readonly number[]): string =>
  Math.exp(ratios.reduce((sum, r) => sum + Math.log(r), 0) / ratios.length).toFixed(2);

console.log(
  "geometric means, ours / rustc     code   VGPRs   kernels   loads waited for at once, ours and rustc's",
);
for (const cpu of ['gfx906', 'gfx90a', 'gfx942', 'gfx1030', 'gfx1100', 'gfx1201']) {
  const code: number[] = [];
  const vgpr: number[] = [];
  const [mineEarly, theirsEarly] = [new Loads(), new Loads()];
  for (const file of readdirSync(`${TEXTS}/${cpu}`).sort()) {
    const name = file.replace('.s', '');
    const path = `/bench/${name}.rs`;
    engine.setFile(path, readFileSync(`test-fixtures/kernels/${name}.rs`, 'utf8'));
    const { text } = engine.emit(path, 'amdgcn', { cpu });
    const rustc = readFileSync(`${TEXTS}/${cpu}/${file}`, 'utf8');
    const ours = figures(text, cpu);
    mineEarly.add(text);
    theirsEarly.add(rustc);
    for (const [kernel, theirs] of figures(rustc, cpu)) {
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
    `${cpu.padEnd(32)}${mean(code).padStart(6)}${mean(vgpr).padStart(8)}${`${code.length}`.padStart(10)}   ${mineEarly} ${theirsEarly}`,
  );
}
rmSync(folder, { recursive: true });
