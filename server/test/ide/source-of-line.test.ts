/** From each line of a preview to its place in the source: there is none without one. */
import assert from 'node:assert/strict';
import { preview, sourceOfLine } from '../../src/ide/index.ts';
import { createEngine, type TargetName } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PRELUDE = preludeTexts();
const PATH = '/k.rs';
const SOURCE = `#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn first(o: *mut u32) {
    unsafe { *o = 1 }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn second(a: *const f32, out: *mut f32, n: u32) {
    if n > 3 {
        unsafe { *out = *a * 2.0 }
    }
}
`;

/** The source's text at each line, by the line of the preview. */
function places(source: string, target: TargetName, kernel: string): Map<string, string> {
  const engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });
  engine.setFile(PATH, source);
  const request = { path: PATH, target, kernel };
  const shown = preview(engine, request);
  return new Map(
    shown.text.split('\n').map((line, at) => {
      const span = sourceOfLine(engine, request, shown, at);
      assert.ok(span, `line ${at}: ${line}`);
      return [line.trim(), source.slice(span.start, span.end)];
    }),
  );
}

describe('ide: the source of a line', () => {
  it('is that of the last kernel beyond the text', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });
    engine.setFile(PATH, SOURCE);
    const request = { path: PATH, target: 'ptx', kernel: 'first' } as const;
    const span = sourceOfLine(engine, request, preview(engine, request), 5000);
    assert.ok(span !== undefined && SOURCE.slice(span.start, span.end) !== '');
  });

  it('PTX: parameters by their number, what has no place by its neighbours', () => {
    const found = places(SOURCE, 'ptx', 'second');
    const at = (pattern: RegExp): string =>
      [...found].find(([line]) => pattern.test(line))?.[1] ?? `no line like ${pattern}`;
    assert.equal(at(/^ld\.param\.b32.*second_param_2/), 'n');
    assert.equal(at(/^ld\.param\.b64.*second_param_1/), 'out');
    assert.equal(at(/^ld\.param\.b64.*second_param_0/), 'a');
    assert.match(at(/^cvta\.to\.global/), /^(?:a|out)$/);
    assert.equal(at(/^\.version/), 'second');
    assert.equal(at(/^\/\/ second ·/), 'second');
  });

  it('AMDGCN: every line has one', () => {
    assert.ok(places(SOURCE, 'amdgcn', 'second').size > 20);
  });

  it('a kernel that is refused: the place that the banner names', () => {
    const refused = SOURCE.replace('*out = *a * 2.0', 'missing()');
    const found = places(refused, 'ptx', 'second');
    const banner = [...found].find(([line]) => line.includes('missing'));
    assert.match(banner?.[1] ?? '', /missing/);
  });
});
