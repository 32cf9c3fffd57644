/**
 * What host code does with device memory and streams besides launches: reads back, waits, hands on.
 */
import type { Span } from '../base/index.ts';
import type { CallExpr, MethodCallExpr } from '../syntax/index.ts';
import { calledName, type LaunchNode, type Site } from './apis/index.ts';
import { placeIn } from './around.ts';
import { pathText } from './eval-values.ts';
import type { HostLaunch } from './launch.ts';
import { bytesOf, nameOf, pointee } from './types.ts';
import type { HostValue } from './value.ts';

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
  /** The driver copies between a variable of the host's and the device. */
  | {
      readonly kind: 'copy';
      readonly name: string;
      /** The number of bytes, where it is written. */
      readonly size: HostValue;
      readonly sizeSpan: Span;
      /** The address of the host's memory. */
      readonly host: HostValue;
      readonly owner: Span;
      readonly span: Span;
    }
  /** Something that may wait for the device: for one stream alone, where that is known. */
  | {
      readonly kind: 'wait';
      readonly stream?: string | undefined;
      readonly owner: Span;
      readonly span: Span;
    };

/** Methods of cust's buffers that copy to the host at once, whatever other streams do. */
const READS = /^(?:copy_to|as_host_vec|as_host_value)$/;
/** Functions that free what they are given, a pointer of the driver or a buffer. */
const FREES =
  /^(?:drop|drop_async|cuda_free|free_sync|free_async|cuMemFree(?:Async)?(?:_v2)?|hipFree(?:Async)?)$/;
const WAITS = /sync|wait|query|finish|join|block_on|elapsed|await|drop|record|add_callback/i;

/** What a call does with device memory or a stream; undefined where that is nothing. */
export function readAt(node: LaunchNode, site: Site): HostRead | undefined {
  if (node.kind === 'MacroCall') return undefined;
  const { owner, around, block } = site;
  const memory = freedBy(node, site);
  if (memory !== undefined)
    return { kind: 'free', memory, block, owner, span: placeIn(node, around) };
  return node.kind === 'MethodCallExpr' ? methodRead(node, site) : functionRead(node, site);
}

function methodRead(node: MethodCallExpr, site: Site): HostRead | undefined {
  const { owner, around, evaluator, scope } = site;
  const span = placeIn(node, around);
  const name = node.name.text;
  if (READS.test(name)) {
    const { memory, part, type } = evaluator.eval(node.receiver, scope, around);
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
  if (name === 'synchronize') {
    const { stream } = evaluator.eval(node.receiver, scope, around);
    return { kind: 'wait', stream, owner, span };
  }
  const handsOn = node.args.some((arg) => /stream/i.test(pathText(arg) ?? ''));
  return WAITS.test(name) || handsOn ? { kind: 'wait', owner, span } : undefined;
}

function functionRead(node: CallExpr, site: Site): HostRead | undefined {
  // `Ok(..)` and the like make a value and nothing else.
  if (/^[A-Z]/.test(calledName(node) ?? '')) return undefined;
  const copy = copyAt(node, site);
  if (copy !== undefined) return copy;
  const { owner, around, evaluator, scope } = site;
  const span = placeIn(node, around);
  for (const arg of node.args) {
    const { memory, part, type } = evaluator.eval(arg, scope, around);
    if (memory === undefined || part !== 'pointer') continue;
    if ((type.kind === 'ref' || type.kind === 'ptr') && type.mut)
      return { kind: 'alloc', memory: memory.id, owner, span };
  }
  // A function may do anything with a stream or context that it gets.
  return { kind: 'wait', owner, span };
}

/** Copies of the drivers: to, from, and how many bytes. */
const COPIES = /^(?:cuMemcpy|hipMemcpy|cudaMemcpy)(?:HtoD|DtoH)?(?:Async)?(?:_v2)?$/;

function copyAt(node: CallExpr, site: Site): HostRead | undefined {
  const name = calledName(node) ?? '';
  const [to, from, bytes] = node.args;
  if (!COPIES.test(name) || to === undefined || from === undefined || bytes === undefined)
    return undefined;
  const { evaluator, scope, around, owner } = site;
  const values = [to, from].map((expr) => evaluator.eval(expr, scope, around));
  const host = values.find(({ addressOf }) => addressOf !== undefined);
  if (host === undefined) return undefined;
  const size = countedBy(host, evaluator.eval(bytes, scope, around));
  const sizeSpan = placeIn(bytes, around);
  return { kind: 'copy', name, size, sizeSpan, host, owner, span: placeIn(node, around) };
}

/** A size that is written as a number, and is the number of elements at the address. */
function countedBy({ addressOf, len, type }: HostValue, size: HostValue): HostValue {
  if (size.counts !== undefined || size.int === undefined || size.int !== len) return size;
  const bytes = bytesOf(pointee(type));
  if (addressOf === undefined || bytes === undefined) return size;
  return { ...size, counts: { of: addressOf, bytes } };
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
  if (isBuffer) {
    // Behind `&mut` another one may have been put there.
    const { lent } = site.around.changes;
    const isLent = lent.has(memory.name) || lent.has(pathText(operand) ?? memory.name);
    return part === 'buffer' && memory.made !== undefined && !isLent ? memory.id : undefined;
  }
  return part === 'pointer' ? memory.id : undefined;
}
