import type {
  AddressRow,
  CreditCardRow,
  SubscribedLineRow,
  SubscriptionReminderRow,
  SubscriptionRow,
  VariantRow,
} from '#sandbox/database/schema';

/** By default one delivery in a row may be skipped. */
const mostSkipsInARow = 1;

/** How often a card is tried, a day apart. After that the delivery waits for another card or another day. */
export const mostPaymentTries = 3;

export interface SubscribedLine extends SubscribedLineRow {
  readonly variant: VariantRow;
  /** Of one unit today. */
  readonly priceCents: number;
}

/** A card as it lies in the customer's wallet. */
export interface WalletCard {
  readonly id: number;
  readonly isDefault: boolean;
  readonly card: CreditCardRow;
}

/** A subscription with everything that hangs on it (spec §3 Subscription). */
export interface Subscription extends SubscriptionRow {
  readonly lines: readonly SubscribedLine[];
  readonly reminders: readonly SubscriptionReminderRow[];
  readonly shipAddress: AddressRow | undefined;
  readonly billAddress: AddressRow | undefined;
  readonly walletCard: WalletCard | undefined;
}

/** Why the next delivery cannot be skipped, by field, or undefined when it can. */
export function unskippable(subscription: SubscriptionRow): Readonly<Record<string, readonly string[]>> | undefined {
  const { state, paused, actionableDate, successiveSkipCount } = subscription;
  if (state !== 'active' || paused || actionableDate === null)
    return { state: ['cannot skip a subscription which is not active'] };
  if (successiveSkipCount < mostSkipsInARow) return undefined;
  return { successive_skip_count: ['This subscription has exceeded the maximum configured successive skip limit'] };
}

/** What every delivery holds, one-time extras left out. */
export function recurringLines(lines: readonly SubscribedLine[]): readonly SubscribedLine[] {
  return lines.filter(({ oneTime }) => !oneTime);
}
