/** Variables of the build as Cargo sets them for `env!` (The Cargo Book, "Environment Variables" and "Configuration"). */
import { PACKAGE_TEXTS, type Package } from './package.ts';

/** What `env!` finds while `crate` of a package is compiled; `given`: what the configuration adds. */
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
