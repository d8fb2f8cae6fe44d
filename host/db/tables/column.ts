import type { ColumnType } from 'kysely'

/** Times come back as `Date`; a date without a time as `YYYY-MM-DD`; `numeric` as number. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
export type WithDefault<T> = ColumnType<T, T | undefined, T>
/** Comes back parsed; goes in as text. */
export type Json<T> = ColumnType<T, string | undefined, string>
