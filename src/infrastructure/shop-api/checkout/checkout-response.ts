import type { Address } from '#src/domain/address-book/address';
import type { Payment, PaymentState } from '#src/domain/cart/payment';
import type { Shipment, ShipmentState, ShippingRate } from '#src/domain/cart/shipment';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import {
  type Checked,
  fields,
  integer,
  matching,
  maybe,
  money,
  rows,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { moment, oneOf, prepared } from '#src/infrastructure/shared/value-checks';
import { adjustmentResponse, toAdjustment } from '#src/infrastructure/shop-api/cart/adjustment-response';
import { count } from '#src/infrastructure/shop-api/checks';
import { type ChecksOf, type Sent, toId } from '#src/infrastructure/shop-api/wire';

const stateResponse = fields({ name: text, abbr: text } satisfies ChecksOf<'State'>);

export const stateListResponse = fields({ states: rows(stateResponse) } satisfies ChecksOf<'StateList'>);

/** Only the country is required, because shipping depends on it. The shopper can type the rest again. */
export const addressFields = {
  name: maybe(text),
  address1: maybe(text),
  address2: maybe(text),
  city: maybe(text),
  zipcode: maybe(text),
  phone: maybe(text),
  country_iso: text,
  state_text: maybe(text),
  state: maybe(stateResponse),
} satisfies ChecksOf<'Address'>;

export const addressResponse = fields(addressFields);

export function toAddress(response: Checked<typeof addressResponse>): Address {
  return {
    name: response.name ?? '',
    address1: response.address1 ?? '',
    address2: response.address2 ?? '',
    city: response.city ?? '',
    zipcode: response.zipcode ?? '',
    phone: response.phone ?? '',
    countryIso: response.country_iso,
    stateAbbr: response.state?.abbr ?? response.state_text ?? '',
  };
}

const shippingRateResponse = fields({
  id: integer,
  name: text,
  cost: money,
  selected: maybe(truth),
} satisfies ChecksOf<'ShippingRate'>);

const manifestItemResponse = fields({ sku: maybe(text), quantity: count });

/** Some carriers have a page of their own. */
export const shipmentResponse = prepared(
  ({ external_tracking_url: external, ...shipment }: Sent<'Shipment'>) => ({
    ...shipment,
    tracking_url: shipment.tracking_url ?? external,
  }),
  fields({
    id: integer,
    number: maybe(text),
    shipping_rates: maybe(rows(shippingRateResponse)),
    adjustments: maybe(rows(adjustmentResponse)),
    state: maybe(text),
    manifest: maybe(rows(manifestItemResponse)),
    carrier: maybe(text),
    tracking: maybe(text),
    // The shopper goes there, so only web addresses are accepted.
    tracking_url: maybe(matching(/^https?:\/\//i)),
    shipped_at: maybe(moment),
  } satisfies ChecksOf<'Shipment'>),
);

const shipmentStates: ReadonlySet<string> = new Set<ShipmentState>([
  'pending',
  'ready',
  'backorder',
  'partial',
  'shipped',
  'canceled',
]);

/** Undefined for a state that is not known here, which must not make an order unreadable. */
export function toShipmentState(state: string | undefined): ShipmentState | undefined {
  return state !== undefined && shipmentStates.has(state) ? (state as ShipmentState) : undefined;
}

export function toShipment(response: Checked<typeof shipmentResponse>): Shipment {
  return {
    id: toId(response.id),
    number: response.number ?? '',
    rates: (response.shipping_rates ?? []).map(toShippingRate),
    adjustments: (response.adjustments ?? []).map(toAdjustment),
    ...omitNullish({
      state: toShipmentState(response.state),
      contents: toContents(response.manifest ?? []),
      carrier: response.carrier,
      trackingNumber: response.tracking,
      trackingUrl: response.tracking_url,
      shippedAt: response.shipped_at,
    }),
  };
}

/** Undefined where the server names no skus. */
function toContents(manifest: readonly Checked<typeof manifestItemResponse>[]): Shipment['contents'] {
  const contents = manifest.flatMap(({ sku, quantity }) => (sku === undefined ? [] : [{ sku, quantity }]));
  return contents.length > 0 ? contents : undefined;
}

function toShippingRate({ id, selected = false, ...rate }: Checked<typeof shippingRateResponse>): ShippingRate {
  return { id: toId(id), selected, ...rate };
}

/** `pending` is authorized and `completed` is captured. Both count as paid. */
const states = {
  checkout: 'open',
  processing: 'processing',
  pending: 'authorized',
  completed: 'authorized',
  failed: 'void',
  void: 'void',
  invalid: 'void',
} as const satisfies Readonly<Record<string, PaymentState>>;

/** A card has last digits, a gift card last characters or a code, store credit neither. */
export const paymentSourceResponse = fields({
  cc_type: maybe(text),
  last_digits: maybe(text),
  last_characters: maybe(text),
  redemption_code: maybe(text),
});

export const paymentResponse = fields({
  id: integer,
  amount: money,
  state: oneOf(Object.keys(states) as (keyof typeof states)[]),
  payment_method: maybe(fields({ name: text })),
  source: maybe(paymentSourceResponse),
} satisfies ChecksOf<'Payment'>);

export function toPayment({
  id,
  amount,
  state,
  payment_method: method,
  source,
}: Checked<typeof paymentResponse>): Payment {
  const giftCard = source?.redemption_code;
  return {
    id: toId(id),
    amount,
    state: states[state],
    methodName: method?.name ?? '',
    ...(state === 'completed' && { isCaptured: true }),
    ...omitNullish({
      cardType: source?.cc_type,
      lastDigits:
        source?.last_digits ??
        source?.last_characters ??
        (giftCard === undefined ? undefined : lastOfGiftCard(giftCard)),
    }),
  };
}
