/** Atomics at scalar addresses, and barriers and semaphores of all waves of the GPU. */
import { type AmdgcnInstructionRow, rows } from './row.ts';

const ATOMICS: Readonly<Record<string, string>> = {
  swap: 'replaces it',
  cmpswap: 'replaces it when it equals the second number of the data',
  add: 'adds',
  sub: 'subtracts',
  smin: 'takes the signed minimum',
  umin: 'takes the unsigned minimum',
  smax: 'takes the signed maximum',
  umax: 'takes the unsigned maximum',
  and: 'takes the AND',
  or: 'takes the OR',
  xor: 'takes the exclusive OR',
  inc: 'counts up, back to zero at the limit',
  dec: 'counts down, back to the limit at zero',
};

const atomics: readonly AmdgcnInstructionRow[] = Object.entries(ATOMICS).flatMap(([name, what]) =>
  rows('scalar memory', '9 101', 'sdata, sbase2, soffset', {
    [`s_atomic_${name}`]: `Atomically reads 32 bits at a scalar address and ${what}, once for the wave.`,
    [`s_atomic_${name}_x2`]: `Atomically reads 64 bits at a scalar address and ${what}, once for the wave.`,
    [`s_buffer_atomic_${name}`]: `Atomically reads 32 bits of a buffer at a scalar offset and ${what}, once for the wave.`,
    [`s_buffer_atomic_${name}_x2`]: `Atomically reads 64 bits of a buffer at a scalar offset and ${what}, once for the wave.`,
  }),
);

const everyWave: readonly AmdgcnInstructionRow[] = [
  ...rows('wait and hazard', '9-11', 'vsrc', {
    ds_gws_init: 'Gives a barrier or semaphore of the whole GPU its count.',
    ds_gws_sema_br: 'Raises a semaphore of the whole GPU by the operand.',
    ds_gws_barrier:
      'Waits until as many waves of the whole GPU have come to the barrier as it counts.',
  }),
  ...rows('wait and hazard', '9-11', '', {
    ds_gws_sema_v: 'Raises a semaphore of the whole GPU by one.',
    ds_gws_sema_p: 'Waits until a semaphore of the whole GPU is above zero, and lowers it.',
    ds_gws_sema_release_all: 'Lets all waves go that wait at a semaphore of the whole GPU.',
  }),
];

export const scalarAtomicRows: readonly AmdgcnInstructionRow[] = [...atomics, ...everyWave];
