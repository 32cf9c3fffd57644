/**
 * `npm run bombs`: every bomb through the commands, with limits on processor time and memory.
 *
 *   --only TEXT      bombs whose name holds this text
 *   --command NAME   only this command
 *   --from N, --to N numbers of the list
 *   --every N        only each Nth of them
 *   --server         through the language server in place of the commands
 *   --browser        through the library for a browser in place of the commands
 *   --all            prints what each took, also when nothing is wrong
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callsFor, explodeInBrowser } from './in-browser.ts';
import { explodeInServer } from './in-server.ts';
import { BOMBS } from './index.ts';
import { commandsFor, explode, type Outcome } from './run.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    command: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: `${BOMBS.length}` },
    every: { type: 'string', default: '1' },
    browser: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const cli = process.env['BOMB_CLI'] ?? join(process.cwd(), 'server/dist/cli.js');
let runs = 0;
let failures = 0;

function report(name: string, outcome: Outcome): void {
  const { command, failure, seconds, megabytes, status, output } = outcome;
  runs++;
  if (failure !== undefined) failures++;
  if (failure === undefined && !values.all) return;
  const took = `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB, ${status}`;
  const line = (failure ?? output.slice(0, 160)).replaceAll(/\s+/g, ' ').slice(0, 400);
  const verdict = failure === undefined ? 'ok  ' : 'FAIL';
  process.stdout.write(`${verdict} ${name} [${command}] (${took}): ${line}\n`);
}

const every = Number(values.every);
for (const [at, bomb] of BOMBS.slice(Number(values.from), Number(values.to)).entries()) {
  if (at % every !== 0 || !bomb.name.includes(values.only)) continue;
  if (values.server) {
    report(bomb.name, await explodeInServer(bomb, cli.replace(/cli\.js$/, 'server.js')));
    continue;
  }
  for (const args of values.browser ? callsFor(bomb) : commandsFor(bomb)) {
    if (values.command !== undefined && args[0] !== values.command) continue;
    const outcome = values.browser
      ? explodeInBrowser(bomb, args, cli.replace(/cli\.js$/, 'library-web.js'))
      : explode(bomb, args, [cli]);
    report(bomb.name, await outcome);
  }
}
process.stdout.write(`${runs} runs, ${failures} failures\n`);
process.exitCode = failures === 0 ? 0 : 1;
