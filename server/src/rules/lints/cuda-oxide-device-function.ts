/** `#[device]` functions of cuda-oxide that no kernel calls, and that rustc refuses. */
import type { Span } from '../../base/index.ts';
import { attrMacro, type FnDef, type HirProblem } from '../../hir/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { reachedFns } from '../reached-fns.ts';

interface Data {
  readonly what: string;
}

export const cudaOxideDeviceFunction = defineRule<Data>({
  name: 'cuda-oxide-device-function',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a `#[device]` function that no kernel calls is wrong',
  what: ({ what }) => what,
  why: 'what `#[device]` stands on is compiled for the GPU and exported, whether a kernel calls it or not',
  help: 'make the types agree: an index of one space is none of another',
  run(ctx, report) {
    return {
      end() {
        const wrong = ctx.fns.filter((def) => isExported(def) && mistakesIn(ctx, def).length > 0);
        if (wrong.length === 0) return;
        // Of what a kernel calls the kernel says so.
        const kernels = ctx.entries.map(({ def }) => def);
        const reached = new Set(reachedFns(ctx, kernels).map(({ def }) => def));
        for (const def of wrong) {
          if (reached.has(def)) continue;
          for (const problem of mistakesIn(ctx, def)) {
            const span: Span = { file: problem.file, start: problem.start, end: problem.end };
            report({ span, data: { what: problem.what } });
          }
        }
      },
    };
  },
  examples: [
    bad(`
      use cuda_device::{device, thread::Index2D, DisjointSlice};

      #[device]
      pub fn fill(mut out: DisjointSlice<u32, Index2D<100>>) {
          let idx = cuda_device::thread::index_2d::<200>().unwrap();
          let _ = out.get_mut(idx);
                            //^^^
      }
    `),
    good(`
      use cuda_device::{device, thread::Index2D, DisjointSlice};

      #[device]
      pub fn fill(mut out: DisjointSlice<u32, Index2D<100>>) {
          let idx = cuda_device::thread::index_2d::<100>().unwrap();
          let _ = out.get_mut(idx);
      }
    `),
  ],
});

/** What rustc would refuse in a body; names that are not known here may be anything. */
function mistakesIn(ctx: RuleContext, def: FnDef): readonly HirProblem[] {
  const problems = ctx.body(def)?.problems ?? [];
  return problems.every(({ kind }) => kind === 'invalid') ? problems : [];
}

/** Does the attribute of cuda-oxide stand on a function with code? */
function isExported(def: FnDef): boolean {
  if (def.node.body === undefined) return false;
  return def.attrs.some(
    (attr) =>
      !attr.isDoc &&
      attr.path.at(-1) === 'device' &&
      attrMacro(attr, def.module)?.crate.name === 'cuda_macros',
  );
}
