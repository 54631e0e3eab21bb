import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { MergeCartOnSignIn } from '#src/application/session/merge-cart-on-sign-in';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { fillIn } from '#test/ui/support/fill-in';
import { AccountVisitor } from '#test/ui/support/visitor';

const { fields, problems } = checkoutMessages;
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

/** A customer who filled a cart as a guest, and has signed in by number. */
async function atCheckout() {
  const visitor = await AccountVisitor.signedIn({
    prove: async (arriving) => {
      await arriving.shopper.container.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
      await arriving.proveByPhone();
    },
  });
  await visitor.shopper.container.get(MergeCartOnSignIn).execute();
  await visitor.open(page.View, '/checkout/?step=address');
  return visitor;
}

async function goOn(visitor: AccountVisitor): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: checkoutMessages.toDelivery }));
  await visitor.pass();
}

describe('A customer without an address (spec §4 Cart merge on sign-in, §7 PUT associate_user)', () => {
  it('owns the cart, which gets no address by that', async () => {
    const { shopper } = await atCheckout();
    expect(shopper.order.userId).toBe('customer-1');
    expect(shopper.order.email).toBeUndefined();
  });

  it('is asked for one at checkout, which the order keeps also when they come back', async () => {
    const visitor = await atCheckout();
    expect(box(fields.email).value).toBe('');
    await goOn(visitor);
    screen.getByText(problems.email);
    await fillIn(box(fields.email), 'walter@example.com');
    await fillIn(box(fields.name), 'Walter Example');
    await fillIn(box(fields.address1), '1 Invented St');
    await fillIn(box(fields.city), 'Fresno');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: new RegExp(`^${fields.stateAbbr}`) }),
      'California',
    );
    await fillIn(box(fields.zipcode), '93650');
    await fillIn(box(fields.phone), '2125550123');
    await userEvent.click(screen.getByRole('checkbox', { name: checkoutMessages.adult }));
    await goOn(visitor);
    expect(visitor.shopper.order.email).toBe('walter@example.com');
    await act(() => visitor.shopper.container.get(MergeCartOnSignIn).execute());
    expect(visitor.shopper.order.email).toBe('walter@example.com');
  });
});
