/** Public face of `library`: the functions of the package, over files or texts. */
export type * from './api.ts';
export { WarplensError } from './error.ts';
export { createLibrary } from './library.ts';
export type { LibraryFiles, LibraryHost } from './project.ts';
