/**
 * VS Code's workbench and extension host as a process of their own, with one extension and settings
 * that keep still.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { kit } from './kit.mjs';

/**
 * Milliseconds after which something that has not happened does not happen: a loaded machine takes
 * its time.
 */
export const LIMIT = 90000;

export const SETTINGS = {
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'chat.disableAIFeatures': true,
  'git.enabled': false,
  'editor.minimap.enabled': false,
  'editor.autoIndent': 'none',
  'editor.autoClosingBrackets': 'never',
  'editor.quickSuggestions': false,
  'editor.stickyScroll.enabled': false,
  'editor.accessibilitySupport': 'off',
  // Its copies of rows lie over others and take their clicks.
  'workbench.tree.enableStickyScroll': false,
  'files.autoSave': 'off',
  'files.hotExit': 'off',
  'window.restoreWindows': 'none',
};

/** A gallery that refuses at once: nothing is looked up outside. */
const GALLERY = JSON.stringify({
  serviceUrl: 'http://127.0.0.1:9/gallery',
  itemUrl: 'http://127.0.0.1:9/item',
  resourceUrlTemplate: 'http://127.0.0.1:9/{publisher}/{name}/{version}/{path}',
});

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Programs of the machine that the extension knows to start. */
const PROGRAMS = ['rustc', 'rustup', 'cargo', 'ptxas', 'nvdisasm', 'llc', 'opt', 'llvm-mc'];

/**
 * Installs the extension and starts the server; everything it writes lies in a temporary folder.
 * With `trust`, a folder is not trusted before somebody says so. With `traps`, programs that note
 * each start go before those of the machine. With `standIns`, the assembler and the disassembler are
 * those of `test-fixtures/sass`. `extensions` are packed ones that run beside ours.
 */
export async function startCodeServer(
  vsix,
  { settings = {}, trust = false, traps = false, standIns = false, extensions = [] } = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'warplens-vscode-'));
  const userData = join(root, 'data');
  mkdirSync(join(userData, 'User'), { recursive: true });
  writeFileSync(join(userData, 'User/settings.json'), JSON.stringify({ ...SETTINGS, ...settings }));
  writeFileSync(join(root, 'config.yaml'), 'auth: none\n');
  const env = { ...process.env, HOME: root, TMPDIR: root, EXTENSIONS_GALLERY: GALLERY };
  // Toolchains are found where they were.
  env.RUSTUP_HOME ??= join(homedir(), '.rustup');
  env.CARGO_HOME ??= join(homedir(), '.cargo');
  const starts = join(root, 'starts');
  if (traps) {
    env.PATH = `${setTraps(join(root, 'bin'), starts)}${delimiter}${env.PATH}`;
    for (const name of PROGRAMS) delete env[name.toUpperCase().replace('-', '_')];
  }
  if (standIns) env.PATH = `${setStandIns(join(root, 'stand-ins'))}${delimiter}${env.PATH}`;
  // The extension host takes its path from a login shell.
  writeFileSync(join(root, '.profile'), `export PATH='${env.PATH}'\n`);
  env.XDG_CONFIG_HOME = join(root, 'config');
  env.XDG_DATA_HOME = join(root, 'share');
  for (const key of ['VSCODE_IPC_HOOK_CLI', 'NODE_OPTIONS', 'PORT', 'PASSWORD']) delete env[key];
  const common = [
    kit.codeServer,
    '--config',
    join(root, 'config.yaml'),
    '--user-data-dir',
    userData,
  ];
  common.push('--extensions-dir', join(root, 'extensions'));
  for (const one of [vsix, ...extensions]) {
    const installed = spawnSync(kit.node, [...common, '--install-extension', one, '--force'], {
      env,
      encoding: 'utf8',
    });
    if (installed.status !== 0) throw new Error(`${installed.stdout}${installed.stderr}`);
  }
  const port = await freePort();
  const quiet = ['--auth', 'none', '--disable-telemetry', '--disable-update-check'];
  quiet.push('--disable-getting-started-override', ...(trust ? [] : ['--disable-workspace-trust']));
  const child = spawn(kit.node, [...common, '--bind-addr', `127.0.0.1:${port}`, ...quiet], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  // The extension host and the watchers are in the same group and would outlive their parent.
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Already gone.
    }
  };
  const killNow = () => kill('SIGKILL');
  process.on('exit', killNow);
  const url = `http://127.0.0.1:${port}/`;
  await until('code-server', async () => {
    if (child.exitCode !== null) throw new Error(`code-server has ended:\n${log}`);
    return (await fetch(`${url}healthz`)).ok;
  });
  return {
    url,
    port,
    /** Folder of the extension, unpacked. */
    extension: join(root, 'extensions', installedName(join(root, 'extensions'))),
    /** Command lines of the programs that walked into a trap. */
    starts: () => (existsSync(starts) ? readFileSync(starts, 'utf8').trim().split('\n') : []),
    /** Takes a stand-in away. */
    removeProgram: (name) => rmSync(join(root, 'stand-ins', name)),
    /** Numbers and command lines of this server's processes that hold a text. */
    processes(text) {
      const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
      return stdout.split('\n').filter((line) => line.includes(root) && line.includes(text));
    },
    /** What the extension host's logs say, by parts of their paths. */
    log(...parts) {
      const folder = join(userData, 'logs');
      const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
      return files
        .filter((file) => parts.every((part) => file.includes(part)) && file.endsWith('.log'))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n');
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      kill('SIGTERM');
      await Promise.race([gone, pause(5000)]);
      killNow();
      process.off('exit', killNow);
      await pause(300);
      rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** A folder with stand-ins for NVIDIA's programs, and the Node that runs them. */
function setStandIns(folder) {
  mkdirSync(folder);
  for (const name of ['ptxas', 'nvdisasm']) {
    copyFileSync(`test-fixtures/sass/${name}.mjs`, join(folder, `${name}.mjs`));
    symlinkSync(join(folder, `${name}.mjs`), join(folder, name));
  }
  copyFileSync('test-fixtures/sass/saxpy.sass', join(folder, 'saxpy.sass'));
  symlinkSync(process.execPath, join(folder, 'node'));
  return folder;
}

/** A folder of programs that only note that they were started. */
function setTraps(folder, starts) {
  mkdirSync(folder);
  for (const name of PROGRAMS)
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >>'${starts}'\n`, {
      mode: 0o755,
    });
  return folder;
}

/** Folder name of the extension under test. */
function installedName(folder) {
  return readdirSync(folder).find((name) => name.startsWith('warplens.warplens-'));
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Repeats a check until it throws nothing, and throws what it has thrown last when it never does.
 * What is read from the page is read by such checks: the page is always some way behind.
 */
export async function eventually(check, limit = LIMIT) {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(100);
  }
}

/** Asks until the answer is true; the last answer is in the error. */
export async function until(what, ask, limit = LIMIT) {
  const end = Date.now() + limit;
  for (;;) {
    let last;
    try {
      last = await ask();
      if (last) return last;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`waited in vain for ${what}: ${String(last)}`);
    await pause(100);
  }
}
