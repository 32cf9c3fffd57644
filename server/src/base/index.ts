/** Public face of `base`: what every layer may use. Imports nothing from other layers. */
export { append, greatest, smallest, splice } from './append.ts';
export { BULK_OPERATIONS, type BulkOperation } from './bulk-operations.ts';
export type { Draft } from './draft.ts';
export { Fuel, LIMITS, type Limit } from './fuel.ts';
export { assertNever, InvariantError, invariant } from './invariant.ts';
export { type LineCol, LineIndex } from './line-index.ts';
export { type LiveEdges, LiveSets } from './live-sets.ts';
export { mapPacked } from './map-packed.ts';
export { nearest } from './nearest.ts';
export { runsOf, sameMembers } from './runs.ts';
export { sameData } from './same-data.ts';
export { type FileId, fileId, type Span } from './span.ts';
export { strongComponents } from './strong-components.ts';
export { applyEdits, type TextEdit } from './text-edit.ts';
export { textHash } from './text-hash.ts';
export { dimText, rangesText } from './threads.ts';
export { decode, encode, pathOfUri, uriOfPath } from './uris.ts';
export { spendWork, TooMuchWork, withinWork, workSoFar } from './work.ts';
