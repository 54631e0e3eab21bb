import { codeChallenge } from '#test/sandbox/sign-in/sign-in-client';

/** The ids that exist in the sandbox by now, so that a body can name them. */
export interface ExistingIds {
  readonly checkoutSessionIds: readonly string[] | undefined;
  readonly passcodeMethod: string;
}

export const address = {
  name: 'Ada',
  address1: '1 Invented St',
  address2: '',
  city: 'Fresno',
  zipcode: '93650',
  phone: '5595550100',
  company: '',
  country_iso: 'US',
  state_name: 'CA',
};
const email = 'ada@example.test';
const line = { sku: 'WHITE-1', quantity: 1, options: { engraving: 'A' }, parts: [{ sku: 'RED-1', quantity: 1 }] };
const repeats = {
  interval_length: 1,
  interval_units: 'month',
  end_date: '2028-01-01',
  subscribable_id: 1,
  quantity: 1,
};
const prepaid = {
  ...line,
  options: {
    prepaid_subscription: {
      installment_count: 3,
      interval: { length: 1, unit: 'month' },
      line_items: [{ sku: 'WHITE-1', quantity: 6 }],
    },
  },
};
const order = {
  email,
  special_instructions: 'Ring',
  channel: 'web',
  referral_identifier: 'friend',
  metadata: { a: 'b' },
  coupon_code: 'pct10',
  gift_note_attributes: { from: 'Ada', recipient: 'Bob', note: 'Hello' },
  ship_address_attributes: address,
  bill_address_attributes: address,
  line_items_attributes: [line],
};
const card = {
  number: '4111111111111111',
  month: '1',
  year: '2031',
  expiry: '1/31',
  verification_value: '123',
  name: 'Ada',
};
const subscription = {
  ...repeats,
  actionable_date: '2027-01-01',
  reason: 'moving',
  ship_address_attributes: address,
  bill_address_attributes: address,
  line_items_attributes: [
    { id: 1, sku: 'RED-1', quantity: 2 },
    { id: 2, _destroy: true },
  ],
  payment_source_attributes: { wallet_payment_source_id: 1 },
};
const credentials = {
  email,
  password: 'a long phrase of words',
  token: 'token',
  code_challenge: codeChallenge,
  code_verifier: codeChallenge,
  session_duration_minutes: 60,
  phone_number: '+12025550123',
  expiration_minutes: 5,
  totp_code: '123456',
  recovery_code: 'aaaa-bbbb',
  domain: 'localhost',
  name: { first_name: 'Ada' },
  untrusted_metadata: { a: 'b' },
  crypto_wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  crypto_wallet_type: 'ethereum',
  signature: '0x00',
  public_key_credential: '{"id":"a","response":{"clientDataJSON":"e30"}}',
  existing_password: 'old',
  new_password: 'new',
  provider: 'google',
  login_magic_link_url: 'http://localhost:5173/authenticate',
  reset_password_redirect_url: 'http://localhost:5173/authenticate',
};

/** A body that the routes of a kind understand; the first that fits. */
export const bodies: readonly (readonly [fits: RegExp, body: (ids: ExistingIds) => object])[] = [
  [/line_items/, () => ({ line_item: prepaid, subscription_line_item: repeats })],
  [/cross_sell/, () => ({ order: { line_items_attributes: [line] } })],
  [
    /bulk_update/,
    () => ({
      gift_cards: [
        { id: 1, recipient_name: 'Bob', recipient_email: email, gift_message: 'Hello', send_email_at: '2027-01-01' },
      ],
    }),
  ],
  [/gift_card|coupon_codes/, () => ({ redemption_code: 'AAAABBBBCCCCDDDD', coupon_code: 'pct10', email })],
  [
    /checkouts/,
    ({ checkoutSessionIds }) => ({
      state: 'payment',
      checkout_session_id: checkoutSessionIds,
      expected_total: '1.0',
      checkout_source: 'web',
      order: {
        ...order,
        shipments_attributes: [{ id: 1, selected_shipping_rate_id: 1 }],
        payments_attributes: [{ payment_method_id: 1, source_attributes: card }],
      },
    }),
  ],
  [/^\/api\/orders/, () => ({ order })],
  [/subscriptions/, () => ({ subscription })],
  [/address_book/, () => ({ address_book: { ...address, id: 1, default: true } })],
  [
    /users\/:id$/,
    () => ({
      user: {
        email,
        name: 'Ada',
        phone: '5595550100',
        date_of_birth: '1990-01-01',
        metadata: { a: 'b' },
        ship_address_attributes: address,
      },
    }),
  ],
  [/reviews/, () => ({ review: { score: 5, title: 'Good', body: 'Very good.', author: 'Ada' }, status: 'published' })],
  [/stock_requests/, () => ({ stock_request: { email, sku: 'RED-1' } })],
  [/referral/, () => ({ email, referral_identifier: 'friend' })],
  [/^\/events/, () => ({ name: 'Viewed', properties: { a: 'b' }, anonymousId: 'anyone', userId: 1 })],
  [/rate-limit/, () => ({ requests: 0, resetSeconds: 0 })],
  [/_control\/faults/, () => ({ kind: 'delay', path: '/nowhere', milliseconds: 0 })],
  [/_control/, () => ({ count: 5, advance_milliseconds: 1, days: 0 })],
  [/otps\/authenticate/, ({ passcodeMethod }) => ({ ...credentials, token: '123456', method_id: passcodeMethod })],
  [/sdk\/v1\/events/, () => [{ telemetry: {}, event: {} }]],
  [/sdk/, ({ passcodeMethod }) => ({ ...credentials, method_id: passcodeMethod })],
  [
    /./,
    () => ({
      do: 'pay',
      form: 'key',
      number: card.number,
      expiry: '12/31',
      cvc: '123',
      name: 'Ada',
      email,
      consent: 'token',
    }),
  ],
];
