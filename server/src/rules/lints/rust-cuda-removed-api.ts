/** Names of Rust-CUDA that old examples still teach and the library no longer has. */

import type { Span } from '../../base/index.ts';
import type { Attr } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { attributeKernels } from '../dialects.ts';

interface Data {
  readonly name: string;
  /** The old beginning of a crate, when nothing else stands in the attribute. */
  readonly remove?: Span | undefined;
}

/** What every GPU crate once began with, in the order of its parts. */
const PREAMBLE =
  /^cfg_attr\(target_os="cuda",no_std,feature\(register_attr\),register_attr\(nvvm_internal\),?\)$/;

/** Macros by name, with what took their place. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  ['shared_array', 'a `#[address_space(shared)] static mut` array of `MaybeUninit`'],
]);

/**
 * Versions, and requirements that no later one fits, up to 0.2 of `cuda_std`: the last release in
 * the registry, so that any version is that one.
 */
const OLD = /^(?:[\^=~>\s]*0(?:\.[0-2*](?:\.|$)|$)|\*)/;

export const rustCudaRemovedApi = defineRule<Data>({
  name: 'rust-cuda-removed-api',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a part of Rust-CUDA is used that it no longer has',
  what: ({ name }) => `\`${name}\` is gone from Rust-CUDA`,
  why: 'the guide and many examples are older than the library: `shared_array!` was removed when static shared memory became an attribute',
  help: 'use what took its place',
  safety: 'safe',
  run(ctx, report) {
    const found: { name: string; span: Span }[] = [];
    return {
      syntax: {
        MacroCall: {
          picks: ({ path }) => REMOVED.has(path.segments.at(-1)?.name.text ?? ''),
          hear(node, { file }) {
            const name = node.path.segments.at(-1)!.name.text;
            found.push({ name, span: ctx.span(node.path, file) });
          },
        },
      },
      end() {
        if (attributeKernels(ctx, 'rust-cuda').length === 0) return;
        // The release in the registry still has all this, and requires some of it.
        if (OLD.test(ctx.setup?.registry.get('cuda_std') ?? '')) return;
        for (const attr of oldPreamble(ctx)) {
          const { file } = ctx.crate.root;
          const span = ctx.span(attr, file);
          const remove = PREAMBLE.test(attr.text.replace(/\s+/g, '')) ? span : undefined;
          const help = 'remove it: `cuda_builder` adds what a GPU crate needs';
          report({ span, data: { name: 'register_attr', remove }, why: WHY_PREAMBLE, help });
        }
        // A macro of the crate's own may have the name.
        const own = new Set(ctx.modules.flatMap((module) => [...module.macros.keys()]));
        for (const { name, span } of found) {
          if (own.has(name)) continue;
          report({ span, data: { name: `${name}!` }, help: `use ${REMOVED.get(name)}` });
        }
      },
    };
  },
  fix(ctx, { remove }) {
    if (remove === undefined) return undefined;
    const text = ctx.text(remove.file);
    const end = text[remove.end] === '\n' ? remove.end + 1 : remove.end;
    return { title: 'Remove it', edits: [{ span: { ...remove, end }, newText: '' }] };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn tile(out: *mut f32) {
          let tile = cuda_std::shared_array![f32; 256];
                   //^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      use core::mem::MaybeUninit;
      use cuda_std::prelude::*;
      use cuda_std::address_space;

      #[kernel]
      pub unsafe fn tile(out: *mut f32) {
          #[address_space(shared)]
          static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
      }
    `),
    fixed(
      `
      #![cfg_attr(target_os = "cuda", no_std, feature(register_attr), register_attr(nvvm_internal))]
      #![allow(improper_ctypes_definitions)]

      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn fill(out: *mut f32) {}
    `,
      `
      #![allow(improper_ctypes_definitions)]

      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn fill(out: *mut f32) {}
    `,
    ),
  ],
});

const WHY_PREAMBLE =
  'the compiler dropped `register_attr` long ago: a crate that still begins with it does not compile for the GPU';

/** Attributes at the root of the crate that name \`register_attr\`. */
function oldPreamble({ crate }: RuleContext): readonly Attr[] {
  const { node } = crate.root;
  const attrs = node.kind === 'SourceFile' ? node.attrs : [];
  return attrs.filter((attr) => !attr.isDoc && /\bregister_attr\b/.test(attr.text));
}
