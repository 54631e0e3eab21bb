import type { ColumnType, JSONColumnType } from 'kysely';

/** Written once, when the row is made. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Written as JSON text, read as a value. */
export type Json<T extends object> = JSONColumnType<T>;
export type JsonWithDefault<T extends object> = ColumnType<T, string | undefined, string>;
/** The database knows what to put there. */
export type Defaulted<T> = ColumnType<T, T | undefined>;
