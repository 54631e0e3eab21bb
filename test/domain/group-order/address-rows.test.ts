import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAddresses, readAddressRows, type Row } from '#src/domain/group-order/address-rows';
import { aGroupOrderAddress } from '#test/builders/a-group-order';
import { aProduct } from '#test/builders/a-product';

const regions = [
  { name: 'Oregon', abbr: 'OR', shippable: true },
  { name: 'Massachusetts', abbr: 'MA', shippable: true },
];
const products = [aProduct(), aProduct({ sku: 'GLASS-1', name: 'Two Glasses' })];

function read(rows: readonly Row[]) {
  let last = 0;
  return readAddressRows(rows, { products, regions, nextId: () => String((last += 1)) });
}
function addressesOf(rows: readonly Row[]) {
  const result = read(rows);
  return result.kind === 'read' ? result.addresses : [];
}

const headings = ['Name', 'Street', 'Apt', 'City', 'State', 'ZIP'];
const ada = ['Ada Example', '12 Ring Street', '', 'Portland', 'OR', '97201'];

describe('Addresses from a spreadsheet (spec §3 Client state, groupOrder: addresses)', () => {
  it('are read by headings in any order and by names that people give them', () => {
    const [address] = addressesOf([
      ['Zip Code', 'STATE', 'Town', 'Address Line 1', 'First name', 'Last-Name', 'Phone number'],
      ['97201', 'Oregon', 'Portland', '12 Ring Street', 'Ada', 'Example', '503 555 0123'],
    ]);
    expect(address).toEqual({ ...aGroupOrderAddress({ phone: '503 555 0123' }), row: 2 });
  });

  it('are read without headings in the usual order', () => {
    expect(addressesOf([[...ada, '', '3']])).toEqual([{ ...aGroupOrderAddress({ sets: 3 }), row: 1 }]);
  });

  it('have a name of one part where there is only one, and what stands beside the street', () => {
    const rows = [
      ['First name', 'Last name', 'Street', 'Apt', 'City', 'State', 'ZIP', 'Qty'],
      ['Ada', '', '12 Ring Street', 'Unit 4', 'Portland', 'OR', '97201', '1,200'],
      ['', 'Example', '12 Ring Street', '', 'Portland', 'OR', '97201'],
    ];
    expect(addressesOf(rows).map(({ name, address2, sets }) => [name, address2, sets])).toEqual([
      ['Ada', 'Unit 4', 1200],
      ['Example', '', 1],
    ]);
  });

  it('get nothing of a thing whose column ends before it', () => {
    const [address] = addressesOf([[...headings, 'white-1'], ada]);
    expect(address?.items).toEqual([{ sku: 'WHITE-1', quantity: 0 }]);
  });

  it('need the street of everybody, also where names come in two parts', () => {
    expect(
      read([
        ['First name', 'Last name', 'City'],
        ['Ada', 'Example', 'Portland'],
      ]),
    ).toEqual({
      kind: 'columns-missing',
      missing: ['address1', 'stateAbbr', 'zipcode'],
    });
    expect(
      read([
        ['City', 'State', 'ZIP', 'Street'],
        ['Portland', 'OR', '97201', '12 Ring Street'],
      ]),
    ).toEqual({
      kind: 'columns-missing',
      missing: ['name'],
    });
  });

  it('are not counted in a column whose heading is blank', () => {
    expect(read([[...headings, '', '', 'Shoe size'], ada])).toMatchObject({ unused: 1 });
  });

  it('say how many sets an address gets, or how many of each thing', () => {
    const sets = addressesOf([
      [...headings, 'Qty'],
      [...ada, '4'],
      [...ada, ''],
      [...ada, 'some'],
    ]);
    expect(sets.map((address) => address.sets)).toEqual([4, 1, NaN]);
    const [own] = addressesOf([
      [...headings, 'white-1', 'two glasses'],
      [...ada, '6', ''],
    ]);
    expect(own?.items).toEqual([
      { sku: 'WHITE-1', quantity: 6 },
      { sku: 'GLASS-1', quantity: 0 },
    ]);
  });

  it('keep the row of the file over blank lines, and no blank line becomes an address', () => {
    expect(addressesOf([[''], headings, ['', '', ''], ada, ['', ''], ada]).map(({ row }) => row)).toEqual([4, 6]);
  });

  it.each([
    ['2139', '02139'],
    ['501', '00501'],
    ['972011234', '97201-1234'],
    ['21391234', '02139-1234'],
    ['97201-1234', '97201-1234'],
    ['1972011234', '1972011234'],
    ['972011234x', '972011234x'],
    ['x97201123', 'x97201123'],
    ['12', '12'],
    ['ABC', 'ABC'],
  ])('have zip code "%s" as %s: spreadsheets take it for a number', (typed, zipcode) => {
    expect(addressesOf([headings, [...ada.slice(0, 5), typed]])[0]?.zipcode).toBe(zipcode);
  });

  it.each([
    ['Massachusetts', 'MA'],
    ['ma', 'MA'],
    ['M.A.', 'MA'],
    ['Narnia', 'Narnia'],
  ])('have state "%s" as %s', (typed, state) => {
    expect(addressesOf([headings, [...ada.slice(0, 4), typed, '02139']])[0]?.stateAbbr).toBe(state);
  });

  it('count the columns that mean nothing here, and name those that are missing', () => {
    expect(
      read([
        [...headings, 'Shoe size', ''],
        [...ada, '44', ''],
      ]),
    ).toMatchObject({ unused: 1 });
    expect(
      read([
        ['Name', 'City', 'Favorite color'],
        ['Ada', 'Portland', 'red'],
      ]),
    ).toEqual({
      kind: 'columns-missing',
      missing: ['address1', 'stateAbbr', 'zipcode'],
    });
    expect(read([['just', 'words']])).toMatchObject({ kind: 'columns-missing' });
  });

  it('are none in an empty file, in blank lines, and below headings alone', () => {
    for (const rows of [[], [['']], [['', '']], [headings]]) expect(read(rows)).toEqual({ kind: 'empty' });
  });

  it('are at most a thousand; of more, none is taken and the number is said', () => {
    const rows = Array.from({ length: 10_000 }, () => ada);
    expect(read(rows)).toEqual({ kind: 'too-many', count: 10_000 });
    expect(addressesOf(rows.slice(0, 1000))).toHaveLength(1000);
  });

  it('are as many as there are rows with something in them, wrong ones among them', () => {
    const cells = fc.array(fc.string({ maxLength: 12 }), { maxLength: 9 });
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 40 }), (rows) => {
        const filled = rows.filter((row) => row.some((cell) => cell !== ''));
        const result = read([headings, ...rows]);
        if (filled.length === 0) expect(result.kind).toBe('empty');
        else expect(result).toMatchObject({ kind: 'read', addresses: { length: filled.length } });
      }),
    );
  });
});

describe('Adding addresses (spec §3 Client state, groupOrder: addresses)', () => {
  const known = aGroupOrderAddress();

  it('leaves out what is in the list, whatever its case: a file may be read twice', () => {
    const found = [aGroupOrderAddress({ id: '2', name: 'ADA EXAMPLE ' }), aGroupOrderAddress({ id: '3', name: 'Bob' })];
    const { addresses, repeated } = addAddresses([known], found);
    expect([addresses.map(({ id }) => id), repeated]).toEqual([['1', '3'], 1]);
  });

  it('keeps the same address twice when one file says so: two boxes may go there', () => {
    const twice = [aGroupOrderAddress({ id: '2', name: 'Bob' }), aGroupOrderAddress({ id: '3', name: 'Bob' })];
    expect(addAddresses([known], twice).addresses).toHaveLength(3);
  });
});
