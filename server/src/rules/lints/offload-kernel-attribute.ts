/**
 * `#[rustc_offload_kernel]` and `#[offload_kernel]` where they mean nothing, twice, or with
 * arguments.
 */
import type { FileId, Span } from '../../base/index.ts';
import { isOffloadMark, OFFLOAD_MACRO, OFFLOAD_MARKER } from '../../hir/index.ts';
import type { Attr } from '../../syntax/index.ts';
import type { CodeOwner, RuleContext } from '../context.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

type Kind = 'arguments' | 'place' | 'twice';

interface Data {
  readonly kind: Kind;
  readonly attr: Attr;
  readonly owner: CodeOwner | undefined;
}

const CASES: Readonly<
  Record<Kind, { what(name: string): string; readonly why: string; readonly help: string }>
> = {
  arguments: {
    what: (name) => `\`${name}\` takes no arguments`,
    why: 'it only marks the function: rustc refuses anything behind its name (E0565)',
    help: 'write the attribute alone',
  },
  place: {
    what: (name) => `\`${name}\` only applies to functions`,
    why: 'an offload kernel is an entry point: rustc takes a function of its own, no method, no declaration, no closure and no other item',
    help: 'put it on a free function, which calls what it needs',
  },
  twice: {
    what: (name) => `\`${name}\` is given twice`,
    why: 'a function is marked once: rustc refuses a second mark',
    help: 'remove one of them',
  },
};

/**
 * The first line of what an attribute is on, where rustc reports what the macro says of it; the
 * attribute where nothing follows.
 */
function behind(ctx: RuleContext, attr: Span): Span {
  const text = ctx.text(attr.file);
  const between = /^(?:\s+|\/\/[^\n]*|#\[[^\n]*\](?=\s*\n))*/.exec(text.slice(attr.end))![0];
  const start = attr.end + between.length;
  const line =
    /^[^\n]*?(?=\s*(?:\{?\s*\n|\{\s*\}|$))/.exec(text.slice(start, start + 1000))?.[0] ?? '';
  return line === '' ? attr : { ...attr, start, end: start + line.length };
}

export const offloadKernelAttribute = defineRule<Data>({
  name: 'offload-kernel-attribute',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'the mark of an offload kernel is not one that rustc takes',
  what: ({ kind, attr }) => CASES[kind].what(attr.path.at(-1)!),
  why: 'offload kernels are free functions with one plain mark',
  help: 'put the attribute, without arguments, on a free function',
  safety: 'safe',
  run(ctx, report) {
    const tell = (data: Data, file: FileId): void => {
      const { why, help } = CASES[data.kind];
      const at = ctx.span(data.attr, file);
      const isMacro = data.kind === 'place' && data.attr.path.at(-1) === OFFLOAD_MACRO;
      report({ span: isMacro ? behind(ctx, at) : at, data, why, help });
    };
    return {
      syntax: {
        Attr: {
          picks({ path }) {
            const last = path.at(-1);
            return last === OFFLOAD_MARKER || last === OFFLOAD_MACRO;
          },
          hear(attr, { module, owner, file }) {
            const last = attr.path.at(-1);
            if (attr.style !== 'outer' || !isOffloadMark(attr, module)) return;
            const own = owner?.file === file ? owner : undefined;
            const marks =
              own?.kind === 'fn' && own.container === undefined
                ? own.node.attrs.filter((one) => !one.isDoc && one.path.at(-1) === last)
                : [];
            const index = marks.indexOf(attr);
            if (index < 0) tell({ kind: 'place', attr, owner: own }, file);
            else if (index > 0) tell({ kind: 'twice', attr, owner: own }, file);
            else if (last === OFFLOAD_MARKER && (attr.args ?? attr.value) !== undefined) {
              tell({ kind: 'arguments', attr, owner: own }, file);
            }
          },
        },
      },
      end() {
        // The walk goes into these, not over their own attributes.
        for (const module of ctx.modules) {
          const traits = [...module.types.values()].flatMap(({ def }) =>
            def.kind === 'trait' && def.module === module ? [def] : [],
          );
          const outer = module.parent === undefined || module.isBlock ? [] : [module];
          for (const item of [...outer, ...traits]) {
            const at = item.kind === 'module' ? module.parent! : module;
            for (const attr of item.attrs) {
              if (attr.isDoc || attr.style !== 'outer' || !isOffloadMark(attr, at)) continue;
              tell({ kind: 'place', attr, owner: undefined }, at.file);
            }
          }
        }
      },
    };
  },
  fix(ctx, { kind, attr, owner }) {
    if (kind === 'place' || owner === undefined || ctx.generated(attr)) return undefined;
    const { file } = owner;
    const text = ctx.text(file);
    if (kind === 'arguments') {
      const span = { file, start: attr.start, end: attr.end };
      return { title: 'Remove the arguments', edits: [{ span, newText: `#[${OFFLOAD_MARKER}]` }] };
    }
    return { title: 'Remove the second one', edits: [removal(ctx, file, attr, text)] };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, rustc_attrs)]

      #[no_mangle]
      #[rustc_offload_kernel(blocks = 4)]
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      pub unsafe extern "gpu-kernel" fn fill(out: *mut f32) {}
    `),
    bad(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::offload_kernel;

      pub struct Image;

      impl Image {
          #[offload_kernel]
          pub fn fill(&self, out: *mut f32) {}
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, gpu_offload, rustc_attrs)]

      #[no_mangle]
      #[rustc_offload_kernel]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut f32) {}

      pub fn around() {
          #[core::offload::offload_kernel]
          fn clear(out: *mut f32) {}
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(abi_gpu_kernel, rustc_attrs)]

      #[no_mangle]
      #[rustc_offload_kernel]
      #[rustc_offload_kernel = "fill"]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut f32) {}
    `,
      `
      #![no_std]
      #![feature(abi_gpu_kernel, rustc_attrs)]

      #[no_mangle]
      #[rustc_offload_kernel]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut f32) {}
    `,
    ),
  ],
});

/** The attribute with its line, when it has one to itself. */
function removal(_: RuleContext, file: CodeOwner['file'], attr: Attr, text: string) {
  const lineStart = text.lastIndexOf('\n', attr.start - 1) + 1;
  const alone = text.slice(lineStart, attr.start).trim() === '' && text[attr.end] === '\n';
  const span = alone
    ? { file, start: lineStart, end: attr.end + 1 }
    : { file, start: attr.start, end: attr.end };
  return { span, newText: '' };
}
