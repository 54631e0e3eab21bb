import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cents } from '#src/domain/money/money';
import type { ClubJoinContent } from '#src/domain/page/page-content';
import type { Subscription } from '#src/domain/subscription/subscription';
import { canMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { page } from '#src/ui/club/customize';
import { aProduct } from '#test/builders/a-product';
import { aSubscription } from '#test/builders/a-subscription';
import { AccountVisitor } from '#test/ui/support/visitor';

const white = aProduct();
const red = aProduct({ sku: 'RED-1', slug: 'quiet-red', name: 'Quiet Red', wineType: 'red', price: cents(800) });
const soldOut = aProduct({
  sku: 'ROSE-1',
  slug: 'late-rose',
  name: 'Late Rosé',
  wineType: 'rosé',
  price: cents(750),
  stock: { kind: 'out-of-stock' },
});

/** The club content known to the build: the cans to choose from. */
export const clubPage: ClubJoinContent = {
  kind: 'club-join',
  path: '/can-club/join/12/',
  title: 'Join the club of 12',
  description: 'Twelve cans.',
  noindex: false,
  size: 12,
  types: [],
  blocks: [],
  cans: [white, red, soldOut],
};

export interface AtCustomizeOptions {
  readonly subscriptions?: readonly Subscription[];
  readonly search?: string;
  /** The id as the address says it. */
  readonly id?: string;
  readonly prepare?: (visitor: AccountVisitor) => void;
}

/** A member on the page where the cans of a subscription are chosen. */
export async function memberAtCustomize({
  subscriptions = [aSubscription()],
  search = '',
  id = 'subscription-1',
  prepare,
}: AtCustomizeOptions = {}) {
  const visitor = await AccountVisitor.signedIn({
    prove: async (arriving) => {
      arriving.shopper.tab.content.pages = [clubPage];
      for (const subscription of subscriptions) arriving.subscriptions.give(subscription);
      prepare?.(arriving);
      await arriving.proveElsewhere();
    },
  });
  const rendered = await visitor.shopper.open(page.View, `/account/club/customize/${id}/${search}`, {
    params: { subscriptionId: id },
  });
  await visitor.pass();
  return { visitor, gateway: visitor.subscriptions, ...rendered };
}

/** Puts one can of a kind in, or takes it out. */
export async function more(name: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await userEvent.click(screen.getByRole('button', { name: canMessages.more(name) }));
}

export async function fewer(name: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await userEvent.click(screen.getByRole('button', { name: canMessages.fewer(name) }));
}
