/**
 * Signature help in calls of GPU intrinsics and in launches of kernels; other calls belong to
 * Rust's own server.
 */
import type { Engine, KernelInfo } from '../workspace/index.ts';
import { hostLaunchAt } from './host-links.ts';
import { describeIntrinsic, INTRINSICS } from './intrinsics.ts';

export interface SignatureInfo {
  readonly label: string;
  /** Offsets in `label`. */
  readonly parameters: readonly (readonly [start: number, end: number])[];
  readonly active: number;
  readonly documentation: string;
}

/** The signature of the innermost call around an offset, when it is one of ours. */
export function signatureAt(
  engine: Engine,
  path: string,
  offset: number,
  kernels: () => readonly KernelInfo[],
): SignatureInfo | undefined {
  const text = engine.text(path) ?? '';
  const known = launchSignature(engine, path, offset);
  if (known !== undefined) return known;
  const call = callAround(text, offset);
  if (!call) return undefined;
  const { callee, active } = call;
  // A launch: `kernel<<<grid, block, 0, stream>>>(arguments)`.
  const launched = /(?<!\w)(\w+)\s*<<<[^<>]*>>>\s*$/.exec(callee)?.[1];
  if (launched !== undefined) {
    const kernel = kernels().find((k) => k.name === launched || k.symbol === launched);
    return kernel && kernelSignature(engine, kernel, active);
  }
  const name = /(?:(\w+)::)?(\w+)\s*(?:::\s*<[^<>]*>)?\s*$/.exec(callee.slice(-1000));
  if (!name || /\bfn\s+\w+\s*$/.test(callee)) return undefined;
  const doc = INTRINSICS.get(name[2]!);
  if (doc?.signature === undefined || (doc.module !== undefined && doc.module !== name[1]))
    return undefined;
  return {
    label: doc.signature,
    parameters: parametersOf(doc.signature),
    active,
    documentation: describeIntrinsic(doc),
  };
}

interface Call {
  /** The text before the opening parenthesis. */
  readonly callee: string;
  /** Commas between it and the offset, nested ones left out. */
  readonly active: number;
}

/** How far back a call may begin. */
const REACH = 2000;

function callAround(text: string, offset: number): Call | undefined {
  let depth = 0;
  let active = 0;
  for (let at = offset - 1; at >= Math.max(0, offset - REACH); at -= 1) {
    const char = text[at]!;
    if (char === ')' || char === ']' || char === '}') depth += 1;
    else if (char === '(' || char === '[' || char === '{') {
      if (depth > 0) depth -= 1;
      else if (char === '(') return { callee: text.slice(Math.max(0, at - 300), at), active };
      else return undefined;
    } else if (depth > 0) continue;
    else if (char === ',') active += 1;
    else if (char === ';') return undefined;
  }
  return undefined;
}

/** Places of the parameters in a declaration's text. */
function parametersOf(signature: string): (readonly [number, number])[] {
  const open = signature.indexOf('(');
  const close = signature.indexOf(')', open);
  const inside = signature.slice(open + 1, close);
  if (inside.trim() === '') return [];
  let at = open + 1;
  return inside.split(',').map((part) => {
    const start = at + (part.length - part.trimStart().length);
    const range = [start, at + part.trimEnd().length] as const;
    at += part.length + 1;
    return range;
  });
}

function kernelSignature(
  engine: Engine,
  kernel: KernelInfo,
  active: number,
): SignatureInfo | undefined {
  const path = engine.path(kernel.nameSpan.file);
  const abi = engine.abi(engine.rootOf(path), 'ptx').find((a) => a.kernel.symbol === kernel.symbol);
  if (!abi) return undefined;
  const parts = abi.params.map(({ name, type }) => `${name}: ${type}`);
  const label = `${kernel.name}(${parts.join(', ')})`;
  const documentation = abi.params
    .map(({ name, offset, size }) => `\`${name}\` at offset ${offset}, ${size} bytes`)
    .join('\n\n');
  return { label, parameters: parametersOf(label), active, documentation };
}

/**
 * In the arguments of a launch: what the kernel takes, pointer and length apart where the launch
 * passes them so.
 */
function launchSignature(engine: Engine, path: string, offset: number): SignatureInfo | undefined {
  const launch = hostLaunchAt(engine, path, offset);
  const kernel = launch?.link?.kernel;
  const { args, argsEnd } = launch ?? {};
  // What a macro takes is not what the kernel takes.
  if (launch === undefined || launch.generated) return undefined;
  if (kernel?.params === undefined || args === undefined) return undefined;
  const from = args[0]?.span.start ?? argsEnd;
  if (from === undefined || offset < from - 1) return undefined;
  const parts = kernel.params.flatMap(({ name, type, slots }) => {
    if (launch.form === 'typed') return [`${name}: ${type}`];
    return slots.map((slot) => {
      if (slot.kind === 'length') return `${name}.len(): usize`;
      if (slot.kind === 'pointer')
        return `${name}: *${slot.mut ? 'mut' : 'const'} ${slot.elem ?? '_'}`;
      const own = slot.kind === 'unknown' || slot.kind === 'word' ? type : slot.type;
      return `${name}: ${own}`;
    });
  });
  let at = kernel.name.length + 1;
  const parameters = parts.map((part) => {
    const range = [at, at + part.length] as const;
    at += part.length + 2;
    return range;
  });
  const before = args.filter(({ span }) => span.end < offset).length;
  const inside = args.findIndex(({ span }) => span.start <= offset && offset <= span.end);
  return {
    label: `${kernel.name}(${parts.join(', ')})`,
    parameters,
    active: inside >= 0 ? inside : before,
    documentation: `\`${kernel.signature}\``,
  };
}
