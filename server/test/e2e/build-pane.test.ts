/**
 * What a pane ends with: the text of the compiler that the project's build uses, where there is
 * one. Stand-ins on PATH note when they run; the real rustc is asked where it is installed.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { readRepo, requireTool, until } from '../kit/index.ts';
import { ALL, CAPABILITIES, Session } from './session.ts';

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
    unsafe { *out = 1 }
}
`;

/** The text of the stand-in: the store of line 5 goes through local memory, four times. */
const PTX = `.version 7.8
.target sm_80, debug
.address_size 64
.file 1 "@FILE@"
.visible .entry fill(.param .u64 fill_param_0)
{
.local .align 4 .b8 depot[16];
.reg .b32 %r<2>;
.reg .b64 %rd<3>;
.loc 1 5 5
ld.param.b64 %rd1, [fill_param_0];
cvta.to.global.u64 %rd2, %rd1;
mov.b32 %r1, @VALUE@;
st.local.b32 [depot], %r1;
st.global.b32 [%rd2], %r1;
st.global.b32 [%rd2+4], %r1;
st.global.b32 [%rd2+8], %r1;
st.global.b32 [%rd2+12], %r1;
ret;
}
`;

/** Notes begin and end; what it starts itself lasts longer than it. */
const RUSTC = `#!/bin/sh
case "$*" in
  *--version*) echo "rustc 1.99.0-nightly (x 2026-01-01)"; exit 0;;
  *--print=sysroot*) echo "@HOME@/none"; exit 0;;
esac
echo "begin $$" >> "@HOME@/log"
for one in "$@"; do file=$one; case "$one" in --emit=asm=*) out=\${one#--emit=asm=};; esac; done
[ -f "@HOME@/without-core" ] && echo "error[E0463]: can't find crate for \\\`core\\\`" >&2 && exit 1
sleep 600 & echo $! >> "@HOME@/children"
before=$(cat "@HOME@/now" 2>/dev/null); echo $$ > "@HOME@/now"
[ -n "$before" ] && kill -0 "$before" 2>/dev/null && echo "twice at once" >> "@HOME@/log"
value=$(sed -n 's/.*out = \\([0-9]*\\).*/\\1/p' "$file")
quick=$(cat "@HOME@/quick" 2>/dev/null || echo "$value")
[ "$value" = "$quick" ] || sleep 600
kill $!
sed -e "s|@FILE@|$file|" -e "s|@VALUE@|$value|" "@HOME@/ptx" > "$out"
echo "end $$" >> "@HOME@/log"
`;

const CARGO = `#!/bin/sh
for one in "$@"; do case "$one" in --manifest-path=*) manifest=\${one#*=};; esac; done
echo "cargo $(dirname "$manifest")" >> "@HOME@/log"
exec "$RUSTC" "$@" "$(dirname "$manifest")/src/lib.rs"
`;

interface PreviewAnswer {
  readonly uri: string;
  readonly text: string;
}

