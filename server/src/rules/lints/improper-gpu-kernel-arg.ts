/**
 * Kernel parameters other than primitives and thin raw pointers. rustc's lint of the same name: it
 * checks `gpu-kernel` alone, as there.
 */
import { displayTy, type FnDef, type Ty } from '../../hir/index.ts';
import type { AnyNode } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { isDeclaration } from '../kernels.ts';
import { passPointers } from '../pass-pointers.ts';
import { isThinPointee } from '../pointee.ts';

interface Data {
  readonly def: FnDef;
  /** Index of the parameter, `self` included. */
  readonly index: number;
  readonly ty: Ty;
}

/**
 * rustc's predicate: what may be passed without a warning. Types that could not be found out count
 * as fine.
 */
function isProper(ctx: RuleContext, ty: Ty): boolean {
  switch (ty.kind) {
    case 'bool':
    case 'char':
    case 'int':
    case 'float':
    case 'param':
    case 'foreign':
    case 'error':
      return true;
    case 'ptr':
      return ty.inner.kind === 'error' || isThinPointee(ctx.program, ty.inner);
    default:
      return false;
  }
}

function withoutParens(node: AnyNode): AnyNode {
  let inner: AnyNode = node;
  while (inner.kind === 'ParenType') inner = inner.type;
  return inner;
}

/** What happens to the type at a launch, in one sentence. */
function fate(ctx: RuleContext, ty: Ty): string {
  switch (ty.kind) {
    case 'ref':
    case 'ptr':
      if (!isThinPointee(ctx.program, ty.inner)) {
        return 'the pointer and what belongs to it are 16 bytes in one parameter on PTX and two arguments on amdgcn, so a launch that passes two arguments or a plain pointer is read wrongly';
      }
      return ty.kind === 'ref'
        ? 'a reference promises a valid, aligned and unshared value, which a launch with a device pointer cannot promise'
        : 'whether this pointer has one or two parts depends on a generic parameter';
    case 'adt':
      if (ctx.program.repr(ty.def).c) {
        return 'PTX passes the bytes in the parameter itself, amdgcn passes a pointer to a copy, and both may change';
      }
      return 'the compiler chooses the order of the fields, and the host must pass exactly these bytes';
    case 'tuple':
      return ty.elems.length === 0
        ? 'it takes no parameter at all, so the parameters behind it move up'
        : 'the compiler chooses the order of the elements, and the host must pass exactly these bytes';
    case 'array':
      return 'PTX passes the elements in the parameter itself, amdgcn passes a pointer to a copy';
    case 'fn-ptr':
      return 'the address of a function on the host means nothing on the device';
    case 'never':
      return 'it takes no parameter at all, so the parameters behind it move up';
    default:
      return 'its form depends on a type that is not written here';
  }
}

