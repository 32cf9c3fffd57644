/** Barriers with a number and a count that no workgroup can meet at. */
import {
  bitsOf,
  type NumberedBarrier,
  numberedBarrier,
  type ShortBarrier,
  shortBarriers,
} from '../../analysis/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { blamed, placesInCode } from '../memory/exclusive-place.ts';

interface Data {
  readonly kind: 'number' | 'warps' | 'many' | 'few';
  readonly value: number;
  /** Threads of a workgroup, or of the warps that come. */
  readonly threads: number;
}

const WARP = 32;
const BARRIERS = 16;
const MOST_THREADS = 1024;

/** A barrier; what stays of it when the code goes. */
interface Barrier {
  readonly loc: SourceLoc | undefined;
  readonly number: number | undefined;
  readonly count: number | undefined;
}

const barriersOf = remember((code): readonly Barrier[] => {
  if (!hasAny(code)) return [];
  return (code.whole()?.blocks ?? []).flatMap((block) =>
    block.insts.flatMap((inst) => {
      const found = numberedBarrier(inst);
      if (found === undefined) return [];
      return [{ loc: inst.loc, number: known(found.number), count: known(found.count) }];
    }),
  );
});

function hasAny({ parts }: DeviceCode): boolean {
  for (const { blocks } of parts.funcs.values()) {
    if (blocks.some(({ insts }) => insts.some((inst) => numberedBarrier(inst) !== undefined)))
      return true;
  }
  return false;
}

function known(operand: NumberedBarrier['count']): number | undefined {
  const bits = bitsOf(operand);
  return bits === undefined ? undefined : Number(BigInt.asUintN(32, bits));
}

type Block = readonly [number, number, number];

const byBlock = remember(
  () => new Map<string, readonly (Omit<ShortBarrier, 'inst'> & Pick<Barrier, 'loc'>)[]>(),
);

/** Barriers that fewer threads come to than their count says. */
function shortOf(code: DeviceCode, block: Block | undefined) {
  if (block === undefined || !hasAny(code)) return [];
  let found = byBlock(code).get(`${block}`);
  if (found === undefined) {
    const fn = code.whole();
    found = (fn === undefined ? [] : shortBarriers(fn, block)).map(({ inst, count, threads }) => ({
      loc: inst.loc,
      count,
      threads,
    }));
    byBlock(code).set(`${block}`, found);
  }
  return found;
}

const PLACES = placesInCode<Data>('numbered barriers', (places, code, kernel, ctx) => {
  const block = ctx.launch(kernel)?.block;
  const threads = block === undefined ? MOST_THREADS : block[0] * block[1] * block[2];
  for (const { loc, number, count } of barriersOf(code)) {
    const data = (kind: Data['kind'], value: number): Data => ({ kind, value, threads });
    // Warps count as whole ones, also the last.
    const most = Math.ceil(threads / WARP) * WARP;
    if (number !== undefined && number >= BARRIERS) places.addBad(loc, data('number', number));
    else if (count === undefined) places.addGood(loc);
    else if (count % WARP !== 0) places.addBad(loc, data('warps', count));
    else if (count > most) places.addBad(loc, data('many', count));
    else {
      const short = shortOf(code, block).find((one) => one.loc === loc);
      if (short === undefined) places.addGood(loc);
      else places.addBad(loc, { kind: 'few', value: count, threads: short.threads });
    }
  }
});

export const namedBarrier = defineRule<Data>({
  name: 'named-barrier',
  severity: 'error',
  since: '0.1',
  partialCode: true,
  title: 'a barrier with a number or a count that cannot be',
  what: ({ kind, value, threads }) => {
    if (kind === 'number') return `there is no barrier ${value}: a workgroup has 16, from 0 to 15`;
    if (kind === 'few' && threads === 0)
      return `threads only arrive at this barrier for ${value}: none waits there with the same count`;
    if (kind === 'few')
      return `a barrier for ${value} threads, to which warps of ${threads} threads come`;
    return kind === 'warps'
      ? `a barrier for ${value} threads, which is no multiple of a warp's ${WARP}`
      : `a barrier for ${value} threads in a workgroup of ${threads}`;
  },
  why: 'whole warps come to a barrier, so its count is a multiple of 32: `ptxas` refuses another that it sees, and at run time the kernel hangs, as it does when more threads are waited for than there are',
  help: 'count the threads of the warps that come here, those of `bar.arrive` included',
  run(ctx, report) {
    return {
      code: PLACES,
      end() {
        for (const found of blamed(ctx.gatherCode(PLACES))) report(found);
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_nvptx)]

      use core::arch::{asm, nvptx::_thread_idx_x};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn consumers(data: *mut f32) {
          let t = _thread_idx_x() as usize;
          if t >= 96 {
              asm!("bar.sync 1, 100;");
            //^^^^^^^^^^^^^^^^^^^^^^^^
              *data.add(t) += 1.0;
          }
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.barrier.cta.sync.aligned.count"]
          fn barrier(number: u32, threads: u32);
      }

      // warplens: launch(block = 128)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn halves(data: *mut f32) {
          let t = _thread_idx_x() as usize;
          barrier(1, 256);
        //^^^^^^^^^^^^^^^
          *data.add(t) += 1.0;
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_nvptx)]

      use core::arch::{asm, nvptx::_thread_idx_x};

      // warplens: launch(block = 128)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn pipeline(data: *mut f32) {
          let t = _thread_idx_x() as usize;
          if t < 64 {
              *data.add(t) += 1.0;
              asm!("bar.arrive 15, 128;");
          } else {
              asm!("bar.sync {}, {};", in(reg32) 15, in(reg32) 128);
              *data.add(t) += *data.add(t - 64);
          }
      }
    `),
  ],
});
