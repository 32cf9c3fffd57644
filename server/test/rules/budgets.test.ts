/** Budgets of kernels: what exceeds them, where that is reported, and what is wrong with one. */
import assert from 'node:assert/strict';
import type { Diagnostic } from '../../src/diag/index.ts';
import { parseFixture } from '../kit/index.ts';
import { applyFix, asSeen, engine, findingsIn } from './check.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel, stdarch_nvptx)]\n';

/** 15 instructions for sm_70, about 7 registers. */
const AXPY = `#[no_mangle]
pub unsafe extern "gpu-kernel" fn axpy(y: *mut f32, x: *const f32, a: f32) {
    let i = core::arch::nvptx::_thread_idx_x() as usize;
    *y.add(i) = a * *x.add(i) + *y.add(i);
}
`;

/** For both targets. */
const PLAIN = `#[no_mangle]
pub unsafe extern "gpu-kernel" fn plain(y: *mut f32, x: *const f32) {
    *y = *x * *x.add(1) + *x.add(2) * *x.add(3);
}
`;

/** 256 bytes of the thread's own memory, indexed by data. */
const STACK = `#[no_mangle]
pub unsafe extern "gpu-kernel" fn gather(y: *mut u32, at: *const u32) {
    let mut table = [0u32; 64];
    for i in 0..64 {
        table[i] = *y.add(i);
    }
    *y = table[(*at & 63) as usize];
}
`;

const TILE = `#[address_space(shared)]
static mut TILE: [core::mem::MaybeUninit<u32>; 64] = [const { core::mem::MaybeUninit::uninit() }; 64];

`;
const SHARED = `#[no_mangle]
pub unsafe extern "gpu-kernel" fn share(y: *mut u32) {
    let i = core::arch::nvptx::_thread_idx_x() as usize;
    TILE[i & 63].write(*y.add(i));
    *y.add(i) = TILE[i & 63].assume_init();
}
`;

/** Thirty-six values that are alive at once. */
const WIDE = `#[no_mangle]
pub unsafe extern "gpu-kernel" fn wide(y: *mut f32, x: *const f32) {
${Array.from({ length: 36 }, (_, i) => `    let v${i} = x.add(${i}).read_volatile();\n`).join('')}
${Array.from({ length: 36 }, (_, i) => `    y.add(${i}).write_volatile(v${35 - i} * v${(i * 7) % 36});\n`).join('')}}
`;

const GENERIC = `#[inline(never)]
pub fn fill<T: Copy>(y: *mut T, x: T) { unsafe { *y = x } }
`;

interface Project {
  readonly code: string;
  readonly toml?: string;
  readonly cargo?: string;
}

function check({ code, toml, cargo }: Project): readonly Diagnostic[] {
  const files = [
    '//- /Cargo.toml\n[package]\nname = "kernels"\nedition = "2021"\n',
    cargo === undefined ? '' : `//- /.cargo/config.toml\n${cargo}\n`,
    toml === undefined ? '' : `//- /warplens.toml\n${toml}\n`,
    `//- /src/lib.rs\n${HEAD}${code}`,
  ];
  return findingsIn(parseFixture(files.join('')));
}

const AMD = '[build]\ntarget = "amdgcn-amd-amdhsa"\nrustflags = ["-Ctarget-cpu=gfx90a"]';
const SM_90 = '[build]\ntarget = "nvptx64-nvidia-cuda"\nrustflags = ["-Ctarget-cpu=sm_90"]';

/** What of a finding says which figures are over. */
type Over = readonly string[];

