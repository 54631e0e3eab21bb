import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { intervalUnits, parseIntervalUnit } from '#src/domain/interval/interval';
import type { SubscribedLine, Subscription, SubscriptionState } from '#src/domain/subscription/subscription';
import { omitNullish, toCents, toId, toInstant } from '#src/infrastructure/shop-api/wire';
import { AddressResponse, PaymentSourceResponse, toAddress } from './checkout-response';
import { IsCount, IsMoment, IsMoney, maxRepeats, maxUnits } from './checks';
import { Nested, NestedList, ResponseOf } from './response-fields';
import { ImageResponse, toPicture } from './variant-response';

const states: ReadonlyMap<string, SubscriptionState> = new Map(
  Object.entries({
    active: 'active',
    paused: 'paused',
    pending_cancellation: 'pending-cancellation',
    canceled: 'canceled',
    inactive: 'inactive',
  }),
);

/** A reminder needs its type; without a time it was never sent. */
@ResponseOf<'Reminder'>()
class ReminderResponse {
  @IsString() readonly reminder_type!: string;
  @IsOptional() @IsMoment() readonly sent_at?: string;
}

/** The source that is kept in a customer's wallet. */
@ResponseOf<'WalletPaymentSource'>()
class WalletPaymentSourceResponse {
  @IsOptional() @Nested(PaymentSourceResponse) readonly payment_source?: PaymentSourceResponse;
}

/**
 * What every delivery brings: id, sku and quantity, by which it is changed, and the price. No line may be missed, or
 * changing the box would leave it in unseen; the sku can stand for the name.
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

/** A subscription needs its id and state, how often it comes and what every delivery brings. */
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
  @IsOptional() @IsMoney() readonly upcoming_total?: string;
}

/** Needs a list; a subscription that is malformed is left out of it. */
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
    // A back end that does not say so leaves it to the call, whose refusal tells.
    isSkippable: response.skippable ?? state === 'active',
    hasFailedPayment: response.payment_state === 'failed',
    ...omitNullish({
      actionableDate: toInstant(response.actionable_date),
      endDate: toInstant(response.end_date),
      shipAddress: response.ship_address && toAddress(response.ship_address),
      cardLastDigits: response.payment_source?.payment_source?.last_digits,
      upcomingTotal: response.upcoming_total === undefined ? undefined : toCents(response.upcoming_total),
    }),
  };
}

/** One version keeps the state `active` and sends a flag for paused. */
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
