import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ports } from '#src/composition/tokens';
import type { Product } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import { ContainerProvider } from '#src/ui/di/container-context';
import { ProductPrice } from '#src/ui/features/shelf-card/product-price';
import { aProduct } from '#test/builders/a-product';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';
import { openTab } from '#test/support/test-tab';

function show(product: Partial<Product> = {}) {
  const container = openTab().container;
  render(
    <ContainerProvider container={container}>
      <p aria-label="price">
        <ProductPrice product={aProduct(product)} />
      </p>
    </ContainerProvider>,
  );
  const subscriptions = container.get(ports.subscriptionsState);
  return {
    become: (...all: Parameters<typeof aSubscription>[0][]) =>
      act(() => subscriptions.replaceAll(all.map((one) => aSubscription(one)))),
    leave: () => act(() => subscriptions.clear()),
  };
}

const price = () => screen.getByLabelText('price').textContent;

describe('Prices of members (spec §6 Club-discount logic, §9 Club discount)', () => {
  it('are everybody’s until subscriptions are known', () => {
    show();
    expect(price()).toBe('$7.00');
  });

  it('stand beside the regular one for a member of the club of 12', () => {
    show().become({});
    expect(price()).toBe('Regular price $7.00Yours, as a member: $6.30');
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
