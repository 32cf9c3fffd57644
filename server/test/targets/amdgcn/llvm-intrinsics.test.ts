/**
 * LLVM's intrinsics for AMD by name, against `llc`: what we take is what it takes, and becomes the
 * instructions that it prints; what we refuse on a processor it refuses, and what it takes and we
 * do not is said to be unsupported, by name.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { intrinsicNames, knownIntrinsic } from '../../../src/lower/index.ts';
import { testEngine } from '../../codegen/engine.ts';
import { requireTool, sampled } from '../../kit/index.ts';
import {
  type IntrinsicCallTexts,
  intrinsicCall,
  isDeclarable,
  vectorDeclarations,
} from '../intrinsic-calls.ts';
import { overloadLists } from './intrinsic-overloads.ts';
import { assemble } from './kit.ts';

/** A processor, and how many names we take on it at least. */
const CPUS: readonly (readonly [cpu: string, least: number])[] = [
  ['gfx942', 200],
  ['gfx1201', 200],
  ['gfx90a', 180],
  ['gfx950', 270],
  ['gfx1030', 160],
  ['gfx1100', 180],
  ['gfx1250', 180],
];

/** The number of a predicate, else the same for all constants. */
const constantOf =
  (value: number) =>
  (base: string): number =>
    base.endsWith('.icmp') ? 32 + value : base.endsWith('.fcmp') ? 1 + value : value;

function callsOf(constant: number): readonly IntrinsicCallTexts[] {
  const calls: IntrinsicCallTexts[] = [];
  for (const name of intrinsicNames('amdgpu')) {
    const known = knownIntrinsic(name)!;
    if (!isDeclarable(known) || name.includes('.image.')) continue;
    const open = [...known.results, ...known.params].some(({ scalar }) => scalar === undefined);
    const seen = new Set<string>();
    for (const list of open ? overloadLists(name) : [[]]) {
      const options = {
        overloads: () => list,
        constant: constantOf(constant),
        flag: constant !== 0,
      };
      const call = intrinsicCall(name, calls.length, options);
      if (call === undefined || seen.has(call.llvm)) continue;
      seen.add(call.llvm);
      calls.push(call);
    }
  }
  return calls;
}

const baseOf = ({ name }: IntrinsicCallTexts): string => knownIntrinsic(name)!.base;
const functionOf = ({ rust }: IntrinsicCallTexts): string => /fn (f\d+)/.exec(rust.function)![1]!;

/** What our compiler makes of the calls on a processor. */
function ours(calls: readonly IntrinsicCallTexts[], cpu: string) {
  const engine = testEngine();
  const source = `#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, abi_unadjusted, repr_simd, f16)]
${vectorDeclarations(calls)}
unsafe extern "unadjusted" {
${calls.map(({ rust }) => rust.declaration).join('\n')}
}
${calls.map(({ rust }) => rust.function.replace('ptx-kernel', 'gpu-kernel')).join('\n')}
`;
  engine.setFile('/src/lib.rs', source);
  const { text, problems } = engine.emit('/src/lib.rs', 'amdgcn', { cpu });
  // The first function of a module begins where the problem of a declaration may stand.
  const at = (offset: number): string => {
    const line = source.slice(
      source.lastIndexOf('\n', offset - 1) + 1,
      source.indexOf('\n', offset),
    );
    return `f${/fn [fi](\d+)/.exec(line)?.[1] ?? line}`;
  };
  const refused = new Map(problems.map(({ span, message }) => [at(span!.start), message] as const));
  return { text, refused, instructions: instructionsOf(text) };
}

/** What `llc` makes of them: nothing when it refuses one. */
function theirs(llc: string, calls: readonly IntrinsicCallTexts[], cpu: string) {
  const functions = calls.map(({ llvm }) =>
    llvm
      .replace('define void', 'define amdgpu_kernel void')
      .replace(/, ptr %out$/gm, ', ptr addrspace(1) %out')
      .replace('(ptr %out', '(ptr addrspace(1) %out'),
  );
  const done = spawnSync(llc, ['-mtriple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-o', '-'], {
    input: functions.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { failed: done.status === 0 ? undefined : done.stderr, text: done.stdout };
}

/** Lines of each function. */
function instructionsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [, name, body] of text.matchAll(/^(f\d+):.*\n([\s\S]*?)\n\.Lfunc_end/gm)) {
    const lines = body!.split(/\n| :: /).map((line) => line.replace(/(?:;|\/\/).*$/, '').trim());
    found.set(name!, lines.filter((line) => /^[a-z]+_\w+(?:\s|$)/.test(line)).map(normal));
  }
  return found;
}

const MODIFIERS =
  'op_sel|neg|byte_sel|clamp|row_|quad_|dpp8|cbsz|abid|blgp|sc0|sc1|nt|glc|slc|th:|matrix|index_key|bitop3|src0_sel|offen|idxen|gds|bound|fi:';

