/** What constants take together: the sums, and that nothing asked before changes an answer. */
import assert from 'node:assert/strict';
import { ConstMeter, ConstWork, KernelWork } from '../../src/lower/const-work.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

function work(steps: number, needs: readonly ConstWork[] = []): ConstWork {
  const made = new ConstWork();
  made.steps = steps;
  for (const need of needs) made.needs.add(need);
  made.close();
  return made;
}

const MILLION = 1_000_000;

describe('lower: what constants take together', () => {
  it('leaves the one that takes the most to its own limit', () => {
    const meter = new ConstMeter();
    meter.add(work(180 * MILLION), undefined);
    meter.add(work(60 * MILLION), undefined);
    meter.add(work(40 * MILLION), undefined);
    assert.throws(() => meter.add(work(1), undefined), /more than 100000000 steps together/);
  });

  it('counts what several need once', () => {
    const shared = work(45 * MILLION);
    const meter = new ConstMeter();
    for (let i = 0; i < 10; i++) meter.add(work(MILLION, [shared]), undefined);
    assert.equal(work(MILLION, [...meter.uses.keys()]).isTooMuch, false);
  });

  it('says that a constant is too much with what it needs', () => {
    const chain = [1, 2, 3].reduce((last) => work(45 * MILLION, [last]), work(20 * MILLION));
    assert.equal(chain.isTooMuch, true);
  });

  it('ends where constants need each other', () => {
    const one = new ConstWork();
    const two = work(60 * MILLION, [one]);
    one.steps = 60 * MILLION;
    one.needs.add(two);
    one.close();
    assert.equal(one.isTooMuch, false);
    assert.equal(one.bound, 120 * MILLION);
  });

  it('allows what is paid for already, and nothing else', () => {
    const meter = new ConstMeter();
    const parts = [1, 2, 3, 4].map(() => work(40 * MILLION));
    for (const part of parts.slice(0, 3)) meter.add(part, undefined);
    assert.throws(() => meter.add(parts[3], undefined));
    meter.before(parts[0]);
    assert.throws(() => meter.before(parts[3]));
    assert.throws(() => meter.before(undefined));
  });

  it('goes over the functions of a kernel', () => {
    const uses = [1, 2, 3, 4].map((file) => {
      const span = { file: 0, start: file, end: file } as never;
      return new Map([[work(40 * MILLION), span]]);
    });
    const kernel = new KernelWork();
    for (const one of uses.slice(0, 3)) assert.equal(kernel.add(one), undefined);
    assert.equal(kernel.add(uses[0]), undefined);
    assert.equal(kernel.add(uses[3])!.span!.start, 4);
  });
});

const text = (body: string): string => `#![no_std]
#![feature(abi_gpu_kernel)]
const fn hash(n: u64) -> u64 {
    let (mut i, mut h) = (0, n);
    while i < 2_000_000 { h = h.wrapping_mul(31) ^ i; i += 1; }
    h
}
const fn both(n: u64) -> u64 { C * n }
const A: u64 = hash(1);
const B: u64 = hash(2);
const C: u64 = hash(3);
const D: u64 = hash(4);
const E: u64 = both(2);
fn first() -> u64 { A ^ B }
fn second() -> u64 { E ^ D }
#[no_mangle] pub unsafe extern "gpu-kernel" fn k(out: *mut u64) { ${body} }
`;

describe('lower: constants of a kernel that take much together', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const problems = (body: string): string[] => {
    engine.setFile('/k.rs', text(body));
    const { kernels } = engine.analysed('/k.rs');
    return kernels.flatMap(({ reasons }) =>
      reasons.map(({ message, span }) => `${text(body).slice(span.start, span.end)}: ${message}`),
    );
  };

  it('are refused at the one that is too much, whatever was asked before', () => {
    assert.deepEqual(problems('*out = second();'), []);
    const [found, ...more] = problems('*out = first() ^ second();');
    assert.match(found!, /^D: .*constants that take more than 100000000 steps together/);
    assert.deepEqual(more, []);
    assert.deepEqual(problems('*out = first();'), []);
    // The functions that are reached first pay first.
    assert.match(problems('*out = second() ^ first();')[0]!, /^B: .*constants that take more/);
    assert.match(problems('*out = D ^ C ^ B ^ A;')[0]!, /^A: .*constants that take more/);
  }).timeout(60_000);
});
