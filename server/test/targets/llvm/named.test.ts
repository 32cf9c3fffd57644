/**
 * Intrinsics by LLVM's names in the IR: those that the machine's own back end takes are the same
 * calls in the IR, which LLVM's verifier takes.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { intrinsicNames, knownIntrinsic } from '../../../src/lower/index.ts';
import type { TargetName } from '../../../src/targets/index.ts';
import { testEngine } from '../../codegen/engine.ts';
import { requireTool, sampled } from '../../kit/index.ts';
import { imageOverloads, overloadLists } from '../amdgcn/intrinsic-overloads.ts';
import {
  type IntrinsicCallTexts,
  intrinsicCall,
  isDeclarable,
  vectorDeclarations,
} from '../intrinsic-calls.ts';
import { nvidiaConstant, nvidiaOverloads } from '../nvidia-overloads.ts';

interface Machine {
  readonly target: TargetName;
  readonly cpu: string;
  readonly abi: string;
  /** Names that have an instruction there, at least. */
  readonly least: number;
  readonly calls: () => readonly IntrinsicCallTexts[];
}

function nvidia(): readonly IntrinsicCallTexts[] {
  return intrinsicNames('nvptx64').flatMap((name, at) => {
    const options = { overloads: nvidiaOverloads, constant: nvidiaConstant, flag: true };
    const call = intrinsicCall(name, at, options);
    return call === undefined ? [] : [call];
  });
}

function amd(): readonly IntrinsicCallTexts[] {
  const calls: IntrinsicCallTexts[] = [];
  for (const name of intrinsicNames('amdgpu')) {
    const known = knownIntrinsic(name)!;
    if (!isDeclarable(known)) continue;
    const constant = (base: string): number => (base.endsWith('.icmp') ? 33 : 1);
    const open = [...known.results, ...known.params].filter(({ scalar }) => scalar === undefined);
    const image = name.includes('.image.');
    const lists = image ? [imageOverloads(name, open.length)] : overloadLists(name);
    for (const list of open.length > 0 ? lists : [[]]) {
      const call = intrinsicCall(name, calls.length, {
        overloads: () => list,
        constant,
        flag: true,
      });
      if (call !== undefined) calls.push(call);
    }
  }
  return calls;
}

const MACHINES: readonly Machine[] = [
  { target: 'ptx', cpu: 'sm_120a', abi: 'ptx-kernel', least: 1800, calls: nvidia },
  { target: 'amdgcn', cpu: 'gfx1250', abi: 'gpu-kernel', least: 180, calls: amd },
  { target: 'amdgcn', cpu: 'gfx950', abi: 'gpu-kernel', least: 270, calls: amd },
  { target: 'amdgcn', cpu: 'gfx1100', abi: 'gpu-kernel', least: 440, calls: amd },
  { target: 'amdgcn', cpu: 'gfx1201', abi: 'gpu-kernel', least: 520, calls: amd },
];

const functionOf = ({ rust }: IntrinsicCallTexts): string => /fn (f\d+)/.exec(rust.function)![1]!;

function sourceOf(calls: readonly IntrinsicCallTexts[], abi: string): string {
  return `#![no_std]
#![feature(abi_ptx, abi_gpu_kernel, link_llvm_intrinsics, abi_unadjusted, repr_simd, f16)]
${vectorDeclarations(calls)}
unsafe extern "unadjusted" {
${calls.map(({ rust }) => rust.declaration).join('\n')}
}
${calls.map(({ rust }) => rust.function.replace('ptx-kernel', abi)).join('\n')}
`;
}

/** Calls for one text each: a text has a limit. */
function partsOf(calls: readonly IntrinsicCallTexts[]): (readonly IntrinsicCallTexts[])[] {
  const size = 200;
  return Array.from({ length: Math.ceil(calls.length / size) }, (_, i) =>
    calls.slice(i * size, (i + 1) * size),
  );
}

describe('LLVM IR: intrinsics by name', function () {
  this.timeout(120_000);

  // One generation of each line of AMD's processors is compared each time.
  for (const { target, cpu, abi, least, calls } of sampled(MACHINES, 2))
    it(`are the same calls on ${cpu}`, function () {
      const opt = requireTool(this, 'opt');
      const engine = testEngine();
      const all = calls();
      const emitted = (some: readonly IntrinsicCallTexts[], form?: 'llvm-ir') =>
        partsOf(some).map((part) => {
          engine.setFile('/k.rs', sourceOf(part, abi));
          return engine.emit('/k.rs', target, { cpu, ...(form && { form }) });
        });
      const own = new Set(
        emitted(all).flatMap(({ summary }) => summary.map(({ kernel }) => kernel)),
      );
      const taken = all.filter((call) => own.has(functionOf(call)));
      assert.ok(taken.length >= least, String(taken.length));
      const bodies = new Map<string, string>();
      for (const { text, problems } of emitted(taken, 'llvm-ir')) {
        assert.deepEqual(
          problems.map(({ message }) => message),
          [],
        );
        for (const [body, name] of text.matchAll(/^define .*?@(f\d+)\([\s\S]*?^}/gm))
          bodies.set(name!, body);
        const { status, stderr } = spawnSync(opt, ['-passes=verify', '-disable-output', '-'], {
          input: text,
          encoding: 'utf8',
          maxBuffer: 1 << 28,
        });
        assert.equal(status === 0 ? '' : stderr.slice(0, 2000), '');
      }
      const others = taken.filter(
        (call) => !bodies.get(functionOf(call))?.includes(`@${call.name}(`),
      );
      assert.deepEqual(
        others.map(({ name }) => name),
        [],
      );
    });
});
