/**
 * Pasted errors as programs and drivers write them, each with who wrote it and a word of its cause;
 * and what is an instruction or nothing at all is none.
 */
import assert from 'node:assert/strict';
import { explainErrors, instructionDoc, isKnownError } from '../../src/ide/index.ts';
import { RULES } from '../../src/rules/index.ts';
import { createEngine } from '../../src/workspace/index.ts';

const ERRORS: readonly (readonly [text: string, source: string, cause: RegExp])[] = [
  ['CUDA_ERROR_ILLEGAL_ADDRESS: an illegal memory access was encountered', 'CUDA driver', /index/],
  ['DriverError(CUDA_ERROR_INVALID_PTX, "a PTX JIT compilation failed")', 'CUDA driver', /assemb/],
  ['CUDA_ERROR_INVALID_IMAGE: device kernel image is invalid', 'CUDA driver', /no module/],
  ['called `Result::unwrap()` on an `Err` value: InvalidImage, code: 200', 'CUDA driver', /module/],
  ['CUDA_ERROR_UNSUPPORTED_PTX_VERSION: the provided PTX was compiled', 'CUDA driver', /version/],
  ['CUDA_ERROR_ILLEGAL_INSTRUCTION', 'CUDA driver', /trapped/],
  ['cudaErrorHardwareStackError', 'CUDA driver', /stack/],
  ['CUDA error 717', 'CUDA driver', /address of another/],
  ['CUDA_ERROR_INVALID_PC', 'CUDA driver', /no code/],
  ['CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE', 'CUDA driver', /resident/],
  ['CUDA_ERROR_FILE_NOT_FOUND', 'CUDA driver', /file/],
  ['CUDA_ERROR_INVALID_CONTEXT: invalid device context', 'CUDA driver', /context/],
  ['CUDA_ERROR_NO_DEVICE: no CUDA-capable device is detected', 'CUDA driver', /no GPU/],
  ['HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION: The agent attempted to access', 'HIP', /LDS/],
  ['HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION', 'HIP', /another processor/],
  ['HSA_STATUS_ERROR_OUT_OF_RESOURCES', 'HIP', /LDS/],
  ['hipErrorInvalidValue', 'HIP', /sizes/],
  ['ld.lld: error: undefined symbol: memcpy', 'linker', /`memcpy`/],
  ['rust-lld: error: undefined hidden symbol: helper', 'linker', /`helper`/],
  ['error: linking with `rust-lld` failed: exit status: 1', 'linker', /linker/],
  ['error: linker `llvm-bitcode-linker` not found', 'linker', /linker/],
  ['ptxas application ptx input, line 25; error   : Illegal vector size: 8', 'ptxas', /operands/],
  ['ptxas fatal   : Memory allocation failure', 'ptxas', /refuses/],
  ['ptxas info    : 32 bytes stack frame, 24 bytes spill stores', 'ptxas', /registers/],
  ['error: `#[panic_handler]` function required, but not found', 'rustc', /panic/],
  ['  = note: the `nvptx64-nvidia-cuda` target may not be installed', 'rustc', /target/],
  ['rustc-LLVM ERROR: Unsupported calling convention', 'LLVM', /ABI/],
];

const NONE = [
  'the weather is fine',
  'error: expected expression',
  'warning: unused variable',
  'fma.rn.f32 %f1, %f2, %f3, %f4;',
  'ld.global.f32 %f1, [%rd1];',
  'trap;',
  'bar.sync 0;',
  's_trap 2',
  'v_add_f32 v0, v1, v2',
  'ptxas info    : Used 32 registers, 0 bytes spill stores',
];

describe('errors of other programs', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: () => ({}) } as never);
  const context = { engine, roots: [], target: 'ptx', find: () => undefined } as const;

  for (const [text, source, cause] of ERRORS)
    it(text, () => {
      assert.ok(isKnownError(text));
      const [first, ...others] = explainErrors(text, context);
      assert.deepEqual(others, []);
      assert.equal(first?.source, source);
      assert.match(first.cause, cause);
      assert.notEqual(first.remedy, '');
      for (const name of first.rules)
        assert.ok(
          RULES.some((rule) => rule.name === name),
          name,
        );
    });

  for (const text of NONE)
    it(`not: ${text}`, () => {
      assert.equal(isKnownError(text), false);
      assert.deepEqual(explainErrors(text, context), []);
    });

  it('have the form of a labelled instruction, which is why they go first', () => {
    assert.notEqual(instructionDoc('ptx', ERRORS[0]![0], 'sm_80'), undefined);
  });
});
