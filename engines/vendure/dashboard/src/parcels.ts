import { api } from '@vendure/dashboard';

/** The goods of an order that are packed; the engine's schema says what each field means. */
export interface Parcel {
  readonly orderId: string;
  readonly number: string;
  readonly leavesOn: string | null;
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
    orderId number leavesOn method instructions cans weight
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
  if (leavesOn === null) return 'no day of the week';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(leavesOn));
}
