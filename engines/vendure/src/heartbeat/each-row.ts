import { Logger } from '@vendure/core';

/** Names a job in the log, and the failed work of one of its rows. */
export interface RowJob<Row> {
  readonly name: string;
  readonly failed: (row: Row) => string;
}

/**
 * Works on one row. When that throws it is logged, once, and the row stays as it was: the next heartbeat finds it again. The work has
 * a transaction of its own.
 */
export async function attemptRow<Row>(
  { name, failed }: RowJob<Row>,
  row: Row,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  try {
    await work(row);
  } catch (error) {
    Logger.error(`${failed(row)}: ${String(error)}`, name);
  }
}

/** Works on rows one after the other, as `attemptRow` does: one that fails keeps no other from its turn. */
export async function eachRow<Row>(
  job: RowJob<Row>,
  rows: Iterable<Row>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) await attemptRow(job, row, work);
}
