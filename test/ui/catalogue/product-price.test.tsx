import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Product } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import type { ShellContent } from '#src/domain/site/site-content';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';
import { anOrder } from '#test/builders/an-order';
import { openTab } from '#test/support/test-tab';
import { emptyShell, TestSite } from '#test/ui/support/test-site';

const shell: ShellContent = {
  ...emptyShell,
  caseOffers: [
    { cans: 12, percent: 5 },
    { cans: 24, percent: 10 },
  ],
};

function show(product: Partial<Product> = {}, quantity = 1) {
  const container = openTab().container;
  render(
    <TestSite container={container} shell={shell}>
      <p aria-label="price">
        <ProductPrice product={aProduct(product)} quantity={quantity} />
      </p>
    </TestSite>,
  );
  const subscriptions = container.get(SubscriptionsState);
  return {
    become: (...all: Parameters<typeof aSubscription>[0][]) =>
      act(() => subscriptions.replaceAll(all.map((one) => aSubscription(one)))),
    leave: () => act(() => subscriptions.clear()),
    fill: (...lineItems: Parameters<typeof aLine>[0][]) =>
      act(() => container.get(CartState).replace(anOrder({ lineItems: lineItems.map((line) => aLine(line)) }))),
  };
}

const price = () => screen.getByLabelText('price').textContent;

describe('Prices of members (spec §6 Club-discount logic, §9 Club discount)', () => {
  it('are everybody’s until subscriptions are known', () => {
    show();
    expect(price()).toBe('$7.00');
  });

  it('are shown with the regular one struck through for a member of the club of 12', () => {
    show().become({});
    expect(price()).toBe('Your price $6.30Regular price $7.00member price');
  });

  it('are those of the highest active subscription', () => {
    show().become({}, { id: 'subscription-2', lineItems: [aSubscribedLine({ quantity: 24 })] });
    expect(price()).toContain('$5.60');
  });

  it('are none while the only subscription is paused', () => {
    show().become({ state: 'paused' });
    expect(price()).toBe('$7.00');
  });

  it('go when the member signs out', () => {
    const member = show();
    member.become({});
    member.leave();
    expect(price()).toBe('$7.00');
  });

  it('are not for gift cards, glasses and the like', () => {
    show({ family: 'merch', price: cents(2500) }).become({});
    expect(price()).toBe('$25.00');
  });
});

describe('Case prices (spec §9 Full-case discount helper, §3 Kit)', () => {
  it('are the one price of a pack that is a full case by itself', () => {
    show({ name: 'The Whites 12 Pack', family: 'pack', price: cents(8000) });
    expect(price()).toBe('Your price $76.00Regular price $80.00case price · $6.33 a can');
  });

  it('are shown as soon as cart and chosen quantity make a case', () => {
    show({ weight: 9.3 }, 2).fill({ quantity: 10, variant: { weight: 9.3 } });
    expect(price()).toBe('Your price $6.65Regular price $7.00case price');
  });

  it('yield to the better member price, and beat a lesser one', () => {
    const member = show({ weight: 9.3 }, 12);
    member.become({});
    expect(price()).toBe('Your price $6.30Regular price $7.00member price');
  });

  it('are member prices with a box of the club in the cart, also for a guest', () => {
    show().fill({
      quantity: 12,
      variant: { weight: 9.3 },
      subscriptionLineItems: [{ sku: 'WHITE-1', quantity: 12, interval: { length: 1, unit: 'month' } }],
    });
    expect(price()).toBe('Your price $6.30Regular price $7.00member price');
  });

  it('are not for gift sets, which hold other things too', () => {
    show({ name: 'The Gift Set 12 Pack', family: 'pack', isGiftSet: true, price: cents(8000) }).become({});
    expect(price()).toContain('$80.00');
    expect(price()).not.toContain('price');
  });
});
