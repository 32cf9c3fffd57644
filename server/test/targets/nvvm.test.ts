/**
 * LLVM's intrinsics for NVIDIA by name: every one that a Rust program can declare becomes the
 * instruction that `llc` makes of it, on the processors that `llc` has it for.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { intrinsicNames, knownIntrinsic } from '../../src/lower/index.ts';
import { ptxTarget } from '../../src/targets/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { requireTool, sampled } from '../kit/index.ts';
import { assemble } from './assemble.ts';
import {
  type IntrinsicCallTexts,
  intrinsicCall,
  isDeclarable,
  vectorDeclarations,
} from './intrinsic-calls.ts';
import { nvidiaConstant, nvidiaOverloads } from './nvidia-overloads.ts';

/** What is for the optimiser: no instruction of ours. */
const NOT_YET = /^llvm\.nvvm\.(?:compiler\.|reflect|internal\.addrspace\.wrap)/;
/** LLVM 22 prints these for processors that do not have them: `ptxas` refuses them. */
const LLVM_LETS =
  /^llvm\.nvvm\.f+2b?f16(?:x2)?\.|^llvm\.nvvm\.fma\.rn\.(?:ftz\.|sat\.)+bf16$|^llvm\.nvvm\.vote\.\w+$/;

const declarable = intrinsicNames('nvptx64').filter((name) => isDeclarable(knownIntrinsic(name)!));

function callsOf(flag: boolean, names: readonly string[]): IntrinsicCallTexts[] {
  return names.flatMap((name, at) => {
    const call = intrinsicCall(name, at, {
      overloads: nvidiaOverloads,
      constant: nvidiaConstant,
      flag,
    });
    return call === undefined ? [] : [call];
  });
}

function rustOf(calls: readonly IntrinsicCallTexts[]): string {
  return `#![no_std]
#![feature(abi_ptx, link_llvm_intrinsics, abi_unadjusted, repr_simd, f16)]
${vectorDeclarations(calls)}
unsafe extern "unadjusted" {
${calls.map(({ rust }) => rust.declaration).join('\n')}
}
${calls.map(({ rust }) => rust.function).join('\n')}
`;
}

/** Instructions of each function, registers and spelling of moves left out. */
function instructionsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [, name, body] of text.matchAll(/\.(?:func|entry) (f\d+)\([^{]*\{\n([\s\S]*?)\n\}/g)) {
    const lines = body!
      .replace(/\/\/.*$/gm, '')
      .replace(/([^;{}:\s])[ \t]*\n\s*/g, '$1 ')
      .split(/[;\n]/)
      .map((line) => line.trim().replace(/\s+/g, ' '));
    found.set(name!, lines.filter((line) => line !== '').flatMap(significant));
  }
  return found;
}

/** What brings operands to their places: vectors out of their elements among them. */
const MOVES =
  /^(?:\.|ld\.param|st\.|ret|cvta|selp|setp|and\.b16|and\.b32|cvt\.u(?:16\.u32|32\.u16)|ld\.v|ld\.[bu]|mov\.b(?:16|32|64)R,R$|(?:shl\.b32|shr\.u32)R,R,16$|or\.b32R,R,R$|\}$)/;

