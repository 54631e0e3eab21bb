import type { Asset, ID } from '@vendure/core';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { toShopAddress } from '#src/plugins/core/address/order-address';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import type {
  SubscribedLine,
  Subscription,
  SubscriptionReminder,
} from '#src/plugins/subscription/entities/subscription.entity';
import { skipRefusal, upcomingTotal } from './subscription-rules';
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
  'id' | 'intervalLength' | 'intervalUnit' | 'actionableDate' | 'anchorDay' | 'endDate'
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
  /** True when neither a card nor store credit pays the next delivery. */
  readonly needsCard: boolean;
}

interface SubscriptionStatus extends Pick<ShownSubscription, 'unpaidDelivery' | 'needsCard'> {
  /** The cans of the customer's largest active club. */
  readonly memberOf: number | null;
}

export function shownSubscription(
  subscription: Subscription,
  { memberOf, unpaidDelivery, needsCard }: SubscriptionStatus,
): ShownSubscription {
  const { id, state, isPaused, intervalLength, intervalUnit, actionableDate, anchorDay, endDate, clubCans } =
    subscription;
  return {
    ...{ id, intervalLength, intervalUnit, actionableDate, anchorDay, endDate },
    state: state === 'active' && isPaused ? 'paused' : state,
    tagList: clubCans === null ? [] : [`club-${clubCans}`],
    reminders: subscription.reminders.filter(({ sentAt }) => sentAt !== null),
    lines: subscription.lines.map(shownLine),
    shippingAddress: toShopAddress(subscription.shippingAddress),
    card: subscription.savedCard && shownCard(subscription.savedCard),
    isSkippable: skipRefusal(subscription) === undefined,
    hasFailedPayment: subscription.paymentState === 'failed',
    upcomingTotal: upcomingTotal(subscription, memberOf),
    unpaidDelivery,
    needsCard,
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
