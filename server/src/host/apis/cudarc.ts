/**
 * `cudarc`: `stream.launch_builder(&f).arg(&a).launch(config)`, and `f.launch(config, (a, b))` of
 * its older versions.
 */
import type { AnyExpr, MethodCallExpr } from '../../syntax/index.ts';
import type { LaunchArg } from '../launch.ts';
import { nameOf } from '../types.ts';
import type { HostValue } from '../value.ts';
import {
  configParts,
  evaluated,
  type LaunchApi,
  launchAt,
  offsetIn,
  type Site,
  spanAt,
} from './api.ts';
import { type BuilderForm, chainOf } from './builder.ts';

const LAUNCHES = /^launch(?:_cooperative)?$/;

const FORM: BuilderForm<MethodCallExpr> = {
  isStart: (expr): expr is MethodCallExpr =>
    expr.kind === 'MethodCallExpr' && expr.name.text === 'launch_builder',
  steps: /^(?:arg|record_kernel_launch)$/,
};

export const CUDARC_BUILDER: LaunchApi = {
  name: 'launch_builder',
  words: ['launch_builder'],
  marks: [String.raw`\bcudarc::`, String.raw`\.launch_builder\(`],
  match(node, site) {
    if (node.kind !== 'MethodCallExpr' || !LAUNCHES.test(node.name.text)) return undefined;
    if (node.args.length !== 1) return undefined;
    const chain = chainOf(FORM, node.receiver, site);
    if (chain === undefined) return undefined;
    const [config] = node.args;
    const value = evaluated(config!, site);
    const func = chain.start.args[0];
    const kernel = func && evaluated(func, site).kernel;
    return launchAt('launch_builder', node, site, {
      kernel,
      callee: spanAt(func ?? chain.start.name, site),
      ...configParts(value, spanAt(config!, site)),
      args: chain.calls
        ?.flatMap(({ name, args }) => (name.text === 'arg' ? args : []))
        .map((arg) => referred(arg, site)),
      argsEnd: offsetIn(chain.end, site),
      separator: 'chain',
      wrap: (expr) => `.arg(${/^[a-z_]\w*$/.test(expr) ? '&' : '&'}${expr})`,
      stream: evaluated(chain.start.receiver, site),
    });
  },
};

/** `.arg(&x)`: what is referred to. */
function referred(expr: AnyExpr, site: Site): LaunchArg {
  const value = evaluated(expr, site);
  const { type } = value;
  const span = spanAt(expr, site);
  if (type.kind !== 'ref') return { span, value };
  const name = nameOf(type.inner);
  // A buffer goes by reference, and is mutable by it.
  if (name !== undefined && /^Cuda(?:Slice|View|ViewMut)$/.test(name)) return { span, value };
  return { span, value: { ...value, type: type.inner }, byRef: true };
}

export const CUDARC_ASYNC: LaunchApi = {
  name: 'LaunchAsync',
  words: ['LaunchAsync', 'LaunchConfig'],
  marks: [String.raw`\bcudarc::`, String.raw`\bLaunchAsync\b`],
  match(node, site) {
    if (node.kind !== 'MethodCallExpr') return undefined;
    const onStream = node.name.text === 'launch_on_stream';
    if (!onStream && !LAUNCHES.test(node.name.text)) return undefined;
    if (node.args.length !== (onStream ? 3 : 2)) return undefined;
    const [config, params] = node.args.slice(-2);
    if (params?.kind !== 'TupleExpr') return undefined;
    const value: HostValue = evaluated(config!, site);
    const func = evaluated(node.receiver, site);
    if (func.kernel === undefined && nameOf(value.type) !== 'LaunchConfig') return undefined;
    const args = params.elems.map(
      (expr): LaunchArg => ({ span: spanAt(expr, site), value: evaluated(expr, site) }),
    );
    return launchAt('LaunchAsync', node, site, {
      kernel: func.kernel,
      callee: spanAt(node.receiver, site),
      ...configParts(value, spanAt(config!, site)),
      args,
      argsEnd: offsetIn(params.elems.at(-1)?.end ?? params.start + 1, site),
      stream: onStream ? evaluated(node.args[0]!, site) : undefined,
    });
  },
};
