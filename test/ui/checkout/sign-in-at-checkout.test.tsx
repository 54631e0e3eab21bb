import { screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { fillIn } from '#test/ui/support/fill-in';
import { Shopper } from '#test/ui/support/shopper';

const ada = { id: 'customer-1', email: 'ada@example.com' };
const address = '/checkout/?step=address';

async function atCheckout({ wasSignedIn = false } = {}) {
  const shopper = await Shopper.with({ 'WHITE-1': 1 });
  const storage = shopper.tab.signInStorage;
  if (wasSignedIn) storage.setSignedIn('user-ada');
  await shopper.open(page.View, address);
  const signIn = async () => {
    act(() => shopper.container.get(CustomerState).replace(ada));
    await shopper.pass();
  };
  return { shopper, storage, signIn };
}

const offer = () => screen.queryByRole('link', { name: checkoutMessages.signIn });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });

describe('Signing in at checkout (spec §1: guests and customers)', () => {
  it('is offered to a guest, and comes back to the same step', async () => {
    await atCheckout();
    expect(offer()?.getAttribute('href')).toBe(`/account/login/?return=${encodeURIComponent(address)}`);
  });

  it('is never demanded: the step can be filled in without', async () => {
    await atCheckout();
    expect(email().disabled).toBe(false);
    screen.getByRole('button', { name: checkoutMessages.toDelivery });
  });

  it('is not offered to a signed-in customer, whose address is filled in', async () => {
    const { signIn } = await atCheckout();
    await signIn();
    expect(offer()).toBeNull();
    expect(email().value).toBe(ada.email);
  });

  it('is not offered to a customer who is yet to be confirmed', async () => {
    await atCheckout({ wasSignedIn: true });
    expect(offer()).toBeNull();
  });

  it('is offered again once the session is over', async () => {
    const { shopper, storage, signIn } = await atCheckout({ wasSignedIn: true });
    await signIn();
    storage.setSignedOut('refused');
    act(() => shopper.container.get(CustomerState).clear());
    expect(offer()).not.toBeNull();
  });

  it('leaves alone earlier text', async () => {
    const { signIn } = await atCheckout();
    await fillIn(email(), 'gift@example.com');
    await signIn();
    expect(email().value).toBe('gift@example.com');
  });
});
