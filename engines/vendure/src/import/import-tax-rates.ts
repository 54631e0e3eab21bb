import type { INestApplicationContext } from '@nestjs/common';
import { TransactionalConnection } from '@vendure/core';
import type { RateRow } from '#src/plugins/tax/chosen-rate';
import { SalesTaxRate } from '#src/plugins/tax/entities/sales-tax-rate.entity';
import { inOneTransaction } from '#src/seed/seed-context';
import { nameOf } from './tax-rate-file';

/** The changes that an import makes. */
interface RatesOutcome {
  readonly added: readonly RateRow[];
  readonly removed: readonly RateRow[];
  /** The number of rows that stay as they were. */
  readonly kept: number;
}

/**
 * Makes the rates of the shop those of a file: rows that it has no more are removed, and a changed one is a removed and an added one. It
 * counts from the end of the transaction on; orders that are placed keep their tax.
 */
export function importTaxRates(
  app: Pick<INestApplicationContext, 'get'>,
  rates: readonly RateRow[],
  isDryRun: boolean,
): Promise<RatesOutcome> {
  return inOneTransaction(app, async ({ ctx, service }) => {
    const rows = service(TransactionalConnection).getRepository(ctx, SalesTaxRate);
    await rows.query("SELECT pg_advisory_xact_lock(hashtext('import-tax-rates'))");
    const before = await rows.find();
    const [wanted, there] = [new Set(rates.map(textOf)), new Set(before.map(textOf))];
    const removed = before.filter((rate) => !wanted.has(textOf(rate)));
    const added = rates.filter((rate) => !there.has(textOf(rate)));
    if (!isDryRun) {
      await rows.remove(removed.slice(), { chunk: mostAtOnce });
      await rows.save(
        added.map((rate) => new SalesTaxRate(rate)),
        { chunk: mostAtOnce },
      );
    }
    return { added, removed, kept: before.length - removed.length };
  });
}

/** Writes a line for each row that is added or removed, and the sums. */
export function ratesReport({ added, removed, kept }: RatesOutcome, isDryRun: boolean): string {
  return [
    ...removed.map((rate) => `removed | ${lineOf(rate)}`),
    ...added.map((rate) => `added | ${lineOf(rate)}`),
    `${added.length} rates added, ${removed.length} removed, ${kept} as they were.`,
    ...(isDryRun ? ['This was a dry run: nothing was kept.'] : []),
  ].join('\n');
}

/** Rows of one statement. */
const mostAtOnce = 1000;

function textOf({ state, county, zip, percent, isShippingTaxed, validFrom, validTo }: RateRow): string {
  return JSON.stringify([state, county, zip, percent, isShippingTaxed, validFrom, validTo]);
}

function lineOf(rate: RateRow): string {
  const { percent, isShippingTaxed, validTo } = rate;
  const rateText = percent === null ? 'as its county' : `${percent} %, shipping ${isShippingTaxed ? 'too' : 'not'}`;
  return `${nameOf(rate)}${validTo === null ? '' : ` to ${validTo}`} | ${rateText}`;
}
