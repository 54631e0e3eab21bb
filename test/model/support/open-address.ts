import { CheckoutPresenter } from '#src/ui/checkout/checkout.presenter';
import { type ConfirmationAddress, ConfirmationPresenter } from '#src/ui/orders/confirmation.presenter';
import { SignInCallbackPresenter } from '#src/ui/session/sign-in-callback.presenter';
import type { Tab } from './tab';
import type { Visit } from './visit';

const confirmation = /\/order\/confirmation\/([^/]+)\/([^/]+)\/?$/;

export function confirmationAddress({ pathname, searchParams, hash }: URL): ConfirmationAddress {
  const [, number = '', id = ''] = confirmation.exec(pathname) ?? [];
  const checkoutSessionId = searchParams.get('checkout_session_id');
  return { number, id: decodeURIComponent(id), checkoutSessionId, fragment: hash };
}

/** Tells if an address leads back from a mail that signs in. */
export function isCallback({ pathname }: URL): boolean {
  return pathname.includes('/authenticate/');
}

/** Loads the page of the sign-in callback, which handles its address, and waits for its message. */
export async function openCallback(tab: Tab, visit: Visit, address: URL): Promise<SignInCallbackPresenter> {
  const document = await tab.load(address.pathname + address.search);
  await document.visit('/authenticate/');
  const callback = document.present(SignInCallbackPresenter);
  callback.readAddress((name) => address.searchParams.getAll(name));
  await visit.pass(15_000);
  return callback;
}

/** Loads a page of the shop as the payment page or the address bar does, and waits for its message. */
export async function openAddress(tab: Tab, visit: Visit, address: string): Promise<void> {
  const document = await tab.load(address);
  const asked = confirmationAddress(document.address);
  if (asked.number === '') {
    await document.visit('/checkout/');
    document.present(CheckoutPresenter);
    await visit.pass(4000);
    return;
  }
  visit.returnAddress = address;
  await document.visit('/order/confirmation/:number/:id/');
  const presenter = document.present(ConfirmationPresenter);
  await visit.act('settling the payment', () => presenter.open(asked));
  const shown = presenter.outcome?.kind ?? presenter.pending;
  if (shown === 'completing') visit.silences.push('the confirmation hangs');
  if (shown === 'unknown') visit.expectSaid('nobody knows how the payment ended', presenter.failure);
  const isPlaced = (await visit.ledger()).some((entry) => entry.number === asked.number && entry.state === 'complete');
  if (shown === 'completed' && !isPlaced) visit.silences.push('an order is confirmed that was not placed');
}
