import type { Part, Picture } from '#src/domain/catalogue/product';
import type { BoughtGiftCard } from '#src/domain/gift-card/gift-card';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Interval } from '#src/domain/interval/interval';
import { addMoney, type Cents, multiplyMoney } from '#src/domain/money/money';
import type { PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';
import type { Adjustment } from './adjustment';

/** The variant a line item sells (spec §3 Line item). */
export interface LineVariant {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  /** Ounces; absent when the back end has none. */
  readonly weight?: number;
  readonly optionsText: string;
  readonly picture?: Picture;
  readonly noIndividualPurchase: boolean;
  /** A pack whose cans the shopper chooses: the parts of its line are that choice. */
  readonly isComposable?: boolean;
}

/** The recurring part of a line (spec §3 subscriptionLineItems). */
export interface SubscriptionLineItem {
  readonly sku: string;
  readonly quantity: number;
  readonly interval: Interval;
  readonly endDate?: Day;
}

/** One line of an order (spec §3 Line item). */
export interface LineItem {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Price of one unit, fixed when the line was first added. */
  readonly price: Cents;
  readonly adjustments: readonly Adjustment[];
  readonly variant: LineVariant;
  readonly parts: readonly Part[];
  /** The parts could not be read, so no rule may depend on them. */
  readonly hasUnreadableParts?: boolean;
  readonly subscriptionLineItems: readonly SubscriptionLineItem[];
  readonly prePaidSubscription?: PrepaidSubscription;
  /** An interval unit of the line other than day, week, month and year (spec §5). */
  readonly unsupportedUnit?: string;
  /** One per unit of a gift card line, oldest first; empty for other lines. */
  readonly giftCards: readonly BoughtGiftCard[];
  /** Units that were added after the order was complete. */
  readonly crossSold?: number;
}

/** Price times quantity, before any adjustment. */
export function lineAmount(line: LineItem): Cents {
  return multiplyMoney(line.price, line.quantity);
}

/** The line's price after its own discounts, before tax. */
export function discountedLineAmount(line: LineItem): Cents {
  const discounts = line.adjustments.filter(({ source, eligible }) => source === 'promotion' && eligible);
  return addMoney(lineAmount(line), ...discounts.map(({ amount }) => amount));
}
