/** Public face of `disk`: how Node's processes read source files, and write them. */

export { keepCompiledCode, reuseCompiledCode } from './compiled-code.ts';
export {
  isFolder,
  isThere,
  kindOf,
  listFiles,
  listRustFiles,
  machine,
  readTextFile,
  slashes,
} from './disk.ts';
export { collectGarbage, limitGrowth, limitHeap } from './heap.ts';
export { answersOnDisk, type KeptAnswers } from './kept-answers.ts';
export { loadKept, runKept } from './kept-code.ts';
export {
  lineOfProcess,
  VARIABLES_OF_LOOKS,
  type Written as KeptText,
  writeAgain,
} from './kept-line.ts';
export { type LoggedRead, logReads, type ReadLog } from './read-log.ts';
export { rememberSeen } from './seen.ts';
export { isInProject, readSpecData } from './spec-data.ts';
export { storeOnDisk } from './store.ts';
export { guardStreams, reasonOf } from './streams.ts';
export { optimizeLess } from './tiering.ts';
export { type Unreadable, whyUnreadable } from './unreadable.ts';
export { workspacesOf } from './workspace-root.ts';
export {
  type FileChange,
  type RefusalKind,
  undoInterrupted,
  WriteRefused,
  type WriteRequest,
  type WriterWorld,
  type Written,
  writeFiles,
} from './write-files.ts';
