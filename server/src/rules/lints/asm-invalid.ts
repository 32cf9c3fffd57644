/** Inline assembly that the assembler will refuse. */
import type { Span } from '../../base/index.ts';
import type { Inst, MirType } from '../../mir/index.ts';
import { operandMistake } from '../asm-operand-types.ts';
import type { AsmProblem, AsmText } from '../asm-text.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type Finding, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { isRustcs, type Kernel } from '../kernels.ts';
import { inReachedCode } from '../reached.ts';

interface Data {
  readonly what: string;
}

/** rustc's own choice where nobody names a processor. */
const DEFAULT_CPU = 'sm_70';

/** What the CPU does not have; less sure where it is not the user who chose it. */
function unavailable(message: string, isNamed: boolean) {
  if (isNamed) return { data: { what: message } };
  const what = `${message}; no CPU is named, and rustc's own choice is ${DEFAULT_CPU}`;
  const help = 'name the CPU with `-Ctarget-cpu=` in `.cargo/config.toml`';
  return { data: { what }, help, severity: 'info' as const };
}

export const asmInvalid = defineRule<Data>({
  name: 'asm-invalid',
  severity: 'error',
  refusal: true,
  since: '0.1',
  partialCode: true,
  title: 'inline assembly that the assembler refuses',
  what: ({ what }) => what,
  why: 'rustc does not read the text of `asm!`: a mistake in it shows when the module is assembled, often on another machine and without a place in the source',
  help: 'write the instruction as the manual of the GPU has it',
  run(ctx, report) {
    const { checkAsm } = ctx;
    const isAmd = ctx.program.target.arch === 'amdgpu';
    const { setup, configuration } = ctx;
    const named = isAmd
      ? setup?.targets['amdgcn-amd-amdhsa'].cpu?.name
      : (setup?.targets['nvptx64-nvidia-cuda'].cpu?.name ?? configuration?.previewCpu);
    /** Whatever the assembler refuses, else what the CPU does not have. */
    const look = (inst: Asm, kernel: Kernel, span: Span): void => {
      if (checkAsm === undefined) return;
      const place = (problem: AsmProblem): Span => placeOf(ctx, span, inst.text.text, problem);
      const wrong = checkAsm(inst.text, isAmd ? named : undefined);
      for (const problem of wrong)
        report({ span: place(problem), data: { what: problem.message } });
      if (wrong.length > 0 || isAmd) return;
      if (named === undefined && !isRustcs(kernel.dialect)) return;
      for (const problem of checkAsm(inst.text, named ?? DEFAULT_CPU))
        if (problem.unavailable)
          report({ span: place(problem), ...unavailable(problem.message, named !== undefined) });
    };
    const refused: Span[] = [];
    const note = (finding: Finding<Data>): void => {
      refused.push(finding.span);
      report(finding);
    };
    const operands = isAmd ? {} : operandTypes(ctx, note);
    return {
      device(code, kernel) {
        if (isRustcs(kernel.dialect)) operands.device?.(code, kernel);
        for (const inst of asmOf(code)) {
          const [span] = ctx.ownPlaces(inst.loc);
          // The text says nothing more of operands that rustc refuses.
          if (span !== undefined && !refused.some((one) => isWithin(one, span)))
            look(inst, kernel, span);
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_ptx, asm_experimental_arch)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn lane(out: *mut u32) {
          let x: u32;
          core::arch::asm!("mov.u32 {x}, %laneid; add.u32 {x}, {x};", x = out(reg32) x);
                                                //^^^^^^^
          *out = x;
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_ptx, asm_experimental_arch)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn same(out: *mut f16) {
          let x: f16;
          core::arch::asm!("mov.b16 {}, {};", out(reg16) x, in(reg16) *out);
                                                       //^
          *out = x;
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_ptx, asm_experimental_arch)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn lane(out: *mut u32) {
          let x: u32;
          core::arch::asm!("{{ .reg .pred p; setp.eq.u32 p, 1, 0; selp.u32 {x}, 1, 0, p; }}", x = out(reg32) x);
          *out = x;
      }
    `),
    bad(`
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /.cargo/config.toml
      [build]
      target = "amdgcn-amd-amdhsa"

      [target.amdgcn-amd-amdhsa]
      rustflags = ["-Ctarget-cpu=gfx90a"]

      [unstable]
      build-std = ["core"]
      //- /src/lib.rs
      #![no_std]
      #![feature(abi_gpu_kernel, asm_experimental_arch)]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(out: *mut u32, x: u32) {
          let y: u32;
          core::arch::asm!("v_add_nc_u32 {0}, {1}, {1}", out(vgpr32) y, in(vgpr32) x);
                          //^^^^^^^^^^^^
          *out = y;
      }
    `),
  ],
});

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file && outer.start <= inner.start && inner.end <= outer.end;

/** Operands whose register class or type rustc refuses. */
const operandTypes = inReachedCode<Data>((expr, owner, ctx) => {
  if (expr.kind !== 'asm') return undefined;
  for (const operand of expr.operands) {
    const mistake = operandMistake(operand);
    if (mistake === undefined) continue;
    const { what, help, at } = mistake;
    return {
      span: ctx.span((at ?? expr).node, owner.file),
      data: { what },
      help,
      why: WHY_OPERAND,
    };
  }
  return undefined;
});

const WHY_OPERAND =
  'each register class of the target holds some types only: rustc refuses others, whatever the text does with them';

/** Calls of `asm!` in a kernel's code; what stays of them when the code goes. */
interface Asm {
  readonly loc: Inst['loc'];
  readonly text: AsmText;
}

const asmOf = remember((code: DeviceCode): readonly Asm[] =>
  [...code.parts.funcs.values()].flatMap(({ blocks }) =>
    blocks.flatMap(({ insts }) =>
      insts.flatMap((inst): Asm[] => {
        if (inst.op !== 'gpu.asm' || inst.loc === undefined) return [];
        const types = [...inst.results, ...inst.args].map(({ type }) => registerOf(type));
        const [text, , registers] = inst.attrs.imm ?? [];
        const asm = { text: `${text ?? ''}`, types };
        if (registers === undefined) return [{ loc: inst.loc, text: asm }];
        return [{ loc: inst.loc, text: { ...asm, registers: `${registers}` } }];
      }),
    ),
  ),
);

function registerOf(type: MirType): string {
  if (type === 'i1') return 'pred';
  if (type === 'i8' || type === 'i16' || type === 'f16') return 'b16';
  if (type === 'i128') return 'b128';
  return type === 'i32' || type === 'f32' ? 'b32' : 'b64';
}

/** The place in the source: the word where the text has it, counted among its like. */
function placeOf(ctx: RuleContext, call: Span, text: string, { start, word }: AsmProblem): Span {
  const source = ctx.text(call.file).slice(call.start, call.end);
  const plain = word.includes('%operand') ? '' : word;
  if (plain === '') return call;
  let nth = 0;
  for (let at = text.indexOf(plain); at >= 0 && at < start; at = text.indexOf(plain, at + 1)) nth++;
  let at = source.indexOf(plain);
  for (; nth > 0 && at >= 0; nth--) at = source.indexOf(plain, at + 1);
  if (at < 0) return call;
  return { file: call.file, start: call.start + at, end: call.start + at + plain.length };
}
