/** `#[address_space(..)]` of Rust-CUDA with a word that its macro does not know. */
import type { Span } from '../../base/index.ts';
import { nearest } from '../../base/index.ts';
import { attrArgs } from '../../hir/index.ts';
import { namedAttrs } from '../cuda-oxide.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { attributeKernels } from '../dialects.ts';

interface Data {
  readonly word: string;
  /** What was meant, and where to write it. */
  readonly fix: { readonly span: Span; readonly newText: string } | undefined;
}

/** What the macro takes. */
const SPACES = ['global', 'shared', 'constant', 'local'];

export const rustCudaAddressSpace = defineRule<Data>({
  name: 'rust-cuda-address-space',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a static is put into an address space that does not exist',
  what: ({ word }) => `there is no address space \`${word}\``,
  why: "Rust-CUDA's attribute says where a static lies, and its macro panics at a word it does not know",
  help: 'write `shared` for memory of a workgroup, or `global`, `constant` or `local`',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      owner(owner) {
        if (owner.kind !== 'static') return;
        const [attr] = namedAttrs(owner.attrs, 'address_space');
        const [arg, more] = attr === undefined ? [] : attrArgs(attr);
        if (attr === undefined || arg === undefined || more !== undefined) return;
        const word = arg.name;
        if (word === '' || arg.literal !== undefined || SPACES.includes(word)) return;
        if (attributeKernels(ctx, 'rust-cuda').length === 0) return;
        const { file } = ctx.span(attr, owner.file);
        const span = { file, start: arg.start, end: arg.start + word.length };
        const meant = ctx.generated(attr) ? undefined : nearest(word, SPACES);
        const fix = meant === undefined ? undefined : { span, newText: meant };
        report({ span, data: { word, fix } });
      },
    };
  },
  fix: (_, { fix }) => fix && { title: `Write \`${fix.newText}\``, edits: [fix] },
  examples: [
    bad(`
      use core::mem::MaybeUninit;
      use cuda_std::{address_space, prelude::*};

      #[kernel]
      pub unsafe fn tile(out: *mut f32) {
          #[address_space(workgroup)]
                        //^^^^^^^^^
          static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
          *out = TILE[0].assume_init();
      }
    `),
    good(`
      use core::mem::MaybeUninit;
      use cuda_std::{address_space, prelude::*};

      #[address_space(constant)]
      static SCALES: [f32; 2] = [0.5, 2.0];

      #[kernel]
      pub unsafe fn tile(out: *mut f32) {
          #[address_space(shared)]
          static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
          TILE[0].write(SCALES[1]);
      }
    `),
    fixed(
      `
      use core::mem::MaybeUninit;
      use cuda_std::{address_space, prelude::*};

      #[kernel]
      pub unsafe fn tile(out: *mut f32) {
          #[address_space(shraed)]
          static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
          TILE[0].write(1.0);
      }
    `,
      `
      use core::mem::MaybeUninit;
      use cuda_std::{address_space, prelude::*};

      #[kernel]
      pub unsafe fn tile(out: *mut f32) {
          #[address_space(shared)]
          static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];
          TILE[0].write(1.0);
      }
    `,
    ),
  ],
});
