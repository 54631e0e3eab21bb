import type { Updateable } from 'kysely';
import type { Database, SubscriptionRow } from '#sandbox/database/schema';
import type { IntervalUnits } from '#sandbox/database/subscription-tables';
import type { FieldErrors } from '#sandbox/http/error-responses';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf, isRecord, shortListOf } from '#sandbox/http/request-body';
import { addInterval, dayOfMonth, readDay } from '#sandbox/shop/calendar-day';
import { maxLines } from '#sandbox/shop/cart/store-line';
import { methodsFor } from '#sandbox/shop/config/shipping-method';
import { nested, storeAddress } from '#sandbox/shop/customers/address-store';
import { readAddress } from '#sandbox/shop/customers/address-values';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { boxErrors } from '#sandbox/shop/customers/post-office-box';
import { every } from '#sandbox/shop/mails/phrases';
import { readInterval } from '#sandbox/shop/orders/subscription-input';
import type { Scheduled } from './actionable-date';
import { readActionableDate } from './actionable-date';
import { writeSubscription } from './change-subscription';
import { loadSubscription } from './load-subscriptions';
import { nextFreeDay } from './next-free-day';
import { changeSubscribedLines } from './subscribed-lines';
import { recurringCansOf } from './subscription';
import type { SubscriptionWork } from './subscription-work';

type Change = Updateable<Database['subscriptions']>;

/**
 * Changes interval, dates, addresses, card and lines. One invalid field refuses the whole change. The date of the next
 * delivery changes when it is sent, and when a delivery that is overdue cannot come as it was planned any more.
 */
export async function updateSubscription(work: SubscriptionWork, sent: Fields): Promise<void> {
  const { subscription } = work;
  if (subscription.state === 'canceled' || subscription.state === 'inactive') {
    throw invalidResource({ state: ['cannot change a subscription which is not active'] });
  }
  const change: Change = {
    ...readSchedule(work, sent),
    ...(await readAddresses(work, sent)),
    ...(await readCard(work, sent['payment_source_attributes'])),
  };
  await writeSubscription(work, { ...change, ...movedOn(work, change) });
  const lines = shortListOf(sent['line_items_attributes'], 'line_items', maxLines);
  if (lines) await changeSubscribedLines(work, lines);
  const { store } = work;
  const { shipAddressId = subscription.shipAddressId } = change;
  const isOther =
    shipAddressId !== subscription.shipAddressId ||
    recurringCansOf(subscription) !== recurringCansOf(await loadSubscription(store, subscription.id));
  if (isOther) await writeSubscription(work, { lastChargeCents: null });
}

/**
 * A delivery that is overdue and was not charged moves on when another interval, another address or its first card is chosen.
 * One whose payment failed stays: the customer pays it now, or skips it.
 */
function movedOn({ subscription: before, today }: SubscriptionWork, change: Change): Change {
  const { actionableDate, paused, paymentState } = before;
  if (actionableDate === null || actionableDate > today || paused || paymentState === 'failed') return {};
  if (change.actionableDate !== undefined) return {};
  const { shipAddressId = before.shipAddressId, creditCardId = before.creditCardId } = change;
  const { intervalLength = before.intervalLength, intervalUnits = before.intervalUnits } = change;
  const after = { actionableDate, intervalLength, intervalUnits, anchorDay: change.anchorDay ?? before.anchorDay };
  const isOther =
    every(after) !== every(before) ||
    shipAddressId !== before.shipAddressId ||
    (before.creditCardId === null && creditCardId !== null);
  return isOther ? { actionableDate: nextFreeDay(after, today), failedTries: 0 } : {};
}

