/** A call of an attacker who wants to keep a server busy. */
export interface Flood {
  readonly query: string;
  readonly variables: object;
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** An address of Portland with that telephone number. */
export function addressWith(phone: string): object {
  return {
    ...{ name: 'Ada Lovelace', address1: '1 Test Street', address2: '', city: 'Portland', zipcode: '97202' },
    ...{ countryIso: 'US', stateAbbr: 'OR', phone },
  };
}

export const startOrder = 'mutation ($lines: [NewLineInput!]!) { startOrder(lines: $lines) { code token } }';
export const readOffers = 'query ($skus: [String!]!) { offers(skus: $skus) { sku } }';
export const submitAddress = `mutation ($address: ShopAddressInput!) {
  submitAddress(email: "ada@example.test", address: $address) { code }
}`;

export const manyLines = (count: number): readonly object[] => times(count, () => ({ sku: 'WHITE-1', quantity: 1 }));
export const manySkus = (count: number): readonly string[] => times(count, (index) => `SKU-${index}`);

/** Calls of a megabyte, by the part that is too large. */
export const floods: Readonly<Record<string, Flood>> = {
  '25,000 lines of a new order': { query: startOrder, variables: { lines: manyLines(25_000) } },
  '64,000 skus': { query: readOffers, variables: { skus: manySkus(64_000) } },
  'one field 90,000 times': { query: `{ ${'__typename '.repeat(90_000)} }`, variables: {} },
  'a field beside the name of a group order': {
    query: `{ # startGroupOrder\n${'a '.repeat(340_000)} }`,
    variables: {},
  },
  'a phone number with 64,000 blanks': {
    query: submitAddress,
    variables: { address: addressWith(`1${' '.repeat(64_000)}2`) },
  },
};
