/**
 * Forms of the matrix instructions (PTX ISA 9.7.14 to 9.7.16). How many registers a fragment has
 * follows from the shape and the type of its elements, so the lines are made by rule. `notation.ts`
 * explains the lines.
 */

const BITS: Readonly<Record<string, number>> = {
  f64: 64,
  f32: 32,
  s32: 32,
  tf32: 32,
  f16: 16,
  bf16: 16,
  s8: 8,
  u8: 8,
  e4m3: 8,
  e5m2: 8,
  // Narrow elements take a byte each, except where the instruction packs them.
  e3m2: 8,
  e2m3: 8,
  e2m1: 8,
  s4: 4,
  u4: 4,
  b1: 1,
};

/** Registers of a fragment of `rows * columns` elements in a warp: `{4:b32}`. */
function fragment(elements: number, type: string, packed = BITS[type] ?? 32): string {
  if (type === 'f64') return `{${elements / 32}:f64}`;
  if (type === 'f32') return `{${elements / 32}:f32}`;
  return `{${Math.max(1, (elements * packed) / 1024)}:b32}`;
}

interface Mma {
  readonly shapes: readonly string[];
  readonly d: string;
  readonly a: string;
  readonly b?: string;
  readonly c?: string;
  readonly mods?: string;
  readonly at: string;
  /** The second operand's layout is stored half; with metadata and selector. */
  readonly sparse?: boolean;
  readonly tail?: string;
  /** Bits that an element takes in its register, where it is not packed. */
  readonly packed?: number;
  /** Type of the scales. */
  readonly stype?: string;
}

function mma({
  shapes,
  d,
  a,
  b = a,
  c = d,
  mods = '',
  at,
  sparse,
  tail = '',
  packed,
  stype,
}: Mma): string[] {
  return shapes.flatMap((shape) => {
    const [m = 0, n = 0, k = 0] = shape.match(/\d+/g)!.map(Number);
    const first = a.split('|')[0]!;
    const A = fragment((m * k) / (sparse ? 2 : 1), first, packed);
    const B = fragment(n * k, b.split('|')[0]!, packed);
    const D = fragment(m * n, d);
    const types = `.${d} .${a} .${b} .${c}`;
    const more = `${sparse ? ' {1:b32} #' : ''}${tail}`;
    // The newer kinds know metadata in order only.
    const ordered = mods.includes('kind::') || (d === 'f16' && a.startsWith('e'));
    const scale = stype === undefined ? '' : ` .${stype}`;
    return (
      !sparse
        ? ['mma']
        : ordered
          ? ['mma sp::ordered_metadata@85,80']
          : ['mma sp', 'mma sp::ordered_metadata@85,80']
    ).map(
      (head) =>
        `${head} sync aligned ${shape} row col ${mods} ${types}${scale} : =${D} ${A} ${B} ${fragment(m * n, c)}${more} @${at}`,
    );
  });
}

/** Narrow elements; those of less than eight bits came with one family. */
const F8 = 'e4m3|e5m2|e3m2@87,120f|e2m3@87,120f|e2m1@87,120f';

