import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { HttpAddressBookGateway } from '#src/infrastructure/shop-api/address-book/http-address-book-gateway';
import { orderOf } from '#src/infrastructure/shop-api/cart/order-calls';
import { HttpVariantReader } from '#src/infrastructure/shop-api/catalogue/http-variant-reader';
import { HttpCustomerGateway } from '#src/infrastructure/shop-api/customer/http-customer-gateway';
import { HttpCountryReader } from '#src/infrastructure/shop-api/geography/http-country-reader';
import { HttpSubscriptionGateway } from '#src/infrastructure/shop-api/subscription/http-subscription-gateway';
import { rejection } from '#test/contracts/shop/rejection';
import { type RecordingLogger, recordLog } from '#test/fakes/system/recording-logger';
import { recordedOrders } from './recordings';

type Json = Record<string, unknown>;

let logger: RecordingLogger;
beforeEach(() => {
  logger = recordLog();
});

const answering = (wire: unknown) => ({ send: () => Promise.resolve(JSON.stringify(wire)) });
const read = (wire: unknown) => orderOf(JSON.stringify(wire));
const leftOut = () => logger.entries.flatMap(({ details }) => details['paths']);

const [recorded] = recordedOrders.filter(({ shipments, payments, adjustments }) =>
  [shipments, payments, adjustments].every((list) => (list as unknown[]).length > 0),
);
const [recordedLine] = recorded!['line_items'] as Json[];
const address = recorded!['ship_address'] as Json;

/** A recorded order with everything that newer versions add. */
const order: Json = {
  ...recorded,
  applied_gift_cards: [{ redemption_code: 'ABCD', amount: '20.0', remaining: '5.5' }],
  gift_note: { from: 'Ada', recipient: 'Grace', note: 'Cheers' },
  cross_sell_details: { cross_sellable: true, cross_sell_ends_at: '2026-11-20T15:15:00.000Z' },
  cancel_ends_at: '2026-11-20T15:15:00.000Z',
  canceled_at: '2026-11-20T15:05:00.000Z',
  checkout_session_id: 'cs_1',
  checkout_session_url: 'https://pay.example.test/cs_1',
  referral_identifier: 'ref-1',
  special_instructions: 'The green door.',
  subscription_in_cart: true,
  line_items: [
    {
      ...recordedLine,
      sku: 'PACK',
      parts: [{ sku: 'A', quantity: 3 }],
      cross_sold: 1,
      subscription_line_items: [
        { sku: 'A', quantity: 3, interval_length: 2, interval_units: 'month', end_date: '2027-02-20' },
      ],
      pre_paid_subscription: {
        quantity: 1,
        installment_count: 3,
        interval: { length: 2, unit: 'month' },
        single_installment_price: '30.0',
        actionable_date: null,
      },
      gift_cards: [{ id: 1, amount: '50.0', recipient_name: 'Grace', send_email_at: null, filled: true }],
      variant: {
        ...(recordedLine!['variant'] as Json),
        metadata: { composable: true },
        images: [{ small_url: '/s', alt: null }],
      },
    },
  ],
};

const subscription: Json = {
  id: 7,
  state: 'active',
  paused: false,
  interval_length: 1,
  interval_units: 'month',
  actionable_date: '2026-12-20',
  end_date: null,
  tag_list: ['club-12'],
  reminders: [{ reminder_type: 'default', sent_at: '2026-12-06T15:00:00.000Z' }],
  ship_address: address,
  skippable: true,
  payment_state: 'paid',
  upcoming_total: '84.0',
  payment_source: { payment_source: { last_digits: '1111' } },
  line_items: [
    {
      id: 3,
      quantity: 12,
      sku: 'WHITE-1',
      name: 'Brisk White',
      description: null,
      price: '7.0',
      variant_id: 1,
      product_slug: 'brisk-white',
      images: [],
      one_time: false,
    },
  ],
};
const variant: Json = {
  id: 2,
  sku: 'RED-1',
  price: '8.0',
  weight: '9.3',
  in_stock: true,
  is_backorderable: false,
  total_on_hand: 47,
  metadata: { subscribable: true },
};

