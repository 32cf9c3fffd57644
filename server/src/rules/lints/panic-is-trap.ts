/** Panics in code that runs on the GPU: they end the kernel without a word. */
import type { Span } from '../../base/index.ts';
import { isEnabled } from '../../hir/index.ts';
import { type Attr, walk } from '../../syntax/index.ts';
import type { CodeOwner, Fact, RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { inReachedCode } from '../reached.ts';

/** Methods of `Option` and `Result` that panic. */
const METHODS = new Set(['unwrap', 'expect', 'unwrap_err', 'expect_err']);

/** Macros of `core` that panic in every build. */
const MACROS = new Set(
  'panic assert assert_eq assert_ne unreachable todo unimplemented'.split(' '),
);
/** Those that `cuda_std` brings instead, which hand their message to the host. */
const WITH_MESSAGE = new Set(['assert_eq', 'assert_ne']);

const unwraps = inReachedCode<{ readonly what: string }>((expr, owner, ctx) => {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def } = expr.callee;
  if (def.kind !== 'fn' || !def.crate.isPrelude || !METHODS.has(def.name)) return undefined;
  if (def.container?.kind !== 'impl' || expr.node.kind !== 'MethodCallExpr') return undefined;
  return { span: ctx.span(expr.node, owner.file), data: { what: def.name } };
});

interface Panic {
  readonly name: string;
  readonly span: Span;
}

/** Calls of such macros in a function, but for those that the compiler runs. */
const CALLS: Fact<CodeOwner, readonly Panic[]> = {
  name: 'calls of macros that panic',
  compute(ctx, owner) {
    const found: Panic[] = [];
    const whole = ctx.tree(owner);
    walk(whole, (node) => {
      const { attrs } = node as { attrs?: readonly Attr[] };
      if (attrs?.length && node !== whole && !isEnabled(owner.module, attrs)) return false;
      // Items in bodies are definitions themselves.
      if (node.kind === 'ItemStmt' || (node.kind === 'BlockExpr' && node.mode === 'const'))
        return false;
      if (node.kind !== 'MacroCall') return true;
      const name = node.path.segments.at(-1)?.name.text ?? '';
      if (MACROS.has(name)) found.push({ name, span: ctx.span(node, owner.file) });
      return true;
    });
    return found;
  },
};

export const panicIsTrap = defineRule<{ readonly what: string }>({
  name: 'panic-is-trap',
  severity: 'hint',
  since: '0.1',
  partialCode: true,
  title: 'a panic on the GPU ends the kernel without a message',
  what: ({ what }) =>
    /^(?:assert|[^!]*$)/.test(what)
      ? `a failing \`${what}\` ends the whole launch without a message`
      : `\`${what}\` ends the whole launch without a message`,
  why: 'there is nobody to unwind to and nowhere to print: the panic handler traps or loops, and the host sees only that the launch failed',
  help: 'check the condition on the host, or write an error code to memory and return',
  optIn: true,
  run(ctx, report) {
    const listeners = unwraps(ctx, report);
    return {
      device(code, kernel) {
        listeners.device?.(code, kernel);
        for (const object of code.owners) {
          const owner = object as CodeOwner;
          if (owner.kind !== 'fn' || owner.crate !== ctx.crate) continue;
          for (const { name, span } of ctx.fact(CALLS, owner)) {
            if (kernel.dialect === 'rust-cuda' && WITH_MESSAGE.has(name)) continue;
            if (!isOwn(ctx, name)) report({ span, data: { what: `${name}!` } });
          }
        }
      },
    };
  },
  examples: [
    bad(`
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn first(x: *mut u32, n: u32) {
          *x = n.checked_add(1).unwrap();
             //^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      fn check(n: u32) -> u32 {
          assert!(n < 64, "{} is too much", n);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          n
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn first(x: *mut u32, n: u32) {
          *x = check(n);
      }
    `),
    good(`
      fn whole<const N: usize>() -> usize {
          const { assert!(N % 4 == 0) };
          N / 4
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn first(x: *mut u32, n: u32) {
          if whole::<8>() == 2 {
              *x = n;
          }
      }

      pub fn host(n: Option<u32>) -> u32 {
          n.unwrap()
      }
    `),
  ],
});

/** Does the crate have a macro of its own by this name? */
function isOwn(ctx: RuleContext, name: string): boolean {
  return ctx.modules.some((module) => module.macros.has(name));
}
