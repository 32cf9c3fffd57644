/** Functions and operations of device code that nothing on the target provides. */
import type { Span } from '../../base/index.ts';
import { type FnDef, hasAttr, type ModuleDef } from '../../hir/index.ts';
import { defInst, type Func, type Inst } from '../../mir/index.ts';
import { callChain, placeInCrate } from '../call-chains.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { foreignMistakes } from '../foreign-calls.ts';
import { isRustcs } from '../kernels.ts';
import { inReachedCode } from '../reached.ts';
import { chainTo, ownPlace, reachedFns } from '../reached-fns.ts';

interface Data {
  readonly kind: 'foreign' | 'math' | 'wide' | 'fence' | 'std-float';
  readonly name: string;
}

const WHAT: Readonly<Record<Data['kind'], (name: string) => string>> = {
  foreign: (what) => what,
  math: (name) => `rustc has no code for \`${name}\` on nvptx64`,
  wide: () => 'rustc has no code for conversions between floats and 128-bit integers on nvptx64',
  fence: () => 'rustc has no code for `compiler_fence` on nvptx64',
  'std-float': (name) =>
    `\`${name}\` of floats is a method of \`std\`, which does not exist on the GPU`,
};

const HELP: Readonly<Record<Data['kind'], string>> = {
  foreign: 'define the function in Rust',
  math: 'call a function that is written in Rust, such as those of the crate `libm`, or an instruction such as `ex2.approx.f32`',
  wide: 'convert the two halves: the high one times 2^64 plus the low one',
  fence: 'leave it out, or order memory with `fence`',
  'std-float': 'use the crate `libm`, or a trait for floats that works without `std`',
};

/** Intrinsics of floats that LLVM cannot select for PTX. `exp2f32` it can. */
const MATH = /^(?:(?:sin|cos|tan|exp|log|log2|log10|pow)f(?:16|32|64|128)|exp2f64|exp2f128)$/;

/** Methods of floats that only \`std\` has. */
const STD_FLOAT = new Set(
  `sin cos tan asin acos atan atan2 sin_cos sinh cosh tanh asinh acosh atanh exp exp2 exp_m1 ln ln_1p log log2 log10
  powf hypot cbrt`.split(/\s+/),
);

