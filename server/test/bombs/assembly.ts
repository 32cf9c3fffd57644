/** PTX and AMDGCN that grow: directives, macros, expressions, data, numbers. */
import { type Bomb, file, nested, times } from './bomb.ts';

const PTX = '.version 8.0\n.target sm_80\n.address_size 64\n';
const entry = (body: string): string =>
  `${PTX}.visible .entry k(.param .u64 p)\n{\n${body}\nret;\n}\n`;
const ptx = (name: string, text: string): Bomb => file(`PTX: ${name}`, 'k.ptx', text);

const GCN = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n';
const KERNEL =
  '.globl k\n.p2align 8\n.type k,@function\nk:\n s_endpgm\n.rodata\n.amdhsa_kernel k\n .amdhsa_next_free_vgpr 4\n .amdhsa_next_free_sgpr 8\n .amdhsa_accum_offset 4\n.end_amdhsa_kernel\n';
const gcn = (name: string, text: string, more: Readonly<Record<string, string>> = {}): Bomb => ({
  name: `AMDGCN: ${name}`,
  files: { 'k.s': `${GCN}${text}\n${KERNEL}`, ...more },
});

const metadata = (yaml: string): string =>
  `.amdgpu_metadata\n---\n${yaml}\n...\n.end_amdgpu_metadata`;

