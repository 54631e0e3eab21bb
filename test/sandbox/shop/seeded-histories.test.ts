import { beforeAll, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: ringpullConfig });

async function signIn(name: string): Promise<ShopClient> {
  const client = new SignInClient(sandbox);
  await client.signInByLink(`${name}@ringpull.example`);
  return new ShopClient(sandbox, { bearer: client.jwt });
}

interface WireOrder {
  readonly number: string;
  readonly state: string;
  readonly payment_state: string;
  readonly shipment_state: string;
  readonly total: string;
  readonly payment_total: string;
  readonly gift_note: { readonly note: string | null };
  readonly ship_address: { readonly name: string };
  readonly applied_gift_cards: readonly { readonly amount: string }[];
  readonly payments: readonly { readonly state: string; readonly source_type: string; readonly amount: string }[];
  readonly adjustments: readonly object[];
  readonly shipments: readonly {
    readonly state: string;
    readonly tracking: string | null;
    readonly tracking_url: string | null;
    readonly adjustments: readonly { readonly promotion_code: { readonly value: string } | null }[];
  }[];
  readonly line_items: readonly {
    readonly variant: { readonly sku: string; readonly is_destroyed: boolean; readonly in_stock: boolean };
    readonly adjustments: readonly { readonly promotion_code: { readonly value: string } | null }[];
  }[];
}

describe('A customer with forty orders (wire facts: order states)', () => {
  let orders: readonly WireOrder[];
  let totalCount: number;
  beforeAll(async () => {
    const client = await signIn('forty');
    ({ orders, total_count: totalCount } = await client.must('GET', '/api/orders/completed?per_page=50'));
  });
  const statesOf = ({ state, payment_state: payment, shipment_state: shipment }: WireOrder) =>
    `${state} ${payment} ${shipment}`;

  it('has placed forty, newest first, and one that could not be paid', async () => {
    expect([totalCount, orders.length]).toEqual([40, 40]);
    const mine = await (await signIn('forty')).must<{ total_count: number }>('GET', '/api/orders/mine');
    expect(mine.total_count).toBe(41);
  });

  it('has one for every state of delivery and payment', () => {
    expect(new Set(orders.map(statesOf))).toEqual(
      new Set([
        'complete balance_due pending',
        'complete paid ready',
        'complete paid partial',
        'complete paid shipped',
        'canceled void canceled',
        'canceled credit_owed canceled',
        'returned paid shipped',
      ]),
    );
  });

  it('can track shipped parcels, and only those', async () => {
    for (const { state, tracking, tracking_url: url } of orders.flatMap(({ shipments }) => shipments)) {
      expect(url !== null, state).toBe(state === 'shipped');
      expect(url).toBe(tracking === null ? null : `${sandbox.url}/track/${tracking}`);
    }
    const partial = orders.find(({ shipment_state: state }) => state === 'partial')!;
    expect(partial.shipments.map(({ state }) => state)).toEqual(['shipped', 'ready']);
    const page = await fetch(partial.shipments[0]!.tracking_url!);
    expect(await page.text()).toContain(partial.shipments[0]!.tracking!);
  });

  it('has payments that add up to the total, and names the paid amount', () => {
    for (const order of orders) {
      const paid = order.payments.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      expect(paid, order.number).toBe(Math.round(Number(order.total) * 100));
    }
    const refunded = orders.filter((order) => Number(order.payment_total) < Number(order.total));
    expect(refunded.map(({ payments, payment_total: left }) => [payments[0]!.state, Number(left) > 0])).toEqual([
      ['pending', false],
      ['void', false],
      ['completed', false],
      ['completed', false],
      ['completed', true],
    ]);
  });

  it('has a gift to another address, promo codes, and gift cards that paid in part and in full', () => {
    expect(orders.filter(({ gift_note: gift }) => gift.note !== null)).toMatchObject([
      { gift_note: { from: 'Olive', recipient: 'Maude' }, ship_address: { name: 'Maude Forty' } },
    ]);
    const codes = orders.flatMap(({ line_items: lines, shipments }) =>
      [...lines, ...shipments].flatMap(({ adjustments }) =>
        adjustments.flatMap(({ promotion_code: code }) => (code ? [code.value] : [])),
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['tenpercent', 'shipfree']));
    const ways = orders.map(({ payments }) => payments.map(({ source_type: type }) => type));
    expect(ways.filter((types) => types.includes('Spree::GiftCard'))).toEqual([
      ['Spree::GiftCard', 'Spree::CreditCard'],
      ['Spree::GiftCard'],
    ]);
  });

  it('holds a can that is sold out, and one that is no longer sold and cannot be bought', async () => {
    const variants = orders.flatMap(({ line_items: lines }) => lines.map(({ variant }) => variant));
    expect(variants.find(({ sku }) => sku === 'ORANGE-03')).toMatchObject({ in_stock: false, is_destroyed: false });
    expect(variants.find(({ sku }) => sku === 'VERDEJO-01')).toMatchObject({ is_destroyed: true, images: [] });
    const guest = new ShopClient(sandbox);
    expect(await guest.must('GET', '/api/variants?q[sku_in][]=VERDEJO-01')).toMatchObject({ variants: [] });
    const cart = await guest.must('POST', '/api/orders');
    const added = await new ShopClient(sandbox, { token: cart.token }).send(
      'POST',
      `/api/orders/${cart.number}/line_items`,
      { line_item: { sku: 'VERDEJO-01', quantity: 1 } },
    );
    expect(added.status).toBe(404);
  });
});

