/**
 * What host code does with device memory and streams besides launches: reads back, waits, hands on.
 */
import type { Span } from '../base/index.ts';
import type { CallExpr, MethodCallExpr } from '../syntax/index.ts';
import { calledName, type LaunchNode, type Site } from './apis/index.ts';
import { placeIn } from './around.ts';
import { pathText } from './eval-parts.ts';
import type { HostLaunch } from './launch.ts';
import { nameOf } from './types.ts';

export type HostRead =
  | {
      readonly kind: 'launch';
      readonly at: HostLaunch;
      readonly owner: Span;
      readonly span: Span;
    }
  /** The host gets the contents of device memory, on the default stream. */
  | {
      readonly kind: 'read';
      /** The method's name. */
      readonly name: string;
      readonly nameSpan: Span;
      readonly memory: string;
      /** The statement that reads. */
      readonly statement: Span;
      readonly owner: Span;
      readonly span: Span;
    }
  /** Device memory is freed, here and in whatever comes behind it in `block`. */
  | {
      readonly kind: 'free';
      readonly memory: string;
      readonly block: Span;
      readonly owner: Span;
      readonly span: Span;
    }
  /** A variable of the driver's pointer type is lent to somebody who may allocate into it. */
  | {
      readonly kind: 'alloc';
      readonly memory: string;
      readonly owner: Span;
      readonly span: Span;
    }
  /** Something that may wait for the device. */
  | { readonly kind: 'wait'; readonly owner: Span; readonly span: Span };

/** Methods of cust's buffers that copy to the host at once, whatever other streams do. */
const READS = /^(?:copy_to|as_host_vec|as_host_value)$/;
/** Functions that free what they are given, a pointer of the driver or a buffer. */
const FREES =
  /^(?:drop|drop_async|cuda_free|free_sync|free_async|cuMemFree(?:Async)?(?:_v2)?|hipFree(?:Async)?)$/;
const WAITS = /sync|wait|query|finish|join|block_on|elapsed|await|drop|record|add_callback/i;

export function readAt(node: LaunchNode, site: Site): HostRead | undefined {
  if (node.kind === 'MacroCall') return undefined;
  const { owner, around, block } = site;
  const span = placeIn(node, around);
  const memory = freedBy(node, site);
  if (memory !== undefined) return { kind: 'free', memory, block, owner, span };
  if (node.kind === 'MethodCallExpr') {
    const name = node.name.text;
    if (READS.test(name)) {
      const { memory, part, type } = site.evaluator.eval(node.receiver, site.scope, around);
      if (memory !== undefined && part === 'buffer' && /^Device/.test(nameOf(type) ?? ''))
        return {
          kind: 'read',
          name,
          nameSpan: placeIn(node.name, around),
          memory: memory.id,
          statement: site.statement,
          owner,
          span,
        };
    }
    const handsOn = node.args.some((arg) => /stream/i.test(pathText(arg) ?? ''));
    return WAITS.test(name) || handsOn ? { kind: 'wait', owner, span } : undefined;
  }
  // `Ok(..)` and the like make a value and nothing else.
  if (/^[A-Z]/.test(calledName(node) ?? '')) return undefined;
  for (const arg of node.args) {
    const { memory: into, part, type } = site.evaluator.eval(arg, site.scope, around);
    if (into === undefined || part !== 'pointer') continue;
    if ((type.kind === 'ref' || type.kind === 'ptr') && type.mut)
      return { kind: 'alloc', memory: into.id, owner, span };
  }
  // A function may do anything with a stream or context that it gets.
  return { kind: 'wait', owner, span };
}

/** The memory that a call frees for certain. */
function freedBy(node: MethodCallExpr | CallExpr, site: Site): string | undefined {
  if (!FREES.test(calledName(node) ?? '')) return undefined;
  const operand = node.kind === 'MethodCallExpr' ? node.receiver : node.args[0];
  if (operand === undefined) return undefined;
  const { memory, part, type } = site.evaluator.eval(operand, site.scope, site.around);
  if (memory === undefined || type.kind !== 'named') return undefined;
  // Of a buffer that came from elsewhere there may be other owners.
  const isBuffer = /^drop/.test(calledName(node)!);
  if (isBuffer) return part === 'buffer' && memory.made !== undefined ? memory.id : undefined;
  return part === 'pointer' ? memory.id : undefined;
}
