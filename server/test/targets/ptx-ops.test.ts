/**
 * Every pure operation at every width: our PTX in the emulator against MIR in the interpreter, on
 * edge values; and all of them through `ptxas`.
 */
import assert from 'node:assert/strict';
import { createModule, type MirType, OPS } from '../../src/mir/index.ts';
import { requireTool } from '../kit/index.ts';
import { assemble } from './assemble.ts';
import { caseModule, checkCase, emit } from './differential.ts';
import { APPROXIMATE, FLOATS, INTS, names, simple, special, testOperations } from './op-tests.ts';

testOperations({ target: 'PTX', checkCase, refused: /no such instruction/, others: ['sm_75'] });

describe('PTX: ptxas accepts every operation', () => {
  for (const cpu of ['sm_75', 'sm_80', 'sm_120']) {
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each operation in each type, as a product of lists
    it(cpu, function () {
      const ptxas = requireTool(this, 'ptxas');
      const module = createModule('all');
      for (const op of names) {
        const isInt = op.startsWith('int.') && !special.includes(op);
        const isFloat = op.startsWith('float.') && !/cmp|cast|from|to\./.test(op);
        const types: readonly MirType[] = isInt ? INTS : isFloat ? FLOATS : [];
        for (const type of types) {
          if ((op === 'int.bswap' && type === 'i8') || (APPROXIMATE.includes(op) && type === 'f64'))
            continue;
          caseModule(simple(op, type), module, `${op.replaceAll('.', '_')}_${type}`);
          // Constant operands are the same text everywhere.
          for (let index = 0; index < OPS[op].args.length && cpu === 'sm_80'; index++) {
            const test = simple(op, type, { index, bits: 1n });
            caseModule(test, module, `${op.replaceAll('.', '_')}_${type}_${index}`);
          }
        }
      }
      for (const from of FLOATS) {
        for (const int of INTS) {
          for (const sign of ['sint', 'uint'] as const) {
            caseModule(
              {
                argTypes: [from],
                resultTypes: [int],
                inputs: [],
                build: (b, [x]) => [b.value(`float.to.${sign}`, [x!], int)],
              },
              module,
              `to_${sign}_${from}_${int}`,
            );
            caseModule(
              {
                argTypes: [int],
                resultTypes: [from],
                inputs: [],
                build: (b, [x]) => [b.value(`float.from.${sign}`, [x!], from)],
              },
              module,
              `from_${sign}_${int}_${from}`,
            );
          }
        }
      }
      assert.ok(module.funcs.size > 300, `only ${module.funcs.size} kernels`);
      assemble(ptxas, emit(module, cpu), cpu);
    });
  }
});
