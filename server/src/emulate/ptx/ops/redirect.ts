/** One mnemonic, two families: `add.s32` is integer arithmetic, `add.f32` is not. */
import { isFloat, type OpCompiler, type OpContext } from '../context.ts';
import { floatOps } from './float.ts';

export function isFloatType(c: OpContext): boolean {
  return isFloat(c.type);
}

/** The floating-point op of this name when `test` holds, else the other one. */
export function redirect(
  test: (c: OpContext) => boolean,
  name: string,
  other: OpCompiler,
): OpCompiler {
  const float = floatOps[name];
  return (c) => {
    if (!test(c)) return other(c);
    if (!float) return c.fail(`the simulator does not run \`${c.instr.opcode}.${c.type}\``);
    return float(c);
  };
}
