/** What the rules about launches say alike: the kernel as a related place, counts in words. */

import type { Related } from '../../diag/index.ts';
import type { LaunchKernel } from '../../host/index.ts';

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
