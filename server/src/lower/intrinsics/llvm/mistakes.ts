/**
 * Names of LLVM's intrinsics that mean nothing, or that the other vendor's back end has: what LLVM
 * stops at without a place.
 */
import { knownIntrinsic, similarIntrinsic } from './known.ts';

export interface IntrinsicMistake {
  /** In words: "LLVM has no intrinsic `llvm.amdgcn.x`". */
  readonly what: string;
  /** The name that may have been meant, or that says the same on the target. */
  readonly instead: string | undefined;
}

/** Intrinsics of both vendors that say the same: NVIDIA's name, then AMD's. */
const PAIRS: readonly (readonly [nvidia: string, amd: string])[] = [
  ...['x', 'y', 'z'].flatMap((dim): [string, string][] => [
    [`nvvm.read.ptx.sreg.tid.${dim}`, `amdgcn.workitem.id.${dim}`],
    [`nvvm.read.ptx.sreg.ctaid.${dim}`, `amdgcn.workgroup.id.${dim}`],
  ]),
  ['nvvm.barrier.cta.sync.aligned.all', 'amdgcn.s.barrier'],
  ['nvvm.barrier0', 'amdgcn.s.barrier'],
  ['nvvm.read.ptx.sreg.warpsize', 'amdgcn.wavefrontsize'],
  ['nvvm.exit', 'amdgcn.endpgm'],
  ['nvvm.rcp.approx.ftz.f', 'amdgcn.rcp.f32'],
  ['nvvm.prmt', 'amdgcn.perm'],
];

const VENDORS = { nvptx64: 'NVIDIA', amdgpu: 'AMD' } as const;

/**
 * What is wrong with an intrinsic's name on a target; undefined when LLVM's back end for it may
 * have it.
 */
export function intrinsicMistake(
  name: string,
  arch: 'nvptx64' | 'amdgpu',
): IntrinsicMistake | undefined {
  const known = knownIntrinsic(name);
  if (known === undefined) {
    return { what: `LLVM has no intrinsic \`${name}\``, instead: similarIntrinsic(name) };
  }
  if (known.owner === 'any' || known.owner === arch) return undefined;
  const [from, to] = arch === 'amdgpu' ? ([0, 1] as const) : ([1, 0] as const);
  const bare = name.slice('llvm.'.length);
  const pair = PAIRS.find((one) => one[from] === bare);
  return {
    what: `\`${name}\` is an intrinsic of ${VENDORS[known.owner]} GPUs, and this code is for ${VENDORS[arch]}'s`,
    instead: pair && `llvm.${pair[to]}`,
  };
}
