/** Bodies of `core::intrinsics::mir::mir!`: what they compute, and what is refused. */
import assert from 'node:assert/strict';
import { runPtx } from '../../src/emulate/index.ts';
import { testEngine } from './engine.ts';

const HEAD = `
  #![feature(custom_mir, core_intrinsics, abi_gpu_kernel)]
  #![no_std]
  use core::intrinsics::mir::*;
`;

/** A kernel that writes `values` to its buffer. */
const kernel = (values: readonly string[]): string => `
  #[unsafe(no_mangle)]
  pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    ${values.map((value, at) => `unsafe { *out.add(${at}) = ${value} };`).join('\n')}
  }
`;

describe('custom MIR', () => {
  const engine = testEngine();
  const emitted = (source: string) => {
    engine.setFile('/lib.rs', `${HEAD}${source}`);
    return engine.emit('/lib.rs', 'ptx', { cpu: 'sm_90', debugAssertions: true });
  };

  /** What the kernel writes. */
  const results = (source: string, ...values: string[]): readonly number[] => {
    const { text, problems } = emitted(`${source}${kernel(values)}`);
    assert.deepEqual(problems, []);
    const { buffers, diagnostics } = runPtx(text, {
      launches: [
        {
          kernel: 'k',
          grid: [1, 1, 1],
          block: [1, 1, 1],
          args: [{ name: 'out', buffer: 'u32', length: values.length, role: 'out' }],
        },
      ],
    });
    assert.deepEqual(diagnostics, []);
    const bytes = buffers[0]?.get('out');
    assert(bytes !== undefined);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return values.map((_, at) => view.getUint32(at * 4, true));
  };

  const refused = (body: string, more = ''): string => {
    const source = `${more}
      #[custom_mir(dialect = "runtime", phase = "optimized")]
      fn f(a: u32) -> u32 { mir!(${body}) }`;
    return emitted(`${source}${kernel(['f(1)'])}`).problems[0]?.message ?? '';
  };

  it('wraps where operators of Rust trap', () => {
    const source = `
      #[custom_mir(dialect = "runtime", phase = "optimized")]
      fn sum(a: u32) -> (u32, u32) {
        mir!(
          let b: u32;
          let c: u32;
          {
            b = a * 3_u32;
            c = b << 33_u32;
            RET = (b, c);
            Return()
          }
        )
      }
    `;
    const made = results(source, 'sum(0x8000_0001).0', 'sum(0x8000_0001).1');
    assert.deepEqual(made, [0x80000003, 6]);
  });

  it('follows jumps and calls from block to block', () => {
    const source = `
      fn twice(x: u32) -> u32 { x * 2 }
      #[custom_mir(dialect = "runtime", phase = "initial")]
      fn f(mut _1: u32) -> u32 {
        mir! {
          type RET = u32;
          let _2: u32;
          { _2 = _1 + 1_u32; Goto(bb2) }
          bb1 = { RET = Move(_2) - _1; Return() }
          bb2 = { Call(_2 = twice(Move(_2)), ReturnTo(bb1), UnwindUnreachable()) }
        }
      }
    `;
    assert.deepEqual(results(source, 'f(20)'), [22]);
  });

  it('sets discriminants: tags, niches, and nothing where there is no tag', () => {
    const set = (name: string, ty: string, variant: number): string => `
      #[custom_mir(dialect = "runtime", phase = "optimized")]
      fn ${name}(value: &mut ${ty}) {
        mir!({
          SetDiscriminant(*value, ${variant});
          Return()
        })
      }`;
    const source = `
      #[repr(i8)]
      pub enum State { Empty = -5, Full(u32) = 7 }
      pub enum Never {}
      pub enum Single { Live(u32), Impossible(Never) }
      ${set('empty', 'State', 0)}
      ${set('full', 'State', 1)}
      ${set('live', 'Single', 0)}
      ${set('none', 'Option<bool>', 0)}
      ${set('some', 'Option<bool>', 1)}
    `;
    const made = results(
      source,
      '{ let mut s = State::Full(3); empty(&mut s); matches!(s, State::Empty) as u32 }',
      '{ let mut s = State::Full(3); full(&mut s); match s { State::Full(x) => x, _ => 0 } }',
      '{ let mut s = Single::Live(4); live(&mut s); match s { Single::Live(x) => x, _ => 0 } }',
      '{ let mut s = Some(true); none(&mut s); s.is_none() as u32 }',
      '{ let mut s = Some(true); some(&mut s); (s == Some(true)) as u32 }',
    );
    assert.deepEqual(made, [1, 3, 4, 1, 1]);
  });

  it('names what it does not translate', () => {
    assert.match(refused('{ StorageLive(a); Return() }'), /`StorageLive` of custom MIR/);
    assert.match(
      refused('{ match a { 0 => bb1, _ => bb1 } } bb1 = { Return() }'),
      /`match` of custom MIR/,
    );
    assert.match(refused('{ Goto(bb1) } bb1 = { Goto(bb1) }'), /a loop in custom MIR/);
    assert.match(refused('{ RET = CastTransmute(a); Return() }'), /`CastTransmute` of custom MIR/);
    const dropped = `
      pub struct Loud; impl Drop for Loud { fn drop(&mut self) {} }
      fn loud() -> Loud { Loud }`;
    const held =
      'let b: Loud; { Call(b = loud(), ReturnTo(bb1), UnwindUnreachable()) } bb1 = { RET = a; Return() }';
    assert.match(refused(held, dropped), /custom MIR that holds something with a destructor/);
  });
});
