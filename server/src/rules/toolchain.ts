/** The day of the toolchain that a crate is built with, and what changed on which. */
import type { CargoSetup } from './cargo-setup.ts';

/**
 * From this day on the indices and sizes of `core::arch::nvptx` are `u32` (rust-lang/stdarch pull
 * request 1973, merged on 2025-12-09, in rust-lang/rust with the update after it).
 */
export const SIGNED_INDICES_UNTIL = '2026-01-01';

/**
 * From this day on AMD's kernels take aggregates inside the kernarg segment (rust-lang/rust pull
 * request 162177). On 2026-09-22 it was still in the queue of what is merged; nothing that we could
 * read says which nightly was the first to have it.
 */
export const AGGREGATES_BY_ADDRESS_UNTIL = '2026-09-24';

/** Releases that were stable on a day, for toolchains named by a version: what came before it. */
const LAST_VERSION_BEFORE: Readonly<Record<string, number>> = {
  [SIGNED_INDICES_UNTIL]: 93,
  [AGGREGATES_BY_ADDRESS_UNTIL]: 99,
};

/** Does the crate name a toolchain whose age can be told? */
export function hasDate(setup: CargoSetup | undefined): boolean {
  return /^nightly-\d{4}-\d{2}-\d{2}|^1\.\d+/.test(setup?.toolchain ?? '');
}

/** Is the crate built with a toolchain from before a day? What names none counts as today's. */
export function isOlderThan(setup: CargoSetup | undefined, day: string): boolean {
  const channel = setup?.toolchain ?? '';
  const nightly = /^nightly-(\d{4}-\d{2}-\d{2})/.exec(channel)?.[1];
  if (nightly !== undefined) return nightly < day;
  const minor = /^1\.(\d+)/.exec(channel)?.[1];
  const last = LAST_VERSION_BEFORE[day];
  return minor !== undefined && last !== undefined && Number(minor) <= last;
}
