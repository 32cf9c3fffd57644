/**
 * `npm run release`: everything that a release has, in `dist-release`: the package for npm, the
 * extension, executables for Linux, checksums, and notes from the changelog. Nothing leaves this
 * machine: the commands that publish are printed. `--publish` runs them, once the changelog gives
 * the version a date and the work tree is clean.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkRelease } from './release-check.mjs';
import { root, say } from './setup.mjs';

const OUT = 'dist-release';

/** Systems that executables are made for; Node's program for each is a package of npm. */
export const SYSTEMS = [
  { name: 'linux-x64', system: 'linux' },
  { name: 'linux-arm64', system: 'linux' },
];

/** What is wrong with a release, for people. */
export class ReleaseError extends Error {}

/** The section of a version: what stands behind its number, and its text. */
export function changelogSection(changelog, version) {
  const heads = [...changelog.matchAll(/^## (\S+?)(?:, (.*))?$/gm)];
  const at = heads.findIndex((head) => head[1] === version);
  if (at < 0) throw new ReleaseError(`CHANGELOG.md has no heading '## ${version}'`);
  const start = heads[at].index + heads[at][0].length;
  const text = changelog.slice(start, heads[at + 1]?.index ?? changelog.length).trim();
  if (text === '') throw new ReleaseError(`CHANGELOG.md says nothing about ${version}`);
  return { date: heads[at][2] ?? '', text };
}

/** Notes of a release: what changed, how to install it, and what the files should be. */
export function releaseNotes({ version, section, sums }) {
  return `# Warplens ${version}

${section.text}

## Install

| file | |
|---|---|
| \`warplens-${version}.tgz\` | \`npm install -g warplens-${version}.tgz\`, with Node 20 or newer |
| \`warplens-${version}-linux-*\` | one executable, without Node |
| \`warplens-${version}.vsix\` | \`code --install-extension warplens-${version}.vsix\` |

\`sha256sum -c SHA256SUMS\` checks them:

\`\`\`text
${sums.trimEnd()}
\`\`\`
`;
}

/** Lines as `sha256sum` writes and reads them. */
export function checksums(folder, names) {
  return names
    .map((name) => {
      const sum = createHash('sha256').update(readFileSync(join(folder, name)));
      return `${sum.digest('hex')}  ${name}\n`;
    })
    .join('');
}

/** The commands that publish the files of a release. */
export function publishCommands(version, files) {
  const vsix = `warplens-${version}.vsix`;
  return [
    ['git', 'tag', `v${version}`],
    ['git', 'push', 'origin', `v${version}`],
    ['npm', 'publish', `${OUT}/warplens-${version}.tgz`],
    ['npx', '@vscode/vsce', 'publish', '--packagePath', `${OUT}/${vsix}`],
    ['npx', 'ovsx', 'publish', `${OUT}/${vsix}`],
    [
      ...['gh', 'release', 'create', `v${version}`, '--title', version],
      ...['--notes-file', `${OUT}/NOTES.md`, ...files.map((file) => `${OUT}/${file}`)],
    ],
  ];
}

/** The most characters that the text of a release has on GitHub. */
const MOST_NOTES = 125_000;

/** Why a release must not be published; nothing when it may be. */
export function obstacles({ date, status, tags, version, missing = [], notes = '' }) {
  return [
    ...missing.map(({ file, why }) => `${file} was not made: ${why}`),
    ...(notes.length > MOST_NOTES
      ? [`NOTES.md has ${notes.length} characters, and GitHub takes ${MOST_NOTES}`]
      : []),
    ...(/not released/i.test(date) || date === ''
      ? [`CHANGELOG.md gives ${version} no date: '## ${version}, YYYY-MM-DD'`]
      : []),
    ...(status.trim() === '' ? [] : ['the work tree has changes that are not committed']),
    ...(tags.includes(`v${version}`) ? [`there is a tag v${version} already`] : []),
  ];
}

/** What the parts of a release are made with; a test has others. */
const MAKERS = { tarball: makeTarball, extension: makeExtension, binaries: makeReleaseBinaries };

/**
 * Makes all files in a folder. What could not be made, such as an executable for which Node's
 * program could not be fetched, is in `missing` with the reason, and the others are there.
 */
export async function makeRelease({ folder, version, changelog, makers = MAKERS }) {
  const section = changelogSection(changelog, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await makers.tarball(folder, version);
  await makers.extension(folder, version);
  const missing = (await makers.binaries(folder, version)) ?? [];
  const files = readdirSync(folder).sort();
  const wanted = [
    `warplens-${version}.tgz`,
    `warplens-${version}.vsix`,
    ...SYSTEMS.map(({ name }) => `warplens-${version}-${name}`),
  ];
  for (const name of wanted)
    if (!files.includes(name) && !missing.some(({ file }) => file === name))
      throw new ReleaseError(`${name} was not made`);
  const sums = checksums(folder, files);
  const notes = releaseNotes({ version, section, sums });
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  writeFileSync(join(folder, 'NOTES.md'), notes);
  return { section, files: [...files, 'SHA256SUMS'], missing, notes };
}

async function makeTarball(folder, version) {
  // The scripts of package.json build it and put its own manifest into it.
  start('npm', ['pack', '--silent', '--pack-destination', folder]);
  if (!existsSync(join(folder, `warplens-${version}.tgz`)))
    throw new ReleaseError('npm pack named its file differently');
}

async function makeExtension(folder) {
  const { packageExtension } = await import('./package.mjs');
  const file = await packageExtension();
  copyFileSync(file, join(folder, basename(file)));
}

async function makeReleaseBinaries(folder, version) {
  const { makeBinaries } = await import('./binary.mjs');
  const programs = [];
  const missing = [];
  for (const { name, system } of SYSTEMS) {
    const file = `warplens-${version}-${name}`;
    try {
      programs.push({ node: nodeOf(name), file, system });
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      missing.push({ file, why: error.message });
    }
  }
  await makeBinaries(folder, programs);
  return missing;
}

/** Node's program for a system, of the version that this runs on: what is put in must fit it. */
export function nodeOf(name, { kept = join(root, '.build/node'), fetch = fetchFromNpm } = {}) {
  if (name === `${process.platform}-${process.arch}`) return process.execPath;
  const folder = join(kept, `${name}-${process.versions.node}`);
  const node = join(folder, 'package/bin/node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const spec = `node-${name}@${process.versions.node}`;
  try {
    fetch(spec, folder);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(
      `Node for ${name} is not here and cannot be fetched (${spec}: ${error.message}); ` +
        `with network run this again, or put its program at ${relative(root, node)}`,
    );
  }
  return node;
}

function fetchFromNpm(spec, folder) {
  say(`Fetching ${spec} from npm ...`);
  start('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, spec]);
  const [file] = readdirSync(folder).filter((one) => one.endsWith('.tgz'));
  start('tar', ['-xzf', join(folder, file), '-C', folder, 'package/bin/node']);
  rmSync(join(folder, file));
}

function start(program, args) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  throw new ReleaseError(`${program} ${args[0]} failed${error ? `: ${error.message}` : ''}`);
}

function tried(release) {
  try {
    return checkRelease(release);
  } catch (error) {
    throw new ReleaseError(`the release does not work: ${error.message}`);
  }
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

async function main(args) {
  const wrong = args.filter((arg) => arg !== '--publish');
  if (wrong.length > 0) throw new ReleaseError(`unknown option '${wrong[0]}'; there is --publish`);
  const isPublished = args.includes('--publish');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const { date } = changelogSection(changelog, version);
  const tags = git('tag', '--list').split('\n');
  const known = { date, status: git('status', '--porcelain'), tags, version };
  const before = obstacles(known);
  if (isPublished && before.length > 0) throw new ReleaseError(before.join('\n'));
  const folder = join(root, OUT);
  const { files, missing, notes } = await makeRelease({ folder, version, changelog });
  for (const file of [...files, 'NOTES.md']) console.log(`${OUT}/${file}`);
  const systems = SYSTEMS.map(({ name }) => name);
  const there = systems.filter((name) => files.includes(`warplens-${version}-${name}`));
  console.log('\nTried:');
  for (const line of tried({ folder, version, systems: there })) console.log(`  ${line}`);
  const why = obstacles({ ...known, missing, notes });
  if (isPublished && why.length > 0) throw new ReleaseError(why.join('\n'));
  if (missing.length > 0) process.exitCode = 1;
  const commands = publishCommands(version, files);
  if (isPublished) for (const [program, ...rest] of commands) start(program, rest);
  else {
    console.log('\nNothing was published. `npm run release -- --publish` runs:');
    for (const command of commands) console.log(`  ${command.join(' ')}`);
    for (const one of why) console.log(`not yet: ${one}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(process.argv.slice(2)).catch((error) => {
    if (!(error instanceof ReleaseError)) throw error;
    say(error.message);
    process.exitCode = 1;
  });