/** One instruction without its registers; none for what only moves operands. */
function significant(line: string): string[] {
  const text = line
    .replace(/^\{ ?/, '')
    .replace(/^(?:mov\.)(?:[usbf])(16|32|64)/, 'mov.b$1')
    .replace(/%(?:rs|rd|r|p|f|fd|t)\d+/g, 'R')
    .replace(/%(?:pair|e2m1x2_in|e2m1x2_out)\b|\btmp\b/g, 'R')
    .replace(/\s|_(?=,)/g, '')
    .replace('redux.sync.add.u32', 'redux.sync.add.s32');
  return text === '' || MOVES.test(text) ? [] : [text];
}

/** What our compiler makes of the calls on a processor: kernels, and problems by kernel. */
function ours(calls: readonly IntrinsicCallTexts[], cpu: string) {
  const engine = testEngine();
  engine.setFile('/src/lib.rs', rustOf(calls));
  const { text, problems } = engine.emit('/src/lib.rs', 'ptx', { cpu });
  return {
    text,
    instructions: instructionsOf(text),
    problems: problems.map(({ message }) => message),
  };
}

/** What `llc` makes of them. */
function theirs(llc: string, calls: readonly IntrinsicCallTexts[], cpu: string, ptx: string) {
  const input = `target triple = "nvptx64-nvidia-cuda"\n${calls.map(({ llvm }) => llvm).join('\n')}\n`;
  const done = spawnSync(llc, [`-mcpu=${cpu}`, `-mattr=${ptx}`, '-o', '-'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { failed: done.status === 0 ? undefined : done.stderr, text: done.stdout };
}

/** The function that a text defines. */
const functionName = (text: string): string => /fn (f\d+)/.exec(text)![1]!;

/** Of a kind: names that differ in shapes and types, on the same processors. */
function kindOf({ name }: IntrinsicCallTexts): string {
  return name.replace(/\d+/g, '#').split('.').slice(2, 5).join('.');
}

describe('PTX: intrinsics by LLVM name', function () {
  this.timeout(300_000);

  /** Those that are not the same call for both conditions. */
  const conditional = (): IntrinsicCallTexts[] => {
    const same = new Set(callsOf(true, declarable).map(({ rust }) => rust.function));
    return callsOf(false, declarable).filter(({ rust }) => !same.has(rust.function));
  };
  for (const [cpu, least, conditionals] of [
    ['sm_120a', 1900, 14],
    ['sm_100a', 1600, 21],
    ['sm_90a', 1600, 14],
  ] as const)
    for (const flag of [true, false])
      it(`are the instructions of llc on ${cpu}, conditions ${flag}`, function () {
        const llc = requireTool(this, 'llc');
        const all = flag ? callsOf(true, declarable) : conditional();
        const { instructions } = ours(all, cpu);
        const emitted = all.filter(({ rust }) => instructions.has(functionName(rust.function)));
        const { failed, text } = theirs(llc, emitted, cpu, '+ptx90');
        assert.equal(failed?.slice(0, 300), undefined);
        const expected = instructionsOf(text);
        assert.ok(emitted.length >= (flag ? least : conditionals), String(emitted.length));
        for (const { name, rust } of emitted) {
          const fn = functionName(rust.function);
          assert.deepEqual(instructions.get(fn), expected.get(fn), name);
        }
      });

  it('are instructions of ptxas', function () {
    const ptxas = requireTool(this, 'ptxas');
    for (const cpu of sampled(['sm_100a', 'sm_120a', 'sm_90a', 'sm_80'], 4, 1)) {
      // It crashes on textures with a sampler of their own (CUDA 13.0).
      const names = declarable.filter((name) => !/nvvm\.(?:tex|tld4)\.(?!unified)/.test(name));
      const { text } = ours(callsOf(true, names), cpu);
      assemble(ptxas, text, cpu);
    }
  });

  it('are refused where llc has no instruction', function () {
    const llc = requireTool(this, 'llc');
    const all = callsOf(true, declarable);
    const cpus = sampled(['sm_70', 'sm_80', 'sm_89', 'sm_100', 'sm_120'], 5, 3);
    for (const cpu of cpus) {
      const { instructions, problems } = ours(all, cpu);
      const refused = all.filter(({ rust }) => !instructions.has(functionName(rust.function)));
      assert.equal(problems.length, refused.length, cpu);
      const kinds = new Map(refused.map((call) => [kindOf(call), call]));
      // What the text's PTX version lacks `llc` lacks in the same version.
      for (const call of sampled([...kinds.values()], 3, 1)) {
        if (NOT_YET.test(call.name) || LLVM_LETS.test(call.name)) continue;
        if (problems.some((text) => text.startsWith(`\`${call.name}\`: ptxas`))) continue;
        const { failed } = theirs(llc, [call], cpu, `+ptx${ptxTarget.languageVersion!(cpu)}`);
        assert.ok(failed !== undefined, `${call.name} on ${cpu}`);
      }
    }
  });

  it('say what is wrong', () => {
    const cases: readonly (readonly [string, string, string, RegExp])[] = [
      [
        'mbarrier.init.shared',
        'p: *mut u8, n: u32',
        'f(p, n)',
        /takes a pointer to workgroup memory/,
      ],
      [
        'mbarrier.init',
        'p: *mut u8, n: f32',
        'f(p, n)',
        /takes `i32` as argument 2, declared as `f32`/,
      ],
      ['mbarrier.init', 'p: *mut u8', 'f(p)', /takes 2 arguments, declared with 1/],
      ['mbarrier.pending.count', 'n: u64', 'f(n)', /gives `i32`, declared as `\(\)`/],
      ['cp.async.wait.group', 'n: u32', 'f(n)', /with an operand that is not constant/],
      ['tensormap.replace.rank.p0', 'p: *mut u8, n: u32', 'f(p, n)', /LLVM selects no instruction/],
      ['wgmma.fence.sync.aligned', '', 'f()', /on sm_80: the processor does not have it/],
      ['fence.sc.cluster', '', 'f()', /on sm_80: it needs sm_90/],
      ['fence.proxy.alias', '', 'f()', /on sm_80: it needs PTX 7.5, the text is in 7.0/],
      ['mbarier.init', 'p: *mut u8, n: u32', 'f(p, n)', /LLVM has no intrinsic/],
    ];
    const engine = testEngine();
    for (const [name, params, call, message] of cases) {
      engine.setFile(
        '/src/lib.rs',
        `#![no_std]
#![feature(abi_ptx, link_llvm_intrinsics)]
unsafe extern "C" { #[link_name = "llvm.nvvm.${name}"] fn f(${params}); }
#[unsafe(no_mangle)] pub unsafe extern "ptx-kernel" fn k(${params}) { unsafe { ${call} } }`,
      );
      const { problems } = engine.emit('/src/lib.rs', 'ptx', { cpu: 'sm_80' });
      assert.match(problems.map((one) => one.message).join('\n'), message);
    }
  });
});
