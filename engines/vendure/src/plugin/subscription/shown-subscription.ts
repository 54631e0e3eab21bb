import type { Asset, ID } from '@vendure/core';
import type { ShopAddress } from '#src/plugin/address-book/address-values';
import { toShopAddress } from '#src/plugin/address-book/order-address';
import type { SavedCard } from '#src/plugin/saved-card/saved-card.entity';
import { skipRefusal, upcomingTotal } from '#src/plugin/subscription/shared/subscription-rules';
import type {
  SubscribedLine,
  Subscription,
  SubscriptionReminder,
} from '#src/plugin/subscription/shared/subscription.entity';
import type { UnpaidDelivery } from './unpaid-delivery';

interface ShownLine extends Pick<SubscribedLine, 'id' | 'quantity' | 'unitPrice' | 'isOneTime'> {
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly variantId: ID;
  readonly productSlug: string;
  readonly featuredAsset: Asset | null;
}

interface ShownCard extends Pick<SavedCard, 'id' | 'lastDigits'> {
  readonly cardType: string | null;
}

/** A subscription as its customer reads it. */
export interface ShownSubscription extends Pick<
  Subscription,
  'id' | 'intervalLength' | 'intervalUnit' | 'actionableDate' | 'endDate'
> {
  readonly state: Subscription['state'] | 'paused';
  readonly tagList: readonly string[];
  readonly reminders: readonly SubscriptionReminder[];
  readonly lines: readonly ShownLine[];
  readonly shippingAddress: ShopAddress;
  readonly card: ShownCard | null;
  readonly isSkippable: boolean;
  readonly hasFailedPayment: boolean;
  /** In cents. */
  readonly upcomingTotal: number;
  readonly unpaidDelivery: UnpaidDelivery | undefined;
}

/** `memberOf` is the largest active club of the customer. */
export function shownSubscription(
  subscription: Subscription,
  memberOf: number | null,
  unpaidDelivery: UnpaidDelivery | undefined,
): ShownSubscription {
  const { id, state, isPaused, intervalLength, intervalUnit, actionableDate, endDate, clubCans } = subscription;
  return {
    ...{ id, intervalLength, intervalUnit, actionableDate, endDate },
    state: state === 'active' && isPaused ? 'paused' : state,
    tagList: clubCans === null ? [] : [`club-${clubCans}`],
    reminders: subscription.reminders,
    lines: subscription.lines.map(shownLine),
    shippingAddress: toShopAddress(subscription.shippingAddress),
    card: subscription.savedCard && shownCard(subscription.savedCard),
    isSkippable: skipRefusal(subscription) === undefined,
    hasFailedPayment: subscription.paymentState === 'failed',
    upcomingTotal: upcomingTotal(subscription, memberOf),
    unpaidDelivery,
  };
}

function shownLine({ id, quantity, unitPrice, isOneTime, productVariant }: SubscribedLine): ShownLine {
  const { id: variantId, sku, name, product, featuredAsset } = productVariant;
  return {
    ...{ id, quantity, unitPrice, isOneTime, variantId, sku, name },
    description: product.description,
    productSlug: product.slug,
    featuredAsset: featuredAsset ?? product.featuredAsset ?? null,
  };
}

function shownCard({ id, lastDigits, brand: cardType }: SavedCard): ShownCard {
  return { id, lastDigits, cardType };
}
