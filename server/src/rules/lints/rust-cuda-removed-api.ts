/** Names of Rust-CUDA that old examples still teach and the library no longer has. */

import type { Span } from '../../base/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { attributeKernels } from '../dialects.ts';

interface Data {
  readonly name: string;
  readonly instead: string;
}

/** Macros by name, with what took their place. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  ['shared_array', 'a `#[address_space(shared)] static mut` array of `MaybeUninit`'],
]);

export const rustCudaRemovedApi = defineRule<Data>({
  name: 'rust-cuda-removed-api',
  severity: 'error',
  since: '0.1',
  title: 'a part of Rust-CUDA is used that it no longer has',
  what: ({ name }) => `\`${name}!\` is gone from Rust-CUDA`,
  why: 'the guide and many examples are older than the library: `shared_array!` was removed when static shared memory became an attribute',
  help: 'use what took its place',
  run(ctx, report) {
    const found: { name: string; span: Span }[] = [];
    return {
      syntax: {
        MacroCall(node, { file }) {
          const name = node.path.segments.at(-1)?.name.text ?? '';
          if (REMOVED.has(name)) found.push({ name, span: ctx.span(node.path, file) });
        },
      },
      end() {
        if (found.length === 0 || attributeKernels(ctx, 'rust-cuda').length === 0) return;
        // A macro of the crate's own may have the name.
        const own = new Set(ctx.modules.flatMap((module) => [...module.macros.keys()]));
        for (const { name, span } of found) {
          if (own.has(name)) continue;
          const instead = REMOVED.get(name)!;
          report({ span, data: { name, instead }, help: `use ${instead}` });
        }
      },
    };
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
  ],
});
