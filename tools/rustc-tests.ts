/**
 * `npx tsx tools/rustc-tests.ts FOLDER..`: tests of rustc about GPUs (`tests/assembly-llvm`,
 * `tests/ui/offload`, `tests/ui/abi` and the like) against what we make and say of each file:
 *
 * - instructions that `CHECK` lines name, of each revision, in the function of the label before
 *   them. A function that is no kernel is called from one, so its code is there.
 * - `//~ ERROR` and `//~ WARN` at their lines, and nothing in other lines.
 *
 * What else `CHECK` lines name (directives, comments, LLVM IR) is not compared. `--verbose` lists
 * what differs. The count over all files comes last.
 */
import { basename, resolve } from 'node:path';
import { listRustFiles, machine } from '../server/src/disk/index.ts';
import { functionsOf } from '../server/src/hir/index.ts';
import { isKernel } from '../server/src/lower/index.ts';
import { createEngine } from '../server/src/workspace/index.ts';
import { preludeTexts } from '../server/test/kit/prelude.ts';
import { loadProgram } from '../server/test/lower/program.ts';

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');

type TargetName = 'ptx' | 'amdgcn';

interface Revision {
  readonly name: string | undefined;
  readonly target: TargetName;
  readonly cpu: string | undefined;
}

const GPU = /nvptx|amdgcn|amdgpu|ptx-kernel|gpu-kernel|offload/;

/** The revisions of a test that are compiled for a GPU. */
function revisionsOf(text: string): Revision[] {
  const names = /^\/\/@ revisions: *(.*)$/m.exec(text)?.[1]?.trim().split(/\s+/) ?? [undefined];
  return names.flatMap((name): Revision[] => {
    const flags = [...text.matchAll(/^\/\/@ *(?:\[([\w,]+)\])? *compile-flags: *(.*)$/gm)]
      .filter(([, own]) => own === undefined || own.split(',').includes(name ?? ''))
      .map(([, , more]) => more)
      .join(' ');
    const triple = /--target[= ](\S+)/.exec(flags)?.[1] ?? text;
    const target = /amdgcn|amdgpu/.test(triple)
      ? 'amdgcn'
      : /nvptx|ptx-kernel/.test(triple)
        ? 'ptx'
        : undefined;
    const cpu = /target-cpu=(\S+)/.exec(flags)?.[1];
    return target === undefined ? [] : [{ name, target, cpu }];
  });
}

/**
 * The text for our front end, its lines where they were: rustc's small `core` is ours, and what a
 * revision leaves out is left out.
 */
function sourceOf(text: string, revision: string | undefined): string {
  const names = /^\/\/@ revisions: *(.*)$/m.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  let source = text.replace(/#\[cfg\((\w+)\)\]/g, (whole, name: string) =>
    names.includes(name) ? (name === revision ? '' : '#[cfg(any())]') : whole,
  );
  if (/add-minicore/.test(text)) {
    source = source
      .replace('#![no_core]', '#![no_std]')
      .replace(/^extern crate minicore;/m, 'use core::arch::{asm, global_asm};')
      .replace(/^use minicore::simd::\*;/m, 'use core::simd::*;')
      .replace(/^use minicore::ffi::VaList;/m, 'use core::ffi::VaList;')
      .replace(/^use minicore::\*;/m, 'use core::mem::*;');
  }
  return source;
}

interface Check {
  readonly kind: string;
  readonly pattern: string;
  readonly label: string | undefined;
}

/** The lines of `CHECK` for a revision, each with the function that the label before it names. */
function checksOf(text: string, revision: string | undefined): Check[] {
  const out: Check[] = [];
  let label: string | undefined;
  for (const [, prefix, kind = '', pattern] of text.matchAll(
    /\/\/ ?([\w]+)(-LABEL|-NEXT|-SAME|-NOT|-DAG)?: *(.*)$/gm,
  )) {
    if (prefix !== 'CHECK' && prefix !== revision) continue;
    const named = /^(?:\.visible \.(?:func|entry) (?:\([^)]*\) )?)?([A-Za-z_]\w*)[:(]?/.exec(
      pattern!,
    );
    if (kind === '-LABEL' || /^\.visible \.(?:func|entry)/.test(pattern!)) label = named?.[1];
    else out.push({ kind, pattern: pattern!, label });
  }
  return out;
}

/** Is it an instruction that a pattern names, or a directive, a mark, a type? */
const isInstruction = (pattern: string): boolean =>
  /^(?:@?\S+ )?[a-z][a-z0-9]*[._][\w.:]+(?:\s|$)|^[sv]_\w+/.test(pattern) &&
  !/^define|^call void/.test(pattern);

/** FileCheck's pattern as one of ours: spaces stand for any number of them. */
function regexOf(pattern: string): RegExp {
  const parts = pattern.split(/(\{\{.*?\}\}|\[\[\w+(?::.*?)?\]\])/);
  const source = parts.map((part) => {
    if (part.startsWith('{{')) return `(?:${part.slice(2, -2)})`;
    if (part.startsWith('[[')) {
      const own = /^\[\[\w+:(.*)\]\]$/.exec(part)?.[1];
      return own === undefined ? '\\S+' : `(?:${own})`;
    }
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  });
  return new RegExp(source.join(''));
}

