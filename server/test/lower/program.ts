/**
 * Programs for lowering tests: a text in memory on top of the real prelude, lowered and run by the
 * MIR interpreter.
 */
import { readFileSync } from 'node:fs';
import { fileId } from '../../src/base/index.ts';
import {
  type Crate,
  collectCrate,
  type FnDef,
  PANIC_TEXT,
  Program,
  type SourceHost,
  type TargetCfg,
  type Ty,
} from '../../src/hir/index.ts';
import { intBytes, isSignedInt } from '../../src/layout/index.ts';
import { Lowering } from '../../src/lower/index.ts';
import { bitWidth, createModule, Interpreter, type MirType } from '../../src/mir/index.ts';
import { type Edition, parseFile, type SourceFile } from '../../src/syntax/index.ts';
import { repoPath } from '../kit/index.ts';

export interface ProgramOptions {
  readonly arch?: 'nvptx64' | 'amdgpu';
  readonly edition?: Edition;
  readonly overflowChecks?: boolean;
  /** For code that is executed and not emitted. */
  readonly exact?: boolean;
  /** With variables, for debuggers. */
  readonly variables?: boolean;
}

export interface TestProgram {
  readonly program: Program;
  readonly crate: Crate;
  readonly lowering: Lowering;
  /** Texts by file number. */
  readonly textOf: (file: number) => string;
}

const PRELUDE = 'server/prelude';
const ROOT = '/test/lib.rs';
const ids = new Map<string, number>();
const paths: string[] = [''];
const texts: string[] = [''];
const trees = new Map<string, SourceFile>();
const cores = new Map<string, { readonly crate: Crate; readonly lowering: Lowering }>();

function idOf(path: string): number {
  let id = ids.get(path);
  if (id === undefined) {
    id = paths.push(path) - 1;
    ids.set(path, id);
  }
  return id;
}

function hostFor(text: string, edition: Edition): SourceHost {
  return {
    parse(path) {
      if (path === ROOT) {
        texts[idOf(path)] = text;
        return { file: parseFile(text, { edition }).file, fileId: fileId(idOf(path)) };
      }
      let tree = trees.get(path);
      if (tree === undefined) {
        let source: string;
        try {
          source = readFileSync(repoPath(path), 'utf8');
        } catch {
          return undefined;
        }
        texts[idOf(path)] = source;
        tree = parseFile(source, { edition: 2021 }).file;
        trees.set(path, tree);
      }
      return { file: tree, fileId: fileId(idOf(path)) };
    },
    pathOf: (file) => paths[file] ?? '?',
    position(file, offset) {
      const before = (texts[file] ?? '').slice(0, offset).split('\n');
      return { line: before.length - 1, col: before.at(-1)!.length };
    },
  };
}

/** Collects a text as a crate named `test`. */
export function loadProgram(text: string, options: ProgramOptions = {}): TestProgram {
  const { arch = 'nvptx64', edition = 2021, overflowChecks = false, exact = false } = options;
  const { variables = false } = options;
  const target: TargetCfg = {
    arch,
    cfg: new Set(exact ? [PANIC_TEXT] : []),
    overflowChecks,
    debugAssertions: overflowChecks,
    exact,
    ...(variables && { variables }),
  };
  const host = hostFor(text, edition);
  const key = `${arch} ${overflowChecks} ${exact} ${variables}`;
  let core = cores.get(key);
  if (core === undefined) {
    const root = `${PRELUDE}/lib.rs`;
    const own = collectCrate(
      { name: 'core', edition: 2021, root, isPrelude: true },
      host,
      target,
      new Map(),
    );
    core = { crate: own, lowering: new Lowering(new Program(target, [own], own)) };
    cores.set(key, core);
  }
  const deps = new Map([['core', core.crate]]);
  const crate = collectCrate({ name: 'test', edition, root: ROOT }, host, target, deps);
  const program = new Program(target, [core.crate, crate], core.crate);
  const lowering = new Lowering(program, core.lowering);
  return { program, crate, lowering, textOf: (file) => texts[file] ?? '' };
}

/** A function at the top of the crate. */
export function findFn(test: TestProgram, name: string): FnDef {
  const def = test.crate.root.values.get(name)?.def;
  if (def?.kind !== 'fn') throw new Error(`no function ${name}`);
  return def;
}

/** A place as `line:col: text`, for messages. */
export function showSpan(
  test: TestProgram,
  span: { readonly file: number; readonly start: number; readonly end: number } | undefined,
): string {
  if (span === undefined) return '?';
  const text = test.textOf(span.file);
  const line = text.slice(0, span.start).split('\n').length;
  return `${paths[span.file]}:${line}: ${text.slice(span.start, Math.min(span.end, span.start + 60))}`;
}

/** An interpreter that lowers what it meets. */
export function interpreterFor(test: TestProgram): Interpreter {
  const { lowering } = test;
  return new Interpreter(createModule('test'), {
    resolve(symbol) {
      const instance = lowering.find(symbol);
      if (instance === undefined) return lowering.globalOf(symbol);
      const lowered = lowering.ensure(instance);
      if (lowered.problem !== undefined) {
        const { problem } = lowered;
        throw new Error(
          `${instance.display}: ${problem.kind} ${problem.what} at ${showSpan(test, problem.span)}`,
        );
      }
      return lowered.func;
    },
  });
}

/**
 * The value that a function returns for arguments written as Rust literals: a literal, or `trap:
 * message`.
 */
export function runFn(test: TestProgram, name: string, args: readonly string[]): string {
  const def = findFn(test, name);
  const sig = test.program.fnSig(def);
  const instance = test.lowering.fnInstance(def, [], false);
  const { problem } = test.lowering.ensure(instance);
  if (problem !== undefined)
    return `${problem.kind}: ${problem.what} at ${showSpan(test, problem.span)}`;
  const bits = args.map((arg, at) => literalBits(arg, sig.params[at]!));
  const outcome = interpreterFor(test).call(instance.symbol, bits);
  if (!outcome.ok) return `trap: ${outcome.trap.message}`;
  const [value] = outcome.values;
  return value === undefined ? '()' : showBits(value, sig.ret, instance.abi.results[0]!);
}

function literalBits(text: string, ty: Ty): bigint {
  if (text === 'true') return 1n;
  if (text === 'false') return 0n;
  if (ty.kind === 'float') {
    const view = new DataView(new ArrayBuffer(8));
    if (ty.name === 'f32') {
      view.setFloat32(0, Number(text));
      return BigInt(view.getUint32(0));
    }
    view.setFloat64(0, Number(text));
    return view.getBigUint64(0);
  }
  const width = ty.kind === 'int' ? intBytes(ty.name) * 8 : 64;
  return BigInt.asUintN(width, BigInt(text.replaceAll('_', '')));
}

function showBits(bits: bigint, ty: Ty, type: MirType): string {
  if (ty.kind === 'bool') return bits === 1n ? 'true' : 'false';
  if (ty.kind === 'int' && isSignedInt(ty.name)) return `${BigInt.asIntN(bitWidth(type), bits)}`;
  return `${bits}`;
}
