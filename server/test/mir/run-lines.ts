/**
 * Behaviour written as comments of a `.mir` file, executed by the interpreter:
 *
 *   ; run: f(1, -2) == 3            ; run: g(1.5) == 2.5, 1        ; run: h(0) traps "division"
 *   ; buffer: out i32 x 4 = 0       ; buffer: in i32 = 1 2 3 4     memory for launches, filled or listed
 *   ; launch: k(out, in, 4) grid 2 block 4 workgroup_mem 16        (`traps "text"` may follow)
 *   ; expect: out = 1 2 3 4
 *
 * Floats are decimals, `nan`, `inf` or bit patterns (`0x7fc00000`); `undef` is an undefined value.
 */
import assert from 'node:assert/strict';
import {
  bitsText,
  bitWidth,
  byteSize,
  Interpreter,
  type InterpreterOptions,
  isFloat,
  isNanBits,
  type KernelArg,
  type MirType,
  type Module,
  nanBits,
  numberToFloat,
  runKernel,
} from '../../src/mir/index.ts';

interface Buffer {
  readonly address: bigint;
  readonly type: MirType;
  readonly length: number;
}

/** Executes all lines and returns how many there were. */
export function checkRuns(module: Module, text: string, options: InterpreterOptions = {}): number {
  const interpreter = new Interpreter(module, options);
  const buffers = new Map<string, Buffer>();
  let count = 0;
  text.split('\n').forEach((line, i) => {
    const match = /^\s*; (run|buffer|launch|expect): (.*)$/.exec(line);
    if (match === null) return;
    const what = match[2]!;
    const where = `line ${i + 1}: ${what}`;
    if (match[1] === 'run') checkRun(interpreter, module, what, where);
    else if (match[1] === 'buffer') makeBuffer(interpreter, buffers, what, where);
    else if (match[1] === 'launch') checkLaunch(interpreter, module, buffers, what, where);
    else checkBuffer(interpreter, buffers, what, where);
    count++;
  });
  return count;
}

function checkRun(interpreter: Interpreter, module: Module, what: string, where: string): void {
  const match = /^([\w.$]+)\((.*?)\) (==|traps)(?: (.*))?$/.exec(what);
  assert.ok(match, `${where}: not understood`);
  const fn = module.funcs.get(match[1]!);
  assert.ok(fn, `${where}: unknown function`);
  const args = words(match[2]!).map((arg, i) => parseValue(arg, fn.params[i] ?? 'i64'));
  const outcome = interpreter.call(fn.name, args);
  if (match[3] === 'traps') {
    assert.ok(!outcome.ok, `${where}: did not trap`);
    assert.ok(
      outcome.trap.message.includes(unquote(match[4] ?? '')),
      `${where}: ${outcome.trap.message}`,
    );
    return;
  }
  assert.ok(outcome.ok, `${where}: ${outcome.ok ? '' : outcome.trap.message}`);
  const actual = outcome.values.map((value, i) => showValue(value, fn.results[i]!));
  const expected = words(match[4] ?? '').map((word, i) =>
    showValue(word === 'undef' ? undefined : parseValue(word, fn.results[i]!), fn.results[i]!),
  );
  assert.deepEqual(actual, expected, where);
}

function makeBuffer(
  interpreter: Interpreter,
  buffers: Map<string, Buffer>,
  what: string,
  where: string,
): void {
  const match = /^(\w+) (\w+)(?: x (\d+))?(?: = (.*))?$/.exec(what);
  assert.ok(match, `${where}: not understood`);
  const type = match[2] as MirType;
  const listed = words(match[4] ?? '');
  const length = match[3] === undefined ? listed.length : Number(match[3]);
  const init = listed.length > 0 ? { init: new Uint8Array(0) } : {};
  const buffer = {
    address: interpreter.allocate(length * byteSize(type), 256, init),
    type,
    length,
  };
  buffers.set(match[1]!, buffer);
  for (let i = 0; i < length && listed.length > 0; i++) {
    const value = parseValue(listed.length === 1 ? listed[0]! : listed[i]!, type);
    interpreter.writeValue(buffer.address + BigInt(i * byteSize(type)), type, value);
  }
}

