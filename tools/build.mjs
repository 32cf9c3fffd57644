/**
 * Bundles with esbuild: the command and the server (ES modules for Node 20) and the extension
 * (CommonJS, as VS Code wants it). The server is in parts: `server.js` and what it imports answer
 * `initialize`, then the others are loaded. The Rust sources in `server/prelude` are the module
 * `warplens:prelude`: a file beside the bundles, read when the first crate is looked at, and a part
 * of the bundle for a browser, which has no files.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryDoor, libraryTypes } from './library-types.mjs';
import { ensureInstalled, root, say } from './setup.mjs';

/** What the bundles are made of. */
const INPUTS = ['client/src', 'docs', 'server/src', 'server/prelude', 'tools', 'package.json'];
const DIST = 'server/dist';
const PRELUDE = 'server/dist/prelude.json';
const DOCS = 'server/dist/docs.json';
const OUTPUTS = [
  'server/dist/cli.js',
  'server/dist/command.js',
  'server/dist/command.cjs',
  'server/dist/mcp.js',
  'server/dist/dap.js',
  'server/dist/server.js',
  'server/dist/server-rest.cjs',
  'server/dist/server-web.js',
  'server/dist/library.js',
  'server/dist/library-web.js',
  'server/dist/library.cjs',
  'server/dist/library.d.ts',
  'server/dist/library.d.cts',
  PRELUDE,
  DOCS,
  'client/dist/extension.cjs',
  'client/dist/client.cjs',
  'client/dist/extension-web.cjs',
  'client/dist/resource-page.js',
  'client/dist/resource-page.css',
];
const STAMP = 'server/dist/.built-from';

/**
 * The prelude as JSON, its item macros expanded by our own front end (`tools/flatten-prelude.ts`).
 */
