/** Public face of the test kit. */
export { wholeManifest } from './extension-manifest.ts';
export { type FileCheckOptions, fileCheck } from './filecheck.ts';
export {
  type Annotation,
  checkDiagnostics,
  type Fixture,
  type FixtureFile,
  type FixtureRange,
  fixturesIn,
  parseFixture,
  readFixture,
  type Seen,
} from './fixture.ts';
export { listFiles, readRepo, relPath, repoPath, repoRoot } from './paths.ts';
export { isNightly, isSampled, sampled } from './sample.ts';
export { expectSnapshot, updating } from './snapshot.ts';
export { findTool, requireCrates, requireTool, type ToolName } from './tools.ts';
export { PATIENCE, until } from './until.ts';
