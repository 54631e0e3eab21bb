import { unparse } from 'papaparse';
import type { Parcel } from './parcels';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes parcels as the file that a carrier's program imports: CSV of RFC 4180, a row for each. What a spreadsheet would take for a
 * formula begins with an apostrophe, because shoppers write names and streets.
 */
export function carrierFile(parcels: readonly Parcel[]): string {
  const fields = Object.keys(columns);
  const data = parcels.map((parcel) => Object.values(columns).map((valueOf) => valueOf(parcel) ?? ''));
  return byteOrderMark + unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' });
}

const columns: Readonly<Record<string, (parcel: Parcel) => string | number | undefined>> = {
  Order: ({ number }) => number,
  Leaves: ({ leavesOn }) => leavesOn,
  Name: ({ address }) => address.fullName,
  Company: ({ address }) => address.company,
  Street: ({ address }) => address.streetLine1,
  'Street 2': ({ address }) => address.streetLine2,
  City: ({ address }) => address.city,
  State: ({ address }) => address.province,
  ZIP: ({ address }) => address.postalCode,
  Phone: ({ address }) => address.phoneNumber,
  'E-mail': ({ email }) => email,
  Method: ({ method }) => method,
  Cans: ({ cans }) => cans,
  'Weight (oz)': ({ weight }) => weight,
  Parcel: ({ position, count }) => `${position} of ${count}`,
  'Arrive by': ({ arriveBy }) => arriveBy,
};
