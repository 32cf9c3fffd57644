/**
 * The op table: every operation of MIR, one row each. Semantics are total where Rust's are: shifts
 * take their amount modulo the width, float-to-int saturates. Division by zero and `MIN / -1` are
 * undefined: the lowering checks first.
 */
// biome-ignore-all format: a table, one row per line
import { defineOps, type OpRow } from './define-ops.ts';

const bin = (doc: string, more: Partial<OpRow> = {}): OpRow => ({
  doc, args: ['T:int', 'T'], results: ['T'], optAttrs: ['nuw', 'nsw'], ...more,
});
const quotient = (doc: string): OpRow => ({ doc, args: ['T:int', 'T'], results: ['T'], optAttrs: ['nuw', 'nsw', 'exact'] });
const un = (doc: string): OpRow => ({ doc, args: ['T:int'], results: ['T'] });
const ovf = (doc: string): OpRow => ({ doc, args: ['T:int', 'T'], results: ['T', 'i1'] });
const fbin = (doc: string, more: Partial<OpRow> = {}): OpRow => ({
  doc, args: ['T:float', 'T'], results: ['T'], ...more,
});
const fcon = (doc: string, more: Partial<OpRow> = {}): OpRow => fbin(doc, { optAttrs: ['contract'], ...more });
const fun = (doc: string): OpRow => ({ doc, args: ['T:float'], results: ['T'] });
const C = { commutes: true } as const;

