/**
 * `npm run playground`: the playground as a folder of files that any static host serves. It holds
 * the language server of the browser, the editor and the page; nothing else is needed.
 *
 *   npm run playground                 builds; prints the folder
 *   npm run playground -- --serve      serves it on this machine too, and prints the address
 *   npm run playground -- --port 8080  there
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { preludePlugin } from './build.mjs';
import { licenseText } from './licenses.mjs';
import { ensureInstalled, root } from './setup.mjs';

const DIST = 'playground/dist';
const ASSETS = `${DIST}/assets`;
const ICON = 'client/media/icon.svg';

/**
 * What the page may do. It loads its own files and reaches nothing; its worker is made from a
 * script in memory and has the same policy; kernels that are run become WebAssembly. The editor
 * writes styles into the page.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  'worker-src blob:',
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Builds; absolute path of the folder. */
export async function buildPlayground() {
  ensureInstalled();
  const esbuild = await import('esbuild');
  rmSync(join(root, DIST), { recursive: true, force: true });
  mkdirSync(join(root, ASSETS), { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { contributes } = JSON.parse(readFileSync(join(root, 'client/manifest.json'), 'utf8'));
  const common = {
    absWorkingDir: root,
    outdir: ASSETS,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  };
  const server = await esbuild.build({
    ...common,
    entryPoints: { server: 'server/src/main-web.ts' },
    format: 'iife',
    // The compiler's errors name their kinds.
    keepNames: true,
    plugins: [preludePlugin],
    define: { WARPLENS_VERSION: JSON.stringify(version) },
  });
  const page = await esbuild.build({
    ...common,
    entryPoints: { boot: 'playground/src/boot.ts' },
    format: 'esm',
    splitting: true,
    loader: { '.rs': 'text', '.mlir': 'text', '.ttf': 'file' },
    plugins: [bandsPlugin(contributes.colors)],
    define: { WARPLENS_SERVER: JSON.stringify(`./${madeOf(server, 'main-web.ts')}`) },
  });
  const style = outputOf(page, 'boot.ts')[1].cssBundle;
  // That of the part that is loaded later is the same.
  for (const path of Object.keys(page.metafile.outputs))
    if (path.endsWith('.css') && path !== style) rmSync(join(root, path));
  copyFileSync(join(root, ICON), join(root, ASSETS, basename(ICON)));
  const values = {
    policy: POLICY,
    icon: basename(ICON),
    script: madeOf(page, 'boot.ts'),
    editor: madeOf(page, 'page.ts'),
    style: basename(style),
  };
  const html = readFileSync(join(root, 'playground/src/index.html'), 'utf8');
  writeFileSync(
    join(root, DIST, 'index.html'),
    html.replaceAll(/\{\{(\w+)\}\}/g, (_all, name) => values[name]),
  );
  writeFileSync(
    join(root, DIST, 'THIRD-PARTY-LICENSES.txt'),
    licenseText([server.metafile, page.metafile], ['node_modules/monaco-editor']),
  );
  return join(root, DIST);
}

/** What esbuild has made of an entry: its path and what it says of it. */
function outputOf({ metafile }, entry) {
  return Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(`/${entry}`),
  );
}

const madeOf = (result, entry) => basename(outputOf(result, entry)[0]);

/** `warplens:bands.css`: the colours that the extension contributes, as classes. */
const bandsPlugin = (colors) => ({
  name: 'warplens-bands',
  setup(build) {
    build.onResolve({ filter: /^warplens:bands\.css$/ }, ({ path }) => ({
      path,
      namespace: 'warplens-bands',
    }));
    build.onLoad({ filter: /.*/, namespace: 'warplens-bands' }, () => ({
      contents: bandsSheet(colors),
      loader: 'css',
    }));
  },
});

/** The colours of VS Code that ours may name. */
const NAMED = { contrastActiveBorder: { highContrast: '#f38518', highContrastLight: '#0f4a85' } };

/** Custom properties for each kind of theme, and what decorations use of them. */
function bandsSheet(colors) {
  const names = colors.map(({ id }) => [id, propertyOf(id)]).filter(([, name]) => name);
  const values = (kind) =>
    colors
      .filter(({ id }) => propertyOf(id))
      .map(({ id, defaults }) => {
        const color = defaults[kind];
        return `${propertyOf(id)}: ${NAMED[color]?.[kind] ?? color};`;
      })
      .join(' ');
  const asked = '(prefers-contrast: more)';
  const forced = '(forced-colors: active)';
  const dark = '(prefers-color-scheme: dark)';
  const numbers = names.flatMap(([id]) => /^warplens\.lineBand(\d+)$/.exec(id)?.[1] ?? []);
  return [
    `:root { ${values('light')} }`,
    `@media ${dark} { :root { ${values('dark')} } }`,
    `@media ${asked}, ${forced} { :root { ${values('highContrastLight')} } }`,
    `@media ${asked} and ${dark}, ${forced} and ${dark} { :root { ${values('highContrast')} } }`,
    ...numbers.map(
      (n) =>
        `.band-color-${n} { background: var(--band-${n}); border-color: var(--band-bar-${n}); }`,
    ),
    ...['solid', 'dashed', 'dotted'].map(
      (style) => `.band-${style} { border-left-style: ${style}; }`,
    ),
  ].join('\n');
}

/** The property that holds a colour; undefined for colours of no line. */
function propertyOf(id) {
  const [, bar, number] = /^warplens\.lineBand(Bar)?(\d+)$/.exec(id) ?? [];
  if (number) return bar ? `--band-bar-${number}` : `--band-${number}`;
  return { 'warplens.linkedLineBackground': '--linked', 'warplens.linkedLineBar': '--linked-bar' }[
    id
  ];
}

/**
 * Serves a folder on this machine alone; its address, and how to stop. Port 0 is any that is free.
 */
export async function serveFolder(folder, port = 0) {
  const esbuild = await import('esbuild');
  const context = await esbuild.context({ logLevel: 'error' });
  const served = await context.serve({ servedir: folder, host: '127.0.0.1', port });
  return {
    url: `http://127.0.0.1:${served.port}/`,
    stop: () => context.dispose(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { serve: { type: 'boolean' }, port: { type: 'string' } },
  });
  const folder = await buildPlayground();
  console.log(folder);
  if (values.serve || values.port !== undefined) {
    const { url } = await serveFolder(folder, Number(values.port ?? 0));
    console.log(url);
  }
}
