/**
 * Variables of the build as Cargo sets them for `env!` and for build scripts (The Cargo Book,
 * "Environment Variables" and "Configuration").
 */
import type { CfgOptions } from '../../hir/index.ts';
import { PACKAGE_TEXTS, type Package } from './package.ts';

/**
 * What `env!` finds while `crate` of a package is compiled; `given`: what the configuration adds.
 */
export function environment(
  pkg: Package,
  crate: string,
  given: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const [, numbers = '', pre = ''] = /^([^-+]*)(?:-([^+]*))?/.exec(pkg.version) ?? [];
  const [major = '', minor = '', patch = ''] = numbers.split('.');
  const out = new Map(given);
  out.set('CARGO_PKG_NAME', pkg.name);
  out.set('CARGO_PKG_VERSION', pkg.version);
  out.set('CARGO_PKG_VERSION_MAJOR', major);
  out.set('CARGO_PKG_VERSION_MINOR', minor);
  out.set('CARGO_PKG_VERSION_PATCH', patch);
  out.set('CARGO_PKG_VERSION_PRE', pre);
  out.set('CARGO_PKG_AUTHORS', pkg.authors.join(':'));
  for (const key of PACKAGE_TEXTS) {
    const name = `CARGO_PKG_${key.replace('-', '_').toUpperCase()}`;
    out.set(name, pkg.texts.get(key) ?? '');
  }
  out.set('CARGO_CRATE_NAME', crate);
  out.set('CARGO_MANIFEST_DIR', pkg.folder);
  out.set('CARGO_MANIFEST_PATH', pkg.file.path);
  return out;
}

/** What a script is told of the build that it is for. */
export interface ScriptSurroundings {
  /** The target that the crates are compiled for. */
  readonly triple: string;
  /** Its configuration. */
  readonly options: CfgOptions;
  /** The machine that scripts run on. */
  readonly host: string;
  /** What Cargo's configuration gives. */
  readonly env: ReadonlyMap<string, string>;
}

/**
 * What a build script finds, `OUT_DIR` excepted ("Environment variables Cargo sets for build
 * scripts").
 */
export function scriptEnvironment(
  pkg: Package,
  features: ReadonlySet<string>,
  { triple, options, host, env }: ScriptSurroundings,
): ReadonlyMap<string, string> {
  const out = new Map(environment(pkg, 'build_script_build', env));
  out.delete('CARGO_CRATE_NAME');
  for (const feature of features)
    out.set(`CARGO_FEATURE_${feature.replaceAll('-', '_').toUpperCase()}`, '1');
  const values = new Map<string, string[]>();
  for (const entry of options) {
    const [, name = '', value] = /^([^=]+)(?:="(.*)")?$/s.exec(entry) ?? [];
    // What says whether checks are on is no part of what Cargo hands on.
    if (name === 'feature' || name === 'overflow_checks' || name === 'debug_assertions') continue;
    const list = values.get(name) ?? [];
    if (value !== undefined) list.push(value);
    values.set(name, list);
  }
  for (const [name, list] of values)
    out.set(`CARGO_CFG_${name.replaceAll('-', '_').toUpperCase()}`, list.join(','));
  out.set('TARGET', triple);
  out.set('HOST', host);
  out.set('NUM_JOBS', '1');
  out.set('OPT_LEVEL', '3');
  out.set('DEBUG', 'false');
  out.set('PROFILE', 'release');
  out.set('RUSTC', 'rustc');
  out.set('RUSTDOC', 'rustdoc');
  out.set('CARGO', 'cargo');
  out.set('CARGO_ENCODED_RUSTFLAGS', '');
  return out;
}
