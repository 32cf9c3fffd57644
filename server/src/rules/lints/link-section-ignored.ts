/**
 * Statics whose section names a memory of the GPU: rustc places them in global memory all the same.
 */
import { attrValue, findAttr, type StaticDef } from '../../hir/index.ts';
import type { CodeOwner, Fact, RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import type { DeviceCode } from '../device-code.ts';
import { isRustcs } from '../kernels.ts';
import { forEachTyped } from '../typed-walk.ts';

type Wanted = 'workgroup' | 'constant';

interface Data {
  readonly section: string;
  readonly wanted: Wanted;
}

const HELP: Readonly<Record<Wanted, string>> = {
  workgroup:
    'take the memory from `gpu_launch_sized_workgroup_mem`, or declare it in a `global_asm!` text',
  constant:
    'remove the attribute; what a launch fixes and all threads read fits into kernel parameters, which are in constant memory',
};

const WHY_CONSTANT =
  'LLVM drops the section for NVIDIA GPUs and makes a section of global memory of it for AMD GPUs';

/** The memory that a section's name asks for, as the assemblers and languages of GPUs call it. */
function wantedBy(section: string): Wanted | undefined {
  const word = /^\.?(\w+)/.exec(section)?.[1]?.toLowerCase() ?? '';
  if (['shared', 'lds', 'workgroup', 'smem', 'groupshared'].includes(word)) return 'workgroup';
  return ['const', 'constant'].includes(word) ? 'constant' : undefined;
}

const STATICS: Fact<CodeOwner, readonly StaticDef[]> = {
  name: 'statics that a function names',
  compute(ctx, owner) {
    const found = new Set<StaticDef>();
    const body = ctx.body(owner);
    if (body !== undefined) {
      forEachTyped(body.value, (expr) => {
        if (expr.kind === 'static' && expr.def.crate === ctx.crate) found.add(expr.def);
      });
    }
    return [...found];
  },
};

/** Statics of the crate that the functions of a kernel's code name. */
function staticsIn(code: DeviceCode, ctx: RuleContext): ReadonlySet<StaticDef> {
  const found = new Set<StaticDef>();
  for (const object of code.owners) {
    const owner = object as CodeOwner;
    if (owner.kind !== 'fn' || owner.crate !== ctx.crate) continue;
    for (const def of ctx.fact(STATICS, owner)) found.add(def);
  }
  return found;
}

export const linkSectionIgnored = defineRule<Data>({
  name: 'link-section-ignored',
  severity: 'warning',
  since: '0.1',
  partialCode: true,
  title: 'a section is meant to place a static in workgroup memory and does not',
  what: ({ section, wanted }) =>
    wanted === 'workgroup'
      ? `the section \`${section}\` does not make this workgroup memory: the static is in global memory, one for all workgroups`
      : `the section \`${section}\` does not make this constant memory: the static is in global memory`,
  why: 'LLVM drops the section for NVIDIA GPUs and makes a section of global memory of it for AMD GPUs; nothing says so, and all workgroups of a launch write to the same static',
  help: HELP.workgroup,
  run(ctx, report) {
    return {
      device(code, kernel) {
        if (!isRustcs(kernel.dialect)) return;
        for (const def of staticsIn(code, ctx)) {
          const attr = findAttr(def.attrs, 'link_section');
          const section = attrValue(def.attrs, 'link_section');
          const wanted = section === undefined ? undefined : wantedBy(section);
          if (attr === undefined || section === undefined || wanted === undefined) continue;
          const data = { section, wanted };
          const { name } = kernel.def.node;
          report({
            span: ctx.span(attr, def.file),
            data,
            related: [
              { span: ctx.span(name, kernel.def.file), message: `\`${name.text}\` uses it` },
            ],
            ...(data.wanted === 'constant' && {
              severity: 'info',
              why: WHY_CONSTANT,
              help: HELP.constant,
            }),
          });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};

      #[unsafe(link_section = ".shared")]
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      static mut TILE: [u32; 256] = [0; 256];

      unsafe fn swap(i: usize, value: u32) -> u32 {
          TILE[i] = value;
          _syncthreads();
          TILE[255 - i]
      }

      #[unsafe(no_mangle)]
      pub unsafe extern "gpu-kernel" fn reverse(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          *data.add(i) = swap(i, *data.add(i));
      }
    `),
    bad(`
      #[link_section = ".constant"]
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      static WEIGHTS: [f32; 4] = [0.1, 0.4, 0.4, 0.1];

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn blur(data: *mut f32, i: usize) {
          *data.add(i) *= WEIGHTS[i % 4];
      }
    `),
    good(`
      #[link_section = ".shared"]
      static mut OF_THE_HOST: u32 = 0;

      #[link_section = ".tables"]
      static WEIGHTS: [f32; 4] = [0.1, 0.4, 0.4, 0.1];

      pub unsafe fn host() -> u32 {
          OF_THE_HOST
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn blur(data: *mut f32, i: usize) {
          *data.add(i) *= WEIGHTS[i % 4];
      }
    `),
  ],
});
