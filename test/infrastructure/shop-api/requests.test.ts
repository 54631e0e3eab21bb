import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { HttpOrderGateway } from '#src/infrastructure/shop-api/cart/http-order-gateway';
import { HttpCheckoutGateway } from '#src/infrastructure/shop-api/checkout/http-checkout-gateway';
import { HttpCountryReader } from '#src/infrastructure/shop-api/geography/http-country-reader';
import { openVariantReader } from '#src/infrastructure/shop-api/open-variant-reader';
import type { ShopHttpOptions } from '#src/infrastructure/shop-api/shop-calls';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { anAddress } from '#test/builders/an-address';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { recordedOrders } from './recordings';
import { requestProblems } from './request-problems';
import { ScriptedServer } from './scripted-server';

const key = { number: 'R100000001', token: 'a-token' };
const order = { ...recordedOrders[0], number: key.number, token: key.token };
const receipt = { id: 7, number: key.number, state: 'complete', completed_at: '2026-11-20T15:00:00.000Z' };

describe('Calls of the shop back end on the wire (spec §3 Order line for a subscription, §7 Shop back end)', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
  });
  afterEach(() => server.close());

  const http = (options: Partial<ShopHttpOptions> = {}) => new ShopHttp({ baseUrl: server.url, ...options });
  const orders = () => new HttpOrderGateway(http());
  const checkout = () => new HttpCheckoutGateway(http());
  const lastCall = () => {
    const { method, url, body } = server.received.at(-1)!;
    return { call: `${method} ${url}`, body };
  };

  describe('state their wishes in snake case', () => {
    it.each<{
      does: string;
      send: () => Promise<unknown>;
      call: string;
      body?: unknown;
      status?: number;
      answer?: unknown;
    }>([
      {
        does: 'create an empty order',
        send: () => orders().create([]),
        call: 'POST /api/orders',
        body: {},
        status: 201,
        answer: order,
      },
      {
        does: 'create an order with lines',
        send: () => orders().create([{ sku: 'A', quantity: 2 }]),
        call: 'POST /api/orders',
        status: 201,
        answer: order,
        body: { order: { line_items_attributes: [{ sku: 'A', quantity: 2 }] } },
      },
      { does: 'read an order', send: () => orders().read(key), call: 'GET /api/orders/R100000001', answer: order },
      {
        does: 'add a line',
        send: () => orders().addLine(key, { sku: 'A|B', quantity: 2 }),
        call: 'POST /api/orders/R100000001/line_items',
        body: { line_item: { sku: 'A|B', quantity: 2 } },
        status: 201,
        answer: { id: 1 },
      },
      {
        does: 'add a pack of one’s own',
        call: 'POST /api/orders/R100000001/line_items',
        status: 201,
        answer: { id: 1 },
        send: () =>
          orders().addLine(key, {
            sku: 'MIX-6',
            quantity: 1,
            parts: [
              { sku: 'A', quantity: 4 },
              { sku: 'B', quantity: 2 },
            ],
          }),
        body: {
          line_item: {
            sku: 'MIX-6',
            quantity: 1,
            parts: [
              { sku: 'A', quantity: 4 },
              { sku: 'B', quantity: 2 },
            ],
          },
        },
      },
      {
        does: 'add deliveries paid ahead',
        call: 'POST /api/orders/R100000001/line_items',
        status: 201,
        answer: { id: 1 },
        send: () =>
          orders().addLine(key, {
            sku: 'A',
            quantity: 1,
            prepaid: { installmentCount: 3, interval: { length: 1, unit: 'month' } },
          }),
        body: {
          line_item: {
            sku: 'A',
            quantity: 1,
            options: {
              prepaid_subscription: {
                installment_count: 3,
                interval: { length: 1, unit: 'month' },
                line_items: [{ sku: 'A', quantity: 1 }],
              },
            },
          },
        },
      },
      {
        does: 'add deliveries of a pack of one’s own, and keep the page’s price to itself',
        call: 'POST /api/orders/R100000001/line_items',
        status: 201,
        answer: { id: 1 },
        send: () =>
          orders().addLine(key, {
            sku: 'MIX-6',
            quantity: 1,
            price: cents(100),
            parts: [{ sku: 'A', quantity: 6 }],
            prepaid: { installmentCount: 3, interval: { length: 1, unit: 'month' } },
          }),
        body: {
          line_item: {
            sku: 'MIX-6',
            quantity: 1,
            parts: [{ sku: 'A', quantity: 6 }],
            options: {
              prepaid_subscription: {
                installment_count: 3,
                interval: { length: 1, unit: 'month' },
                line_items: [{ sku: 'A', quantity: 6 }],
              },
            },
          },
        },
      },
      {
        does: 'add a gift card of an amount',
        call: 'POST /api/orders/R100000001/line_items',
        status: 201,
        answer: { id: 1 },
        send: () => orders().addLine(key, { sku: 'GIFT', quantity: 1, giftCardAmount: cents(7505) }),
        body: { line_item: { sku: 'GIFT', quantity: 1, options: { amount: '75.05' } } },
      },
      {
        does: 'add a line that repeats',
        call: 'POST /api/orders/R100000001/line_items',
        status: 201,
        answer: { id: 1 },
        send: () =>
          orders().addLine(key, {
            sku: 'A',
            quantity: 12,
            subscription: { interval: { length: 2, unit: 'month' }, endDate: '2027-02-01' },
          }),
        body: {
          line_item: { sku: 'A', quantity: 12 },
          subscription_line_item: { interval_length: 2, interval_units: 'month', end_date: '2027-02-01' },
        },
      },
      {
        does: 'create an order with a line that repeats',
        call: 'POST /api/orders',
        status: 201,
        answer: order,
        send: () =>
          orders().create([{ sku: 'A', quantity: 12, subscription: { interval: { length: 1, unit: 'month' } } }]),
        body: {
          order: {
            line_items_attributes: [
              {
                sku: 'A',
                quantity: 12,
                subscription_line_items_attributes: [{ interval_length: 1, interval_units: 'month', end_date: null }],
              },
            ],
          },
        },
      },
      {
        does: 'change what stands beside the lines',
        call: 'PATCH /api/orders/R100000001',
        answer: order,
        send: () =>
          orders().update(key, {
            referralIdentifier: 'ref-1',
            specialInstructions: '',
            giftNote: { from: 'Ada', recipient: '', note: 'Hi' },
          }),
        body: {
          order: {
            referral_identifier: 'ref-1',
            special_instructions: '',
            gift_note_attributes: { from: 'Ada', recipient: '', note: 'Hi' },
          },
        },
      },
      {
        does: 'change a line',
        send: () => orders().changeLine(key, '7', 3),
        call: 'PATCH /api/orders/R100000001/line_items/7',
        body: { line_item: { quantity: 3 } },
        answer: { id: 7 },
      },
      {
        does: 'remove a line',
        send: () => orders().removeLine(key, '7'),
        call: 'DELETE /api/orders/R100000001/line_items/7',
        status: 204,
      },
      {
        does: 'empty an order',
        send: () => orders().empty(key),
        call: 'PUT /api/orders/R100000001/empty',
        status: 204,
      },
      {
        does: 'apply a code',
        send: () => orders().applyPromoCode(key, 'ten'),
        call: 'POST /api/orders/R100000001/coupon_codes',
        body: { coupon_code: 'ten' },
        answer: { successful: true },
      },
      {
        does: 'remove a code',
        send: () => orders().removePromoCode(key, 'a/b c?#é'),
        status: 204,
        call: 'DELETE /api/orders/R100000001/coupon_codes/a%2Fb%20c%3F%23%C3%A9',
      },
      {
        does: 'choose a rate',
        send: () => checkout().submitDelivery(key, [{ shipmentId: '3', rateId: '9' }]),
        call: 'PATCH /api/checkouts/R100000001',
        answer: order,
        body: { state: 'delivery', order: { shipments_attributes: [{ id: 3, selected_shipping_rate_id: 9 }] } },
      },
      {
        does: 'prepare payment',
        send: () => checkout().prepare(key),
        call: 'PUT /api/checkouts/R100000001/prepare',
        answer: order,
      },
      {
        does: 'calculate shipping',
        send: () => checkout().calculateShippingOptions(key),
        call: 'POST /api/checkouts/R100000001/calculate_shipping_options',
        answer: order,
      },
      {
        does: 'finalize',
        send: () => checkout().finalize(key),
        call: 'PUT /api/checkouts/R100000001/finalize',
        answer: order,
      },
      {
        does: 'finalize a session',
        send: () => checkout().finalizeSession(key.number, 'cs_1'),
        call: 'PUT /api/checkouts/R100000001/finalize',
        body: { checkout_session_id: 'cs_1' },
        answer: receipt,
      },
      {
        does: 'take the payment step',
        send: () => checkout().submitPayment(key),
        call: 'PATCH /api/checkouts/R100000001',
        body: { state: 'payment', order: { payments_attributes: [] } },
        answer: order,
      },
      {
        does: 'read variants',
        send: () => openVariantReader({ baseUrl: server.url }, new ManualScheduler()).readBySkus(['A', 'B|C', 'D&E']),
        answer: { variants: [] },
        call: 'GET /api/variants?q%5Bsku_in%5D%5B%5D=A&q%5Bsku_in%5D%5B%5D=B%7CC&q%5Bsku_in%5D%5B%5D=D%26E&per_page=50',
      },
      {
        does: 'read states',
        send: () => new HttpCountryReader(http()).readStates('US'),
        call: 'GET /api/countries/US/states',
        answer: { states_required: true, states: [] },
      },
    ])('to $does', async ({ send, call, body, status = 200, answer }) => {
      server.answer(status, answer);
      await send();
      expect(lastCall()).toEqual({ call, body });
      expect(requestProblems(server.received.at(-1)!)).toEqual([]);
      const { headers } = server.received.at(-1)!;
      expect(headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
      expect(headers.accept).toBe('application/json');
    });

    it('to store an address: every field, null for missing ones, and no state object', async () => {
      server.answer(200, order);
      await checkout().submitAddress(key, { email: 'a@example.test', address: anAddress({ address2: '', phone: '' }) });
      const attributes = {
        name: 'Ada Example',
        address1: '1 Invented St',
        address2: null,
        city: 'Fresno',
        zipcode: '93650',
        phone: null,
        alternative_phone: null,
        company: null,
        country_iso: 'US',
        state_id: null,
        state_name: 'CA',
      };
      expect(lastCall()).toEqual({
        call: 'PATCH /api/checkouts/R100000001',
        body: {
          state: 'address',
          order: { email: 'a@example.test', ship_address_attributes: attributes, bill_address_attributes: attributes },
        },
      });
      expect(requestProblems(server.received[0]!)).toEqual([]);
    });
  });
});
