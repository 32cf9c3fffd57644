/** Indices of `core::arch::nvptx` taken for `i32`, which they were until 2026. */
import type { Span } from '../../base/index.ts';
import { EITHER_INDEX, type FnDef } from '../../hir/index.ts';
import type { CodeOwner, RuleContext } from '../context.ts';
import { bad, defineRule, fixed, good, type Report } from '../define-rule.ts';
import { isDeclaration, isRustcs } from '../kernels.ts';
import { ownPlace, reachedFns } from '../reached-fns.ts';
import { isOlderThan, SIGNED_INDICES_UNTIL } from '../toolchain.ts';
import { forEachTyped } from '../typed-walk.ts';

interface Data {
  /** The calls whose results are to be `i32`. */
  readonly calls: readonly Span[];
  readonly now: 'u32' | 'i32';
}

const INDEX = /^_(?:thread|block|grid)_(?:idx|dim)_[xyz]$/;
const MISMATCH = /^mismatched types: expected `(?:u32`, found `i32|i32`, found `u32)`$/;

/** Where a function calls the intrinsics, in its own text. */
function callsIn(ctx: RuleContext, def: FnDef, type?: 'i32'): Span[] {
  const out: Span[] = [];
  const body = ctx.body(def);
  if (body === undefined) return out;
  forEachTyped(body.value, (expr) => {
    if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return;
    if (type !== undefined && !(expr.ty.kind === 'int' && expr.ty.name === type)) return;
    const callee = expr.callee.def;
    if (callee.crate.isPrelude && INDEX.test(callee.name) && !ctx.generated(expr.node))
      out.push(ctx.span(expr.node, def.file));
  });
  return out;
}

const INDICES: ReadonlySet<string> = new Set(
  ['thread', 'block', 'grid'].flatMap((one) =>
    ['idx', 'dim'].flatMap((part) => ['x', 'y', 'z'].map((axis) => `_${one}_${part}_${axis}`)),
  ),
);

/** Where the toolchain is not known: code that takes the indices for what they were. */
function reportSigned(ctx: RuleContext, report: Report<Data>, owner: CodeOwner): void {
  if (owner.kind !== 'fn' || !ctx.mentions(owner, INDICES)) return;
  if (!ctx.kernels.some(({ dialect, def }) => isRustcs(dialect) && !isDeclaration(def))) return;
  const calls = callsIn(ctx, owner, 'i32');
  const [span] = calls.toSorted((a, b) => a.start - b.start);
  if (span === undefined) return;
  const help = 'name the toolchain in `rust-toolchain.toml`, or cast the indices';
  report({ span, data: { calls, now: 'u32' }, severity: 'info', help });
}

export const nvptxIndexType = defineRule<Data>({
  name: 'nvptx-index-type',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'an index of `core::arch::nvptx` has another type in this toolchain',
  what: ({ now }) =>
    now === 'u32'
      ? 'indices of `core::arch::nvptx` are `u32` since January 2026, and are taken for `i32` here'
      : 'indices of `core::arch::nvptx` are `i32` in toolchains before 2026, and are taken for `u32` here',
  why: 'the functions changed their type with rust-lang/stdarch pull request 1973: code for one kind of toolchain does not compile with the other',
  help: 'cast the indices, or name a toolchain of the right age in `rust-toolchain.toml`',
  safety: 'suggestion',
  run(ctx, report) {
    const { arch, cfg } = ctx.program.target;
    if (arch !== 'nvptx64') return {};
    if (cfg.has(EITHER_INDEX)) return { owner: (owner) => reportSigned(ctx, report, owner) };
    return {
      uncompiled({ def: kernel, dialect }) {
        if (!isRustcs(dialect)) return;
        const now = isOlderThan(ctx.setup, SIGNED_INDICES_UNTIL) ? 'i32' : 'u32';
        for (const reached of reachedFns(ctx, [kernel])) {
          const { def } = reached;
          const problem = ctx
            .body(def)
            ?.problems.find(({ kind, what }) => kind === 'invalid' && MISMATCH.test(what));
          if (problem === undefined) continue;
          const calls = callsIn(ctx, def);
          if (calls.length === 0) continue;
          const place = { file: problem.file, start: problem.start, end: problem.end } as Span;
          const span = ownPlace(ctx, reached, place);
          if (span !== undefined) report({ span, data: { calls, now } });
        }
      },
    };
  },
  fix(_, { calls, now }) {
    const other = now === 'u32' ? 'i32' : 'u32';
    return {
      title: `Cast the indices to \`${other}\``,
      edits: calls.flatMap(({ file, start, end }) => [
        { span: { file, start, end: start }, newText: '(' },
        { span: { file, start: end, end }, newText: ` as ${other})` },
      ]),
    };
  },
  examples: [
    bad(`
      //- /Cargo.toml
      [package]
      name = "new"
      //- /rust-toolchain.toml
      [toolchain]
      channel = "nightly-2026-03-01"
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_ptx, stdarch_nvptx)]
      use core::arch::nvptx::*;

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn scale(x: *mut f32, n: i32) {
          let i: i32 = _block_idx_x() * _block_dim_x() + _thread_idx_x();
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          if i < n {
              *x.offset(i as isize) *= 2.0;
          }
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_ptx, stdarch_nvptx)]
      use core::arch::nvptx::*;

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn scale(x: *mut f32, n: i32) {
          let i: i32 = _block_idx_x() * _block_dim_x() + _thread_idx_x();
                     //^^^^^^^^^^^^^^
          if i < n {
              *x.offset(i as isize) *= 2.0;
          }
      }
    `),
    good(`
      //- /Cargo.toml
      [package]
      name = "old"
      //- /rust-toolchain.toml
      [toolchain]
      channel = "nightly-2024-06-01"
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_ptx, stdarch_nvptx)]
      use core::arch::nvptx::*;

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn scale(x: *mut f32) {
          let i: i32 = _thread_idx_x();
          *x.offset(i as isize) *= 2.0;
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(abi_ptx, stdarch_nvptx)]
      use core::arch::nvptx::*;

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn scale(x: *mut f32, n: i32) {
          let i = _thread_idx_x();
          if i < n {
              *x.offset(i as isize) *= 2.0;
          }
      }
    `,
      `
      #![no_std]
      #![feature(abi_ptx, stdarch_nvptx)]
      use core::arch::nvptx::*;

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn scale(x: *mut f32, n: i32) {
          let i = (_thread_idx_x() as i32);
          if i < n {
              *x.offset(i as isize) *= 2.0;
          }
      }
    `,
    ),
  ],
});