const CASES: readonly (readonly [what: string, project: Project, over: Over])[] = [
  ['registers below', { code: `// warplens: budget(registers <= 32)\n${AXPY}` }, []],
  ['exactly the budget', { code: `// warplens: budget(instructions <= 15)\n${AXPY}` }, []],
  [
    'one more than the budget',
    { code: `// warplens: budget(instructions <= 14)\n${AXPY}` },
    ['on sm_70: 15 instructions (budget: 14)'],
  ],
  [
    'an equals sign is at most, too',
    { code: `// warplens: budget(instructions = 100)\n${AXPY}` },
    [],
  ],
  [
    'nothing allowed',
    { code: `// warplens: budget(instructions = 0)\n${AXPY}` },
    ['15 instructions (budget: 0)'],
  ],
  [
    'an estimate says so',
    { code: `// warplens: budget(registers <= 2)\n${AXPY}` },
    ['about 7 registers (budget: 2)'],
  ],
  [
    'two figures in one finding',
    { code: `// warplens: budget(registers <= 2, instructions <= 3)\n${AXPY}` },
    ['about 7 registers (budget: 2), 15 instructions (budget: 3)'],
  ],
  [
    'one of two figures',
    { code: `// warplens: budget(registers <= 32, instructions <= 3)\n${AXPY}` },
    ['on sm_70: 15 instructions (budget: 3)'],
  ],
  [
    'two comments',
    {
      code: `// warplens: budget(registers <= 2)\n// warplens: budget(instructions <= 3)\n${AXPY}`,
    },
    ['15 instructions (budget: 3)', 'about 7 registers (budget: 2)'],
  ],
  [
    'hexadecimal and grouped numbers',
    { code: `// warplens: budget(registers <= 0x2, instructions <= 1_000)\n${AXPY}` },
    ['on sm_70: about 7 registers (budget: 2)'],
  ],
  [
    'a comment above others',
    { code: `// warplens: budget(instructions <= 3)\n// Adds.\n/// Documented.\n${AXPY}` },
    ['15 instructions (budget: 3)'],
  ],
  ['a blank line between', { code: `// warplens: budget(instructions <= 3)\n\n${AXPY}` }, []],
  [
    'the kernel above is not meant',
    { code: `${PLAIN}// warplens: budget(instructions <= 3)\n${AXPY}` },
    ['`axpy` exceeds'],
  ],
  ['no spills', { code: `// warplens: budget(spills = 0)\n${WIDE}` }, []],
  [
    'many registers',
    { code: `// warplens: budget(registers <= 32)\n${WIDE}` },
    ['registers (budget: 32)'],
  ],
  [
    'stack of a thread',
    { code: `// warplens: budget(stack = 0)\n${STACK}` },
    ['256 bytes of stack (budget: 0)'],
  ],
  ['enough stack', { code: `// warplens: budget(stack <= 256)\n${STACK}` }, []],
  [
    'workgroup memory',
    { code: `${TILE}// warplens: budget(workgroup_mem <= 128)\n${SHARED}` },
    ['256 bytes of workgroup memory (budget: 128)'],
  ],
  [
    'workgroup memory with a dash',
    { code: `${TILE}// warplens: budget(workgroup-mem <= 128)\n${SHARED}` },
    ['256 bytes of workgroup memory (budget: 128)'],
  ],
  [
    'a target that the project is not built for',
    { code: `// warplens: budget(amdgcn, instructions <= 3)\n${PLAIN}` },
    ['on gfx'],
  ],
  [
    'both targets',
    {
      code: `// warplens: budget(amdgcn, instructions = 1)\n// warplens: budget(instructions = 2)\n${PLAIN}`,
    },
    ['on sm_70: ', '; on gfx', '(budget: 1)', '(budget: 2)'],
  ],
  [
    'a target without code for the kernel',
    { code: `// warplens: budget(amdgcn, instructions <= 3)\n${AXPY}` },
    [],
  ],
  [
    'a target takes precedence',
    {
      code: `// warplens: budget(instructions = 1)\n// warplens: budget(ptx, instructions <= 99)\n${AXPY}`,
    },
    [],
  ],
  [
    'counted registers of an AMD GPU',
    { code: `// warplens: budget(registers = 0)\n${PLAIN}`, cargo: AMD },
    ['on gfx90a: ', 'VGPRs (budget: 0)'],
  ],
  [
    'scalar registers',
    { code: `// warplens: budget(scalar_registers = 0)\n${PLAIN}`, cargo: AMD },
    ['SGPRs (budget: 0)'],
  ],
  [
    'the GPU of the project',
    { code: `// warplens: budget(instructions = 0)\n${AXPY}`, cargo: SM_90 },
    ['on sm_90: '],
  ],
  [
    'the file, for all kernels',
    { code: `${AXPY}${PLAIN}`, toml: '[budget]\ninstructions = 14' },
    ['`axpy` exceeds its budget on sm_70: 15 instructions (budget: 14)'],
  ],
  ['the file, kept', { code: AXPY, toml: '[budget]\nregisters = 32\nspills = 0\nstack = 0' }, []],
  [
    'the file, by target',
    { code: AXPY, toml: '[budget]\ninstructions = 99\n[budget.ptx]\ninstructions = 10' },
    ['15 instructions (budget: 10)'],
  ],
  [
    'the file, for another target',
    { code: PLAIN, toml: '[budget.amdgcn]\ninstructions = 1' },
    ['on gfx'],
  ],
  [
    'an inline table',
    { code: AXPY, toml: '[budget]\nptx = { instructions = 10 }' },
    ['15 instructions (budget: 10)'],
  ],
  [
    'the comment before the file',
    {
      code: `// warplens: budget(instructions <= 20)\n${AXPY}`,
      toml: '[budget]\ninstructions = 10',
    },
    [],
  ],
  [
    'the file for what the comment does not name',
    { code: `// warplens: budget(registers <= 20)\n${AXPY}`, toml: '[budget]\ninstructions = 10' },
    ['15 instructions (budget: 10)'],
  ],
  [
    'allowed above the kernel',
    { code: `// warplens: allow(budget-exceeded)\n${AXPY}`, toml: '[budget]\ninstructions = 10' },
    [],
  ],
  [
    'off in the file',
    { code: AXPY, toml: '[rules]\nbudget-exceeded = "off"\n[budget]\ninstructions = 10' },
    [],
  ],
  [
    'code that is not compiled has no figures',
    { code: `// warplens: budget(instructions = 0)\n${AXPY.replace('a * ', 'missing() * ')}` },
    [],
  ],
  ['functions that are no kernels', { code: `// warplens: budget(registers = 0)\n${GENERIC}` }, []],
  [
    'a helper is counted with the kernel',
    {
      code: `${AXPY.replace('a * *x.add(i)', 'twice(a)')}pub fn twice(a: f32) -> f32 { a * a }\n`,
      toml: '[budget]\ninstructions = 5',
    },
    ['`axpy` exceeds'],
  ],
];

