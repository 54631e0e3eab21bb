import { isZipCodeOf } from '#src/plugins/core/address/zip-code-state';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { readDay } from '#src/plugins/core/interval/calendar-day';
import type { RateRow } from '#src/plugins/tax/chosen-rate';
import type { CsvRow } from './csv-file';
import { readCsvFile } from './csv-file';

const columns = ['state', 'county', 'zip', 'percent', 'shipping_taxed', 'valid_from', 'valid_to'] as const;

type Row = CsvRow<(typeof columns)[number]>;

/** A row that says nothing the shop can use. */
interface RefusedRow {
  readonly number: number;
  /** Begins with the name of a column. */
  readonly reason: string;
}

/** The rows of a file. One that is refused refuses all of them, since rates only hold together. */
interface TaxRateFile {
  readonly rates: readonly RateRow[];
  readonly refused: readonly RefusedRow[];
  /** The numbers of rows that repeat the headings or have the totals of the others. */
  readonly leftOut: readonly number[];
}

/** The highest percentage that anybody believes: more is a misplaced point. */
const mostPercent = 20;

/** The option that says that percentages below 1 are meant. */
export const belowOnePercent = '--below-one-percent';

interface Allowed {
  /** Percentages between 0 and 1 are meant; else they are taken for fractions, such as 0.08 for 8 percent. */
  readonly allowsBelowOne: boolean;
}

/** Reads a file of rates. Throws when it is another file. */
export function readTaxRateFile(bytes: Buffer, allowed: Allowed = { allowsBelowOne: false }): TaxRateFile {
  const rates = new Map<number, RateRow>();
  const refused: RefusedRow[] = [];
  const { rows, leftOut } = readCsvFile(bytes, columns);
  // An empty file never means that no tax is taken anywhere.
  if (rows.length === 0) throw new Error('The file has no rates.');
  for (const row of rows) {
    try {
      rates.set(row.number, rateOf(row, allowed));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push({ number: row.number, reason: error.message });
    }
  }
  return { rates: [...rates.values()], refused: [...refused, ...contradictions(rates)].sort(byNumber), leftOut };
}

/** Names the subject of a row, in the words of the file. */
export function nameOf({ state, county, zip, validFrom }: RateRow): string {
  return [state, county, zip].filter((part) => part !== null).join(' ') + ` from ${validFrom}`;
}

class Refused extends Error {
  override readonly name = 'Refused';
}

function rateOf(row: Row, allowed: Allowed): RateRow {
  const state = row.state.toUpperCase();
  if (!/^[A-Z]{2}$/.test(state)) throw new Refused('state is not such as CA');
  if (row.zip !== '' && !/^\d{5}$/.test(row.zip))
    throw new Refused('zip has not five digits: a spreadsheet drops zeros in front');
  if (row.zip !== '' && !isZipCodeOf(row.zip, state)) throw new Refused('zip is not in this state');
  const validFrom = dayOf('valid_from', row.valid_from);
  const validTo = row.valid_to === '' ? null : dayOf('valid_to', row.valid_to);
  if (validTo !== null && validTo < validFrom) throw new Refused('valid_to is before valid_from');
  const [county, zip] = [row.county || null, row.zip || null];
  return { state, county, zip, ...rateIn(row, allowed), validFrom, validTo };
}

/** Only a ZIP code may leave its rate to its county. */
function rateIn(
  { percent, shipping_taxed: shipping, county, zip }: Row,
  { allowsBelowOne }: Allowed,
): Pick<RateRow, 'percent' | 'isShippingTaxed'> {
  if (percent === '') {
    if (zip === '' || county === '') throw new Refused("percent can't be blank, but for a ZIP code with its county");
    if (shipping !== '') throw new Refused('shipping_taxed is said by the row of the county');
    return { percent: null, isShippingTaxed: false };
  }
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(percent)) throw new Refused('percent is not such as 8.25');
  if (Number(percent) > mostPercent) throw new Refused(`percent is more than ${mostPercent}`);
  if (!allowsBelowOne && Number(percent) > 0 && Number(percent) < 1)
    throw new Refused(
      `percent ${percent} means ${percent} of a hundred, so 8 percent is 8: ${belowOnePercent} says that it is meant`,
    );
  if (!/^(yes|no)$/i.test(shipping)) throw new Refused('shipping_taxed is not yes or no');
  return { percent: Number(percent), isShippingTaxed: shipping.toLowerCase() === 'yes' };
}

function dayOf(column: string, text: string): Day {
  const day = readDay(text);
  if (day === undefined) throw new Refused(`${column} is no day such as 2027-01-01`);
  return day;
}

/** Finds rows that begin at the same place on the same day, and ZIP codes of counties that have no rate. */
function contradictions(rates: ReadonlyMap<number, RateRow>): readonly RefusedRow[] {
  const counties = new Set(
    [...rates.values()].filter(({ zip }) => zip === null).map(({ state, county }) => `${state} ${county ?? ''}`),
  );
  const first = new Map<string, number>();
  return [...rates].flatMap(([number, rate]) => {
    const { state, county, zip, percent, validFrom } = rate;
    // A ZIP code has one county, whatever other rows say.
    const place = JSON.stringify([state, zip ?? county, zip !== null, validFrom]);
    const before = first.get(place);
    if (before !== undefined) return [{ number, reason: `valid_from is that of row ${before}, for the same place` }];
    first.set(place, number);
    const isLost = percent === null && !counties.has(`${state} ${county ?? ''}`);
    return isLost ? [{ number, reason: `county has no row of its own: ${county ?? ''}` }] : [];
  });
}

function byNumber(one: RefusedRow, other: RefusedRow): number {
  return one.number - other.number;
}
