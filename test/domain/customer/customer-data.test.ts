import { describe, expect, it } from 'vitest';
import {
  addressEntries,
  cardEntries,
  orderEntry,
  profileEntry,
  subscriptionEntry,
} from '#src/domain/customer/customer-data';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { aSavedCard } from '#test/builders/a-saved-card';
import { aShipment } from '#test/builders/a-shipment';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';
import { anOrder } from '#test/builders/an-order';

const placed = Date.UTC(2026, 10, 20, 15);
const giftNote = { from: 'Ada', recipient: 'Bob', note: 'Cheers' };
const address = anAddress();
const addressOfFile = {
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: '',
  city: 'Fresno',
  zipcode: '93650',
  phone: '5595550100',
  state: 'CA',
  country: 'US',
};

describe('The data that a customer takes along (spec §3 User, §2 /account/*)', () => {
  it('are the identity, with the mails that count and readable amounts', () => {
    expect(profileEntry({ id: '7', email: 'ada@example.test', name: 'Ada', storeCredit: cents(1250) })).toEqual({
      name: 'Ada',
      email: 'ada@example.test',
      mails: { news: false, reminders: true },
      storeCredit: '$12.50',
    });
    expect(profileEntry({ id: '7', preferences: { news: true, reminders: false } })).toEqual({
      name: undefined,
      email: undefined,
      mails: { news: true, reminders: false },
      storeCredit: undefined,
    });
  });

  it('is their cards without a number, with months of two digits', () => {
    expect(cardEntries([aSavedCard(), aSavedCard({ month: 12, isDefault: true })])).toEqual([
      { cardType: 'visa', endsIn: '1111', validUntil: '2031-01', holder: 'Ada Example', isDefault: false },
      { cardType: 'visa', endsIn: '1111', validUntil: '2031-12', holder: 'Ada Example', isDefault: true },
    ]);
  });

  it('is their addresses', () => {
    expect(addressEntries([{ id: '1', address, isDefault: true }])).toEqual([{ ...addressOfFile, isDefault: true }]);
  });

  it('is their orders without the token that opens them', () => {
    const order = anOrder({
      state: 'complete',
      completedAt: placed + 60_000,
      createdAt: placed,
      giftNote,
      shipmentState: 'shipped',
      paymentState: 'paid',
      lineItems: [aLine({ quantity: 6 })],
      shipments: [aShipment({ number: 'H1', state: 'shipped' })],
      payments: [{ id: '1', amount: cents(4200), state: 'authorized', methodName: 'Card', lastDigits: '1111' }],
      total: cents(4200),
    });

    expect(orderEntry(order)).toEqual({
      number: order.number,
      placedAt: '2026-11-20T15:01:00.000Z',
      state: 'complete',
      shipmentState: 'shipped',
      paymentState: 'paid',
      total: '$42.00',
      giftNote,
      items: [{ sku: 'WHITE-1', name: 'Brisk White', quantity: 6, price: '$7.00' }],
      payments: [{ method: 'Card', endsIn: '1111', amount: '$42.00' }],
      parcels: [{ number: 'H1', state: 'shipped' }],
    });
  });

  it('is orders of which a list says less', () => {
    const entry = orderEntry({
      number: 'R1',
      state: 'complete',
      total: cents(700),
      createdAt: placed,
      paymentTotal: cents(0),
    });
    expect(entry).toMatchObject({ placedAt: '2026-11-20T15:00:00.000Z', items: [], payments: [], parcels: [] });
  });

  it('is their subscriptions', () => {
    const subscription = aSubscription({
      interval: { length: 2, unit: 'month' },
      endDate: '2027-01-31',
      shipAddress: address,
      lineItems: [aSubscribedLine()],
    });
    expect(subscriptionEntry(subscription)).toEqual({
      state: 'active',
      every: '2 month',
      nextDelivery: '2026-12-20',
      endsAt: '2027-01-31',
      deliveredTo: addressOfFile,
      items: [{ sku: 'WHITE-1', name: 'Brisk White', quantity: 12, price: '$7.00' }],
    });
    expect(subscriptionEntry(aSubscription())).toMatchObject({ endsAt: undefined, deliveredTo: undefined });
  });
});
