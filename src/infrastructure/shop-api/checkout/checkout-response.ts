import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches } from 'class-validator';
import type { Address } from '#src/domain/address-book/address';
import type { Payment, PaymentState } from '#src/domain/cart/payment';
import type { Shipment, ShipmentState, ShippingRate } from '#src/domain/cart/shipment';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { AdjustmentResponse, toAdjustment } from '#src/infrastructure/shop-api/cart/adjustment-response';
import { IsCount, IsMoment, IsMoney, maxUnits } from '#src/infrastructure/shop-api/checks';
import { Nested, NestedList, ReadFrom, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toId, toInstant } from '#src/infrastructure/shop-api/wire';

@ResponseOf<'State'>()
export class StateResponse {
  @IsString() readonly name!: string;
  @IsString() readonly abbr!: string;
}

@ResponseOf<'StateList'>()
export class StateListResponse {
  @NestedList(StateResponse) readonly states!: readonly StateResponse[];
}

/** Only the country is required, because shipping depends on it. The shopper can type the rest again. */
@ResponseOf<'Address'>()
export class AddressResponse {
  @IsOptional() @IsString() readonly name?: string;
  @IsOptional() @IsString() readonly address1?: string;
  @IsOptional() @IsString() readonly address2?: string;
  @IsOptional() @IsString() readonly city?: string;
  @IsOptional() @IsString() readonly zipcode?: string;
  @IsOptional() @IsString() readonly phone?: string;
  @IsString() readonly country_iso!: string;
  @IsOptional() @IsString() readonly state_text?: string;
  @IsOptional() @Nested(StateResponse) readonly state?: StateResponse;
}

export function toAddress(response: AddressResponse): Address {
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

@ResponseOf<'ShippingRate'>()
class ShippingRateResponse {
  @IsInt() readonly id!: number;
  @IsString() readonly name!: string;
  @IsMoney() readonly cost!: string;
  @IsOptional() @IsBoolean() readonly selected?: boolean;
}

class ManifestItemResponse {
  @IsOptional() @IsString() readonly sku?: string;
  @IsCount(0, maxUnits) readonly quantity!: number;
}

@ResponseOf<'Shipment'>()
export class ShipmentResponse {
  @IsInt() readonly id!: number;
  @IsOptional() @IsString() readonly number?: string;
  @IsOptional() @NestedList(ShippingRateResponse) readonly shipping_rates?: readonly ShippingRateResponse[];
  @IsOptional() @NestedList(AdjustmentResponse) readonly adjustments?: readonly AdjustmentResponse[];
  @IsOptional() @IsString() readonly state?: string;
  @IsOptional() @NestedList(ManifestItemResponse) readonly manifest?: readonly ManifestItemResponse[];
  @IsOptional() @IsString() readonly carrier?: string;
  @IsOptional() @IsString() readonly tracking?: string;
  // The shopper goes there, so only web addresses are accepted. Some carriers have a page of their own.
  @ReadFrom<'Shipment'>(({ tracking_url: own, external_tracking_url: external }) => own ?? external)
  @IsOptional()
  @Matches(/^https?:\/\//i)
  readonly tracking_url?: string;
  @IsOptional() @IsMoment() readonly shipped_at?: string;
}

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

export function toShipment(response: ShipmentResponse): Shipment {
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
      shippedAt: toInstant(response.shipped_at),
    }),
  };
}

/** Undefined where the server names no skus. */
function toContents(manifest: readonly ManifestItemResponse[]): Shipment['contents'] {
  const contents = manifest.flatMap(({ sku, quantity }) => (sku === undefined ? [] : [{ sku, quantity }]));
  return contents.length > 0 ? contents : undefined;
}

function toShippingRate({ id, name, cost, selected = false }: ShippingRateResponse): ShippingRate {
  return { id: toId(id), name, cost: toCents(cost), selected };
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

class PaymentMethodResponse {
  @IsString() readonly name!: string;
}

/** A card has last digits, a gift card a code, store credit neither. */
export class PaymentSourceResponse {
  @IsOptional() @IsString() readonly cc_type?: string;
  @IsOptional() @IsString() readonly last_digits?: string;
  @IsOptional() @IsString() readonly redemption_code?: string;
}

@ResponseOf<'Payment'>()
export class PaymentResponse {
  @IsInt() readonly id!: number;
  @IsMoney() readonly amount!: string;
  @IsIn(Object.keys(states)) readonly state!: keyof typeof states;
  @IsOptional() @Nested(PaymentMethodResponse) readonly payment_method?: PaymentMethodResponse;
  @IsOptional() @Nested(PaymentSourceResponse) readonly source?: PaymentSourceResponse;
}

export function toPayment({ id, amount, state, payment_method: method, source }: PaymentResponse): Payment {
  const giftCard = source?.redemption_code;
  return {
    id: toId(id),
    amount: toCents(amount),
    state: states[state],
    methodName: method?.name ?? '',
    ...(state === 'completed' && { isCaptured: true }),
    ...omitNullish({
      cardType: source?.cc_type,
      lastDigits: source?.last_digits ?? (giftCard === undefined ? undefined : lastOfGiftCard(giftCard)),
    }),
  };
}
