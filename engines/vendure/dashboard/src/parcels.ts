import { api } from '@vendure/dashboard';

/** The goods that are packed for one address; the engine's schema documents each field. */
export interface Parcel {
  readonly orderId: string;
  readonly number: string;
  readonly position: number;
  readonly count: number;
  readonly leavesOn: string | null;
  readonly arriveBy: string | null;
  readonly method: string;
  readonly address: Readonly<Record<AddressField, string | null>>;
  readonly instructions: string;
  readonly gift: { readonly from: string; readonly recipient: string; readonly message: string } | null;
  readonly lines: readonly ParcelLine[];
  readonly cans: number;
  /** Ounces. */
  readonly weight: number;
}

export interface ParcelLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly parts: readonly { readonly sku: string; readonly quantity: number }[];
}

type AddressField =
  | 'fullName'
  | 'company'
  | 'streetLine1'
  | 'streetLine2'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'phoneNumber';

const query = `query Parcels($orderIds: [ID!]!) {
  parcels(orderIds: $orderIds) {
    orderId number position count leavesOn arriveBy method instructions cans weight
    address { fullName company streetLine1 streetLine2 city province postalCode phoneNumber }
    gift { from recipient message }
    lines { sku name quantity parts { sku quantity } }
  }
}`;

/** Reads the parcels of placed orders; an order without goods to ship has none. */
export async function readParcels(orderIds: readonly string[]): Promise<readonly Parcel[]> {
  const { parcels } = await api.query<{ readonly parcels: readonly Parcel[] }>(query, { orderIds });
  return parcels;
}

/** Reads the file of all parcels that are still to be packed, for the carrier. */
export async function readCarrierFile(): Promise<string> {
  const { carrierFile } = await api.query<{ readonly carrierFile: string }>('query CarrierFile { carrierFile }');
  return carrierFile;
}

/** Writes the day on which a parcel leaves, such as "Monday, November 30, 2026". */
export function leavingDay({ leavesOn }: Parcel): string {
  return leavesOn === null ? 'no day of the week' : fullDay(leavesOn);
}

/** Writes a day such as 2026-11-30 as "Monday, November 30, 2026". */
export function fullDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
}

/** Returns the contents of some parcels, such as "12 cans, 120 oz". */
export function contentsOf(parcels: readonly Pick<Parcel, 'cans' | 'weight'>[]): string {
  const cans = parcels.reduce((sum, parcel) => sum + parcel.cans, 0);
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0);
  return `${cans} ${cans === 1 ? 'can' : 'cans'}, ${Math.round(weight * 10) / 10} oz`;
}
