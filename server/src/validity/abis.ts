/**
 * ABI strings that no GPU has, or that the GPU which is compiled for has not (E0570), and those
 * that rustc does not know (E0703).
 */
import { forEachItem } from './crate-items.ts';
import type { BodyView, CrateView } from './violation.ts';

/** Of other processors; rustc refuses them on all GPUs. */
const OF_OTHERS =
  /^(?:(?:x86|msp430|avr)-interrupt|avr-non-blocking-interrupt|riscv-interrupt-[ms]|(?:aapcs|win64|sysv64|thiscall|fastcall|vectorcall|stdcall)(?:-unwind)?|efiapi|cmse-nonsecure-(?:entry|call))$/;

export function checkAbi({ owner, program, report }: BodyView): void {
  if (owner.kind !== 'fn') return;
  const { abi } = owner.node;
  if (abi?.literal === undefined) return;
  const isNvidias = abi.name === 'ptx-kernel' && program.target.arch !== 'nvptx64';
  if (isNvidias || OF_OTHERS.test(abi.name))
    report('E0570', `"${abi.name}" is not a supported ABI for the current target`, abi.literal);
}

/** `rustc_abi::extern_abi`, and names that rustc had before. */
const KNOWN =
  /^(?:Rust|rust-(?:call|cold|intrinsic|preserve-none|tail)|platform-intrinsic|unadjusted|custom|swift|wasm|C-cmse-nonsecure-(?:call|entry)|(?:amdgpu-kernel|gpu-kernel|ptx-kernel|vectorcall)|(?:C|system|cdecl)(?:-unwind)?)$/;

export function checkAbiNames(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind !== 'fn') return;
    const { abi } = def.node;
    if (abi?.literal === undefined || KNOWN.test(abi.name) || OF_OTHERS.test(abi.name)) return;
    view.in(def.file)('E0703', `invalid ABI: found \`${abi.name}\``, abi.literal);
  });
}
