/** How the crate's own host code launches a kernel, where all its launches agree. */
import type { LinkedLaunch } from '../../host/index.ts';
import type { Launch } from '../launch-comment.ts';

/**
 * Undefined where nothing of it is a constant, or launches differ: rules about launches look at
 * each of them.
 */
export function launchInHost(own: readonly LinkedLaunch[]): Launch | undefined {
  if (own.length === 0) return undefined;
  const blocks = own.map(({ block }) => block?.sizes.map(({ value }) => value) ?? []);
  const [first] = blocks;
  const agree =
    first?.length === 3 &&
    first.every((size) => size !== undefined && size >= 1n && size <= 1024n) &&
    blocks.every((block) => block.join() === first.join());
  const bytes = own.map(({ shared }) => shared?.value);
  const sameBytes = bytes[0] !== undefined && bytes.every((one) => one === bytes[0]);
  if (!agree && !sameBytes) return undefined;
  const [x, y, z] = (first ?? []).map(Number);
  return {
    workgroupMem: sameBytes ? Number(bytes[0]) : undefined,
    memSpan: undefined,
    block: agree ? [x!, y!, z!] : undefined,
    at: own[0]!.callee,
    inHost: true,
  };
}
