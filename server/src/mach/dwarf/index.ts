/** DWARF for both vendors: entries, types, functions and their variables, inlined code. */
export type { EncodedUnit, Piece } from './die.ts';
export { atLabel, type ExpressionWords, inSpace, locationOf } from './expressions.ts';
export {
  type LocationRange,
  type MachRecord,
  PlaceLabels,
  type Source,
  type TrackedBlock,
  type TrackedStep,
  trackVariables,
} from './locations.ts';
export { DebugSections } from './sections.ts';
export type { DwarfPlace } from './unit.ts';
