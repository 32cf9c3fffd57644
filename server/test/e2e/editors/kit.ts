/**
 * What the tests of real editors share: a folder that is their home, with a small crate, `warplens`
 * and, where it is there, rust-analyzer as commands; running an editor in it without a screen; the
 * settings as the pages of docs/editors show them.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PATIENCE, readRepo, repoPath } from '../../kit/index.ts';

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
    unsafe { *out = 7 };
}
`;

/** PTX with a label that is nowhere, and one that is. */
const PTX = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k()
{
	bra $L_there;
$L_there:
	bra $L_nowhere;
}
`;

/** What the other server reads instead of asking Cargo, which the tests' home does not know. */
const PROJECT = '{"crates":[{"root_module":"src/lib.rs","edition":"2021","deps":[]}]}\n';

/**
 * Settings as a page shows them: one block of code after a text, or the page's first in that
 * language.
 */
export function snippet(page: string, language: string, after = ''): string {
  const path = `docs/editors/${page}.md`;
  const text = readRepo(path);
  const from = text.indexOf(after);
  assert.ok(from >= 0, `no "${after}" in ${path}`);
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text.slice(from));
  assert.ok(found, `no ${language} in ${path}`);
  return found[1]!;
}

export class EditorFolder {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-editor-')));

  constructor() {
    this.command('warplens', `"${process.execPath}" "${repoPath('server/dist/cli.js')}"`);
    mkdirSync(join(this.path, 'src'));
    this.put('Cargo.toml', '[package]\nname = "kernels"\nversion = "0.1.0"\nedition = "2021"\n');
    this.put('rust-project.json', PROJECT);
    this.put('src/lib.rs', KERNEL);
    this.put('k.ptx', PTX);
  }

  put(name: string, text: string): void {
    writeFileSync(join(this.path, name), text);
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  /** A command of that name, first on the editor's PATH. */
  command(name: string, program: string): void {
    this.put(name, `#!/bin/sh\nexec ${program} "$@"\n`);
    chmodSync(join(this.path, name), 0o755);
  }

  /** What the editor printed. */
  run(program: string, args: readonly string[]): string {
    const rustup = process.env['RUSTUP_HOME'] ?? join(homedir(), '.rustup');
    const env = {
      ...process.env,
      HOME: this.path,
      RUSTUP_HOME: rustup,
      PATH: `${this.path}${delimiter}${process.env['PATH']}`,
      TERM: 'dumb',
    };
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.path,
      env,
      encoding: 'utf8',
      timeout: 2 * PATIENCE,
    });
    assert.equal(status, 0, `${stdout}${stderr}`);
    return stdout;
  }

  remove(): void {
    // A server that is still going down may be writing there.
    rmSync(this.path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
