/**
 * Settings of editors that no test can run with their language clients: Helix, Zed and Kakoune.
 * What can be known without them: the texts are in their languages, and they start a command that
 * is there, for the languages that it serves.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { parse } from 'smol-toml';
import { parseFile } from '../../../src/syntax/index.ts';
import { readRepo, repoPath, requireTool } from '../../kit/index.ts';
import { EditorFolder, snippet } from './kit.ts';

interface Command {
  readonly command: string;
  readonly args?: readonly string[];
}

interface HelixLanguage {
  readonly name: string;
  readonly 'file-types'?: readonly string[];
  readonly 'language-servers': readonly (string | { readonly name: string })[];
}

function isOurCommand({ command, args }: Command): void {
  assert.equal(command, 'warplens');
  assert.deepEqual(args, ['lsp', '--stdio']);
}

/** What kak-lsp prints, as far as the settings use it; it names Rust's own server. */
const KAK_LSP = `
declare-option -hidden str lsp_servers
hook global BufSetOption filetype=rust %{
    set-option buffer lsp_servers %{
        [rust-analyzer]
        root_globs = ["Cargo.toml"]
    }
}
define-command lsp-enable-window %{ set-option -add window lsp_servers "# enabled" }
`;

describe('e2e: settings that no editor runs here', () => {
  it('Helix: TOML that names our command, Rust and PTX', () => {
    const all = parse(snippet('helix', 'toml')) as unknown as {
      readonly 'language-server': Readonly<Record<string, Command>>;
      readonly language: readonly HelixLanguage[];
    };
    isOurCommand(all['language-server']['warplens']!);
    const servers = Object.fromEntries(
      all.language.map((one) => [one.name, one['language-servers']]),
    );
    assert.deepEqual(servers, { rust: ['rust-analyzer', 'warplens'], ptx: ['warplens'] });
    assert.deepEqual(all.language[1]?.['file-types'], ['ptx']);
    const less = parse(snippet('helix', 'toml', 'To have findings')) as unknown as typeof all;
    const [, ours] = less.language[0]!['language-servers'];
    assert.equal(typeof ours === 'object' && ours.name, 'warplens');
  });

  it('Zed: an extension of TOML and Rust, and its settings', () => {
    const manifest = parse(snippet('zed', 'toml')) as unknown as {
      readonly id: string;
      readonly schema_version: number;
      readonly language_servers: Readonly<Record<string, { readonly languages: string[] }>>;
    };
    assert.equal(manifest.id, 'warplens');
    assert.equal(manifest.schema_version, 1);
    assert.deepEqual(manifest.language_servers['warplens']?.languages, ['Rust']);
    const source = snippet('zed', 'rust');
    assert.deepEqual(parseFile(source).errors, []);
    assert.match(
      source,
      /which\("warplens"\)[\s\S]*args: vec!\["lsp"\.into\(\), "--stdio"\.into\(\)\]/,
    );
    const settings = JSON.parse(snippet('zed', 'json')) as {
      readonly languages: { readonly Rust: { readonly language_servers: readonly string[] } };
    };
    assert.deepEqual(settings.languages.Rust.language_servers, ['rust-analyzer', 'warplens']);
  });

  it('registries: entries that name our command and this version', function () {
    const folder = 'docs/editors/registries';
    const helix = parse(readRepo(`${folder}/helix-languages.toml`)) as unknown as {
      readonly 'language-server': Readonly<Record<string, Command>>;
      readonly language: readonly HelixLanguage[];
    };
    isOurCommand(helix['language-server']['warplens']!);
    assert.deepEqual(helix.language[0]?.['language-servers'], ['warplens']);
    const { version } = JSON.parse(readRepo('package.json')) as { readonly version: string };
    assert.match(
      readRepo(`${folder}/mason.yaml`),
      new RegExp(`^  id: pkg:npm/warplens@${version.replaceAll('.', '\\.')}$`, 'm'),
    );
    const nvim = requireTool(this, 'nvim');
    const entry = repoPath(`${folder}/nvim-lspconfig.lua`);
    const script = `io.stdout:write(vim.json and vim.json.encode(dofile(${JSON.stringify(entry)})) or vim.fn.json_encode(dofile(${JSON.stringify(entry)})))`;
    const { stdout } = spawnSync(
      nvim,
      ['--headless', '-u', 'NONE', '-c', `lua ${script}`, '+qall!'],
      {
        encoding: 'utf8',
      },
    );
    const given = JSON.parse(stdout) as { readonly cmd: string[]; readonly filetypes: string[] };
    assert.deepEqual(given.cmd, ['warplens', 'lsp', '--stdio']);
    assert.ok(given.filetypes.includes('ptx'));
  });

  it('Kakoune: its own language, with a stand-in for kakoune-lsp', function () {
    const kak = requireTool(this, 'kak');
    const folder = new EditorFolder();
    try {
      folder.put('stand-in.kak', KAK_LSP);
      folder.command('kak-lsp', `cat "${folder.path}/stand-in.kak"`);
      folder.put('settings.kak', snippet('kakoune', 'kak'));
      const show = (file: string): string => `edit ${file}
echo -to-file said-${file.replaceAll('/', '-')} %opt{lsp_servers}
`;
      const rust = 'hook global BufCreate .*[.]rs %{ set-option buffer filetype rust }';
      folder.put(
        'check.kak',
        `source settings.kak\n${rust}\n${show('src/lib.rs')}${show('k.ptx')}quit!\n`,
      );
      folder.run(kak, [
        '-n',
        '-ui',
        'dummy',
        '-e',
        'try %{ source check.kak } catch %{ echo -to-file error %val{error}; quit! 1 }',
      ]);
      for (const said of ['said-src-lib.rs', 'said-k.ptx']) {
        const servers = folder.read(said);
        assert.match(servers, /# enabled/);
        const named = parse(servers) as unknown as Record<string, Command>;
        isOurCommand(named['warplens']!);
        assert.equal(named['rust-analyzer'] !== undefined, said.includes('lib'));
      }
    } finally {
      folder.remove();
    }
  });

  it('the list says of each page whether a test runs it', () => {
    const list = readRepo('docs/editors.md');
    const tested = { neovim: true, vim: true, 'emacs-eglot': true, 'emacs-lsp-mode': true };
    for (const page of [
      'neovim',
      'vim',
      'emacs-eglot',
      'emacs-lsp-mode',
      'helix',
      'zed',
      'kakoune',
    ]) {
      const row = new RegExp(
        `^\\|[^|]*\\| \\[[^\\]]*\\]\\(editors/${page}\\.md\\) \\| (\\w+)`,
        'm',
      ).exec(list);
      assert.equal(row?.[1], page in tested ? 'yes' : 'no', page);
      assert.match(
        readRepo(`docs/editors/${page}.md`),
        page in tested ? /^Tested with /m : /^Not run by the tests/m,
      );
    }
  });
});
