/**
 * Attributes of parameters and results in our IR beside those in rustc's. What rustc says was taken
 * from its IR before LLVM's passes, without what it deduces from bodies and what LLVM 19 lacks
 * (`captures`, `dead_on_return`).
 */
import assert from 'node:assert/strict';
import { testEngine } from '../../codegen/engine.ts';
import { readRepo } from '../../kit/index.ts';

/** Results with their attributes, then parameters, by function. */
const DECLARED: Readonly<Record<string, string>> = {
  facts:
    'void (ptr noundef, ptr noalias noundef readonly align 4 dereferenceable(16), i32 noundef)',
  raw: 'noundef i32 (ptr noundef)',
  two: 'noundef i32 (i32 noundef, i32 noundef)',
  cell: 'noundef i32 (ptr noundef nonnull align 4)',
  flag: 'noundef zeroext i1 (i1 noundef zeroext)',
  kind: 'noundef range(i8 0, 3) i8 (i8 noundef range(i8 0, 3))',
  make: 'void (ptr noalias noundef writable align 8 dereferenceable(24), i64 noundef)',
  part: 'noundef nonnull align 8 ptr (ptr noalias noundef align 8 dereferenceable(24))',
  slice:
    'noundef i32 (ptr noalias noundef nonnull readonly align 4, i64 noundef range(i64 0, 2305843009213693952))',
  letter: 'noundef i32 (i32 noundef range(i32 0, 1114112))',
  option: 'noundef i32 (ptr noalias noundef readonly align 4 dereferenceable_or_null(4))',
  pinned: 'void (ptr noundef nonnull align 8)',
  shared: 'noundef i64 (ptr noalias noundef readonly align 8 dereferenceable(24))',
  string: 'noundef i8 (ptr noalias noundef nonnull readonly, i64 noundef)',
  unique: 'void (ptr noalias noundef align 8 dereferenceable(24))',
  by_value: 'noundef i64 (ptr noalias noundef align 8 dereferenceable(24))',
  slice_mut:
    'void (ptr noalias noundef nonnull align 8, i64 noundef range(i64 0, 1152921504606846976))',
};

describe('LLVM IR: what is known of values that cross calls', () => {
  let functions: Map<string, string>;

  before(() => {
    const engine = testEngine();
    engine.setFile('/k.rs', readRepo('test-fixtures/codegen/llvm-rustc/values.rs'));
    const options = { cpu: 'sm_80', form: 'llvm-ir', opt: 'O2', comments: false } as const;
    const { text, problems } = engine.emit('/k.rs', 'ptx', options);
    assert.deepEqual(problems, []);
    const heads = text.matchAll(
      /^define (?:internal|ptx_kernel) (.*?) @(?:_W1k\d+([a-z_]+)17h\w+|(facts))\((.*)\) conv/gm,
    );
    functions = new Map(
      [...heads].map(([, result, mangled, plain, params]) => [
        mangled ?? plain!,
        `${result} (${params!.replace(/ %[\w.]+/g, '')})`,
      ]),
    );
  });

  for (const [name, declared] of Object.entries(DECLARED))
    it(name, () => assert.equal(functions.get(name), declared));
});
