/** Public face of `report`: results as documents and names of findings, the same for all shells. */
export {
  type AgainstBaseline,
  againstBaseline,
  type Baseline,
  type BaselineEntry,
  baselineText,
  readBaseline,
} from './baseline.ts';
export { compiledDocument } from './compile-json.ts';
export {
  type Coverage,
  coverageOf,
  coverageText,
  decisionsIn,
  gapsOf,
  hasGaps,
  launchesIn,
  launchesText,
  NO_COVERAGE,
  type ShownDecision,
  type ShownLaunch,
} from './coverage.ts';
export type * from './documents.ts';
export { fingerprints, hash64 } from './fingerprint.ts';
export {
  checkDocument,
  decisionRows,
  diagnosticDocument,
  launchRows,
  placeDocument,
} from './json.ts';
export { kernelsDocument, kernelsOf, type RootedKernel } from './kernels-json.ts';
export {
  type CheckReport,
  type Locate,
  type Located,
  locateIn,
  type Point,
  type Renderer,
  relativeTo,
} from './located.ts';
export {
  type ProfileChange,
  type ProfileLaunchChange,
  profileChanges,
  readProfile,
} from './profile-diff.ts';
export { placeText, profileDocument } from './profile-json.ts';
export { type FileTree, type ListFiles, mlirBelow, rustRootsBelow } from './roots.ts';
export { type RunNames, runDocument } from './run-json.ts';
export { speedscopeDocument } from './speedscope.ts';
export { visible, visibleJson } from './visible.ts';