/** A kernel for each function with a name for the linker, so that its code is emitted. */
function withCallers(source: string, target: TargetName): string {
  const arch = target === 'ptx' ? 'nvptx64' : 'amdgpu';
  const abi = target === 'ptx' ? 'ptx-kernel' : 'gpu-kernel';
  const { program, crate } = loadProgram(source, { edition: 2021, arch });
  const callers: string[] = [];
  for (const def of functionsOf(crate)) {
    const exported = def.attrs.some(({ path }) => path.at(-1) === 'no_mangle');
    if (!exported || def.node.body === undefined || isKernel(def)) continue;
    const sig = program.fnSig(def);
    const types = sig.params.map((ty) => program.display(ty));
    const ret = program.display(sig.ret);
    const params = types.map((type, i) => `a${i}: ${type}`).join(', ');
    const call = `${def.name}(${types.map((_, i) => `a${i}`).join(', ')})`;
    const out = ret === '()' ? '' : `o: *mut ${ret}, `;
    callers.push(
      `#[no_mangle] pub unsafe extern "${abi}" fn call_${def.name}(${out}${params}) { ${out === '' ? call : `*o = ${call}`}; }`,
    );
  }
  return `${source}\n${callers.join('\n')}\n`;
}

/** The part of a text that is one function's. */
function codeOf(text: string, name: string | undefined): string {
  if (name === undefined) return text;
  const starts = new RegExp(`^(?:\\.visible \\.(?:entry|func) )?(?:call_)?${name}[(:]`, 'm').exec(
    text,
  );
  if (starts === null) return '';
  const rest = text.slice(starts.index + 1);
  const end = /^\.visible \.(?:entry|func)|^\.Lfunc_end/m.exec(rest);
  return end === null ? rest : rest.slice(0, end.index);
}

const total = { checks: 0, checksMet: 0, notes: 0, notesMet: 0, extra: 0, files: 0, clean: 0 };

/** Instructions that the text of a revision lacks. */
function missingInstructions(path: string, text: string, revision: Revision): string[] {
  const checks = checksOf(text, revision.name).filter(
    ({ kind, pattern }) => kind !== '-NOT' && isInstruction(pattern),
  );
  if (checks.length === 0) return [];
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const source = withCallers(sourceOf(text, revision.name), revision.target);
  engine.setFile('/src/lib.rs', source);
  const emitted = engine.emit(
    '/src/lib.rs',
    revision.target,
    revision.cpu === undefined ? {} : { cpu: revision.cpu },
  );
  const code = emitted.text.replace(/\t/g, ' ').replace(/\s*\n\s*/g, '\n');
  const out: string[] = [];
  for (const { pattern, label } of checks) {
    total.checks++;
    if (regexOf(pattern).test(codeOf(code, label))) total.checksMet++;
    else out.push(`${label ?? basename(path)}: ${pattern}`);
  }
  return [
    ...out,
    ...(out.length > 0 ? emitted.problems.map(({ message }) => `  (${message})`) : []),
  ];
}

/** Lines with `//~` notes of a revision, by line: those about GPUs are all that we can report. */
function notesOf(text: string, revision: string | undefined): Map<number, string> {
  const out = new Map<number, string>();
  let last = 0;
  text.split('\n').forEach((line, at) => {
    for (const [, own, arrows = '', message] of line.matchAll(
      /\/\/(?:\[([\w,]+)\])?~(\^*|v*|\|) *((?:ERROR|WARN\w*)\b.*)$/g,
    )) {
      if (own !== undefined && !own.split(',').includes(revision ?? '')) continue;
      const by = arrows.startsWith('v') ? arrows.length : -arrows.length;
      // A bar is for the line of the note before.
      if (arrows !== '|') last = at + 1 + by;
      out.set(last, message!);
    }
  });
  return out;
}

/** What differs between the notes of a test and our findings. */
function wrongNotes(path: string, text: string, revision: Revision | undefined): string[] {
  const notes = notesOf(text, revision?.name);
  const engine = createEngine({ ...machine, prelude: preludeTexts() });
  const source = sourceOf(text, revision?.name);
  engine.setFile(path, source);
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  const said = new Map<number, string>();
  for (const { span, severity, code, message } of engine.diagnostics(path))
    if (severity !== 'info' && engine.path(span.file as never) === path)
      said.set(lineOf(span.start), `${severity}[${code}] ${message}`);
  for (const { reasons } of engine.analysed(path).kernels)
    for (const { span, message, code } of reasons)
      if (code !== 'manifest' && code !== 'unsupported') said.set(lineOf(span.start), message);
  const out: string[] = [];
  for (const [line, message] of notes) {
    total.notes++;
    if (said.has(line)) total.notesMet++;
    else out.push(`line ${line} expects: ${message}`);
  }
  for (const [line, message] of said) {
    if (notes.has(line)) continue;
    total.extra++;
    out.push(`line ${line} has besides: ${message}`);
  }
  return out;
}

for (const folder of args.filter((arg) => !arg.startsWith('--')))
  for (const path of listRustFiles(resolve(folder))) {
    const text = machine.readFile(path) ?? '';
    if (path.includes('/auxiliary/') || !GPU.test(text)) continue;
    total.files++;
    const revisions = revisionsOf(text);
    const wrong = [
      ...revisions.flatMap((one) => missingInstructions(path, text, one)),
      ...(revisions.length === 0 ? [undefined] : revisions).flatMap((one) =>
        wrongNotes(path, text, one),
      ),
    ];
    if (wrong.length === 0) total.clean++;
    if (!verbose || wrong.length === 0) continue;
    console.log(path);
    for (const line of wrong) console.log(`  ${line}`);
  }
console.log(
  `${total.clean} of ${total.files} files as expected: ${total.checksMet} of ${total.checks} instructions, ${total.notesMet} of ${total.notes} errors and warnings at their line, ${total.extra} in other lines`,
);
