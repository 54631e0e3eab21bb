import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatePath, estimateRequest } from '#src/domain/group-order/estimate';
import {
  clearsEstimate,
  emptyGroupOrder,
  type GroupOrder,
  isEmpty,
  itemsFor,
  orderedItems,
} from '#src/domain/group-order/group-order';
import { readOrderToken } from '#src/domain/orders/order-link';
import { aGroupOrder, aGroupOrderAddress } from '#test/builders/a-group-order';

const order = aGroupOrder({ addons: [{ sku: 'SLEEVE-1', quantity: 1 }] });

describe('The contents of an estimate (spec §4 Group order)', () => {
  it.each<[string, Partial<GroupOrder>]>([
    ['another first product', { products: [{ sku: 'RED-1', quantity: 2 }] }],
    ['no product', { products: [] }],
    ['another add-on', { addons: [{ sku: 'GLASS-1', quantity: 1 }] }],
    ['one more add-on', { addons: [...order.addons, { sku: 'GLASS-1', quantity: 1 }] }],
    ['no add-on', { addons: [] }],
  ])('ends with %s', (_name, change) => {
    expect(clearsEstimate(order, { ...order, ...change })).toBe(true);
  });

  it.each<[string, Partial<GroupOrder>]>([
    ['another quantity of the product', { products: [{ sku: 'WHITE-1', quantity: 9 }] }],
    ['a second product', { products: [...order.products, { sku: 'RED-1', quantity: 1 }] }],
    ['another quantity of the add-on', { addons: [{ sku: 'SLEEVE-1', quantity: 4 }] }],
    ['another address', { addresses: [] }],
    ['another day', { details: { ...order.details, date: '2027-01-01' } }],
  ])('stays with %s', (_name, change) => {
    expect(clearsEstimate(order, { ...order, ...change })).toBe(false);
  });
});

describe('An order in which nothing was typed or chosen (spec §4 Group order)', () => {
  it.each<[string, Partial<GroupOrder>, boolean]>([
    ['is empty', {}, true],
    ['is not with a name', { details: { ...emptyGroupOrder.details, lastName: 'Example' } }, false],
    ['is not with a product', { products: [{ sku: 'RED-1', quantity: 2 }] }, false],
    ['is not with an add-on', { addons: [{ sku: 'GLASS-1', quantity: 1 }] }, false],
    ['is not with an address', { addresses: [aGroupOrderAddress()] }, false],
  ])('%s', (_name, change, expected) => {
    expect(isEmpty({ ...emptyGroupOrder, ...change })).toBe(expected);
  });
});

describe('The share of an address (spec §3 Client state, groupOrder)', () => {
  it('is the share of all, as often as its row says', () => {
    expect(itemsFor(order, aGroupOrderAddress({ sets: 3 }))).toEqual([
      { sku: 'WHITE-1', quantity: 6 },
      { sku: 'SLEEVE-1', quantity: 3 },
    ]);
  });

  it('is its own choice when it has one, without products that are no longer offered', () => {
    const items = [
      { sku: 'SLEEVE-1', quantity: 5 },
      { sku: 'WHITE-1', quantity: 0 },
      { sku: 'GONE-1', quantity: 2 },
    ];
    expect(itemsFor(order, aGroupOrderAddress({ sets: 3, items }))).toEqual([{ sku: 'SLEEVE-1', quantity: 5 }]);
  });

  it('is, over all addresses, exactly the ordered goods', () => {
    const quantities = fc.array(fc.record({ sets: fc.nat(20), own: fc.option(fc.nat(20)) }), { maxLength: 30 });
    fc.assert(
      fc.property(quantities, (rows) => {
        const addresses = rows.map(({ sets, own }, index) =>
          aGroupOrderAddress({
            id: String(index),
            sets,
            ...(own !== null && { items: [{ sku: 'WHITE-1', quantity: own }] }),
          }),
        );
        const full = { ...order, addresses };
        const { items, recipients } = estimateRequest('group', full);
        const units = (all: typeof items) => all.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(units(items)).toBe(recipients.reduce((sum, recipient) => sum + units(recipient.items), 0));
        expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
        expect(orderedItems(full).every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });
});

describe('The request to the back end (spec §4 Group order)', () => {
  it('names the carrier a phone number where an address has none', () => {
    const addresses = [aGroupOrderAddress({ phone: '503 555 0199' }), aGroupOrderAddress({ id: '2' })];
    const { recipients } = estimateRequest('group', { ...order, addresses });
    expect(recipients.map(({ phone }) => phone)).toEqual(['5035550199', '5035550123']);
  });

  it('names things in the order in which they were chosen, no matter which address gets them first, and addresses of this country', () => {
    const items = [{ sku: 'SLEEVE-1', quantity: 1 }];
    const addresses = [aGroupOrderAddress({ items }), aGroupOrderAddress({ id: '2' })];
    const request = estimateRequest('group', { ...order, addresses });
    expect(request.items).toEqual([
      { sku: 'WHITE-1', quantity: 2 },
      { sku: 'SLEEVE-1', quantity: 2 },
    ]);
    expect(request.recipients.map(({ countryIso }) => countryIso)).toEqual(['US', 'US']);
  });

  it('has no blanks around typed text', () => {
    const details = { ...order.details, company: ' Example ', email: ' ada@example.test ' };
    expect(estimateRequest('bulk', { ...order, details }).details).toMatchObject({
      company: 'Example',
      email: 'ada@example.test',
    });
  });

  it('is found again by a link whose token no server is sent', () => {
    const url = new URL(estimatePath({ number: 'R123456789', token: 'abc-DEF_1' }), 'https://shop.example');
    expect(url.pathname + url.search).not.toContain('abc-DEF_1');
    expect(readOrderToken(url.hash)).toBe('abc-DEF_1');
  });
});
