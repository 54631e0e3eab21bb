import { serializeWalletCard } from '#sandbox/shop/cards/serialize-card';
import { imagesOf } from '#sandbox/shop/catalogue/serialize-variant';
import { clubDiscount, clubKinds, largestClub } from '#sandbox/shop/club/club';
import { serializeAddress } from '#sandbox/shop/customers/serialize-address';
import { formatMoney, percentOf, toDecimal } from '#sandbox/shop/money';
import type { Shop } from '#sandbox/shop/shop';
import type { SubscribedLine, Subscription } from './subscription';
import { recurringLines, skipErrors } from './subscription';
import type { UnpaidDelivery } from './unpaid-delivery';

/** The parts of a subscription that other rows decide. */
export interface SubscriptionStatus {
  /** The cans of the customer's largest active club. */
  readonly memberOf: number | null;
  readonly unpaid: UnpaidDelivery | undefined;
  /** True when neither a card nor store credit pays the next delivery. */
  readonly needsCard: boolean;
}

/** A paused subscription also has the state `paused`. */
export function serializeSubscription(
  shop: Shop,
  subscription: Subscription,
  { memberOf, unpaid, needsCard }: SubscriptionStatus,
): object {
  const { state, paused, intervalLength, intervalUnits, reminders } = subscription;
  return {
    id: subscription.id,
    state: state === 'active' && paused ? 'paused' : state,
    paused: state === 'active' && paused,
    interval: `${String(intervalLength)} ${intervalUnits}${intervalLength === 1 ? '' : 's'}`,
    interval_length: intervalLength,
    interval_units: intervalUnits,
    actionable_date: subscription.actionableDate,
    anchor_day: subscription.anchorDay,
    end_date: subscription.endDate,
    created_at: subscription.createdAt.toISOString(),
    updated_at: subscription.updatedAt.toISOString(),
    last_reminded_at: reminders.at(-1)?.sentAt.toISOString() ?? null,
    reminders: reminders.map(({ reminderType, sentAt }) => ({
      reminder_type: reminderType,
      sent_at: sentAt.toISOString(),
      created_at: sentAt.toISOString(),
    })),
    tag_list: subscription.clubCans === null ? [] : [`club-${String(subscription.clubCans)}`],
    skip_count: subscription.skipCount,
    successive_skip_count: subscription.successiveSkipCount,
    skippable: skipErrors(subscription) === undefined,
    cancellation_reason: subscription.cancellationReason,
    payment_state: subscription.paymentState,
    needs_card: needsCard,
    unpaid_delivery: unpaid
      ? {
          total: toDecimal(unpaid.totalCents),
          next_attempt_on: unpaid.nextAttemptOn,
          last_attempt_on: unpaid.lastAttemptOn,
        }
      : null,
    payment_source: subscription.walletCard ? serializeWalletCard(subscription.walletCard) : null,
    upcoming_total: toDecimal(upcomingTotalCents(subscription, memberOf)),
    ship_address: serializeAddress(shop.config, subscription.shipAddress),
    bill_address: serializeAddress(shop.config, subscription.billAddress),
    line_items: subscription.lines.map((line) => serializeLine(shop, line)),
    subscription_line_items: recurringLines(subscription.lines).map(({ id, variant, quantity }) => ({
      id,
      sku: variant.sku,
      quantity,
    })),
  };
}

/** The price of the next delivery with the members' discount, without shipping and tax. */
function upcomingTotalCents({ lines, state, clubCans }: Subscription, memberOf: number | null): number {
  const ends = state === 'canceled' || state === 'inactive';
  const basisPoints = clubDiscount(largestClub([memberOf, ends ? null : clubCans]));
  return lines.reduce((sum, { variant, priceCents, quantity }) => {
    const cents = priceCents * quantity;
    return sum + cents - (clubKinds.includes(variant.kind) ? percentOf(cents, basisPoints) : 0);
  }, 0);
}

function serializeLine(shop: Shop, { id, quantity, oneTime, variant, priceCents }: SubscribedLine): object {
  return {
    id,
    quantity,
    sku: variant.sku,
    name: variant.name,
    description: variant.description,
    price: toDecimal(priceCents),
    display_price: formatMoney(priceCents),
    options_text: '',
    variant_id: variant.id,
    product_id: variant.id,
    product_slug: variant.slug,
    images: imagesOf(shop, variant),
    subscription_type: null,
    interval: null,
    interval_length: null,
    interval_units: null,
    end_date: null,
    one_time: oneTime,
  };
}
