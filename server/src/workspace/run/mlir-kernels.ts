/** The kernels of an MLIR text as launch specs see them. */
import { type MlirKernel, type Type, typeText } from '../../mlir/index.ts';
import {
  type Dtype,
  type KnownLaunch,
  type SpecKernel,
  scalarOf,
  type ValueType,
} from '../../spec/index.ts';

/** @param launches by the kernel's name */
export function mlirSpecKernels(
  kernels: readonly MlirKernel[],
  launches: (kernel: MlirKernel) => readonly KnownLaunch[],
): readonly SpecKernel[] {
  return kernels.map((kernel) => {
    const { name, symbol, params, block, launch } = kernel;
    const known = launches(kernel);
    const own: KnownLaunch = {
      from: 'the kernel',
      ...(block && { block }),
      ...(launch?.block && { block: launch.block }),
      ...(launch?.cluster && { cluster: launch.cluster }),
      ...(launch?.workgroupMem !== undefined && { workgroupMem: launch.workgroupMem }),
    };
    return {
      name,
      symbol,
      params: params.map((param) => ({
        name: `%${param.name}`,
        type: param.copied === undefined ? valueType(param.type) : valueType(param.copied),
      })),
      launches: known.length > 0 ? known : [own],
    };
  });
}

function valueType(type: Type): ValueType {
  const rust = typeText(type);
  switch (type.kind) {
    case 'index':
      return scalarOf('i64', 'index');
    case 'integer':
    case 'float': {
      const scalar = scalarName(type);
      return scalar === undefined
        ? { kind: 'opaque', rust, size: 0, align: 1 }
        : scalarOf(scalar, rust);
    }
    case 'memref':
      return { kind: 'memref', rust, elem: valueType(type.element), shape: type.shape };
    case 'pointer':
      return { kind: 'pointer', rust, elem: undefined, mut: true };
    case 'vector': {
      const elem = valueType(type.element);
      const length = type.shape.reduce((product, size) => product * size, 1);
      return { kind: 'array', rust, elem, length, align: 16 };
    }
    default:
      return { kind: 'opaque', rust, size: 0, align: 1 };
  }
}

function scalarName(type: Extract<Type, { kind: 'integer' | 'float' }>): Dtype | undefined {
  if (type.kind === 'float')
    return (['f16', 'bf16', 'f32', 'f64'] as const).find((name) => name === type.name);
  if (type.width === 1) return 'bool';
  const width = ([8, 16, 32, 64] as const).find((bits) => bits === type.width);
  return width === undefined ? undefined : `${type.sign === 'u' ? 'u' : 'i'}${width}`;
}
