/**
 * A kernel as its descriptor and metadata describe it: how its arguments are laid out, which
 * registers are set up before the first instruction. Pure data out of the module; fills no memory.
 */
import { type AmdgcnYaml, yamlGet, yamlInt, yamlList, yamlText } from '../../asm/index.ts';
import type { AmdgcnProgram } from './program.ts';

export interface KernelArg {
  readonly name: string;
  readonly offset: number;
  readonly size: number;
  /** `by_value`, `global_buffer`, `dynamic_shared_pointer`, `hidden_...`. */
  readonly kind: string;
}

export interface KernelFacts {
  readonly name: string;
  /** Index of the first instruction. */
  readonly entry: number;
  /** Undefined when the module has no metadata for the kernel. */
  readonly args: readonly KernelArg[] | undefined;
  readonly kernargSize: number;
  /** Bytes of workgroup memory of fixed size. */
  readonly groupSize: number;
  /** Bytes of private memory of one work-item. */
  readonly privateSize: number;
  /** The stack may grow beyond `privateSize`. */
  readonly dynamicStack: boolean;
  readonly waveSize: 32 | 64;
  /** A value of the descriptor, without the prefix `.amdhsa_`. */
  value(key: string, fallback?: number): number;
}

/** Facts of a kernel, or what is wrong. */
export function kernelFacts(program: AmdgcnProgram, name: string): KernelFacts | string {
  const descriptor = program.module.descriptors.find((d) => d.name === name);
  if (!descriptor) return `there is no kernel \`${name}\``;
  const entry = program.sections.code.get(name);
  if (entry === undefined) return `\`${name}\` has no code in this module`;
  const value = (key: string, fallback = 0): number => {
    const expr = descriptor.values.get(key);
    const v = expr && program.evaluate(expr);
    return v === undefined ? fallback : Number(v);
  };
  const meta = yamlList(yamlGet(program.module.metadata, 'amdhsa.kernels')).find(
    (k) =>
      yamlText(yamlGet(k, '.name')) === name || yamlText(yamlGet(k, '.symbol')) === `${name}.kd`,
  );
  const args = meta === undefined ? undefined : yamlList(yamlGet(meta, '.args')).map(kernelArg);
  const fallbackWave = program.cpu.waveSize;
  const wave32 = value('wavefront_size32', fallbackWave === 32 ? 1 : 0) !== 0;
  return {
    name,
    entry,
    args,
    kernargSize: Math.max(value('kernarg_size'), yamlInt(yamlGet(meta, '.kernarg_segment_size'))),
    groupSize: value('group_segment_fixed_size'),
    privateSize: value('private_segment_fixed_size'),
    dynamicStack: value('uses_dynamic_stack') !== 0,
    waveSize: program.cpu.generation >= 10 && wave32 ? 32 : 64,
    value,
  };
}

function kernelArg(arg: AmdgcnYaml): KernelArg {
  return {
    name: yamlText(yamlGet(arg, '.name')),
    offset: yamlInt(yamlGet(arg, '.offset')),
    size: yamlInt(yamlGet(arg, '.size')),
    kind: yamlText(yamlGet(arg, '.value_kind')),
  };
}
