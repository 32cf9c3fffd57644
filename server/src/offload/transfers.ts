/** What a launch copies, in words: a row for each value that travels. */
import { MAP, type MapEntry } from './mapping.ts';
import type { OffloadSite, SiteArg } from './site.ts';

export interface Transfer {
  /** As the host calls it, or the kernel. */
  readonly name: string;
  readonly type: string;
  /** When it is copied. */
  readonly when: string;
  /** `1024 bytes`, `4 * len bytes`. */
  readonly bytes: string;
}

/** The transfers of a launch, in order; arguments that cannot be passed say so. */
export function transfersOf({ args }: OffloadSite): readonly Transfer[] {
  return args.flatMap((arg) => {
    const { type, problem } = arg;
    const name = arg.name ?? arg.param;
    if (problem !== undefined) return [{ name, type, when: problem, bytes: '' }];
    return arg.entries
      .filter(({ role }) => role !== 'length')
      .map(
        (entry): Transfer => ({
          name: `${name}${arg.entries.length > 1 && entry.size.kind === 'static' ? entry.suffix : ''}`,
          type,
          when: directionOf(entry),
          bytes: sizeOf(entry, arg),
        }),
      );
  });
}

export function directionOf({ flags }: MapEntry): string {
  if ((flags & MAP.literal) !== 0) return 'passed by value';
  const to = (flags & MAP.to) !== 0;
  const from = (flags & MAP.from) !== 0;
  if (to && from) return 'copied to the device before, and back';
  if (to) return 'copied to the device before, not back';
  return from ? 'copied back' : 'not copied';
}

function sizeOf({ size }: MapEntry, { elements }: SiteArg): string {
  if (size.kind === 'static') return `${size.bytes} ${size.bytes === 1 ? 'byte' : 'bytes'}`;
  if (elements !== undefined) return `${BigInt(size.each) * elements} bytes`;
  return size.each === 1 ? 'len bytes' : `${size.each} * len bytes`;
}
