/** Read before each bench: they run as the server's process does. */
import { limitInlining } from '../server/src/disk/index.ts';

limitInlining();
