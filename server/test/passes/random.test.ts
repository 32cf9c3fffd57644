/**
 * Differential tests: random programs behave the same before and after every pass and every
 * pipeline.
 */
import fc from 'fast-check';
import { type OptLevel, PASSES, PIPELINES } from '../../src/passes/index.ts';
import { checkPasses, checkPipeline } from './differential.ts';
import { randomModule } from './random-mir.ts';

const RUNS = Number(process.env.PASS_FUZZ_RUNS ?? 40);
const seed = process.env.PASS_FUZZ_SEED === undefined ? 20_26 : Number(process.env.PASS_FUZZ_SEED);
/** Shrinking a failure takes long; what was found by then is shown. */
const MAX_SHRINKS = 400;
const program = fc.limitShrink(
  fc.array(fc.nat({ max: 9999 }), { minLength: 20, maxLength: 500, size: 'max' }),
  MAX_SHRINKS,
);

function sweep(check: (numbers: number[]) => void): void {
  fc.assert(
    fc.property(program, (numbers) => check(numbers)),
    { numRuns: RUNS, seed },
  );
}

describe('random programs keep their meaning', function () {
  this.timeout(900_000 + RUNS * 200);
  for (const pass of PASSES.values()) {
    it(pass.name, () => sweep((numbers) => checkPasses(randomModule(numbers), [pass, pass])));
  }
  for (const level of Object.keys(PIPELINES) as OptLevel[]) {
    it(`${level}, pass by pass`, () => {
      const { device, final } = PIPELINES[level];
      sweep((numbers) =>
        checkPasses(
          randomModule(numbers),
          [...device, ...final].flatMap((step) =>
            step.kind === 'function' ? [step] : step.passes,
          ),
        ),
      );
    });
    it(`${level} as a whole`, () =>
      sweep((numbers) => checkPipeline(randomModule(numbers), level)));
  }
});
