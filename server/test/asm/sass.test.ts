/** Listings of machine code: their lines, scheduling bits, names, the table of instructions. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  controlText,
  findSassInstruction,
  locatedPtx,
  parameterBase,
  parsePtx,
  parseSass,
  type SassInstruction,
  sassFunctions,
  sassGpu,
  sassInstructions,
  sassNames,
} from '../../src/asm/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo, requireTool } from '../kit/index.ts';

const LISTING = readRepo('test-fixtures/sass/saxpy.sass');

const instructions = (text: string): SassInstruction[] =>
  parseSass(text).statements.filter((one) => one.kind === 'instruction');

describe('asm: machine code', () => {
  it('reads what nvdisasm prints', () => {
    const module = parseSass(LISTING);
    const [fn, ...others] = sassFunctions(module);
    assert.deepEqual(others, []);
    assert.equal(fn?.name, 'saxpy');
    assert.deepEqual(
      fn.labels.map(({ name }) => name),
      ['.L_x_0', '.L_x_1', '.L_x_2'],
    );
    const [load] = fn.instructions.filter(({ opcode }) => opcode === 'LDG');
    assert.deepEqual(load?.modifiers, ['E']);
    assert.deepEqual(
      load?.operands.map(({ text }) => text),
      ['R4', '[R2.64]'],
    );
    for (const { operands } of fn.instructions)
      for (const { start, text } of operands)
        assert.equal(LISTING.slice(start, start + text.length), text);
    const exit = fn.instructions.find(({ opcode }) => opcode === 'EXIT')!;
    assert.equal(exit.guard?.text, '@P0');
    assert.equal(LISTING.slice(exit.guard!.start, exit.guard!.end), '@P0');
    assert.equal(LISTING.slice(exit.name.start, exit.name.end), 'EXIT');
    assert.equal(exit.address, 0x50);
  });

  it('reads what cuobjdump prints', () => {
    const text = `	code for sm_90
		Function : two
	.headerflags	@"EF_CUDA_SM90"
        /*0000*/                   LDC R1, c[0x0][0x28] ;  /* 0x00000a00ff017b82 */
                                                           /* 0x000fe20000000800 */
        /*0010*/              @!P1 BRA 0x0 ;               /* 0xfffffffc00fc7947 */
                                                           /* 0x000fc0000383ffff */
`;
    assert.deepEqual(
      sassFunctions(parseSass(text)).map(({ name, instructions: { length } }) => [name, length]),
      [['two', 2]],
    );
    assert.equal(sassGpu(text), 'sm_90');
    const [first, second] = instructions(text);
    assert.equal(first?.control?.stall, 1);
    assert.equal(second?.guard?.text, '@!P1');
  });

  it('reads scheduling bits, and its own comments on them', () => {
    const cases: readonly [upper: string, text: string][] = [
      ['000fe20000000f00', 'stall 1'],
      ['000fc40000000f00', 'stall 2, yield'],
      ['004fd000000000c6', 'wait SB2, stall 8, yield'],
      ['0002a2000c1e1900', 'stall 1, result SB2, operands SB1'],
    ];
    for (const [upper, expected] of cases) {
      const listing = `k:\n/*0000*/ NOP ; /* 0x0000000000007918 */\n  /* 0x${upper} */\n`;
      const [{ control }] = instructions(listing) as [SassInstruction];
      assert.equal(controlText(control!), expected, upper);
      const [again] = instructions(`k:\n/*0000*/ NOP; // ${expected}\n`);
      assert.deepEqual(again?.control, control);
    }
  });

  it('names registers, predicates and labels with their places', () => {
    const module = parseSass(LISTING);
    const names = sassNames(module);
    const roles = (name: string) =>
      names.find((one) => one.name === name)?.occurrences.map(({ role }) => role);
    assert.deepEqual(roles('.L_x_0'), ['declaration', 'read']);
    assert.deepEqual(roles('R2'), ['write', 'read']);
    assert.deepEqual(roles('R5'), ['write', 'write', 'read', 'read']);
    for (const { name, occurrences } of names)
      for (const { start, end } of occurrences) assert.equal(LISTING.slice(start, end), name);
  });

  it('has a row for each instruction once, with a sentence', () => {
    const seen = new Set(sassInstructions.map(({ name }) => name));
    assert.equal(seen.size, sassInstructions.length);
    for (const { name, doc } of sassInstructions) assert.match(doc, /^\S.*[.:]$/, name);
    for (const { opcode } of instructions(LISTING)) assert.ok(findSassInstruction(opcode), opcode);
  });

  it('never throws', () => {
    for (const text of ['', '/*', '/*0000*/', '/*0000*/ @P0', ':', '/*0000*/ A.B.C ,,[ ;', '\0'])
      assert.ok(parseSass(text));
  });
});

