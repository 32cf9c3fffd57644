/** What an edit of host code computes anew: the function that it touches and what depends on it. */
import assert from 'node:assert/strict';
import { createEngine } from '../../src/workspace/index.ts';
import { hostCrate } from '../kit/host-crate.ts';
import { preludeTexts } from '../kit/prelude.ts';

const ROOT = '/app/src/main.rs';
const DEVICE = '/app/src/device.rs';

function opened() {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const files = hostCrate(300, 3);
  for (const [path, text] of files) engine.setFile(`/app/${path}`, text);
  engine.diagnostics(ROOT);
  const computed = (query: string): number => {
    const printed = engine.print(ROOT, 'ptx', 'queries', { kernel: 'none' });
    const row = new RegExp(`^${query}((?: +\\d+)+)$`, 'm').exec(printed);
    return Number((row?.[1] ?? '').trim().split(/ +/)[2] ?? 0);
  };
  /** How often a query is computed for an edit. */
  const cost = (path: string, from: string, to: string) => {
    const queries = ['launches in a function', 'findings in host code', 'crate'];
    const before = queries.map(computed);
    const text = engine.text(path)!;
    assert.ok(text.includes(from), from);
    engine.setFile(path, text.replace(from, to));
    engine.diagnostics(ROOT);
    return queries.map((query, at) => computed(query) - before[at]!);
  };
  return { engine, cost };
}

describe('host: edits', () => {
  it('a function that launches is looked at alone, and the crate of a root file is kept', () => {
    const { engine, cost } = opened();
    const { launches } = engine.host(ROOT);
    const [evaluated, rules] = cost(ROOT, 'let job = Job3', 'let _n = 1;\n    let job = Job3');
    assert.deepEqual([evaluated, rules], [1, 1]);
    const after = engine.host(ROOT).launches;
    assert.equal(after.length, launches.length);
    // Those behind it have moved as a whole.
    assert.equal(after.at(-1)!.span.start - launches.at(-1)!.span.start, 16);
    assert.equal(
      engine.text(ROOT)!.slice(after.at(-1)!.callee.start, after.at(-1)!.callee.end),
      engine.host(ROOT).launches.at(-1)!.kernel!.text,
    );
  });

  it('a function that builds the configuration costs who calls it', () => {
    const { cost } = opened();
    const [evaluated] = cost(
      ROOT,
      'let blocks = (self.elements as u32)',
      'let blocks = 2 * (self.elements as u32)',
    );
    // The method itself, and the one launch that calls it.
    assert.equal(evaluated, 2);
  });

  it('an item that comes leaves the others as they are', () => {
    const { cost } = opened();
    const [evaluated, rules] = cost(ROOT, '\nfn run3', '\nfn added() {}\n\nfn run3');
    assert.deepEqual([evaluated, rules], [1, 0]);
  });

  it('a statement in a kernel costs no host code, a parameter what launches it', () => {
    const { engine, cost } = opened();
    const body = cost(DEVICE, 'let i = idx.get();', 'let i = idx.get() + 0;');
    assert.equal(body[0], 0);
    const text = engine.text(DEVICE)!;
    engine.setFile(DEVICE, text.replace('axpy0(factor: f32,', 'axpy0(factor: f64,'));
    const found = engine.diagnostics(ROOT).filter(({ code }) => code === 'launch-argument-type');
    assert.ok(found.length > 0, JSON.stringify(engine.diagnostics(ROOT)));
    engine.setFile(DEVICE, text);
    assert.deepEqual(
      engine.diagnostics(ROOT).filter(({ code }) => code === 'launch-argument-type'),
      [],
    );
  });

  it('a kernel moves with what is typed above it', () => {
    const { engine } = opened();
    const text = engine.text(DEVICE)!;
    engine.setFile(
      DEVICE,
      text.replace('let i = idx.get();', 'let _n = 0.5;\n let i = idx.get();'),
    );
    for (const { link } of engine.host(ROOT).launches) {
      const { nameSpan, name } = link!.kernel!;
      assert.equal(engine.text(DEVICE)!.slice(nameSpan.start, nameSpan.end), name);
    }
  });

  it('a path of nothing is no type', () => {
    const { engine } = opened();
    const text = engine.text(ROOT)!;
    for (const broken of [
      'let x: = DeviceBuffer',
      'let x: :: = DeviceBuffer',
      'let x: <> = DeviceBuffer',
    ]) {
      engine.setFile(ROOT, text.replace('let x = DeviceBuffer', broken));
      assert.ok(engine.host(ROOT).launches.length > 0);
    }
  });
});
