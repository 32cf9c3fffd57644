/** An object that is still being made: what others only read can be set. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
