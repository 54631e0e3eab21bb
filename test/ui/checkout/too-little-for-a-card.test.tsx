import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const { tooLittle, editCart, nothingLeft } = checkoutMessages;

async function atPayment(quantity: number) {
  const shopper = await Shopper.with({ 'GIFT-CARD-30C': quantity });
  await shopper.container.get(SubmitEmail).execute('ada@example.test');
  const { container } = await shopper.open(page.View, '/checkout/?step=payment');
  return { shopper, container };
}

describe('A payment step with 1 to 49 cents to pay (spec §3 Order, §7 PUT prepare)', () => {
  it('says that no card can be charged so little, leads back to the cart, and offers no button to pay', async () => {
    const { container } = await atPayment(1);

    screen.getByText(tooLittle.title('$0.30'));
    const notice = screen.getByText(tooLittle.text('$0.50')).closest<HTMLElement>('[role=status]');
    const toCart = within(notice!).getByRole('link', { name: editCart });
    expect(toCart.getAttribute('href')).toMatch(/\/cart\/$/);
    expect(screen.queryByRole('button', { name: checkoutMessages.pay('$0.30') })).toBeNull();
    expect(screen.queryByRole('button', { name: nothingLeft.action })).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('offers it from 50 cents on', async () => {
    await atPayment(2);

    screen.getByRole('button', { name: checkoutMessages.pay('$0.60') });
    expect(screen.queryByText(tooLittle.text('$0.50'))).toBeNull();
  });
});
