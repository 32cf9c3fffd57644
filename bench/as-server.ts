/** Read before each bench: they run as the server's process does. */
import { optimizeLess } from '../server/src/disk/index.ts';

optimizeLess();
