/** What the rules about launches say alike: the kernel as a related place, counts in words. */

import type { Related } from '../../diag/index.ts';
import type { HostLaunch, LaunchKernel } from '../../host/index.ts';

/** The kernel with its signature. */
export function kernelPlace(kernel: LaunchKernel): Related {
  return { span: kernel.nameSpan, message: `\`${kernel.signature}\`` };
}

/** `1 argument`, `3 arguments`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** `256 x 1 x 1` without trailing ones. */
export function shapeText([x, y, z]: readonly [bigint, bigint, bigint]): string {
  return `(${x}, ${y}, ${z})`;
}

type Sizes = readonly (bigint | undefined)[];

/** Does the driver refuse these sizes of a grid and a block, whatever the kernel is? */
export function isRefused(grid: Sizes, block: Sizes): boolean {
  const threads = block.reduce<bigint>((product, size) => product * (size ?? 1n), 1n);
  const zero = [...grid, ...block].includes(0n);
  return (
    zero ||
    threads > 1024n ||
    (block[2] ?? 1n) > 64n ||
    grid.slice(1).some((n) => (n ?? 1n) > 65535n)
  );
}

/** The same of a launch: what else is wrong with its sizes does not count then. */
export function isRefusedLaunch({ grid, block }: Pick<HostLaunch, 'grid' | 'block'>): boolean {
  const sizes = (dims: HostLaunch['grid']): Sizes => dims?.sizes.map(({ value }) => value) ?? [];
  return isRefused(sizes(grid), sizes(block));
}