describe('e2e: the project’s compiler in the pane', function () {
  this.timeout(60_000);
  let home: string;
  let session: Session;
  let file: string;

  const put = (path: string, text: string): string => {
    const at = join(home, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text.replaceAll('@HOME@', home));
    if (text.startsWith('#!/bin/sh')) chmodSync(at, 0o755);
    return at;
  };
  const log = (): string[] =>
    existsSync(join(home, 'log')) ? readFileSync(join(home, 'log'), 'utf8').trim().split('\n') : [];
  const begin = async (
    more: Readonly<Record<string, unknown>> = {},
    env: NodeJS.ProcessEnv = {},
  ): Promise<void> => {
    const PATH = [join(home, 'bin'), process.env['PATH']].join(delimiter);
    const cache = { XDG_CACHE_HOME: join(home, 'cache'), CARGO_HOME: join(home, 'cargo') };
    session = new Session({ ...process.env, ...cache, PATH, ...env });
    await session.client.initialize(CAPABILITIES, more);
  };
  const preview = (options: object = {}): Promise<PreviewAnswer> =>
    session.client.execute('warplens.preview', uriOfPath(file), 'fill', 'ptx', options);
  const content = async (uri: string): Promise<string> =>
    (await session.client.request<{ text: string }>('workspace/textDocumentContent', { uri })).text;
  /** The pane's text once it is as wanted. */
  const becomes = async (uri: string, pattern: RegExp): Promise<string> => {
    for (let left = 200; ; left--) {
      const text = await content(uri);
      if (pattern.test(text)) return text;
      assert.ok(
        left > 0,
        `the pane never had ${pattern}:\n${text.slice(0, 600)}\n${log().join('\n')}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const open = (): Promise<void> =>
    session.client.open(uriOfPath(file), readFileSync(file, 'utf8'));

  beforeEach(function () {
    if (process.platform === 'win32') this.skip();
    home = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-build-')));
    put('ptx', PTX);
    put('bin/rustc', RUSTC);
    put('bin/cargo', CARGO);
    file = put('alone/k.rs', KERNEL);
  });
  afterEach(async () => {
    await session?.end();
    rmSync(home, { recursive: true, force: true });
  });

  it('ours is there at once, theirs replaces it, with maker, time and what differs', async () => {
    await begin();
    await open();
    const { uri, text } = await preview();
    assert.match(text, /compiler: Warplens/);
    assert.match(text.split('\n')[1]!, /the build is compiling/);
    const theirs = await becomes(uri, /st\.local/);
    assert.match(theirs, /compiler: rustc 1\.99\.0-nightly · at \d\d:\d\d:\d\d ·/);
    const hints = await session.client.request<{ position: { line: number }; label: string }[]>(
      'textDocument/inlayHint',
      { textDocument: { uri }, range: ALL },
    );
    const [mark] = hints.filter(({ label }) => label.startsWith('≠'));
    assert.equal(
      mark?.label,
      '≠ written out 4 times (Warplens: once) · local memory (Warplens: none)',
    );
    assert.match(theirs.split('\n')[mark!.position.line]!, /st\.local/);
    const lenses = await session.client.request<{ data?: unknown[] }[]>('textDocument/codeLens', {
      textDocument: { uri: uriOfPath(file) },
    });
    const ptx = lenses.find(({ data }) => data?.[2] === 'ptx')!;
    const { command } = await session.client.request<{ command: { title: string } }>(
      'codeLens/resolve',
      ptx,
    );
    assert.match(command.title, /register.* · rustc/);
    const page = await session.client.execute<{ maker?: string }>(
      'warplens.resources',
      uriOfPath(file),
      'fill',
      'ptx',
    );
    assert.equal(page.maker, 'rustc 1.99.0-nightly');
    // A line of the pane leads to its line of the source.
    const line = theirs.split('\n').findIndex((one) => /st\.local/.test(one));
    const at = await session.client.request<{ range: { start: { line: number } } }>(
      'warplens/sourceOfLine',
      { uri, line },
    );
    assert.equal(at.range.start.line, 4);
  });

  it('follows edits one compilation at a time, stops what is too old, leaves nothing', async () => {
    await begin();
    await open();
    const { uri } = await preview();
    await becomes(uri, /st\.local/);
    // Only the last one comes to its end.
    put('quick', '24');
    for (const value of [21, 22, 23, 24]) {
      await session.client.change(
        uriOfPath(file),
        undefined,
        KERNEL.replace('= 1 ', `= ${value} `),
      );
      // Ours follows each key.
      assert.match(
        await content(uri),
        new RegExp(`compiler: Warplens[\\s\\S]*st\\.global[\\s\\S]*, ${value};`),
      );
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await becomes(uri, /mov\.b32 %r1, 24;\nst\.local/);
    const count = (word: string): number => log().filter((one) => one.startsWith(word)).length;
    assert.equal(count('twice'), 0);
    assert.equal(count('end'), 2, log().join(', '));
    const begun = count('begin');
    assert.ok(begun > 2, 'none was stopped');
    await session.client.change(uriOfPath(file), undefined, KERNEL.replace('= 1 ', '= 25 '));
    await content(uri);
    await until(
      () => count('begin') > begun,
      () => 'the last was not begun',
    );
    await session.end();
    const children = readFileSync(join(home, 'children'), 'utf8').trim().split('\n');
    await until(
      () => children.every((pid) => spawnSync('kill', ['-0', pid]).status !== 0),
      () => `of ${children.join(' ')} some are left`,
    );
    await begin();
  });

  it('a switch keeps ours, and nothing is started for it', async () => {
    await begin();
    await open();
    const { uri } = await preview({ provider: 'core' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.match(await content(uri), /compiler: Warplens/);
    assert.deepEqual(log(), []);
  });

  it('starts nothing in a workspace that is not trusted', async () => {
    await begin({ initializationOptions: { trusted: false } });
    await open();
    const { uri } = await preview();
    await session.client.change(uriOfPath(file), undefined, KERNEL.replace('= 1 ', '= 2 '));
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.match(await content(uri), /compiler: Warplens/);
    assert.deepEqual(log(), []);
    await session.client.notify('warplens/trusted', {});
    await becomes(uri, /st\.local/);
  });

  it('says what is not installed, and does not try again with each key', async () => {
    put('without-core', '');
    await begin();
    await open();
    const { uri } = await preview();
    const text = await becomes(uri, /has no `core`/);
    assert.match(text, /compiler: Warplens[\s\S]*st\.global/);
    assert.match(
      text.split('\n')[1]!,
      /rustc 1\.99\.0-nightly has no `core` for nvptx64-nvidia-cuda: `rustup target add/,
    );
    const before = log().length;
    await session.client.change(uriOfPath(file), undefined, KERNEL.replace('= 1 ', '= 2 '));
    await content(uri);
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.equal(log().length, before);
  });

  describe('a package', () => {
    beforeEach(() => {
      put('app/Cargo.toml', '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n');
      file = put('app/src/lib.rs', KERNEL);
    });

    it('is compiled by Cargo when it is saved', async () => {
      await begin();
      await open();
      const { uri } = await preview();
      await becomes(uri, /st\.local/);
      assert.ok(log().includes(`cargo ${join(home, 'app')}`));
      const before = log().length;
      const changed = KERNEL.replace('= 1 ', '= 7 ');
      await session.client.change(uriOfPath(file), undefined, changed);
      assert.match((await content(uri)).split('\n')[1]!, /rustc compiles it once it is saved/);
      await new Promise((resolve) => setTimeout(resolve, 600));
      assert.equal(log().length, before);
      writeFileSync(file, changed);
      await session.client.notify('textDocument/didSave', {
        textDocument: { uri: uriOfPath(file) },
      });
      await becomes(uri, /mov\.b32 %r1, 7;\nst\.local/);
    });

    it('shows the text that its last build has left, with its age', async () => {
      rmSync(join(home, 'bin/cargo'));
      put('without-core', '');
      const left = put(
        'app/target/nvptx64-nvidia-cuda/release/app.ptx',
        PTX.replace('@VALUE@', '9'),
      );
      const ago = Date.now() / 1000 - 7260;
      utimesSync(left, ago, ago);
      await begin({}, { PATH: [join(home, 'bin'), '/usr/bin', '/bin'].join(delimiter) });
      await open();
      const { uri } = await preview();
      const text = await becomes(uri, /st\.local/);
      assert.match(
        text.split('\n')[0]!,
        /compiler: rustc, target\/nvptx64-nvidia-cuda\/release\/app\.ptx, older than the source · 2 hours old/,
      );
    });
  });

  it('is rustc itself, for a file that needs no `core`', async function () {
    requireTool(this, 'rustc-nightly');
    rmSync(join(home, 'bin'), { recursive: true });
    file = put('alone/no_core.rs', readRepo('test-fixtures/toolchain/no-core.rs'));
    await begin({}, { CARGO_HOME: process.env['CARGO_HOME'] });
    await open();
    const { uri } = await session.client.execute<PreviewAnswer>(
      'warplens.preview',
      uriOfPath(file),
      'bump',
      'ptx',
    );
    const text = await becomes(uri, /LLVM NVPTX Back-End|compiler: rustc/);
    assert.match(text, /compiler: rustc 1\.\d+\.\d+-nightly · at [\s\S]*\.entry bump\(/);
    const source = readFileSync(file, 'utf8');
    const start = performance.now();
    await session.client.change(
      uriOfPath(file),
      undefined,
      source.replace('*p + by', '*p + by + by'),
    );
    await becomes(uri, /compiler: rustc [\s\S]*add[\s\S]*add/);
    const took = performance.now() - start;
    // 0.1 s of rest and the compilation; a busy machine is slower.
    assert.ok(took < 5000, `${Math.round(took)} ms from the key to rustc's text`);
  });
});
