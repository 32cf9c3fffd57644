/**
 * Statements of PTX in `asm!` that no semicolon ends: `ptxas` takes the next line for a part of
 * them.
 */
import { append, type Span } from '../../base/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';

interface Data {
  readonly statement: string;
  readonly end: Span;
}

export const asmSemicolonMissing = defineRule<Data>({
  name: 'asm-semicolon-missing',
  severity: 'error',
  refusal: true,
  since: '0.1',
  partialCode: true,
  title: 'a statement of inline PTX has no semicolon',
  what: ({ statement }) => `no semicolon ends \`${statement}\``,
  why: 'the text of `asm!` is put into the PTX as it stands, where every statement ends with a semicolon; without one `ptxas` refuses the whole module, which rustc does not notice',
  help: 'end the statement with `;`, the last one too',
  safety: 'safe',
  run(ctx, report) {
    if (ctx.program.target.arch !== 'nvptx64') return {};
    return {
      device(code) {
        for (const span of asmPlaces(ctx, code)) {
          for (const { start, end, text } of unended(ctx.text(span.file), span)) {
            const at = { file: span.file, start, end };
            report({ span: at, data: { statement: text, end: { ...at, start: end } } });
          }
        }
      },
    };
  },
  fix: (_, { end }) => ({ title: 'End it with `;`', edits: [{ span: end, newText: ';' }] }),
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, asm_experimental_arch)]

      use core::arch::asm;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn wait(out: *mut u32) {
          let x: u32;
          asm!(
              "mov.u32 {0}, %laneid;",
              "bar.sync 0",
             //^^^^^^^^^^
              "add.u32 {0}, {0}, 1;",
              out(reg32) x,
          );
          *out = x;
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, asm_experimental_arch)]

      use core::arch::asm;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sums(out: *mut u32) {
          let (x, mut y): (u32, u32);
          asm!(
              "{{ .reg .pred p; setp.eq.u32 p, {1}, 0; // first",
              "@p mov.u32 {0},",
              "  1;",
              "}}",
              "// what follows has an own line",
              "mad.lo.u32 {0}, {1}, {1}",
              ", {1};",
              out(reg32) x,
              in(reg32) 3u32,
          );
          asm!("mov.u32 {}, %laneid; bar.warp.sync 0xffffffff;", out(reg32) y);
          asm!("/* two words", "in a comment */", "bar.sync 0;");
          asm!("s_nop 2", "v_mov_b32 {0}, {0}", inout(reg32) y);
          *out = x + y;
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(abi_gpu_kernel, asm_experimental_arch)]

      use core::arch::asm;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn wait() {
          asm!("bar.sync 0");
      }
    `,
      `
      #![no_std]
      #![feature(abi_gpu_kernel, asm_experimental_arch)]

      use core::arch::asm;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn wait() {
          asm!("bar.sync 0;");
      }
    `,
    ),
  ],
});

const asmLocs = remember((code) =>
  [...code.parts.funcs.values()].flatMap(({ blocks }) =>
    blocks.flatMap(({ insts }) =>
      insts.flatMap((inst) => (inst.op === 'gpu.asm' && inst.loc ? [inst.loc] : [])),
    ),
  ),
);

/** The calls of \`asm!\` in the crate's own text, each once. */
function asmPlaces(ctx: RuleContext, code: DeviceCode): readonly Span[] {
  const found = new Map<string, Span>();
  for (const loc of asmLocs(code)) {
    const [span] = ctx.ownPlaces(loc);
    if (span !== undefined) found.set(`${span.file} ${span.start}`, span);
  }
  return [...found.values()];
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * `asm!(` and where the templates begin; macros of the crate's own that make a call look otherwise.
 */
const CALL = /^(?:[\w:]+::)?asm\s*!\s*[([{]\s*/;
const TEMPLATE = /r(#*)"([\s\S]*?)"\1|"((?:[^"\\]|\\[\s\S])*)"/y;
const BETWEEN = /\s*(?:\/\/[^\n]*\n\s*)*,\s*(?:\/\/[^\n]*\n\s*)*/y;

/** What may come behind the templates. */
const OPERAND =
  /^(?:[)\]}]|\w+\s*=|(?:in|out|inout|lateout|inlateout|options|clobber_abi)\s*\(|(?:const|sym|label)\b)/;

/** Lines of a call's templates with a statement that goes on where it cannot. */
function unended(source: string, span: Span): readonly Line[] {
  const text = source.slice(span.start, span.end);
  const call = CALL.exec(text);
  if (call === null || /\boptions\s*\([^()]*\bnoreturn\b/.test(text)) return [];
  const lines: Line[] = [];
  for (let at = call[0].length; ; ) {
    TEMPLATE.lastIndex = at;
    const found = TEMPLATE.exec(text);
    // Text that a macro makes may go on where a literal ends.
    if (found === null && !OPERAND.test(text.slice(at))) return [];
    if (found === null) break;
    const inner = found[2] ?? found[3]!;
    // Long comments may reach into the next template; they are too rare to be looked into.
    if (inner.includes('/*')) return [];
    const offset = span.start + at + found[0].indexOf('"') + 1;
    append(lines, linesOf(inner, offset));
    BETWEEN.lastIndex = TEMPLATE.lastIndex;
    if (!BETWEEN.test(text)) break;
    at = BETWEEN.lastIndex;
  }
  return lines.filter((line, i) => isUnended(line.text, lines[i + 1]?.text)).map(lastOf);
}

/** Lines without comments and blanks around them; the empty ones are left out. */
function linesOf(inner: string, offset: number): Line[] {
  // A line of a string may end with an escape.
  const out: Line[] = [];
  let at = 0;
  for (const part of inner.split(/(\\n|\n)/)) {
    const code = part.replace(/\/\/.*/, '').replace(/(?:\\[tr]|\\$)/g, (m) => ' '.repeat(m.length));
    const text = code.trim();
    const start = offset + at + code.length - code.trimStart().length;
    if (text !== '' && text !== '\\n') out.push({ start, end: start + text.length, text });
    at += part.length;
  }
  return out;
}

/**
 * An operation with operands, or one that needs none; directives other than declarations are lines
 * of their own. No operation of PTX has an underscore before its first dot, and all of AMD's have:
 * those stand in crates for both.
 */
const OPERATION =
  /^(?:[A-Za-z_$][\w$]*:\s*)?(?:@!?[\w{}%$]+\s+)?(?:[a-z][a-z\d]*(?:\.\w+)*\s+\S|(?:ret|exit|trap|brkpt|(?:membar|fence|activemask)[\w.]*)$|\.reg\b)/;
/** What only a new statement begins with; operands may stand on lines of their own too. */
const BEGINS = /^(?:@|\{\{|\}\}|\.reg\b|[a-z]\w*(?:\.\w+)+\s|[A-Za-z_$][\w$]*:)/;

/** The last statement of a line. */
function lastOf({ end, text }: Line): Line {
  const last = text.slice(text.lastIndexOf(';') + 1).trimStart();
  return { start: end - last.length, end, text: last };
}

function isUnended(text: string, next: string | undefined): boolean {
  // Behind a semicolon in the same line another statement may begin.
  const last = text
    .split(/;|\{\{|\}\}/)
    .at(-1)!
    .trim();
  if (last === '' || /[,|:([+]$/.test(last) || !OPERATION.test(last)) return false;
  return next === undefined || BEGINS.test(next);
}
