/** Literals without a suffix that became `f64` in code that runs on the GPU. */
import { bad, defineRule, good } from '../define-rule.ts';
import { inReachedCode } from '../reached.ts';

export const float64Literal = defineRule<{ readonly text: string }>({
  name: 'float64-literal',
  severity: 'hint',
  since: '0.1',
  partialCode: true,
  title: 'a literal without a suffix is an `f64` on the GPU',
  what: ({ text }) => `'${text}' is an \`f64\` here`,
  why: 'most GPUs compute in double precision at a small fraction of the speed of single precision, and a literal without a suffix is easily a double by accident',
  help: 'write `f32` where single precision is meant, or the suffix `f64` where double precision is',
  optIn: true,
  run: inReachedCode((expr, owner, ctx) => {
    const { node } = expr;
    if (expr.kind !== 'lit' || expr.ty.kind !== 'float' || expr.ty.name !== 'f64') return undefined;
    if (node.kind !== 'LitExpr' || node.text.endsWith('f64')) return undefined;
    return { span: ctx.span(node, owner.file), data: { text: node.text } };
  }),
  examples: [
    bad(`
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn halve(x: *mut f32) {
          *x = (*x as f64 * 0.5) as f32;
                          //^^^
      }
    `),
    good(`
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn halve(x: *mut f32, y: *mut f64) {
          *x *= 0.5;
          *y *= 0.5f64;
      }

      pub fn host() -> f64 {
          0.5
      }
    `),
  ],
});
