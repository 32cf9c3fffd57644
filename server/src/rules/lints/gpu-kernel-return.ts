/**
 * Kernels with a return type. rustc looks at how the type is written, not at what it means; so does
 * this rule.
 */
import type { TextEdit } from '../../base/index.ts';
import { expandType, type FnDef, type Ty } from '../../hir/index.ts';
import { type AnyType, walk } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { freeParamName, insert } from '../edits.ts';
import { isThinPointee } from '../pointee.ts';

interface Data {
  readonly def: FnDef;
  readonly abi: string;
}

/** `()` and `!` as they are written, also as the output of a macro. */
function isNothing(type: AnyType, def: FnDef): boolean {
  const written = type.kind === 'MacroCall' ? expandType(type, def.module).type : type;
  // A broken type is still being typed.
  if (written.kind === 'BogusType' || written.kind === 'NeverType') return true;
  return written.kind === 'TupleType' && written.types.length === 0;
}

export const gpuKernelReturn = defineRule<Data>({
  name: 'gpu-kernel-return',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a kernel has a return type',
  what: ({ def }) => `kernel '${def.name}' has a return type`,
  why: 'kernels are launched asynchronously and cannot return a value: the return type must be absent, `()` or `!`, written exactly so',
  help: 'write results to memory, through a pointer parameter',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      kernel({ def, abi }) {
        const { ret } = def.node;
        if (ret === undefined || isNothing(ret, def)) return;
        report({ span: ctx.span(ret, def.file), data: { def, abi } });
      },
    };
  },
  fix(ctx, { def }) {
    const { node, file } = def;
    const { ret, arrow, paramList, body } = node;
    if (ctx.generated(node) || ret === undefined || arrow === undefined) return undefined;
    const meaning = ctx.program.fnSig(def).ret;
    if (meaning.kind === 'never') {
      const edits = [{ span: ctx.span(ret, file), newText: '!' }];
      return { title: "Write '!'", edits };
    }
    const gone: TextEdit = { span: { file, start: paramList.end, end: ret.end }, newText: '' };
    if (meaning.kind === 'tuple' && meaning.elems.length === 0) {
      return { title: 'Remove the return type', edits: [gone] };
    }
    return body === undefined ? undefined : outParameter(ctx, def, gone, meaning);
  },
  examples: [
    bad(`
      #[no_mangle]
      pub extern "gpu-kernel" fn sum(a: u32, b: u32) -> u32 {
                                                      //^^^
          a + b
      }
    `),
    bad(`
      type Nothing = ();

      #[no_mangle]
      pub extern "ptx-kernel" fn nothing() -> Nothing {}
                                            //^^^^^^^
    `),
    bad(`
      unsafe extern "gpu-kernel" {
          fn elsewhere(a: u32) -> u32;
                                //^^^
      }
    `),
    good(`
      #[no_mangle]
      pub extern "gpu-kernel" fn nothing() -> () {}

      #[no_mangle]
      pub extern "gpu-kernel" fn forever() -> ! {
          loop {}
      }
    `),
    fixed(
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn sum(a: u32, b: u32) -> u32 {
          a + b
      }
    `,
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn sum(a: u32, b: u32, out: *mut u32) {
          unsafe { *out = a + b }
      }
    `,
    ),
    fixed(
      `
      type Nothing = ();

      #[no_mangle]
      pub extern "ptx-kernel" fn nothing() -> Nothing {}
    `,
      `
      type Nothing = ();

      #[no_mangle]
      pub extern "ptx-kernel" fn nothing() {}
    `,
    ),
  ],
});

/**
 * The value goes through a new pointer parameter. Only for bodies whose one result is their last
 * expression.
 */
function outParameter(ctx: RuleContext, def: FnDef, gone: TextEdit, ty: Ty): FixDraft | undefined {
  const { paramList, body, ret } = def.node;
  const { file } = def;
  const isMethodOfTrait = def.container?.kind === 'trait' || def.container?.kind === 'impl';
  if (isMethodOfTrait || body?.tail === undefined || !isThinPointee(ctx.program, ty))
    return undefined;
  let returns = false;
  walk(body, (node) => {
    if (node.kind === 'ReturnExpr' || node.kind === 'TryExpr') returns = true;
    return node.kind !== 'ClosureExpr' && node.kind !== 'ItemStmt';
  });
  if (returns) return undefined;
  const name = freeParamName(def, 'out');
  const text = ctx.text(file);
  const last = paramList.params.at(-1);
  const written = `${name}: *mut ${text.slice(ret!.start, ret!.end)}`;
  const param =
    last === undefined
      ? insert(file, paramList.end - 1, written)
      : insert(file, last.end, `, ${written}`);
  return {
    title: `Write the result through a parameter '${name}'`,
    edits: [
      param,
      gone,
      insert(file, body.tail.start, `unsafe { *${name} = `),
      insert(file, body.tail.end, ' }'),
    ],
  };
}
