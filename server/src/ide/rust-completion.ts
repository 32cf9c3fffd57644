/**
 * Completion in Rust source and Cargo's files, in places that are about GPUs and nowhere else: ABI
 * strings, names of rules, intrinsics of `core::arch`, CPUs, attributes of kernel dialects, kernels
 * that host code looks up by name.
 */

import { KERNEL_ABIS } from '../hir/index.ts';
import type { LaunchKernel } from '../host/index.ts';
import { BUDGET_DOCS, BUDGET_FIGURES, RULES } from '../rules/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { KernelInfo } from '../workspace/index.ts';
import { describeIntrinsic, INTRINSICS } from './intrinsics.ts';
import { typedKernelName, typedKernelPath } from './kernel-strings.ts';
import { lineBefore } from './line-before.ts';

export interface RustCompletion {
  readonly label: string;
  readonly kind: 'abi' | 'rule' | 'intrinsic' | 'cpu' | 'attribute' | 'kernel';
  readonly detail: string;
  readonly documentation: string;
}

export interface RustCompletions {
  readonly start: number;
  readonly end: number;
  readonly items: readonly RustCompletion[];
}

/**
 * What may stand at an offset; undefined outside these places. `kernels` are those that host code
 * may look up, `methods` those that the value in front of the dot launches.
 */
