import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { intervalUnits, parseIntervalUnit } from '#src/domain/interval/interval';
import type {
  SubscribedLine,
  Subscription,
  SubscriptionState,
  UnpaidDelivery,
} from '#src/domain/subscription/subscription';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { ImageResponse, toPicture } from '#src/infrastructure/shop-api/catalogue/picture-response';
import {
  AddressResponse,
  PaymentSourceResponse,
  toAddress,
} from '#src/infrastructure/shop-api/checkout/checkout-response';
import { IsCount, IsMoment, IsMoney, maxRepeats, maxUnits } from '#src/infrastructure/shop-api/checks';
import { Nested, NestedList, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toDay, toId, toInstant } from '#src/infrastructure/shop-api/wire';

const states: ReadonlyMap<string, SubscriptionState> = new Map(
  Object.entries({
    active: 'active',
    paused: 'paused',
    pending_cancellation: 'pending-cancellation',
    canceled: 'canceled',
    inactive: 'inactive',
  }),
);

/** A reminder without a time was never sent. */
@ResponseOf<'Reminder'>()
class ReminderResponse {
  @IsString() readonly reminder_type!: string;
  @IsOptional() @IsMoment() readonly sent_at?: string;
}

@ResponseOf<'WalletPaymentSource'>()
class WalletPaymentSourceResponse {
  @IsOptional() @IsInt() readonly id?: number;
  @IsOptional() @Nested(PaymentSourceResponse) readonly payment_source?: PaymentSourceResponse;
}

@ResponseOf<'UnpaidDelivery'>()
class UnpaidDeliveryResponse {
  @IsMoney() readonly total!: string;
  @IsOptional() @IsMoment() readonly next_attempt_on?: string;
  @IsOptional() @IsMoment() readonly last_attempt_on?: string;
}

/**
 * A malformed line makes the subscription unreadable: a change of the box would keep the line without showing it. The
 * sku replaces a missing name.
 */
@ResponseOf<'SubscribedLine'>()
class SubscribedLineResponse {
  static readonly isNeeded = true;
  @IsInt() readonly id!: number;
  @IsString() readonly sku!: string;
  @IsCount(1, maxUnits) readonly quantity!: number;
  @IsMoney() readonly price!: string;
  @IsOptional() @IsString() readonly name?: string;
  @IsOptional() @IsString() readonly description?: string;
  @IsOptional() @IsInt() readonly variant_id?: number;
  @IsOptional() @IsString() readonly product_slug?: string;
  @IsOptional() @NestedList(ImageResponse) readonly images?: readonly ImageResponse[];
  @IsOptional() @IsBoolean() readonly one_time?: boolean;
}

@ResponseOf<'Subscription'>()
export class SubscriptionResponse {
  @IsInt() readonly id!: number;
  @IsString() readonly state!: string;
  @IsOptional() @IsBoolean() readonly paused?: boolean;
  @IsCount(1, maxRepeats) readonly interval_length!: number;
  @IsIn([...intervalUnits, ...intervalUnits.map((unit) => `${unit}s`)]) readonly interval_units!: string;
  @IsOptional() @IsMoment() readonly actionable_date?: string;
  @IsOptional() @IsMoment() readonly end_date?: string;
  @IsOptional() @IsArray() @IsString({ each: true }) readonly tag_list?: readonly string[];
  @IsOptional() @NestedList(ReminderResponse) readonly reminders?: readonly ReminderResponse[];
  @NestedList(SubscribedLineResponse) readonly line_items!: readonly SubscribedLineResponse[];
  @IsOptional() @Nested(AddressResponse) readonly ship_address?: AddressResponse;
  @IsOptional() @Nested(WalletPaymentSourceResponse) readonly payment_source?: WalletPaymentSourceResponse;
  @IsOptional() @IsBoolean() readonly skippable?: boolean;
  @IsOptional() @IsString() readonly payment_state?: string;
  @IsOptional() @Nested(UnpaidDeliveryResponse) readonly unpaid_delivery?: UnpaidDeliveryResponse;
  @IsOptional() @IsMoney() readonly upcoming_total?: string;
}

@ResponseOf<'SubscriptionList'>()
export class SubscriptionListResponse {
  @NestedList(SubscriptionResponse) readonly subscriptions!: readonly SubscriptionResponse[];
}

export function toSubscription(response: SubscriptionResponse): Subscription {
  const state = toState(response);
  return {
    id: toId(response.id),
    state,
    interval: { length: response.interval_length, unit: parseIntervalUnit(response.interval_units) },
    tagList: response.tag_list ?? [],
    reminders: (response.reminders ?? []).map(({ reminder_type: reminderType, sent_at: sentAt }) => ({
      reminderType,
      ...omitNullish({ sentAt: toInstant(sentAt) }),
    })),
    lineItems: response.line_items.map(toSubscribedLine),
    // Without this field, the call itself fails when skipping is not possible.
    isSkippable: response.skippable ?? state === 'active',
    hasFailedPayment: response.payment_state === 'failed',
    ...omitNullish({
      actionableDate: toDay(response.actionable_date),
      endDate: toDay(response.end_date),
      shipAddress: response.ship_address && toAddress(response.ship_address),
      card: toCard(response.payment_source),
      unpaidDelivery: response.unpaid_delivery && toUnpaidDelivery(response.unpaid_delivery),
      upcomingTotal: response.upcoming_total === undefined ? undefined : toCents(response.upcoming_total),
    }),
  };
}

function toCard(source: WalletPaymentSourceResponse | undefined): Subscription['card'] {
  const card = source?.payment_source;
  if (card?.last_digits === undefined) return undefined;
  return {
    lastDigits: card.last_digits,
    ...omitNullish({
      cardType: card.cc_type,
      walletPaymentSourceId: source?.id === undefined ? undefined : toId(source.id),
    }),
  };
}

function toUnpaidDelivery(response: UnpaidDeliveryResponse): UnpaidDelivery {
  return {
    total: toCents(response.total),
    ...omitNullish({
      nextAttempt: toDay(response.next_attempt_on),
      lastAttempt: toDay(response.last_attempt_on),
    }),
  };
}

/** One version keeps the state `active` and sets the flag `paused`. */
function toState({ state, paused }: SubscriptionResponse): SubscriptionState {
  return paused === true && state === 'active' ? 'paused' : (states.get(state) ?? 'other');
}

function toSubscribedLine(response: SubscribedLineResponse): SubscribedLine {
  const name = response.name ?? response.sku;
  return {
    id: toId(response.id),
    sku: response.sku,
    quantity: response.quantity,
    price: toCents(response.price),
    name,
    description: response.description ?? '',
    isOneTime: response.one_time ?? false,
    ...omitNullish({
      variantId: response.variant_id === undefined ? undefined : toId(response.variant_id),
      productSlug: response.product_slug,
      picture: toPicture(response.images?.[0], name),
    }),
  };
}
