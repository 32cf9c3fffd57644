/** `#[launch_contract(..)]` of cuda-oxide: what its macro refuses, told at the place. */
import { append, nearest, type Span } from '../../base/index.ts';
import { type AttrArg, attrArgs, type FnDef } from '../../hir/index.ts';
import type { RuleContext } from '../context.ts';
import { bareNumber, fieldNumber, namedAttrs, numbersIn, oxideKernels } from '../cuda-oxide.ts';
import { domainProblems, spellingProblems } from '../cuda-oxide-spaces.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { requiresProblems } from '../launch-requires.ts';

interface Data {
  readonly what: string;
  /** The place to change, and what to write there. */
  readonly fix?: { readonly span: Span; readonly newText: string } | undefined;
}

const FIELDS = [
  'domain',
  'coordinates',
  'block',
  'dynamic_shared',
  'dynamic_shared_range',
  'dynamic_shared_alignment',
  'min_compute_capability',
  'requires',
];

/** No GPU of NVIDIA starts more threads in a block, and more of them along z. */
const MAX_BLOCK = 1024;
const MAX_DEPTH = 64;

interface Problem {
  readonly at: { readonly start: number; readonly end: number };
  readonly what: string;
  /** A field's name that was meant. */
  readonly meant?: string | undefined;
  readonly soft?: true;
}

