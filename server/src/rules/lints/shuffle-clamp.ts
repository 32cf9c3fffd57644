/** Shuffles whose last lane is 0, so that no lane gets the value of another. */
import { asmOperand, asmStatements } from '../../analysis/index.ts';
import { defInst, type Inst, type Value } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';

interface Data {
  readonly clamp: number;
  readonly mode: string;
}

export const shuffleClamp = defineRule<Data>({
  name: 'shuffle-clamp',
  severity: 'warning',
  since: '0.1',
  partialCode: true,
  title: 'a shuffle in which every lane keeps its own value',
  what: ({ clamp, mode }) =>
    `every lane keeps its own value: the last lane of this \`shfl.sync.${mode}\` is 0, as the low five bits of ${clamp} are`,
  why: 'the operand `c` holds the last lane in its bits 0 to 4 and a mask of segments in bits 8 to 12: 32 leaves the last lane 0, and a source behind it is out of range (PTX ISA, "shfl.sync")',
  help: 'write 31 for the whole warp',
  run(ctx, report) {
    return {
      device(code) {
        if (ctx.program.target.arch !== 'nvptx64') return;
        for (const { loc, data } of shuffles(code)) {
          const [span] = ctx.ownPlaces(loc);
          if (span !== undefined) report({ span, data });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_ptx, asm_experimental_arch)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn sum(data: *mut u32) {
          let v = *data;
          let other: u32;
          core::arch::asm!("shfl.sync.bfly.b32 {o}, {v}, 16, 32, -1;", o = out(reg32) other, v = in(reg32) v);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          *data = v + other;
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_ptx, link_llvm_intrinsics)]

      extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
          fn shuffle(mask: i32, value: i32, by: i32, clamp: i32) -> i32;
      }

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn sum(data: *mut i32) {
          *data += shuffle(-1, *data, 16, 32);
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_ptx, asm_experimental_arch)]

      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn sum(data: *mut u32) {
          let v = *data;
          let (a, b): (u32, u32);
          core::arch::asm!("shfl.sync.bfly.b32 {o}, {v}, 16, 31, -1;", o = out(reg32) a, v = in(reg32) v);
          core::arch::asm!("shfl.sync.up.b32 {o}, {v}, 1, 0, -1;", o = out(reg32) b, v = in(reg32) v);
          *data = v + a + b;
      }
    `),
  ],
});

interface Shuffle {
  readonly loc: Inst['loc'];
  readonly data: Data;
}

const STATEMENT = /^(?:@!?[%\w$]+\s+)?shfl\.sync\.(bfly|down|idx)\.b32\s+(\S.*)$/;

const shuffles = remember((code: DeviceCode): readonly Shuffle[] =>
  [...code.parts.funcs.values()].flatMap(({ blocks }) =>
    blocks.flatMap(({ insts }) => insts.flatMap(clampOf)),
  ),
);

/** The shuffles of an instruction whose last lane is certainly 0. */
function clampOf(inst: Inst): Shuffle[] {
  const found = (mode: string, value: Value | bigint | undefined): Shuffle[] => {
    const bits = numberOf(value);
    if (bits === undefined || (bits & 0x1f1fn) !== 0n) return [];
    return [{ loc: inst.loc, data: { clamp: Number(BigInt.asIntN(32, bits)), mode } }];
  };
  if (inst.op === 'gpu.intrinsic') {
    const mode = /^nvptx\.shfl\.sync\.(bfly|down|idx)$/.exec(inst.attrs.symbol ?? '')?.[1];
    return mode === undefined ? [] : found(mode, inst.args[3]);
  }
  if (inst.op !== 'gpu.asm') return [];
  return asmStatements(`${inst.attrs.imm?.[0] ?? ''}`).flatMap((statement) => {
    const [, mode, list] = STATEMENT.exec(statement) ?? [];
    const clamp = list?.split(',')[3]?.trim();
    return mode === undefined || clamp === undefined ? [] : found(mode, asmOperand(inst, clamp));
  });
}

function numberOf(value: Value | bigint | undefined): bigint | undefined {
  if (value === undefined || typeof value === 'bigint') return value;
  const inst = defInst(value);
  return inst?.op === 'const.int' ? inst.attrs.bits : undefined;
}
