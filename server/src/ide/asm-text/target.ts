/**
 * For which GPUs the text of an `asm!` is: by its registers, else by the crate. Undefined for
 * assembly of the host.
 */
import { readPtxName } from '../../asm/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import { hasGpuCode } from '../gpu-code.ts';
import type { AsmCall } from './call.ts';

const CLASSES: Readonly<Record<TargetName, RegExp>> = {
  ptx: /^reg(?:16|32|64|128)$/,
  amdgcn: /^[sv]gpr\d+$/,
};

/** Registers of AMD GPUs by name; other processors have some of these names too. */
const NAMED = /^[sv](?:\d+(?:\.[lh])?|\[\d+:\d+\])$/;

export function asmTarget(
  engine: Engine,
  path: string,
  { macro, operands }: AsmCall,
  template: string,
): TargetName | undefined {
  if (macro === 'ptx_asm') return 'ptx';
  const registers = operands.flatMap(({ reg }) => (reg === '' || NAMED.test(reg) ? [] : [reg]));
  const [first] = registers;
  if (first !== undefined)
    return NAMES.find((name) => registers.every((reg) => CLASSES[name].test(reg)));
  const root = engine.rootOf(path);
  const named = engine.namedTargets(root);
  if (named.length === 0 && !hasGpuCode(engine.text(path) ?? ''))
    return allPtx(template) ? 'ptx' : undefined;
  const candidates = named.length === 0 ? NAMES : named;
  const alike = candidates.filter((name) => LOOKS[name](template));
  if (alike.length > 0) return alike[0];
  // What is not yet to be told apart is for the one target that there is.
  return named.length === 1 && !NAMES.some((name) => LOOKS[name](template)) ? named[0] : undefined;
}

const NAMES: readonly TargetName[] = ['ptx', 'amdgcn'];

/** Names with dots, which of all assembly languages PTX has most. */
function dotted(template: string): boolean[] {
  return [...template.matchAll(/(?<![\w.%$])([a-z]\w*)((?:\.\w+(?:::\w+)*)+)/g)].map(
    ([, opcode = '', modifiers = '']) =>
      readPtxName(opcode, modifiers.slice(1).split('.')).matches.length > 0,
  );
}

/** In libraries of device code nothing else may say that they are for GPUs. */
function allPtx(template: string): boolean {
  const names = dotted(template);
  return names.length > 0 && names.every(Boolean) && /;\s*$/.test(template);
}

const LOOKS: Readonly<Record<TargetName, (template: string) => boolean>> = {
  ptx: (template) => dotted(template).some(Boolean),
  amdgcn: (template) =>
    /^[ \t]*(?:s|v|ds|buffer|global|flat|scratch|image|tbuffer)_[a-z]\w*/m.test(template),
};
