/** Machine code in an editor: hovers (`$0` marks the place), outline, colours, the pane's text. */
import assert from 'node:assert/strict';
import {
  ASSEMBLY,
  compareAssembly,
  type MachineCode,
  machineCodeRequest,
  machineCodeText,
} from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

const sass = ASSEMBLY.sass;

const LISTING = readRepo('test-fixtures/sass/saxpy.sass');

/** A listing with the lines of the PTX that its instructions come from. */
function listingOf(request: string): string {
  const ptx = request.split('\n');
  return LISTING.replace(/line <(.*)>$/gm, (_, words: string) => {
    const at = ptx.findIndex((line) => line.includes(words));
    return `line ${/\.loc 1 (\d+)/.exec(ptx[at - 1]!)![1]}`;
  });
}

describe('ide: machine code', () => {
  const engine = testEngine();
  engine.setFile('/saxpy.rs', readRepo('test-fixtures/kernels/saxpy.rs'));
  const ptx = engine.emit('/saxpy.rs', 'ptx', { kernel: 'saxpy', cpu: 'sm_75' });
  const request = machineCodeRequest(ptx);
  const counted = { registers: 12, spillBytes: 0, stackBytes: 0, source: 'ptxas 13.0' };
  const code: MachineCode = {
    listing: listingOf(request.text),
    cpu: 'sm_75',
    kernels: new Map([['saxpy', counted]]),
    source: 'ptxas 13.0, nvdisasm 13.0',
    located: true,
  };
  const text = machineCodeText(ptx, code);
  const lines = text.text.split('\n');

  it('each instruction comes from its PTX, and by that from its Rust', () => {
    const rust = readRepo('test-fixtures/kernels/saxpy.rs');
    const from = (opcode: string): readonly [string, string] => {
      const line = lines.findIndex((one) => one.includes(opcode));
      const span = text.lineMap[line];
      const start = rust.lastIndexOf('\n', span!.start) + 1;
      return [
        ptx.text.split('\n')[text.ptxLines[line]!]!.trim().split(' ')[0]!,
        rust.slice(start, rust.indexOf('\n', start)).trim(),
      ];
    };
    assert.deepEqual(from('FMUL')[0], 'mul.rn.f32');
    assert.match(from('FMUL')[1], /alpha \* \*x\.add\(k\)/);
    assert.deepEqual(from('STG')[0], 'st.global.b32');
    assert.equal(text.lineMap[0], undefined);
  });

  it('counts what the assembler counted', () => {
    assert.deepEqual(text.summary[0]?.registers, { register: 12 });
    assert.equal(text.summary[0]?.instructions, 21);
    assert.deepEqual(text.notes, [
      'ptxas 13.0, nvdisasm 13.0',
      'saxpy: 12 registers, 0 bytes spilled, 0 bytes of stack',
    ]);
  });

  it('says why there are no links', () => {
    const { notes } = machineCodeText(ptx, { ...code, located: false });
    assert.match(notes!.at(-1)!, /cuobjdump tells no lines/);
  });

  it('is a text in the language that it was read from', () => {
    assert.ok(sass.recognises(text.text));
    assert.equal(sass.gpu?.(LISTING)?.cpu, 'sm_75');
    const [fn, ...others] = sass.outline(text.text);
    assert.deepEqual(others, []);
    assert.equal(fn?.name, 'saxpy');
    assert.equal(fn?.detail, '22 instructions');
    assert.equal(sass.folds(text.text).length, 1);
    const [stall] = [/\/\/ (.*)/.exec(lines.find((one) => one.includes('FMUL'))!)![1]];
    assert.equal(stall, 'wait SB2, stall 4');
  });

  const HOVERS: readonly [string, RegExp | undefined][] = [
    [
      '\t/*0000*/ IMAD.WI$0DE.U32 R2, R0, R9, c[0x0][0x168];',
      /a \* b \+ c[\s\S]*`\.WIDE` a product/,
    ],
    ['\t/*0000*/ @!$0P0 BRA `(.L_x_0);', /where `P0` is false/],
    ['\t/*0000*/ @!P0 BR$0A `(.L_x_0);', /Jumps[\s\S]*where `P0` is false/],
    ['\t/*0000*/ @UP0 UBR$0EV UR1, UR2;', /Runs if `UP0` is true/],
    ['\t/*0000*/ LDG.E R4$0, [R2.64];', /register of 32 bits/],
    ['\t/*0000*/ UMOV UR$04, URZ;', /one for the whole warp/],
    ['\t/*0000*/ UMOV UR4, UR$0Z;', /always 0, uniform/],
    ['\t/*0000*/ S2R R0, SR_CTAID$0.X;', /number of the block in the grid, dimension x/],
    [
      '\t/*0000*/ LDG.E R4, [R2.64]; // wait SB0, stal$0l 2, result SB1',
      /Waits until SB0 is free[\s\S]*2 cycles later[\s\S]*SB1 is free once the result/,
    ],
    ['// sm_75\nk:\n\t/*0000*/ FMUL R4, R4, c[0x0][0x1$064];', /Byte 4 of the kernel's parameters/],
    ['// sm_90\nk:\n\t/*0000*/ LDC R1, c[0x0][0x2$08];', /Byte 40 of constant bank 0/],
    ['\t/*0000*/ FROB$0NICATE R1;', /not in our table/],
    ['.L_x$0_0:\n\t/*0000*/ BRA `(.L_x_0);', /label[\s\S]*used 1 time/],
    ['// not$0hing', undefined],
  ];
  for (const [marked, expected] of HOVERS) {
    it(`hover: ${marked.trim().split('\n').at(-1)}`, () => {
      const offset = marked.indexOf('$0');
      const hover = sass.hover(marked.replace('$0', ''), offset);
      if (expected === undefined) assert.equal(hover, undefined);
      else assert.match(hover?.markdown ?? '', expected);
    });
  }

  it('a parameter is that of the source', () => {
    const marked = '// sm_75\nk:\n\t/*0000*/ FMUL R4, R4, c[0x0][0x164];';
    const hover = sass.hover(marked, marked.indexOf('0x164'), (kernel, at, unit) =>
      unit === 'byte' ? `${kernel} ${at}` : undefined,
    );
    assert.match(hover!.markdown, /k 4/);
  });

  it('is never renamed', () => {
    const use = sass.nameAt(LISTING, LISTING.indexOf('.L_x_0:') + 1)!;
    assert.match(String(sass.rename(LISTING, use, 'x')), /stay as they are/);
  });

  it('classes of tokens', () => {
    const line = '\t/*0000*/ @P0 LDG.E R4, [R2.64];';
    const told = sass.tokens(line).map(({ start, end, type }) => [line.slice(start, end), type]);
    assert.deepEqual(told.slice(0, 5), [
      ['/*0000*/', 'comment'],
      ['P0', 'variable'],
      ['LDG', 'keyword'],
      ['.E', 'type'],
      ['R4', 'variable'],
    ]);
  });

  it('two of them are compared without what only counting changes', () => {
    const left = 'k:\n\t/*0000*/ MOV R1, R2;\n\t/*0010*/ EXIT;\n';
    const right = 'k:\n\t/*0000*/ NOP;\n\t/*0010*/ MOV R7, R2;\n\t/*0020*/ EXIT;\n';
    const { same, onlyLeft, onlyRight } = compareAssembly('sass', left, right);
    assert.deepEqual([same, onlyLeft, onlyRight], [3, 0, 1]);
  });
});
