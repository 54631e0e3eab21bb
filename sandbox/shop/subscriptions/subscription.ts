import type {
  AddressRow,
  CreditCardRow,
  SubscribedLineRow,
  SubscriptionReminderRow,
  SubscriptionRow,
  VariantRow,
} from '#sandbox/database/schema';

const maxSuccessiveSkips = 1;

/** Payment attempts, a day apart. After that the delivery waits for another card or another date. */
export const maxPaymentAttempts = 3;

export interface SubscribedLine extends SubscribedLineRow {
  readonly variant: VariantRow;
  /** The price of one unit in the next delivery: today's, or the announced one where that is lower. */
  readonly priceCents: number;
}

export interface WalletCard {
  readonly id: number;
  readonly isDefault: boolean;
  readonly card: CreditCardRow;
}

/** A subscription with its associations (spec §3 Subscription). */
export interface Subscription extends SubscriptionRow {
  readonly lines: readonly SubscribedLine[];
  readonly reminders: readonly SubscriptionReminderRow[];
  readonly shipAddress: AddressRow | undefined;
  readonly billAddress: AddressRow | undefined;
  readonly walletCard: WalletCard | undefined;
}

/** The errors that prevent a skip, by field; undefined when it is allowed. */
export function skipErrors(subscription: SubscriptionRow): Readonly<Record<string, readonly string[]>> | undefined {
  const { state, paused, actionableDate, successiveSkipCount } = subscription;
  if (state !== 'active' || paused || actionableDate === null)
    return { state: ['cannot skip a subscription which is not active'] };
  if (successiveSkipCount < maxSuccessiveSkips) return undefined;
  return { successive_skip_count: ['This subscription has exceeded the maximum configured successive skip limit'] };
}

/** The cans of every delivery as one text, to compare. */
export function recurringCansOf({ lines }: Pick<Subscription, 'lines'>): string {
  return JSON.stringify(
    recurringLines(lines)
      .map(({ variantId, quantity }) => [variantId, quantity])
      .toSorted(),
  );
}

/** The lines of every delivery, without one-time extras. */
export function recurringLines(lines: readonly SubscribedLine[]): readonly SubscribedLine[] {
  return lines.filter(({ oneTime }) => !oneTime);
}
