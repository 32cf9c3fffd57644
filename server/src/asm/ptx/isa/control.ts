/** Control flow (PTX ISA 9.7.12), the stack (9.7.17) and the rest (9.7.20). */
import { family } from './row.ts';

export const controlRows = family('control flow', [
  [
    'bra',
    {
      ops: 'L',
      is: 'goto label',
      doc: 'Jumps to a label. `.uni` promises that all threads of the warp that run take the same way.',
    },
  ],
  [
    'brx.idx',
    {
      ops: 'u32 L',
      ptx: 60,
      sm: 30,
      is: 'goto targets[a]',
      doc: 'Jumps through a table that `.branchtargets` declares. The index must lie in the table.',
    },
  ],
  [
    'call',
    {
      ops: '...',
      is: 'calls a function',
      doc: 'Calls a function by name, or by address together with a prototype or a list of targets. Arguments and results are `.param` variables or registers.',
      since: {},
    },
  ],
  [
    'ret',
    {
      ops: '',
      is: 'returns',
      doc: 'Returns to the caller, in a kernel it ends the thread. Threads that return early wait for the others where the ways meet.',
    },
  ],
  [
    'exit',
    {
      ops: '',
      is: 'ends the thread',
      doc: 'Ends the thread. Barriers of the block no longer wait for it.',
    },
  ],
]);

export const stackRows = family('stack', [
  [
    'stacksave',
    {
      ops: 'T',
      types: 'u32 u64',
      ptx: 73,
      sm: 52,
      is: 'd = stack pointer',
      doc: 'Reads the stack pointer of the function.',
    },
  ],
  [
    'stackrestore',
    {
      ops: 'T',
      types: 'u32 u64',
      ptx: 73,
      sm: 52,
      is: 'stack pointer = a',
      doc: 'Gives back what `alloca` took since the pointer was saved.',
    },
  ],
  [
    'alloca',
    {
      ops: 'T T b32?',
      types: 'u32 u64',
      ptx: 73,
      sm: 52,
      is: 'd = address of new stack memory',
      doc: 'Reserves bytes of local memory until the function returns; the address belongs to the local space.',
    },
  ],
]);

export const miscRows = family('miscellaneous', [
  ['brkpt', { ops: '', is: 'breakpoint', doc: 'Stops for a debugger.', sm: 11 }],
  [
    'nanosleep',
    {
      ops: 'u32',
      types: 'u32',
      ptx: 63,
      sm: 70,
      is: 'sleeps about a ns',
      doc: 'Suspends the thread for up to twice the given number of nanoseconds, at most one millisecond.',
    },
  ],
  [
    'pmevent',
    {
      ops: 'b32',
      ptx: 14,
      is: 'triggers a counter',
      doc: 'Triggers one of sixteen performance monitor events, or several with `.mask`.',
      since: { mask: [30, 20] },
    },
  ],
  [
    'trap',
    { ops: '', is: 'aborts the kernel', doc: 'Ends the kernel with an error that the host sees.' },
  ],
  [
    'setmaxnreg',
    {
      ops: 'b32',
      types: 'u32',
      ptx: 80,
      sm: 90,
      arch: true,
      is: 'changes the registers of a warp',
      doc: 'Asks for more registers for the warp (`.inc`) or gives some back (`.dec`); all warps of the warpgroup execute it.',
    },
  ],
]);