export function rustCompletions(
  text: string,
  offset: number,
  kernels: () => readonly KernelInfo[],
  methods: () => readonly LaunchKernel[] = () => [],
): RustCompletions | undefined {
  const before = text.slice(0, offset);
  const line = lineBefore(before, before.length);
  const list = (typed: string, items: readonly RustCompletion[]): RustCompletions => ({
    start: offset - typed.length,
    end: offset,
    items,
  });
  const abi = /\bextern\s+"([^"]*)$/.exec(line);
  if (abi) return list(abi[1]!, ABIS);
  const rule = /(?:\/\/[/!]?|#)\s*warplens:\s*allow\((?:[^)]*,\s*)?([\w-]*)$/.exec(line);
  if (rule) return list(rule[1]!, RULE_NAMES);
  const part = /^\s*\/\/\s*warplens:\s*launch\((?:.*[,\s])?([a-z_]*)$/.exec(line);
  if (part && !/\[[^\]]*$|=\s*\w*$/.test(line)) return list(part[1]!, LAUNCH_PARTS);
  const budget = /^\s*\/\/\s*warplens:\s*budget\((?:[^)]*[,\s])?([a-z_]*)$/.exec(line);
  if (budget && !/=\s*\w*$/.test(line)) return list(budget[1]!, BUDGET_PARTS);
  const comment = /^\s*\/\/\s*warplens:\s*(\w*)$/.exec(line);
  if (comment) return list(comment[1]!, COMMENTS);
  const cpu = /target-cpu=\\?"?([\w-]*)$/.exec(line);
  if (cpu) return list(cpu[1]!, CPUS);
  // Elsewhere in comments nothing is completed.
  if (/^\s*\/\//.test(line)) return undefined;
  const arch = /\b(nvptx|amdgpu)::(?:\{(?:[^}]*[,\s])?)?(\w*)$/.exec(before.slice(-400));
  if (arch) return list(arch[2]!, intrinsicsOf(arch[1] as 'nvptx' | 'amdgpu'));
  const gpu = /\bintrinsics::gpu::(?:\{(?:[^}]*[,\s])?)?(\w*)$/.exec(line);
  if (gpu) return list(gpu[1]!, intrinsicsOf(undefined));
  const module = /\bcore::arch::(\w*)$/.exec(line);
  if (module) return list(module[1]!, MODULES);
  const attribute = /#\[\s*([\w:]*)$/.exec(line);
  if (attribute) {
    const items = attributesFor(text);
    return items.length === 0 ? undefined : list(attribute[1]!, items);
  }
  const field = contractField(before);
  if (field !== undefined) return list(field, CONTRACT_FIELDS);
  const bare = /(?<![\w.:'"])([a-z_]\w+)$/.exec(line);
  const imported = bare && importedIntrinsics(text, bare[1]!);
  if (imported && imported.length > 0) return list(bare[1]!, imported);
  const name = typedKernelName(before);
  if (name !== undefined) return list(name, kernels().map(kernelItem));
  const path = typedKernelPath(before);
  if (path !== undefined) {
    const own = kernels().filter(({ dialect }) => dialect === path.dialect);
    return list(path.typed, distinct(own.map(pathItem)));
  }
  const method = /\.(\w*)$/.exec(line)?.[1];
  const behind = method === undefined ? [] : methods();
  return behind.length === 0 ? undefined : list(method!, behind.flatMap(methodItems));
}

function distinct(items: readonly RustCompletion[]): readonly RustCompletion[] {
  return [...new Map(items.map((one) => [one.label, one])).values()];
}

/** The kernel by its path: instances of a generic one have the same. */
function pathItem({ name, instanceOf, dialect }: KernelInfo): RustCompletion {
  const label = instanceOf ?? name;
  return { label, kind: 'kernel', detail: `kernel · ${dialect}`, documentation: '' };
}

/** The methods of a typed module that launch a kernel. */
function methodItems({ name, signature }: LaunchKernel): readonly RustCompletion[] {
  const documentation = `\`\`\`rust\n${signature}\n\`\`\``;
  return [
    { label: name, kind: 'kernel', detail: 'launches the kernel', documentation },
    { label: `${name}_async`, kind: 'kernel', detail: 'makes a launch', documentation },
  ];
}

const ABIS: readonly RustCompletion[] = [...KERNEL_ABIS].map((label) => ({
  label,
  kind: 'abi',
  detail: label === 'gpu-kernel' ? 'kernel for any GPU' : 'kernel for NVIDIA GPUs',
  documentation:
    label === 'gpu-kernel'
      ? 'A function that the host launches. It needs `#![feature(abi_gpu_kernel)]`, returns nothing, and is called by nobody else.'
      : 'As `gpu-kernel`, on nvptx64 only. It needs `#![feature(abi_ptx)]`.',
}));

const RULE_NAMES: readonly RustCompletion[] = RULES.map((rule) => ({
  label: rule.name,
  kind: 'rule',
  detail: rule.severity,
  documentation: `${rule.title}\n\n${rule.why}`,
}));

const CPUS: readonly RustCompletion[] = Object.values(TARGETS).flatMap((target) =>
  target.cpus.map(({ name, title }) => ({
    label: name,
    kind: 'cpu' as const,
    detail: title,
    documentation: `For \`${target.triple}\`.`,
  })),
);

const MODULES: readonly RustCompletion[] = [
  ['nvptx', 'intrinsics of NVIDIA GPUs'],
  ['amdgpu', 'intrinsics of AMD GPUs'],
].map(([label = '', detail = '']) => ({ label, kind: 'intrinsic', detail, documentation: '' }));

function intrinsicsOf(library: 'nvptx' | 'amdgpu' | undefined): readonly RustCompletion[] {
  return [...INTRINSICS]
    .filter(([, doc]) => doc.library === library)
    .map(([label, doc]) => ({
      label,
      kind: 'intrinsic',
      detail: doc.signature ?? '',
      documentation: describeIntrinsic(doc),
    }));
}

/**
 * Intrinsics that begin so and that the text imports all together: no other tool sees those of a
 * GPU on a host.
 */
function importedIntrinsics(text: string, typed: string): readonly RustCompletion[] {
  return (['nvptx', 'amdgpu'] as const).flatMap((library) =>
    text.includes(`core::arch::${library}::*`)
      ? intrinsicsOf(library).filter(({ label }) => label.startsWith(typed))
      : [],
  );
}

const attributes = (
  detail: string,
  rows: readonly (readonly [string, string])[],
): readonly RustCompletion[] =>
  rows.map(([label, documentation]) => ({ label, kind: 'attribute', detail, documentation }));

const COMMENTS = attributes('warplens', [
  ['budget(registers <= 32)', 'What the kernel below may take at most; more is reported.'],
  ['allow(', 'Silences rules on the next line, on the item below, or in the whole file.'],
  [
    'launch(block = 256)',
    'How the host launches the kernel below, for rules and for its occupancy.',
  ],
  [
    'launch(workgroup_mem = 1024, block = [16, 16])',
    'The same with the bytes of launch-sized workgroup memory, and a workgroup of two dimensions.',
  ],
]);

const BUDGET_PARTS = attributes('warplens', [
  ...BUDGET_FIGURES.map(
    (name) => [`${name} <= `, `At most so many ${BUDGET_DOCS[name]}.`] as const,
  ),
  ['ptx, ', 'The budget is for PTX.'],
  ['amdgcn, ', 'The budget is for AMDGCN.'],
]);

const LAUNCH_PARTS = attributes('warplens', [
  ['workgroup_mem = ', 'Bytes of launch-sized workgroup memory.'],
  ['block = ', 'Threads of a workgroup: a number, or up to three in brackets.'],
]);

const CONTRACT_FIELDS = attributes('cuda_device', [
  ['domain = ', 'Dimensions of the grid: 1, 2 or 3.'],
  ['block = ', 'The exact shape of a block, such as `(256, 1, 1)`.'],
  ['coordinates = ', 'The type of thread coordinates, such as `u32`.'],
  ['dynamic_shared = ', 'Bytes of dynamic shared memory that every launch has.'],
  [
    'dynamic_shared_range = ',
    'Least and most bytes of dynamic shared memory, such as `(0, 4096)`.',
  ],
  ['dynamic_shared_alignment = ', 'Alignment of dynamic shared memory, a power of two.'],
  ['min_compute_capability = ', 'The oldest GPU that runs the kernel.'],
  ['requires = ', 'What holds of the arguments, such as `(a.len() >= n)`.'],
]);

/** What is typed of the name of a field in `#[launch_contract(..)]`. */
function contractField(before: string): string | undefined {
  const start = before.lastIndexOf('launch_contract(');
  if (start < 0 || before.length - start > 400) return undefined;
  const inside = before.slice(start + 'launch_contract('.length);
  // Lists of values stand in parentheses of their own.
  const flat = inside.replace(/\([^()]*\)/g, '');
  return /^(?:[^()\]=]*=[^(),\]]*,)*\s*([a-z_]*)$/.exec(flat)?.[1];
}

/** Attributes by the library whose name a file must hold for them to mean anything. */
const ATTRIBUTES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  cuda_std: [
    ['kernel', 'A kernel: exported, and callable from the host only.'],
    ['address_space(shared)', 'The static lives in workgroup memory.'],
    ['address_space(constant)', 'The static lives in constant memory.'],
    ['gpu_only', 'On the host the function is a stub that panics.'],
    ['externally_visible', 'The function is kept though nothing calls it.'],
  ],
  cuda_device: [
    ['kernel', 'A kernel.'],
    ['device', 'A function that uses device intrinsics.'],
    ['cuda_module', 'A module of kernels, with launchers for the host.'],
    ['launch_bounds(256)', 'Most threads of a block; goes behind `#[kernel]`.'],
    [
      'launch_bounds(256, 2)',
      'Most threads of a block, and blocks that should fit on a multiprocessor.',
    ],
    [
      'launch_contract(domain = 1, block = (256, 1, 1))',
      'What every launch of the kernel is held to.',
    ],
    ['cluster_launch(1, 1, 1)', 'Blocks of a cluster.'],
    ['cooperative_launch', 'All blocks run at once and may wait for each other.'],
    ['unroll', 'Unrolls the loop.'],
  ],
};

function attributesFor(text: string): readonly RustCompletion[] {
  return Object.entries(ATTRIBUTES).flatMap(([library, rows]) =>
    new RegExp(`\\b${library}\\b`).test(text)
      ? rows.map(([label, documentation]) => ({
          label,
          kind: 'attribute' as const,
          detail: library,
          documentation,
        }))
      : [],
  );
}

function kernelItem({ name, symbol, dialect }: KernelInfo): RustCompletion {
  const detail = name === symbol ? `kernel · ${dialect}` : `kernel ${name} · ${dialect}`;
  return { label: symbol, kind: 'kernel', detail, documentation: '' };
}
