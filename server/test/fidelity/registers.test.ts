/**
 * The range of registers that is shown where there is no assembler: held to the counts of ptxas
 * that are stored for rustc's texts, and to what the calibration says of kernels it has not seen.
 */
import assert from 'node:assert/strict';
import { parsePtx, registerRange } from '../../src/asm/index.ts';
import { REGISTER_CALIBRATION } from '../../src/asm/ptx/register-calibration.ts';
import { corpus, stored } from './corpus.ts';

describe('fidelity: the range of registers', () => {
  it('holds the count of ptxas for nine of ten kernels of rustc', () => {
    const counts = stored();
    const outside: string[] = [];
    let kernels = 0;
    for (const { name, rustc } of corpus()) {
      const { module } = parsePtx(rustc);
      for (const { name: kernel, entry } of module.functions) {
        const counted = counts[`${name}/${kernel}`]?.rustc.assembled?.registers;
        if (!entry || counted === undefined) continue;
        kernels++;
        const range = registerRange(module, kernel);
        assert.ok(range !== undefined, `no range for ${name}/${kernel}`);
        assert.ok(range.low <= range.middle && range.middle <= range.high);
        if (counted < range.low || range.high < counted)
          outside.push(`${name}/${kernel}: ${range.low} to ${range.high}, ptxas ${counted}`);
      }
    }
    assert.ok(kernels >= 60);
    assert.ok(outside.length <= 0.1 * kernels, outside.join('\n'));
  });

  it('was right for nine of ten kernels that took no part in it', () => {
    const { right, heldOut, width } = REGISTER_CALIBRATION;
    assert.ok(heldOut >= 60);
    assert.ok(right >= 0.9 * heldOut, `${right} of ${heldOut}`);
    assert.ok(width <= 2.2, `the upper end is ${width} times the lower one`);
  });

  it('is there for no function that the text lacks', () => {
    assert.equal(registerRange(parsePtx('.version 8.0').module, 'none'), undefined);
  });
});
