/**
 * Expected values by a function of the crate: `"fn": "reference"`. The function is called by a
 * kernel of one thread, which is added to the text after the function and executed exactly; its
 * parameters are arguments of the launch by name, as they are before it.
 */
import { createExecution, type ExecuteArgument } from '../../execute/index.ts';
import { type PlannedLaunch, sizeOf } from '../../spec/index.ts';
import {
  type AnyItem,
  type AnyParam,
  type AnyType,
  type Fn,
  parseFile,
} from '../../syntax/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import type { FilledBuffer } from './prepare.ts';

/** What is called, and for which buffer. */
export interface ReferenceCall {
  readonly root: string;
  readonly target: TargetName;
  readonly cpu: string | undefined;
  /** As the spec names it: `reference`, `module::reference`. */
  readonly name: string;
  readonly launch: PlannedLaunch;
  readonly buffer: string;
  readonly before: readonly FilledBuffer[];
  /** Most instructions. */
  readonly steps: number;
}

/** Symbol of the kernel that calls it. */
const CALLER = '__warplens_expected';
const RESULT = '__warplens_result';

/** The bytes that a function computes for a buffer, or why it does not. */
export function callReference(engine: Engine, call: ReferenceCall): Uint8Array | string {
  const { root, target, cpu, name, steps } = call;
  const found = findFunction(engine, root, name);
  if (typeof found === 'string') return found;
  const caller = callerOf(found, call);
  if (typeof caller === 'string') return caller;
  const text = found.text.slice(0, found.fn.end) + caller.text + found.text.slice(found.fn.end);
  return engine.during(new Map([[found.path, text]]), () => {
    const options = { ...(cpu !== undefined && { cpu }), kernel: CALLER, debugAssertions: true };
    const code = engine.executable(root, target, options);
    if (!code.kernels.includes(CALLER)) {
      const [problem] = code.problems;
      const why = problem === undefined ? '' : `: ${problem.message}`;
      return `\`${name}\` cannot be compiled for ${code.target.cpu}${why}`;
    }
    const execution = createExecution(code.module, {
      target: code.target,
      limits: { steps },
      observers: { progress: (now) => now.steps <= steps },
    });
    const { completed, faults, buffers } = execution.launch({
      kernel: CALLER,
      grid: [1, 1, 1],
      block: [1, 1, 1],
      args: caller.args,
      buffers: caller.buffers,
    });
    const [fault] = faults.filter(({ severity }) => severity === 'error');
    if (fault !== undefined) return `\`${name}\` failed: ${fault.message}`;
    if (!completed) return `\`${name}\` executed more than ${steps} instructions`;
    return buffers.get(caller.result)?.bytes ?? `\`${name}\` computed nothing`;
  });
}

interface FoundFunction {
  readonly path: string;
  readonly text: string;
  readonly fn: Fn;
  /** Name and module, as far as the file says it. */
  readonly names: readonly string[];
}

function findFunction(engine: Engine, root: string, name: string): FoundFunction | string {
  const parts = name.split('::').filter((part) => part !== 'crate' && part !== 'self');
  const last = parts.at(-1) ?? '';
  const all = engine.modules(root).flatMap((path): FoundFunction[] => {
    const text = engine.text(path);
    if (text === undefined || !text.includes(last)) return [];
    const stem = path.replace(/\/mod\.rs$/, '').match(/(?<![^/])([^/]+?)(?:\.rs)?$/)?.[1];
    const home = path === root || stem === undefined ? [] : [stem];
    return functionsIn(parseFile(text).file.items, home)
      .filter(({ names }) => names.at(-1) === last)
      .map(({ fn, names }) => ({ path, text, fn, names }));
  });
  const fitting = all.filter(({ names }) =>
    parts.every((part, at) => names[names.length - parts.length + at] === part),
  );
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length === 0) return `there is no function \`${name}\` in the crate`;
  const paths = fitting.map(({ names }) => `\`${names.join('::')}\``).join(', ');
  return `there are several functions \`${name}\`: name one of ${paths}`;
}