export const OPS = defineOps({
  // Constants and addresses.
  'const.int': { doc: 'Integer constant `bits`.', args: [], results: ['T:int'], attrs: ['bits'], optAttrs: ['feedsCompiler'] },
  'const.float': { doc: 'Float constant with IEEE pattern `bits`.', args: [], results: ['T:float'], attrs: ['bits'] },
  'const.null': { doc: 'Null pointer.', args: [], results: ['T:ptr'] },
  'const.undef': { doc: 'An unspecified value of any type.', args: [], results: ['T:scalar'] },
  'global.addr': { doc: 'Address of a global, in its own address space. `align`: what this use asks of launch-sized memory.', args: [], results: ['T:ptr'], attrs: ['symbol'], optAttrs: ['align'] },
  'func.addr': { doc: 'Address of a function.', args: [], results: ['ptr'], attrs: ['symbol'] },

  // Integers.
  'int.add': bin('Wrapping sum.', C),
  'int.sub': bin('Wrapping difference.'),
  'int.mul': bin('Wrapping product.', C),
  'int.sdiv': quotient('Signed quotient, truncated; undefined for a zero divisor and MIN / -1.'),
  'int.udiv': quotient('Unsigned quotient; undefined for a zero divisor.'),
  'int.srem': bin('Signed remainder with the sign of the dividend; undefined as `int.sdiv`.'),
  'int.urem': bin('Unsigned remainder; undefined for a zero divisor.'),
  'int.and': bin('Bitwise and.', C),
  'int.or': bin('Bitwise or.', C),
  'int.xor': bin('Bitwise exclusive or.', C),
  'int.shl': bin('Left shift; the amount counts modulo the width.'),
  'int.lshr': quotient('Logical right shift; the amount counts modulo the width.'),
  'int.ashr': quotient('Arithmetic right shift; the amount counts modulo the width.'),
  'int.rotl': bin('Rotate left; the amount counts modulo the width.'),
  'int.rotr': bin('Rotate right; the amount counts modulo the width.'),
  'int.smin': bin('Signed minimum.', C),
  'int.smax': bin('Signed maximum.', C),
  'int.umin': bin('Unsigned minimum.', C),
  'int.umax': bin('Unsigned maximum.', C),
  'int.smulhi': bin('High half of the signed double-width product.', C),
  'int.umulhi': bin('High half of the unsigned double-width product.', C),
  'int.sadd.sat': bin('Signed saturating sum.', C),
  'int.uadd.sat': bin('Unsigned saturating sum.', C),
  'int.ssub.sat': bin('Signed saturating difference.'),
  'int.usub.sat': bin('Unsigned saturating difference.'),
  'int.sadd.ovf': ovf('Wrapping sum and whether the signed sum overflowed.'),
  'int.uadd.ovf': ovf('Wrapping sum and whether the unsigned sum overflowed.'),
  'int.ssub.ovf': ovf('Wrapping difference and whether the signed one overflowed.'),
  'int.usub.ovf': ovf('Wrapping difference and whether the unsigned one overflowed.'),
  'int.smul.ovf': ovf('Wrapping product and whether the signed one overflowed.'),
  'int.umul.ovf': ovf('Wrapping product and whether the unsigned one overflowed.'),
  'int.abs': un('Absolute value, wrapping for MIN.'),
  'int.ctlz': un('Count of leading zero bits; the width for zero.'),
  'int.cttz': un('Count of trailing zero bits; the width for zero.'),
  'int.ctpop': un('Count of one bits.'),
  'int.bswap': un('Bytes in reverse order.'),
  'int.bitrev': un('Bits in reverse order.'),
  'int.cmp': { doc: 'Integer or pointer comparison.', args: ['T:scalar', 'T'], results: ['i1'], attrs: ['pred'] },
  'int.trunc': { doc: 'The low bits of a wider integer.', args: ['T:int'], results: ['U:int'] },
  'int.zext': { doc: 'Zero extension to a wider integer.', args: ['T:int'], results: ['U:int'] },
  'int.sext': { doc: 'Sign extension to a wider integer.', args: ['T:int'], results: ['U:int'] },

  // Floats. Fused only where both operations have `contract`; round to nearest even; NaN payloads
  // are unspecified.
  'float.add': fcon('Sum.', C),
  'float.sub': fcon('Difference.'),
  'float.mul': fcon('Product.', C),
  'float.div': fcon('Quotient, correctly rounded.'),
  'float.rem': fcon('Remainder of truncated division, exact, as C `fmod`.'),
  'float.min': fbin('Minimum; a NaN operand is ignored (IEEE minNum).', C),
  'float.max': fbin('Maximum; a NaN operand is ignored (IEEE maxNum).', C),
  'float.minimum': fbin('Minimum; NaN when an operand is NaN, -0 < +0.', C),
  'float.maximum': fbin('Maximum; NaN when an operand is NaN, -0 < +0.', C),
  'float.copysign': fbin('Magnitude of the first with the sign of the second.'),
  'float.neg': fun('Sign flipped.'),
  'float.abs': fun('Sign cleared.'),
  'float.sqrt': fun('Square root, correctly rounded.'),
  'float.floor': fun('Rounded toward minus infinity.'),
  'float.ceil': fun('Rounded toward plus infinity.'),
  'float.trunc': fun('Rounded toward zero.'),
  'float.round': fun('Rounded to nearest, ties away from zero.'),
  'float.roundeven': fun('Rounded to nearest, ties to even.'),
  'float.sin': fun('Sine, as precise as the target instruction.'),
  'float.cos': fun('Cosine, as precise as the target instruction.'),
  'float.exp2': fun('Power of two, as precise as the target instruction.'),
  'float.log2': fun('Logarithm to base two, as precise as the target instruction.'),
  'float.fma': { doc: 'a * b + c, rounded once.', args: ['T:float', 'T', 'T'], results: ['T'] },
  'float.cmp': { doc: 'Float comparison.', args: ['T:float', 'T'], results: ['i1'], attrs: ['pred'] },
  'float.cast': { doc: 'Conversion between float widths, round to nearest even.', args: ['T:float'], results: ['U:float'] },
  'float.from.sint': { doc: 'Signed integer to float, round to nearest even.', args: ['T:int'], results: ['U:float'] },
  'float.from.uint': { doc: 'Unsigned integer to float, round to nearest even.', args: ['T:int'], results: ['U:float'] },
  'float.to.sint': { doc: 'Float to signed integer, toward zero, saturating, NaN to 0.', args: ['T:float'], results: ['U:int'] },
  'float.to.uint': { doc: 'Float to unsigned integer, toward zero, saturating, NaN to 0.', args: ['T:float'], results: ['U:int'] },
  bitcast: { doc: 'The same bits as another type of the same width, int to float or back.', args: ['T:scalar'], results: ['U:scalar'] },
  select: { doc: 'The second operand when the first is true, else the third.', args: ['i1', 'T:scalar', 'T'], results: ['T'] },

  // Pointers.
  'ptr.add': { doc: 'Pointer plus a signed byte offset, in the same space.', args: ['T:ptr', 'i64'], results: ['T'], optAttrs: ['inbounds'] },
  'ptr.cast': { doc: 'The same address in another address space (to or from generic).', args: ['T:ptr'], results: ['U:ptr'] },
  'ptr.to.int': { doc: 'Address as an integer (generic address).', args: ['T:ptr'], results: ['i64'] },
  'int.to.ptr': { doc: 'Integer as a generic address.', args: ['i64'], results: ['T:ptr'] },

  // Memory.
  alloca: { doc: 'A private stack slot of `size` bytes, uninitialised, one per call frame.', args: [], results: ['ptr.private'], attrs: ['size', 'align'] },
  'mem.load': { doc: 'Reads a scalar.', args: ['anyptr'], results: ['T:scalar'], attrs: ['align'], optAttrs: ['volatile', 'readonly', 'noundef', 'nonnull'], effects: ['read'] },
  'mem.store': { doc: 'Writes a scalar (value, pointer).', args: ['T:scalar', 'anyptr'], results: [], attrs: ['align'], optAttrs: ['volatile'], effects: ['write'] },
  'mem.copy': { doc: 'Copies bytes (destination, source, count), no overlap unless equal.', args: ['anyptr', 'anyptr', 'i64'], results: [], attrs: ['align'], optAttrs: ['volatile', 'readonly'], effects: ['read', 'write'] },
  'mem.move': { doc: 'Copies bytes (destination, source, count), overlap allowed.', args: ['anyptr', 'anyptr', 'i64'], results: [], attrs: ['align'], effects: ['read', 'write'] },
  'mem.set': { doc: 'Fills with a byte (destination, byte, count).', args: ['anyptr', 'i8', 'i64'], results: [], attrs: ['align'], effects: ['write'] },
  'atomic.load': { doc: 'Atomic read.', args: ['anyptr'], results: ['T:scalar'], attrs: ['ordering', 'scope', 'align'], effects: ['read', 'sync'] },
  'atomic.store': { doc: 'Atomic write (value, pointer).', args: ['T:scalar', 'anyptr'], results: [], attrs: ['ordering', 'scope', 'align'], effects: ['write', 'sync'] },
  'atomic.rmw': { doc: 'Atomic read-modify-write (pointer, operand); gives the old value.', args: ['anyptr', 'T:scalar'], results: ['T'], attrs: ['rmw', 'ordering', 'scope', 'align'], effects: ['read', 'write', 'sync'], divergent: true },
  'atomic.cmpxchg': { doc: 'Atomic compare-exchange (pointer, expected, new); gives the old value and success.', args: ['anyptr', 'T:scalar', 'T'], results: ['T', 'i1'], attrs: ['ordering', 'failure', 'scope', 'align'], effects: ['read', 'write', 'sync'], divergent: true },
  fence: { doc: 'Memory fence.', args: [], results: [], attrs: ['ordering', 'scope'], effects: ['sync', 'read', 'write'] },

  // Calls. `call` results follow the callee's signature; indirect calls carry theirs in their
  // results and operands.
  call: { doc: 'Direct call of `symbol`.', args: [], variadic: true, results: 'variadic', attrs: ['symbol'], effects: ['read', 'write', 'trap', 'sync', 'convergent'] },
  'call.indirect': { doc: 'Call through a function pointer (first operand).', args: ['ptr'], variadic: true, results: 'variadic', effects: ['read', 'write', 'trap', 'sync', 'convergent'] },

  // The machine.
  'gpu.thread.id': { doc: 'Index of the thread in its workgroup.', args: [], results: ['i32'], attrs: ['dim'], divergent: true },
  'gpu.workgroup.size': { doc: 'Threads of the workgroup.', args: [], results: ['i32'], attrs: ['dim'] },
  'gpu.workgroup.id': { doc: 'Index of the workgroup in the grid.', args: [], results: ['i32'], attrs: ['dim'] },
  'gpu.grid.size': { doc: 'Workgroups of the grid.', args: [], results: ['i32'], attrs: ['dim'] },
  'gpu.dispatch.ptr': { doc: 'Address of the AMD dispatch packet.', args: [], results: ['ptr.constant'] },
  'gpu.implicit.args': { doc: 'Address of what the runtime puts behind the parameters of an AMD kernel.', args: [], results: ['ptr.constant'] },
  'gpu.barrier': { doc: 'All threads of the workgroup wait for each other; orders workgroup memory.', args: [], results: [], effects: ['sync', 'convergent', 'read', 'write'] },
  'gpu.intrinsic': { doc: 'An instruction of one target, named by `symbol`.', args: [], variadic: true, results: 'variadic', attrs: ['symbol'], optAttrs: ['imm', 'llvm'], effects: ['read', 'write', 'sync', 'convergent', 'trap'], divergent: true },
  'gpu.compute': { doc: 'An instruction of one target, named by `symbol`, that only computes: from its operands and what the thread is.', args: [], variadic: true, results: 'variadic', attrs: ['symbol'], optAttrs: ['llvm'], divergent: true },
  'gpu.asm': { doc: 'Inline assembly text.', args: [], variadic: true, results: 'variadic', attrs: ['imm'], effects: ['read', 'write', 'sync', 'convergent', 'trap'], divergent: true },
  assume: { doc: 'Undefined unless the operand is true; gives facts to the optimiser.', args: ['i1'], results: [], effects: ['fact'] },

  // For debuggers, in code that is lowered for them; nothing else looks at these.
  'dbg.value': { doc: 'From here on the `variable` has this value, or lies at this address; without an operand it has no value that is known.', args: [], variadic: true, results: [], attrs: ['variable', 'kind'], optAttrs: ['fragment'], effects: ['debug'] },
  'dbg.stmt': { doc: 'A statement of the source begins here.', args: [], results: [], effects: ['debug'] },

  // Terminators.
  br: { doc: 'Jump.', args: [], results: [], effects: ['terminator'] },
  'br.if': { doc: 'Jump to the first target when true, else to the second.', args: ['i1'], results: [], optAttrs: ['nounroll'], effects: ['terminator'] },
  switch: { doc: 'Jump to the target of the equal case, else to the first target.', args: ['T:int'], results: [], attrs: ['cases'], effects: ['terminator'] },
  ret: { doc: 'Return from the function; ends the thread in a kernel.', args: [], variadic: true, results: [], effects: ['terminator'] },
  trap: { doc: 'Ends the whole kernel with an error; `message` says why, operands are numbers that belong to it.', args: [], variadic: true, results: [], optAttrs: ['message'], effects: ['terminator', 'trap'] },
  unreachable: { doc: 'Never executed.', args: [], results: [], effects: ['terminator'] },
});

export type OpName = keyof typeof OPS;
