/** Public face of `asm`: assembly texts as languages. Knows no compiler and no editor. */
export * from './amdgcn/index.ts';
export * from './ptx/index.ts';
