/** Modifiers of instructions: which token each belongs to, and which values it takes. */
import { append } from '../../../base/index.ts';
import type { AmdgcnArg, AmdgcnModifier } from '../ast.ts';
import type { AmdgcnGpu } from './gpus.ts';
import { closest, nearestWord } from './word-operands.ts';

/** Modifiers that are on or off; with `no` in front they are off. */
const FLAGS = new Set([
  'gds',
  'clamp',
  'high',
  'tfe',
  'unorm',
  'da',
  'd16',
  'lwe',
  'compr',
  'vm',
  'a16',
]);

/** Ranges of those that take a number. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  offset0: [0, 255],
  offset1: [0, 255],
  cbsz: [0, 7],
  abid: [0, 15],
  wait_vdst: [0, 15],
  wait_exp: [0, 7],
  wait_va_vdst: [0, 15],
  wait_vm_vsrc: [0, 1],
  byte_sel: [0, 3],
  row_mask: [0, 15],
  bank_mask: [0, 15],
  bound_ctrl: [0, 1],
  fi: [0, 1],
  bitop3: [0, 255],
  index_key: [0, 3],
  scale_sel: [0, 15],
};

const DPP: Readonly<Record<string, readonly [number, number] | undefined>> = {
  wave_shl: [1, 1],
  wave_rol: [1, 1],
  wave_shr: [1, 1],
  wave_ror: [1, 1],
  row_shl: [1, 15],
  row_shr: [1, 15],
  row_ror: [1, 15],
  row_share: [0, 15],
  row_xmask: [0, 15],
  row_newbcast: [0, 15],
  row_bcast: [15, 31],
  row_mirror: undefined,
  row_half_mirror: undefined,
  quad_perm: undefined,
};

const SELECTS = new Set(['BYTE_0', 'BYTE_1', 'BYTE_2', 'BYTE_3', 'WORD_0', 'WORD_1', 'DWORD']);
const UNUSED = new Set(['UNUSED_PAD', 'UNUSED_SEXT', 'UNUSED_PRESERVE']);
const SCOPES = ['SCOPE_CU', 'SCOPE_SE', 'SCOPE_DEV', 'SCOPE_SYS'];
const ARRAYS = new Set(['op_sel', 'op_sel_hi', 'neg_lo', 'neg_hi']);
const NAMED = new Set([
  'matrix_a_fmt',
  'matrix_b_fmt',
  'matrix_a_scale',
  'matrix_b_scale',
  'matrix_a_scale_fmt',
  'matrix_b_scale_fmt',
]);

function hasDpp(name: string, gpu: AmdgcnGpu): boolean {
  if (name === 'row_newbcast') return gpu.cdna2;
  if (name === 'row_share' || name === 'row_xmask') return gpu.major >= 10;
  if (/^wave_|^row_bcast/.test(name)) return gpu.major === 9;
  return true;
}

/** True for the modifiers that say how caches treat an access; they stand in any order. */
export function isCachePolicy(m: AmdgcnModifier, gpu: AmdgcnGpu): boolean {
  if (gpu.major === 12) return /^(th|scope|nv|nonv|scale_offset|noscale_offset)$/.test(m.name);
  const name = m.name.replace(/^no/, '');
  if (m.value !== undefined) return false;
  if (gpu.cdna3)
    return /^(nt|sc0|sc1)$/.test(m.name) || /^(sc0|sc1|nt|glc|slc|dlc|scc)$/.test(name);
  return /^(glc|slc|dlc|scc)$/.test(name);
}

/** The token of the table that a modifier belongs to; undefined when none knows it. */
export function modifierToken(m: AmdgcnModifier, gpu: AmdgcnGpu): string | undefined {
  const { name } = m;
  if (name === 'offset' || ARRAYS.has(name) || NAMED.has(name) || Object.hasOwn(NUMBERS, name))
    return name;
  if (name === 'mul' || name === 'div') return 'omod';
  if (name === 'dpp8') return 'dpp8';
  if (Object.hasOwn(DPP, name)) return 'dpp_ctrl';
  if (/^(dst_sel|src0_sel|src1_sel|dst_unused|dmask|dim)$/.test(name)) return name;
  if (name === 'blgp' || name === 'neg') return 'blgp';
  if (name === 'format' || name === 'dfmt' || name === 'nfmt') return 'format';
  if (name === 'matrix_a_reuse' || name === 'matrix_b_reuse') return name;
  const bare = name.replace(/^no/, '');
  if (bare === 'r128' || (bare === 'a16' && gpu.major === 9)) return 'r128a16';
  if (FLAGS.has(name)) return name;
  if (FLAGS.has(bare)) return bare;
  return undefined;
}

