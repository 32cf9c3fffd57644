/**
 * `npm run bombs`: every bomb through the commands, with limits on processor time and memory.
 *
 *   --only TEXT      bombs whose name holds this text
 *   --command NAME   only this command
 *   --from N, --to N numbers of the list
 *   --all            prints what each took, also when nothing is wrong
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOMBS } from './index.ts';
import { commandsFor, explode } from './run.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    command: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: `${BOMBS.length}` },
    all: { type: 'boolean', default: false },
  },
});
const cli = process.env['BOMB_CLI'] ?? join(process.cwd(), 'server/dist/cli.js');
let runs = 0;
let failures = 0;
for (const bomb of BOMBS.slice(Number(values.from), Number(values.to))) {
  if (!bomb.name.includes(values.only)) continue;
  for (const args of commandsFor(bomb)) {
    if (values.command !== undefined && args[0] !== values.command) continue;
    const outcome = await explode(bomb, args, cli);
    runs++;
    if (outcome.failure !== undefined) failures++;
    if (outcome.failure === undefined && !values.all) continue;
    const took = `${outcome.seconds.toFixed(1)} s, ${outcome.megabytes.toFixed(0)} MB, ${outcome.status}`;
    const said = outcome.failure ?? outcome.output.slice(0, 160);
    const line = said.replaceAll(/\s+/g, ' ').slice(0, 400);
    process.stdout.write(
      `${outcome.failure === undefined ? 'ok  ' : 'FAIL'} ${bomb.name} [${args[0]}] (${took}): ${line}\n`,
    );
  }
}
process.stdout.write(`${runs} runs, ${failures} failures\n`);
process.exitCode = failures === 0 ? 0 : 1;
