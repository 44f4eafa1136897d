/**
 * What a call takes of what its address may call (`callsPerAddress` of the server): about a thousandth of a second of the process each.
 * `BENCH_ONLY=calls npm run bench` measures the public ones.
 */

/** A few rows by their keys. */
export const LIGHT = 1;
/** A short list, a write, or a call that asks another service. */
export const LIST = 4;
/** A hundred lots are read, names are looked up in all lots, or a megabyte is sent. */
export const LOTS = 10;
/** A password is hashed, or a secret compared. */
export const SECRET = 10;
/** Thousands of rows are looked through, counted and sorted. */
export const SEARCH = 20;
/** Much is read or written. */
export const LONG = 20;

/** From this cost on, a process runs only a few calls at once, for all callers together. */
export const DEAR = 20;
