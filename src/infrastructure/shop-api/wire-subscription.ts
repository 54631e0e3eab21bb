import type { SubscriptionUpdate } from '#src/application/ports/shop/subscription-gateway';
import type { Part } from '#src/domain/catalogue/product';
import { writeDay } from '#src/domain/interval/calendar-day';
import { type Instant, parseIntervalUnit } from '#src/domain/interval/interval';
import type { SubscribedLine, Subscription, SubscriptionState } from '#src/domain/subscription/subscription';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { SubscribedLineAnswer } from './answers/subscribed-line-answer';
import type { SubscriptionAnswer } from './answers/subscription-answer';
import type { Wire } from './answers/wire';
import { readAddress, writeAddress } from './wire-address';
import { readAmount } from './wire-amount';
import { readPicture } from './wire-picture';

const states: ReadonlyMap<string, SubscriptionState> = new Map(
  Object.entries({
    active: 'active',
    paused: 'paused',
    pending_cancellation: 'pending-cancellation',
    canceled: 'canceled',
    inactive: 'inactive',
  }),
);

/** A subscription of the wire as the domain knows it. */
export function readSubscription(answer: SubscriptionAnswer): Subscription {
  return {
    id: answer.id,
    state: readState(answer),
    interval: { length: answer.interval_length, unit: parseIntervalUnit(answer.interval_units) },
    tagList: answer.tag_list ?? [],
    reminders: (answer.reminders ?? []).map(({ reminder_type: reminderType, sent_at: sentAt }) => ({
      reminderType,
      ...omitNullish({ sentAt: readInstant(sentAt) }),
    })),
    lineItems: answer.line_items.map(readSubscribedLine),
    // A back end that does not say so leaves it to the call, whose refusal tells.
    isSkippable: answer.skippable ?? readState(answer) === 'active',
    hasFailedPayment: answer.payment_state === 'failed',
    ...omitNullish({
      actionableDate: readInstant(answer.actionable_date),
      endDate: readInstant(answer.end_date),
      shipAddress: answer.ship_address && readAddress(answer.ship_address),
      cardLastDigits: answer.card?.last_digits,
      upcomingTotal: answer.upcoming_total === undefined ? undefined : readAmount(answer.upcoming_total),
    }),
  };
}

/** One version keeps the state active while a flag says that it is paused. */
function readState({ state, paused }: SubscriptionAnswer): SubscriptionState {
  return paused === true && state === 'active' ? 'paused' : (states.get(state) ?? 'other');
}

function readSubscribedLine(answer: SubscribedLineAnswer): SubscribedLine {
  const name = answer.name ?? answer.sku;
  return {
    id: answer.id,
    sku: answer.sku,
    quantity: answer.quantity,
    price: readAmount(answer.price),
    name,
    description: answer.description ?? '',
    isOneTime: answer.one_time ?? false,
    ...omitNullish({
      variantId: answer.variant_id,
      productSlug: answer.product_slug,
      picture: readPicture(answer.images?.[0], name),
    }),
  };
}

function readInstant(text: string | null | undefined): Instant | undefined {
  return text == null ? undefined : Date.parse(text);
}

/** What is to change, for the wire; lines are named by their id where there is one already. */
export function writeSubscriptionUpdate(
  { interval, actionableDate, shipAddress, cans }: SubscriptionUpdate,
  before: Subscription,
): Wire<'SubscriptionInput'> {
  return {
    ...(interval && { interval_length: interval.length, interval_units: interval.unit }),
    ...(actionableDate !== undefined && { actionable_date: writeDay(actionableDate) }),
    ...(shipAddress && { ship_address_attributes: writeAddress(shipAddress) }),
    ...(cans && { line_items_attributes: writeCans(cans, before) }),
  };
}

function writeCans(cans: readonly Part[], { lineItems }: Subscription): Wire<'SubscribedLineInput'>[] {
  const lasting = lineItems.filter(({ isOneTime }) => !isOneTime);
  const present = lasting.map(({ id, sku }) => {
    const wanted = cans.find((can) => can.sku === sku);
    return wanted ? { id, quantity: wanted.quantity } : { id, _destroy: true };
  });
  const added = cans.filter(({ sku }) => lasting.every((line) => line.sku !== sku));
  return [...present, ...added.map(({ sku, quantity }) => ({ sku, quantity }))];
}