async function flattenPrelude() {
  const esbuild = await import('esbuild');
  const outfile = join(root, 'server/dist/flatten-prelude.mjs');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['tools/flatten-prelude.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [outfile, root], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`flattening the prelude failed: ${stderr}`);
  return stdout;
}

let flattened;

/**
 * Once for all bundles: they are made at the same time, and the program that does it is one file.
 */
function flatPrelude() {
  flattened ??= flattenPrelude();
  return flattened;
}

/**
 * `warplens:prelude` gives the prelude's files by path, in a fixed order. `contents` makes a module
 * of their JSON.
 */
const preludeModule = (contents, name = 'prelude') => ({
  name: `warplens-${name}`,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^warplens:${name}$`) }, () => ({
      path: name,
      namespace: `warplens-${name}`,
    }));
    build.onLoad({ filter: /.*/, namespace: `warplens-${name}` }, async () => {
      const folder = join(root, 'server/prelude');
      const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
      const files = names.filter((name) => name.endsWith('.rs')).sort();
      return {
        contents: contents(await flatPrelude()),
        loader: 'js',
        resolveDir: root,
        watchFiles: files.map((name) => join(folder, name)),
      };
    });
  },
});

/** Inside the bundle. */
const inside = (json) => `const files = ${json};\nexport const loadPrelude = () => files;`;
export const preludePlugin = preludeModule(inside);

/** A module of its own, for pages that load the library. */
const preludePartPlugin = preludeModule(inside, 'prelude-part');

/**
 * Beside the bundle: text of a megabyte takes the parser of JavaScript much of the time in which
 * the server could have started, and stays in memory as a part of the source.
 */
const preludeFilePlugin = preludeModule((json) => {
  writeFileSync(join(root, PRELUDE), json);
  return `
    import { readFileSync } from 'node:fs';
    const file = new URL('./prelude.json', import.meta.url);
    export const loadPrelude = () => JSON.parse(readFileSync(file, 'utf8'));
  `;
});

/**
 * The documentation, as `warplens:docs`: a file beside the bundles, or a part of the single file.
 * Pages of rules are made by the rules themselves, and those for working on Warplens are left out.
 */
const docsModule = (isBeside) => ({
  name: 'warplens-docs',
  setup(build) {
    build.onResolve({ filter: /^warplens:docs$/ }, () => ({
      path: 'docs',
      namespace: 'warplens-docs',
    }));
    build.onLoad({ filter: /.*/, namespace: 'warplens-docs' }, () => {
      const folder = join(root, 'docs');
      const pages = readdirSync(folder, { recursive: true })
        .map((name) => String(name).replaceAll('\\', '/'))
        .filter((name) => name.endsWith('.md') && !/^(?:rules|how-to)\//.test(name))
        .sort();
      const json = JSON.stringify(
        Object.fromEntries(pages.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      );
      if (isBeside) {
        // In a fresh clone nothing has been written there yet.
        mkdirSync(join(root, dirname(DOCS)), { recursive: true });
        writeFileSync(join(root, DOCS), json);
      }
      const contents = isBeside
        ? `
          import { readFileSync } from 'node:fs';
          const file = new URL('./docs.json', import.meta.url);
          export const loadDocs = () => JSON.parse(readFileSync(file, 'utf8'));
        `
        : `export const loadDocs = () => (${json});`;
      return { contents, loader: 'js', resolveDir: root };
    });
  },
});

/**
 * What `import()` loads is the other bundle: by source, the bundle beside the one that asks for it.
 */
const apart = (bundles) => ({
  name: 'warplens-apart',
  setup(build) {
    build.onResolve({ filter: /\.ts$/ }, ({ kind, path }) => {
      const bundle = kind === 'dynamic-import' ? bundles[path] : undefined;
      return bundle && { path: bundle, external: true };
    });
  },
});

/** The start of the command's name until the server listens is the time an editor waits for. */
const launcherPlugin = apart({
  './main-lsp.ts': './server.js',
  './main-mcp.ts': './mcp.js',
  './main-command.ts': './command.js',
});

/**
 * The command does not hold the server a second time: `warplens lsp` with anything but `--stdio`
 * comes here as well.
 */
const serverPlugin = apart({ './main-lsp.ts': './server.js', './main-mcp.ts': './mcp.js' });

/** What is not needed to answer `initialize` is a bundle of its own, which is read another way. */
const restPlugin = apart({ './serve.ts': './server-rest.cjs' });

/**
 * The entry loads the client when the first kernel is seen: reading half a megabyte is most of what
 * activation would take, in every Rust project.
 */
const clientPlugin = apart({ './node-client.ts': './client.cjs' });

/**
 * The protocol's package names pipes with random numbers, and an editor that speaks over stdio has
 * none: reading Node's cryptography is a tenth of what the server does before it answers.
 */
const lateCryptoPlugin = {
  name: 'warplens-late-crypto',
  setup(build) {
    build.onResolve({ filter: /^crypto$/ }, ({ importer }) =>
      /[\\/]vscode-jsonrpc[\\/]/.test(importer)
        ? { path: 'crypto', namespace: 'warplens-late' }
        : undefined,
    );
    build.onLoad({ filter: /^crypto$/, namespace: 'warplens-late' }, () => ({
      contents:
        "module.exports = { get randomBytes() { return require('node:crypto').randomBytes; } };",
    }));
  },
};

/** CommonJS packages inside an ES module still call `require` for Node's modules. */
const requireBanner =
  "import { createRequire as warplensRequire } from 'node:module';\nconst require = warplensRequire(import.meta.url);";

/** Where a CommonJS bundle stands, as an ES module would say it. */
const ownUrlBanner = "const warplensUrl = require('node:url').pathToFileURL(__filename).href;";

/** Parts of the server; the end of their names follows from their contents. */
const PART = /^(server|library)-[\w-]+-[A-Z0-9]{8}\.js(?:\.map)?$/;

/** Those that the new bundles ask for are left, older ones go. */
function removeOldParts(...metafiles) {
  const made = new Set(metafiles.flatMap(({ outputs }) => Object.keys(outputs)));
  for (const name of readdirSync(join(root, DIST)))
    if (PART.test(name) && !made.has(`${DIST}/${name}`)) rmSync(join(root, DIST, name));
}

/** The library's declarations, and its door for `require`. */
function writeLibraryFaces() {
  writeFileSync(join(root, DIST, 'library.d.ts'), libraryTypes('module'));
  writeFileSync(join(root, DIST, 'library.d.cts'), libraryTypes('require'));
  writeFileSync(join(root, DIST, 'library.cjs'), libraryDoor);
}

/** A single file cannot start itself as a thread: its server runs in the process. */
const oneThreadPlugin = {
  name: 'warplens-one-thread',
  setup(build) {
    build.onResolve({ filter: /^\.\/main-lsp\.ts$/ }, () => ({
      path: join(root, 'server/src/main-lsp-thread.ts'),
    }));
    build.onResolve({ filter: /^\.\/main-lsp-rest\.ts$/ }, () => ({
      path: join(root, 'server/src/main-lsp-host.ts'),
    }));
  },
};

/**
 * How the one script of the single-file executable is bundled: CommonJS, which is what Node takes
 * there.
 */
export function binaryOptions() {
  return {
    absWorkingDir: root,
    entryPoints: ['server/src/main-binary.ts'],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    plugins: [preludePlugin, docsModule(false), oneThreadPlugin],
    // A script inside a program has no address.
    define: { ...ownDefines(), 'import.meta.url': 'undefined' },
  };
}

/** What the bundles know of themselves: their version, and a name of their content. */
function ownDefines() {
  return {
    WARPLENS_VERSION: JSON.stringify(packageVersion()),
    WARPLENS_BUILD: JSON.stringify(hashOf([...INPUTS, 'package-lock.json'])),
  };
}

function packageVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

/**
 * Writes all bundles; returns esbuild's accounts of what is in them, those of the browser among the
 * client's.
 */
export async function build({ minify }) {
  const esbuild = await import('esbuild');
  const common = {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify,
    // Blanks and comments of some megabytes are time at the start, and memory after it.
    minifyWhitespace: true,
    keepNames: minify,
    sourcemap: minify ? false : 'linked',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  };
  const server = {
    ...common,
    format: 'esm',
    plugins: [preludeFilePlugin, docsModule(true), serverPlugin],
    define: ownDefines(),
  };
  // What is run with the code that was compiled before.
  const commonJs = {
    format: 'cjs',
    define: { ...server.define, 'import.meta.url': 'warplensUrl' },
    banner: { js: ownUrlBanner },
  };
  // Nothing here may need Node: a browser has none.
  const browser = { ...common, platform: 'browser', target: 'es2022' };
  const results = await Promise.all([
    esbuild.build({
      ...server,
      entryPoints: ['server/src/main-cli.ts'],
      outfile: 'server/dist/cli.js',
      plugins: [launcherPlugin],
      banner: { js: '#!/usr/bin/env node' },
    }),
    esbuild.build({
      ...server,
      entryPoints: ['server/src/main-kept.ts'],
      outfile: 'server/dist/command.js',
    }),
    esbuild.build({
      ...server,
      entryPoints: ['server/src/main-command.ts'],
      outfile: 'server/dist/command.cjs',
      ...commonJs,
    }),
    esbuild.build({
      ...server,
      entryPoints: {
        server: 'server/src/main-lsp.ts',
        mcp: 'server/src/main-mcp.ts',
        dap: 'server/src/main-adapter.ts',
      },
      outdir: DIST,
      chunkNames: 'server-[name]-[hash]',
      splitting: true,
      plugins: [...server.plugins, restPlugin, lateCryptoPlugin],
      banner: { js: requireBanner },
    }),
    esbuild.build({
      ...server,
      entryPoints: ['server/src/main-lsp-host.ts'],
      outfile: 'server/dist/server-rest.cjs',
      ...commonJs,
      external: ['vscode-languageserver'],
    }),
    // What Node and browsers have in common is a part of its own, which knows neither.
    esbuild.build({
      ...server,
      entryPoints: {
        library: 'server/src/main-library.ts',
        'library-web': 'server/src/main-library-web.ts',
      },
      outdir: DIST,
      chunkNames: 'library-[name]-[hash]',
      plugins: [preludeFilePlugin, preludePartPlugin],
      splitting: true,
      platform: 'browser',
      target: 'es2022',
      external: ['node:*'],
      sourcemap: false,
    }),
    esbuild.build({
      ...browser,
      entryPoints: ['server/src/main-web.ts'],
      outfile: 'server/dist/server-web.js',
      format: 'iife',
      plugins: [preludePlugin],
      define: server.define,
    }),
    esbuild.build({
      ...common,
      entryPoints: ['client/src/extension.ts'],
      outfile: 'client/dist/extension.cjs',
      format: 'cjs',
      external: ['vscode'],
      plugins: [clientPlugin],
      // VS Code gives its module to what is loaded by `require`.
      supported: { 'dynamic-import': false },
    }),
    esbuild.build({
      ...common,
      entryPoints: ['client/src/node-client.ts'],
      outfile: 'client/dist/client.cjs',
      format: 'cjs',
      external: ['vscode'],
    }),
    esbuild.build({
      ...browser,
      entryPoints: ['client/src/extension-web.ts'],
      outfile: 'client/dist/extension-web.cjs',
      format: 'cjs',
      external: ['vscode'],
    }),
    esbuild.build({
      ...browser,
      entryPoints: ['client/src/webview/resource-page.ts', 'client/src/webview/resource-page.css'],
      outdir: 'client/dist',
      format: 'iife',
    }),
  ]);
  chmodSync(join(root, 'server/dist/cli.js'), 0o755);
  const [cli, kept, command, lsp, lspRest, library, ...rest] = results.map(
    ({ metafile }) => metafile,
  );
  removeOldParts(lsp, library);
  writeLibraryFaces();
  return {
    command: [cli, kept, command],
    server: [lsp, lspRest],
    library: [library],
    client: rest,
  };
}

/** Builds unless the bundles were made from exactly these sources. */
export async function ensureBuilt() {
  const stamp = join(root, STAMP);
  const hash = hashOf(INPUTS);
  const [made, ...before] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  const complete = [...OUTPUTS, ...before].every((path) => existsSync(join(root, path)));
  if (complete && made === hash) return;
  say('Building server/dist and client/dist ...');
  const {
    server: [server],
    library: [library],
  } = await build({ minify: false });
  const parts = [server, library].flatMap(({ outputs }) => Object.keys(outputs));
  writeFileSync(stamp, [hash, ...parts].join('\n'));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const absolute = join(root, path);
    const stat = statSync(absolute, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const entry of readdirSync(absolute).sort()) visit(`${path}/${entry}`);
    } else if (stat) {
      hash.update(`${path}\0`).update(readFileSync(absolute)).update('\0');
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await build({ minify: process.argv.includes('--minify') });
}
