/** Which kernel a launch is of. */
import { nearest } from '../base/index.ts';
import { type JsonNode, type Problems, partOf, propertiesOf, stringOf } from './json.ts';
import type { SpecKernel } from './types.ts';

/** A kernel by its symbol; its shape is not known for assembly texts. */
export interface ChosenKernel {
  readonly shape: SpecKernel | undefined;
  readonly symbol: string;
  readonly name: string;
}

/** The kernel of a launch: by its name, or the only one. */
export function kernelOf(
  node: JsonNode,
  kernels: readonly SpecKernel[] | undefined,
  problems: Problems,
): ChosenKernel | undefined {
  const named = partOf(node, 'kernel');
  if (named === undefined) {
    return unnamed(node, kernels, problems);
  }
  const name = stringOf(named, '`kernel`', problems);
  if (name === undefined) return undefined;
  if (kernels === undefined) return { shape: undefined, symbol: name, name };
  const found =
    kernels.find((one) => one.name === name) ??
    kernels.find((one) => one.symbol === name) ??
    kernels.find((one) => one.name.endsWith(`::${name}`));
  if (found !== undefined) return { shape: found, symbol: found.symbol, name: found.name };
  const instances = kernels.filter((one) => one.name.startsWith(`${name}::<`));
  if (instances.length === 1)
    return { shape: instances[0], symbol: instances[0]!.symbol, name: instances[0]!.name };
  return unknownKernel(node, named, kernels, instances, problems);
}

/** The one kernel that has all the parameters which a launch names. */
function fittingKernel(node: JsonNode, kernels: readonly SpecKernel[]): SpecKernel | undefined {
  const args = partOf(node, 'args');
  const keys = args?.type === 'object' ? propertiesOf(args).map(({ key }) => key) : [];
  if (keys.length === 0) return undefined;
  const fitting = kernels.filter(({ params }) =>
    keys.every((key) => params.some(({ name }) => name === key || name === `%${key}`)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Of a launch that names none: the only one; after a report the one that its arguments fit. */
function unnamed(
  node: JsonNode,
  kernels: readonly SpecKernel[] | undefined,
  problems: Problems,
): ChosenKernel | undefined {
  const [only, ...others] = kernels ?? [];
  if (only !== undefined && others.length === 0)
    return { shape: only, symbol: only.symbol, name: only.name };
  const meant = fittingKernel(node, kernels ?? []);
  const all = (kernels ?? []).map((one) => `\`${one.name}\``).join(', ');
  const hint = meant === undefined ? '' : `; the arguments are those of \`${meant.name}\``;
  problems.found.push({
    message:
      kernels === undefined
        ? '`kernel` is missing: the name of an entry of the assembly file'
        : kernels.length === 0
          ? 'the file has no kernel'
          : `\`kernel\` is missing: the file has ${all}${hint}`,
    start: node.offset,
    end: node.offset + 1,
  });
  return meant && { shape: meant, symbol: meant.symbol, name: meant.name };
}

/** After a report, the kernel that is meant, for which the other mistakes are found. */
function unknownKernel(
  node: JsonNode,
  named: JsonNode,
  kernels: readonly SpecKernel[],
  instances: readonly SpecKernel[],
  problems: Problems,
): ChosenKernel | undefined {
  const name = named.value as string;
  const names = kernels.map((one) => one.name);
  const near = nearest(name, names);
  const hint =
    instances.length > 1
      ? `; it is generic, name one of ${instances.map((one) => `\`${one.name}\``).join(', ')}`
      : near !== undefined
        ? `; did you mean \`${near}\`?`
        : names.length === 0
          ? ''
          : `; the file has ${names.map((one) => `\`${one}\``).join(', ')}`;
  problems.at(named, `there is no kernel \`${name}\`${hint}`);
  const meant = kernels.find((one) => one.name === near) ?? fittingKernel(node, kernels);
  return meant && { shape: meant, symbol: meant.symbol, name: meant.name };
}
