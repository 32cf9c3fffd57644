/** More registers, memory or instructions than the project allows a kernel. */
import type { Related } from '../../diag/index.ts';
import { BUDGET_RULE, type OverBudget, type OverFigure } from '../budgets.ts';
import { bad, defineRule, good } from '../define-rule.ts';

interface Data {
  readonly all: readonly OverBudget[];
}

function figureText({ label, value, limit, estimate }: OverFigure): string {
  return `${estimate ? 'about ' : ''}${value} ${label} (budget: ${limit})`;
}

/** `sm_80: about 40 registers (budget: 32), 16 bytes of stack (budget: 0)`. */
function onGpu({ cpu, figures }: OverBudget): string {
  return `on ${cpu}: ${figures.map(figureText).join(', ')}`;
}

function textOf(all: readonly OverBudget[]): string {
  const kernels = new Map<string, OverBudget[]>();
  for (const one of all) kernels.set(one.kernel, [...(kernels.get(one.kernel) ?? []), one]);
  return [...kernels]
    .map(([kernel, on], at) => {
      const name = at === 0 ? `kernel \`${kernel}\` exceeds its budget` : `\`${kernel}\``;
      return `${name} ${on.map(onGpu).join('; ')}`;
    })
    .join('; ');
}

/** The budgets, then the lines that cost most. */
function relatedOf(all: readonly OverBudget[]): readonly Related[] {
  const said = all.flatMap(({ figures }) =>
    figures.map(({ said: span }) => ({ span, message: 'the budget' })),
  );
  const known = new Set<string>();
  return [...said, ...all.flatMap(({ lines }) => lines)].filter(({ span, message }) => {
    const key = `${span.file} ${span.start} ${message}`;
    return !known.has(key) && known.add(key);
  });
}

export const budgetExceeded = defineRule<Data>({
  name: BUDGET_RULE,
  severity: 'warning',
  since: '0.1',
  title: 'a kernel exceeds its budget of registers, memory or instructions',
  what: ({ all }) => textOf(all),
  why: 'the project limits what the kernel takes, with `// warplens: budget(..)` above it or `[budget]` in `warplens.toml`; more registers or memory let fewer threads run at once',
  help: 'the places below cost most: keep fewer values per thread, split the kernel, or raise the budget',
  anyFrontEnd: true,
  run(ctx, report) {
    return {
      end() {
        const kernels = new Map<string, OverBudget[]>();
        for (const one of ctx.overBudget) {
          const { file, start } = one.nameSpan;
          const key = `${file} ${start}`;
          kernels.set(key, [...(kernels.get(key) ?? []), one]);
        }
        for (const all of kernels.values())
          report({ span: all[0]!.nameSpan, data: { all }, related: relatedOf(all) });
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      // warplens: budget(registers <= 32, instructions <= 8)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn axpy(y: *mut f32, x: *const f32, a: f32) {
                                      //^^^^
          let i = _thread_idx_x() as usize;
          *y.add(i) = a * *x.add(i) + *y.add(i);
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      // warplens: budget(registers <= 32, spills = 0, stack = 0)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn axpy(y: *mut f32, x: *const f32, a: f32) {
          let i = _thread_idx_x() as usize;
          *y.add(i) = a * *x.add(i) + *y.add(i);
      }
    `),
  ],
});
