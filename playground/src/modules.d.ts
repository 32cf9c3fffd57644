/** What the bundler makes modules of, and what it defines. */

/** Texts. */
declare module '*.rs' {
  const text: string;
  export default text;
}
declare module '*.mlir' {
  const text: string;
  export default text;
}

/** A grammar of the editor's own package, which ships it without types. */
declare module 'monaco-editor/languages/definitions/rust/rust.js' {
  import type { languages } from 'monaco-editor/editor.js';
  export const conf: languages.LanguageConfiguration;
  export const language: languages.IMonarchLanguage;
}

/** Parts of the editor that register themselves. */
declare module 'monaco-editor/features/*';
declare module 'monaco-editor/editor/contrib/*';

/** Stylesheets; those of `warplens:` are made in the build. */
declare module 'warplens:*';
declare module '*.css';

/** File name of the server's script, beside this one. */
declare const WARPLENS_SERVER: string;
