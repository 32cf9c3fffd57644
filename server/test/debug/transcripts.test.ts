/**
 * Sessions as texts: `test-fixtures/debug/*.session` hold commands, each with what the debugger
 * answers. `npm run bless -- server/test/debug` writes the answers anew.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { listFiles, repoPath, updating } from '../kit/index.ts';
import { Player } from './player.ts';

interface Case {
  readonly title: string;
  readonly commands: readonly string[];
  readonly text: string;
}

/** `# title` begins a session, `> command` asks; all other lines are answers. */
function casesOf(text: string): { readonly head: string; readonly cases: readonly Case[] } {
  const [head, ...parts] = text.split(/^# /m);
  return {
    head: head!,
    cases: parts.map((part) => {
      const [title, ...lines] = part.trimEnd().split('\n');
      const commands = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
      return { title: title!, commands, text: lines.join('\n').trimEnd() };
    }),
  };
}

describe('debug: sessions', function () {
  this.timeout(120_000);
  for (const path of listFiles('test-fixtures/debug', ['.session'])) {
    const file = repoPath(path);
    const { head, cases } = casesOf(readFileSync(file, 'utf8'));
    describe(path.split('/').pop()!.replace('.session', ''), () => {
      const player = new Player(file.replace('.session', ''));
      const played: string[] = [];
      for (const { title, commands, text } of cases)
        it(title, async () => {
          assert.ok(commands.length > 0, 'no command');
          const said = await player.play(commands);
          played.push(`# ${title}\n${said}`);
          if (!updating()) assert.equal(said, text);
        });
      after(() => {
        if (updating() && played.length === cases.length)
          writeFileSync(file, `${head}${played.join('\n\n')}\n`);
      });
    });
  }
});
