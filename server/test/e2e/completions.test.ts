/** Completions in real shells, and the man page in real `man`. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoPath, requireTool } from '../kit/index.ts';

/**
 * What stands before the cursor, and some of what must be offered; nothing else may be offered
 * where `only` says so.
 */
const CASES: readonly {
  readonly line: string;
  readonly offers: readonly string[];
  readonly only?: true;
}[] = [
  { line: 'warplens ker', offers: ['kernels'], only: true },
  { line: 'warplens check --for', offers: ['--format'], only: true },
  { line: 'warplens check --format s', offers: ['sarif', 'short'], only: true },
  { line: 'warplens ptx --cpu sm_9', offers: ['sm_90', 'sm_90a'], only: true },
  { line: 'warplens amdgcn --cpu gfx90', offers: ['gfx90a'] },
  { line: 'warplens explain workgroup-ra', offers: ['workgroup-race'], only: true },
  { line: 'warplens completions ', offers: ['bash', 'fish', 'zsh'], only: true },
  { line: 'warplens ptx kern', offers: ['kernel.rs'], only: true },
];

describe('e2e: completions', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'warplens-completions-'));
    writeFileSync(join(folder, 'kernel.rs'), '');
    for (const shell of ['bash', 'zsh', 'fish']) writeFileSync(join(folder, shell), script(shell));
    writeFileSync(join(folder, 'inner.zsh'), ZSH_INNER);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const script = (shell: string): string => {
    const args = [repoPath('server/dist/cli.js'), 'completions', shell];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const ask = (program: string, args: readonly string[], input = ''): string => {
    const env = { ...process.env, HOME: folder, ZDOTDIR: folder, XDG_CONFIG_HOME: folder };
    const done = spawnSync(program, args, { cwd: folder, encoding: 'utf8', input, env });
    assert.equal(done.status, 0, done.stderr);
    assert.equal(done.stderr, '');
    return done.stdout;
  };
  const check = (offered: string, { line, offers, only }: (typeof CASES)[number]): void => {
    const words = offered.split('\n').filter((word) => word !== '');
    for (const word of offers) assert.ok(words.includes(word), `${line}: ${offered}`);
    if (only) assert.deepEqual(words.sort(), [...offers].sort(), line);
  };

  for (const one of CASES) {
    it(`bash: ${one.line}`, function () {
      if (process.platform === 'win32') return this.skip();
      const words = one.line.split(' ');
      const list = words.map((word) => `'${word}'`).join(' ');
      const text = `source ./bash
        compopt() { :; } # only inside a completion that readline runs
        COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _warplens
        printf '%s\\n' "\${COMPREPLY[@]}"`;
      check(ask('bash', ['--norc', '-c', text]), one);
    });

    it(`fish: ${one.line}`, function () {
      this.timeout(20_000);
      const text = `source ./fish; complete -C '${one.line}'`;
      const offered = ask(requireTool(this, 'fish'), ['--no-config', '-c', text]);
      check(offered.replace(/\t.*$/gm, ''), one);
    });

    it(`zsh: ${one.line}`, function () {
      this.timeout(20_000);
      check(ask(requireTool(this, 'zsh'), ['-f', '-c', ZSH, 'zsh', one.line]), one);
    });
  }
});

/**
 * Zsh completes inside its line editor alone: a shell in a pseudoterminal gets the line and a key
 * that completes, and a `compadd` of ours notes what is added.
 */
const ZSH = String.raw`
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner 'source ./inner.zsh'
while [[ ! -e ready ]]; do sleep 0.05; done
zpty -w -n inner "$1"$'\x18'
while [[ ! -e finished ]]; do sleep 0.05; done
zpty -d inner
[[ -e offered ]] && sort -u offered
rm -f offered ready finished
exit 0
`;

const ZSH_INNER = String.raw`
PS1=
autoload -Uz compinit && compinit -u -D
source ./zsh
compadd () {
  # Calls that only fill an array offer nothing themselves.
  if [[ "$*" == *-[OAD]\ * ]]; then builtin compadd "$@"; return; fi
  local -a added
  builtin compadd -O added "$@"
  (( $#added )) && print -l -- $added >> ./offered
  builtin compadd "$@"
}
finish () { zle complete-word; : > ./finished; exit }
zle -C complete-word complete-word _main_complete
zle -N finish
bindkey '^X' finish
: > ./ready
`;

describe('e2e: the man page', () => {
  it('renders without a warning and names every command', async function () {
    this.timeout(60_000);
    const man = requireTool(this, 'man');
    const tool = pathToFileURL(repoPath('tools/npm-package.mjs')).href;
    const { manPage } = (await import(tool)) as { manPage(): Promise<string> };
    const folder = mkdtempSync(join(tmpdir(), 'warplens-man-'));
    try {
      const file = join(folder, 'warplens.1');
      writeFileSync(file, await manPage());
      const env = { ...process.env, MANWIDTH: '100', MAN_KEEP_FORMATTING: '', LC_ALL: 'C.UTF-8' };
      const done = spawnSync(man, ['--warnings', '-l', file], { encoding: 'utf8', env });
      assert.equal(done.status, 0, done.stderr);
      assert.equal(done.stderr, '');
      for (const command of ['ptx', 'amdgcn', 'check', 'run', 'lsp', 'completions'])
        assert.match(done.stdout, new RegExp(`^ +warplens ${command} `, 'm'));
      assert.match(done.stdout, /EXIT STATUS[\s\S]*130/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
