import type { INestApplicationContext } from '@nestjs/common';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { Fields } from '#src/plugins/core/shop-failure';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { inOneTransaction } from '#src/seed/seed-context';
import { moveSubscription } from './move-subscription';
import { readMovedSubscription } from './moved-subscription';
import type { SubscriptionRows } from './subscription-file';

/** The outcome of the rows of one reference. */
export interface RowsOutcome {
  readonly reference: string;
  readonly numbers: readonly number[];
  readonly outcome: 'made' | 'present' | 'refused';
  /** Tells why it was refused: each reason begins with the name of a column or a field. */
  readonly reasons: readonly string[];
}

interface ImportOptions {
  readonly today: Day;
  /** Simulates the import, and keeps nothing of it. */
  readonly isDryRun: boolean;
}

/** Moves subscriptions over, each in a transaction of its own: one that is refused leaves nothing and stops no other. */
export async function importSubscriptions(
  app: Pick<INestApplicationContext, 'get'>,
  all: readonly SubscriptionRows[],
  { today, isDryRun }: ImportOptions,
): Promise<readonly RowsOutcome[]> {
  const outcomes: RowsOutcome[] = [];
  for (const rows of all) {
    const { reference, numbers } = rows;
    try {
      const moved = readMovedSubscription(rows, today);
      const outcome = await inOne(app, isDryRun, (seed) => moveSubscription(seed, moved, today));
      outcomes.push({ reference, numbers, outcome, reasons: [] });
    } catch (error) {
      if (!(error instanceof ShopFailure)) throw error;
      outcomes.push({ reference, numbers, outcome: 'refused', reasons: reasonsOf(error) });
    }
  }
  return outcomes;
}

async function inOne<T>(
  app: Pick<INestApplicationContext, 'get'>,
  isDryRun: boolean,
  work: Parameters<typeof inOneTransaction<T>>[1],
): Promise<T> {
  const dry: T[] = [];
  const end = new Error('Nothing of a dry run stays.');
  try {
    return await inOneTransaction(app, async (seed) => {
      const done = await work(seed);
      if (!isDryRun) return done;
      dry.push(done);
      throw end;
    });
  } catch (error) {
    const [done] = dry;
    if (error !== end || done === undefined) throw error;
    return done;
  }
}

function reasonsOf({ extensions, message }: ShopFailure): readonly string[] {
  const { fields } = extensions as { readonly fields?: Fields };
  return fields
    ? Object.entries(fields).flatMap(([field, problems]) => problems.map((problem) => `${field} ${problem}`))
    : [message];
}
