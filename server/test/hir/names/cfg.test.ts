/** `cfg` predicates, `cfg_attr` and questions about attributes. */
import assert from 'node:assert/strict';
import {
  activeAttrs,
  attrArgs,
  attrHasWord,
  attrValue,
  attrWords,
  cfgOptions,
  evalCfg,
  findAttr,
  hasAttr,
  isActive,
} from '../../../src/hir/cfg/index.ts';
import { parseMeta } from '../../../src/hir/names/parse-meta.ts';
import { type Attr, parseFile, tokenTrees } from '../../../src/syntax/index.ts';

const cfg = cfgOptions(
  {
    arch: 'nvptx64',
    cfg: new Set(['target_feature="sm_80"', 'custom']),
    overflowChecks: false,
    debugAssertions: true,
  },
  ['fast', 'half-precision'],
  ['level="3"'],
);

function attrsOf(text: string): readonly Attr[] {
  return parseFile(`${text} struct S;`).file.items[0]!.attrs;
}

function shown(attrs: readonly Attr[] | undefined): string {
  return attrs === undefined ? 'gone' : attrs.map((a) => a.text).join(' ');
}

describe('cfg: predicates', () => {
  const rows: [string, boolean][] = [
    ['target_arch = "nvptx64"', true],
    ['target_arch = "amdgpu"', false],
    ['target_os = "cuda"', true],
    ['target_pointer_width = "64"', true],
    ['target_endian = "little"', true],
    ['panic = "abort"', true],
    ['debug_assertions', true],
    ['overflow_checks', false],
    ['unix', false],
    ['windows', false],
    ['test', false],
    ['custom', true],
    ['true', true],
    ['false', false],
    ['feature = "fast"', true],
    ['feature = "half-precision"', true],
    ['feature = "slow"', false],
    ['level = "3"', true],
    ['target_feature = "sm_80"', true],
    ['target_has_atomic = "64"', true],
    ['target_has_atomic', true],
    ['not(unix)', true],
    ['not(unix, windows)', false],
    ['all()', true],
    ['any()', false],
    ['all(custom, target_os = "cuda",)', true],
    ['all(custom, unix)', false],
    ['any(unix, all(custom, not(windows)))', true],
    ['feature = r"fast"', true],
    ['custom, true', false],
    ['sometimes(custom)', false],
    ['', false],
    ['= "x"', false],
  ];
  for (const [text, holds] of rows) {
    it(`${text || 'nothing'} is ${holds}`, () =>
      assert.equal(evalCfg(tokenTrees(text), cfg), holds));
  }
});

describe('cfg: attributes', () => {
  const rows: [string, string][] = [
    ['#[inline]', 'inline'],
    ['/// doc\n#[inline]', 'inline'],
    ['#[cfg(custom)] #[a]', 'a'],
    ['#[a] #[cfg(unix)]', 'gone'],
    ['#[cfg_attr(custom, a, b(1), c = "x")]', 'a b(1) c="x"'],
    ['#[cfg_attr(unix, a)] #[b]', 'b'],
    ['#[cfg_attr(custom, cfg_attr(custom, deep), flat)]', 'deep flat'],
    ['#[cfg_attr(custom, cfg(unix))]', 'gone'],
    ['#[cfg_attr(custom)]', ''],
    ['#[cfg]', 'gone'],
  ];
  for (const [text, expected] of rows) {
    it(text, () => {
      const attrs = attrsOf(text);
      assert.equal(shown(activeAttrs(attrs, cfg, parseMeta)).replaceAll(' = ', '='), expected);
      assert.equal(isActive(attrs, cfg, parseMeta), expected !== 'gone');
    });
  }

  it('answers questions', () => {
    const attrs = attrsOf(
      '#[repr(C, align(16), u8)] #[lang = "add"] #[rustfmt::skip] #[link(name = "m", kind = r#"x"#)]',
    );
    assert.deepEqual(attrWords(attrs, 'repr'), ['C', 'u8']);
    assert.equal(attrHasWord(attrs, 'repr', 'C'), true);
    assert.equal(attrValue(attrs, 'lang'), 'add');
    assert.equal(hasAttr(attrs, 'rustfmt::skip'), true);
    assert.equal(hasAttr(attrs, 'inline'), false);
    const args = attrArgs(findAttr(attrs, 'repr')!);
    assert.equal(args[1]!.name, 'align');
    assert.equal(args[1]!.group?.trees.length, 1);
    assert.deepEqual(
      attrArgs(findAttr(attrs, 'link')!).map((a) => [a.name, a.literal]),
      [
        ['name', '"m"'],
        ['kind', 'r#"x"#'],
      ],
    );
  });

  it('knows both targets', () => {
    const amd = cfgOptions({
      arch: 'amdgpu',
      cfg: new Set(),
      overflowChecks: true,
      debugAssertions: false,
    });
    assert.ok(
      amd.has('target_arch="amdgpu"') &&
        amd.has('target_os="amdhsa"') &&
        amd.has('overflow_checks'),
    );
    assert.ok(!amd.has('debug_assertions'));
  });
});
