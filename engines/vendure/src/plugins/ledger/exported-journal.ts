import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { csvTable } from '#src/plugins/core/csv-table';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import { opening } from './ledger';
import type { Month } from './month';

/** Programs that take the journal, each with a form of its own. */
export const programs = ['QUICKBOOKS', 'XERO'] as const;
export type Program = (typeof programs)[number];

/** The sum of an account on a day, in cents: positive for a debit. */
interface DayOfAccount {
  readonly day: string;
  readonly account: string;
  readonly cents: number;
}

/**
 * Writes the journal of a month for a program of bookkeeping: one entry for each day that is over, with one row for each account. Its
 * number is that of its day, by which the program refuses a second import. Days that are over never change.
 */
@Injectable()
export class ExportedJournal {
  constructor(private readonly connection: TransactionalConnection) {}

  async file(ctx: RequestContext, program: Program, { first, next }: Month): Promise<string> {
    const today = dayAt(ctx.channel.customFields.timeZone, new Date());
    const rows = (await this.connection.getRepository(ctx, JournalEntry).query(
      `SELECT day::text, account || CASE WHEN detail = '' THEN '' ELSE ': ' || detail END AS account, sum(cents)::int AS cents
       FROM journal_entry WHERE day >= $1 AND day < least($2::date, $3::date) AND reason <> $4
       GROUP BY day, account, detail HAVING sum(cents) <> 0 ORDER BY day, account, detail`,
      [first, next, today, opening],
    )) as readonly DayOfAccount[];
    const { columns, rowOf } = forms[program];
    return csvTable(columns, rows.map(rowOf));
  }
}

const numberOf = ({ day }: DayOfAccount): string => `SHOP-${day}`;

interface Form {
  readonly columns: readonly string[];
  readonly rowOf: (row: DayOfAccount) => readonly (string | number | undefined)[];
}

const forms: Readonly<Record<Program, Form>> = {
  QUICKBOOKS: {
    columns: ['Journal No.', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description'],
    rowOf: (row) => [
      ...[numberOf(row), dateOf(row.day), row.account],
      ...(row.cents > 0 ? [row.cents / 100, undefined] : [undefined, -row.cents / 100]),
      `Shop, ${row.day}`,
    ],
  },
  XERO: {
    columns: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    rowOf: (row) => [numberOf(row), dateOf(row.day), `Shop, ${row.day}`, row.account, 'Tax Exempt', row.cents / 100],
  },
};

/** Both programs read days as they are written in the United States. */
function dateOf(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