describe('rules: budgets', () => {
  for (const [what, project, over] of CASES)
    it(what, () => {
      const found = check(project).filter(({ code }) => code === 'budget-exceeded');
      assert.equal(found.length, over.length === 0 ? 0 : 1, found.map((d) => d.message).join('\n'));
      for (const part of over) assert.ok(found[0]!.message.includes(part), found[0]!.message);
    });

  it('names the lines that cost most, and the budget', () => {
    const code = `// warplens: budget(registers <= 2, instructions <= 3)\n${AXPY}`;
    const [found] = check({ code });
    const text = HEAD + code;
    assert.equal(text.slice(found!.span.start, found!.span.end), 'axpy');
    const lineAt = (at: number): string =>
      text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at)).trim();
    const related = found!.related!.map(({ span, message }) => [message, lineAt(span.start)]);
    const busiest = '*y.add(i) = a * *x.add(i) + *y.add(i);';
    assert.deepEqual(related, [
      ['the budget', code.split('\n')[0]],
      ['the budget', code.split('\n')[0]],
      ['most registers hold values here', busiest],
      ['8 of 15 instructions', busiest],
    ]);
  });

  it('follows edits, of the kernel and of what stands above it', () => {
    const code = `// warplens: budget(instructions <= 14)\n${AXPY}`;
    const seen = (text: string): readonly string[] => {
      engine.setFile('/src/lib.rs', text);
      return engine
        .diagnostics('/src/lib.rs')
        .filter((d) => d.code === 'budget-exceeded')
        .map((d) => `${text.slice(d.span.start, d.span.end)} ${/\d+ instr/.exec(d.message)![0]}`);
    };
    check({ code });
    assert.deepEqual(seen(HEAD + code), ['axpy 15 instr']);
    assert.deepEqual(seen(`${HEAD}// A line more.\n${code}`), ['axpy 15 instr']);
    assert.deepEqual(seen(HEAD + code.replace('14', '15')), []);
    assert.deepEqual(seen(HEAD + code.replace('a * *x.add(i) + *y.add(i)', 'a')), []);
    const more = seen(HEAD + code.replace('+ *y.add(i)', '+ *y.add(i) * *x.add(i + 1)'));
    assert.match(more.join(), /^axpy 1[6-9] instr$/);
    assert.deepEqual(seen(HEAD + code), ['axpy 15 instr']);
  });

  it('holds for kernels of MLIR', () => {
    const text = `module attributes {gpu.container_module} {
  gpu.module @k {
    // warplens: budget(instructions <= 3)
    gpu.func @scale(%p: memref<16xf32>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %p[%i] : memref<16xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %p[%i] : memref<16xf32>
      gpu.return
    }
  }
}
`;
    const found = findingsIn(parseFixture(`//- /src/k.mlir\n${text}`));
    assert.deepEqual(
      found.map(({ code }) => code),
      ['budget-exceeded'],
    );
    assert.match(
      found[0]!.message,
      /^kernel `scale` exceeds its budget on sm_70: \d+ instructions/,
    );
  });
});

