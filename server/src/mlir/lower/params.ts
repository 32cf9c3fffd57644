/**
 * How parameters of kernels arrive, exactly as MLIR's lowering to LLVM has them: a memref is two
 * pointers, an offset, its sizes and its strides, each a parameter of its own; numbers go by value;
 * vectors as their bytes.
 */
import type { MirType, ParamDecl } from '../../mir/index.ts';
import { aggregateOf } from '../syntax/aggregate.ts';
import { type Type, typeText } from '../syntax/types.ts';
import {
  complexElement,
  memoryOf,
  memrefPointer,
  NoParts,
  partsOf,
  scalarPart,
} from './value-types.ts';

/** One parameter of the source with its slots. */
export interface KernelParam {
  readonly name: string;
  readonly type: Type;
  readonly slots: readonly ParamDecl[];
}

function slot(name: string, type: MirType, size: number, display: string): ParamDecl {
  return { name, pass: 'scalar', type, size, align: size, display };
}

/** How targets differ. */
export interface ParamForms {
  /** Bytes of an address in workgroup memory. */
  readonly workgroupPointer: 4 | 8;
}

/** Those of a target, as LLVM's layout of its data has them. */
export function paramForms(target: 'ptx' | 'amdgcn'): ParamForms {
  return { workgroupPointer: target === 'ptx' ? 8 : 4 };
}

/**
 * `copied`: what is passed where the parameter is a pointer to it. Throws `NoParts` for types that
 * kernels cannot take here.
 */
export function kernelParam(
  name: string,
  type: Type,
  { workgroupPointer }: ParamForms,
  copied?: Type,
): KernelParam {
  const display = typeText(type);
  const bytes = copied ?? (aggregateOf(type) === undefined ? undefined : type);
  if (bytes !== undefined) {
    const { size, align } = memoryOf(bytes);
    const pass = 'blob' as const;
    return { name, type, slots: [{ name, pass, type: 'ptr.kernarg', size, align, display }] };
  }
  switch (type.kind) {
    case 'memref': {
      const pointer = memrefPointer(type);
      const isShared = pointer === 'ptr.workgroup';
      if (pointer !== 'ptr' && pointer !== 'ptr.global' && !isShared)
        throw new NoParts(`a kernel parameter of type \`${display}\``);
      // What a host hands to a kernel lies in global memory, unless its type says another.
      memoryOf(type.element);
      const address = (part: string): ParamDecl => ({
        ...(isShared
          ? slot(`${name}.${part}`, pointer, workgroupPointer, display)
          : slot(`${name}.${part}`, 'ptr.global', 8, display)),
        pointeeAlign: 1,
      });
      const number = (part: string): ParamDecl => slot(`${name}.${part}`, 'i64', 8, 'index');
      const dims = type.shape.map((_, i) => i);
      const slots = [
        address('allocated'),
        address('aligned'),
        number('offset'),
        ...dims.map((i) => number(`size${i}`)),
        ...dims.map((i) => number(`stride${i}`)),
      ];
      return { name, type, slots };
    }
    case 'unranked-memref': {
      const descriptor = slot(`${name}.descriptor`, 'ptr.global', 8, display);
      const slots = [slot(`${name}.rank`, 'i64', 8, 'index'), { ...descriptor, pointeeAlign: 8 }];
      return { name, type, slots };
    }
    case 'vector': {
      const { size, align } = memoryOf(type);
      partsOf(type);
      return {
        name,
        type,
        slots: [{ name, pass: 'blob', type: 'ptr.kernarg', size, align, display }],
      };
    }
    case 'pointer': {
      if (type.space !== 0 && type.space !== 1 && type.space !== 3)
        throw new NoParts(`a kernel parameter of type \`${display}\``);
      if (type.space === 3) {
        const own = slot(name, 'ptr.workgroup', workgroupPointer, display);
        return { name, type, slots: [{ ...own, pointeeAlign: 1 }] };
      }
      return { name, type, slots: [{ ...slot(name, 'ptr.global', 8, display), pointeeAlign: 1 }] };
    }
    default: {
      if (complexElement(type) !== undefined) {
        const { size, align } = memoryOf(type);
        return {
          name,
          type,
          slots: [{ name, pass: 'blob', type: 'ptr.kernarg', size, align, display }],
        };
      }
      const part = scalarPart(type);
      const size = part === 'i1' ? 1 : Number(part.slice(1)) / 8;
      return { name, type, slots: [slot(name, part, size, display)] };
    }
  }
}