function checkLaunch(
  interpreter: Interpreter,
  module: Module,
  buffers: Map<string, Buffer>,
  what: string,
  where: string,
): void {
  const match =
    /^([\w.$]+)\((.*?)\)((?: (?:grid|block|workgroup_mem) [\dx]+)*)(?: traps "(.*)")?$/.exec(what);
  assert.ok(match, `${where}: not understood`);
  const fn = module.funcs.get(match[1]!);
  assert.ok(fn, `${where}: unknown kernel`);
  const args = words(match[2]!).map((word, i): KernelArg => {
    if (word.startsWith('x"')) return Uint8Array.from(Buffer.from(unquote(word.slice(1)), 'hex'));
    return buffers.get(word)?.address ?? parseValue(word, fn.params[i]!);
  });
  const dim = (name: string): [number, number, number] => {
    const found = new RegExp(`${name} ([\\dx]+)`).exec(match[3]!)?.[1] ?? '1';
    const [x = 1, y = 1, z = 1] = found.split('x').map(Number);
    return [x, y, z];
  };
  const workgroupMem = Number(/workgroup_mem (\d+)/.exec(match[3]!)?.[1] ?? 0);
  const outcome = runKernel(
    interpreter,
    fn.name,
    { grid: dim('grid'), block: dim('block'), workgroupMem },
    args,
  );
  if (match[4] !== undefined) {
    assert.ok(!outcome.ok, `${where}: did not trap`);
    assert.ok(outcome.trap.message.includes(match[4]), `${where}: ${outcome.trap.message}`);
  } else assert.ok(outcome.ok, `${where}: ${outcome.ok ? '' : outcome.trap.message}`);
}

function checkBuffer(
  interpreter: Interpreter,
  buffers: Map<string, Buffer>,
  what: string,
  where: string,
): void {
  const match = /^(\w+) = (.*)$/.exec(what);
  const buffer = buffers.get(match?.[1] ?? '');
  assert.ok(match && buffer, `${where}: unknown buffer`);
  const { type } = buffer;
  const actual: string[] = [];
  for (let i = 0; i < buffer.length; i++) {
    actual.push(
      showValue(interpreter.readValue(buffer.address + BigInt(i * byteSize(type)), type), type),
    );
  }
  const expected = words(match[2]!).map((w) =>
    showValue(w === 'undef' ? undefined : parseValue(w, type), type),
  );
  assert.deepEqual(actual, expected, where);
}

/** Blank- or comma-separated words; quoted texts hold together. */
function words(text: string): string[] {
  return text.match(/x?"[^"]*"|[^\s,]+/g) ?? [];
}

function unquote(text: string): string {
  return text.replace(/^"|"$/g, '');
}

/** A literal as the bits of a type. */
export function parseValue(text: string, type: MirType): bigint {
  if (isFloat(type)) {
    if (text.startsWith('0x')) return BigInt(text);
    const sign = text.startsWith('-');
    const plain = text.replace(/^-/, '');
    if (plain === 'nan') return nanBits(type);
    const number = plain === 'inf' ? Infinity : Number(plain);
    return numberToFloat(sign ? -number : number, type);
  }
  const negative = text.startsWith('-');
  const magnitude = BigInt(negative ? text.slice(1) : text);
  return BigInt.asUintN(bitWidth(type), negative ? -magnitude : magnitude);
}

/** Text of a value; all NaNs are the same. */
function showValue(bits: bigint | undefined, type: MirType): string {
  if (bits === undefined) return 'undef';
  if (isFloat(type) && isNanBits(bits, type)) return 'nan';
  return bitsText(bits, type);
}
