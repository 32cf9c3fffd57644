/**
 * `prepare`, which npm runs before `npm pack` and `npm publish`, and where it installs the package
 * from a repository, as the framework pre-commit has it do: the bundles as they ship, the
 * licences of what is in them, and the man page. What goes into the package is the list `files` of
 * package.json.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { licenseText } from './licenses.mjs';
import { ensureInstalled, root } from './setup.mjs';

/** Where `man` of package.json says the page is. */
export const MAN_PAGE = 'server/dist/warplens.1';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const { command, server } = await build({ minify: true });
  writeFileSync(
    join(root, 'server/dist/THIRD-PARTY-LICENSES.txt'),
    licenseText([...command, ...server]),
  );
  writeFileSync(join(root, MAN_PAGE), await manPage());
}

/** The page in the language of `man`. */
export async function manPage() {
  const { marked } = await import('marked');
  const { default: roff } = await import('marked-man');
  marked.use(roff);
  return marked.parse(await markdownPage());
}

async function markdownPage() {
  const esbuild = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'warplens-man-'));
  try {
    const outfile = join(folder, 'man-page.mjs');
    await esbuild.build({
      absWorkingDir: root,
      entryPoints: ['tools/man-page.ts'],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'warning',
      banner: {
        js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
      },
    });
    const { status, stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the man page could not be made: ${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
