/**
 * Offload kernels with parameters that no launch can bring to the device, and marks that do not do
 * what they seem to.
 */
import type { Span } from '../../base/index.ts';
import { displayTy, type FnDef, findAttr, type Ty } from '../../hir/index.ts';
import type { Attr } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { isNestedRegion, REGION_HELP, REGION_WHY } from '../offload-regions.ts';

type Data =
  | { readonly kind: 'type' | 'region'; readonly ty: Ty }
  | { readonly kind: 'name'; readonly def: FnDef; readonly attr: Attr };

export const offloadKernelSignature = defineRule<Data>({
  name: 'offload-kernel-signature',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'an offload kernel takes what cannot be offloaded, or has an attribute without effect',
  what: (data) => {
    switch (data.kind) {
      case 'type':
        return `\`${displayTy(data.ty)}\` cannot be offloaded`;
      case 'region':
        return `\`${displayTy(data.ty)}\` has a \`Region\` inside, which cannot be offloaded`;
      case 'name':
        return `\`${data.attr.path.at(-1)}\` has no effect on an offload kernel`;
    }
  },
  why: 'a launch copies what its arguments hold or point to: the address of host code, or a value that never is, means nothing on the device, and rustc refuses to map it',
  help: 'pass numbers, references, slices or structs of plain data',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      end() {
        for (const { def, dialect, attr, byMacro } of ctx.entries) {
          if (dialect !== 'offload' || attr === undefined) continue;
          const { params } = ctx.program.fnSig(def);
          def.node.paramList.params.forEach((param, index) => {
            const ty = params[index];
            if (param.kind !== 'Param' || ty === undefined) return;
            const kind = refused(ty);
            if (kind === undefined) return;
            const help = kind === 'region' ? REGION_HELP : undefined;
            const why = kind === 'region' ? REGION_WHY : undefined;
            const span = ctx.span(param.type, def.file);
            report({ span, data: { kind, ty }, ...(why && { why }), ...(help && { help }) });
          });
          const named = byMacro ? nameOf(def) : undefined;
          if (named !== undefined) {
            report({
              span: ctx.span(named, def.file) satisfies Span,
              data: { kind: 'name', def, attr: named },
              severity: 'info',
              why: '`offload_kernel` writes the function anew for host and device, without its other attributes; host and device agree on the name by themselves',
              help: 'remove it',
            });
          }
        }
      },
    };
  },
  fix(ctx, data) {
    if (data.kind === 'name') return removeAttribute(ctx, data.def, data.attr);
    return undefined;
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::offload_kernel;

      #[offload_kernel]
      fn apply(op: fn(f32) -> f32, out: &mut [f32]) {}
                 //^^^^^^^^^^^^^^
    `),
    good(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::offload_kernel;

      #[derive(Clone, Copy)]
      pub struct Scale {
          pub factor: f32,
          pub offset: f32,
      }

      #[offload_kernel]
      fn apply(scale: Scale, pair: (u32, u32), values: &[f32], out: &mut [f32; 256]) {}
    `),
    good(`
      #![no_std]
      #![feature(gpu_offload, rustc_attrs)]

      #[rustc_offload_kernel]
      fn store<T: Copy>(value: T) {}

      pub fn run() {
          core::offload::offload! { kernel = store::<f32>, args = (0.0f32,) }
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(gpu_offload)]

      #[no_mangle]
      #[core::offload::offload_kernel]
      fn clear(out: *mut f32) {}
    `,
      `
      #![no_std]
      #![feature(gpu_offload)]

      #[core::offload::offload_kernel]
      fn clear(out: *mut f32) {}
    `,
    ),
  ],
});

function refused(ty: Ty): 'type' | 'region' | undefined {
  if (ty.kind === 'fn-ptr' || ty.kind === 'never') return 'type';
  return isNestedRegion(ty) ? 'region' : undefined;
}

function nameOf({ attrs }: FnDef): Attr | undefined {
  return findAttr(attrs, 'no_mangle') ?? findAttr(attrs, 'export_name');
}

function removeAttribute(ctx: RuleContext, { file }: FnDef, attr: Attr): FixDraft | undefined {
  if (ctx.generated(attr)) return undefined;
  const text = ctx.text(file);
  const rest = /^[ \t]*\n?[ \t]*/.exec(text.slice(attr.end))![0].length;
  const span = { file, start: attr.start, end: attr.end + rest };
  return { title: `Remove \`${attr.path.at(-1)}\``, edits: [{ span, newText: '' }] };
}