describe('Customers with much and with nothing in their account (spec §3 User)', () => {
  it('new@ has nothing', async () => {
    const client = await signIn('new');
    const me = await client.must<{ id: number; name: string }>('GET', '/api/users/me');
    expect(me.name).toBe('Nora New');
    expect(await client.must('GET', '/api/orders/mine')).toMatchObject({ total_count: 0 });
    expect(await client.must('GET', `/api/users/${me.id}/address_book`)).toEqual([]);
    expect(await client.must('GET', '/api/wallet_payment_sources')).toEqual({ wallet_payment_sources: [] });
    expect(await client.must('GET', '/api/store_credit_events/mine')).toMatchObject({ total_count: 0 });
  });

  it('addresses@ has three', async () => {
    const client = await signIn('addresses');
    const { id } = await client.must<{ id: number }>('GET', '/api/users/me');
    expect(await client.must('GET', `/api/users/${id}/address_book`)).toMatchObject([
      { default: true, name: 'Ada Addresses', city: 'Madison' },
      { default: false, company: 'Fen & Daughters', address2: 'Floor 8' },
      { default: false, name: 'Beatriz Quintanilla-O’Hara' },
    ]);
  });

  it('cards@ has one that has expired, which is the default, and one that has not', async () => {
    const wallet = await (await signIn('cards')).must('GET', '/api/wallet_payment_sources');
    expect(wallet).toMatchObject({
      wallet_payment_sources: [
        { default: true, payment_source: { last_digits: '1111', year: '2025' } },
        { default: false, payment_source: { last_digits: '0004', year: '2030' } },
      ],
    });
  });

  it('ledger@ has credit added, used and given back, more than a page, each with the balance after it', async () => {
    const client = await signIn('ledger');
    const me = await client.must<{ store_credit: string }>('GET', '/api/users/me');
    const { store_credit_events: events, pages } = await client.must<{
      pages: number;
      store_credit_events: readonly {
        readonly display_action: string;
        readonly display_amount: string;
        readonly display_user_total_amount: string;
        readonly order_number: string | null;
      }[];
    }>('GET', '/api/store_credit_events/mine');
    expect(pages).toBe(2);
    expect(new Set(events.map(({ display_action: action }) => action))).toEqual(new Set(['Added', 'Used', 'Credit']));
    const dollars = (text: string) => Number(text.replace('$', ''));
    expect(dollars(events[0]!.display_user_total_amount)).toBe(Number(me.store_credit));
    for (const [position, event] of events.entries()) {
      const before = events[position + 1];
      if (!before) continue;
      const change = dollars(event.display_amount) * (event.display_action === 'Used' ? -1 : 1);
      expect(dollars(event.display_user_total_amount)).toBeCloseTo(dollars(before.display_user_total_amount) + change);
    }
    const used = events.find(({ display_action: action }) => action === 'Used')!;
    const order = await client.must<WireOrder>('GET', `/api/orders/${used.order_number!}`);
    expect(order.payments.map(({ source_type: type }) => type)).toContain('Spree::StoreCredit');
  });
});
