/** How asynchronous copies combine what they bring with what is there (PTX ISA, `red.async`). */

/** The modifiers `.add`, `.min` and so on, of `cp.reduce.async.bulk` and its kind. */
export const BULK_OPERATIONS = ['add', 'min', 'max', 'inc', 'dec', 'and', 'or', 'xor'] as const;

/** One of them. */
export type BulkOperation = (typeof BULK_OPERATIONS)[number];
