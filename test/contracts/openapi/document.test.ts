import { describe, expect, it } from 'vitest';
import { apiDocument, resolveAnswer } from './api-document';

const methods = ['get', 'put', 'post', 'patch', 'delete'];
const subscription = '/api/users/{id}/subscriptions/{sid}';

/** The table of calls of the specification, one line for each method and path. */
const specifiedCalls = [
  'POST /api/orders',
  'GET /api/orders/{number}',
  'GET /api/orders/current',
  'PATCH /api/orders/{number}',
  'PUT /api/orders/{number}/empty',
  'POST /api/orders/{number}/line_items',
  'PATCH /api/orders/{number}/line_items/{id}',
  'DELETE /api/orders/{number}/line_items/{id}',
  'PATCH /api/orders/{number}/gift_cards/bulk_update',
  'POST /api/orders/{number}/coupon_codes',
  'DELETE /api/orders/{number}/coupon_codes/{code}',
  'PUT /api/orders/{number}/cross_sell',
  'PUT /api/orders/{number}/associate_user',
  'PUT /api/checkouts/{number}/prepare',
  'POST /api/checkouts/{number}/calculate_shipping_options',
  'PUT /api/checkouts/{number}/finalize',
  'PATCH /api/checkouts/{number}',
  'POST /api/referral_identifiers',
  'GET /api/countries/{iso}/states',
  'GET /api/users/me',
  'PATCH /api/users/{id}',
  'GET /api/wallet_payment_sources',
  'GET /api/orders/mine',
  'GET /api/orders/completed',
  'GET /api/users/{id}/address_book',
  'PATCH /api/users/{id}/address_book',
  'DELETE /api/users/{id}/address_book',
  'GET /api/store_credit_events/mine',
  'GET /api/users/{id}/subscriptions',
  `GET ${subscription}`,
  `PUT ${subscription}`,
  `POST ${subscription}/skip`,
  `POST ${subscription}/cancel`,
  `POST ${subscription}/pause`,
  `POST ${subscription}/resume`,
  'GET /api/variants',
  'POST /api/stock_requests',
  'POST /api/gift_cards/redeem',
  'GET /api/gift_cards/redeem',
  'POST /api/gift_cards/{number}/apply_gift_card',
  'DELETE /api/gift_cards/{number}/remove_gift_card/{code}',
  'DELETE /api/orders/{number}/remove_gift_card/{code}',
  'GET /api/variants/{sku}/stock_availabilities',
  'GET /api/variants/{sku}/discount_prices',
];

/** Calls beyond the specification, each decided in docs/adr. */
const ownCalls = [
  'POST /api/wallet_payment_sources/prepare',
  'PATCH /api/wallet_payment_sources/{id}',
  'DELETE /api/wallet_payment_sources/{id}',
  `POST ${subscription}/retry_payment`,
  'DELETE /api/users/{id}',
  'POST /api/order_links',
  'DELETE /api/orders/current',
  'PUT /api/orders/{number}/cancel',
];

const operations = Object.entries(apiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
);

describe('The document of the shop back end (spec §7 Shop back end)', () => {
  it('has every call of the specification, those that were decided beside it, and no other', () => {
    expect(operations.map(({ call }) => call).sort()).toEqual([...specifiedCalls, ...ownCalls].sort());
  });

  it('names the key of each call that changes something, and the answers because of it', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    for (const { call, operation } of operations) {
      const { parameters = [], responses } = operation;
      if (call.startsWith('GET')) expect(parameters, call).not.toContainEqual(key);
      else {
        expect(parameters, call).toContainEqual(key);
        expect(Object.keys(responses), call).toEqual(expect.arrayContaining(['409', '422']));
      }
    }
  });

  it('names each call once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(operations)('$call says how it succeeds and how it fails', ({ operation }) => {
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).not.toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining(['401', '500']));
    for (const answer of Object.values(operation.responses)) expect(resolveAnswer(answer).description).not.toBe('');
  });
});
