/**
 * The pages say what is so: code shown in the README is what comes out, links lead somewhere,
 * commands and settings exist. `npm run bless` puts fresh code into the README.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'AGENTS.md',
  ...listFiles('docs', ['.md']),
];

/** `<!-- excerpt: TARGET KERNEL FROM TO -->` and the block below it. */
const EXCERPT = /(<!-- excerpt: (\w+) (\w+) (\S+) (\S+) -->\n```\w+\n)([\s\S]*?)(```)/g;

const warplens = (args: readonly string[]): string =>
  spawnSync(process.execPath, [repoPath('server/dist/cli.js'), ...args], {
    cwd: repoPath('.'),
    encoding: 'utf8',
  }).stdout;

/** Lines of a kernel's code, from the one that holds `from` to the one that holds `to`. */
function excerpt(target: string, kernel: string, from: string, to: string): string {
  const lines = warplens([target, `test-fixtures/kernels/${kernel}.rs`, '--kernel', kernel]).split(
    '\n',
  );
  const first = lines.findIndex((line) => line.includes(from));
  const last = lines.findIndex((line, i) => i > first && line.includes(to));
  assert.ok(first >= 0 && last > first, `no ${from} ... ${to} in the ${target} of ${kernel}`);
  const shown = lines.slice(first, last + 1);
  return `${shown.map((line) => line.replace(/^\t/, '    ').replace(/ ?\t/g, ' ')).join('\n')}\n`;
}

/** The commands that the help lists, without its examples and exit codes. */
function commandsOf(help: string): string[] {
  const [list = ''] = help.split('\nExamples:');
  return [...list.matchAll(/^ {2}([a-z]\w*) /gm)].map(([, name]) => name!);
}

describe('e2e: the pages', () => {
  it('README shows code that comes out', () => {
    const readme = readRepo('README.md');
    let count = 0;
    const fresh = readme.replace(
      EXCERPT,
      // biome-ignore lint/complexity/useMaxParams: the groups of the pattern
      (
        _all,
        head: string,
        target: string,
        kernel: string,
        from: string,
        to: string,
        _old,
        end: string,
      ) => {
        count += 1;
        return `${head}${excerpt(target, kernel, from, to)}${end}`;
      },
    );
    assert.ok(count > 0);
    if (process.env['UPDATE']) writeFileSync(repoPath('README.md'), fresh);
    else assert.equal(readme, fresh, 'run `npm run bless`');
  });

  it('links lead to files that are there', () => {
    let count = 0;
    for (const page of PAGES) {
      for (const [, link = ''] of readRepo(page).matchAll(
        /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g,
      )) {
        count += 1;
        assert.ok(existsSync(repoPath(join(dirname(page), link))), `${page}: ${link}`);
      }
    }
    assert.ok(count > 20);
  });

  it('files named in the pages are there', () => {
    const folders = 'server|client|docs|test-fixtures|tools|syntaxes|bench|\\.ci';
    let count = 0;
    for (const page of PAGES) {
      const named = readRepo(page).matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g'));
      for (const [, path = ''] of named) {
        // Capital words stand for a name of the reader's; what is built is not there before.
        if (/[A-Z]{3}/.test(path) || /\bdist\b/.test(path)) continue;
        count += 1;
        assert.ok(existsSync(repoPath(path)), `${page}: ${path}`);
      }
    }
    assert.ok(count > 30);
  });

  it('scripts and commands exist', () => {
    const { scripts } = JSON.parse(readRepo('package.json')) as { scripts: Record<string, string> };
    const commands = new Set(commandsOf(warplens(['--help'])));
    assert.ok(commands.size > 8);
    for (const page of PAGES) {
      const text = readRepo(page);
      for (const [, script = ''] of text.matchAll(/\bnpm run ([\w:]+)/g))
        assert.ok(scripts[script], `${page}: npm run ${script}`);
      // The first line of a replay file reads like a command: `warplens replay 1`.
      for (const [, command] of text.matchAll(/^(?:\| )?`?warplens (?!replay \d)(\w+)/gm))
        assert.ok(commands.has(command!), `${page}: warplens ${command}`);
    }
  });

  it('every command, and every setting of the server, has a place on its page', () => {
    const cli = readRepo('docs/cli.md');
    for (const name of commandsOf(warplens(['--help']))) {
      if (name !== 'help')
        assert.ok(cli.includes(`warplens ${name}`), `docs/cli.md: warplens ${name}`);
    }
    const extensions = readRepo('docs/lsp-extensions.md');
    for (const name of ['preview.cpu', 'codeLens.enabled', 'rules'])
      assert.ok(extensions.includes(`\`${name}\``), name);
  });
});
