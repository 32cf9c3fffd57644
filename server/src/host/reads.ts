/**
 * What host code does with device memory and streams besides launches: reads back, waits, hands on.
 */
import type { Span } from '../base/index.ts';
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
  /** Something that may wait for the device. */
  | { readonly kind: 'wait'; readonly owner: Span; readonly span: Span };

/** Methods of cust's buffers that copy to the host at once, whatever other streams do. */
const READS = /^(?:copy_to|as_host_vec|as_host_value)$/;
const WAITS = /sync|wait|query|finish|join|block_on|elapsed|await|drop|record|add_callback/i;

export function readAt(node: LaunchNode, site: Site): HostRead | undefined {
  if (node.kind === 'MacroCall') return undefined;
  const { owner, around } = site;
  const span = placeIn(node, around);
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
  // A function may do anything with a stream or context that it gets.
  return { kind: 'wait', owner, span };
}