export const cudaOxideLaunchContract = defineRule<Data>({
  name: 'cuda-oxide-launch-contract',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: "cuda-oxide's `#[launch_contract]` contradicts itself",
  what: ({ what }) => what,
  why: 'the launchers of `#[cuda_module]` check every launch against the contract; one that no launch can keep is refused when the crate is compiled',
  help: 'state the domain as 1, 2 or 3, and either an exact `block` or a `#[launch_bounds]`',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one check for each rule of `#[launch_contract]`
      end() {
        for (const { def, module } of oxideKernels(ctx)) {
          const [attr, second] = namedAttrs(def.attrs, 'launch_contract');
          if (attr === undefined) {
            for (const { at, what } of module === undefined
              ? []
              : spellingProblems(ctx, def, false))
              report({ span: ctx.span(at, def.file), data: { what, fix: undefined } });
            continue;
          }
          const place = (at: Problem['at']): Span => ({
            ...ctx.span(attr, def.file),
            start: at.start,
            end: at.end,
          });
          const bounds = namedAttrs(def.attrs, 'launch_bounds')[0];
          const args = attrArgs(attr);
          // Only `#[cuda_module]` holds the block against the rest.
          const [first] = bounds === undefined ? [] : attrArgs(bounds);
          const bound = first && bareNumber(ctx, def, first);
          const problems = problemsOf({ ctx, def }, args, attr, module && { bound });
          if (
            module !== undefined &&
            !args.some(({ name }) => name === 'block') &&
            bounds === undefined
          ) {
            problems.push({
              at: attr,
              what: 'the contract says nothing about the size of a block: add `block = (x, y, z)` or `#[launch_bounds]`',
            });
          }
          if (module !== undefined) {
            const domain = args.find(({ name }) => name === 'domain');
            for (const problem of domainProblems(ctx, def, fieldNumber(ctx, def, domain)))
              problems.push({ ...problem, soft: true });
            append(problems, spellingProblems(ctx, def, true));
          }
          if (second !== undefined && module !== undefined)
            problems.push({ at: second, what: 'a kernel can have one launch contract alone' });
          for (const { at, what, meant, soft } of problems) {
            const fix =
              meant === undefined || ctx.generated(attr)
                ? undefined
                : { span: place(at), newText: meant };
            // The kernel itself compiles: it is its launcher that nobody can call.
            const severity = soft ? 'warning' : 'error';
            report({ span: place(at), data: { what, fix }, severity });
          }
        }
      },
    };
  },
  fix: (_, { fix }) => fix && { title: `Write \`${fix.newText}\``, edits: [fix] },
  examples: [
    bad(`
      use cuda_device::{cuda_module, kernel, launch_contract, DisjointSlice};

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (16, 16, 1))]
                                      //^^^^^^^^^^^^^^^^^^^
          pub fn fill(mut out: DisjointSlice<f32>) {}
      }
    `),
    bad(`
      use cuda_device::{cuda_module, kernel, launch_bounds, launch_contract, DisjointSlice, Runtime2DIndex};

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_bounds(256)]
          #[launch_contract(domain = 2, block = (32, 16, 1))]
                                      //^^^^^^^^^^^^^^^^^^^
          pub fn fill(mut out: DisjointSlice<f32, Runtime2DIndex>) {}
      }
    `),
    bad(`
      use cuda_device::{cuda_module, kernel, launch_bounds, launch_contract, DisjointSlice, Runtime2DIndex};

      #[cuda_module]
      pub mod kernels {
          use super::*;

          const SIDE: u32 = 16;

          #[kernel]
          #[launch_bounds(SIDE)]
          #[launch_contract(domain = 2, block = (SIDE, SIDE, 1))]
                                      //^^^^^^^^^^^^^^^^^^^^^^^
          pub fn fill(mut out: DisjointSlice<f32, Runtime2DIndex>) {}
      }
    `),
    bad(`
      use cuda_device::{kernel, launch_contract, DisjointSlice};

      #[kernel]
      #[launch_contract(domain = 1, block = (64, 1, 1), requires = (a.len() / 2 >= n))]
                                                                  //^^^^^^^^^^^
      pub fn fill(a: &[f32], n: u32, mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{kernel, launch_contract, DisjointSlice};

      #[kernel]
      #[launch_contract(domain = 1, block = (64, 1, 1), requires = (a >= n))]
                                                                  //^
      pub fn fill(a: &[f32], n: u32, mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{kernel, launch_contract, DisjointSlice};

      #[kernel]
      #[launch_contract(domain = 1, block = (64, 1, 1), requires = (a.len() >= m, n > 0))]
                                                                             //^
      pub fn fill(a: &[f32], n: u32, mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{kernel, launch_contract, DisjointSlice};

      #[kernel]
      #[launch_contract(domain = 1, block = (64, 1, 1), requires = (a.len() >= n))]
                                                                             //^
      pub fn fill(a: &[f32], n: i32, mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{cuda_module, kernel, launch_contract, DisjointSlice};

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 2, block = (8, 8, 1))]
          pub fn fill(mut out: DisjointSlice<f32>) {}
                             //^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      use cuda_device::{cuda_module, kernel, thread::Index2D, DisjointSlice};

      type Runtime2DIndex = Index2D<64>;

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          pub fn fill(mut out: DisjointSlice<f32, Runtime2DIndex>) {}
                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      use cuda_device::{cuda_module, kernel, launch_contract};

      pub struct Uniform<T>(T);

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (64, 1, 1))]
          pub fn fill(stride: Uniform<u32>) {}
                            //^^^^^^^^^^^^
      }
    `),
    good(`
      use cuda_device::{kernel, launch_bounds, launch_contract, DisjointSlice};

      #[kernel]
      #[launch_bounds(256)]
      #[launch_contract(
          domain = 1,
          block = (256, 1, 1),
          coordinates = u32,
          dynamic_shared_range = (1024, 49152),
          dynamic_shared_alignment = 128,
          min_compute_capability = (9, 0),
          requires = (a.len() >= n, n > 0),
      )]
      pub fn fill(a: &[f32], n: usize, mut out: DisjointSlice<f32>) {}
    `),
    fixed(
      `
      use cuda_device::{kernel, launch_contract, DisjointSlice};

      #[kernel]
      #[launch_contract(domian = 1, block = (64, 1, 1))]
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `,
      `
      use cuda_device::{kernel, launch_contract, DisjointSlice};

      #[kernel]
      #[launch_contract(domain = 1, block = (64, 1, 1))]
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `,
    ),
  ],
});

/** Whose attribute it is: constants are those of its module. */
interface Reader {
  readonly ctx: RuleContext;
  readonly def: FnDef;
}