/** Wrong lists of comments: the list, what is marked in it, the message, what was meant. */
const WRONG: readonly (readonly [list: string, at: string, what: RegExp, meant?: string])[] = [
  ['', '', /^a budget names what it limits/],
  ['ptx', 'ptx', /^a budget names what it limits: `ptx, registers <= 32`/],
  ['register <= 4', 'register', /^a budget has no `register`/, 'registers'],
  ['spill = 0', 'spill', /^a budget has no `spill`/, 'spills'],
  ['vram <= 4', 'vram', /^a budget has no `vram`; it has `registers`/],
  ['registers < 4', '<', /^a budget is at most a number/, '<='],
  ['registers >= 4', '>=', /^a budget is at most a number/, '<='],
  ['registers: 4', ':', /^a budget is at most a number/, '<='],
  ['registers', 'registers', /^a budget is at most a number/],
  ['registers <= many', 'many', /^a budget is a whole number/],
  ['registers <= -1', '-1', /^a budget is a whole number/],
  ['registers <= 1.5', '1.5', /^a budget is a whole number/],
  ['registers <=', 'registers <=', /^a budget is a whole number/],
  ['registers <= 4, registers <= 8', 'registers <= 8', /has a budget in this comment already/],
  ['ptxx, registers <= 4', 'ptxx', /neither a target nor a budget/, 'ptx'],
  ['ptx, scalar_registers <= 4', 'scalar_registers', /^PTX has no scalar registers/],
  ['registers <= 99999999999999999999', '99999999999999999999', /is more than any GPU has/],
];

describe('rules: wrong budgets in comments', () => {
  for (const [list, at, what, meant] of WRONG)
    it(`budget(${list})`, () => {
      const code = `// warplens: budget(${list})\n${AXPY}`;
      const found = check({ code }).filter((one) => one.code === 'comment-invalid');
      assert.equal(found.length, 1);
      const [{ span, message, help, fixes }] = found as [Diagnostic];
      if (at !== '') assert.equal((HEAD + code).slice(span.start, span.end), at);
      assert.match(message, what);
      assert.equal(fixes?.length ?? 0, meant === undefined ? 0 : 1);
      if (meant !== undefined) assert.equal(help, `did you mean '${meant}'?`);
    });

  it('is reported where the comment has no end, and where more stands behind it', () => {
    for (const [comment, what] of [
      ['// warplens: budget(registers <= 4', /no end/],
      ['// warplens: budget(registers <= 4) always', /behind the list/],
      ['// warplens: bugdet(registers <= 4)', /no comment of Warplens says `bugdet`/],
    ] as const) {
      const found = check({ code: `${comment}\n${AXPY}` });
      assert.deepEqual(
        found.map(({ code }) => code),
        ['comment-invalid'],
      );
      assert.match(found[0]!.message, what);
    }
  });
});

/** Wrong texts of the file: the table, what is marked, the message, what the fix makes of it. */
const WRONG_TOML: readonly (readonly [toml: string, at: string, what: RegExp, fixed?: string])[] = [
  [
    '[budget]\nregister = 40',
    'register',
    /^unknown key 'register' in \[budget\]/,
    'registers = 40',
  ],
  ['[budget.ptx]\nspill = 0', 'spill', /^unknown key 'spill' in \[budget.ptx\]/, 'spills = 0'],
  ['[budget]\nregisters = "<= 32"', '"<= 32"', /^'registers' must be a whole number/, '= 32'],
  ['[budget]\nregisters = -1', '-1', /^'registers' must be a whole number/],
  ['[budget]\nregisters = 1.5', '1.5', /^'registers' must be a whole number/],
  ['[budget.amdgpu]\nregisters = 4', 'amdgpu', /^there is no target 'amdgpu'/, '[budget.amdgcn]'],
  ['[budget.amdgnc]\nregisters = 4', 'amdgnc', /^there is no target 'amdgnc'/, '[budget.amdgcn]'],
  ['[budget.ptx]\nscalar-registers = 4', 'scalar-registers', /^PTX has no scalar registers/],
  ['[budget]\nptx = 4', 'ptx', /^'ptx' must be a table of budgets/],
  ['[budgets]\nregisters = 40', 'budgets', /^unknown key 'budgets'/, '[budget]'],
  ['budget = 4', 'budget', /^'budget' must be a table/],
];

describe('rules: wrong budgets in warplens.toml', () => {
  for (const [toml, at, what, after] of WRONG_TOML)
    it(toml.replace('\n', ' '), () => {
      const fixture = parseFixture(
        `//- /Cargo.toml\n[package]\nname = "kernels"\nedition = "2021"\n//- /warplens.toml\n${toml}\n//- /src/lib.rs\n${HEAD}${AXPY}`,
      );
      const found = findingsIn(fixture);
      assert.deepEqual(
        asSeen(found).map(({ code, file }) => [code, file]),
        [['configuration-invalid', '/warplens.toml']],
      );
      const [{ span, message, fixes }] = found as [Diagnostic];
      assert.equal(toml.slice(span.start, span.end), at);
      assert.match(message, what);
      assert.equal(fixes?.length ?? 0, after === undefined ? 0 : 1);
      if (after === undefined) return;
      const changed = applyFix(fixture, fixes![0]!);
      const { text } = changed.files.find(({ path }) => path === '/warplens.toml')!;
      assert.ok(text.includes(after), text);
      assert.deepEqual(findingsIn(changed), []);
    });
});
