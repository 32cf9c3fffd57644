/**
 * Fixtures as crates: `/src/lib.rs` is the crate under test, `/core/lib.rs` a prelude,
 * `/NAME/lib.rs` a dependency (in the order of the files). Headers: `edition`, `arch`, `features`,
 * `debug-assertions`.
 */
import { fileId } from '../../../src/base/index.ts';
import type {
  AnyDef,
  Binding,
  Crate,
  ModuleDef,
  TargetCfg,
  Visibility,
} from '../../../src/hir/index.ts';
import { collectCrate, type SourceHost } from '../../../src/hir/names/index.ts';
import { type Edition, parseFile } from '../../../src/syntax/index.ts';
import type { Fixture } from '../../kit/index.ts';

export interface Program {
  readonly main: Crate;
  readonly crates: readonly Crate[];
  readonly pathOf: (file: number) => string;
  readonly textOf: (path: string) => string;
}

export function targetOf(fixture: Fixture): TargetCfg {
  return {
    arch: fixture.header.get('arch') === 'amdgpu' ? 'amdgpu' : 'nvptx64',
    cfg: new Set(),
    overflowChecks: false,
    debugAssertions: fixture.header.has('debug-assertions'),
  };
}

/** A host over texts in memory. */
export function hostOf(
  files: readonly { readonly path: string; readonly text: string }[],
  edition: Edition,
): SourceHost {
  const parsed = new Map<string, ReturnType<SourceHost['parse']>>();
  return {
    parse(path) {
      const index = files.findIndex((f) => f.path === path);
      if (index < 0) return undefined;
      let made = parsed.get(path);
      if (made === undefined) {
        made = { file: parseFile(files[index]!.text, { edition }).file, fileId: fileId(index + 1) };
        parsed.set(path, made);
      }
      return made;
    },
    pathOf: (file) => files[file - 1]?.path ?? '?',
    text: (path) => files.find((f) => f.path === path)?.text,
    bytes: (path) => {
      const found = files.find((f) => f.path === path);
      return found && new TextEncoder().encode(found.text);
    },
    position(file, offset) {
      const before = (files[file - 1]?.text ?? '').slice(0, offset).split('\n');
      return { line: before.length - 1, col: before.at(-1)!.length };
    },
    env: (name) => (name === 'WARPLENS_TEST' ? 'set' : undefined),
  };
}

/** Collects all crates of a fixture. */
export function collectFixture(fixture: Fixture): Program {
  const edition = Number(fixture.header.get('edition') ?? 2021) as Edition;
  const host = hostOf(fixture.files, edition);
  const target = targetOf(fixture);
  const crates: Crate[] = [];
  const deps = new Map<string, Crate>();
  let main: Crate | undefined;
  for (const { path } of fixture.files) {
    const root = /^\/([\w-]+)\/lib\.rs$/.exec(path);
    if (!root) continue;
    const name = root[1] === 'src' ? 'krate' : root[1]!;
    const crate = collectCrate(
      {
        name,
        edition,
        root: path,
        isPrelude: name === 'core',
        keepTokens: true,
        features: new Set(
          (fixture.header.get('features') ?? '').split(' ').filter((f) => f !== ''),
        ),
      },
      host,
      target,
      deps,
    );
    crates.push(crate);
    if (name === 'krate') main = crate;
    else deps.set(name, crate);
  }
  return {
    main: main!,
    crates,
    pathOf: (file) => fixture.files[file - 1]?.path ?? '?',
    textOf: (path) => fixture.files.find((f) => f.path === path)?.text ?? '',
  };
}

/** `krate::a::b`; blocks count as `{}`. */
export function modulePathOf(module: ModuleDef): string {
  if (module.parent === undefined) return module.crate.name;
  return `${modulePathOf(module.parent)}::${module.isBlock ? '{}' : module.name}`;
}

/** A definition by path: `fn krate::a::f`. */
export function showDef(def: AnyDef): string {
  if (def.kind === 'module') return `mod ${modulePathOf(def)}`;
  if (def.kind === 'builtin-type') return `builtin ${def.name}`;
  if (def.kind === 'variant')
    return `variant ${modulePathOf(def.parent.module)}::${def.parent.name}::${def.name}`;
  const extern = 'container' in def && def.container?.kind === 'extern-block' ? 'extern ' : '';
  return `${extern}${def.kind} ${modulePathOf(def.module)}::${def.name}`;
}

function showVis(vis: Visibility): string {
  return vis.kind === 'public' ? 'pub' : `in ${modulePathOf(vis.module)}`;
}

function showScope(label: string, scope: ReadonlyMap<string, Binding>): string[] {
  return [...scope]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { def, vis }]) => `  ${label} ${name}: ${showDef(def)} (${showVis(vis)})`);
}

/** The module tree of a crate with everything bound in it, then impls and problems. */
export function showCrate(program: Program, crate: Crate): string {
  const out: string[] = [];
  const visit = (module: ModuleDef): void => {
    out.push(modulePathOf(module));
    out.push(...showScope('type', module.types));
    out.push(...showScope('value', module.values));
    out.push(...showScope('macro', module.macros));
    for (const trait of module.unnamedTraits) out.push(`  trait _: ${showDef(trait)}`);
    for (const { def } of module.types.values()) {
      if (def.kind === 'module' && def.parent === module) visit(def);
    }
  };
  visit(crate.root);
  const text = (file: number, start: number, end: number): string =>
    program.textOf(program.pathOf(file)).slice(start, end).replace(/\s+/g, ' ');
  for (const impl of crate.impls) {
    const { node } = impl;
    const head = `${node.trait === undefined ? '' : `${node.trait.segments.map((s) => s.name.text).join('::')} for `}`;
    const names = impl.items.order.map((i) => i.name).join(', ');
    out.push(
      `impl ${head}${text(node.self.file ?? impl.file, node.self.start, node.self.end)} in ${modulePathOf(impl.module)}: ${names}`,
    );
  }
  out.push(...showProblems(program, crate.problems));
  return `${out.join('\n')}\n`;
}

export function showProblems(
  program: Program,
  problems: readonly { kind: string; what: string; file: number; start: number; end: number }[],
): string[] {
  return problems.map(({ kind, what, file, start, end }) => {
    const path = program.pathOf(file);
    const at = program.textOf(path).slice(start, end).replace(/\s+/g, ' ');
    return `${kind}: ${what} at ${path} ${JSON.stringify(at.slice(0, 60))}`;
  });
}
