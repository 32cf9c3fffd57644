/**
 * Calls for launch-sized workgroup memory whose result nobody uses and whose alignment nobody
 * needs.
 */
import { greatest } from '../../base/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { blamed, placesInCode } from '../memory/exclusive-place.ts';
import { type AskSite, asksOf } from '../memory/launch-memory.ts';

interface Sorted {
  readonly used: readonly AskSite[];
  readonly unused: readonly AskSite[];
}

/** A call whose result is unused still raises the alignment that the others may count on. */
const sorted: (code: DeviceCode) => Sorted = remember((code) => {
  const asks = asksOf(code);
  if (asks.length === 0) return { used: [], unused: [] };
  const results = new Set<number>();
  for (const block of code.whole()?.blocks ?? []) {
    for (const inst of block.insts) {
      for (const arg of inst.args) results.add(arg.id);
      for (const edge of inst.targets ?? []) for (const arg of edge.args) results.add(arg.id);
    }
  }
  const isUsed = ({ result }: AskSite): boolean => results.has(result);
  const strictest = greatest(
    asks.filter(isUsed).map((ask) => ask.align),
    0,
  );
  const raises = (ask: AskSite): boolean => strictest > 0 && ask.align > strictest;
  const used = asks.filter((ask) => isUsed(ask) || raises(ask));
  return { used, unused: asks.filter((ask) => !used.includes(ask)) };
});

const PLACES = placesInCode<undefined>('unused workgroup memory', (places, code) => {
  const { used, unused } = sorted(code);
  for (const { loc } of used) places.addGood(loc);
  for (const { loc } of unused) places.addBad(loc, undefined);
});

export const workgroupMemUnused = defineRule<undefined>({
  name: 'workgroup-mem-unused',
  severity: 'hint',
  since: '0.1',
  unnecessary: true,
  title: 'workgroup memory is asked for and not used',
  what: () => 'this workgroup memory is not used',
  why: 'the launch still has to bring the memory, which leaves less room for other workgroups',
  help: 'remove the call',
  run(ctx, report) {
    return {
      code: PLACES,
      end() {
        for (const { span } of blamed(ctx.gatherCode(PLACES))) report({ span, data: undefined });
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(data: *mut f32) {
          let _tile = gpu_launch_sized_workgroup_mem::<f32>();
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          *data = 1.0;
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

      use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

      fn tile<T>() -> *mut T {
          gpu_launch_sized_workgroup_mem()
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(data: *mut f64) {
          let bytes = tile::<u8>();
          let _: *mut f64 = tile();
          *bytes.cast::<f64>() = *data;
      }
    `),
  ],
});
