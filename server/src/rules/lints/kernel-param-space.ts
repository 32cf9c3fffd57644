/** Kernels whose parameters do not fit into the parameter space of PTX. */
import { memo } from '../../db/index.ts';
import type { DialectName, FnDef } from '../../hir/index.ts';
import { classifyKernelParams, computeAbiTable, LayoutError, Layouts } from '../../layout/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { isDeclaration, isRustcs } from '../kernels.ts';

/** Bytes for every PTX version, and from PTX 8.1 on (PTX ISA, "Kernel Function Parameters"). */
const EVERYWHERE = 4352;
const NEWER = 32764;

const NVIDIA = 'nvptx64-nvidia-cuda';
const AMD = 'amdgcn-amd-amdhsa';

/** Sizes by kernel: an edit in a body leaves them as they are. */
const sizes = memo<FnDef, { readonly bytes: number | undefined }>('rules.kernel-param-space.sizes');

function paramBytes(ctx: RuleContext, def: FnDef, dialect: DialectName): number | undefined {
  let known = sizes.get(def);
  if (known === undefined) {
    known = { bytes: measure(ctx, def, dialect) };
    sizes.set(def, known);
  }
  return known.bytes;
}

/** Bytes that the kernel's parameters take together; undefined when a type's size is not known. */
function measure(ctx: RuleContext, def: FnDef, dialect: DialectName): number | undefined {
  if (ctx.program.generics(def).params.length > 0) return undefined;
  const params = ctx.program.fnSig(def).params.map((ty, i) => ({ name: `_${i}`, ty }));
  try {
    const { rows } = computeAbiTable(
      classifyKernelParams(new Layouts(ctx.program), params, dialect),
    );
    const last = rows.at(-1);
    return last === undefined ? 0 : last.offset + last.size;
  } catch (error) {
    // The size of a parameter's type is not known.
    if (error instanceof LayoutError) return undefined;
    throw error;
  }
}

/** In between it depends on the CPU, which Cargo's files may name. */
function limitOf(ctx: RuleContext): number {
  const { setup } = ctx;
  const cpu = setup?.targets[NVIDIA].cpu?.name;
  if (cpu === undefined || setup?.mayGiveFlags || setup?.targets[AMD].named) return NEWER;
  return ctx.limits(NVIDIA, cpu)?.params ?? NEWER;
}

export const kernelParamSpace = defineRule<{ readonly def: FnDef; readonly bytes: number }>({
  name: 'kernel-param-space',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'the parameters of a kernel do not fit into parameter space',
  what: ({ def, bytes }) => `the parameters of kernel '${def.name}' take ${bytes} bytes`,
  why: `parameter space holds ${NEWER} bytes, and only ${EVERYWHERE} in PTX before version 8.1, which rustc writes for CPUs up to sm_90`,
  help: 'put large values into global memory and pass a pointer',
  run(ctx, report) {
    return {
      end() {
        for (const { def, dialect } of ctx.entries) {
          if (isDeclaration(def)) continue;
          const bytes = paramBytes(ctx, def, dialect);
          const limit = isRustcs(dialect) ? limitOf(ctx) : NEWER;
          if (bytes === undefined || bytes <= limit) continue;
          report({ span: ctx.span(def.node.paramList, def.file), data: { def, bytes } });
        }
      },
    };
  },
  examples: [
    bad(`
      // warplens: allow(improper_gpu_kernel_arg)
      #[no_mangle]
      pub extern "gpu-kernel" fn filter(taps: [f32; 8192], out: *mut f32) {}
                                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    `),
    good(`
      #[no_mangle]
      pub extern "gpu-kernel" fn filter(taps: *const [f32; 8192], out: *mut f32) {}
    `),
  ],
});
