/** Generic offload kernels that nothing in their crate, and nobody else, can use with types. */
import type { FileId } from '../../base/index.ts';
import type { FnDef } from '../../hir/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';

interface Data {
  readonly def: FnDef;
}

/** A module in a file of its own that the GPU's build may not have, or one that is included. */
const HIDDEN_MODULE =
  /#\[cfg[^\n#]*\]\s*(?:#\[[^\]\n#]*\]\s*){0,8}(?:pub(?:\([^)]*\))?\s+)?mod\s+\w+\s*;|\binclude!/;

export const offloadKernelNotInstantiated = defineRule<Data>({
  name: 'offload-kernel-not-instantiated',
  severity: 'error',
  since: '0.1',
  title: 'a generic offload kernel is used nowhere',
  what: ({ def }) => `generic offload kernel \`${def.name}\` is not instantiated`,
  why: 'a generic kernel has code only for the types that it is launched with: with `-Zoffload=Device`, and no manifest of the host, rustc refuses one that nothing names',
  help: 'launch it, or remove it',
  run(ctx, report) {
    return {
      end() {
        const generic = ctx.entries.filter(
          ({ def, dialect }) =>
            dialect === 'offload' &&
            ctx.program.generics(def).params.length > 0 &&
            !ctx.generated(def.node) &&
            !mayBeUsedElsewhere(ctx, def),
        );
        if (generic.length === 0) return;
        const texts = new Map<FileId, string>();
        for (const module of ctx.modules) {
          const { file } = ctx.current({ file: module.file, start: 0, end: 0 });
          texts.set(file, ctx.text(file));
        }
        for (const { def } of generic) {
          const all = [...texts.values()];
          if (all.some((text) => HIDDEN_MODULE.test(text))) continue;
          if (timesIn(all, def.name) > 1) continue;
          report({ span: ctx.span(def.node.name, def.file), data: { def } });
        }
      },
    };
  },
  examples: [
    bad(`
      #![feature(gpu_offload)]

      #[core::offload::offload_kernel]
      fn store<T: Copy>(value: T, out: &mut T) {
       //^^^^^
          *out = value;
      }

      fn main() {}
    `),
    good(`
      #![feature(gpu_offload)]

      #[core::offload::offload_kernel]
      fn store<T: Copy>(value: T, out: &mut T) {
          *out = value;
      }

      fn main() {
          let mut x = 0.0f32;
          core::offload::offload! { kernel = store, args = (1.0f32, &mut x) }
      }
    `),
    good(`
      #![feature(gpu_offload)]

      #[core::offload::offload_kernel]
      fn store<T: Copy>(value: T, out: &mut T) {
          *out = value;
      }

      #[cfg(not(target_arch = "nvptx64"))]
      fn main() {
          let mut x = 0.0f32;
          core::offload::offload! { kernel = store, args = (1.0f32, &mut x) }
      }
    `),
    good(`
      #![no_std]
      #![feature(gpu_offload)]

      #[core::offload::offload_kernel]
      pub fn store<T: Copy>(value: T, out: &mut T) {
          *out = value;
      }
    `),
  ],
});

/** A public function of a library is there for other crates. */
function mayBeUsedElsewhere(ctx: RuleContext, def: FnDef): boolean {
  const isProgram = ctx.fns.some(
    ({ name, module, container }) =>
      name === 'main' && module === ctx.crate.root && container === undefined,
  );
  return def.node.vis !== undefined && !isProgram;
}

/** How often a word stands in texts: the host's half of a crate counts, which `cfg` leaves out. */
function timesIn(texts: readonly string[], word: string): number {
  const found = new RegExp(`(?<![\\p{XID_Continue}])${word}(?![\\p{XID_Continue}])`, 'gu');
  return texts.reduce((sum, text) => sum + (text.match(found)?.length ?? 0), 0);
}
