/**
 * How texts look: grammars that colour a line at once, before the server's tokens are there, and
 * themes for light, dark and high contrast, which follow the system.
 */
import { conf, language } from 'monaco-editor/languages/definitions/rust/rust.js';
import { monaco } from './monaco.ts';

/** Comments, directives, names of operations and registers: what a line shows by itself. */
const GRAMMARS: Readonly<Record<string, monaco.languages.IMonarchLanguage>> = {
  rust: language,
  mlir: {
    tokenizer: {
      root: [
        [/\/\/.*/, 'comment'],
        [/"[^"]*"/, 'string'],
        [/[%^][\w$.-]+/, 'variable'],
        [/@[\w$.-]+/, 'function'],
        [/\b(?:index|[iuf]\d+|bf16|memref|vector|tensor)\b/, 'type'],
        [/\b[a-z_]\w*\.[\w.]+/, 'keyword'],
        [/-?\b(?:0x[\da-fA-F]+|\d[\d.]*(?:[eE][-+]?\d+)?)/, 'number'],
        [/[\w$]+/, ''],
      ],
    },
  },
  ptx: {
    tokenizer: {
      root: [
        [/\/\/.*/, 'comment'],
        [/"[^"]*"/, 'string'],
        [/^[$\w]+:/, 'label'],
        [/\$[\w$]+/, 'label'],
        [/%[\w$]+(?:\.[xyzw])?/, 'variable'],
        [/^\s*\.\w+/, 'macro'],
        [/\b[a-z]\w*(?:\.[\w:]+)+/, 'keyword'],
        [/\.\w+/, 'type'],
        [/\b(?:0[xXfFdD][\da-fA-F]+U?|\d[\d.]*)/, 'number'],
        [/[\w$]+/, ''],
      ],
    },
  },
  amdgcn: {
    tokenizer: {
      root: [
        [/(?:;|\/\/).*/, 'comment'],
        [/"[^"]*"/, 'string'],
        [/^[$\w.]+:/, 'label'],
        [/^\s*\.\w+/, 'macro'],
        [/\b[sva](?:\d+\b|\[\d+(?::\d+)?\])/, 'variable'],
        [/\b(?:vcc|exec|scc|m0|vcc_lo|vcc_hi|exec_lo|exec_hi|flat_scratch)\b/, 'variable'],
        [/\b(?:s|v|ds|global|flat|buffer|scratch|image)_\w+/, 'keyword'],
        [/-?\b(?:0x[\da-fA-F]+|\d[\d.]*)/, 'number'],
        [/[\w$.]+/, ''],
      ],
    },
  },
};

const LINE_COMMENTS: Readonly<Record<string, string>> = { mlir: '//', ptx: '//', amdgcn: ';' };

/** Colours of kinds of tokens: keywords, types and the like, in the order of `KINDS`. */
const KINDS = [
  'comment',
  'string',
  'number',
  'keyword',
  'type',
  'variable',
  'parameter',
  'label',
  'function',
  'macro',
];

const THEMES = {
  light: ['vs', '5d6b60 a31515 0a6b47 0000c8 1f6f8b 00206b 6b3a00 8a1f7a 795e26 8a1f7a'],
  dark: ['vs-dark', '8fa88f e0a585 b5cea8 6fb3f2 5fd0c0 b9dcff f2c690 e3a6dc e6dfae e3a6dc'],
  'high-contrast-light': [
    'hc-light',
    '3f5f3f 8a1010 00563a 0000b0 00506b 001550 5a3000 70106a 5e4700 70106a',
  ],
  'high-contrast-dark': [
    'hc-black',
    '9fc79f ffb999 c8efb8 8cc8ff 7fe8d8 d8ecff ffd9a8 f5bdf0 f5efc0 f5bdf0',
  ],
} as const satisfies Record<string, readonly [monaco.editor.BuiltinTheme, string]>;

const ASKED = {
  contrast: '(prefers-contrast: more), (forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
};

/** Languages, and themes that change with the system's. */
export function setLooks(): void {
  for (const [id, grammar] of Object.entries(GRAMMARS)) {
    monaco.languages.register({ id });
    monaco.languages.setMonarchTokensProvider(id, grammar);
    const lineComment = LINE_COMMENTS[id];
    monaco.languages.setLanguageConfiguration(
      id,
      lineComment === undefined ? conf : { comments: { lineComment }, brackets: conf.brackets! },
    );
  }
  for (const [name, [base, colors]] of Object.entries(THEMES)) {
    const shades = colors.split(' ');
    monaco.editor.defineTheme(name, {
      base,
      inherit: true,
      rules: KINDS.map((token, i) => ({ token, foreground: shades[i]! })),
      colors: {},
    });
  }
  for (const query of Object.values(ASKED))
    matchMedia(query).addEventListener('change', () => monaco.editor.setTheme(theme()));
}

/** The theme that the system asks for. */
export function theme(): keyof typeof THEMES {
  const shade = matchMedia(ASKED.dark).matches ? 'dark' : 'light';
  return matchMedia(ASKED.contrast).matches ? `high-contrast-${shade}` : shade;
}