function functionsIn(
  items: readonly AnyItem[],
  home: readonly string[],
): readonly { readonly fn: Fn; readonly names: readonly string[] }[] {
  return items.flatMap((item) => {
    if (item.kind === 'Fn') return [{ fn: item, names: [...home, item.name.text] }];
    if (item.kind !== 'Mod') return [];
    return functionsIn(item.items ?? [], [...home, item.name.text]);
  });
}

interface Caller {
  readonly text: string;
  readonly args: readonly ExecuteArgument[];
  readonly buffers: readonly ReturnType<typeof executeBuffer>[];
  /** The buffer with the expected values. */
  readonly result: string;
}

/** The kernel that calls it, and its arguments; or why it cannot be called. */
function callerOf({ text, fn }: FoundFunction, call: ReferenceCall): Caller | string {
  const { name, buffer, before } = call;
  if (fn.generics !== undefined && fn.generics.params.length > 0)
    return `\`${name}\` is generic: its types must be known`;
  if (fn.async !== undefined) return `\`${name}\` is async`;
  const source: SourceOf = ({ start, end }) => text.slice(start, end);
  const passing = new Passing(call, source);
  for (const param of fn.paramList.params) {
    const problem = passing.add(param);
    if (problem !== undefined) return problem;
  }
  const called = `unsafe { ${fn.name.text}(${passing.passed.join(', ')}) }`;
  const kernel = (body: string): string =>
    '\n#[unsafe(no_mangle)] #[allow(unused_unsafe)] ' +
    `pub unsafe extern "gpu-kernel" fn ${CALLER}(${passing.params.join(', ')}) { ${body} }\n`;
  const { args, buffers } = passing;
  if (passing.isFilled)
    return { text: kernel(`let _ = ${called};`), args, buffers, result: buffer };
  if (fn.ret === undefined)
    return `\`${name}\` neither returns an element of \`${buffer}\` nor takes \`${buffer}: &mut [T]\``;
  if (!passing.isIndexed)
    return `\`${name}\` returns one element; it needs a parameter \`i: usize\``;
  const target = before.find((one) => one.buffer.name === buffer)!;
  const elem = source(fn.ret);
  const at = passing.pass(`*mut ${elem}`, new Uint8Array(8), RESULT);
  const bytes = passing.pass('usize', word(BigInt(target.bytes.length)));
  const body =
    `let mut index = 0usize; while index < ${bytes} / core::mem::size_of::<${elem}>() ` +
    `{ let value = ${called}; unsafe { *${at}.add(index) = value }; index += 1; }`;
  const result = { ...executeBuffer(target), name: RESULT, uninitialised: true };
  return { text: kernel(body), args, buffers: [...buffers, result], result: RESULT };
}

type SourceOf = (node: { readonly start: number; readonly end: number }) => string;

/** What is passed for the parameters of a function, by way of those of the kernel that calls it. */
class Passing {
  /** Parameters of the kernel. */
  readonly params: string[] = [];
  readonly args: ExecuteArgument[] = [];
  readonly buffers: ReturnType<typeof executeBuffer>[] = [];
  /** Arguments of the function. */
  readonly passed: string[] = [];
  /** It takes the buffer itself, to be written. */
  isFilled = false;
  isIndexed = false;
  private readonly call: ReferenceCall;
  private readonly source: SourceOf;

  constructor(call: ReferenceCall, source: SourceOf) {
    this.call = call;
    this.source = source;
  }

  /** A parameter of the kernel; answers its name. */
  pass(type: string, bytes: Uint8Array, buffer?: string): string {
    const own = `a${this.params.length}`;
    this.params.push(`${own}: ${type}`);
    const addresses = buffer === undefined ? [] : [{ offset: 0, buffer }];
    this.args.push({ name: own, bytes, addresses });
    return own;
  }

