/** Launch specs: reading, filling in, checking. Knows no target. */
export {
  crc32,
  decodeBase64,
  encodeBase64,
  numberOf,
  packElements,
  readElement,
  writeElement,
} from './bytes.ts';
export {
  type BufferArgument,
  type BufferContents,
  buffersOf,
  checkExpected,
  describeBuffer,
  type ExpandedArgument,
  type ExpandedLaunch,
  expandLaunch,
  expandLaunches,
  type Mismatch,
  placeAddresses,
  type ValueArgument,
} from './expand.ts';
export { generate, hash32 } from './generators.ts';
export { type Earlier, type LaunchSource, sourceOf } from './source.ts';
export {
  type BufferArg,
  type BufferRole,
  type Dtype,
  type Generator,
  type Launch,
  type LaunchArg,
  type LaunchSpec,
  type NumberText,
  type ScalarArg,
  type SliceArg,
  SpecError,
  type StructArg,
  type StructField,
  sizeOfDtype,
} from './spec.ts';
