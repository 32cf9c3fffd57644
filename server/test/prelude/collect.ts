/**
 * The prelude on disk as a crate and a program over it, and a walk over everything in it that has a
 * body.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileId } from '../../src/base/index.ts';
import {
  type AnyDef,
  type BodyOwner,
  type Crate,
  collectCrate,
  type HirProblem,
  type ModuleDef,
  Program,
  type SourceHost,
} from '../../src/hir/index.ts';
import { type ParseResult, parseFile } from '../../src/syntax/index.ts';
import { repoPath } from '../kit/index.ts';

export const PRELUDE = repoPath('server/prelude');

/** All `.rs` files below the prelude, as paths relative to it. */
export function preludeFiles(): readonly string[] {
  return readdirSync(PRELUDE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.rs'))
    .sort();
}

export function readPreludeFile(name: string): string {
  return readFileSync(join(PRELUDE, name), 'utf8');
}

export function parsePreludeFile(name: string): ParseResult {
  return parseFile(readPreludeFile(name), { edition: 2024 });
}

export interface CollectedPrelude {
  readonly core: Crate;
  readonly program: Program;
  /** `file:line: kind what`. */
  readonly show: (problem: HirProblem) => string;
}

export function collectPrelude(arch: 'nvptx64' | 'amdgpu'): CollectedPrelude {
  const paths: string[] = [];
  const host: SourceHost = {
    parse(path) {
      if (!existsSync(path)) return undefined;
      const { file } = parseFile(readFileSync(path, 'utf8'), { edition: 2024 });
      return { file, fileId: fileId(paths.push(path)) };
    },
    pathOf: (file) => paths[file - 1] ?? '?',
  };
  const target = { arch, cfg: new Set<string>(), overflowChecks: true, debugAssertions: true };
  const input = {
    name: 'core',
    edition: 2024,
    root: join(PRELUDE, 'lib.rs'),
    isPrelude: true,
  } as const;
  const core = collectCrate(input, host, target, new Map());
  const show = ({ kind, what, file, start }: HirProblem): string => {
    const path = paths[file - 1];
    if (path === undefined) return `?: ${kind} ${what}`;
    const line = readFileSync(path, 'utf8').slice(0, start).split('\n').length;
    return `${path.slice(PRELUDE.length + 1)}:${line}: ${kind} ${what}`;
  };
  return { core, program: new Program(target, [core], core), show };
}

/**
 * Functions with a body, constants, statics and discriminants of a crate; those of impls and traits
 * too.
 */
export function bodyOwners(crate: Crate): BodyOwner[] {
  const owners: BodyOwner[] = [];
  const seen = new Set<AnyDef>();
  const add = (def: AnyDef): void => {
    if (def.kind === 'builtin-type' || def.crate !== crate || seen.has(def)) return;
    seen.add(def);
    if (def.kind === 'module') visit(def);
    else if (def.kind === 'fn' && def.node.body !== undefined) owners.push(def);
    else if ((def.kind === 'const' || def.kind === 'static') && def.node.value !== undefined)
      owners.push(def);
    else if (def.kind === 'trait') def.items.order.forEach(add);
    else if (def.kind === 'enum')
      owners.push(...def.variants.filter((v) => v.node.discriminant !== undefined));
  };
  const visit = (module: ModuleDef): void => {
    for (const table of [module.types, module.values])
      for (const { def } of table.values()) add(def);
  };
  visit(crate.root);
  for (const impl of crate.impls) impl.items.order.forEach(add);
  return owners;
}
