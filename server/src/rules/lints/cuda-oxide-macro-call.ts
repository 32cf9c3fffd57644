/** Calls of cuda-oxide's macros that the macro itself refuses, told at the operand. */
import { CHECKED_MACROS, type ModuleDef, macroMistake, resolvePath } from '../../hir/index.ts';
import type { Fn, MacroCall } from '../../syntax/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { isSafe } from '../safe-code.ts';

interface Data {
  readonly what: string;
}

export const cudaOxideMacroCall = defineRule<Data>({
  name: 'cuda-oxide-macro-call',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: "cuda-oxide's `ptx_asm!` or `gpu_printf!` cannot take this call",
  what: ({ what }) => what,
  why: 'the macro reads its template and its operands when the crate is compiled, and refuses what it cannot write as inline PTX or as a format of `vprintf`',
  help: 'outputs come first, constraints are `"=r"` to write, `"+r"` to read and write, `"r"` to read, and registers of PTX in the template are written with two percent signs',
  run(ctx, report) {
    return {
      syntax: {
        MacroCall: {
          picks: ({ path }) => CHECKED_MACROS.has(path.segments.at(-1)?.name.text ?? ''),
          hear(node, { file, module, owner }) {
            if (ctx.generated(node)) return;
            const mistake = macroMistake(node, module);
            if (mistake !== undefined) {
              report({ span: ctx.span(mistake.at, file), data: { what: mistake.what } });
              return;
            }
            const name = node.path.segments.at(-1)?.name.text;
            if (name !== 'ptx_asm' || owner?.kind !== 'fn' || !isMacro(node, module)) return;
            if (isSafe(ctx.tree(owner) as Fn, node)) {
              const what = '`ptx_asm!` is unsafe: nobody checks what the text does';
              report({ span: ctx.span(node, file), data: { what } });
            }
          },
        },
      },
    };
  },
  examples: [
    bad(`
      use cuda_device::ptx_asm;

      pub fn doubled(x: u32) -> u32 {
          let y: u32;
          unsafe { ptx_asm!("add.u32 %0, %1, %1;", in("r") x, out("=r") y) };
                                                            //^^^
          y
      }
    `),
    bad(`
      use cuda_device::ptx_asm;

      pub fn doubled(x: u32) -> u32 {
          let y: u32;
          unsafe { ptx_asm!("add.u32 %0, %1, %2;", out("=r") y, in("r") x) };
                          //^^^^^^^^^^^^^^^^^^^^^
          y
      }
    `),
    bad(`
      use cuda_device::ptx_asm;

      pub fn counted(mut x: u32) -> u32 {
          unsafe { ptx_asm!("add.u32 %0, %0, 1;", inout("r") x) };
                                                      //^^^
          x
      }
    `),
    bad(`
      use cuda_device::gpu_printf;

      pub fn tell(x: u32) {
          gpu_printf!("{} of {}\\n", x);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      use cuda_device::ptx_asm;

      pub fn doubled(x: u32) -> u32 {
          let y: u32;
          ptx_asm!("add.u32 %0, %1, %1;", out("=r") y, in("r") x);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          y
      }
    `),
    good(`
      use cuda_device::{gpu_printf, ptx_asm};

      pub fn doubled(x: u32) -> u32 {
          let y: u32;
          unsafe {
              ptx_asm!("mov.u32 %0, %%laneid; add.u32 %0, %0, %1;", out("=r") y, in("r") x, options(register_only));
          }
          gpu_printf!("{} of {}\\n", x, y);
          y
      }
    `),
  ],
});

/** Does the name of a call mean the macro? */
function isMacro({ path }: MacroCall, module: ModuleDef): boolean {
  const found = resolvePath(module, path, 'macro');
  return found?.def.kind === 'macro' && found.def.crate.name === 'cuda_macros';
}
