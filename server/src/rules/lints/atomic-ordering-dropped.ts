/** Orderings of atomic read-modify-writes that rustc does not carry into PTX. */
import type { TExpr, Ty } from '../../hir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { inReachedCode } from '../reached.ts';

interface Data {
  readonly method: string;
  readonly ordering: string;
}

/** The variant of `Ordering` that an argument is, if it is written out. */
function orderingOf(arg: TExpr | undefined): string | undefined {
  if (arg?.kind !== 'adt' || arg.variant === undefined) return undefined;
  return arg.variant.parent.name === 'Ordering' && arg.variant.parent.crate.isPrelude
    ? arg.variant.name
    : undefined;
}

/** Operations on less than a word that become one on the whole word. */
const WIDENED = new Set(['fetch_and', 'fetch_or', 'fetch_xor']);

/**
 * Does the operation become a loop around `compare_exchange`, which keeps its ordering? LLVM makes
 * one of `nand`, and of most operations on 8 and 16 bits.
 */
function keepsOrdering(name: string, receiver: Ty): boolean {
  if (name === 'fetch_nand') return true;
  const atomic = receiver.kind === 'ref' ? receiver.inner : receiver;
  const narrow = atomic.kind === 'adt' && /^Atomic(?:Bool|[IU](?:8|16))$/.test(atomic.def.name);
  return narrow && !WIDENED.has(name);
}

const dropped = inReachedCode<Data>((expr, owner, ctx) => {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def } = expr.callee;
  if (def.kind !== 'fn' || !def.crate.isPrelude) return undefined;
  if (!def.name.startsWith('fetch_') && def.name !== 'swap') return undefined;
  if (keepsOrdering(def.name, expr.args[0]!.ty)) return undefined;
  const last = expr.args.at(-1);
  const ordering = orderingOf(last);
  if (ordering === undefined || ordering === 'Relaxed') return undefined;
  return { span: ctx.span(last!.node, owner.file), data: { method: def.name, ordering } };
});

export const atomicOrderingDropped = defineRule<Data>({
  name: 'atomic-ordering-dropped',
  severity: 'info',
  since: '0.1',
  partialCode: true,
  title: 'the ordering of an atomic operation is lost in PTX',
  what: ({ method, ordering }) => `rustc emits \`${method}\` without its \`${ordering}\` ordering`,
  why: 'for NVIDIA GPUs `fetch_*` and `swap` of every ordering become a plain `atom`, which is relaxed: it orders no other access',
  help: 'write `Relaxed`, with `core::sync::atomic::fence` beside it where other memory must be ordered',
  run: (ctx, report) => (ctx.program.target.arch === 'nvptx64' ? dropped(ctx, report) : {}),
  examples: [
    bad(`
      use core::sync::atomic::{AtomicU32, Ordering};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(total: *const AtomicU32) {
          (*total).fetch_add(1, Ordering::SeqCst);
                              //^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      use core::sync::atomic::{AtomicU32, Ordering};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn take(slot: *const AtomicU32, out: *mut u32) {
          *out = AtomicU32::swap(&*slot, 0, Ordering::Acquire);
                                          //^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      use core::sync::atomic::{fence, AtomicU32, Ordering};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(total: *const AtomicU32) {
          fence(Ordering::Release);
          (*total).fetch_add(1, Ordering::Relaxed);
          (*total).store(2, Ordering::Release);
      }
    `),
    good(`
      use core::sync::atomic::{AtomicU32, AtomicU8, Ordering};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(flags: *const AtomicU8, mask: *const AtomicU32) {
          (*flags).fetch_add(1, Ordering::SeqCst);
          (*flags).swap(1, Ordering::AcqRel);
          (*mask).fetch_nand(1, Ordering::SeqCst);
      }
    `),
  ],
});
