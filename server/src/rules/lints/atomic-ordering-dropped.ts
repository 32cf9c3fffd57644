/** Orderings of atomic read-modify-writes that rustc does not carry into PTX. */
import type { TExpr } from '../../hir/index.ts';
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

const dropped = inReachedCode<Data>((expr, owner, ctx) => {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def } = expr.callee;
  if (def.kind !== 'fn' || !def.crate.isPrelude) return undefined;
  if (!def.name.startsWith('fetch_') && def.name !== 'swap') return undefined;
  if (expr.node.kind !== 'MethodCallExpr') return undefined;
  const last = expr.args.at(-1);
  const ordering = orderingOf(last);
  if (ordering === undefined || ordering === 'Relaxed') return undefined;
  return { span: ctx.span(last!.node, owner.file), data: { method: def.name, ordering } };
});

export const atomicOrderingDropped = defineRule<Data>({
  name: 'atomic-ordering-dropped',
  severity: 'info',
  since: '0.1',
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
    good(`
      use core::sync::atomic::{fence, AtomicU32, Ordering};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(total: *const AtomicU32) {
          fence(Ordering::Release);
          (*total).fetch_add(1, Ordering::Relaxed);
          (*total).store(2, Ordering::Release);
      }
    `),
  ],
});
