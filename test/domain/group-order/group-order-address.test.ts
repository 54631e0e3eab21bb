import { describe, expect, it } from 'vitest';
import type { GroupOrderAddress } from '#src/domain/group-order/group-order';
import { type AddressProblem, addressProblems } from '#src/domain/group-order/group-order-address';
import { aGroupOrder, aGroupOrderAddress } from '#test/builders/a-group-order';
import { aProduct } from '#test/builders/a-product';

const offer = {
  products: [aProduct(), aProduct({ sku: 'GLASS-1', family: 'merch' })],
  regions: [
    { name: 'Oregon', abbr: 'OR', shippable: true },
    { name: 'Utah', abbr: 'UT', shippable: false },
  ],
};
const order = aGroupOrder();
const problemsOf = (change: Partial<GroupOrderAddress>, choice: Partial<typeof order> = {}) =>
  addressProblems(aGroupOrderAddress(change), { ...order, ...choice }, offer);

describe('Problems of an address of a group order (spec §3 Client state, groupOrder: addresses)', () => {
  it('is nothing for an address that a parcel can go to', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ zipcode: '97201-1234', phone: '+1 (503) 555-0123', address2: 'Apt 4' })).toEqual([]);
  });

  it.each<[AddressProblem, Partial<GroupOrderAddress>]>([
    ['name', { name: ' ' }],
    ['name', { name: '...' }],
    ['address1', { address1: '' }],
    ['address1', { address1: '  ' }],
    ['city', { city: '' }],
    ['state', { stateAbbr: '' }],
    ['state', { stateAbbr: 'ZZ' }],
    ['zipcode', { zipcode: '' }],
    ['zipcode', { zipcode: '9720' }],
    ['zipcode', { zipcode: '197201' }],
    ['zipcode', { zipcode: '97201-12345' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '5550100 call me' }],
    ['phone', { phone: 'call 5550100' }],
    ['too-long', { address2: 'x'.repeat(121) }],
    ['quantity', { sets: NaN }],
    ['quantity', { sets: 1.5 }],
    ['quantity', { sets: -1 }],
    ['quantity', { sets: 1e6 }],
    ['quantity', { items: [{ sku: 'WHITE-1', quantity: 501 }] }],
    ['nothing', { sets: 0 }],
    ['nothing', { items: [] }],
  ])('is "%s" for %j', (problem, change) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it('is nothing for the longest text and the largest number that are taken', () => {
    expect(problemsOf({ address2: 'x'.repeat(120) })).toEqual([]);
    expect(problemsOf({ items: [{ sku: 'WHITE-1', quantity: 500 }] })).toEqual([]);
  });

  it('names everything at once', () => {
    expect(problemsOf({ name: '', zipcode: '1', stateAbbr: 'Q' })).toEqual(['name', 'state', 'zipcode']);
  });

  it.each(['972011234', '97201 1234', ' 97201\u200e'])('is no zip code that can be read: "%s"', (zipcode) => {
    expect(problemsOf({ zipcode })).toEqual([]);
  });

  it.each(['503/555-0123', '503-555-0123 x12', '\u202a(503) 555-0123'])('nor a phone number: "%s"', (phone) => {
    expect(problemsOf({ phone })).toEqual([]);
  });

  it.each(['.......', '-------', '(((((((', '555 0123'])('is a phone number that is none: "%s"', (phone) => {
    expect(problemsOf({ phone })).toEqual(['phone']);
  });

  it('is a zip code of another state (spec §9 Shippable states)', () => {
    expect(problemsOf({ zipcode: '84101' })).toEqual(['zipcode-elsewhere']);
  });

  it('is a post-office box, unless no wine goes there (spec §1)', () => {
    expect(problemsOf({ address1: 'P.O. Box 12' })).toEqual(['post-office-box']);
    const items = [{ sku: 'GLASS-1', quantity: 2 }];
    const glass = { addons: [{ sku: 'GLASS-1', quantity: 1 }] };
    expect(problemsOf({ address1: 'P.O. Box 12', items }, glass)).toEqual([]);
  });

  it('is a state that takes no wine, unless no wine goes there (spec §9 Shipping)', () => {
    expect(problemsOf({ stateAbbr: 'UT', zipcode: '84101' })).toEqual(['not-shippable']);
    const both = [
      { sku: 'GLASS-1', quantity: 1 },
      { sku: 'WHITE-1', quantity: 6 },
    ];
    expect(problemsOf({ stateAbbr: 'UT', zipcode: '84101', items: both }, { addons: [both[0]!] })).toEqual([
      'not-shippable',
    ]);
    const removed = [{ sku: 'GONE-1', quantity: 1 }];
    expect(problemsOf({ stateAbbr: 'UT', zipcode: '84101' }, { products: removed, addons: [] })).toEqual([
      'not-shippable',
    ]);
    const items = [{ sku: 'GLASS-1', quantity: 2 }];
    expect(
      problemsOf({ stateAbbr: 'UT', zipcode: '84101', items }, { addons: [{ sku: 'GLASS-1', quantity: 1 }] }),
    ).toEqual([]);
  });

  it('is not that nothing was chosen for anybody yet', () => {
    expect(problemsOf({}, { products: [] })).toEqual([]);
  });
});