describe('Orders that are partly malformed (spec §3 Order / cart, §8 Shop back end)', () => {
  const needed =
    /^(number|token|state|total|item_total|ship_total|additional_tax_total|line_items(\.\d+(\.(id|quantity|price|sku))?)?)$/;
  const optional = pathsOf(order).filter((path) => !needed.test(path.join('.')));

  it('stay readable, whatever stands in any one field that they can do without', () => {
    const whole = read(order);
    fc.assert(
      fc.property(
        fc.constantFrom(...optional.filter(([name]) => name !== 'currency')),
        fc.jsonValue(),
        (path, anything) => {
          expect(read(replaced(order, path, anything))).toMatchObject({
            number: whole.number,
            token: whole.token,
            state: whole.state,
            total: whole.total,
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(optional.map((path) => path.join('.')))('stay readable without %s', (path) => {
    for (const nothing of [undefined, null])
      expect(read(replaced(order, path.split('.'), nothing)).lineItems).toHaveLength(1);
  });

  it.each<[string, unknown, object]>([
    ['applied_gift_cards', { ABCD: '20.0' }, { appliedGiftCards: [] }],
    [
      'applied_gift_cards',
      [{ code: 'ABCD' }, { redemption_code: 'EFGH', amount: '5.0' }],
      { appliedGiftCards: [{ id: 'EFGH', last: 'EFGH', amount: 500 }] },
    ],
    ['order_total_after_store_credit', null, { amountDue: read(recorded).total }],
    ['checkout_session_url', 'javascript:alert(1)', {}],
    ['line_items.0.pre_paid_subscription.installment_count', 0, {}],
  ])('lose %s when it is %j, and say so to developers', (path, wrong, expected) => {
    const read1 = read(replaced(order, path.split('.'), wrong));
    expect(read1).toMatchObject(expected);
    if (path.endsWith('installment_count')) expect(read1.lineItems[0]).not.toHaveProperty('prePaidSubscription');
    if (wrong !== null) expect(leftOut().join()).toContain(path);
  });

  it('lose the malformed row and keep its neighbours, by their paths and without their values', () => {
    const adjustments = [
      { ...(recorded!['adjustments'] as Json[])[0], amount: 'secret' },
      (recorded!['adjustments'] as Json[])[0],
      7,
    ];
    expect(read({ ...order, adjustments }).adjustments).toHaveLength(1);
    expect(leftOut()).toEqual(expect.arrayContaining(['adjustments.0.amount', 'adjustments.2.amount']));
    expect(JSON.stringify(logger.entries)).not.toContain('secret');
  });

  it('let nothing follow from unknown parts', () => {
    const part = (parts: unknown) => read(replaced(order, ['line_items', '0', 'parts'], parts)).lineItems[0]!;
    expect(part([{ sku: 'A', quantity: 3 }])).not.toHaveProperty('hasUnreadableParts');
    expect(part(undefined)).not.toHaveProperty('hasUnreadableParts');
    expect(part([{ sku: 'A', quantity: 3 }, { name: 'B' }])).toMatchObject({ parts: [], hasUnreadableParts: true });
  });

  it.each(['number', 'token', 'state', 'total', 'line_items', 'line_items.0.price', 'line_items.0.quantity'])(
    'are no orders without %s',
    (path) => {
      expect(() => read(replaced(order, path.split('.'), { not: 'this' }))).toThrow(path);
      expect(leftOut()).toEqual([]);
    },
  );
});

describe('Other answers that are partly malformed (spec §3, §8 Shop back end)', () => {
  it('subscriptions lose optional parts', async () => {
    const gateway = (wire: unknown) => new HttpSubscriptionGateway(answering(wire));
    const needed = /^(id|state|interval_length|interval_units|line_items(\.\d+(\.(id|quantity|price|sku))?)?)$/;
    const optional = pathsOf(subscription).filter((path) => !needed.test(path.join('.')));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...optional), fc.jsonValue(), async (path, anything) => {
        expect(await gateway(replaced(subscription, path, anything)).read({ userId: '1', id: '7' })).toMatchObject({
          id: '7',
          interval: { length: 1, unit: 'month' },
        });
      }),
      { numRuns: 300 },
    );
    expect(
      await rejection(gateway({ ...subscription, line_items: [{}] }).read({ userId: '1', id: '7' })),
    ).toMatchObject({
      code: 'wrong_shape',
    });
  });

  it('a list of subscriptions loses the malformed one; a value that is no list is no empty one', async () => {
    const list = (subscriptions: unknown) => new HttpSubscriptionGateway(answering({ subscriptions })).list('1');
    expect((await list([{ ...subscription, interval_units: 'fortnight' }, subscription])).map(({ id }) => id)).toEqual([
      '7',
    ]);
    expect(leftOut()).toEqual(['subscriptions.0.interval_units']);
    expect(await rejection(list({ 7: subscription }))).toMatchObject({ code: 'wrong_shape' });
  });

  it('variants lose optional parts, and a list the malformed one', async () => {
    const offers = (variants: unknown) => new HttpVariantReader(answering({ variants })).readBySkus(['RED-1']);
    const optional = pathsOf(variant).filter(([field]) => !['id', 'sku', 'price', 'in_stock'].includes(field!));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...optional), fc.jsonValue(), async (path, anything) => {
        expect(await offers([replaced(variant, path, anything)])).toMatchObject([
          { id: '2', sku: 'RED-1', price: 800 },
        ]);
      }),
    );
    expect(await offers([{ ...variant, price: 8 }, variant])).toHaveLength(1);
    expect(await rejection(offers(null))).toMatchObject({ code: 'wrong_shape' });
  });

  it('customers, stock and states lose optional parts', async () => {
    expect(await new HttpCustomerGateway(answering({ id: 7, email: 1, name: {} })).readMe()).toEqual({
      id: '7',
    });
    const availability = await new HttpVariantReader(
      answering({ in_stock: true, is_backorderable: 'no' }),
    ).readAvailability('RED-1');
    expect(availability).toEqual({ inStock: true, isBackorderable: false });
    const states = [{ name: 'California' }, { name: 'Oregon', abbr: 'OR' }];
    expect(await new HttpCountryReader(answering({ states })).readStates('US')).toEqual([
      { name: 'Oregon', abbr: 'OR' },
    ]);
    expect(leftOut()).toEqual(['email', 'name', 'is_backorderable', 'states.0.abbr']);
  });
});

function pathsOf(value: unknown): readonly string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[key], ...pathsOf(child).map((below) => [key, ...below])]);
}

