/** What is wrong with accesses to memory of another block of the cluster, in words. */
import type { Dim3 } from './api.ts';
import type { NewFault } from './fault-log.ts';

/** An access to memory of another block. */
export interface RemoteAccess {
  readonly writes: boolean;
  /** As messages name it. */
  readonly element: string;
  /** Whose memory it is. */
  readonly owner: Dim3;
  readonly block: Dim3;
  readonly thread: Dim3;
  /** By a copy that the thread has begun and that runs beside it. */
  readonly isCopy: boolean;
}

/**
 * Memory of another block may be accessed from its start to its end, which the barrier of the
 * cluster makes certain (CUDA C++ programming guide, distributed shared memory).
 */
export function clusterFault(what: 'start' | 'end', access: RemoteAccess): NewFault {
  const { writes, element, owner, block, thread, isCopy } = access;
  const name = `thread ${dims(thread)} of block ${dims(block)}`;
  const who = isCopy ? `a copy that ${name} began` : name;
  const verb = writes ? 'writes to' : 'reads';
  const where = element.endsWith('workgroup memory') ? '' : ' of workgroup memory';
  const whose = `${element}${where} of block ${dims(owner)}`;
  if (what === 'start')
    return {
      kind: 'undefined-behaviour',
      message: `${who} ${verb} ${whose}, and nothing makes certain that this block has started`,
      help: 'let the cluster wait for all its blocks before the first such access, by `cluster_sync`',
    };
  return {
    kind: 'dangling-pointer',
    message: `${who} ${verb} ${whose}, which may have ended: nothing makes it wait`,
    help: 'let the cluster wait for all its blocks behind the last such access, by `cluster_sync`',
  };
}

function dims([x, y, z]: Dim3): string {
  return y === 0 && z === 0 ? `${x}` : `[${x}, ${y}, ${z}]`;
}
