/**
 * Bombs through the build of the library for a browser: texts in place of files, and the stack that
 * an engine has by default. Each call is a process of Node, not of a browser, so that it can be
 * measured and ended as a command is.
 */
import { pathToFileURL } from 'node:url';
import type { Bomb } from './bomb.ts';
import { commandsFor, explode, type Outcome } from './run.ts';

/**
 * What a page would do with the answer. It prints what a command says, and ends as one does: with 1
 * for findings, 2 for input that is refused, 3 for an error that is ours.
 */
const PAGE = `
const { readdirSync, readFileSync } = await import('node:fs');
const files = {};
for (const entry of readdirSync('.', { recursive: true, withFileTypes: true })) {
  const path = ((entry.parentPath ?? entry.path) + '/' + entry.name).replace(/^\\.\\//, '');
  if (entry.isFile() && !path.startsWith('.usage')) files[path] = readFileSync(path, 'utf8');
}
const [address, command, path, spec] = process.argv.slice(1);
const print = (list) => {
  for (const { severity, message, file, range } of list)
    console.log(file + ':' + range.start.line + ': ' + severity + ': ' + message);
};
let status = 3;
try {
  const given = path === '.' ? { files } : { files, path };
  const library = await import(address);
  if (command === 'check') {
    const { diagnostics, unread, missing, notAnalysed } = await library.check(given);
    const why = notAnalysed.flatMap(({ reasons }) => reasons);
    for (const list of [diagnostics, unread, missing, why]) print(list);
    status = [...diagnostics, ...unread].some(({ severity }) => severity === 'error') ? 1 : 0;
  } else if (command === 'run') {
    const { ok, findings } = await library.run(given, { spec: files[spec] });
    for (const { severity, message } of findings) console.log(severity + ': ' + message);
    status = ok ? 0 : 1;
  } else {
    const { text, problems } = await library.compile(given, { target: command });
    print(problems);
    console.log(text.length + ' characters');
    status = problems.length === 0 ? 0 : 1;
  }
} catch (error) {
  console.log(error.name === 'WarplensError' ? 'error: ' + error.message : error.stack);
  if (error.name === 'WarplensError') status = 2;
}
process.exitCode = status;
`;

/** Functions of the library that stand for the commands that are run on a bomb. */
export function callsFor(bomb: Bomb): readonly (readonly string[])[] {
  return commandsFor(bomb).flatMap(([name = '', path = '', option, spec, ...more]) => {
    if (name === 'run' && option === '--launch' && more.length === 0) return [[name, path, spec!]];
    return ['check', 'ptx', 'amdgcn'].includes(name) && option === undefined ? [[name, path]] : [];
  });
}

/** Calls one function on a bomb. `library`: the built library for a browser. */
export function explodeInBrowser(
  bomb: Bomb,
  call: readonly string[],
  library: string,
): Promise<Outcome> {
  const program = ['--input-type=module', '--eval', PAGE, '--', pathToFileURL(library).href];
  return explode(bomb, call, program);
}
