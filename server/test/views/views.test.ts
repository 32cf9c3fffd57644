/** Values read from bytes: what the fixtures of variables cannot have natively or by name. */
import assert from 'node:assert/strict';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import {
  type Bytes,
  floatText,
  type Memory,
  readView,
  shownTree,
  type TypeTable,
} from '../../src/views/index.ts';
import { loadProgram } from '../lower/program.ts';

/** Bytes in hexadecimal; `..` is one that is not there. */
function bytes(hex: string): Bytes {
  const all = hex.split(' ');
  return {
    read(offset, size) {
      const own = all.slice(offset, offset + size);
      return own.includes('..') ? 'optimized out' : Uint8Array.from(own, (b) => parseInt(b, 16));
    },
  };
}

/** Views of the parameters of a kernel, by name. */
function typesOf(params: string, items = ''): { types: TypeTable; keys: Map<string, string> } {
  const program = loadProgram(
    `#![feature(abi_gpu_kernel, f16, f128)]
    ${items}
    #[unsafe(no_mangle)]
    pub unsafe extern "gpu-kernel" fn k() { f(unsafe { core::ptr::null::<A>().read() }); }
    #[allow(improper_ctypes_definitions)]
    struct A { ${params} }
    fn f(a: A) { let A { ${[...params.matchAll(/(\w+): /g)].map(([, n]) => n).join(', ')} } = a; }`,
    { edition: 2024, overflowChecks: true, exact: true, variables: true },
  );
  const { module, problems } = lowerKernels(
    program.lowering,
    findKernels(program.program, program.crate),
  );
  assert.deepEqual(problems, []);
  const fn = [...module.funcs.values()].find(({ display }) => display.endsWith('::f'))!;
  return { types: module.types!, keys: new Map(fn.vars.map(({ name, type }) => [name, type])) };
}

function textOf(type: string, hex: string, memory?: Memory, items?: string): string {
  const { types, keys } = typesOf(`x: ${type}`, items);
  return readView(types, keys.get('x')!, bytes(hex), memory).text;
}

const BUFFER: Memory = {
  read: (address, size) =>
    address >= 0x1000n && address < 0x1100n
      ? Uint8Array.from({ length: size }, (_, i) => Number(address - 0x1000n) + i)
      : 'not readable',
  name: (address, size) =>
    address >= 0x1000n && address < 0x1100n
      ? `buf[${Number(address - 0x1000n) / size}]`
      : undefined,
  fn: (address) => (address === 0x2000n ? 'kernels::twice' : undefined),
};

describe('views', () => {
  const floats: readonly (readonly [string, bigint, Parameters<typeof floatText>[1]])[] = [
    ['3.14', 0x4248n, 'f16'],
    ['6e-8', 0x0001n, 'f16'],
    ['65500.0', 0x7bffn, 'f16'],
    ['inf', 0x7c00n, 'f16'],
    ['3.14', 0x4049n, 'bf16'],
    ['1e-40', 0x0001n, 'bf16'],
    ['NaN', 0x7fc00000n, 'f32'],
    ['-inf', 0xff800000n, 'f32'],
    ['1e-45', 1n, 'f32'],
    ['5e-324', 1n, 'f64'],
    ['-0.0', 1n << 63n, 'f64'],
    ['0.1', 0x3ffb999999999999999999999999999an, 'f128'],
    ['1.0', 0x3fff0000000000000000000000000000n, 'f128'],
  ];
  for (const [text, bits, format] of floats)
    it(`${format} ${text}`, () => assert.equal(floatText(bits, format), text));

  const values: readonly (readonly [type: string, hex: string, text: string])[] = [
    ['f16', '48 42', '3.14'],
    ['bool', '02', '<invalid bool 2>'],
    ['char', '00 d8 00 00', '<invalid char 0xd800>'],
    ['Option<bool>', '02', 'None'],
    ['Option<bool>', '01', 'Some(true)'],
    ['Option<Option<bool>>', 'ff', 'None'],
    ['Option<u32>', '00 00 00 00 07 00 00 00', 'None'],
    ['Option<u32>', '01 00 00 00 .. .. .. ..', '<optimized out>'],
    ['(u8, u32)', '.. 00 00 00 07 00 00 00', '(<optimized out>, 7)'],
    ['[u16; 3]', '01 00 .. .. 03 00', '[1, <optimized out>, 3]'],
    ['u32', '.. .. .. ..', '<optimized out>'],
    ['*const u16', '06 10 00 00 00 00 00 00', '*const buf[3]'],
    ['*mut u16', '06 11 00 00 00 00 00 00', '0x1106'],
    ['&u8', '05 10 00 00 00 00 00 00', '&buf[5]'],
    ['Option<&u8>', '00 00 00 00 00 00 00 00', 'None'],
    ['Option<&u8>', '05 10 00 00 00 00 00 00', 'Some(&buf[5])'],
    ['&[u32]', '08 10 00 00 00 00 00 00 04 00 00 00 00 00 00 00', '&buf[2..6]'],
    ['fn(u8) -> u8', '00 20 00 00 00 00 00 00', 'kernels::twice'],
    ['core::mem::MaybeUninit<u16>', '07 00', '7'],
    ['[core::mem::MaybeUninit<u16>; 2]', '07 00 08 00', '[7, 8]'],
    ['core::mem::ManuallyDrop<u16>', '07 00', '7'],
    ['core::cell::Cell<u8>', '07', 'Cell { value: 7 }'],
    ['core::cmp::Ordering', 'ff', 'Less'],
    ['core::sync::atomic::AtomicU16', '07 01', '263'],
    ['()', '', '()'],
    ['core::marker::PhantomData<u8>', '', 'PhantomData'],
  ];
  for (const [type, hex, text] of values)
    it(`${type} from ${hex}`, () => assert.equal(textOf(type, hex, BUFFER), text));

  it('unions have all their fields, structs of a name alone are written so', () => {
    const items = `#[derive(Clone, Copy)] union Both { f: f32, n: u32 } struct Marker;
      #[allow(non_camel_case_types)] struct bf16(u16);
      enum Void {} struct Big { items: [u32; 1000] }`;
    assert.equal(textOf('Both', '00 00 80 3f', undefined, items), 'Both { f: 1.0, n: 1065353216 }');
    assert.equal(textOf('Marker', '', undefined, items), 'Marker');
    assert.equal(textOf('bf16', '49 40', undefined, items), '3.14');
    assert.equal(textOf('Option<Void>', '', undefined, items), 'None');
    assert.match(textOf('Big', Array(4000).fill('00').join(' '), undefined, items), /, \.\.\] \}$/);
  });

  it('gives trees, behind pointers too', () => {
    const { types, keys } = typesOf("x: (u8, &'static [u8; 2])");
    const value = readView(
      types,
      keys.get('x')!,
      bytes('07 00 00 00 00 00 00 00 00 10 00 00 00 00 00 00'),
      BUFFER,
      'x',
    );
    assert.deepEqual(shownTree(value), {
      name: 'x',
      type: '(u8, &[u8; 2])',
      text: '(7, &buf[0])',
      children: [
        { name: '0', type: 'u8', text: '7' },
        {
          name: '1',
          type: '&[u8; 2]',
          text: '&buf[0]',
          children: [
            {
              name: '*',
              type: '[u8; 2]',
              text: '[0, 1]',
              children: [
                { name: '[0]', type: 'u8', text: '0' },
                { name: '[1]', type: 'u8', text: '1' },
              ],
            },
          ],
        },
      ],
    });
    assert.deepEqual(JSON.parse(JSON.stringify(types)), types);
  });
});
