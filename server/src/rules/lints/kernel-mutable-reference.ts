/**
 * `&mut` parameters of `ptx-kernel` functions. `gpu-kernel` has rustc's own lint for them, and the
 * other dialects have rules of their own.
 */
import { displayTy, type Ty } from '../../hir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { isDeclaration } from '../kernels.ts';

export const kernelMutableReference = defineRule<{ readonly ty: Ty }>({
  name: 'kernel-mutable-reference',
  severity: 'warning',
  since: '0.1',
  title: 'a kernel takes an exclusive reference that all its threads get',
  what: ({ ty }) => `all threads of the launch get the same \`${displayTy(ty)}\``,
  why: 'a `&mut` promises that no other pointer reaches the value; a launch gives one pointer to all threads, which is undefined behaviour as soon as there are two, and the compiler may keep the value in a register',
  help: 'pass a raw pointer, and let each thread make a reference to what is its own',
  run(ctx, report) {
    return {
      kernel({ def, byMacro, abi }) {
        if (byMacro || abi !== 'ptx-kernel' || isDeclaration(def)) return;
        const sig = ctx.program.fnSig(def);
        const params = def.node.paramList.params.filter((p) => p.kind !== 'VariadicParam');
        params.forEach((param, index) => {
          const ty = sig.params[index];
          if (ty?.kind !== 'ref' || !ty.mut) return;
          report({ span: ctx.span(param.type ?? param, def.file), data: { ty } });
        });
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_ptx)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn grow(a: &mut f32, by: &f32) {
                                              //^^^^^^^^
          *a += *by;
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_ptx)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn grow(a: *mut f32, by: &f32) {
          *a += *by;
      }
    `),
  ],
});
