/** Values of literals. */
import assert from 'node:assert/strict';
import { type LitKind, literalValue } from '../../src/syntax/index.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

const ROWS: readonly (readonly [LitKind, string, unknown])[] = [
  ['int', '1_000', { kind: 'int', value: 1000n, suffix: '' }],
  ['int', '0xff_u8', { kind: 'int', value: 255n, suffix: 'u8' }],
  ['int', '0o17i64', { kind: 'int', value: 15n, suffix: 'i64' }],
  ['int', '0b1010_1010u16', { kind: 'int', value: 170n, suffix: 'u16' }],
  ['int', '007', { kind: 'int', value: 7n, suffix: '' }],
  ['int', '00012345678901234567890', { kind: 'int', value: 12345678901234567890n, suffix: '' }],
  [
    'int',
    '340282366920938463463374607431768211455u128',
    { kind: 'int', value: 2n ** 128n - 1n, suffix: 'u128' },
  ],
  ['int', '0x', { kind: 'int', value: 0n, suffix: '' }],
  ['int', '0b12', { kind: 'int', value: 0n, suffix: '' }],
  ['float', '1.5e-3', { kind: 'float', text: '1.5e-3', suffix: '' }],
  ['float', '2_000.000_1f64', { kind: 'float', text: '2000.0001', suffix: 'f64' }],
  ['float', '3f32', { kind: 'float', text: '3', suffix: 'f32' }],
  ['float', '1.', { kind: 'float', text: '1.', suffix: '' }],
  ['float', '1e+7_f32', { kind: 'float', text: '1e+7', suffix: 'f32' }],
  ['bool', 'true', { kind: 'bool', value: true }],
  ['char', "'a'", { kind: 'char', value: 97 }],
  ['char', "'\\''", { kind: 'char', value: 39 }],
  ['char', "'\\u{1F600}'", { kind: 'char', value: 0x1f600 }],
  ['char', "'🦀'", { kind: 'char', value: 0x1f980 }],
  ['byte', "b'\\xff'", { kind: 'byte', value: 255 }],
  ['byte', "b'\\n'", { kind: 'byte', value: 10 }],
  ['str', '"a\\tb\\u{e9}\\x41"', { kind: 'str', value: 'a\tbéA' }],
  ['str', '"one \\\n     two"', { kind: 'str', value: 'one two' }],
  ['str', '"a\r\nb"', { kind: 'str', value: 'a\nb' }],
  ['str', '"a\\r\\nb"', { kind: 'str', value: 'a\r\nb' }],
  ['byteStr', 'b"\\r\\n\r\n"', { kind: 'byteStr', value: bytes(13, 10, 10) }],
  ['str', 'r"\\n"', { kind: 'str', value: '\\n' }],
  ['str', 'r##"a"#b"##', { kind: 'str', value: 'a"#b' }],
  ['str', '"open', { kind: 'str', value: 'open' }],
  ['byteStr', 'b"\\xffé"', { kind: 'byteStr', value: bytes(255, 0xc3, 0xa9) }],
  ['byteStr', 'br"\\x"', { kind: 'byteStr', value: bytes(92, 120) }],
  ['cStr', 'c"a🦀"', { kind: 'cStr', value: bytes(97, 0xf0, 0x9f, 0xa6, 0x80) }],
];

describe('syntax: values of literals', () => {
  for (const [lit, text, value] of ROWS) {
    it(`${lit} ${text}`, () => assert.deepEqual(literalValue(lit, text), value));
  }
});
