/**
 * The `rustc` that build scripts find: it says its version, and whether a text compiles for the
 * device. The latter is asked by probes such as those of `autocfg`, and answered by our own front
 * end.
 */
import {
  type Crate,
  collectCrate,
  itemProblems,
  Program,
  type TargetCfg,
} from '../../hir/index.ts';
import { Lowering, Unsupported } from '../../lower/index.ts';
import { type Edition, parseFile } from '../../syntax/index.ts';
import type { Files } from '../files.ts';
import { Refused } from './host.ts';

/** The compiler whose language and library ours are: kernels need a nightly one. */
const RELEASE = '1.97.0-nightly';
const VERSION = `rustc ${RELEASE} (e50aa6fba 2026-05-19)`;
const VERBOSE = `${VERSION}
binary: rustc
commit-hash: e50aa6fba0000000000000000000000000000000
commit-date: 2026-05-19
host: x86_64-unknown-linux-gnu
release: ${RELEASE}
LLVM version: 22.1.0
`;

/** What the compiler answers on; undefined where it would fail. */
export interface ProbeBase {
  readonly core: Crate;
  readonly program: Program;
  readonly lowering: Lowering;
  readonly target: TargetCfg;
}

/** Runs the compiler. `file`: the text of a file that a script names. */
export function runRustc(
  args: readonly string[],
  input: string,
  base: ProbeBase,
  files: Files,
  file: (path: string) => string | undefined,
): string | undefined {
  const words = new Set(args);
  const verbose = words.has('-vV') || words.has('-Vv') || words.has('--verbose') || words.has('-v');
  if (words.has('--version') || words.has('-V') || words.has('-vV') || words.has('-Vv'))
    return verbose ? VERBOSE : `${VERSION}\n`;
  if (words.has('--print') || args.some((arg) => arg.startsWith('--print=')))
    throw new Refused('it runs `rustc --print`');
  const source = words.has('-') ? input : args.filter((arg) => arg.endsWith('.rs')).map(file)[0];
  if (source === undefined) throw new Refused(`it runs \`rustc ${args.join(' ')}\``);
  return compiles(source, editionOf(args), base, files) ? '' : undefined;
}

function editionOf(args: readonly string[]): Edition {
  const at = args.indexOf('--edition');
  const given = args.find((arg) => arg.startsWith('--edition='))?.slice('--edition='.length);
  const year = Number(given ?? (at < 0 ? 2015 : args[at + 1]));
  return year === 2018 || year === 2021 || year === 2024 ? year : 2015;
}

/** Does a library of this text compile for the device? There is no `std` for it. */
function compiles(source: string, edition: Edition, base: ProbeBase, files: Files): boolean {
  if (!/^[ \t]*#!\s*\[\s*no_std\s*\]/m.test(source) || /\bstd\b/.test(withoutAttributes(source)))
    return false;
  const { file, errors } = parseFile(source, { edition });
  if (errors.length > 0) return false;
  const path = '/warplens-out/probe.rs';
  const fileId = files.id(path);
  const crate = collectCrate(
    { name: 'probe', edition, root: path },
    { parse: (asked) => (asked === path ? { file, fileId } : undefined) },
    base.target,
    new Map([['core', base.core]]),
  );
  if (crate.problems.length > 0) return false;
  const program = new Program(base.target, [base.core, crate], base.core, base.program);
  const lowering = new Lowering(program, base.lowering);
  try {
    for (const { def } of crate.root.values.values()) {
      if (def.kind === 'fn' && def.node.body !== undefined) {
        program.fnSig(def);
        if (program.generics(def).params.length > 0) continue;
        if (lowering.ensure(lowering.fnInstance(def, [], false)).problem !== undefined)
          return false;
      } else if (def.kind === 'const') lowering.consts.constData(def, []);
      else if (def.kind === 'static') program.typeOf(def);
    }
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
  return itemProblems(program).length === 0;
}

function withoutAttributes(source: string): string {
  return source.replace(/#!?\s*\[[^\]]*\]/g, '');
}
