/**
 * Images by the names that LLVM gives them: loads, stores, samples, gathers, atomic operations and
 * queries (`llvm.amdgcn.image.sample.c.2d.v4f32.f32`). Order of the operands: `MIMGInstructions.td`
 * and `IntrinsicsAMDGPU.td`, "AMDGPUDimProfile".
 */
import type { Inst, Value } from '../../../mir/index.ts';
import { isFloat } from '../../../mir/index.ts';
import { HIDE_LAST, KEEP, type Op, part, TEMPLATE, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import type { Selector } from '../select.ts';
import {
  cacheWords,
  constantOf,
  operandsOf,
  resource,
  resultUnits,
  setResults,
  unitsOf,
  vectorRun,
} from './operands.ts';
import type { Rule } from './rule.ts';

const NAME =
  /^image_(load_mip|load|store_mip|store|msaa_load|sample\w*?|gather4\w*?|atomic_\w+?|getlod|getresinfo)_(1d|2d|3d|cube|1darray|2darray|2dmsaa|2darraymsaa)((?:_\w+)?)$/;

const DIMENSIONS: Readonly<Record<string, string>> = {
  '1d': '1D',
  '2d': '2D',
  '3d': '3D',
  cube: 'CUBE',
  '1darray': '1D_ARRAY',
  '2darray': '2D_ARRAY',
  '2dmsaa': '2D_MSAA',
  '2darraymsaa': '2D_MSAA_ARRAY',
};

/** Names of atomic operations before gfx12, and since. */
const ATOMICS: Readonly<Record<string, readonly [string, string]>> = {
  swap: ['swap', 'swap'],
  cmpswap: ['cmpswap', 'cmpswap'],
  add: ['add', 'add_uint'],
  sub: ['sub', 'sub_uint'],
  smin: ['smin', 'min_int'],
  umin: ['umin', 'min_uint'],
  smax: ['smax', 'max_int'],
  umax: ['umax', 'max_uint'],
  and: ['and', 'and'],
  or: ['or', 'or'],
  xor: ['xor', 'xor'],
  inc: ['inc', 'inc_uint'],
  dec: ['dec', 'dec_uint'],
  fmin: ['fmin', 'min_flt'],
  fmax: ['fmax', 'max_flt'],
  add_flt: ['', 'add_flt'],
  min_flt: ['', 'min_flt'],
  max_flt: ['', 'max_flt'],
  pk_add_f16: ['', 'pk_add_f16'],
  pk_add_bf16: ['', 'pk_add_bf16'],
};

const bitCount = (mask: number): number => [...mask.toString(2)].filter((c) => c === '1').length;

/** The parts of a call. */
interface Image {
  readonly what: string;
  readonly dim: string;
  readonly data: readonly (readonly Value[])[];
  readonly mask: number;
  readonly address: readonly Value[];
  readonly descriptor: readonly Value[];
  readonly sampler: readonly Value[] | undefined;
  readonly unnormalised: boolean;
  readonly cache: number;
  readonly half: boolean;
}

function imageOf(s: Selector, inst: Inst, name: string): Image {
  const [, what = '', dim = '', types = ''] = NAME.exec(name)!;
  const operands = operandsOf(inst);
  const sampled = /^(?:sample|gather4|getlod)/.test(what);
  const atomic = what.startsWith('atomic_');
  const count = atomic ? (what === 'atomic_cmpswap' ? 2 : 1) : what.startsWith('store') ? 1 : 0;
  const data = operands.slice(0, count);
  const last = operands.length - (sampled ? 5 : 3);
  const first = count + (atomic ? 0 : 1);
  const number = (at: number, of: string): number => constantOf(s, operands[at]![0]!, of);
  if (number(operands.length - 2, 'the texture failure control') !== 0)
    s.unsupported('an image access that returns texture failures');
  const element = /^_(?:v\d+)?(\w+?)(?:_|$)/.exec(types)?.[1];
  const half = element === 'f16' || element === 'i16' || element === 'bf16';
  const address = operands.slice(first, last).flat();
  if (address.some(({ type }) => type === 'f16' || type === 'i16'))
    s.unsupported('an image access with coordinates of 16 bits');
  return {
    what,
    dim,
    data,
    mask: atomic ? atomicMask(what, data) : number(count, 'the mask of an image access') & 15,
    address,
    descriptor: operands[last]!,
    sampler: sampled ? operands[last + 1] : undefined,
    unnormalised: sampled ? number(last + 2, 'the unnormalised flag') !== 0 : true,
    cache: number(operands.length - 1, 'the cache policy'),
    half,
  };
}

function atomicMask(what: string, data: readonly (readonly Value[])[]): number {
  return (1 << (unitsOf(data[0]!) * (what === 'atomic_cmpswap' ? 2 : 1))) - 1;
}

function mods(
  cpu: AmdCpu,
  image: Image,
  kind: 'load' | 'store' | 'atomic',
  returns: boolean,
): string {
  const { dim, mask, unnormalised, half } = image;
  const out = [` dmask:0x${mask.toString(16)}`];
  if (cpu.generation !== 'gfx9') out.push(` dim:SQ_RSRC_IMG_${DIMENSIONS[dim]}`);
  if (unnormalised && cpu.generation !== 'gfx12') out.push(' unorm');
  out.push(cacheWords(cpu, image.cache, kind, returns));
  if (cpu.generation === 'gfx9' && /array|cube/.test(dim)) out.push(' da');
  if (half && kind !== 'atomic') out.push(' d16');
  return out.join('');
}

/**
 * The address: gfx12 names its registers one by one, the last of more than fits as a run; the
 * others take neighbours.
 */
function addressOf(s: Selector, image: Image): { readonly ops: Op[]; text(at: number): string } {
  const parts = image.address.flatMap((value) => s.parts(value)).map((op) => s.toV(op));
  if (parts.length === 1) return { ops: parts, text: (at) => `{${at}}` };
  if (s.env.cpu.generation !== 'gfx12') return { ops: [s.run(parts, V)], text: (at) => `{${at}}` };
  const most = image.sampler === undefined ? 5 : 4;
  const apart = parts.length > most ? parts.slice(0, most - 1) : parts;
  const ops = parts.length > most ? [...apart, s.run(parts.slice(most - 1), V)] : apart;
  return { ops, text: (at) => `[${ops.map((_, i) => `{${at + i}}`).join(', ')}]` };
}

/** Loads, samples, gathers and queries. */
function read(s: Selector, inst: Inst, image: Image, op: string): void {
  const wanted = resultUnits(inst);
  const halves = inst.results.length === 1 && isFloat(inst.results[0].type) ? 1 : 2;
  let { mask } = image;
  const gathers = op.startsWith('image_gather4');
  // What nobody asks for is not loaded.
  const room = image.half ? wanted * halves : wanted;
  while (!gathers && bitCount(mask) > room) mask &= ~(1 << (31 - Math.clz32(mask)));
  const elements = gathers || image.what === 'msaa_load' ? 4 : Math.max(1, bitCount(mask));
  const units = image.half ? Math.ceil(elements / 2) : elements;
  const dst = s.temp(V, units);
  const address = addressOf(s, image);
  const ops: Op[] = [dst, ...address.ops, descriptor(s, image)];
  const at = ops.length;
  if (image.sampler !== undefined) ops.push(resource(s, image.sampler, 'a sampler'));
  const made = s.effect(op, ops, 1);
  made.flags |= TEMPLATE;
  const more = image.sampler === undefined ? '' : `, {${at}}`;
  const words = mods(s.env.cpu, { ...image, mask: mask || 1 }, 'load', false);
  made.mods = `{0}, ${address.text(1)}, {${at - 1}}${more}${words}`;
  const waits = s.env.cpu.generation === 'gfx12' && image.sampler !== undefined;
  if (waits) s.effect('s_wait_samplecnt', ['0x0']);
  setResults(s, inst, s.split(dst));
}

function descriptor(s: Selector, image: Image): number {
  return resource(s, image.descriptor, 'an image descriptor');
}

function store(s: Selector, image: Image, op: string): void {
  const data = vectorRun(s, image.data[0]!);
  const address = addressOf(s, image);
  const ops: Op[] = [data, ...address.ops, descriptor(s, image)];
  const made = s.effect(op, ops);
  made.flags |= TEMPLATE;
  const words = mods(s.env.cpu, image, 'store', false);
  made.mods = `{0}, ${address.text(1)}, {${ops.length - 1}}${words}`;
}

/** The register of the operand is that of the result. */
function atomic(s: Selector, inst: Inst, image: Image): void {
  const { cpu } = s.env;
  const row = ATOMICS[image.what.slice('atomic_'.length)];
  const name = row?.[cpu.generation === 'gfx12' ? 1 : 0];
  const old = cpu.generation === 'gfx9' && /fmin|fmax/.test(image.what);
  if (!name || old) s.refuse(inst);
  const parts = image.data.flatMap((values) => values.flatMap((value) => s.parts(value)));
  const run = s.temp(V, parts.length);
  parts.forEach((op, i) => {
    s.copy(part(run, i), op);
  });
  const address = addressOf(s, image);
  const ops: Op[] = [run, ...address.ops, descriptor(s, image), run];
  const returns = inst.results.some(({ id }) => s.uses[id]! > 0);
  const made = s.emit(`image_atomic_${name}`, 1, ops, KEEP | HIDE_LAST | TEMPLATE);
  const words = mods(cpu, image, 'atomic', returns);
  made.mods = `{0}, ${address.text(1)}, {${ops.length - 2}}${words}`;
  setResults(s, inst, s.split(run));
}

/** The rule for a name with underscores, or undefined when it is none of an image. */
export function imageRule(name: string): Rule | undefined {
  if (!NAME.test(name)) return undefined;
  return (s, inst) => {
    const image = imageOf(s, inst, name);
    const { cpu } = s.env;
    const samples = image.sampler !== undefined || image.what === 'getresinfo';
    const lacks =
      cpu.gfx940 ||
      cpu.gfx1250 ||
      (cpu.accumOffset && (samples || image.what === 'msaa_load')) ||
      (image.what === 'msaa_load' && /^gfx(?:9|10)$/.test(cpu.generation)) ||
      (GONE.test(image.what) && /^gfx1[12]$/.test(cpu.generation));
    if (lacks && (cpu.gfx940 || cpu.gfx1250 || !LOD_ONLY.test(image.what))) s.refuse(inst);
    // Without a result they are for what they do to the cache.
    if (inst.results.length === 0 && samples) s.unsupported(`intrinsic ${name}`);
    if (image.what.startsWith('atomic_')) return atomic(s, inst, image);
    if (image.what.startsWith('store')) return store(s, image, `image_${image.what}`);
    const op =
      image.what === 'getlod'
        ? 'image_get_lod'
        : image.what === 'getresinfo'
          ? 'image_get_resinfo'
          : `image_${image.what}`;
    read(s, inst, image, op);
  };
}

/** Not since gfx11: gradients that are coarse, gathers with most offsets, extrema of floats. */
const GONE =
  /^sample_(?:c_)?cd|^gather4_(?:(?:c_)?b(?:_cl)?|(?:c_)?cl|(?:c_)?l|c)_o$|^atomic_f(?:min|max)$/;

/** The one sample that compute chips have. */
const LOD_ONLY = /^sample$/;
