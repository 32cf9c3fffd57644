/** Panics in code that runs on the GPU: they end the kernel without a word. */
import type { TExpr } from '../../hir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { inReachedCode } from '../reached.ts';

/** Methods of `Option` and `Result` that panic. */
const METHODS = new Set(['unwrap', 'expect', 'unwrap_err', 'expect_err']);

/** What panics, as a person calls it. */
function panicOf(expr: TExpr): string | undefined {
  const { node } = expr;
  if (expr.kind === 'panic' && node.kind === 'MacroCall') {
    return `${node.path.segments.at(-1)?.name.text ?? 'panic'}!`;
  }
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def } = expr.callee;
  if (def.kind !== 'fn' || !def.crate.isPrelude || !METHODS.has(def.name)) return undefined;
  return def.container?.kind === 'impl' && node.kind === 'MethodCallExpr' ? def.name : undefined;
}

export const panicIsTrap = defineRule<{ readonly what: string }>({
  name: 'panic-is-trap',
  severity: 'hint',
  since: '0.1',
  title: 'a panic on the GPU ends the kernel without a message',
  what: ({ what }) => `a failing \`${what}\` ends the whole launch without a message`,
  why: 'there is nobody to unwind to and nowhere to print: the panic handler traps or loops, and the host sees only that the launch failed',
  help: 'check the condition on the host, or write an error code to memory and return',
  optIn: true,
  run: inReachedCode((expr, owner, ctx) => {
    const what = panicOf(expr);
    return what === undefined
      ? undefined
      : { span: ctx.span(expr.node, owner.file), data: { what } };
  }),
  examples: [
    bad(`
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn first(x: *mut u32, n: u32) {
          *x = n.checked_add(1).unwrap();
             //^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn first(x: *mut u32, n: u32) {
          if n > 0 {
              *x = n;
          }
      }

      pub fn host(n: Option<u32>) -> u32 {
          n.unwrap()
      }
    `),
  ],
});
