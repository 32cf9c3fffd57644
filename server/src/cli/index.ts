/** Public face of `cli`. */
export { EXIT, type Io } from './io.ts';
export { runCli } from './main.ts';
export { processIo } from './process-io.ts';
