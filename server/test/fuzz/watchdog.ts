/**
 * Ending a process from which nothing comes any more: a loop that does not end cannot be left from
 * inside.
 */
import { Worker } from 'node:worker_threads';

/** Ends this process when the function it gives has not been called for so many seconds. */
export async function watchdog(silence: number): Promise<() => void> {
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const code = `
    const { workerData } = require('node:worker_threads');
    let before = -1, since = Date.now();
    setInterval(() => {
      const now = Atomics.load(workerData, 0);
      if (now !== before) { before = now; since = Date.now(); }
      else if (Date.now() - since > ${silence * 1000}) process.kill(process.pid, 'SIGKILL');
    }, 1000);`;
  const worker = new Worker(code, { eval: true, workerData: shared });
  await new Promise((resolve) => worker.once('online', resolve));
  return () => {
    Atomics.add(shared, 0, 1);
  };
}
