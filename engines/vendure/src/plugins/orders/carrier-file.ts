import { csvTable } from '#src/plugins/core/csv-table';
import type { Parcel } from './parcels';

/** Writes parcels as the file that a carrier's program imports, a row for each. */
export function carrierFile(parcels: readonly Parcel[]): string {
  const rows = parcels.map((parcel) => Object.values(columns).map((valueOf) => valueOf(parcel)));
  return csvTable(Object.keys(columns), rows);
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
