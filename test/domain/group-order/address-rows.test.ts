import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NewAddress, readAddressRows, type Row, separateRepeated } from '#src/domain/group-order/address-rows';
import type { GroupOrderAddress } from '#src/domain/group-order/group-order';
import { aGroupOrderAddress } from '#test/builders/a-group-order';
import { aProduct } from '#test/builders/a-product';

const regions = [
  { name: 'Oregon', abbr: 'OR', shippable: true },
  { name: 'Massachusetts', abbr: 'MA', shippable: true },
];
const products = [aProduct(), aProduct({ sku: 'GLASS-1', name: 'Two Glasses' })];

function read(rows: readonly Row[]) {
  return readAddressRows(rows, { products, regions });
}
function addressesOf(rows: readonly Row[]) {
  const result = read(rows);
  return result.kind === 'read' ? result.addresses : [];
}

/** An address as it is read: the list gives it its number. */
function aRow(changes: Partial<GroupOrderAddress>): NewAddress {
  const { id: _id, ...row } = aGroupOrderAddress(changes);
  return row;
}

const headings = ['Name', 'Street', 'Apt', 'City', 'State', 'ZIP'];
const ada = ['Ada Example', '12 Ring Street', '', 'Portland', 'OR', '97201'];

describe('Addresses from a spreadsheet (spec §3 Client state, groupOrder: addresses)', () => {
  it('are read by headings in any order and by names that people give them', () => {
    const [address] = addressesOf([
      ['Zip Code', 'STATE', 'Town', 'Address Line 1', 'First name', 'Last-Name', 'Phone number'],
      ['97201', 'Oregon', 'Portland', '12 Ring Street', 'Ada', 'Example', '503 555 0123'],
    ]);
    expect(address).toEqual(aRow({ phone: '503 555 0123', row: 2 }));
  });

  it('are read without headings in the usual order', () => {
    expect(addressesOf([[...ada, '', '3']])).toEqual([aRow({ sets: 3, row: 1 })]);
  });

  it('have a name of one part where there is only one, and the text beside the street', () => {
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

describe('Totals at the end of a table (spec §3 Client state, groupOrder: addresses)', () => {
  const withQuantity = [...headings, 'Qty', 'Price'];
  const bought = [...ada, '4', '$28.00'];

  it.each([
    [['Total', '', '', '', '', '', '8', '$56.00']],
    [['', 'Grand total:', '', '', '', '', '8']],
    [['', '', '', '', '', '', 'Totals', '']],
    [['', '', '', '', '', '', '1,200', '']],
    [['Sum', '', '', '', '', '', '']],
  ])('are no address: %j', (total) => {
    expect(read([withQuantity, bought, bought, [''], total])).toMatchObject({
      addresses: [{ row: 2 }, { row: 3 }],
      leftOut: [5],
    });
  });

  it('may be several, also without headings', () => {
    const rows = [
      [...ada, '', '4'],
      ['Subtotal', '', '', '', '', '', '', '4'],
      ['Total', '', '', '', '', '', '', '4'],
    ];
    expect(read(rows)).toMatchObject({ addresses: [{ row: 1 }], leftOut: [2, 3], isAssumed: true });
  });

  it.each([
    [['Total', '12 Ring Street', '', 'Portland', 'OR', '97201', '4']],
    [['Ada Example', '', '', '', '', '', '4']],
    [['', '', '', '', '', '97201', '4']],
  ])('are not rows with a name or an address: %j', (row) => {
    expect(read([withQuantity, bought, row])).toMatchObject({ addresses: { length: 2 }, leftOut: [] });
  });

  it('between addresses are kept with their problems, as every other row', () => {
    expect(read([withQuantity, ['Total', '', '', '', '', '', '4'], bought])).toMatchObject({
      addresses: { length: 2 },
    });
  });
});

describe('Headings of a table (spec §3 Client state, groupOrder: addresses)', () => {
  it('are found below a title, which is no address', () => {
    const rows = [
      ['Holiday list', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['Company', 'Name', 'Street', 'City', 'State', 'ZIP'],
      ['Invented Ltd', 'Ada Example', '12 Ring Street', 'Portland', 'OR', '97201'],
    ];
    expect(read(rows)).toEqual({
      kind: 'read',
      addresses: [aRow({ row: 4 })],
      unused: 1,
      above: 1,
      leftOut: [],
      isAssumed: false,
    });
  });

  it('are those of the first row that names all that an address needs', () => {
    const result = read([['Name', 'Street', 'to be filled in'], headings, ada]);
    expect(result).toMatchObject({ addresses: { length: 1 }, above: 1 });
  });

  it('that come again on each page of a print are left out by their rows', () => {
    const result = read([headings, ada, ['name', 'STREET', 'Apt', 'City', 'State', 'Zip', ''], ada, headings]);
    expect(result).toMatchObject({ addresses: [{ row: 2 }, { row: 4 }], leftOut: [3, 5] });
  });

  it('are not looked for below the first ten rows', () => {
    const rows = Array.from({ length: 10 }, () => ['A note']);
    expect(read([...rows, headings, ada])).toMatchObject({ kind: 'columns-missing' });
    expect(read([...rows.slice(1), headings, ada])).toMatchObject({ kind: 'read', above: 9 });
  });

  it('are missing where the usual order is assumed, and that is said', () => {
    expect(read([ada, ada])).toMatchObject({ isAssumed: true, above: 0, addresses: { length: 2 } });
  });

  const exports: readonly (readonly [string, Row, Row])[] = [
    [
      'Google Contacts',
      [
        ...['First Name', 'Middle Name', 'Last Name', 'Organization Name', 'Labels', 'E-mail 1 - Value'],
        ...['Phone 1 - Label', 'Phone 1 - Value', 'Address 1 - Label', 'Address 1 - Formatted', 'Address 1 - Street'],
        ...['Address 1 - City', 'Address 1 - PO Box', 'Address 1 - Region', 'Address 1 - Postal Code'],
        ...['Address 1 - Country', 'Address 1 - Extended Address', 'Address 2 - Street', 'Address 2 - City'],
      ],
      [
        ...['Ada', '', 'Example', 'Invented Ltd', '* myContacts', 'ada@example.test'],
        ...['Mobile', '503 555 0123', 'Home', '12 Ring Street Unit 4 Portland', '12 Ring Street'],
        ...['Portland', '', 'OR', '97201', 'US', 'Unit 4', '9 Other Street', 'Salem'],
      ],
    ],
    [
      'Outlook',
      [
        ...['First Name', 'Middle Name', 'Last Name', 'Company', 'Business Street', 'Business Street 2'],
        ...['Business City', 'Business State', 'Business Postal Code', 'Business Country/Region', 'Home Street'],
        ...['Home Street 2', 'Home City', 'Home State', 'Home Postal Code', 'Home Country/Region', 'Business Phone'],
        ...['Home Phone', 'Mobile Phone', 'E-mail Address'],
      ],
      [
        ...['Ada', '', 'Example', 'Invented Ltd', '9 Office Street', 'Floor 2', 'Salem', 'OR', '97301', 'USA'],
        ...['12 Ring Street', 'Unit 4', 'Portland', 'Oregon', '97201', 'USA', '', '503 555 0123', '', 'a@b.test'],
      ],
    ],
    [
      'Outlook, of somebody whose office alone is known',
      [
        ...['First Name', 'Last Name', 'Home Street', 'Home City', 'Home State', 'Home Postal Code', 'Home Phone'],
        ...['Business Street', 'Business Street 2', 'Business City', 'Business State', 'Business Postal Code'],
        ...['Business Phone'],
      ],
      ['Ada', 'Example', '', '', '', '', '', '12 Ring Street', 'Unit 4', 'Portland', 'OR', '97201', '503 555 0123'],
    ],
    [
      'Google Forms',
      [
        ...['Timestamp', 'Email Address', 'What is your full name?', 'What’s your street address?'],
        ...['Apt / Suite / Unit (optional)', 'What city do you live in?', 'State (two letters)', 'Your ZIP code *'],
        ...['Phone number (for the carrier)', 'Do you have any allergies?'],
      ],
      [
        ...['11/2/2026 9:12:01', 'ada@example.test', 'Ada Example', '12 Ring Street', 'Unit 4', 'Portland', 'OR'],
        ...['97201', '503 555 0123', 'None'],
      ],
    ],
    [
      'a shop',
      [
        ...['Billing Name', 'Billing Street', 'Shipping Name', 'Shipping Address1', 'Shipping Address2'],
        ...['Shipping City', 'Shipping Zip', 'Shipping Province', 'Shipping Phone'],
      ],
      ['Bob', '9 Bill Street', 'Ada Example', '12 Ring Street', 'Unit 4', 'Portland', '97201', 'OR', '503 555 0123'],
    ],
    [
      'a table of questions in parts',
      ['First and last name', 'Home address', 'Address (line 2)', 'City', 'State', 'Zip/Postal', 'Home phone'],
      ['Ada Example', '12 Ring Street', 'Unit 4', 'Portland', 'OR', '97201', '503 555 0123'],
    ],
  ];

  it.each(exports)('are known of %s', (_from, names, values) => {
    expect(addressesOf([names, values])).toEqual([aRow({ address2: 'Unit 4', phone: '503 555 0123', row: 2 })]);
  });

  it('are not taken for those of people in a column about companies', () => {
    expect(
      read([
        ['Company name', 'Street', 'City', 'State', 'ZIP'],
        ['Invented Ltd', ...ada],
      ]),
    ).toEqual({
      kind: 'columns-missing',
      missing: ['name'],
    });
  });
});

describe('Addresses that repeat others (spec §3 Client state, groupOrder: addresses)', () => {
  const known = aGroupOrderAddress();

  it('are parted from those that are new, whatever their case: a file may be read twice', () => {
    const found = [aRow({ name: 'ADA EXAMPLE ', row: 2 }), aRow({ name: 'Bob', row: 3 })];
    const { added, repeated } = separateRepeated([known], found);
    expect([added, repeated].map((rows) => rows.map(({ row }) => row))).toEqual([[3], [2]]);
  });

  it('may stand in one file, whose first row of them is new', () => {
    const found = [2, 3, 4].map((row) => aRow({ name: 'Bob', row }));
    const { added, repeated } = separateRepeated([known], found);
    expect([added, repeated].map((rows) => rows.map(({ row }) => row))).toEqual([[2], [3, 4]]);
  });

  it('differ when the unit does', () => {
    const found = [aRow({ address2: 'Unit 1' }), aRow({ address2: 'Unit 2' })];
    expect(separateRepeated([known], found).added).toHaveLength(2);
  });
});
