/** Public face of `diag`: the shape of everything that is reported. */
export type { Diagnostic, Fix, FixSafety, Related, Severity } from './diagnostic.ts';
export { movedDiagnostic } from './moved.ts';
