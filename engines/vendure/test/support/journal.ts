import type { ID } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import type { EngineUnderTest } from './engine-under-test';

/** Cents by account, with its part after a colon. */
export type Balances = Readonly<Record<string, number>>;

type Sum = Pick<JournalEntry, 'account' | 'detail' | 'cents'>;

/** Adds up the entries of an order, a gift card or a credit, without accounts that are zero; of its events with a reason alone, if one is given. */
export async function balancesOf(
  engine: EngineUnderTest,
  { id }: { readonly id: ID },
  reason?: string,
): Promise<Balances> {
  const rows = await engine.get(TransactionalConnection).rawConnection.query<Sum[]>(
    `SELECT account, detail, sum(cents)::int AS cents FROM journal_entry
     WHERE "subjectId" = $1 AND ($2::text IS NULL OR reason LIKE '%' || $2 || '%')
     GROUP BY account, detail HAVING sum(cents) <> 0 ORDER BY account, detail`,
    [id, reason ?? null],
  );
  return Object.fromEntries(
    rows.map(({ account, detail, cents }) => [[account, detail].filter(Boolean).join(':'), cents]),
  );
}

/** Counts the entries of a subject. */
export async function entriesOf(engine: EngineUnderTest, { id }: { readonly id: ID }): Promise<number> {
  const [row] = await engine
    .get(TransactionalConnection)
    .rawConnection.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM journal_entry WHERE "subjectId" = $1',
      [id],
    );
  return row.count;
}