export const ASSEMBLY_BOMBS: readonly Bomb[] = [
  ptx(
    '200,000 instructions',
    entry(`.reg .b32 %r<9>;\n${'add.s32 %r1, %r2, %r3;\n'.repeat(200_000)}`),
  ),
  ptx(
    'a billion registers',
    entry('.reg .b32 %r<1000000000>;\n.reg .b64 %rd<4294967295>;\nmov.u32 %r999999999, 1;'),
  ),
  ptx('100,000 declarations of registers', entry(times(100_000, (i) => `.reg .b32 %a${i};`))),
  ptx('blocks, 100,000 deep', entry(nested(100_000, '{\n', '', '\n}'))),
  ptx('parentheses in a constant', `${PTX}.global .u32 x = ${nested(100_000, '(', '1', ')')};\n`),
  ptx(
    'minus signs in a constant',
    `${PTX}.global .u32 x = ${'-'.repeat(200_000)}1;\n.global .u32 y = ${'!~'.repeat(100_000)}1;\n`,
  ),
  ptx('a sum of 200,000 in a constant', `${PTX}.global .u32 x = ${'1 + '.repeat(200_000)}1;\n`),
  ptx('ternaries in a constant', `${PTX}.global .u32 x = ${'1 ? 2 : '.repeat(50_000)}1;\n`),
  ptx(
    'data of 2^60 bytes',
    `${PTX}.global .b8 x[1152921504606846976];\n.global .b8 y[${'9'.repeat(50)}];\n.shared .b8 z[99999999999];\n`,
  ),
  ptx('an array with 100 dimensions', `${PTX}.global .b8 x${'[65536]'.repeat(100)};\n`),
  ptx(
    'data of 1 million values',
    `${PTX}.global .b32 x[1000000] = {${times(1_000_000, (i) => `${i % 9}`, ',')}};\n`,
  ),
  ptx(
    'braces in data, 50,000 deep',
    `${PTX}.global .b32 x[4] = ${nested(50_000, '{', '1', '}')};\n`,
  ),
  ptx(
    'a number of 5 million digits',
    entry(`.reg .b32 %r<9>;\nmov.u32 %r1, ${'9'.repeat(5_000_000)};`),
  ),
  ptx(
    'a hexadecimal number of 5 million digits',
    entry(
      `.reg .b32 %r<9>;\nmov.u32 %r1, 0x${'f'.repeat(5_000_000)};\nmov.b32 %r2, 0f${'3'.repeat(1_000_000)};`,
    ),
  ),
  ptx(
    'a float of 3 million digits',
    entry(
      `.reg .f32 %f<9>;\nmov.f32 %f1, 1.${'3'.repeat(3_000_000)};\nmov.f32 %f1, 1e${'3'.repeat(1_000_000)};`,
    ),
  ),
  ptx('a name of 5 million letters', entry(`.reg .b32 %${'r'.repeat(5_000_000)};`)),
  ptx('modifiers, 200,000', entry(`add${'.s32'.repeat(200_000)} %r1, %r2, %r3;`)),
  ptx('operands, 200,000', entry(`.reg .b32 %r<9>;\nadd.s32 %r1${', %r2'.repeat(200_000)};`)),
  ptx(
    'vectors in vectors',
    entry(`.reg .b32 %r<9>;\nld.global.v4.b32 ${nested(20_000, '{', '%r1', '}')}, [%r2];`),
  ),
  ptx(
    'a branch table of 100,000 labels',
    entry(
      `.reg .b32 %r<9>;\nts: .branchtargets ${times(100_000, (i) => `L${i}`, ', ')};\nbrx.idx %r1, ts;\n${times(100_000, (i) => `L${i}:`)}`,
    ),
  ),
  ptx(
    '20,000 labels and branches',
    entry(
      `.reg .pred %p<3>;\n${times(20_000, (i) => `L${i}:\n@%p1 bra L${(i * 7919) % 20_000};`)}`,
    ),
  ),
  ptx(
    '3,000 nested loops',
    entry(
      `.reg .pred %p<3>;\n${times(3000, (i) => `L${i}:`)}\n${times(3000, (i) => `@%p1 bra L${2999 - i};`)}`,
    ),
  ),
  ptx('50,000 functions', PTX + times(50_000, (i) => `.func f${i}()\n{\nret;\n}`)),
  ptx(
    'a chain of 20,000 calls',
    `${PTX}.func f0()\n{\nret;\n}\n${times(20_000, (i) => `.func f${i + 1}()\n{\ncall f${i};\nret;\n}`)}`,
  ),
  ptx(
    'calls that double',
    `${PTX}.func f0()\n{\nret;\n}\n${times(60, (i) => `.func f${i + 1}()\n{\ncall f${i};\ncall f${i};\nret;\n}`)}`,
  ),
  ptx(
    '10,000 parameters',
    `${PTX}.visible .entry k(${times(10_000, (i) => `.param .u64 p${i}`, ', ')})\n{\nret;\n}\n`,
  ),
  ptx('comments', `${PTX}${'/* '.repeat(500_000)}\n`),
  ptx(
    'line directives',
    entry(`${times(50_000, (i) => `.loc 1 ${i} 3, function_name $n${i}, inlined_at 1 ${i} 2`)}`),
  ),
  ptx('strings and pragmas', entry(`${'.pragma "nounroll";\n'.repeat(100_000)}`)),
  ptx('a string that never ends', `${PTX}.file 1 "${'x'.repeat(3_000_000)}`),
  ptx('open brackets', `${PTX}${'([{'.repeat(500_000)}`),
  ptx(
    '5,000 values alive at once',
    entry(
      `.reg .b32 %r<20000>;\n${times(5000, (i) => `ld.global.u32 %r${i}, [%r1+${i}];`)}\n${times(5000, (i) => `st.global.u32 [%r1+${i}], %r${4999 - i};`)}`,
    ),
  ),
  gcn('a repetition of a billion', '.rept 1000000000\n s_nop 0\n.endr'),
  gcn(
    'repetitions in repetitions',
    `${'.rept 1000\n'.repeat(12)} s_nop 0\n${'.endr\n'.repeat(12)}`,
  ),
  gcn('repetitions of nothing', `${'.rept 1000000\n'.repeat(3)}${'.endr\n'.repeat(3)}`),
  gcn('a macro that calls itself', '.macro m\n m\n.endm\n m'),
  gcn('a macro that doubles', '.macro m a\n m \\a\\a\n m \\a\\a\n.endm\n m x'),
  gcn('a macro whose argument doubles', '.macro m a\n m "\\a\\a"\n.endm\n m xxxxxxxx'),
  gcn(
    'macros that laugh',
    `.macro m0\n s_nop 0\n.endm\n${times(30, (i) => `.macro m${i + 1}\n m${i}\n m${i}\n m${i}\n.endm`)}\n m30`,
  ),
  gcn(
    'macros that define macros',
    `.macro d n\n.macro x\\n\n d \\n\\()1\n x\\n\\()1\n.endm\n x\\n\n.endm\n d 1`,
  ),
  gcn(
    'a macro of 5 MB called often',
    `.macro m\n${' s_nop 0\n'.repeat(300_000)}.endm\n${' m\n'.repeat(1000)}`,
  ),
  gcn(
    'an .irp over 100,000 values with a large body',
    `.irp x, ${times(100_000, (i) => `${i}`, ',')}\n s_mov_b32 s0, \\x\n${' s_nop 0\n'.repeat(50)}.endr`,
  ),
  gcn('an .irpc over a large text', `.irpc x, ${'0123456789'.repeat(50_000)}\n s_nop \\x\n.endr`),
  gcn(
    'symbols that double',
    `.set a0, 1\n${times(100, (i) => `.set a${i + 1}, a${i} + a${i}`)}\n s_mov_b32 s0, a100`,
  ),
  gcn(
    'open symbols that double',
    `${times(60, (i) => `.set a${i + 1}, a${i} + a${i}`)}\n.long a60\n s_mov_b32 s0, a60`,
  ),
  gcn('symbols that need each other', '.set a, b + 1\n.set b, a + 1\n.long a\n s_mov_b32 s0, b'),
  gcn(
    'a chain of 50,000 symbols',
    `.set a0, z\n${times(50_000, (i) => `.set a${i + 1}, a${i}`)}\n.long a50000\n.set z, 1`,
  ),
  gcn(
    'powers by shifts',
    `.set a0, 1\n${times(2000, (i) => `.set a${i + 1}, a${i} << 63`)}\n.set b0, 3\n${times(200, (i) => `.set b${i + 1}, b${i} * b${i}`)}\n.long b200`,
  ),
  gcn(
    'a fill of 10^12 bytes',
    '.data\n.fill 1000000000000, 8, 1\n.space 1000000000000\n.zero 99999999999\n.skip 0x7fffffffffffffff',
  ),
  gcn(
    'alignments without end',
    '.p2align 63\n.balign 0x4000000000000000\n.align 62\n.org 0x7fffffffffffff',
  ),
  gcn('.data of 1 million values', `.data\n${times(10_000, () => `.long ${'1,'.repeat(99)}1`)}`),
  gcn(
    'strings',
    `.data\n.ascii "${'\\x41'.repeat(500_000)}"\n.asciz "${'a'.repeat(3_000_000)}"\n.string "x`,
  ),
  gcn('parentheses in an expression', `s_mov_b32 s0, ${nested(100_000, '(', '1', ')')}`),
  gcn(
    'minus signs in an expression',
    `s_mov_b32 s0, ${'-'.repeat(200_000)}1\n.long ${'~!'.repeat(100_000)}1`,
  ),
  gcn('a sum of 200,000', `s_mov_b32 s0, ${'1+'.repeat(200_000)}1\n.long ${'x+'.repeat(100_000)}y`),
  gcn(
    'a number of 3 million digits',
    `s_mov_b32 s0, ${'9'.repeat(3_000_000)}\ns_mov_b32 s1, 0x${'f'.repeat(3_000_000)}\n.long ${'1'.repeat(1_000_000)}\n.float 1.${'3'.repeat(1_000_000)}`,
  ),
  gcn(
    'conditions, 50,000 deep',
    `${'.if 1\n'.repeat(50_000)} s_nop 0\n${'.endif\n'.repeat(50_000)}`,
  ),
  gcn('conditions with 50,000 branches', `.if 0\n${'.elseif 0\n s_nop 0\n'.repeat(50_000)}.endif`),
  gcn('200,000 instructions', ' v_add_u32 v0, v1, v2\n'.repeat(200_000)),
  gcn(
    '100,000 labels and branches',
    times(50_000, (i) => `L${i}:\n s_cbranch_scc0 L${(i * 7919) % 50_000}`),
  ),
  gcn('a file that includes itself', '.include "k.s"'),
  gcn('includes as a tree', '.include "a.inc"\n.include "a.inc"', {
    'a.inc': '.include "b.inc"\n.include "b.inc"\n',
    'b.inc': '.include "a.inc"\n.include "a.inc"\n',
  }),
  gcn('metadata nested 50,000 deep', metadata(`amdhsa.kernels: ${nested(50_000, '[', '', ']')}`)),
  gcn('metadata nested by indentation', metadata(times(3000, (i) => `${' '.repeat(i)}a:`))),
  gcn(
    'metadata with anchors that laugh',
    metadata(
      `a0: &a0 [x, x]\n${times(30, (i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]`)}\namdhsa.kernels: *a30`,
    ),
  ),
  gcn(
    'metadata with 50,000 arguments',
    metadata(
      `amdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n    .args:\n${times(50_000, (i) => `      - .name: a${i}\n        .size: 8\n        .offset: ${i * 8}\n        .value_kind: by_value`)}`,
    ),
  ),
  gcn(
    'registers in lists',
    `v_mov_b32 v[${'9'.repeat(100_000)}:${'9'.repeat(100_000)}], v0\n s_mov_b64 [${times(50_000, (i) => `s${i}`, ',')}], s[0:1]`,
  ),
  gcn('an operand with 100,000 modifiers', `v_add_f32 v0, v1, v2${' clamp'.repeat(100_000)}`),
  gcn('comments and continuation', `${'/* '.repeat(500_000)}`),
  gcn('statements on one line', 's_nop 0;'.repeat(200_000)),
  gcn(
    '.purgem and .altmacro',
    `.altmacro\n.macro m a, b\n LOCAL x\n x: s_nop 0\n m <\\a>, %(1+\\b)\n.endm\n m <q>, 1`,
  ),
];
