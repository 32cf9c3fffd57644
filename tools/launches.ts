/**
 * `npx tsx tools/launches.ts FOLDER..`: how many of the launches in host code below the folders are
 * found and linked with a kernel. What counts as a launch is read from the texts with patterns of
 * its own, so that what is missed shows; `--findings` prints what the rules about launches say of
 * them.
 */

import { listRustFiles, machine } from '../server/src/disk/index.ts';
import { createEngine, type Engine } from '../server/src/workspace/index.ts';
import { preludeTexts } from '../server/test/kit/prelude.ts';

const args = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith('--'));
const verbose = args.includes('--verbose');
const findings = args.includes('--findings');

/** Names of kernels in a text: functions behind an attribute `kernel`. */
const KERNEL =
  /#\[(?:\w+::)*kernel\b[^\]]*\]\s*(?:#\[[^\]]*\]\s*|\/\/[^\n]*\n\s*)*(?:pub(?:\([^)]*\))?\s+)?(?:unsafe\s+)?(?:extern\s+"[^"]*"\s+)?fn\s+(\w+)/g;

interface Expected {
  readonly path: string;
  readonly offset: number;
  readonly text: string;
}

/** Launches by patterns: comments are blank. */
function expected(path: string, text: string, kernels: readonly string[]): Expected[] {
  const code = text
    .replace(/\/\/[^\n]*/g, (c) => ' '.repeat(c.length))
    .replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' '));
  const out: Expected[] = [];
  const add = (pattern: RegExp): void => {
    for (const found of code.matchAll(pattern))
      out.push({ path, offset: found.index, text: found[0].replace(/\s+/g, ' ').slice(0, 60) });
  };
  add(/\b(?:cuda_launch(?:_async)?|launch)!\s*[({]/g);
  add(/\bcuda_launch(?:_async)?!\s*\[/g);
  if (kernels.length > 0) {
    const names = kernels.join('|');
    add(
      new RegExp(
        `\\.\\s*(?:${names})(?:_async|_async_owned|_unchecked|_async_unchecked)?(?:::<[^;()]*>)?\\s*\\(\\s*(?:&|\\(?stream|s\\b|cfg|config|LaunchConfig|prepared)`,
        'g',
      ),
    );
  }
  add(/\blaunch_kernel(?:_ex)?(?:_cooperative)?(?:_on_stream)?\s*\(/g);
  return out.filter(
    ({ offset }) => !/\b(?:fn|macro_rules!)\s*$/.test(code.slice(Math.max(0, offset - 20), offset)),
  );
}

function rootsBelow(engine: Engine, folder: string): readonly string[] {
  const out: string[] = [];
  const visit = (at: string): void => {
    const names = machine.listDir(at) ?? [];
    if (names.includes('Cargo.toml')) out.push(...(engine.rootsIn(at) ?? []));
    for (const name of names)
      if (!name.startsWith('.') && name !== 'target' && !name.includes('.')) visit(`${at}/${name}`);
  };
  visit(folder);
  return [...new Set(out)];
}

for (const folder of folders) {
  const engine = createEngine({ ...machine, prelude: preludeTexts() });
  const inRoots = new Set<string>();
  const found = new Map<string, { linked: boolean; end: number }[]>();
  let said = 0;
  for (const root of rootsBelow(engine, folder)) {
    for (const path of engine.modules(root)) inRoots.add(path);
    const { launches, names } = engine.host(root);
    for (const { span, link, api } of launches) {
      const path = engine.path(span.file);
      const list = found.get(path) ?? [];
      list.push({ linked: (link?.kernels.length ?? 0) > 0, end: span.end });
      found.set(path, list);
      if (verbose && (link?.kernels.length ?? 0) === 0)
        console.log(
          `not linked: ${api} ${where(engine, path, span.start)} ${link?.name.text ?? '?'}`,
        );
    }
    if (verbose)
      for (const { name, kernels } of names)
        if (kernels.length === 0)
          console.log(
            `name without a kernel: ${where(engine, engine.path(name.span.file), name.span.start)} ${name.text}`,
          );
    if (findings)
      for (const { code, span, message } of engine.diagnostics(root)) {
        if (!/^(?:launch-|offload-)/.test(code)) continue;
        said++;
        console.log(`${where(engine, engine.path(span.file), span.start)} ${code}: ${message}`);
      }
  }
  let all = 0;
  let located = 0;
  let linked = 0;
  for (const path of listRustFiles(folder)) {
    const text = machine.readFile(path) ?? '';
    if (!inRoots.has(path)) continue;
    const kernels = [...new Set([...text.matchAll(KERNEL)].map(([, name]) => name!))];
    const here = found.get(path) ?? [];
    for (const one of expected(path, text, kernels)) {
      all++;
      const hit = launchesAt(here, text, one.offset, engine, path);
      if (hit !== undefined) located++;
      if (hit?.linked === true) linked++;
      if (verbose && hit === undefined)
        console.log(`missed: ${where(engine, path, one.offset)} ${one.text}`);
    }
  }
  const total = [...found.values()].flat().length;
  const percent = (n: number): string => (all === 0 ? '-' : `${((100 * n) / all).toFixed(1)} %`);
  console.log(
    `${folder}: ${all} launches by pattern; located ${located} (${percent(located)}), linked ${linked} (${percent(linked)}); ${total} found in all${findings ? `; ${said} findings` : ''}`,
  );
}

/** The launch found that a pattern's place lies in. */
function launchesAt(
  here: readonly { linked: boolean; end: number }[],
  _text: string,
  offset: number,
  engine: Engine,
  path: string,
): { linked: boolean } | undefined {
  return here.find((one) =>
    spans(engine, path).some(([from, to]) => to === one.end && from <= offset && offset < to),
  );
}

function spans(engine: Engine, path: string): readonly (readonly [number, number])[] {
  const file = engine.fileId(path);
  return engine
    .host(engine.rootOf(path))
    .launches.filter(({ span }) => span.file === file)
    .map(({ span }) => [span.start, span.end] as const);
}

function where(engine: Engine, path: string, offset: number): string {
  const before = (engine.text(path) ?? '').slice(0, offset).split('\n');
  return `${path}:${before.length}:${before.at(-1)!.length + 1}`;
}
