/** DWARF for both vendors: entries, types, functions and their variables, inlined code. */
export type { EncodedUnit, Piece } from './die.ts';
export { DebugSections } from './sections.ts';
export type { DwarfPlace } from './unit.ts';
