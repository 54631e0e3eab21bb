import { cents } from '#src/domain/money/money';
import type { SubscribedLine, Subscription } from '#src/domain/subscription/subscription';

/** Twelve cans of Brisk White. */
export function aSubscribedLine(overrides: Partial<SubscribedLine> = {}): SubscribedLine {
  return {
    id: 'subscribed-1',
    sku: 'WHITE-1',
    quantity: 12,
    price: cents(700),
    name: 'Brisk White',
    isOneTime: false,
    ...overrides,
  };
}

/** An active club of twelve cans a month; the next box leaves on 20 December 2026. */
export function aSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    id: 'subscription-1',
    state: 'active',
    interval: { length: 1, unit: 'month' },
    actionableDate: '2026-12-20',
    reminders: [],
    lineItems: [aSubscribedLine()],
    card: { cardType: 'visa', lastDigits: '1111' },
    isSkippable: true,
    hasFailedPayment: false,
    ...overrides,
  };
}