/** What is wrong with the fields of a contract. */
function problemsOf(
  of: Reader,
  args: readonly AttrArg[],
  whole: Problem['at'],
  launched: { readonly bound: number | undefined } | undefined,
): Problem[] {
  const out: Problem[] = [];
  const seen = new Map<string, AttrArg>();
  for (const arg of args) {
    const { name } = arg;
    if (!FIELDS.includes(name)) {
      const at = { start: arg.start, end: arg.start + name.length };
      out.push({ at, what: `a launch contract has no \`${name}\``, meant: nearest(name, FIELDS) });
    } else if (seen.has(name)) out.push({ at: arg, what: `\`${name}\` is given twice` });
    else seen.set(name, arg);
  }
  // What a misspelt field would have said is not known.
  if (out.length > 0) return out;
  const domain = seen.get('domain');
  const dimensions = fieldNumber(of.ctx, of.def, domain);
  if (domain === undefined) out.push({ at: whole, what: 'the contract has no `domain`' });
  else if (dimensions === undefined || dimensions < 1 || dimensions > 3)
    out.push({ at: domain, what: 'a domain has 1, 2 or 3 dimensions' });
  if (launched !== undefined)
    append(out, blockProblems(of, seen.get('block'), dimensions, launched.bound));
  append(out, sharedProblems(of, seen));
  const requires = seen.get('requires');
  if (requires !== undefined) append(out, requiresProblems(of.def, requires));
  const coordinates = seen.get('coordinates');
  if (coordinates !== undefined && coordinates.literal !== 'u32')
    out.push({ at: coordinates, what: '`coordinates` can be `u32` alone' });
  return out;
}

function blockProblems(
  { ctx, def }: Reader,
  block: AttrArg | undefined,
  domain: number | undefined,
  bound: number | undefined,
): Problem[] {
  const sizes = numbersIn(ctx, def, block);
  if (block === undefined || sizes === undefined) return [];
  if (sizes.length !== 3) return [{ at: block, what: 'a block has three sizes: `(x, y, z)`' }];
  const [x, y, z] = sizes as [number, number, number];
  if (x * y * z === 0) return [{ at: block, what: 'a block of no threads' }];
  if (x * y * z > MAX_BLOCK || z > MAX_DEPTH) {
    const what =
      z > MAX_DEPTH && x * y * z <= MAX_BLOCK
        ? `no block has ${z} threads in z: ${MAX_DEPTH} is the most`
        : `no block has ${BigInt(x) * BigInt(y) * BigInt(z)} threads: ${MAX_BLOCK} is the most`;
    return [{ at: block, what }];
  }
  if ((domain === 1 && y !== 1) || (domain !== undefined && domain < 3 && z !== 1))
    return [{ at: block, what: `a block of ${x} x ${y} x ${z} threads in ${domain} dimensions` }];
  if (bound !== undefined && bound > 0 && x * y * z > bound) {
    const what = `a block of ${x * y * z} threads; \`#[launch_bounds]\` allows ${bound}`;
    return [{ at: block, what }];
  }
  return [];
}

function sharedProblems({ ctx, def }: Reader, seen: ReadonlyMap<string, AttrArg>): Problem[] {
  const out: Problem[] = [];
  const range = seen.get('dynamic_shared_range');
  if (range !== undefined && seen.has('dynamic_shared'))
    out.push({ at: range, what: 'either `dynamic_shared` or `dynamic_shared_range`, not both' });
  const limits = numbersIn(ctx, def, range);
  if (range !== undefined && limits !== undefined) {
    if (limits.length !== 2) out.push({ at: range, what: 'a range has two ends: `(least, most)`' });
    else if (limits[0]! > limits[1]!)
      out.push({ at: range, what: 'the range ends before it begins' });
  }
  const alignment = seen.get('dynamic_shared_alignment');
  const align = fieldNumber(ctx, def, alignment);
  if (
    alignment !== undefined &&
    align !== undefined &&
    (align === 0 || (align & (align - 1)) !== 0)
  )
    out.push({ at: alignment, what: 'an alignment is a power of two' });
  return out;
}
