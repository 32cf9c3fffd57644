/** Hover and completion in the text of `asm!` in Rust source. `$0` is the cursor. */
import assert from 'node:assert/strict';
import { asmCompletions, hover } from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const CONFIG = (target: string, flags = ''): string =>
  `[build]\ntarget = "${target}"\n[target.${target}]\nrustflags = [${flags}]\n`;
const NVIDIA = CONFIG('nvptx64-nvidia-cuda', '"-Ctarget-cpu=sm_80"');
const AMD = CONFIG('amdgcn-amd-amdhsa', '"-Ctarget-cpu=gfx1100"');
const PATH = '/crate/src/lib.rs';

function opened(marked: string, config: string) {
  const offset = marked.indexOf('$0');
  assert.ok(offset >= 0);
  const text = marked.replace('$0', '');
  const files: Readonly<Record<string, string>> = {
    '/crate/Cargo.toml': '[package]\nname = "kernels"\nedition = "2021"\n',
    '/crate/.cargo/config.toml': config,
    [PATH]: text,
  };
  const engine = createEngine({ readFile: (path) => files[path], prelude: preludeTexts() });
  engine.setFile(PATH, text);
  return { engine, text, offset };
}

/** The hover, with the text that it is about. */
function hoverAt(marked: string, config = NVIDIA) {
  const { engine, text, offset } = opened(marked, config);
  const found = hover(engine, PATH, offset);
  return found && { on: text.slice(found.span.start, found.span.end), says: found.markdown };
}

function completed(marked: string, config = NVIDIA) {
  const { engine, text, offset } = opened(marked, config);
  const list = asmCompletions(engine, PATH, offset);
  return (
    list && {
      typed: text.slice(list.start, list.end),
      labels: list.items.map(({ label }) => label),
      items: list.items,
    }
  );
}

const inFn = (code: string): string =>
  `#![no_std]\nuse core::arch::asm;\nunsafe fn f(a: u32, b: u32) -> u32 {\n    let x: u32;\n    ${code}\n    x\n}\n`;

