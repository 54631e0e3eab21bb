import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import type { Subscription } from '#src/domain/subscription/subscription';
import { repairMessages } from '#src/ui/subscription/shared/repair-messages';
import { aSubscription } from '#test/builders/a-subscription';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { smallShop } from '#test/fakes/shop/shop-world';
import { shopperAt } from '#test/ui/checkout/checkout-walk';
import { violations } from '#test/ui/support/violations';
import { openConfirmation } from './confirmation-page';

const { needsCard } = repairMessages;

/** A customer on the confirmation of an order with a club box, which became this subscription. */
async function atConfirmation(subscription: Subscription) {
  const variants = smallShop.variants.map((variant) => ({ ...variant, subscribable: true }));
  const shopper = await shopperAt('address', { 'RED-1': 1 }, new InMemoryShop({ world: { ...smallShop, variants } }));
  await shopper.tab.signIn();
  await shopper.container
    .get(AddClubToCart)
    .execute({ box: { size: 12, cans: [{ sku: 'WHITE-1', quantity: 12 }] }, interval: { length: 1, unit: 'month' } });
  const { number, id } = shopper.order;
  shopper.shop.completeElsewhere(number);
  // Start-up has loaded the subscriptions by now: the page has to ask again.
  shopper.tab.world.subscriptionGateway.give(subscription, 'customer-1');
  const { container } = await openConfirmation({ shopper, address: `/order/confirmation/${number}/${id}/` });
  await shopper.pass(0);
  return container;
}

describe('A club box on the confirmation (spec §2 /order/confirmation, §4 Subscription actions)', () => {
  it('says that the next box needs a card when none paid, and leads to the choice', async () => {
    const { card: _, ...withoutCard } = aSubscription({ id: 'subscription-17' });
    const container = await atConfirmation(withoutCard);
    screen.getByText(needsCard.title);
    screen.getByText(needsCard.planned('December 20, 2026'));
    expect(screen.getByRole('link', { name: needsCard.action }).getAttribute('href')).toBe(
      '/account/subscriptions/subscription-17/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('asks for nothing when a card is there', async () => {
    await atConfirmation(aSubscription());
    expect(screen.queryByText(needsCard.title)).toBeNull();
  });
});
