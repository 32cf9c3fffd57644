/** Public face of `report`: results as documents and names of findings, the same for all shells. */
export {
  type AgainstBaseline,
  againstBaseline,
  type Baseline,
  type BaselineEntry,
  baselineText,
  readBaseline,
} from './baseline.ts';
export { type Coverage, coverageOf, coverageText, gapsOf, hasGaps } from './coverage.ts';
export { fingerprints, hash64 } from './fingerprint.ts';
export {
  type CheckDocument,
  checkDocument,
  type DiagnosticDocument,
  diagnosticDocument,
  type FindingDocument,
  type PlaceDocument,
  placeDocument,
} from './json.ts';
export {
  type CheckReport,
  type Locate,
  type Located,
  locateIn,
  type Point,
  type Renderer,
  relativeTo,
} from './located.ts';
export { visible, visibleJson } from './visible.ts';
