import type { ColumnType, JSONColumnType } from 'kysely';

/** Set on insert, never updated. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Written as JSON text, read as a value. */
export type Json<T extends object> = JSONColumnType<T>;
export type JsonWithDefault<T extends object> = ColumnType<T, string | undefined, string>;
/** The database has a default for it. */
export type Defaulted<T> = ColumnType<T, T | undefined>;
