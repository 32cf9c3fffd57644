/**
 * The raw drivers: `cuLaunchKernel`, `cuLaunchKernelEx` and `hipModuleLaunchKernel` with an array
 * of pointers to the arguments.
 */
import type { Span } from '../../base/index.ts';
import type { AnyExpr, CallExpr } from '../../syntax/index.ts';
import type { HostLaunch } from '../launch.ts';
import {
  type Dims,
  dimsOf,
  type HostValue,
  type KernelName,
  type ModuleSource,
  type Size,
} from '../value.ts';
import {
  argsOf,
  calledName,
  evaluated,
  type LaunchApi,
  launchAt,
  type Site,
  sizeAt,
} from './api.ts';
import { pointed } from './cust.ts';

const LAUNCH = /^(?:cuLaunchKernel|hipModuleLaunchKernel|cuLaunchCooperativeKernel)$/;
const EX = 'cuLaunchKernelEx';
const LOOK_UP = /^(?:cuModuleGetFunction|hipModuleGetFunction|cuLibraryGetKernel)$/;

/**
 * Function, three sizes of the grid, three of the block, bytes, stream, arguments, and what else
 * there is.
 */
const FEWEST = 10;

export const DRIVER_LAUNCH: LaunchApi = {
  name: 'cuLaunchKernel',
  words: [
    'cuLaunchKernel',
    'cuLaunchKernelEx',
    'hipModuleLaunchKernel',
    'cuLaunchCooperativeKernel',
    'cuMemcpy',
    'hipMemcpy',
  ],
  marks: [String.raw`\b(?:cuLaunch(?:Cooperative)?Kernel(?:Ex)?|hipModuleLaunchKernel)\b`],
  match(node, site) {
    const called = calledName(node);
    if (node.kind !== 'CallExpr' || called === undefined) return undefined;
    if (called === EX) return extended(node, site);
    if (!LAUNCH.test(called)) return undefined;
    if (node.args.length < FEWEST) return undefined;
    const values = argsOf(node.args, site);
    const size = (at: number): Size => sizeAt(values[at]!.value, values[at]!.span);
    const dims = (from: number): Dims => ({
      span: {
        file: site.around.file,
        start: values[from]!.span.start,
        end: values[from + 2]!.span.end,
      },
      sizes: [size(from), size(from + 1), size(from + 2)],
    });
    const params = values[9]!;
    const func = node.args[0]!;
    return launchAt(called, node, site, {
      kernel: values[0]!.value.kernel ?? writtenTo(func, site),
      callee: values[0]!.span,
      grid: dims(1),
      block: dims(4),
      shared: size(7),
      args: pointed(params.value.elems, params.span),
      stream: values[8]!.value,
    });
  },
};

/**
 * `cuLaunchKernelEx(&config, func, params, extra)`: sizes, stream and attributes are fields of a
 * `CUlaunchConfig`; of its attributes the one with the blocks of a cluster counts (CUDA driver
 * API).
 */
function extended(node: CallExpr, site: Site): HostLaunch | undefined {
  if (node.args.length !== 4) return undefined;
  const [config, func, params] = argsOf(node.args, site);
  const fields = config!.value.fields;
  const { span } = config!;
  const size = (name: string): Size => {
    const field = fields?.get(name);
    return field === undefined ? { value: undefined, span } : sizeAt(field, field.span ?? span);
  };
  const dims = (of: string): Dims => ({
    span,
    sizes: [size(`${of}X`), size(`${of}Y`), size(`${of}Z`)],
  });
  return launchAt(EX, node, site, {
    kernel: func!.value.kernel ?? writtenTo(node.args[1]!, site),
    callee: func!.span,
    grid: dims('gridDim'),
    block: dims('blockDim'),
    cluster: clusterOf(fields?.get('attrs'), span),
    shared: size('sharedMemBytes'),
    args: pointed(params!.value.elems, params!.span),
    stream: fields?.get('hStream'),
  });
}

