/** Public face of `views`: types as plain data, and values of them read from bytes. */
export { type FloatFormatName, floatText } from './float-text.ts';
export { charText } from './literals.ts';
export {
  type Bytes,
  type Memory,
  type ReadResult,
  readView,
  type Shown,
  shownTree,
  UNINITIALIZED,
} from './read.ts';
export {
  type FieldStyle,
  type FieldView,
  heldField,
  heldType,
  sliceFields,
  type TypeTable,
  type TypeView,
  type VariantView,
} from './view.ts';