/**
 * Every name of a modifier that an instruction with these tokens takes, for completion and
 * suggestions.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each token of the table
export function modifierNames(tokens: readonly string[], gpu: AmdgcnGpu): string[] {
  const out: string[] = [];
  for (const raw of tokens) {
    const token = raw.replace(/[?=]/g, '');
    if (token.startsWith('cpol')) {
      if (gpu.major === 12)
        append(out, ['th', 'scope', ...(gpu.gfx1250 ? ['nv', 'scale_offset'] : [])]);
      else if (gpu.cdna3) out.push('sc0', 'sc1', 'nt');
      else
        append(out, [
          'glc',
          'slc',
          ...(gpu.major >= 10 ? ['dlc'] : []),
          ...(gpu.cdna2 ? ['scc'] : []),
        ]);
    } else if (token === 'omod') out.push('mul', 'div');
    else if (token === 'dpp_ctrl')
      append(
        out,
        Object.keys(DPP).filter((name) => hasDpp(name, gpu)),
      );
    else if (token === 'r128a16') out.push(gpu.major === 9 ? 'a16' : 'r128');
    else if (raw.startsWith('+')) out.push(token.slice(1));
    else if (raw.endsWith('?') || token === 'dpp8' || token === 'offset' || token === 'format')
      out.push(token);
  }
  return out;
}

/** The modifier of an instruction that a misspelt one is nearestWord to. */
export function nearestModifier(
  name: string,
  tokens: readonly string[],
  gpu: AmdgcnGpu,
): string | undefined {
  return nearestWord(name, modifierNames(tokens, gpu));
}

function range(
  name: string,
  value: AmdgcnArg | undefined,
  low: number,
  high: number,
): string | undefined {
  if (value === undefined) return `\`${name}\` takes a number`;
  if (typeof value !== 'number') return undefined;
  return value >= low && value <= high
    ? undefined
    : `\`${name}\` takes ${low} to ${high}, found ${value}`;
}

function list(
  name: string,
  value: AmdgcnArg | undefined,
  sizes: readonly number[],
  high: number,
): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || value === undefined)
    return `\`${name}\` takes a list in brackets`;
  if (!sizes.includes(value.length))
    return `\`${name}\` takes ${sizes.join(' or ')} numbers, found ${value.length}`;
  const bad = value.find((v) => v < 0 || v > high);
  return bad === undefined
    ? undefined
    : `the numbers of \`${name}\` are 0 to ${high}, found ${bad}`;
}

