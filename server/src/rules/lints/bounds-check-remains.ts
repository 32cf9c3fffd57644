/** Index checks that the optimiser could not remove: for those who hunt instructions. */
import type { Func, Inst, SourceLoc } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { remember } from '../device-code.ts';

const MESSAGE = 'index out of bounds';

const checks = remember((code) => {
  // No pass adds a check: without one there is nothing to optimise for.
  if (checksIn(code.parts.funcs.values()).next().done === true) return [];
  return Array.from(checksIn(code.optimised()), ({ loc }): SourceLoc | undefined => loc);
});

function* checksIn(funcs: Iterable<Func>): Generator<Inst, void> {
  for (const { blocks } of funcs) {
    for (const { insts } of blocks) {
      for (const inst of insts) {
        if (inst.op === 'trap' && inst.attrs.message?.startsWith(MESSAGE) === true) yield inst;
      }
    }
  }
}

export const boundsCheckRemains = defineRule<undefined>({
  name: 'bounds-check-remains',
  severity: 'hint',
  since: '0.1',
  title: 'the check of an index stays in the optimised code',
  what: () => 'this index is checked against the length at run time',
  why: 'the check costs a comparison and a branch in every thread; it stays where nothing before it proves that the index is inside',
  help: 'compare the index with `len()` once before the loop, iterate over the slice, or use `get_unchecked` where the index is known to be right',
  optIn: true,
  run(ctx, report) {
    return {
      device(code) {
        for (const loc of checks(code)) {
          const [span] = ctx.ownPlaces(loc);
          if (span !== undefined) report({ span, data: undefined });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn pick(out: *mut f32, data: *const f32, n: usize, i: usize) {
          let data = core::slice::from_raw_parts(data, n);
          *out = data[i];
               //^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn pick(out: *mut f32, data: *const f32, n: usize, i: usize) {
          let data = core::slice::from_raw_parts(data, n);
          if i < data.len() {
              *out = data[i];
          }
      }
    `),
  ],
});
