/** How V8 translates the compiler in Node's processes. */
import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of bytecode that V8 may put into one function in place of calls, beside functions of a few
 * bytes; 920 by default.
 */
const MOST_INLINED = 100;

/**
 * Bytes of bytecode that a function runs before V8 optimizes it; 132 KB by default. From version 12
 * on (Node 22) V8 counts otherwise, and complains of the flag on standard error.
 */
const UNOPTIMIZED = { bytes: 170_000, until: 12 };

/**
 * A compiler has many functions that are equally hot, and an editor's first question meets them all
 * unoptimized. V8 optimizes one after the other on one thread, 6 ms each with what it inlines, and
 * that thread takes time from the one that everybody waits for. So there is less of it: less
 * inlining, and later; but each function becomes machine code without optimization, which takes
 * next to nothing, when it first runs and not in batches. Each brings the first findings of 5,000
 * lines a fifth sooner; machine code takes 4 MB, a first look at 20,000 lines gets a tenth slower,
 * and what comes afterwards is as fast, as far as can be measured. Nor does V8 learn which
 * allocations live long, and put them elsewhere from then on: it throws away the functions that it
 * has optimized without knowing. A process calls this before it does anything else.
 */
export function optimizeLess(): void {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_INLINED}`);
  if (Number.parseInt(process.versions.v8, 10) < UNOPTIMIZED.until)
    setFlagsFromString(`--interrupt-budget=${UNOPTIMIZED.bytes}`);
  setFlagsFromString('--always-sparkplug');
  setFlagsFromString('--no-allocation-site-pretenuring');
}
