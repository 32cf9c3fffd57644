/** Public face of `asm`: assembly texts as languages. Knows no compiler and no editor. */
export * from './ptx/index.ts';
