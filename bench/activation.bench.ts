/**
 * What activating the extension costs: loading the bundle that ships and calling `activate`, each
 * time in a new process. The bar is 50 ms on the clock. `npm run bench activation`, after `npm run
 * build -- --minify`.
 */
import { type Activation, measureActivation, median } from '../server/test/kit/activation.ts';

const ROUNDS = 21;

const runs = Array.from({ length: ROUNDS }, () => measureActivation('time'));
console.log('milliseconds          median      best');
for (const [name, key] of [
  ['on the processor', 'processor'],
  ['on the clock', 'clock'],
] as const satisfies readonly (readonly [string, keyof Activation])[]) {
  const times = runs.map((run) => run[key]);
  const figures = [median(times), Math.min(...times)].map((time) => time.toFixed(1).padStart(10));
  console.log(`${name.padEnd(18)}${figures.join('')}`);
}