function replaced(wire: Json, path: readonly string[], value: unknown): Json {
  const copy = structuredClone(wire);
  const holder = path.slice(0, -1).reduce<Json>((above, part) => above[part] as Json, copy);
  holder[path.at(-1)!] = value;
  return copy;
}

describe('A malformed address book (spec §3 Address book entry)', () => {
  const book = (...rows: readonly unknown[]) => new HttpAddressBookGateway(answering(rows)).list('1');
  const entry = { ...address, id: 4, default: true };

  it('loses the row, never the book', async () => {
    const rows = [entry, { ...entry, id: 'five' }, null, 'no row', { ...entry, id: 6, country_iso: 7, default: false }];
    expect((await book(...rows)).map(({ id }) => id)).toEqual(['4']);
    expect(leftOut()).toEqual([
      'list.1.id',
      'list.2.id',
      'list.2.country_iso',
      'list.3.id',
      'list.3.country_iso',
      'list.4.country_iso',
    ]);
  });

  it('loses a malformed part of an address, never the row', async () => {
    const [read] = await book({ ...entry, city: 12, state: { name: 'California', abbr: 5 }, default: 'yes' });
    expect(read).toMatchObject({ id: '4', isDefault: false, address: { city: '', stateAbbr: address['state_text'] } });
  });

  it('is of the wrong shape when it is no list', async () => {
    for (const wire of [{}, null, 'addresses', { addresses: [entry] }]) {
      const list = new HttpAddressBookGateway(answering(wire)).list('1');
      expect(await rejection(list)).toMatchObject({ code: 'wrong_shape' });
    }
  });
});
