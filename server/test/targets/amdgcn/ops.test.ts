/**
 * Every pure operation at every width: our AMDGCN in the emulator against MIR in the interpreter,
 * on edge values, on one processor after the other.
 */
import { createModule, type MirType, OPS } from '../../../src/mir/index.ts';
import { findTool, requireTool, sampled } from '../../kit/index.ts';
import { caseModule, type OpCase } from '../differential.ts';
import { APPROXIMATE, FLOATS, INTS, names, simple, special, testOperations } from '../op-tests.ts';
import { assemble, CPUS, checkCase as checkOn, emit } from './kit.ts';

/** Both wave sizes for every case; the other processors take turns. */
let turn = 0;
function checkCase(test: OpCase, what: string): void {
  const cpus = [
    'gfx90a',
    'gfx1100',
    ...CPUS.filter((cpu) => cpu !== 'gfx90a' && cpu !== 'gfx1100'),
  ];
  checkOn(test, what, cpus[turn++ % cpus.length]!);
}

testOperations({ target: 'AMDGCN', checkCase, refused: /of f64/, others: [] });

describe('AMDGCN: the assembler accepts every operation', () => {
  for (const cpu of sampled(CPUS, 2)) {
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each operation in each type, as a product of lists
    it(cpu, function () {
      const mc = requireTool(this, 'llvm-mc');
      const module = createModule('all');
      for (const op of names) {
        const isInt = op.startsWith('int.') && !special.includes(op);
        const isFloat = op.startsWith('float.') && !/cmp|cast|from|to\./.test(op);
        const types: readonly MirType[] = isInt ? INTS : isFloat ? FLOATS : [];
        for (const type of types) {
          if ((op === 'int.bswap' && type === 'i8') || (APPROXIMATE.includes(op) && type === 'f64'))
            continue;
          caseModule(simple(op, type), module, `${op.replaceAll('.', '_')}_${type}`);
          for (let index = 0; index < OPS[op].args.length; index++)
            caseModule(
              simple(op, type, { index, bits: type === 'i8' ? 100n : 1000n }),
              module,
              `${op.replaceAll('.', '_')}_${type}_${index}`,
            );
        }
      }
      assemble(mc, findTool('ld.lld'), emit(module, cpu), cpu);
    });
  }
});
