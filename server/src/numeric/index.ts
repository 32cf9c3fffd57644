/** Public face of `numeric`: floats of all formats, exact and approximate, and `printf`. */

export * from './approximate.ts';
export * from './exact.ts';
export * from './fma.ts';
export * from './formats.ts';
export * from './printf.ts';
export * from './scaled-fma.ts';
