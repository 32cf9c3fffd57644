/** Checks that fail in a thread of every launch. */
import { type FailingCheck, failingChecks } from '../../analysis/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { remember } from '../device-code.ts';
import { findingsOf, threadName, usesWorkgroupMemory } from '../memory/workgroup-findings.ts';

/** A check; what stays of it when the code goes. */
interface Check extends Pick<FailingCheck, 'thread' | 'index'> {
  readonly loc: SourceLoc | undefined;
}

interface Data {
  readonly thread: FailingCheck['thread'];
  /** Of a check that the source does not write itself. */
  readonly index: FailingCheck['index'];
}

const byBlock = remember(() => new Map<string, readonly Check[]>());

export const failingCheck = defineRule<Data>({
  name: 'failing-check',
  severity: 'error',
  since: '0.1',
  title: 'a check fails in some thread of every launch',
  what: ({ index, thread }) =>
    index === undefined
      ? `this check fails in ${threadName(thread)}`
      : `index ${signed(index.at)} is not below the length ${index.bound}, in ${threadName(thread)}`,
  why: 'a panic in one thread is a trap: the whole launch ends with an error, and what it has computed is lost',
  help: 'let the threads that have no element leave it alone, or launch as many threads as there are elements',
  run(ctx, report) {
    return {
      device(code, kernel) {
        const block = ctx.launch(kernel)?.block;
        // Without word of the launch there is little to find, and others have not asked for the
        // code of most kernels.
        if (block === undefined && !usesWorkgroupMemory(code)) return;
        const known = byBlock(code);
        let checks = known.get(`${block}`);
        if (checks === undefined) {
          const fn = code.whole();
          const found = fn === undefined ? [] : failingChecks(fn, block);
          checks = found.map(({ inst, ...rest }) => ({ ...rest, loc: inst.loc }));
          known.set(`${block}`, checks);
        }
        if (checks.length === 0) return;
        // For workgroup memory it is reported already.
        const told = new Set(
          findingsOf(ctx, code, kernel).outside.map(({ access }) =>
            JSON.stringify(ctx.ownPlaces(access.inst.loc)[0]),
          ),
        );
        for (const { loc, thread, index } of checks) {
          const [span, ...outer] = ctx.ownPlaces(loc);
          if (span === undefined || told.has(JSON.stringify(span))) continue;
          const related = outer.map((at) => ({ span: at, message: 'reached from here' }));
          const isIndex = ctx.text(span.file)[span.end - 1] === ']';
          report({ span, data: { thread, index: isIndex ? index : undefined }, related });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      static WEIGHTS: [f32; 64] = [0.5; 64];

      // warplens: launch(block = 128)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn weigh(data: *mut f32) {
          let t = _thread_idx_x() as usize;
          *data.add(t) *= WEIGHTS[t];
                        //^^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      fn before(parts: &[f32; 32], i: usize) -> f32 {
          parts[i - 1]
        //^^^^^^^^^^^^
      }

      // warplens: launch(block = 32)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn shift(parts: *const [f32; 32], out: *mut f32) {
          let t = _thread_idx_x() as usize;
          *out.add(t) = before(&*parts, t);
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      static WEIGHTS: [f32; 64] = [0.5; 64];

      // warplens: launch(block = 128)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn weigh(data: *mut f32, n: usize) {
          let t = _thread_idx_x() as usize;
          if t < 64 {
              *data.add(t) *= WEIGHTS[t];
          }
          if t < n {
              *data.add(t) *= WEIGHTS[t];
          }
          *data.add(t) *= WEIGHTS[t % 64];
      }
    `),
  ],
});

/** As the source counts: below zero where it wrapped around. */
function signed(bits: bigint): bigint {
  return BigInt.asIntN(64, bits);
}
