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
  checkExpected,
  describeBuffer,
  type ExpandedArgument,
  type ExpandedLaunch,
  expandLaunch,
  expandLaunches,
  type Mismatch,
  type ValueArgument,
} from './expand.ts';
export { generate } from './generators.ts';
export { readLaunchSpec } from './read-spec.ts';
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
  SpecError,
  type StructArg,
  sizeOfDtype,
} from './spec.ts';
