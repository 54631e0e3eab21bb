import type { RenderResult } from '@testing-library/react';
import type { Subscription } from '#src/domain/subscription/subscription';
import { page } from '#src/ui/subscription/subscription';
import { page as listPage } from '#src/ui/subscription/subscription-list';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';
import { AccountVisitor } from '#test/ui/support/visitor';

/** A club of twelve cans with an address, a card and a total; the next box leaves on 20 December 2026. */
export function aClub(overrides: Partial<Subscription> = {}): Subscription {
  return aSubscription({
    id: 'subscription-17',
    shipAddress: anAddress(),
    card: { cardType: 'visa', lastDigits: '1111' },
    lineItems: [aSubscribedLine({ productSlug: 'brisk-white' })],
    ...overrides,
  });
}

/** A customer who owns these subscriptions. */
export async function subscriber(...subscriptions: readonly Subscription[]) {
  const visitor = await AccountVisitor.signedIn();
  const gateway = visitor.subscriptions;
  for (const subscription of subscriptions) gateway.give(subscription, 'customer-1');
  return { visitor, gateway };
}

/** The customer on the page of a subscription. */
export async function atSubscription(id: string, ...subscriptions: readonly Subscription[]) {
  const { visitor, gateway } = await subscriber(...subscriptions);
  const { container } = await visitor.shopper.open(page.View, `/account/subscriptions/${id}/`, { params: { id } });
  return { visitor, gateway, container };
}

/** Shows a customer the list. */
export function openList(visitor: AccountVisitor): Promise<RenderResult> {
  return visitor.open(listPage.View, '/account/subscriptions/');
}
