import { settlementPath } from '#src/application/checkout/confirmation-path';
import { CartState } from '#src/application/ports/state/cart-state';
import { PaymentStorage } from '#src/application/storage/payment-storage';
import { isPaid } from '#src/domain/checkout/checkout-conditions';
import { CheckOut } from '#test/model/commands/checkout-commands';
import { checkInvariants, expectNothingPaidInVain, expectOwnCards } from './invariants';
import { openAddress } from './open-address';
import type { Visit } from './visit';

/**
 * Ends a visit: everything works again, and an order that was paid for but not placed is found at the next visit or in checkout.
 */
export async function settle(visit: Visit): Promise<void> {
  await visit.calm();
  const tab = await visit.browser.openTab('/shop/');
  for (const { number, checkoutSessionId } of tab.document?.container.get(PaymentStorage).readUnsettled() ?? []) {
    await openAddress(tab, visit, settlementPath({ number, id: 'order-0' }, checkoutSessionId));
  }
  const cart = tab.document?.container.get(CartState).current;
  if (cart && isPaid(cart)) await new CheckOut(visit.tabs.indexOf(tab)).run(visit);
  await checkInvariants(visit);
  await expectNothingPaidInVain(visit);
  await expectOwnCards(visit);
}
