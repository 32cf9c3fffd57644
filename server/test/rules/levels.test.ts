/** Who decides a rule's severity: comments, rustc's attributes, the configuration. */
import assert from 'node:assert/strict';
import type { RuleLevels } from '../../src/rules/index.ts';
import { checkDiagnostics, parseFixture } from '../kit/index.ts';
import { asSeen, engine, exampleFixture, findingsIn } from './check.ts';

/** Checks a crate whose diagnostics are annotated. */
function check(code: string, levels: RuleLevels = {}): void {
  engine.setRules(levels);
  const fixture = exampleFixture({ edition: 2024 }, code);
  checkDiagnostics(fixture, asSeen(findingsIn(fixture)));
  engine.setRules({});
}

describe('rules: allow comments', () => {
  it('hold for their line', () => {
    check(`
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn one(a: &u32, // warplens: allow(improper_gpu_kernel_arg)
    b: &u32) {}
     //^^^^ warning[improper_gpu_kernel_arg]
`);
  });

  it('hold for the item below, attributes and documentation between', () => {
    check(`
// warplens: allow(improper_gpu_kernel_arg, missing_gpu_kernel_export_name)
/// Documented.
#[inline]
pub extern "gpu-kernel" fn one(
    a: &u32,
    b: &u32,
) {
}

#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn two(a: &u32) {}
                                //^^^^ warning[improper_gpu_kernel_arg]
`);
  });

  it('hold for a module or an impl as an item', () => {
    check(`
// warplens: allow(missing_gpu_kernel_export_name)
pub mod kernels {
    pub extern "gpu-kernel" fn one() {}
    pub mod inner {
        pub extern "gpu-kernel" fn two() {}
    }
}
`);
  });

  it('hold for the line below where that is no item', () => {
    check(`
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn one(a: u32) {}

pub fn call() {
    // warplens: allow(gpu-kernel-call)
    one(1);
    one(2);
  //^^^^^^ error[gpu-kernel-call]
}
`);
  });

  it('hold for a file or module from its head', () => {
    check(`#![no_std]
#![feature(abi_gpu_kernel)]
//! warplens: allow(gpu-kernel-call)

#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn one(a: u32) {}
pub mod inner {
    //! warplens: allow(gpu-kernel-return)
    #[unsafe(no_mangle)]
    pub extern "gpu-kernel" fn two() -> u32 { 1 }
}
pub fn call() {
    one(1);
}
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn three() -> u32 { 1 }
                                    //^^^ error[gpu-kernel-return]
`);
  });

  it('are told when no rule has the name', () => {
    const fixture = parseFixture('fn f() {} // warplens: allow(gpu-kernel-cal)\n');
    const [only, ...more] = findingsIn(fixture);
    assert.deepEqual(more, []);
    assert.equal(only?.code, 'unknown-rule');
    assert.equal(only.help, "did you mean 'gpu-kernel-call'?");
    assert.equal(only.fixes?.[0]?.edits[0]?.newText, 'gpu-kernel-call');
  });

  it('are not seen in strings', () => {
    check(`
pub const TEXT: &str = "// warplens: allow(nonsense)";
pub extern "gpu-kernel" fn one() {} //~ warning[missing_gpu_kernel_export_name]
`);
  });
});

