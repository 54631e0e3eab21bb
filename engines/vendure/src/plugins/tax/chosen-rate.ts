/** A row of the file of rates. It says all of the tax of a place: that of the state, the county and the city together. */
export interface RateRow {
  /** The abbreviation of a state of the United States. */
  readonly state: string;
  /** Null for a row of a whole state, or of a ZIP code that needs no county. */
  readonly county: string | null;
  /** Five digits; null for a row of all of the state or the county. */
  readonly zip: string | null;
  /** Null for a ZIP code that has the rate of its county. */
  readonly percent: number | null;
  readonly isShippingTaxed: boolean;
  /** The first day on which the row holds, such as 2027-01-01. */
  readonly validFrom: string;
  /** The last one; null for a row without an end. */
  readonly validTo: string | null;
}

/** A row that names a rate. */
export type ChosenRate = RateRow & { readonly percent: number };

/** A ZIP code as an address has it, and its state. */
interface RatePlace {
  readonly state: string;
  readonly zip: string;
}

/**
 * Chooses the row that holds at a place on a day: that of its ZIP code, else of its county, else of its state. Of several that hold, the one
 * that began last does, so that a rate for some days comes before the one that it interrupts. Undefined where no row holds: no tax is taken.
 */
export function rateAt(rows: readonly RateRow[], { state, zip }: RatePlace, day: string): ChosenRate | undefined {
  const here = rows.filter((row) => row.state === state && holdsOn(row, day));
  const ofZip = newest(here.filter((row) => row.zip === zip.slice(0, zipDigits)));
  const ofCounty = ofZip?.county ?? null;
  const wider = here.filter((row) => row.zip === null);
  return [
    ofZip,
    ofCounty === null ? undefined : newest(wider.filter((row) => row.county === ofCounty)),
    newest(wider.filter((row) => row.county === null)),
  ].find((row) => row !== undefined && isRate(row));
}

/** The number of digits of a ZIP code before the dash. */
export const zipDigits = 5;

function holdsOn({ validFrom, validTo }: RateRow, day: string): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}

function newest(rows: readonly RateRow[]): RateRow | undefined {
  return rows.reduce<RateRow | undefined>(
    (last, row) => (last === undefined || row.validFrom > last.validFrom ? row : last),
    undefined,
  );
}

function isRate(row: RateRow): row is ChosenRate {
  return row.percent !== null;
}
