import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { shopperAt } from './checkout-walk';

const { stepNames, toPayment } = checkoutMessages;

describe('A step that is answered late (spec §2 /en-US/checkout/, §4 Checkout update states)', () => {
  it('calls no shopper back who went to an earlier step before the answer', async () => {
    const shopper = await shopperAt('delivery');
    await shopper.open(page.View, '/checkout/?step=delivery');
    const press = async (role: 'button' | 'link', name: string) => {
      await userEvent.click(screen.getByRole(role, { name: new RegExp(name) }));
      await shopper.pass();
    };
    const gate = shopper.shop.hold('submitDelivery');
    await press('button', toPayment);
    await gate.reached;
    await press('link', stepNames.address);
    gate.release();
    await shopper.pass();
    expect(shopper.address).toBe('/checkout/?step=address');
    await press('link', stepNames.payment);
    expect(shopper.address).toBe('/checkout/?step=payment');
  });
});
