/** Loads the command, `main-command.ts`, with what was compiled of it before. */
import { fileURLToPath } from 'node:url';
import { runKept } from './disk/index.ts';

runKept(fileURLToPath(new URL('./command.cjs', import.meta.url)), WARPLENS_VERSION);