describe('rules: levels', () => {
  const CODE = `
pub extern "gpu-kernel" fn one() {} //~ error[missing_gpu_kernel_export_name]
`;

  it('the configuration sets a severity', () => {
    check(CODE, { missing_gpu_kernel_export_name: 'error' });
  });

  it('the configuration turns a rule off', () => {
    check(CODE.replace(/\/\/~.*/, ''), { missing_gpu_kernel_export_name: 'off' });
  });

  it('attributes of rustc count for the lints that it has', () => {
    check(`
#[deny(missing_gpu_kernel_export_name)]
pub mod kernels {
    pub extern "gpu-kernel" fn one() {} //~ error[missing_gpu_kernel_export_name]

    #[allow(missing_gpu_kernel_export_name)]
    pub fn outer() {
        pub extern "gpu-kernel" fn nested() {}
    }
}
`);
  });

  it('what is forbidden cannot be allowed again', () => {
    check(`
#[forbid(missing_gpu_kernel_export_name)]
pub mod kernels {
    #[allow(missing_gpu_kernel_export_name)]
    pub extern "gpu-kernel" fn one() {} //~ error[missing_gpu_kernel_export_name]
}
`);
  });

  it('an inner attribute of the crate counts', () => {
    check(`#![deny(missing_gpu_kernel_export_name)]
#![expect(improper_gpu_kernel_arg)]
pub extern "gpu-kernel" fn one(a: &u32) {} //~ error[missing_gpu_kernel_export_name]
`);
  });

  describe('the manifest', () => {
    const PACKAGE = '[package]\nname = "a"\nedition = "2024"\n';
    const KERNEL = 'pub extern "gpu-kernel" fn one(a: &u32) {}\n';
    /** Severities by rule, of a package with these files. */
    const found = (files: Readonly<Record<string, string>>, code = KERNEL): object => {
      const texts = Object.entries(files).map(([path, text]) => `//- ${path}\n${text}`);
      const fixture = exampleFixture(
        { edition: 2024 },
        `${texts.join('')}//- /src/lib.rs\n${code}`,
      );
      return Object.fromEntries(findingsIn(fixture).map((d) => [d.code, d.severity]));
    };
    const NAME = 'missing_gpu_kernel_export_name';
    const ARG = 'improper_gpu_kernel_arg';

    it('sets the levels of lints that rustc has', () => {
      const lints =
        '[lints.rust]\nmissing-gpu-kernel-export-name = "deny"\nimproper_gpu_kernel_arg = "allow"\n';
      assert.deepEqual(found({ '/Cargo.toml': PACKAGE + lints }), { [NAME]: 'error' });
    });

    it('has priorities, and groups', () => {
      const lints = `[lints.rust]\nwarnings = { level = "deny", priority = -1 }\n${ARG} = { level = "allow", priority = 1 }\n`;
      assert.deepEqual(found({ '/Cargo.toml': PACKAGE + lints }), { [NAME]: 'error' });
    });

    it('may leave them to the workspace', () => {
      const lints = `[lints]\nworkspace = true\n[workspace.lints.rust]\n${ARG} = "forbid"\n${NAME} = "allow"\n`;
      assert.deepEqual(found({ '/Cargo.toml': PACKAGE + lints }), { [ARG]: 'error' });
      // Nobody inherits what is not asked for.
      const alone = `[workspace.lints.rust]\n${ARG} = "forbid"\n`;
      assert.deepEqual(found({ '/Cargo.toml': PACKAGE + alone }), {
        [ARG]: 'warning',
        [NAME]: 'warning',
      });
    });

    it('gives way to attributes, unless it forbids', () => {
      const code = `#![warn(${NAME})]\n#![allow(${ARG})]\n${KERNEL}`;
      const lints = `[lints.rust]\n${NAME} = "deny"\n${ARG} = "forbid"\n`;
      assert.deepEqual(found({ '/Cargo.toml': PACKAGE + lints }, code), {
        [NAME]: 'warning',
        [ARG]: 'error',
      });
    });
  });

  it('the configuration wins over attributes', () => {
    check(
      `
#[deny(missing_gpu_kernel_export_name)]
pub extern "gpu-kernel" fn one() {} //~ hint[missing_gpu_kernel_export_name]
`,
      { missing_gpu_kernel_export_name: 'hint' },
    );
  });
});

describe('rules: broken code', () => {
  it('calls are found by name where types are not', () => {
    check(
      `
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn one(a: u32) {}

pub fn call() {
    let x = unknown(|| {
        one(1);
      //^^^^^^ error[gpu-kernel-call]
    });
    let one = 3;
}
`.replace('    let one = 3;\n', ''),
    );
  });

  it('names that are shadowed are left alone', () => {
    check(`
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn one(a: u32) {}

pub fn call(one: fn(u32)) {
    unknown(|| one(1));
}
`);
  });

  it('no prefix of a crate makes a rule throw', () => {
    const code = `
// warplens: allow(gpu-kernel-return)
#[unsafe(no_mangle)]
pub async unsafe extern "gpu-kernel" fn one(a: &[u32], (b, c): (u32, u32), d: ...) -> u32 { a[0] }
impl S { extern "ptx-kernel" fn m(&self, x: *const dyn T) -> ! { loop {} } }
macro_rules! k { ($n:ident) => { extern "gpu-kernel" fn $n() -> i32 { one(1) } } }
k!(two);
unsafe extern "gpu-kernel" { fn three(a: u32); }
fn f(g: extern "gpu-kernel" fn(u32)) { g(1); { fn inner() { three(2) } inner() }; S.m() }
`;
    for (let end = 0; end <= code.length; end += 1) {
      engine.setFile('/cut/src/lib.rs', code.slice(0, end));
      engine.diagnostics('/cut/src/lib.rs');
    }
  });
});