const MMA: readonly Mma[] = [
  { shapes: ['m16n8k8'], d: 'f16', a: 'f16', at: '65,75' },
  { shapes: ['m16n8k8'], d: 'f32', a: 'f16', c: 'f32', at: '65,75' },
  { shapes: ['m16n8k16'], d: 'f16', a: 'f16', at: '70,80' },
  { shapes: ['m16n8k16'], d: 'f32', a: 'f16', c: 'f32', at: '70,80' },
  { shapes: ['m16n8k8', 'm16n8k16'], d: 'f32', a: 'bf16', c: 'f32', at: '70,80' },
  { shapes: ['m16n8k4', 'm16n8k8'], d: 'f32', a: 'tf32', c: 'f32', at: '70,80' },
  { shapes: ['m8n8k4'], d: 'f64', a: 'f64', mods: 'rn|rz|rm|rp?', at: '70,80' },
  {
    shapes: ['m16n8k4', 'm16n8k8', 'm16n8k16'],
    d: 'f64',
    a: 'f64',
    mods: 'rn|rz|rm|rp?',
    at: '78,90',
  },
  { shapes: ['m8n8k16'], d: 's32', a: 's8|u8', mods: 'satfinite?', at: '65,75' },
  { shapes: ['m16n8k16', 'm16n8k32'], d: 's32', a: 's8|u8', mods: 'satfinite?', at: '70,80' },
  { shapes: ['m8n8k32'], d: 's32', a: 's4|u4', mods: 'satfinite?', at: '65,75' },
  { shapes: ['m16n8k32', 'm16n8k64'], d: 's32', a: 's4|u4', mods: 'satfinite?', at: '70,80' },
  { shapes: ['m8n8k128'], d: 's32', a: 'b1', mods: 'xor|and@71,80 popc', at: '70,75' },
  {
    shapes: ['m16n8k128', 'm16n8k256'],
    d: 's32',
    a: 'b1',
    mods: 'xor|and@71,80 popc',
    at: '70,80',
  },
  { shapes: ['m16n8k32'], d: 'f32', a: 'e4m3|e5m2', c: 'f32', at: '84,89' },
  { shapes: ['m16n8k32'], d: 'f16', a: 'e4m3|e5m2', c: 'f16', at: '87,89' },
  { shapes: ['m16n8k16'], d: 'f32', a: 'e4m3|e5m2', c: 'f32', at: '87,89' },
  { shapes: ['m16n8k16'], d: 'f16', a: 'e4m3|e5m2', c: 'f16', at: '87,89' },
  { shapes: ['m16n8k32'], d: 'f32', a: F8, c: 'f32', mods: 'kind::f8f6f4', at: '87,100f+120f' },
  { shapes: ['m16n8k32'], d: 'f16', a: F8, c: 'f16', mods: 'kind::f8f6f4', at: '87,100f+120f' },
  {
    shapes: ['m16n8k64'],
    d: 'f32',
    a: 'e2m1',
    c: 'f32',
    mods: 'kind::mxf4 block_scale scale_vec::2X?',
    stype: 'ue8m0',
    at: '87,120f',
    packed: 4,
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
  {
    shapes: ['m16n8k64'],
    d: 'f32',
    a: 'e2m1',
    c: 'f32',
    mods: 'kind::mxf4nvf4 block_scale scale_vec::4X',
    stype: 'ue4m3',
    at: '87,120f',
    packed: 4,
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
  {
    shapes: ['m16n8k64'],
    d: 'f32',
    a: 'e2m1',
    c: 'f32',
    mods: 'kind::mxf4nvf4 block_scale scale_vec::2X',
    stype: 'ue8m0',
    at: '87,120f',
    packed: 4,
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
  {
    shapes: ['m16n8k32'],
    d: 'f32',
    a: F8,
    c: 'f32',
    mods: 'kind::mxf8f6f4 block_scale scale_vec::1X?',
    stype: 'ue8m0',
    at: '87,120f',
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
  { shapes: ['m16n8k16', 'm16n8k32'], d: 'f16', a: 'f16', sparse: true, at: '71,80' },
  { shapes: ['m16n8k16', 'm16n8k32'], d: 'f32', a: 'f16', c: 'f32', sparse: true, at: '71,80' },
  { shapes: ['m16n8k16', 'm16n8k32'], d: 'f32', a: 'bf16', c: 'f32', sparse: true, at: '71,80' },
  { shapes: ['m16n8k8', 'm16n8k16'], d: 'f32', a: 'tf32', c: 'f32', sparse: true, at: '71,80' },
  {
    shapes: ['m16n8k32', 'm16n8k64'],
    d: 's32',
    a: 's8|u8',
    mods: 'satfinite?',
    sparse: true,
    at: '71,80',
  },
  {
    shapes: ['m16n8k64', 'm16n8k128'],
    d: 's32',
    a: 's4|u4',
    mods: 'satfinite?',
    sparse: true,
    at: '71,80',
  },
  { shapes: ['m16n8k64'], d: 'f32', a: 'e4m3|e5m2', c: 'f32', sparse: true, at: '84,89' },
  { shapes: ['m16n8k64'], d: 'f16', a: 'e4m3|e5m2', c: 'f16', sparse: true, at: '87,120f' },
  {
    shapes: ['m16n8k64'],
    d: 'f32',
    a: F8,
    c: 'f32',
    mods: 'kind::f8f6f4',
    sparse: true,
    at: '87,100f+120f',
  },
  {
    shapes: ['m16n8k64'],
    d: 'f16',
    a: F8,
    c: 'f16',
    mods: 'kind::f8f6f4',
    sparse: true,
    at: '87,120f',
  },
  {
    shapes: ['m16n8k128'],
    d: 'f32',
    a: 'e2m1',
    c: 'f32',
    mods: 'kind::mxf4 block_scale scale_vec::2X?',
    stype: 'ue8m0',
    sparse: true,
    at: '87,120a+121a',
    packed: 4,
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
  {
    shapes: ['m16n8k128'],
    d: 'f32',
    a: 'e2m1',
    c: 'f32',
    mods: 'kind::mxf4nvf4 block_scale scale_vec::4X',
    stype: 'ue4m3',
    sparse: true,
    at: '87,120a+121a',
    packed: 4,
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
  {
    shapes: ['m16n8k128'],
    d: 'f32',
    a: 'e2m1',
    c: 'f32',
    mods: 'kind::mxf4nvf4 block_scale scale_vec::2X',
    stype: 'ue8m0',
    sparse: true,
    at: '87,120a+121a',
    packed: 4,
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
  {
    shapes: ['m16n8k64'],
    d: 'f32',
    a: F8,
    c: 'f32',
    mods: 'kind::mxf8f6f4 block_scale scale_vec::1X?',
    stype: 'ue8m0',
    sparse: true,
    at: '87,120f',
    tail: ' {1:b32} {2:b16} {1:b32} {2:b16}',
  },
];

/** The quarter-warp product of Volta: every quarter has the fragments of its own. */
const VOLTA = ['f16', 'f32'].flatMap((d) =>
  (d === 'f16' ? ['f16'] : ['f16', 'f32']).map((c) => {
    const size = (t: string): string => (t === 'f32' ? '{8:f32}' : '{4:b32}');
    return `mma sync aligned m8n8k4 row|col row|col .${d} .f16 .f16 .${c} : =${size(d)} {2:b32} {2:b32} ${size(c)} @64,70`;
  }),
);

interface Wmma {
  readonly shapes: readonly string[];
  readonly a: string;
  readonly c: readonly string[];
  readonly mods?: string;
  readonly layout?: string;
  readonly at: string;
}

const WMMA: readonly Wmma[] = [
  { shapes: ['m16n16k16', 'm8n32k16', 'm32n8k16'], a: 'f16', c: ['f16', 'f32'], at: '60,70' },
  { shapes: ['m16n16k16', 'm8n32k16', 'm32n8k16'], a: 'bf16', c: ['f32'], at: '70,80' },
  { shapes: ['m16n16k8'], a: 'tf32', c: ['f32'], at: '70,80' },
  {
    shapes: ['m16n16k16', 'm8n32k16', 'm32n8k16'],
    a: 's8',
    c: ['s32'],
    mods: 'satfinite?',
    at: '63,72',
  },
  {
    shapes: ['m16n16k16', 'm8n32k16', 'm32n8k16'],
    a: 'u8',
    c: ['s32'],
    mods: 'satfinite?',
    at: '63,72',
  },
  { shapes: ['m8n8k4'], a: 'f64', c: ['f64'], mods: 'rn|rz|rm|rp?', at: '70,80' },
  { shapes: ['m8n8k32'], a: 's4', c: ['s32'], mods: 'satfinite?', layout: 'fixed', at: '63,75' },
  { shapes: ['m8n8k32'], a: 'u4', c: ['s32'], mods: 'satfinite?', layout: 'fixed', at: '63,75' },
  {
    shapes: ['m8n8k128'],
    a: 'b1',
    c: ['s32'],
    mods: 'xor|and@71,80 popc',
    layout: 'fixed',
    at: '63,75',
  },
];

/**
 * Both factors of half precision are held twice, so that a fragment of either has eight registers.
 */
function factor(elements: number, type: string): string {
  return type === 'f16' ? '{8:b32}' : fragment(elements, type);
}

function wmma({ shapes, a, c, mods = '', layout, at }: Wmma): string[] {
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: rows of the table, as the manual's section on wmma has them
  return shapes.flatMap((shape) => {
    const [m = 0, n = 0, k = 0] = shape.match(/\d+/g)!.map(Number);
    const first = a.split('|')[0]!;
    const A = factor(m * k, first);
    const B = factor(n * k, first);
    const [la, lb] = layout ? ['row', 'col'] : ['row|col', 'row|col'];
    const lines = [
      `wmma.load a sync aligned ${la} ${shape} global|shared|shared::cta@78,0? .${a} : =${A} A b32? @${at}`,
      `wmma.load b sync aligned ${lb} ${shape} global|shared|shared::cta@78,0? .${a} : =${B} A b32? @${at}`,
    ];
    for (const type of c) {
      const C = fragment(m * n, type);
      lines.push(
        `wmma.load c sync aligned row|col ${shape} global|shared|shared::cta@78,0? .${type} : =${C} A b32? @${at}`,
        `wmma.store d sync aligned row|col ${shape} global|shared|shared::cta@78,0? .${type} : A ${C} b32? @${at}`,
      );
      const half = first === 'f16';
      for (const d of half ? c : [type]) {
        const types = half ? `.${d} .${type}` : `.${d} .${a} .${a} .${type}`;
        const sat = half ? '' : mods;
        if (half)
          lines.push(
            `wmma.mma sync aligned ${la} ${lb} ${shape} satfinite ${types} : =${fragment(m * n, d)} ${A} ${B} ${C} @${at}!65,0`,
          );
        lines.push(
          `wmma.mma ${layout ? mods.replace('satfinite?', '') : ''} sync aligned ${la} ${layout ? lb : 'row|col'} ${shape} ${layout && mods !== 'satfinite?' ? '' : sat} ${types} : =${fragment(m * n, d)} ${A} ${B} ${C} @${at}`,
        );
      }
    }
    return lines;
  });
}

const WGMMA_TYPES: readonly (readonly [
  k: string,
  d: string,
  a: string,
  mods: string,
  tail: string,
  areg: string,
])[] = [
  ['k16', 'f16|f32', 'f16', '', 'p #-1|1 #-1|1', ' #0..1 #0..1'],
  ['k16', 'f32', 'bf16', '', 'p #-1|1 #-1|1', ' #0..1 #0..1'],
  ['k8', 'f32', 'tf32', '', 'p #-1|1 #-1|1', ''],
  ['k32', 'f16|f32', 'e4m3|e5m2', '', 'p #-1|1 #-1|1', ''],
  ['k32', 's32', 's8|u8', 'satfinite?', 'p', ''],
  ['k256', 's32', 'b1', 'and popc', 'p', ''],
];

function wgmma(): string[] {
  return WGMMA_TYPES.flatMap(([k, d, a, mods, tail, trans]) =>
    d.split('|').flatMap((type) => {
      const D = type === 'f16' ? '{N/4:b32}' : `{N/2:${type === 'f32' ? 'f32' : 'b32'}}`;
      const t = trans === '' ? '' : trans;
      const one = t === '' ? '' : ' #0..1';
      const b1 = a === 'b1';
      const types = b1 ? '.s32 .b1 .b1' : `.${type} .${a} .${a}`;
      const sparseK = `k${Number(k.slice(1)) * 2}`;
      const head = (op: string, kk: string): string =>
        `${op} sync aligned m64n#${kk} ${mods} ${types}`;
      const lines = [
        `${head('wgmma.mma_async', k)} : =${D} b64 b64 ${tail}${t} @80,90a`,
        `${head('wgmma.mma_async', k)} : =${D} {4:b32} b64 ${tail}${one} @80,90a`,
      ];
      if (!b1)
        lines.push(
          `${head('wgmma.mma_async.sp', sparseK)} : =${D} b64 b64 b32 # ${tail}${t} @82,90a`,
          `${head('wgmma.mma_async.sp', sparseK)} : =${D} {4:b32} b64 b32 # ${tail}${one} @82,90a`,
        );
      return lines;
    }),
  );
}

const TC = '@86,100f';
const CG = 'cta_group::1|cta_group::2';

const I8 = 'kind::i8@86,100a+110a';
const COLLECT = 'collector::a::fill|collector::a::use|collector::a::lastuse|collector::a::discard?';

/**
 * Products of the fifth generation: the first factor by descriptor or in tensor memory, dense or
 * sparse.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: rows of the table, as the manual's section on tcgen05.mma has them
function tcgen05Mma(): string[] {
  const lines: string[] = [];
  for (const sparse of [false, true]) {
    const name = sparse ? 'tcgen05.mma.sp' : 'tcgen05.mma';
    const meta = sparse ? ' A32' : '';
    for (const a of ['b64', 'A32']) {
      const shift = a === 'A32' ? 'ashift? ' : '';
      for (const [group, lanes] of [
        ['cta_group::1', '4'],
        ['cta_group::2', '8'],
      ]) {
        for (const mask of ['', ` {${lanes}:b32}`]) {
          lines.push(
            `${name} ${group} kind::f16|kind::tf32|kind::f8f6f4|${I8} ${shift}${COLLECT} : A32 ${a} b64${meta} b32${mask} p ${TC}`,
            `${name} ${group} kind::f16|kind::tf32 ${shift}${COLLECT} : A32 ${a} b64${meta} b32${mask} p #0..15 @86,100x+103x`,
          );
        }
      }
      lines.push(
        `${name} ${CG} kind::mxf8f6f4 block_scale scale_vec::1X@86,100a+103a+110a|block32@88,100f? ${COLLECT} : A32 ${a} b64${meta} b32 A32 A32 p ${TC}`,
        `${name} ${CG} kind::mxf4${sparse ? '@86,100a+103a+110a' : ''} block_scale scale_vec::2X@86,100a+103a+110a|block32@88,100f? ${COLLECT} : A32 ${a} b64${meta} b32 A32 A32 p ${TC}`,
        `${name} ${CG} kind::mxf4nvf4${sparse ? '@86,100a+103a+110a' : ''} block_scale scale_vec::2X@86,100a+103a+110a|scale_vec::4X@86,100a+103a+110a|block16@88,100f|block32@88,100f ${COLLECT} : A32 ${a} b64${meta} b32 A32 A32 p ${TC}`,
      );
      const buffers = [0, 1, 2, 3].flatMap((b) =>
        ['fill', 'use', 'lastuse', 'discard'].map((op) => `collector::b${b}::${op}`),
      );
      lines.push(
        `tcgen05.mma.ws${sparse ? '.sp' : ''} cta_group::1 kind::f16|kind::tf32|kind::f8f6f4|${I8} ${buffers.join('|')}? : A32 ${a} b64${meta} b32 p b64? ${TC}`,
      );
    }
  }
  return lines;
}

const TCGEN05 = [
  `tcgen05.alloc ${CG} sync aligned shared::cta? .b32 : A b32 ${TC}`,
  `tcgen05.dealloc ${CG} sync aligned .b32 : b32 b32 ${TC}`,
  `tcgen05.relinquish_alloc_permit ${CG} sync aligned : ${TC}`,
  ...[
    ['16x64b', 'N'],
    ['16x128b', 'N*2'],
    ['16x256b', 'N*4'],
    ['32x32b', 'N'],
  ].flatMap(([shape, n]) => [
    `tcgen05.ld sync aligned ${shape} x# pack::16b? .b32 : ={${n}:b32} A32 ${TC}`,
    `tcgen05.st sync aligned ${shape} x# unpack::16b? .b32 : A32 {${n}:b32} ${TC}`,
  ]),
  `tcgen05.ld sync aligned 16x32bx2 x# pack::16b? .b32 : ={N:b32} A32 # ${TC}`,
  `tcgen05.st sync aligned 16x32bx2 x# unpack::16b? .b32 : A32 # {N:b32} ${TC}`,
  `tcgen05.wait::ld|wait::st sync aligned : ${TC}`,
  ...[
    '128x256b',
    '4x256b',
    '128x128b',
    '64x128b warpx2::02_13|warpx2::01_23',
    '32x128b warpx4',
  ].flatMap((shape) =>
    ['b4x16_p64', 'b6x16_p32'].map(
      (type) => `tcgen05.cp ${CG} ${shape} b8x16+${type}? : A32 b64 ${TC}`,
    ),
  ),
  `tcgen05.shift ${CG} down : A32 @86,100a+103a+110a`,
  `tcgen05.fence::before_thread_sync|fence::after_thread_sync : ${TC}`,
  `tcgen05.commit ${CG} mbarrier::arrive::one shared::cluster? .b64 : A ${TC}`,
  `tcgen05.commit ${CG} mbarrier::arrive::one shared::cluster? multicast::cluster .b64 : A b16 ${TC}`,
  ...tcgen05Mma(),
];

export const MATRIX: string = [
  ...MMA.flatMap(mma),
  ...VOLTA,
  ...WMMA.flatMap(wmma),
  'ldmatrix sync aligned m8n8 x1|x2|x4 trans? shared|shared::cta@78,75? .b16 : =F A @65,75',
  'ldmatrix sync aligned m16n16 x1|x2 trans shared|shared::cta? .b8 : =F2 A @86,100f+120f',
  'ldmatrix sync aligned m16n16 x1|x2 trans shared|shared::cta? .b8x16 .b6x16_p32|b4x16_p64 : =F2 A @86,100f+120f',
  'ldmatrix sync aligned m8n16 x1|x2|x4 shared|shared::cta? .b8x16 .b6x16_p32|b4x16_p64 : =F A @86,100f+120f',
  'stmatrix sync aligned m8n8 x1|x2|x4 trans? shared|shared::cta? .b16 : A F @78,90',
  'stmatrix sync aligned m16n8 x1|x2|x4 trans shared|shared::cta? .b8 : A F @86,100f+120f',
  'movmatrix sync aligned m8n8 trans .b16 : =b32 b32 @78,75',
  ...wgmma(),
  'wgmma.fence sync aligned : @80,90a',
  'wgmma.commit_group sync aligned : @80,90a',
  'wgmma.wait_group sync aligned : # @80,90a',
  ...TCGEN05,
].join('\n');
