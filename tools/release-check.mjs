/**
 * Whether what a release is made of works where nothing else is: the package installed into an
 * empty folder without network, imported, and started; the executable of this system without Node.
 * What cannot be started here is looked at as far as that goes, and named.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** What every part is tried on. */
const EXAMPLE = 'test-fixtures/kernels/saxpy.rs';

/** In the header of an executable for Linux: the number of the processor that it is for. */
const MACHINES = { x64: 0x3e, arm64: 0xb7 };

/** A client's first words to the server for agents, and the list of its tools. */
const MCP = [
  {
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'release', version: '1' },
    },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
];

/** A program of somebody who uses the library, in the two ways in which a package is loaded. */
const IMPORT = `import { check, compile } from 'warplens';
const report = await check('saxpy.rs');
const { text } = await compile('saxpy.rs', { cpu: 'sm_80' });
if (report.diagnostics.length > 0) throw new Error('findings');
process.stdout.write(text);`;
const REQUIRE = `require('warplens').compile('saxpy.rs', { cpu: 'sm_80' })
  .then(({ text }) => process.stdout.write(text));`;

/**
 * Tries the files of a release.
 *
 * @param systems as they are named in the files: `linux-x64`
 * @returns what was tried, one line each
 * @throws Error with the part that does not work, and what it said
 */
export function checkRelease({ folder, version, systems }) {
  const done = [];
  const place = mkdtempSync(join(tmpdir(), 'warplens-release-'));
  try {
    copyFileSync(join(root, EXAMPLE), join(place, 'saxpy.rs'));
    const ptx = checkPackage(join(folder, `warplens-${version}.tgz`), place, version);
    done.push(`warplens-${version}.tgz: installed offline, imported, required, started`);
    for (const name of systems) {
      const file = `warplens-${version}-${name}`;
      const [, arch] = name.split('-');
      if (machineOf(join(folder, file)) !== MACHINES[arch])
        throw new Error(`${file} is no program for ${arch}`);
      if (name !== `${process.platform}-${process.arch}`) {
        done.push(`${file}: is for ${arch}; not started, this is ${process.arch}`);
        continue;
      }
      checkProgram({ program: join(folder, file), place, version, ptx });
      done.push(`${file}: started without Node, same PTX as the package`);
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return done;
}

/** Installs the package; the PTX of the example that all its doors give. */
function checkPackage(file, place, version) {
  const npm = (...args) => start('npm', [...args, '--no-audit', '--no-fund'], { cwd: place });
  npm('init', '--yes');
  npm('install', '--offline', '--ignore-scripts', file);
  const node = (...args) => start(process.execPath, args, { cwd: place });
  const texts = [
    node('--input-type=module', '-e', IMPORT),
    node('-e', REQUIRE),
    checkProgram({ program: join(place, 'node_modules/.bin/warplens'), place, version }),
  ];
  if (texts.some((text) => text !== texts[0]))
    throw new Error('import, require and the command give another PTX');
  return texts[0];
}

/** The command in its three ways of life: one answer, a check, a server for agents. */
function checkProgram({ program, place, version, ptx }) {
  // An executable needs nothing of what is on the path; the package's needs Node.
  const env = {
    HOME: place,
    PATH: ptx === undefined ? process.env.PATH : join(place, 'nothing'),
  };
  const run = (args, input) => start(program, args, { cwd: place, env, input });
  if (run(['--version']) !== `${version}\n`) throw new Error(`${program} is of another version`);
  run(['check', 'saxpy.rs']);
  const text = run(['ptx', 'saxpy.rs', '--cpu', 'sm_80']);
  if (ptx !== undefined && text !== ptx) throw new Error(`${program} gives another PTX`);
  const messages = MCP.map((one) => `${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`);
  const [, tools] = run(['mcp', '.'], messages.join('')).trim().split('\n').map(parse);
  if (!tools?.result?.tools?.some(({ name }) => name === 'check'))
    throw new Error(`${program} mcp does not list its tools`);
  return text;
}

function parse(line) {
  return JSON.parse(line);
}

function start(program, args, options) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    timeout: 120_000,
    ...options,
  });
  if (status === 0) return stdout;
  const why = error?.message ?? (stderr.trim() || `it ended with ${status}`);
  throw new Error(`${program} ${args[0]} failed: ${why}`);
}

/** The processor that an executable of Linux is for; nothing for another file. */
function machineOf(file) {
  const head = Buffer.alloc(20);
  const opened = openSync(file);
  readSync(opened, head, 0, head.length, 0);
  closeSync(opened);
  return head.subarray(0, 4).equals(Buffer.from('\x7fELF')) ? head.readUInt16LE(18) : undefined;
}