/** What is wrong with the value of a modifier; undefined when it fits. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each token of the table
export function matchModifier(
  m: AmdgcnModifier,
  token: string,
  gpu: AmdgcnGpu,
): string | undefined {
  const { name, value } = m;
  if (token === 'dpp_ctrl') {
    if (!hasDpp(name, gpu)) return `${gpu.cpu} has no \`${name}\``;
    if (name === 'quad_perm') return list(name, value, [4], 3);
    if (name === 'row_mirror' || name === 'row_half_mirror') return undefined;
    if (name === 'row_bcast')
      return value === 15 || value === 31 || typeof value === 'string'
        ? undefined
        : '`row_bcast` takes 15 or 31';
    const [low, high] = DPP[name]!;
    return range(name, value, low, high);
  }
  if (token === 'dpp8') return list(name, value, [8], 7);
  if (token === 'bound_ctrl') return range(name, value, 0, 1);
  if (Object.hasOwn(NUMBERS, token)) return range(name, value, ...NUMBERS[token]!);
  if (ARRAYS.has(token)) return list(name, value, [1, 2, 3, 4], 1);
  if (/^(dst_sel|src[01]_sel)$/.test(token)) return choice(name, value, SELECTS);
  if (token === 'dst_unused') return choice(name, value, UNUSED);
  if (token === 'omod') {
    const ok =
      name === 'mul' ? value === 1 || value === 2 || value === 4 : value === 1 || value === 2;
    if (ok || typeof value === 'string') return undefined;
    return name === 'mul' ? '`mul` takes 1, 2 or 4' : '`div` takes 1 or 2';
  }
  if (token === 'offset' && value === undefined) return '`offset` takes a number';
  if (token === 'blgp' && name === 'blgp') return range(name, value, 0, 7);
  return undefined;
}

function choice(
  name: string,
  value: AmdgcnArg | undefined,
  values: ReadonlySet<string>,
): string | undefined {
  if (typeof value === 'string' && !values.has(value))
    return `\`${value}\` is not a value of \`${name}\`${closest(value, [...values])}`;
  return value === undefined ? `\`${name}\` takes a value` : undefined;
}

const HINTS =
  /^TH_(DEFAULT|LOAD_(RT|NT|HT|LU|NT_RT|RT_NT|NT_HT|BYPASS)|STORE_(RT|NT|HT|WB|NT_RT|RT_NT|NT_HT|NT_WB|BYPASS)|ATOMIC_(RT|NT|RETURN|RT_RETURN|NT_RETURN|CASCADE_RT|CASCADE_NT))$/;

/** What an instruction does with memory, as far as caches are concerned. */
type AccessKind = 'load' | 'store' | 'atomic' | 'scalar';

/** What is wrong with modifiers of caches, all of one instruction together. */
export function cachePolicyProblem(
  list: readonly AmdgcnModifier[],
  kind: AccessKind,
  gpu: AmdgcnGpu,
): { readonly modifier: AmdgcnModifier; readonly message: string } | undefined {
  const seen = new Set<string>();
  for (const modifier of list) {
    const bare = modifier.name.replace(/^no(?=.)/, '');
    if (seen.has(bare)) return { modifier, message: `\`${modifier.name}\` is said twice` };
    seen.add(bare);
    const message =
      gpu.major === 12
        ? gfx12PolicyProblem(modifier, bare, kind, gpu)
        : bitPolicyProblem(modifier, bare, kind, gpu);
    if (message !== undefined) return { modifier, message };
  }
  return undefined;
}

/** Scopes and temporal hints. */
function gfx12PolicyProblem(
  modifier: AmdgcnModifier,
  bare: string,
  kind: AccessKind,
  gpu: AmdgcnGpu,
): string | undefined {
  const value = String(modifier.value);
  if (bare === 'scope' && typeof modifier.value === 'string' && !SCOPES.includes(value))
    return `\`${value}\` is not a scope${closest(value, SCOPES)}`;
  if (bare === 'th') {
    if (!HINTS.test(value)) return `\`${value}\` is not a temporal hint`;
    const own = /^TH_(LOAD|STORE|ATOMIC)_/.exec(value)?.[1]?.toLowerCase();
    const plain = /^TH_(?:LOAD|STORE|ATOMIC)_RT$/.test(value);
    const wanted = kind === 'scalar' ? 'load' : kind;
    if (own !== undefined && own !== wanted && !plain)
      return `\`${value}\` is not a hint of ${kind === 'atomic' ? 'atomics' : `${wanted}s`}`;
  }
  return (bare === 'nv' || bare === 'scale_offset') && !gpu.gfx1250
    ? `${gpu.cpu} has no \`${modifier.name}\``
    : undefined;
}

/** Single bits, before GFX12. */
function bitPolicyProblem(
  { name }: AmdgcnModifier,
  bare: string,
  kind: AccessKind,
  gpu: AmdgcnGpu,
): string | undefined {
  if ((bare === 'dlc' && gpu.major === 9) || (bare === 'scc' && !gpu.cdna2))
    return `${gpu.cpu} has no \`${bare}\``;
  const modern = /^(sc0|sc1|nt)$/.test(bare);
  if (gpu.cdna3 && modern !== (kind !== 'scalar'))
    return `${gpu.cpu} has \`sc0\`, \`sc1\` and \`nt\` in place of \`${name}\``;
  return kind === 'scalar' && name === 'slc'
    ? 'scalar memory instructions take no `slc`'
    : undefined;
}
