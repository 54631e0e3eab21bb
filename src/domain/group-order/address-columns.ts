import type { Product } from '#src/domain/catalogue/product';

export type TextColumn =
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

/**
 * The content of a column. Exports of contacts have several addresses of a person: the lower its place, the likelier it is
 * where a parcel goes. A column of a product has its quantity for each address.
 */
export type AddressColumn = { readonly text: TextColumn; readonly place: number } | { readonly sku: string };

/** The required columns of an address. */
const needed = ['name', 'address1', 'city', 'stateAbbr', 'zipcode'] as const;
export type NeededColumn = (typeof needed)[number];

export interface ColumnPlan {
  readonly kind: 'known';
  /** The index of the row with the headings; undefined where the usual order was assumed. */
  readonly headings: number | undefined;
  /** In the order of the table; undefined for an unknown column. */
  readonly columns: readonly (AddressColumn | undefined)[];
  /** The number of columns that have a heading but are not used. */
  readonly unused: number;
}

/** Rows, from the first, in which headings are looked for: titles and notes stand above them. */
const mostAbove = 10;

/** The usual headings of each column, as letters and digits in lower case. */
const headings: Readonly<Record<TextColumn, string>> = {
  name: 'name fullname recipient recipientname recipientfullname contact contactname shipto shiptoname shippingname attention attn firstlastname firstnamelastname deliveryname',
  firstName: 'firstname first givenname recipientfirstname',
  lastName: 'lastname last surname familyname recipientlastname',
  address1: 'address address1 addressline1 line1 street street1 streetaddress',
  address2:
    'address2 addressline2 line2 street2 apt aptsuite aptorsuite apartment suite unit aptno aptunit aptsuiteunit apartmentsuite apartmentunit extendedaddress',
  city: 'city town cityname',
  stateAbbr: 'state stateabbr statecode stateprovince province region st',
  zipcode: 'zip zipcode zipcodes postalcode postcode postal zippostalcode zippostal',
  phone: 'phone phonenumber telephone telephonenumber tel mobile mobilephone cell cellphone phone1value phone2value',
  quantity: 'quantity qty sets boxes count howmany',
};

const columnOfHeading: ReadonlyMap<string, TextColumn> = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column as TextColumn] as const),
  ),
);

/** Beginnings of the headings in exports with several addresses of a person (Google, Outlook), the likeliest first. */
const places = [
  'shippingaddress shipping shipto deliveryaddress delivery recipient',
  'mailingaddress mailing postal address',
  'address1',
  'homeaddress home',
  'businessaddress business workaddress work office',
  'address2',
  'address3',
  'otheraddress other',
].map((names) => names.split(' '));
const ofPlaces: readonly TextColumn[] = ['address1', 'address2', 'city', 'stateAbbr', 'zipcode', 'phone'];

/** Words of questions, as the headings of forms are ("What is your street address?"). */
const fillers = new Set(
  'a and at do does enter for full give in is live of or please provide that the to us we what whats where which you your'.split(
    ' ',
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

/** Finds the content of the columns by the headings in one of the first rows, or in the usual order when there are none. */
export function columnsOf(
  rows: readonly (readonly string[])[],
  products: readonly Pick<Product, 'sku' | 'name'>[],
): ColumnPlan | { readonly kind: 'columns-missing'; readonly missing: readonly NeededColumn[] } {
  const skus = new Map(products.flatMap(({ sku, name }) => [sku, name].map((text) => [keyOfText(text), sku] as const)));
  const first = rows.slice(0, mostAbove);
  const found = first.map((row) => row.map((heading) => columnOf(heading, skus)));
  const texts = found.map(
    (columns) => new Set(columns.flatMap((column) => (column && 'text' in column ? column.text : []))),
  );
  const lacks = texts.map(missingOf);
  const index = lacks.findIndex((missing) => missing.length === 0);
  if (index >= 0) {
    const columns = found[index] ?? [];
    const unused = first[index]?.filter((heading, at) => heading !== '' && columns[at] === undefined).length ?? 0;
    return { kind: 'known', headings: index, columns, unused };
  }
  const most = Math.max(...texts.map(({ size }) => size));
  if (most >= 2) return { kind: 'columns-missing', missing: lacks[texts.findIndex(({ size }) => size === most)] ?? [] };
  if (first.every(({ length }) => length < usualLeast)) return { kind: 'columns-missing', missing: needed };
  return { kind: 'known', headings: undefined, columns: usual.map((text) => ({ text, place: 0 })), unused: 0 };
}

function missingOf(texts: ReadonlySet<TextColumn>): readonly NeededColumn[] {
  const hasName = texts.has('firstName') || texts.has('lastName');
  return needed.filter((column) => !texts.has(column) && !(column === 'name' && hasName));
}

/** Reads a heading as it is, then without its brackets, then without the words of a question. */
function columnOf(heading: string, skus: ReadonlyMap<string, string>): AddressColumn | undefined {
  const sku = skus.get(keyOfText(heading));
  if (heading === '') return undefined;
  if (sku !== undefined) return { sku };
  const bare = heading.replaceAll(/\([^()]*\)/g, '');
  const meant = bare.split(/[^\p{Letter}\p{Number}'’]+/u).filter((word) => !fillers.has(keyOfText(word)));
  for (const key of [heading, bare, meant.join('')].map(keyOfText)) {
    const text = columnOfHeading.get(key);
    if (text !== undefined) return { text, place: 0 };
    const placed = placedColumn(key);
    if (placed) return placed;
  }
  return undefined;
}

function placedColumn(key: string): AddressColumn | undefined {
  for (const [index, names] of places.entries()) {
    for (const name of names) {
      const text = key.startsWith(name) ? columnOfHeading.get(key.slice(name.length)) : undefined;
      if (text !== undefined && ofPlaces.includes(text)) return { text, place: index };
    }
  }
  return undefined;
}

/** The letters and digits of a text in lower case. */
export function keyOfText(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}
