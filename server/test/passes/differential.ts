/**
 * Runs `@main` of a random module in the interpreter and compares what it did before and after
 * passes.
 */
import assert from 'node:assert/strict';
import { computeCallGraph } from '../../src/analysis/index.ts';
import {
  Interpreter,
  type Module,
  parseMir,
  printModule,
  verifyModule,
} from '../../src/mir/index.ts';
import { type FuncPass, type OptLevel, optimize, runFuncPass } from '../../src/passes/index.ts';
import { MEMORY_BYTES } from './random-mir.ts';

const INPUTS: readonly (readonly [bigint, bigint])[] = [
  [0n, 0n],
  [1n, 5n],
  [3n, 2n],
  [0xffffffffffffffffn, 7n],
  [0x8000000000000000n, 0x7fffffffn],
  [123456789n, 0xdeadbeefcafen],
];

/**
 * What a text does is the same every time, and many passes are tried on the same programs or leave
 * them as they are.
 */
const known = new Map<string, string>();
const MOST_KNOWN = 500;

/**
 * Results and memory for all inputs, as text; of a copy, so that what the text form says is what
 * counts.
 */
export function behaviourOf(text: string): string {
  let found = known.get(text);
  if (found === undefined) {
    found = behaviour(parsed(text));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, found);
  }
  return found;
}

/** Results and memory for all inputs, as text. */
export function behaviour(module: Module): string {
  const out: string[] = [];
  for (const [x, y] of INPUTS) {
    const interpreter = new Interpreter(module, { maxSteps: 200_000 });
    const init = Uint8Array.from(
      { length: MEMORY_BYTES },
      (_, i) => (i * 37 + Number(x & 255n)) & 255,
    );
    const memory = interpreter.allocate(MEMORY_BYTES, 16, { init });
    const result = interpreter.call('main', [x, y, memory]);
    if (!result.ok) {
      out.push(`trap ${result.trap.kind}: ${result.trap.message}`);
      continue;
    }
    const bytes = interpreter.readBytes(memory, MEMORY_BYTES);
    out.push(`${result.values.join(',')} ${Buffer.from(bytes ?? []).toString('hex')}`);
  }
  return out.join('\n');
}

function parsed(text: string): Module {
  const { module, errors } = parseMir(text);
  assert.deepEqual(errors, []);
  return module;
}

/** A deep copy through the text form. */
export function copyModule(module: Module): Module {
  return parsed(printModule(module));
}

const UNROLLING = { limit: 75, runtime: true };

/** Applies passes one after the other; after each the module must verify and behave as at first. */
export function checkPasses(module: Module, passes: readonly FuncPass[]): void {
  const text = printModule(module);
  const expected = behaviourOf(text);
  assert.ok(
    !expected.includes('undefined') && !expected.includes('trap'),
    `the program itself misbehaves: ${expected}\n${text}`,
  );
  const work = parsed(text);
  let before = text;
  const ctx = {
    module: work,
    calls: computeCallGraph(work, ['main']),
    unrolling: UNROLLING,
    shortDivision: true,
  };
  for (const pass of passes) {
    for (const fn of ctx.calls.bottomUp) {
      try {
        runFuncPass(pass, fn, ctx, { verify: true });
      } catch (error) {
        throw new Error(`${pass.name}: ${(error as Error).stack}\nbefore:\n${before}`);
      }
    }
    assert.deepEqual(verifyModule(work), []);
    const after = printModule(work);
    assert.equal(
      behaviourOf(after),
      expected,
      `${pass.name} changes the result\nbefore:\n${before}\nafter:\n${after}`,
    );
    before = after;
  }
}

/** Runs a whole pipeline and compares. */
export function checkPipeline(module: Module, level: OptLevel): void {
  const text = printModule(module);
  const expected = behaviourOf(text);
  const work = parsed(text);
  optimize(work, {
    level,
    roots: ['main'],
    verify: true,
    unrolling: UNROLLING,
    shortDivision: true,
  });
  assert.equal(
    behaviourOf(printModule(work)),
    expected,
    `${level} changes the result\nbefore:\n${text}\nafter:\n${printModule(work)}`,
  );
}