function readSchedule({ subscription, today }: SubscriptionWork, sent: Fields): Change {
  const change: Change = {};
  if (sent['interval_length'] !== undefined || sent['interval_units'] !== undefined) {
    const { intervalLength, intervalUnits } = subscription;
    const interval = readInterval({
      interval_length: intervalLength,
      interval_units: intervalUnits,
      ...definedOnly(sent),
    });
    Object.assign(change, interval);
    // Days and weeks leave the day of the month on which it began, so months are counted from the next delivery.
    if (!isByMonth(intervalUnits) && isByMonth(interval.intervalUnits) && subscription.actionableDate !== null)
      change.anchorDay = dayOfMonth(subscription.actionableDate);
  }
  if (sent['actionable_date'] === null) {
    if (!subscription.paused) throw invalidResource({ actionable_date: ["can't be blank"] });
    change.actionableDate = null;
  } else if (sent['actionable_date'] !== undefined && sent['actionable_date'] !== subscription.actionableDate) {
    const chosen = readActionableDate(sent['actionable_date'], today);
    Object.assign(change, chosen, takesSkipBack(subscription, chosen) && { anchorDay: subscription.anchorDay });
  }
  if (sent['end_date'] !== undefined) {
    const endDate = sent['end_date'] === null ? null : readDay(sent['end_date']);
    if (endDate === undefined) throw invalidResource({ end_date: ['is invalid'] });
    if (endDate !== null && endDate < today) throw invalidResource({ end_date: ['must be today or later'] });
    change.endDate = endDate;
  }
  return change;
}

/** A customer who takes a skip back chooses no other day of the month, though a short month has one. */
function takesSkipBack(before: SubscriptionRow, { actionableDate }: Scheduled): boolean {
  const oneEarlier = { ...before, intervalLength: -before.intervalLength };
  return (
    before.actionableDate !== null &&
    addInterval(before.actionableDate, oneEarlier, before.anchorDay) === actionableDate
  );
}

function isByMonth(units: IntervalUnits): boolean {
  return units === 'month' || units === 'year';
}

function definedOnly(sent: Fields): Fields {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** An address is replaced as a whole, so all fields must be sent. The shipping address must be in a shippable zone. */
async function readAddresses({ shop, store }: SubscriptionWork, sent: Fields): Promise<Change> {
  const change: Change = {};
  const errors: Record<string, readonly string[]> = {};
  for (const [record, column] of [
    ['ship_address', 'shipAddressId'],
    ['bill_address', 'billAddressId'],
  ] as const) {
    const fields = sent[`${record}_attributes`];
    if (!isRecord(fields)) continue;
    const read = readAddress(shop.config, undefined, fields);
    if ('errors' in read) {
      Object.assign(errors, nested(record, read.errors) satisfies FieldErrors);
      continue;
    }
    if (record === 'ship_address') Object.assign(errors, nested(record, boxErrors(read.values)));
    const address = await storeAddress(store, read.values);
    if (
      record === 'ship_address' &&
      methodsFor(shop.config.shippingMethods, placeOf(shop.config, address), { holdsWine: true, goodsCents: 0 })
        .length === 0
    ) {
      errors[record] = ['is in a place where we cannot ship wine'];
    }
    change[column] = address.id;
  }
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  return change;
}

/** Another card of the customer's wallet. Failed attempts start again at 0. */
async function readCard({ shop, store, subscription }: SubscriptionWork, sent: unknown): Promise<Change> {
  if (sent === undefined || sent === null) return {};
  const source = await store
    .selectFrom('walletPaymentSources')
    .select('creditCardId')
    .where('id', '=', integerOf(fieldsOf(sent)['wallet_payment_source_id']) ?? 0)
    .where('customerId', '=', subscription.customerId)
    .executeTakeFirst();
  if (!source) throw invalidResource({ payment_source: ['is not in your wallet'] });
  return {
    creditCardId: source.creditCardId,
    failedTries: 0,
    // If only the nightly run charges, a new card also clears the failure of the old one.
    ...(shop.responses.paymentRetry === 'next-day' && subscription.paymentState === 'failed'
      ? { paymentState: null }
      : {}),
  };
}