describe('ide: hover in asm!', () => {
  const LINES: readonly (readonly [code: string, on: string, says: RegExp])[] = [
    [
      'asm!("ad$0d.u32 {x}, {a}, {0};", in(reg32) b, x = out(reg32) x, a = in(reg32) a);',
      'add.u32',
      /^\*\*`add\.u32`\*\* · integer\n\n`\{x\} = \{a\} \+ \{0\}`/,
    ],
    // Implicit operands count over all literals.
    [
      'asm!("mov.u32 {}, %laneid;", "sub.u3$02 {}, {}, {0};", out(reg32) x, out(reg32) _, in(reg32) b);',
      'sub.u32',
      /`\{1\} = \{2\} - \{0\}`/,
    ],
    // Escapes are shorter in the text than in the source.
    [
      'asm!("\\t// \\"\\u{41}\\"\\n\\tmov.u$032 {x}, %laneid;\\n", x = out(reg32) x);',
      'mov.u32',
      /`\{x\} = %laneid`/,
    ],
    ['asm!("mov.u32 {x}, %lan$0eid;", x = out(reg32) x);', '%laneid', /special register/],
    [
      'asm!(r#"// "raw" \\n\n      mov.u32 {x}, %lan$0eid;"#, x = out(reg32) x);',
      '%laneid',
      /special register/,
    ],
    [
      'asm!(concat!("mov", ".u32 {x}, ", "%war$0pid;"), x = out(reg32) x);',
      '%warpid',
      /special register/,
    ],
    // A line may go on behind the end of a line of the source.
    [
      'asm!("mov.u32 {x}, \\\n        %war$0pid;", x = out(reg32) x);',
      '%warpid',
      /special register/,
    ],
    // Doubled braces are one; the name of a register of the text leads to the source's line.
    [
      'asm!(\n        "{{ .reg .pred p;",\n        "setp.eq.u32 p, {a}, 0;",\n        "selp.u32 {x}, 1, 0, $0p; }}", a = in(reg32) a, x = out(reg32) x);',
      'p',
      /virtual register `\.pred`\n\nline 7: `p = \{a\} == 0`/,
    ],
    [
      'asm!("mov.u32 {x$0}, %laneid;", x = out(reg32) x);',
      '{x}',
      /^\*\*`\{x\}`\*\* · `out\(reg32\) x` · `u32`\n\nline 5: `\{x\} = %laneid`$/,
    ],
    [
      'asm!("add.u32 {0}, {0}, {$0N};", inout(reg32) a => x, N = const 3 + 4);',
      '{N}',
      /^\*\*`\{N\}`\*\* · `const 3 \+ 4` · `i32`$/,
    ],
    ['asm!("{ .reg .pred p; @p ex$0it; }", options(raw)); x = 0;', 'exit', /^\*\*`exit`\*\*/],
    ['asm!("bar.sy$0nc 0;"); x = 0;', 'bar.sync', /^\*\*`bar\.sync`\*\*/],
  ];
  for (const [code, on, says] of LINES) {
    it(code, () => {
      const found = hoverAt(inFn(code));
      assert.equal(found?.on, on);
      assert.match(found.says, says);
    });
  }

  it('the GPU is the one of the crate', () => {
    const code = inFn('asm!("fma.r$0n.f32 {0}, {0}, {0}, {0};", inout(reg32) a => x);');
    assert.match(hoverAt(code)?.says ?? '', / on sm_80 /);
    const amd = inFn('asm!("v_add_f$032 {0}, {0}, {0}", inout(vgpr32) a => x);');
    assert.match(hoverAt(amd, AMD)?.says ?? '', / on gfx1100 /);
  });

  it('AMDGCN with operands as the source has them', () => {
    const head = 'asm!("s_nop 0", "v_add_f64 {d}, {a}, {a}", "v_mov_b32 ';
    const tail = ' {0}", in(vgpr32) b, d = out(vgpr64) x, a = in(vgpr64) a);';
    const add = hoverAt(inFn(`${head.replace('add', 'ad$0d')}v1,${tail}`), AMD);
    assert.equal(add?.on, 'v_add_f64');
    assert.match(add.says, /`\{d\}` .* · `\{a\}` /);
    const operand = hoverAt(inFn(`${head}v1,${tail.replace('{0}', '{$00}')}`), AMD);
    assert.equal(operand?.on, '{0}');
    assert.match(operand.says, /^\*\*`\{0\}`\*\* · `in\(vgpr32\) b` · `u32`/);
    const special = hoverAt(inFn('asm!("s_mov_b32 {0}, ex$0ec_lo", out(sgpr32) x);'), AMD);
    assert.equal(special?.on, 'exec_lo');
  });

  it('types of operands as Rust has them', () => {
    const typeOf = (code: string): string | undefined =>
      / · `([^`]*)`(?:\n|$)/.exec(hoverAt(code)?.says ?? '')?.[1];
    const f = (line: string): string =>
      `#![no_std]\n#[path = "m.rs"] mod m;\nstruct S<T>(T);\nimpl<T> S<T> { unsafe fn f(&self, p: *const f32) -> f32 { let y: f32; ${line} y } }\n`;
    assert.equal(
      typeOf(f('core::arch::asm!("ld.f32 {0}, [{p$0}];", out(reg32) y, p = in(reg64) p);')),
      '*const f32',
    );
    assert.equal(
      typeOf(f('core::arch::asm!("mov.b32 {0$0}, {0};", inout(reg32) 1u32 => y);')),
      'u32 => f32',
    );
    assert.equal(
      typeOf(f('y = 0.0; core::arch::asm!("mov.b32 {$0}, 1;", out(reg32) _);')),
      'out(reg32) _',
    );
    // Another one for each call of the macro.
    const macro = (calls: string): string =>
      `#![no_std]\nmacro_rules! get { ($f:ident $t:ty) => { unsafe fn $f(a: $t) { core::arch::asm!("mov.b32 {$0}, {};", out(reg32) _, in(reg32) a); } } }\n${calls}\n`;
    assert.equal(typeOf(macro('get!(f u32); get!(g i32);')), 'out(reg32) _');
  });

  it('ptx_asm! of cuda-oxide: percent signs instead of braces', () => {
    const oxide = (line: string): string =>
      `use cuda_device::{kernel, ptx_asm};\n#[kernel]\npub fn k(n: u32) { let y: u32; unsafe { ptx_asm!(${line}); } }\n`;
    const tail = 'out("=r") y, in("r") n, clobber("memory")';
    const add = hoverAt(oxide(`"{ .reg .b32 t; ad$0d.u32 %0, %1, %1; }", ${tail}`), '');
    assert.equal(add?.on, 'add.u32');
    assert.match(add.says, /`%0 = %1 \+ %1`/);
    const operand = hoverAt(oxide(`"mov.u32 %0, %$01;", ${tail}`), '');
    assert.equal(operand?.on, '%1');
    assert.match(operand.says, /^\*\*`%1`\*\* · `in\("r"\) n`/);
    const special = hoverAt(oxide(`"mov.u32 %0, %%la$0neid;", ${tail}`), '');
    assert.equal(special?.on, '%%laneid');
    const list = completed(oxide(`"mov.u32 %0, %%la$0", ${tail}`), '');
    assert.equal(list?.typed, '%la');
  });

  it('calls of any length, in files of any length', () => {
    const nops = '"// )\\n",\n'.repeat(2000);
    const long = inFn(`asm!(${nops} "bar.sy$0nc 0;"); x = 0;`);
    assert.equal(hoverAt(long)?.on, 'bar.sync');
    const raw = inFn(`asm!(r"${'// )\n'.repeat(2000)} bar.sy$0nc 0;"); x = 0;`);
    assert.equal(hoverAt(raw)?.on, 'bar.sync');
    // Not closed yet.
    assert.equal(hoverAt(inFn('asm!("bar.sy$0nc 0;"'))?.on, 'bar.sync');
  });

  it('global_asm! and naked_asm!', () => {
    const global = (macro: string): string =>
      `#![no_std]\ncore::arch::${macro}!(\n    ".func f() {{",\n    "  bar.sy$0nc 0;",\n    "  ret;",\n    "}}",\n);\n`;
    assert.equal(hoverAt(global('global_asm'))?.on, 'bar.sync');
    const naked = global('naked_asm').replace('".func f() {{",', '').replace('"}}",', '');
    assert.equal(hoverAt(naked)?.on, 'bar.sync');
  });

  it('says nothing of assembly for the host, of comments and of other strings', () => {
    const host = inFn('asm!("m$0ov {0}, {1}", out(reg) x, in(reg) a);');
    assert.equal(hoverAt(host), undefined);
    assert.equal(hoverAt(host, ''), undefined);
    assert.equal(hoverAt(inFn('asm!("m$0ov eax, 1", out("eax") x);')), undefined);
    assert.equal(hoverAt(inFn('asm!("ret$0;"); x = 0;'), ''), undefined);
    // RISC-V, ARM.
    assert.equal(hoverAt(inFn('asm!("fence$0.i;"); x = 0;'), ''), undefined);
    assert.equal(hoverAt(inFn('asm!("ad$0d.w r0, r0, r1;"); x = 0;'), ''), undefined);
    assert.equal(hoverAt(inFn('asm!("// bar.sy$0nc 0;"); x = 0;')), undefined);
    assert.equal(hoverAt(inFn('asm!("bar.sync 0;"); x = "bar.sy$0nc 0;";')), undefined);
    assert.equal(hoverAt(inFn('my_asm!("bar.sy$0nc 0;"); x = 0;')), undefined);
  });

  it('without a named target registers decide, else the text', () => {
    const registers = inFn('asm!("mov.u$032 {0}, %laneid;", out(reg32) x);');
    assert.equal(hoverAt(registers, '')?.on, 'mov.u32');
    const kernel = (text: string): string =>
      `#[no_mangle]\npub unsafe extern "gpu-kernel" fn k() { core::arch::asm!("${text}"); }\n`;
    assert.equal(hoverAt(kernel('bar.sy$0nc 0;'), '')?.on, 'bar.sync');
    assert.equal(hoverAt(kernel('s_bar$0rier'), '')?.on, 's_barrier');
    assert.equal(hoverAt(kernel('pau$0se'), ''), undefined);
    // A library of device code.
    assert.equal(hoverAt(inFn('asm!("membar.g$0l;"); x = 0;'), '')?.on, 'membar.gl');
  });
});

