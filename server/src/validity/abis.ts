/** ABI strings that no GPU has, or that the GPU which is compiled for has not (E0570). */
import type { BodyView } from './violation.ts';

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
