/** What the build provides beside the source files; see build.mjs. */

declare module 'warplens:prelude' {
  /** The prelude's Rust files: path inside `server/prelude` to text. */
  export function loadPrelude(): Readonly<Record<string, string>>;
}

declare module 'warplens:docs' {
  /** The pages of the documentation: path inside `docs` to text. */
  export function loadDocs(): Readonly<Record<string, string>>;
}

/** The version of package.json, put in by the build. */
declare const WARPLENS_VERSION: string;

/** A hash of the sources that the bundles are made from, put in by the build. */
declare const WARPLENS_BUILD: string;

/** The same as a module of its own, for the library in a page. */
declare module 'warplens:prelude-part' {
  export const loadPrelude: () => Readonly<Record<string, string>>;
}