export const improperGpuKernelArg = defineRule<Data>({
  name: 'improper_gpu_kernel_arg',
  severity: 'warning',
  since: '0.1',
  title: 'a kernel parameter is neither a primitive nor a thin raw pointer',
  what: ({ ty }) => `\`${displayTy(ty)}\` as a kernel parameter has no stable ABI`,
  why: 'a launch passes raw bytes: only numbers, `bool`, `char` and thin raw pointers have the same form for every host and target',
  help: 'pass primitives and raw pointers, for a slice its pointer and its length',
  safety: 'suggestion',
  rustcLint: true,
  run(ctx, report) {
    return {
      kernel({ def, byMacro, abi }) {
        // What a macro makes, it names and passes itself.
        if (byMacro || isDeclaration(def) || abi !== 'gpu-kernel') return;
        const sig = ctx.program.fnSig(def);
        const params = def.node.paramList.params.filter((p) => p.kind !== 'VariadicParam');
        params.forEach((param, index) => {
          const ty = sig.params[index];
          if (ty === undefined || isProper(ctx, ty)) return;
          const node = withoutParens(param.type ?? param);
          if (node.kind === 'BogusType') return;
          report({
            span: ctx.span(node, def.file),
            data: { def, index, ty },
            why: fate(ctx, ty),
          });
        });
      },
    };
  },
  fix(ctx, { def, index, ty }) {
    const param = def.node.paramList.params[index];
    if (param?.kind !== 'Param' || ctx.generated(def.node) || ctx.generated(param.type)) {
      return undefined;
    }
    // A method of a trait has its signature from there.
    if (def.container?.kind === 'trait') return undefined;
    if (def.container?.kind === 'impl' && def.container.node.trait) return undefined;
    return passPointers(ctx, def, param, ty);
  },
  examples: [
    bad(`
      #[no_mangle]
      pub extern "gpu-kernel" fn sum(values: &[f32], out: *mut f32) {}
                                           //^^^^^^
    `),
    bad(`
      #[repr(C)]
      #[derive(Clone, Copy)]
      pub struct Size {
          pub width: u32,
          pub height: u32,
      }

      #[no_mangle]
      pub extern "gpu-kernel" fn blur(size: Size, pixels: *mut u8) {}
                                          //^^^^
    `),
    good(`
      #[repr(C)]
      #[derive(Clone, Copy)]
      pub struct Size {
          pub width: u32,
          pub height: u32,
      }

      #[no_mangle]
      pub extern "ptx-kernel" fn blur(size: &Size, weights: [f32; 9], pixels: *mut u8) {}
    `),
    good(`
      #[repr(C)]
      pub struct Size {
          pub width: u32,
          pub height: u32,
      }

      #[no_mangle]
      pub extern "gpu-kernel" fn blur(size: *const Size, pixels: *mut u8, len: usize, gain: f32) {}
    `),
    fixed(
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn first(values: &[f32], out: *mut f32) {
          unsafe { *out = values[0] };
      }
    `,
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn first(values: *const f32, values_len: usize, out: *mut f32) {
          let values = unsafe { core::slice::from_raw_parts(values, values_len) };
          unsafe { *out = values[0] };
      }
    `,
    ),
    fixed(
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn count(mut total: &mut u32) { *total += 1 }
    `,
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn count(total: *mut u32) {
          let mut total = unsafe { &mut *total };
          *total += 1
      }
    `,
    ),
    fixed(
      `
      #[repr(C)]
      #[derive(Clone, Copy)]
      pub struct Size {
          pub width: u32,
          pub height: u32,
      }

      #[no_mangle]
      pub extern "gpu-kernel" fn area(Size { width, height }: Size, out: *mut u32) {
          unsafe { *out = width * height };
      }
    `,
      `
      #[repr(C)]
      #[derive(Clone, Copy)]
      pub struct Size {
          pub width: u32,
          pub height: u32,
      }

      #[no_mangle]
      pub extern "gpu-kernel" fn area(arg: *const Size, out: *mut u32) {
          let Size { width, height } = unsafe { arg.read() };
          unsafe { *out = width * height };
      }
    `,
    ),
    fixed(
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn add(mut weights: [f32; 4], out: *mut f32) {
          weights[0] += 1.0;
          unsafe { *out = weights[0] };
      }
    `,
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn add(weights: *const [f32; 4], out: *mut f32) {
          let mut weights = unsafe { weights.read() };
          weights[0] += 1.0;
          unsafe { *out = weights[0] };
      }
    `,
    ),
    fixed(
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn start(value: Option<&mut u32>) {
          if let Some(value) = value {
              *value = 1;
          }
      }
    `,
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn start(value: *mut u32) {
          let value = unsafe { value.as_mut() };
          if let Some(value) = value {
              *value = 1;
          }
      }
    `,
    ),
    fixed(
      `
      use core::ptr::NonNull;

      #[no_mangle]
      pub extern "gpu-kernel" fn store(to: NonNull<u32>) {
          unsafe { to.write(1) };
      }
    `,
      `
      use core::ptr::NonNull;

      #[no_mangle]
      pub extern "gpu-kernel" fn store(to: *mut u32) {
          let to = unsafe { core::ptr::NonNull::new_unchecked(to) };
          unsafe { to.write(1) };
      }
    `,
    ),
    fixed(
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn count(text: &str, out: *mut usize) {
          unsafe { *out = text.len() };
      }
    `,
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn count(text: *const u8, text_len: usize, out: *mut usize) {
          let text = unsafe { core::str::from_utf8_unchecked(core::slice::from_raw_parts(text, text_len)) };
          unsafe { *out = text.len() };
      }
    `,
    ),
  ],
});
