/** Warp operations whose mask leaves out a lane that executes them. */
import { type MissedLane, maskedOperations, missedLanes } from '../../analysis/index.ts';
import type { TExprOf } from '../../hir/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { plainName } from '../edits.ts';
import { decidedAt } from '../given-by.ts';
import { blamed, placesInCode } from '../memory/exclusive-place.ts';

type Missed = Pick<MissedLane, 'mask' | 'lane'> & {
  /** The lane is there in launches of a whole warp, which nobody has said this one is. */
  readonly assumed: boolean;
  /** The operation. */
  readonly at: SourceLoc | undefined;
};

/** What a launch most often has at least. */
const WHOLE_WARP = [32, 1, 1] as const;

/** An operation with a mask; what stays of it when the code goes. */
interface Operation {
  readonly loc: SourceLoc | undefined;
  readonly missed: Missed | undefined;
}

const byBlock = remember(() => new Map<string, readonly Operation[]>());

/** Most kernels have no such operations, and are not looked into. */
const masked = remember((code: DeviceCode): boolean =>
  [...code.parts.funcs.values()].some((fn) => maskedOperations(fn).length > 0),
);

function operationsOf(
  code: DeviceCode,
  block: readonly [number, number, number] | undefined,
): readonly Operation[] {
  if (!masked(code)) return [];
  const known = byBlock(code);
  const key = `${block}`;
  let found = known.get(key);
  if (found === undefined) {
    const fn = code.whole();
    const sure = fn === undefined ? [] : missedLanes(fn, block);
    const likely = fn === undefined || block ? [] : missedLanes(fn, WHOLE_WARP);
    found = maskedOperations(fn ?? { blocks: [] }).map((inst) => {
      const certain = sure.find((lane) => lane.inst === inst);
      const one = certain ?? likely.find((lane) => lane.inst === inst);
      const assumed = certain === undefined;
      if (one === undefined) return { loc: inst.loc, missed: undefined };
      const { mask, lane } = one;
      return { loc: inst.loc, missed: { mask, lane, assumed, at: inst.loc } };
    });
    known.set(key, found);
  }
  return found;
}

/**
 * Which argument of a call is the mask: that of such a name, else the first, as intrinsics have it.
 */
function maskOf({ callee }: TExprOf<'call'>): number {
  const def = callee.kind === 'fn-ref' && callee.def.kind === 'fn' ? callee.def : undefined;
  const params = def?.node.paramList.params ?? [];
  const named = params.findIndex(
    (param) => param.kind === 'Param' && /mask/.test(plainName(param) ?? ''),
  );
  return Math.max(0, named);
}

const PLACES = placesInCode<Missed>('masks of warp operations', (places, code, kernel, ctx) => {
  for (const { loc, missed } of operationsOf(code, ctx.launch(kernel)?.block)) {
    if (missed === undefined) places.addGood(loc);
    else places.addBad(loc, missed, decidedAt(ctx, ctx.ownPlaces(loc), maskOf));
  }
});

export const warpSyncMask = defineRule<Missed>({
  name: 'warp-sync-mask',
  severity: 'error',
  since: '0.1',
  title: 'the mask of a warp operation leaves out a lane that executes it',
  what: ({ mask, lane, assumed }) =>
    `lane ${lane} executes this with a mask that does not name it: 0x${mask.toString(16).padStart(8, '0')}${assumed ? ', in launches of a whole warp' : ''}`,
  why: 'every thread that executes an operation of its warp must be named in the mask; for one that is not, the result is undefined, and the warp may hang',
  help: 'name all lanes that come here, `0xffff_ffff` where the whole warp does; a comment `// warplens: launch(block = N)` above the kernel says how many threads there are',
  run(ctx, report) {
    return {
      code: PLACES,
      end() {
        for (const { span, data } of blamed(ctx.gatherCode(PLACES))) {
          const [inner] = ctx.ownPlaces(data.at);
          const isSame = inner?.start === span.start && inner.file === span.file;
          const related = [{ span: inner!, message: 'executed here' }];
          report({
            span,
            data,
            ...(inner !== undefined && !isSame && { related }),
            ...(data.assumed && { severity: 'info' as const }),
          });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
          fn shuffle_xor(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let value = *data.add(i);
          *data.add(i) = value + shuffle_xor(0x0000_ffff, value, 1, 31);
                               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
          fn shuffle_xor(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      fn partner(mask: u32, value: u32, by: u32) -> u32 {
          unsafe { shuffle_xor(mask, value, by, 31) }
      }

      // The helper is right: the mask is given by its caller.
      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let value = *data.add(i);
          *data.add(i) = value + partner(0x0000_ffff, value, 1);
                               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
          fn shuffle_xor(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let mut value = *data.add(i);
          value += shuffle_xor(0xffff_ffff, value, 1, 31);
          if i % 32 < 16 {
              value += shuffle_xor(0x0000_ffff, value, 2, 31);
          }
          *data.add(i) = value;
      }
    `),
  ],
});
