/**
 * Public face of `spec`: launch specs as people write them, filled in by the types of the kernels,
 * and the comparison of results with what is expected. Knows no compiler and no engine.
 */

export type { Dtype } from '../emulate/index.ts';
export { signatureOf } from './argument-forms.ts';
export {
  type Comparison,
  compareBytes,
  type Difference,
  type Expectation,
  expectedBytes,
  namesBefore,
  showNumber,
  type Tolerance,
} from './expected.ts';
export { FUNCTIONS } from './expression.ts';
export type { FillContext } from './fill.ts';
export { Problems, type SpecProblem } from './json.ts';
export { readNpy, writeNpy } from './npy.ts';
export type { PlannedArgument, PlannedBuffer } from './planned.ts';
export {
  DYNAMIC_MEMORY,
  type PlannedLaunch,
  planSpec,
  readSpec,
  type SpecFile,
  type SpecPlan,
  sizesOfLaunch,
} from './read.ts';
export {
  BUFFER_KEYS,
  DTYPES,
  EXPECTED_KEYS,
  EXPLICIT_KEYS,
  FILE_KEYS,
  FINDING_CODES,
  GENERATORS,
  type KeyDoc,
  LAUNCH_KEYS,
  specSchema,
  TENSOR_MAP_KEYS,
} from './shape.ts';
export { allValues, type BufferSummary, showValue, sparkline, summarise } from './summary.ts';
export { type TestComment, testComments } from './test-comment.ts';
export * from './types.ts';
export { type WrittenArgument, type WrittenLaunch, writtenLaunch } from './written-launch.ts';
