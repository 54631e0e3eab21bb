import type { Transaction } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Shop } from './shop';

/**
 * Works on rows one after the other, each in a transaction of its own. A row whose work throws stays as it was and is logged; the
 * others have their turn, and the next run of the job finds it again. Returns the results of those that succeeded.
 */
export async function eachRow<Result>(
  { database }: Pick<Shop, 'database'>,
  job: string,
  rows: readonly { readonly id: number }[],
  work: (store: Transaction<Database>, id: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const { id } of rows) {
    try {
      results.push(await database.transaction().execute((store) => work(store, id)));
    } catch (error) {
      console.error(`The ${job} ${String(id)} failed, and waits for the next run:`, error);
    }
  }
  return results;
}
