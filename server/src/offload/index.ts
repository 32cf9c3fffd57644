/**
 * The host side of `core::offload`: which launches host code has, what each copies, and the LLVM IR
 * that rustc generates for it. Knows typed bodies and layouts, no device code.
 */
export { type EmittedSite, emitHost, type HostIr, type HostIrOptions } from './emit-host.ts';
export { SITE_WORDS, type SiteInput, sitesIn } from './find-sites.ts';
export type { MapEntry } from './mapping.ts';
export type { OffloadSite, SiteArg } from './site.ts';
export { type Transfer, transfersOf } from './transfers.ts';