/** An instruction without its registers: with its modifiers, in its longest name. */
function normal(line: string): string {
  return line
    .replace('\t', ' ')
    .replace(/^(v_\w+?)_e(?:32|64)\b/, '$1')
    .replace(/_e(?:32|64)_dpp\b/, '_dpp')
    .replace(/^v_(?:s|dual)_/, 'v_')
    .replace(/^(v_dot\d)(?:c|acc)_/, '$1_')
    .replace(/^s_(cls_i32|cvt_pk)/, 'v_$1')
    .replace(/^s_flbit_i32 /, 'v_ffbh_i32 ')
    .replace(new RegExp(`\\s.*?(?=(?: (?:${MODIFIERS}))|$)`), '')
    .replace(/ bitop3:(\w+)/, (_, bits: string) =>
      Number(bits) === 0 ? '' : ` bitop3:${Number(bits)}`,
    );
}

/** What brings operands and results to their places, and what every kernel has. */
const MOVES =
  /^(?:s_(?:load|wait|endpgm|mov|nop|clause|delay|and|or|lsh|pack|cselect|bitcmp|cmp|add|sub|bfe|cbranch|branch|set_inst|lshl|bitset|xor_b32)|v_(?:mov_b(?:16|32|64)$|readfirstlane|and_b|or_b|lsh|perm_b|pack|cndmask|bfe|cmp_ne|nop)|(?:global|flat|scratch)_(?:load|store)_(?!tr)|v_accvgpr)/;

/** Of a kind: names that begin alike. */
function kindOf({ name }: IntrinsicCallTexts): string {
  return name.replace(/\d+/g, '#').split('.').slice(2, 4).join('.');
}

/**
 * Loops that `llc` has not for what all lanes share, tests of addresses by the scalar unit,
 * fences around barriers, minima that stand alone, registers that need no write, halves of
 * registers.
 */
const OTHERWISE =
  /^llvm\.amdgcn\.(?:wave\.reduce\..*|readlane|is\.(?:shared|private)|s\.barrier|rsq\.clamp|fdiv\.fast|icmp|fcmp|s\.setreg|interp\..*|permlane64)$/;

/** LLVM takes them for processors that do not have them, where their value is not used or known. */
const LLVM_LETS =
  /^llvm\.amdgcn\.(?:cluster\..*|s\.cluster\.barrier|permlane64|interp\.inreg\.p2|div\.scale|cvt\.scalef32\..*)$/;

/** Rust has one type for what are several to LLVM: halves of `bf16` and integers. */
const SAME_IN_RUST = /^llvm\.amdgcn\.s?w?mmac?\.|\.format$/;

describe("AMDGCN: LLVM's intrinsics and llc", function () {
  this.timeout(300_000);

  for (const [cpu, least] of sampled(CPUS, 7, 0))
    for (const constant of [0, 1])
      it(`are its instructions on ${cpu}, constants ${constant}`, function () {
        const llc = requireTool(this, 'llc');
        const mc = requireTool(this, 'llvm-mc');
        const all = callsOf(constant);
        const { text, instructions } = ours(all, cpu);
        assemble(mc, undefined, text, cpu);
        const emitted = all.filter((call) => instructions.has(functionOf(call)));
        const names = new Set(emitted.map(baseOf));
        assert.ok(names.size >= least, `${names.size} names on ${cpu}`);
        const asked = emitted.filter((call) => !SAME_IN_RUST.test(baseOf(call)));
        const { failed, text: expected } = theirs(llc, asked, cpu);
        assert.equal(failed?.slice(0, 400), undefined);
        const other = instructionsOf(expected);
        for (const call of asked) {
          if (OTHERWISE.test(baseOf(call))) continue;
          const fn = functionOf(call);
          const has = new Set(other.get(fn));
          const own = instructions.get(fn)!.filter((line) => !MOVES.test(line) && !has.has(line));
          assert.deepEqual(own, [], `${call.name} on ${cpu}: ${[...has].join(', ')}`);
        }
      });

  it('are refused where llc refuses them, or said to be missing', function () {
    const llc = requireTool(this, 'llc');
    const all = callsOf(0);
    for (const [cpu] of sampled(CPUS, 7, 1)) {
      const { refused } = ours(all, cpu);
      const kinds = new Map(
        all.filter((call) => refused.has(functionOf(call))).map((call) => [kindOf(call), call]),
      );
      for (const call of sampled([...kinds.values()], 2, 1)) {
        if (LLVM_LETS.test(baseOf(call))) continue;
        const message = refused.get(functionOf(call))!;
        const [, name] = /^unsupported: (?:intrinsic )?(\S+)/.exec(message) ?? [];
        if (name !== undefined) {
          assert.ok(call.name.replaceAll('.', '_').includes(name), message);
          continue;
        }
        assert.ok(message.startsWith(`\`${baseOf(call)}`), message);
        const { failed } = theirs(llc, [call], cpu);
        assert.ok(failed !== undefined, `${call.name} on ${cpu}: ${message}`);
      }
    }
  });
});
