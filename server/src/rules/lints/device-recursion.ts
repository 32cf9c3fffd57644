/** Functions on the GPU that call themselves, directly or through others. */
import type { Inst, SourceLoc } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { isRustcs } from '../kernels.ts';

interface Call {
  readonly loc: SourceLoc | undefined;
  /** The functions of the circle by their display names, the called one first. */
  readonly circle: readonly string[];
  /** The called function is a kernel. */
  readonly ofKernel: boolean;
}

export const deviceRecursion = defineRule<{ readonly circle: readonly string[] }>({
  name: 'device-recursion',
  severity: 'info',
  since: '0.1',
  partialCode: true,
  title: 'a function on the GPU calls itself',
  what: ({ circle }) =>
    circle.length === 1
      ? `'${circle[0]}' calls itself on the GPU`
      : `'${circle[0]}' calls itself on the GPU, through '${circle.slice(1).join("' and '")}'`,
  why: 'every thread has its own small stack, of a size that is fixed at the launch: how deep the calls go cannot be told beforehand, and too deep ones overwrite memory or fault',
  help: 'use a loop, with a stack of fixed size in an array where one is needed',
  run(ctx, report) {
    return {
      device(code, { dialect }) {
        // `gpu-kernel-call` reports the calls of these kernels: one error is reported once.
        const refused = isRustcs(dialect) || dialect === 'rust-cuda';
        for (const { loc, circle, ofKernel } of circles(code)) {
          if (ofKernel && refused) continue;
          const span = ctx.ownPlaces(loc)[0];
          if (span !== undefined) report({ span, data: { circle } });
        }
      },
    };
  },
  examples: [
    bad(`
      fn digits(n: u32) -> u32 {
          if n < 10 { 1 } else { 1 + digits(n / 10) }
                                   //^^^^^^^^^^^^^^
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(n: *mut u32) {
          *n = digits(*n);
      }
    `),
    good(`
      fn digits(mut n: u32) -> u32 {
          let mut count = 1;
          while n >= 10 {
              n /= 10;
              count += 1;
          }
          count
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(n: *mut u32) {
          *n = digits(*n);
      }

      pub fn host(n: u32) -> u32 {
          if n < 10 { 1 } else { 1 + host(n / 10) }
      }
    `),
  ],
});

/** The calls that close a circle: found depth first, one for each circle of functions. */
const circles = remember((code: DeviceCode): readonly Call[] => {
  const out: Call[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const display = (name: string): string => code.parts.funcs.get(name)?.display ?? name;
  // Not by recursion: a chain of calls may be longer than the stack.
  const work: { readonly name: string; readonly calls: Iterator<Inst> }[] = [];
  const open = (name: string): void => {
    state.set(name, 'open');
    path.push(name);
    work.push({ name, calls: callsOf(code, name).values() });
  };
  open(code.symbol);
  for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
    const { done, value: call } = top.calls.next();
    if (done === true) {
      work.pop();
      path.pop();
      state.set(top.name, 'done');
      continue;
    }
    const callee = call.attrs.symbol!;
    if (state.get(callee) === 'open') {
      const ofKernel = code.parts.funcs.get(callee)?.kind === 'kernel';
      out.push({
        loc: call.loc,
        circle: path.slice(path.indexOf(callee)).map(display),
        ofKernel,
      });
    } else if (!state.has(callee)) open(callee);
  }
  return out;
});

/** Calls of functions with a body, those that never return (panics) left out. */
function callsOf(code: DeviceCode, name: string): Inst[] {
  const fn = code.parts.funcs.get(name);
  return (fn?.blocks ?? []).flatMap((block) =>
    block.insts.filter((inst) => {
      const callee = inst.op === 'call' ? code.parts.funcs.get(inst.attrs.symbol!) : undefined;
      return callee !== undefined && callee.noreturn !== true;
    }),
  );
}