/** The blocks of a cluster that an attribute, or one of several, says. */
function clusterOf(attrs: HostValue | undefined, use: Span): Dims | undefined {
  for (const attr of attrs?.elems ?? (attrs === undefined ? [] : [attrs])) {
    const size = attr.fields?.get('value')?.fields?.get('clusterDim');
    if (size !== undefined) return dimsOf(size, size.span ?? use, use.file);
  }
  return undefined;
}

/** The variable that an expression begins with. */
export function variableOf(expr: AnyExpr): string | undefined {
  let at = expr;
  for (;;) {
    if (at.kind === 'PathExpr')
      return at.path.segments.length === 1 ? at.path.segments[0]!.name.text : undefined;
    if (at.kind === 'MethodCallExpr') at = at.receiver;
    else if (at.kind === 'FieldExpr') at = at.base;
    else if (at.kind === 'RefExpr' || at.kind === 'ParenExpr' || at.kind === 'CastExpr')
      at = at.expr;
    else if (at.kind === 'UnaryExpr') at = at.operand;
    else return undefined;
  }
}

/** A call of the driver that looks a function up: into which variable, and under which name. */
export function lookedUpInto(
  call: CallExpr,
  site: Site,
): { readonly variable: string; readonly name: KernelName | undefined } | undefined {
  if (!LOOK_UP.test(calledName(call) ?? '') || call.args.length < 3) return undefined;
  const variable = variableOf(call.args[0]!);
  return variable === undefined ? undefined : { variable, name: lookedUp(call, site) };
}

/** The name that was looked up into the variable, if it is the only one before the launch. */
function writtenTo(func: AnyExpr, site: Site): KernelName | undefined {
  const name = variableOf(func);
  const found = site.lookUps.filter(({ variable }) => variable === name);
  return found.length === 1 ? found[0]!.name : undefined;
}

/** The name in a call of the driver that looks a function up. */
export function lookedUp(call: CallExpr, site: Site): KernelName | undefined {
  if (!LOOK_UP.test(calledName(call) ?? '')) return undefined;
  const value = call.args[2] && evaluated(call.args[2], site);
  if (value?.text === undefined || value.textSpan === undefined) return undefined;
  const zero = value.text.endsWith('\0');
  return {
    text: value.text.replace(/\0$/, ''),
    span: zero ? { ...value.textSpan, end: value.textSpan.end - 2 } : value.textSpan,
    how: 'string',
    module: undefined,
    qualifier: [],
    generics: undefined,
  };
}

const FROM_FILE = /^(?:cu|hip)ModuleLoad$|^cuLibraryLoadFromFile$/;
const FROM_MEMORY = /^(?:cu|hip)ModuleLoad(?:Data(?:Ex)?|FatBinary)$|^cuLibraryLoadData$/;

/** Does a function of the driver load a module, into where its first operand points? */
export function isDriverLoad(name: string): boolean {
  return FROM_FILE.test(name) || FROM_MEMORY.test(name);
}

/** What such a call loads, as far as its second operand says. */
export function driverModule(call: CallExpr, site: Site): ModuleSource | undefined {
  const image = call.args[1] && evaluated(withoutCasts(call.args[1]), site);
  const text = image?.text?.replace(/\0$/, '');
  if (FROM_FILE.test(calledName(call) ?? ''))
    return text === undefined ? undefined : { path: text };
  if (image?.module !== undefined) return image.module;
  return text === undefined ? undefined : { text, textSpan: image?.textSpan };
}

/** A pointer as it was before it was cast. */
function withoutCasts(expr: AnyExpr): AnyExpr {
  let at = expr;
  for (;;) {
    if (at.kind === 'CastExpr' || at.kind === 'ParenExpr') at = at.expr;
    else if (at.kind === 'MethodCallExpr' && at.name.text === 'cast') at = at.receiver;
    else return at;
  }
}