describe('asm: PTX that leads back to its own lines', () => {
  const engine = testEngine();
  engine.setFile('/saxpy.rs', readRepo('test-fixtures/kernels/saxpy.rs'));
  const ptx = engine.emit('/saxpy.rs', 'ptx', { cpu: 'sm_75', lineInfo: true }).text;

  it('has a directive in front of each instruction, and none of the source', () => {
    const located = locatedPtx(parsePtx(ptx).module).split('\n');
    const lines = ptx.split('\n');
    let count = 0;
    for (const [at, line] of located.entries()) {
      const from = /^\t\.loc 1 (\d+) 0$/.exec(line)?.[1];
      if (from === undefined) continue;
      count += 1;
      assert.equal(located[at + 1], lines[Number(from) - 1]);
    }
    assert.equal(count, lines.filter((line) => /^\t[@a-z]/.test(line)).length);
  });

  /** Sections of an ELF file by name. */
  const sections = (file: Buffer): Map<string, Buffer> => {
    const [at, count, names] = [
      file.readBigUInt64LE(40),
      file.readUInt16LE(60),
      file.readUInt16LE(62),
    ];
    const head = (i: number) => Number(at) + i * file.readUInt16LE(58);
    const content = (i: number): Buffer => {
      const start = Number(file.readBigUInt64LE(head(i) + 24));
      return file.subarray(start, start + Number(file.readBigUInt64LE(head(i) + 32)));
    };
    const table = content(names);
    return new Map(
      Array.from({ length: count }, (_, i) => {
        const from = file.readUInt32LE(head(i));
        return [table.subarray(from, table.indexOf(0, from)).toString(), content(i)] as const;
      }),
    );
  };

  it('assembles to the same code', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-sass-'));
    try {
      const code = (text: string): Buffer[] => {
        writeFileSync(join(folder, 'k.ptx'), text);
        const [from, to] = [join(folder, 'k.ptx'), join(folder, 'k.cubin')];
        execFileSync(ptxas, ['-lineinfo', '-arch=sm_75', from, '-o', to]);
        const all = sections(readFileSync(join(folder, 'k.cubin')));
        return ['.text.saxpy', '.text.daxpy'].map((name) => all.get(name)!);
      };
      const plain = engine.emit('/saxpy.rs', 'ptx', { cpu: 'sm_75' }).text;
      assert.deepEqual(code(locatedPtx(parsePtx(plain).module)), code(plain));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('the parameters begin where ptxas puts them', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-sass-'));
    try {
      for (const cpu of ['sm_75', 'sm_80', 'sm_90', 'sm_100', 'sm_120']) {
        const text = `.version 8.7\n.target ${cpu}\n.address_size 64\n.visible .entry k(.param .u64 p) {\n.reg .b64 %rd<2>;\nld.param.b64 %rd1, [p];\nst.global.b64 [%rd1], %rd1;\nret;\n}\n`;
        writeFileSync(join(folder, 'k.ptx'), text);
        execFileSync(ptxas, [`-arch=${cpu}`, join(folder, 'k.ptx'), '-o', join(folder, 'k.cubin')]);
        const bank = sections(readFileSync(join(folder, 'k.cubin'))).get('.nv.constant0.k')!;
        assert.equal(bank.length, parameterBase(cpu)! + 8, cpu);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