export const deviceUndefinedFunction = defineRule<Data>({
  name: 'device-undefined-function',
  severity: 'error',
  refusal: true,
  since: '0.1',
  partialCode: true,
  title: 'code on the GPU calls what nothing provides there',
  what: ({ kind, name }) => WHAT[kind](name),
  why: 'there is no C library on a GPU, and some operations of floats have neither an instruction nor a function behind them: the compiler stops without a place in the source, or the driver refuses the module when it is loaded',
  help: 'use a function that is written in Rust',
  run(ctx, report) {
    const nvptx = ctx.program.target.arch === 'nvptx64';
    const fenceListeners = nvptx ? fences(ctx, report) : {};
    const mathListeners = nvptx ? ownMath(ctx, report) : {};
    const mistakeOf = foreignMistakes(ctx);
    const foreignListeners = foreignCalls(ctx, (finding) => {
      const mistake = mistakeOf(finding.data.def);
      if (mistake === undefined) return;
      const data: Data = { kind: 'foreign', name: mistake.what };
      report({ span: finding.span, data, help: mistake.help });
    });
    return {
      device(code, kernel) {
        if (isRustcs(kernel.dialect)) {
          fenceListeners.device?.(code, kernel);
          mathListeners.device?.(code, kernel);
        }
        foreignListeners.device?.(code, kernel);
        // The other dialects bring libraries for these.
        if (!nvptx || !isRustcs(kernel.dialect)) return;
        for (const { func, inst, data } of unselectable(code)) {
          const span = placeInCrate(ctx, code, func.name, inst.loc);
          if (span === undefined) continue;
          report({ span, data, related: callChain(ctx, code, func.name), help: HELP[data.kind] });
        }
      },
      uncompiled({ def, dialect }) {
        if (!nvptx || !isRustcs(dialect)) return;
        const std =
          !hasAttr(ctx.crate.root.attrs, 'no_std') && !hasAttr(ctx.crate.root.attrs, 'no_core');
        for (const reached of reachedFns(ctx, [def])) {
          for (const problem of ctx.body(reached.def)?.problems ?? []) {
            const data = problem.kind === 'unresolved' ? fromProblem(ctx, problem.what) : undefined;
            if (data === undefined || (data.kind === 'std-float' && (!std || hasStrangers(ctx))))
              continue;
            const place = { file: problem.file, start: problem.start, end: problem.end } as Span;
            const span = ownPlace(ctx, reached, place);
            if (span === undefined) continue;
            report({ span, data, related: chainTo(ctx, reached), help: HELP[data.kind] });
          }
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel)]

      unsafe extern "C" {
          fn rand() -> i32;
      }

      unsafe fn noise() -> f32 {
          (rand() & 255) as f32
         //^^^^^^
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn shake(out: *mut f32) {
          *out += noise();
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics)]

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.read.ptx.sreg.blockid.x"]
          fn block() -> u32;
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn number(out: *mut u32) {
          *out = block();
               //^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics)]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn wave(out: *mut f32) {
          *out = core::intrinsics::sinf32(*out);
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, core_intrinsics)]

      unsafe extern "C" {
          fn vprintf(format: *const u8, values: *const u8) -> i32;
          fn rand() -> i32;
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn grow(out: *mut f32) {
          vprintf(b"here\\\\0".as_ptr(), core::ptr::null());
          *out = core::intrinsics::exp2f32(*out);
      }

      pub fn host() -> i32 {
          unsafe { rand() }
      }
    `),
  ],
});

/** Calls of `compiler_fence`, which leave nothing in MIR. */
const fences = inReachedCode<Data>((expr, owner, ctx) => {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def } = expr.callee;
  if (def.name !== 'compiler_fence' || !def.crate.isPrelude) return undefined;
  const span = ctx.span(expr.node, owner.file);
  return { span, data: { kind: 'fence', name: def.name }, help: HELP.fence };
});

/** Calls of foreign functions, whatever becomes of them. */
const foreignCalls = inReachedCode<{ readonly def: FnDef }>((expr, owner, ctx) => {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def } = expr.callee;
  if (def.kind !== 'fn' || def.container?.kind !== 'extern-block') return undefined;
  if (def.node.body !== undefined || def.crate.isPrelude) return undefined;
  return { span: ctx.span(expr.node, owner.file), data: { def } };
});

/**
 * Calls of intrinsics that our library writes in Rust, so that nothing in MIR tells of them; rustc
 * leaves them to LLVM.
 */
const ownMath = inReachedCode<Data>((expr, owner, ctx) => {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def, node } = expr.callee;
  if (def.kind !== 'fn' || def.node.body === undefined || !isIntrinsicMath(def)) return undefined;
  const data: Data = { kind: 'math', name: def.name };
  return { span: ctx.span(node, owner.file), data, help: HELP.math };
});

function isIntrinsicMath(def: FnDef): boolean {
  if (!def.crate.isPrelude || !MATH.test(def.name)) return false;
  for (let at: ModuleDef | undefined = def.module; at !== undefined; at = at.parent)
    if (at.name === 'intrinsics') return true;
  return false;
}

interface Found {
  readonly func: Func;
  readonly inst: Inst;
  readonly data: Data;
}

function instsOf(code: DeviceCode, look: (inst: Inst) => Data | undefined): Found[] {
  const out: Found[] = [];
  for (const func of code.parts.funcs.values()) {
    for (const block of func.blocks) {
      for (const inst of block.insts) {
        const data = look(inst);
        if (data !== undefined) out.push({ func, inst, data });
      }
    }
  }
  return out;
}

/** Operations that LLVM cannot select for PTX, where optimising leaves them standing. */
const unselectable = remember((code: DeviceCode): readonly Found[] => {
  const found = instsOf(code, unselectableOp);
  if (found.length === 0) return [];
  // What becomes a constant, or is never reached, does not get to LLVM's selection.
  const left = new Set<string>();
  for (const func of code.optimised()) {
    for (const block of func.blocks) {
      for (const inst of block.insts) {
        if (unselectableOp(inst) !== undefined) left.add(innermost(inst));
      }
    }
  }
  return found.filter(({ inst }) => left.has(innermost(inst)));
});

function innermost({ op, loc }: Inst): string {
  return loc === undefined ? op : `${op} ${loc.span.file} ${loc.span.start} ${loc.span.end}`;
}

function unselectableOp({ op, args, results }: Inst): Data | undefined {
  const type = results[0]?.type;
  if (op === 'float.sin' || op === 'float.cos' || op === 'float.log2' || op === 'float.exp2') {
    const name = `${op.slice('float.'.length)}${type}`;
    return MATH.test(name) ? { kind: 'math', name } : undefined;
  }
  if (op === 'float.from.sint' || op === 'float.from.uint') {
    const [from] = args;
    // LLVM converts the narrow integer instead.
    const widened = from && ['int.zext', 'int.sext'].includes(defInst(from)?.op ?? '');
    return from?.type === 'i128' && !widened ? { kind: 'wide', name: '' } : undefined;
  }
  if (op === 'float.to.sint' || op === 'float.to.uint')
    return type === 'i128' ? { kind: 'wide', name: '' } : undefined;
  return undefined;
}

/** Intrinsics and methods that our own library does not have either. */
function fromProblem(ctx: RuleContext, what: string): Data | undefined {
  const [, sort, name = ''] = /^(method|name) `([^`]*)`$/.exec(what) ?? [];
  if (sort === 'method') return STD_FLOAT.has(name) ? { kind: 'std-float', name } : undefined;
  const last = name.split('::').at(-1) ?? '';
  if (!MATH.test(last)) return undefined;
  const full = name === last ? `core::intrinsics::${name}` : name;
  // A bare name was imported, and the import was not found.
  const isIntrinsic =
    /^(?:core|std)::intrinsics::\w+$/.test(full) &&
    (name !== last || ctx.crate.problems.some((p) => p.what === `import \`${full}\``));
  return isIntrinsic ? { kind: 'math', name: last } : undefined;
}

/** Is something imported from crates that are not there, whose traits may have any method? */
function hasStrangers(ctx: RuleContext): boolean {
  return ctx.crate.problems.some(
    ({ kind, what }) => kind === 'unresolved' && /^import `(?!core\b|std\b|alloc\b)/.test(what),
  );
}
