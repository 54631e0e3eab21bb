import type { Product } from '#src/domain/catalogue/product';

type TextColumn =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'address1'
  | 'address2'
  | 'city'
  | 'stateAbbr'
  | 'zipcode'
  | 'phone'
  | 'quantity';

/** The content of a column; a column of a product has its quantity for each address. */
export type AddressColumn = TextColumn | { readonly sku: string };

/** The required columns of an address. */
const needed = ['name', 'address1', 'city', 'stateAbbr', 'zipcode'] as const;
export type NeededColumn = (typeof needed)[number];

export interface ColumnPlan {
  readonly kind: 'known';
  readonly hasHeadings: boolean;
  /** In the order of the table; undefined for an unknown column. */
  readonly columns: readonly (AddressColumn | undefined)[];
  /** The number of columns that have a heading but are not used. */
  readonly unused: number;
}

/** The usual headings of each column, as letters and digits in lower case. */
const headings: Readonly<Record<TextColumn, string>> = {
  name: 'name fullname recipient recipientname recipientfullname contact contactname shipto shiptoname attention attn',
  firstName: 'firstname first givenname recipientfirstname',
  lastName: 'lastname last surname familyname recipientlastname',
  address1: 'address address1 addressline1 line1 street street1 streetaddress shippingaddress mailingaddress',
  address2: 'address2 addressline2 line2 street2 apt aptsuite aptorsuite apartment suite unit aptno aptunit',
  city: 'city town cityname',
  stateAbbr: 'state stateabbr statecode stateprovince province region st',
  zipcode: 'zip zipcode zipcodes postalcode postcode postal zippostalcode',
  phone: 'phone phonenumber telephone telephonenumber tel mobile mobilephone cell cellphone',
  quantity: 'quantity qty sets boxes count howmany',
};

const columnOfHeading: ReadonlyMap<string, TextColumn> = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column as TextColumn] as const),
  ),
);

/** The order of columns that have no headings. */
const usual: readonly TextColumn[] = [
  'name',
  'address1',
  'address2',
  'city',
  'stateAbbr',
  'zipcode',
  'phone',
  'quantity',
];
const usualLeast = usual.indexOf('zipcode') + 1;

/** Finds the content of the columns from the first row: by its headings, or in the usual order when it has none. */
export function columnsOf(
  first: readonly string[],
  products: readonly Pick<Product, 'sku' | 'name'>[],
): ColumnPlan | { readonly kind: 'columns-missing'; readonly missing: readonly NeededColumn[] } {
  const skus = new Map(products.flatMap(({ sku, name }) => [sku, name].map((text) => [keyOf(text), sku] as const)));
  const found = first.map((heading) => columnOf(keyOf(heading), skus));
  const known = found.filter((column) => typeof column === 'string');
  if (known.length < 2) {
    if (first.length < usualLeast) return { kind: 'columns-missing', missing: needed };
    return { kind: 'known', hasHeadings: false, columns: usual, unused: 0 };
  }
  const missing = needed.filter(
    (column) => !known.includes(column) && !(column === 'name' && known.some((one) => one.endsWith('Name'))),
  );
  if (missing.length > 0) return { kind: 'columns-missing', missing };
  const unused = first.filter((heading, index) => heading !== '' && found[index] === undefined).length;
  return { kind: 'known', hasHeadings: true, columns: found, unused };
}

function columnOf(key: string, skus: ReadonlyMap<string, string>): AddressColumn | undefined {
  const sku = key === '' ? undefined : skus.get(key);
  return sku === undefined ? columnOfHeading.get(key) : { sku };
}

function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}
