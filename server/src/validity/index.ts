/**
 * Public face of `validity`: what rustc would refuse, with its codes. Each check is sure of what it
 * reports: where it cannot be, it is silent.
 */
export { bodyViolations, typeErrors } from './bodies.ts';
export { functionsOf, valuesOf } from './crate-items.ts';
export { LIFETIME } from './flow/index.ts';
export { itemViolations } from './items.ts';
export { type CodeOwner, OVER_LIMIT, type Violation } from './violation.ts';
