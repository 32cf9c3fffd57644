/**
 * VS Code for the Web: the workbench's files and nothing else. There is no extension host of Node
 * behind it, so extensions run in the browser's worker: those of the workbench, our own, and a file
 * system in memory.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { kit } from './kit.mjs';

const VSCODE = join(dirname(kit.codeServer), '../../lib/vscode');

/** Where the page finds the workbench's own files. */
const STATIC = '/static';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.cjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

const asAttribute = (value) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Serves the workbench with an unpacked extension and a workspace: paths below its folder to texts.
 */
export async function startWebServer(extension, files, settings) {
  const folders = {
    '/out/': join(VSCODE, 'out'),
    '/resources/': join(VSCODE, 'resources'),
    '/node_modules/': join(VSCODE, 'node_modules'),
    '/extensions/memory-files/': join(process.cwd(), 'client/test/vscode/memory-files'),
    '/extensions/warplens/': extension,
    '/extensions/': join(VSCODE, 'extensions'),
  };
  const names = ['memory-files', 'warplens'];
  const listing = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`/kernels/${path}`, text]),
  );
  const page = (port) => {
    const authority = `127.0.0.1:${port}`;
    const configuration = {
      folderUri: { $mid: 1, scheme: 'memory', path: '/kernels' },
      // Asked for by this build.
      userDataPath: '/',
      isEnabledFileDownloads: false,
      isEnabledFileUploads: false,
      isEnabledCoderGettingStarted: false,
      additionalBuiltinExtensions: names.map((name) => ({
        $mid: 1,
        scheme: 'http',
        authority,
        path: `/extensions/${name}`,
      })),
      configurationDefaults: settings,
      productConfiguration: { enableTelemetry: false, extensionsGallery: undefined },
    };
    const values = {
      WORKBENCH_WEB_CONFIGURATION: asAttribute(configuration),
      WORKBENCH_AUTH_SESSION: '',
      WORKBENCH_WEB_BASE_URL: STATIC,
      WORKBENCH_NLS_URL: `${STATIC}/out/nls.messages.js`,
      WORKBENCH_NLS_FALLBACK_URL: `${STATIC}/out/nls.messages.js`,
    };
    const html = readFileSync(join(VSCODE, 'out/vs/code/browser/workbench/workbench.html'), 'utf8');
    return html.replaceAll(/\{\{(\w+)\}\}/g, (_all, name) => values[name] ?? '');
  };
  const answer = (path, port) => {
    if (path === '/') return { type: 'text/html', body: page(port) };
    if (path === '/extensions/memory-files/files.json')
      return { type: TYPES['.json'], body: JSON.stringify(listing) };
    const [prefix, folder] =
      Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
    const file = folder && join(folder, normalize(path.slice(prefix.length)));
    if (!file?.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
      return undefined;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    if (!file.endsWith('workbench/workbench.js')) return { type, body: readFileSync(file) };
    // This build always asks the machine that has served it for an extension host and for settings:
    // here there is none.
    const script = readFileSync(file, 'utf8')
      .replace('remoteAuthority:location.host', 'remoteAuthority:void 0')
      .replace(
        /(\(this\.userDataPath\)\.with\(\{scheme:\w+\.)vscodeRemote/,
        (_all, start) => `${start}vscodeUserData`,
      );
    return { type, body: script };
  };
  const server = createServer((request, response) => {
    const { port } = server.address();
    const { pathname } = new URL(request.url, `http://127.0.0.1:${port}`);
    const found = answer(decodeURIComponent(pathname).replace(STATIC, ''), port);
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(found?.body ?? 'not here');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
