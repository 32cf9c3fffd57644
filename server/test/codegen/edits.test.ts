/**
 * Edits: broken texts never make the engine throw, an edited program answers exactly as a fresh one
 * would, and an edit inside one body infers and optimises nothing else.
 */
import assert from 'node:assert/strict';
import type { Span } from '../../src/base/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { testEngine } from './engine.ts';

const PATH = '/k.rs';

/** A small generator, so that a failure names a seed that can be run again. */
function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state % n;
  };
}

const WORDS = [
  '{',
  '}',
  '(',
  ')',
  'let ',
  'x',
  '.',
  '::',
  '<',
  '>',
  '&mut ',
  'fn ',
  'impl ',
  '=>',
  '0',
  '"',
  'self',
  '?',
  'as ',
  '[',
  ';',
  ',',
  '|',
  '!',
  '#',
  '..',
];

/** One way of breaking a text: cut it, delete some of it, insert a token, exchange a word. */
function mutate(text: string, rnd: (n: number) => number): string {
  const at = rnd(text.length);
  switch (rnd(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + rnd(12));
    case 2:
      return text.slice(0, at) + WORDS[rnd(WORDS.length)]! + text.slice(at);
    default: {
      const words = [...text.matchAll(/\b\w+\b/g)];
      const from = words[rnd(words.length)]!;
      const to = words[rnd(words.length)]!;
      return text.slice(0, from.index) + to[0] + text.slice(from.index + from[0].length);
    }
  }
}

/** Everything the engine says, as plain data. */
function answers(engine: Engine): unknown {
  const place = (span: Span | undefined): string =>
    span === undefined ? '' : `${span.start}-${span.end}`;
  const { text, lineMap, problems } = engine.emit(PATH, 'ptx');
  return {
    text,
    lines: lineMap.map(place),
    problems: problems.map((p) => `${place(p.span)} ${p.message}`),
    kernels: engine.kernels(PATH).map((k) => `${place(k.nameSpan)} ${k.symbol}`),
    diagnostics: engine.diagnostics(PATH).map((d) => `${place(d.span)} ${d.code}`),
  };
}

describe('edits', () => {
  const kernels = listFiles('test-fixtures/kernels', ['.rs']);

  it('broken texts are answered', () => {
    const engine = testEngine();
    const rnd = random(20_261_121);
    for (let i = 0; i < 150; i++) {
      const text = mutate(readRepo(kernels[rnd(kernels.length)]!), rnd);
      engine.setFile(PATH, text);
      assert.doesNotThrow(() => answers(engine), `mutation ${i}: ${text.slice(0, 2000)}`);
    }
  });

  it('an edited program answers as a fresh one', () => {
    for (const name of ['saxpy', 'jacobi2d']) {
      const original = readRepo(`test-fixtures/kernels/${name}.rs`);
      const engine = testEngine();
      const rnd = random(7);
      let text = original;
      for (let i = 0; i < 10; i++) {
        const lets = [...text.matchAll(/^ +let /gm)];
        const at = lets[rnd(lets.length)]!.index;
        // Most edits stay inside a body, some do not, and some are undone.
        if (i % 5 === 4) text = `${text}\nfn added_${i}(x: u32) -> u32 { x + ${i} }\n`;
        else if (i % 4 === 3) text = original;
        else text = `${text.slice(0, at)}let _e${i} = ${rnd(100)}u32;\n${text.slice(at)}`;
        engine.setFile(PATH, text);
        const fresh = testEngine();
        fresh.setFile(PATH, text);
        assert.deepEqual(answers(engine), answers(fresh), `${name}, edit ${i}`);
      }
    }
  });
});
