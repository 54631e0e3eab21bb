import { describe, expect, it } from 'vitest';
import { type Answer, validateAnswer } from './answer-validator';

const json = 'application/json; charset=utf-8';
const adjustment = {
  id: 22,
  source_type: 'Spree::PromotionAction',
  source_id: 2,
  adjustable_type: 'Spree::LineItem',
  adjustable_id: 13,
  amount: '-1.6',
  display_amount: '-$1.60',
  label: 'Promotion (Ten percent off items)',
  promotion_code_id: 2,
  eligible: true,
  finalized: false,
  created_at: '2026-11-20T15:18:46.647Z',
  updated_at: '2026-11-20T15:18:46.647Z',
};
const variant = {
  id: 2,
  name: 'Quiet Red',
  sku: 'RED-1',
  slug: 'quiet-red',
  description: 'Invented.',
  weight: '9.3',
  height: null,
  width: null,
  depth: null,
  is_master: true,
  price: '8.0',
  display_price: '$8.00',
  options_text: '',
  option_values: [],
  images: [],
  track_inventory: true,
  in_stock: true,
  is_backorderable: false,
  total_on_hand: 47,
  is_destroyed: false,
  product_id: 2,
};
const line = {
  id: 13,
  quantity: 2,
  price: '8.0',
  variant_id: 2,
  single_display_amount: '$8.00',
  display_amount: '$16.00',
  total: '14.4',
  variant,
  adjustments: [adjustment],
};

function lineAnswer(change: object): Answer {
  return {
    method: 'POST',
    path: '/api/orders/R945892842/line_items',
    status: 201,
    contentType: json,
    body: { ...line, ...change },
  };
}

describe('Checking an answer against the document (spec §7 Shop back end)', () => {
  it('finds nothing wrong with an answer as described', () => {
    expect(validateAnswer(lineAnswer({}))).toEqual([]);
  });

  it('accepts fields that only some back ends send', () => {
    expect(
      validateAnswer(lineAnswer({ sku: 'RED-1', parts: [], pre_paid_subscription: null, metadata: { anything: 1 } })),
    ).toEqual([]);
    const promotionCode = { ...adjustment, promotion_code: { id: 2, value: 'pct10' } };
    expect(validateAnswer(lineAnswer({ adjustments: [promotionCode] }))).toEqual([]);
  });

  it.each([
    ['money that is a number', { price: 8 }, '/price must be string'],
    ['money without a fraction', { price: '8' }, '/price must match pattern'],
    ['a missing key', { total: undefined }, "must have required property 'total'"],
    ['a key that nobody described', { quantitty: 2 }, 'the body has the unknown key quantitty'],
    [
      'such a key deep inside',
      { adjustments: [{ ...adjustment, promotionCode: null }] },
      '/adjustments/0 has the unknown key promotionCode',
    ],
    [
      'a date in another form',
      { adjustments: [{ ...adjustment, created_at: '2026-11-20 15:18' }] },
      '/adjustments/0/created_at must match',
    ],
    ['a value outside a list', { adjustments: [{ ...adjustment, adjustable_type: 'Order' }] }, 'Spree::Shipment'],
  ])('names %s', (_, change, problem) => {
    const answer = lineAnswer(change);
    expect(
      validateAnswer({ ...answer, body: JSON.parse(JSON.stringify(answer.body)) as unknown }).join('\n'),
    ).toContain(problem);
  });

  it('names a call, a status, a media type and a body that the document does not have', () => {
    expect(validateAnswer({ ...lineAnswer({}), path: '/api/orders/R945892842/lines' })).toEqual([
      'POST /api/orders/R945892842/lines is no call of the document',
    ]);
    expect(validateAnswer({ ...lineAnswer({}), status: 418 })).toEqual([
      'POST /api/orders/{number}/line_items does not answer 418',
    ]);
    expect(validateAnswer({ ...lineAnswer({}), contentType: 'text/html' })).toEqual([
      'POST /api/orders/{number}/line_items 201 is application/json, not text/html',
    ]);
    const removal = { method: 'DELETE', path: '/api/orders/R945892842/line_items/13', status: 204, contentType: null };
    expect(validateAnswer({ ...removal, body: '' })).toEqual([]);
    expect(validateAnswer({ ...removal, body: {} })).toEqual([
      'DELETE /api/orders/{number}/line_items/{id} 204 has no body',
    ]);
  });

  it('takes a literal path before a template, and leaves the query aside', () => {
    const body = { orders: [], count: 0, total_count: 0, current_page: 1, pages: 0, per_page: 6 };
    expect(
      validateAnswer({
        method: 'GET',
        path: '/api/orders/mine?page=1&per_page=6',
        status: 200,
        contentType: json,
        body,
      }),
    ).toEqual([]);
  });
});

describe('Refusals (spec §8 Shop back end)', () => {
  const checkout = { method: 'PATCH', path: '/api/checkouts/R945892842', contentType: json };

  it('are accepted in every form that back ends use', () => {
    const invalid = { error: 'Invalid resource.', errors: { 'ship_address.name': ["can't be blank"] } };
    const stock = { errors: ['Quantity is not available for items in your order'], type: 'insufficient_stock' };
    expect(validateAnswer({ ...checkout, status: 422, body: invalid })).toEqual([]);
    expect(validateAnswer({ ...checkout, status: 422, body: stock })).toEqual([]);
    expect(validateAnswer({ ...checkout, status: 401, body: { message: 'Please sign in.' } })).toEqual([]);
    const locked = { ...checkout, status: 409, contentType: 'text/plain; charset=utf-8' };
    expect(validateAnswer({ ...locked, body: 'Could not obtain lock on order 17' })).toEqual([]);
  });

  it('are named when no reader would understand them', () => {
    expect(validateAnswer({ ...checkout, status: 422, body: { problem: 'no' } })).not.toEqual([]);
    expect(validateAnswer({ ...checkout, status: 409, body: { error: 'locked' } })).not.toEqual([]);
    const coupon = { success: null, error: 'No.', successful: false, status_code: 'not_a_code' };
    const path = '/api/orders/R945892842/coupon_codes';
    expect(validateAnswer({ method: 'POST', path, status: 422, contentType: json, body: coupon })).not.toEqual([]);
  });
});
