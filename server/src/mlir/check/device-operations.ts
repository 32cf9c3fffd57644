/**
 * Operations of a GPU's thread in functions of the host. MLIR's verifier accepts them; no lowering
 * of the host does, because a host has no thread of a GPU (documentation of the `gpu` dialect).
 */
import type { MlirFile, Op } from '../syntax/tree.ts';
import type { CheckedFunctions, DeviceFacts } from './functions.ts';
import type { MlirProblem } from './problem.ts';

/** What only a thread of a GPU has, or takes part in. */
const DEVICE: ReadonlySet<string> = new Set(
  [
    'thread_id block_id block_dim grid_dim global_id lane_id subgroup_id num_subgroups',
    'subgroup_size cluster_id cluster_dim cluster_dim_blocks cluster_block_id barrier shuffle',
    'rotate ballot all_reduce subgroup_reduce subgroup_broadcast dynamic_shared_memory',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `gpu.${name}`),
);

const insideOf = (op: Op): readonly Op[] =>
  op.regions.flatMap(({ blocks }) => blocks.flatMap(({ ops }) => ops));

/** What of a function matters here; calls in a `gpu.launch` are made by the GPU. */
export function deviceFacts(top: Op): DeviceFacts {
  const operations: Op[] = [];
  const calls: string[] = [];
  const launched: string[] = [];
  const visit = (ops: readonly Op[], isLaunched: boolean): void => {
    for (const op of ops) {
      if (!isLaunched && DEVICE.has(op.name)) operations.push(op);
      for (const attr of op.attrs.values())
        if (attr.kind === 'symbol') (isLaunched ? launched : calls).push(attr.path.at(-1)!);
      visit(insideOf(op), isLaunched || op.name === 'gpu.launch');
    }
  };
  visit(insideOf(top), false);
  return { operations, calls, launched };
}

/**
 * Functions of the host with such operations. A function that a `gpu.launch` calls, itself or
 * through others, is one of the device. A function with attributes of other dialects may be what
 * these say, and a text that was not read completely may call it somewhere else.
 */
export function checkDeviceOperations(
  ops: readonly Op[],
  { lost }: MlirFile,
  functions: CheckedFunctions,
): readonly MlirProblem[] {
  if (lost.length > 0) return [];
  const hosts: { readonly op: Op; readonly facts: DeviceFacts }[] = [];
  let isUnknown = false;
  const collect = (all: readonly Op[]): void => {
    for (const op of all) {
      isUnknown ||= op.opaque;
      if (op.name === 'builtin.module') {
        isUnknown ||= hasForeignAttribute(op);
        collect(insideOf(op));
      }
      const facts = op.name === 'func.func' ? functions.get(op)?.device : undefined;
      if (facts !== undefined) hosts.push({ op, facts });
    }
  };
  collect(ops);
  if (isUnknown || hosts.every(({ facts }) => facts.operations.length === 0)) return [];
  const byName = new Map(hosts.map((host) => [host.op.symbol?.name, host]));
  const device = new Set(hosts.flatMap(({ facts }) => facts.launched));
  for (const name of device)
    for (const call of byName.get(name)?.facts.calls ?? []) device.add(call);
  return hosts.flatMap(({ op, facts }) => {
    if (op.symbol === undefined || device.has(op.symbol.name) || hasForeignAttribute(op)) return [];
    const { name, start, end } = op.symbol;
    return facts.operations.map(
      (one): MlirProblem => ({
        kind: 'device-operation',
        message: `\`${one.name}\` in a function of the host: there is no thread of a GPU`,
        start: one.nameStart,
        end: one.nameEnd,
        related: [{ message: `\`@${name}\` is called by no \`gpu.launch\``, start, end }],
      }),
    );
  });
}

/** Attributes that host functions and their modules have. */
const OF_HOSTS = /^(?:gpu\.container_module$|llvm\.|dlti\.)/;

/** An attribute of a dialect, like `hal.interface`, on a function or module. */
function hasForeignAttribute({ attrs }: Op): boolean {
  for (const name of attrs.keys()) if (name.includes('.') && !OF_HOSTS.test(name)) return true;
  return false;
}
