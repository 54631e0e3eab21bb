import { emptyGroupOrder, type GroupOrder, type GroupOrderAddress } from '#src/domain/group-order/group-order';

/** Somebody in Portland, who gets one of everything. */
export function aGroupOrderAddress(overrides: Partial<GroupOrderAddress> = {}): GroupOrderAddress {
  return {
    id: '1',
    name: 'Ada Example',
    address1: '12 Ring Street',
    address2: '',
    city: 'Portland',
    stateAbbr: 'OR',
    zipcode: '97201',
    phone: '',
    sets: 1,
    ...overrides,
  };
}

/** Two cans of the white for each of two addresses, wanted four weeks after 20 November 2026. */
export function aGroupOrder(overrides: Partial<GroupOrder> = {}): GroupOrder {
  return {
    details: {
      ...emptyGroupOrder.details,
      company: 'Example & Co.',
      date: '2026-12-18',
      email: 'ada@example.test',
      firstName: 'Ada',
      lastName: 'Example',
      phone: '(503) 555-0123',
      size: '2',
    },
    products: [{ sku: 'WHITE-1', quantity: 2 }],
    addons: [],
    addresses: [
      aGroupOrderAddress(),
      aGroupOrderAddress({ id: '2', name: 'Bob Example', city: 'San Diego', stateAbbr: 'CA', zipcode: '92101' }),
    ],
    ...overrides,
  };
}
