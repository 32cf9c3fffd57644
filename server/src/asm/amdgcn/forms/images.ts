/** Images: how many registers of data and address an access needs, by its masks and dimensions. */
import type { AmdgcnModifier, AmdgcnSpan } from '../ast.ts';
import type { MatchContext } from './context.ts';
import type { Bound } from './match.ts';

/** Coordinates, gradients and whether there are several samples, by dimension. */
const DIMENSIONS: Readonly<Record<string, readonly [number, number, boolean]>> = {
  '1D': [1, 2, false],
  '2D': [2, 4, false],
  '3D': [3, 6, false],
  CUBE: [3, 4, false],
  '1D_ARRAY': [2, 2, false],
  '2D_ARRAY': [3, 4, false],
  '2D_MSAA': [3, 0, true],
  '2D_MSAA_ARRAY': [4, 0, true],
};

interface ImageProblem {
  readonly span: AmdgcnSpan;
  readonly message: string;
}

/**
 * What is wrong with the sizes of an image instruction; undefined for nothing, or where the table
 * does not tell.
 */
export function imageProblem(
  name: string,
  bound: readonly Bound[],
  cx: MatchContext,
): ImageProblem | undefined {
  if (!name.startsWith('image_') || name.includes('bvh')) return undefined;
  const of = (key: string): AmdgcnModifier | undefined =>
    bound.find(({ token, item }) => item.modifier && token === key)?.item.modifier;
  const at = bound.find(({ item }) => item.operand)?.item.operand;
  if (!at) return undefined;
  const dim = of('dim');
  if (cx.gpu.major >= 10 && !dim)
    return { span: at, message: `\`${name}\` needs \`dim\` on ${cx.gpu.cpu}` };
  const mask = of('dmask');
  const bits = mask === undefined ? 0 : Number(mask.value);
  if (Number.isNaN(bits)) return undefined;
  const gather = name.startsWith('image_gather4');
  if (mask && gather && ![1, 2, 4, 8].includes(bits & 15))
    return { span: mask, message: '`dmask` of a gather has one bit' };
  if (gather && !mask) return { span: at, message: '`dmask` of a gather has one bit' };
  if (name.startsWith('image_atomic_') && ![1, 3, 15].includes(bits & 15))
    return { span: mask ?? at, message: '`dmask` of an atomic is 1, 3 or 15' };
  return (
    dataProblem(name, bound, bits & 15, gather, of, cx) ?? addressProblem(name, bound, dim, of, cx)
  );
}

function dataProblem(
  name: string,
  bound: readonly Bound[],
  mask: number,
  gather: boolean,
  of: (key: string) => AmdgcnModifier | undefined,
  cx: MatchContext,
): ImageProblem | undefined {
  const data = bound.find(({ token }) => token === 'vdata')?.item.operand;
  if (data?.kind !== 'reg') return undefined;
  let need =
    gather || (name === 'image_msaa_load' && cx.gpu.major >= 11)
      ? 4
      : [...(mask || 1).toString(2)].filter((c) => c === '1').length;
  if (of('d16')?.name === 'd16') need = Math.ceil(need / 2);
  if (of('tfe')?.name === 'tfe') need += 1;
  if (data.count === need) return undefined;
  const message = `\`dmask\`${of('tfe') ? ' and `tfe`' : ''}${of('d16') ? ' and `d16`' : ''} of \`${name}\` need ${need} registers of data, found ${data.count}`;
  return cx.gpu.major >= 9 ? { span: data, message } : undefined;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: adds up the registers of an address in the order in which the ISA has them
function addressProblem(
  name: string,
  bound: readonly Bound[],
  dim: AmdgcnModifier | undefined,
  of: (key: string) => AmdgcnModifier | undefined,
  cx: MatchContext,
): ImageProblem | undefined {
  const address = bound.find(({ token }) => token === 'vaddr')?.item.operand;
  if (!dim || address?.kind !== 'reg' || cx.gpu.major < 10) return undefined;
  const shape = DIMENSIONS[String(dim.value).replace(/^SQ_RSRC_IMG_/, '')];
  if (!shape) return undefined;
  const [coordinates, gradients, samples] = shape;
  if (name.includes('msaa') && !samples)
    return { span: dim, message: `\`${name}\` takes a \`dim\` with samples` };
  const parts = name.split('_');
  const sampled = parts[1] === 'sample' || gatherName(parts[1]!);
  const has = (part: string): boolean => sampled && parts.includes(part, 2);
  const extra = Number(has('c')) + Number(has('b')) + Number(has('o'));
  const level =
    has('l') || has('cl') || parts.includes('mip') || name === 'image_get_resinfo' ? 1 : 0;
  const half = of('a16')?.name === 'a16';
  const components = (name === 'image_get_resinfo' ? 0 : coordinates) + level;
  let need = extra + (half ? Math.ceil(components / 2) : components);
  if (has('d') || has('cd')) {
    // `a16` halves coordinates only, also on GFX10.1, which has no `_g16`.
    need += has('g16') ? Math.ceil(gradients / 2 / 2) * 2 : gradients;
  }
  const separate = address.name.startsWith('[');
  if (!separate && cx.gpu.major >= 12 && address.count > 1)
    return {
      span: address,
      message: `${cx.gpu.cpu} takes registers of address one by one: \`[v${address.index}, v${address.index + 1}${address.count > 2 ? ', ...' : ''}]\``,
    };
  if (address.count === need) return undefined;
  if (!separate) {
    if (need > 12 && address.count === 16) return undefined;
    if (address.count === 8 && need >= 5 && need <= 7) return undefined;
  }
  return {
    span: address,
    message: `\`${name}\` with \`dim:${String(dim.value)}\`${half ? ' and `a16`' : ''} needs ${need} registers of address, found ${address.count}`,
  };
}

const gatherName = (part: string): boolean => part.startsWith('gather4');