describe('ide: completion in asm!', () => {
  it('instructions, modifiers and special registers of PTX', () => {
    const mnemonic = completed(inFn('asm!("mov.u32 {x}, %laneid; shf$0", x = out(reg32) x);'));
    assert.equal(mnemonic?.typed, 'shf');
    assert.ok(mnemonic.labels.includes('shfl'));
    const modifier = completed(inFn('asm!("\\n\\tmad.$0", x = out(reg32) x);'));
    assert.equal(modifier?.typed, '');
    assert.ok(modifier.labels.includes('lo') && modifier.labels.includes('wide'));
    const register = completed(inFn('asm!("mov.u32 {x}, %la$0", x = out(reg32) x);'));
    assert.equal(register?.typed, '%la');
    assert.ok(register.labels.includes('%laneid'));
    assert.ok(register.labels.every((label) => !label.includes('operand')));
    // Braces of a snippet would be operands of the template.
    assert.ok(modifier.items.every((item) => !('snippet' in item)));
  });

  it('what the GPU of the crate has', () => {
    const code = inFn('asm!("$0"); x = 0;');
    assert.ok(!completed(code)?.labels.includes('wgmma'));
    const hopper = NVIDIA.replace('sm_80', 'sm_90a');
    assert.ok(completed(code, hopper)?.labels.includes('wgmma'));
    const amd = completed(inFn('asm!("v_$0"); x = 0;'), AMD);
    assert.equal(amd?.typed, 'v_');
    assert.ok(amd.labels.includes('v_wmma_f32_16x16x16_f16'));
    assert.ok(!amd.labels.includes('v_mfma_f32_16x16x16f16'));
  });

  it('operands behind a brace', () => {
    const code = 'asm!("mov.u32 {{$0", in(reg32) a, x = out(reg32) x);';
    const list = completed(inFn(code.replace('{{', '{')));
    assert.deepEqual(list?.labels, ['0', 'x']);
    assert.equal(list.items[1]?.detail, 'out(reg32) x');
    assert.ok(!completed(inFn(code))?.labels.includes('x'));
  });

  it('nothing in assembly for the host', () => {
    assert.equal(completed(inFn('asm!("m$0", out(reg) x);'), ''), undefined);
    assert.equal(completed(inFn('asm!("m$0"); x = 0;'), ''), undefined);
  });
});
