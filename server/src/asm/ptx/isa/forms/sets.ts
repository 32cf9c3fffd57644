/** Groups of modifiers that many forms share. */

/** Rounding of floating-point results. */
export const R = 'rn|rz|rm|rp';
/** Rounding to an integer. */
export const RI = 'rni|rzi|rmi|rpi';
/** Comparisons of signed and unsigned integers. */
export const C = 'eq|ne|lt|le|gt|ge';
/** Those, and the unsigned ones by their other names. */
export const CI = 'eq|ne|lt|le|gt|ge|lo|ls|hi|hs';
/** Comparisons of floating-point numbers, ordered and unordered. */
export const CF = 'eq|ne|lt|le|gt|ge|equ|neu|ltu|leu|gtu|geu|num|nan';
/** Scopes of the memory model. */
export const SCOPE = 'cta|cluster@78,90|gpu|sys';
/** State spaces that ordinary loads and stores name. */
export const SHARED = 'shared|shared::cta@78,30|shared::cluster@78,90';
/** Eviction priorities in the first-level cache. */
export const L1 =
  'L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate';
/** Types of at most 32 bits that memory holds. */
export const M32 = 'b8|b16|b32|u8|u16|u32|s8|s16|s32|f32';
/** Types of 64 bits. */
export const M64 = 'b64|u64|s64|f64';