  /** What is passed for a parameter; answers why nothing can be. */
  add(param: AnyParam): string | undefined {
    const { name, launch, before } = this.call;
    if (param.kind !== 'Param' || param.pat?.kind !== 'IdentPat')
      return `\`${name}\` has a parameter without a name`;
    const own = param.pat.name.text;
    const { type } = param;
    const filled = before.find((one) => bare(one.buffer.name) === own);
    if (filled !== undefined) return this.addBuffer(filled, type);
    const value = launch.names.get(own) ?? launch.names.get(`%${own}`);
    const whole = launch.args.find((one) => bare(one.name) === own);
    if (value?.kind === 'number') this.passed.push(this.number(value, this.source(type)));
    else if (whole !== undefined && whole.addresses.length === 0)
      this.passed.push(this.pass(this.source(type), whole.bytes));
    else if (own === 'i') {
      this.isIndexed = true;
      this.passed.push(`index as ${this.source(type)}`);
    } else {
      const known = [...before.map((one) => one.buffer.name), ...launch.args.map((a) => a.name)];
      const list = [...new Set(known)].map((one) => `\`${bare(one)}\``).join(', ');
      return `\`${own}\` of \`${name}\` is no argument of the launch, which has ${list}, and \`i\` for the index`;
    }
    return undefined;
  }

  private addBuffer(filled: FilledBuffer, type: AnyType): string | undefined {
    const { name, buffer } = this.call;
    const own = filled.buffer.name;
    const view = viewOf(type, this.source);
    if (view === undefined)
      return `\`${bare(own)}\` of \`${name}\` is a buffer of the launch; take it as \`&[T]\``;
    this.buffers.push(executeBuffer(filled));
    const at = this.pass(`*mut ${view.elem}`, new Uint8Array(8), own);
    const bytes = this.pass('usize', word(BigInt(filled.bytes.length)));
    this.passed.push(view.text(at, bytes));
    if (view.isMut && own === buffer) this.isFilled = true;
    return undefined;
  }

  /** Numbers are converted to the type of the parameter: a kernel's `u32` may be a `usize` here. */
  private number(
    { value, isInt }: { readonly value: number | bigint; readonly isInt: boolean },
    type: string,
  ): string {
    if (!isInt) {
      const bytes = new Uint8Array(8);
      new DataView(bytes.buffer).setFloat64(0, Number(value), true);
      return `${this.pass('f64', bytes)} as ${type}`;
    }
    const whole = BigInt(value);
    const own = this.pass(whole < 0n ? 'i64' : 'u64', word(whole));
    if (type === 'bool') return `${own} != 0`;
    return type === 'char' ? `char::from_u32_unchecked(${own} as u32)` : `${own} as ${type}`;
  }
}

/** How a buffer is passed as a type; undefined where the type is no reference and no pointer. */
function viewOf(type: AnyType, source: SourceOf) {
  if (type.kind === 'PtrType') {
    const text = (at: string): string => (type.mut ? at : `${at} as *const ${source(type.type)}`);
    return { elem: source(type.type), isMut: type.mut, text };
  }
  if (type.kind !== 'RefType') return undefined;
  const { mut: isMut, type: inner } = type;
  if (inner.kind !== 'SliceType') {
    const text = (at: string): string => (isMut ? `&mut *${at}` : `&*${at}`);
    return { elem: source(inner), isMut, text };
  }
  const elem = source(inner.type);
  const make = isMut ? 'from_raw_parts_mut' : 'from_raw_parts';
  const text = (at: string, bytes: string): string =>
    `core::slice::${make}(${at}, ${bytes} / core::mem::size_of::<${elem}>())`;
  return { elem, isMut, text };
}

function word(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt.asUintN(64, value), true);
  return bytes;
}

/** MLIR's names without their sign. */
function bare(name: string): string {
  return name.replace(/^%/, '');
}

function executeBuffer({ buffer, bytes }: FilledBuffer) {
  return {
    name: buffer.name,
    bytes: bytes.slice(),
    elementSize: sizeOf(buffer.elem),
    elementType: buffer.elem.rust,
    uninitialised: buffer.uninitialised,
    readonly: false,
  };
}
