import { expect } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Order } from '#src/domain/cart/order';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import type { ShopDocument } from './shop-document';
import { people } from './shoppers';
import type { Visit } from './visit';

/** Checks the rules that hold whatever was done. */
export async function checkInvariants(visit: Visit): Promise<void> {
  expect(visit.silences, 'every failure is said').toEqual([]);
  expectNothingForeign(visit);
  await expectChargesAreOrders(visit);
  if (!visit.isTroubled) await expectCartsOfServer(visit);
}

/** No user sees another person's text, nor their identity. */
function expectNothingForeign(visit: Visit): void {
  const { stored } = visit.browser;
  for (const { document, storage } of visit.tabs) {
    const seen = JSON.stringify([document && slicesOf(document), itemsOf(storage), stored]);
    for (const mark of visit.shoppers.foreign) expect(seen, 'nobody sees what is somebody else’s').not.toContain(mark);
  }
}

/** The shown cart is that of the server, in every tab. */
async function expectCartsOfServer(visit: Visit): Promise<void> {
  for (const { document } of visit.tabs) {
    if (!document) continue;
    const { current, intents } = document.container.get(CartState);
    expect(withoutPayment(current), 'the shown cart is the server’s').toEqual(
      withoutPayment(await visit.serverCart(document)),
    );
    expect([...intents], 'no quantity waits for ever').toEqual([]);
  }
}

/** Removes the payments: the shop learns of them when the shopper comes back from the payment page. */
function withoutPayment(order: Order | undefined): Omit<Order, 'payments' | 'paymentPage'> | undefined {
  if (!order) return undefined;
  const { payments: _payments, paymentPage: _paymentPage, ...others } = order;
  return others;
}

/** A charge and its order come together, and once. */
async function expectChargesAreOrders(visit: Visit): Promise<void> {
  for (const { number, state, totalCents, charges, paidCents } of await visit.ledger()) {
    expect(charges, `${number} is charged once at most`).toBeLessThanOrEqual(1);
    if (state === 'complete') expect(paidCents, `${number} is paid for`).toBe(totalCents);
  }
}

/**
 * At the end, with everything working again, no order is paid for and not placed. Money held for another total is given back
 * when the order is paid for, or lapses.
 */
export async function expectNothingPaidInVain(visit: Visit): Promise<void> {
  for (const { number, state, charges, paidCents, totalCents } of await visit.ledger()) {
    const isPaid = charges > 0 && paidCents === totalCents;
    expect(isPaid && state !== 'complete' && !visit.abandoned.has(number), `${number} is paid and not placed`).toBe(
      false,
    );
  }
}

/** A card stands in the wallet of its payer, and in no other one. */
export async function expectOwnCards(visit: Visit): Promise<void> {
  for (const person of people) {
    expect(visit.shoppers.marksOf(person), `${person} keeps own cards`).toEqual(
      expect.arrayContaining([...(await visit.walletOf(person))]),
    );
  }
}

function slicesOf({ container }: ShopDocument): readonly unknown[] {
  return [CartState, CustomerState, SubscriptionsState, AlertBarState, LiveMessageState].map((slice) =>
    container.get<object>(slice),
  );
}

function itemsOf(storage: Storage): readonly (string | null)[] {
  return Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? ''));
}
