import { intervalUnits, parseIntervalUnit } from '#src/domain/interval/interval';
import type {
  SubscribedLine,
  Subscription,
  SubscriptionState,
  UnpaidDelivery,
} from '#src/domain/subscription/subscription';
import {
  type Checked,
  fields,
  integer,
  list,
  maybe,
  money,
  rows,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { moment, oneOf } from '#src/infrastructure/shared/value-checks';
import { imageResponse, toPicture } from '#src/infrastructure/shop-api/catalogue/picture-response';
import {
  addressResponse,
  paymentSourceResponse,
  toAddress,
} from '#src/infrastructure/shop-api/checkout/checkout-response';
import { day, repeats, units } from '#src/infrastructure/shop-api/checks';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';

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
const reminderResponse = fields({ reminder_type: text, sent_at: maybe(moment) } satisfies ChecksOf<'Reminder'>);

const walletPaymentSourceResponse = fields({
  id: maybe(integer),
  payment_source: maybe(paymentSourceResponse),
} satisfies ChecksOf<'WalletPaymentSource'>);

const unpaidDeliveryResponse = fields({
  total: money,
  next_attempt_on: maybe(day),
  last_attempt_on: maybe(day),
} satisfies ChecksOf<'UnpaidDelivery'>);

/** The sku replaces a missing name. */
const subscribedLineResponse = fields({
  id: integer,
  sku: text,
  quantity: units,
  price: money,
  name: maybe(text),
  product_slug: maybe(text),
  images: maybe(rows(imageResponse)),
  one_time: maybe(truth),
} satisfies ChecksOf<'SubscribedLine'>);

/** A malformed line makes the subscription unreadable: a change of the box would keep the line without showing it. */
export const subscriptionResponse = fields({
  id: integer,
  state: text,
  paused: maybe(truth),
  interval_length: repeats,
  interval_units: oneOf([...intervalUnits, ...intervalUnits.map((unit) => `${unit}s`)]),
  actionable_date: maybe(day),
  anchor_day: maybe(integer),
  end_date: maybe(day),
  reminders: maybe(rows(reminderResponse)),
  line_items: list(subscribedLineResponse),
  ship_address: maybe(addressResponse),
  payment_source: maybe(walletPaymentSourceResponse),
  skippable: maybe(truth),
  payment_state: maybe(text),
  needs_card: maybe(truth),
  unpaid_delivery: maybe(unpaidDeliveryResponse),
  upcoming_total: maybe(money),
} satisfies ChecksOf<'Subscription'>);

type SubscriptionResponse = Checked<typeof subscriptionResponse>;

export const subscriptionListResponse = fields({
  subscriptions: rows(subscriptionResponse),
} satisfies ChecksOf<'SubscriptionList'>);

export function toSubscription(response: SubscriptionResponse): Subscription {
  const state = toState(response);
  return {
    id: toId(response.id),
    state,
    interval: { length: response.interval_length, unit: parseIntervalUnit(response.interval_units) },
    reminders: (response.reminders ?? []).map(({ reminder_type: reminderType, sent_at: sentAt }) => ({
      reminderType,
      ...omitNullish({ sentAt: sentAt }),
    })),
    lineItems: response.line_items.map(toSubscribedLine),
    // Without this field, the call itself fails when skipping is not possible.
    isSkippable: response.skippable ?? state === 'active',
    hasFailedPayment: response.payment_state === 'failed',
    ...omitNullish({
      actionableDate: response.actionable_date,
      anchorDay: response.anchor_day,
      endDate: response.end_date,
      shipAddress: response.ship_address && toAddress(response.ship_address),
      card: toCard(response.payment_source),
      needsCard: response.needs_card,
      unpaidDelivery: response.unpaid_delivery && toUnpaidDelivery(response.unpaid_delivery),
      upcomingTotal: response.upcoming_total,
    }),
  };
}

function toCard(source: SubscriptionResponse['payment_source']): Subscription['card'] {
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

function toUnpaidDelivery(response: Checked<typeof unpaidDeliveryResponse>): UnpaidDelivery {
  return {
    total: response.total,
    ...omitNullish({
      nextAttempt: response.next_attempt_on,
      lastAttempt: response.last_attempt_on,
    }),
  };
}

/** One version keeps the state `active` and sets the flag `paused`. */
function toState({ state, paused }: SubscriptionResponse): SubscriptionState {
  return paused === true && state === 'active' ? 'paused' : (states.get(state) ?? 'other');
}

function toSubscribedLine(response: Checked<typeof subscribedLineResponse>): SubscribedLine {
  const name = response.name ?? response.sku;
  return {
    id: toId(response.id),
    sku: response.sku,
    quantity: response.quantity,
    price: response.price,
    name,
    isOneTime: response.one_time ?? false,
    ...omitNullish({
      productSlug: response.product_slug,
      picture: toPicture(response.images?.[0], name),
    }),
  };
}
