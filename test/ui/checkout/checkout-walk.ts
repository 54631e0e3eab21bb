import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import { anAddress } from '#test/builders/an-address';
import type { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { Shopper } from '#test/ui/support/shopper';

/** A shopper whose order stands at the step; 21 or over was not asked yet. */
export async function shopperAt(
  step: CheckoutStep,
  quantities: Readonly<Record<string, number>> = { 'WHITE-1': 2 },
  shop?: InMemoryShop,
): Promise<Shopper> {
  const shopper = await Shopper.with(quantities, shop);
  if (step !== 'address' && step !== 'contact') await walkTo(step, shopper);
  return shopper;
}

/** Takes the order in the cart to a later step. */
export async function walkTo(step: Exclude<CheckoutStep, 'contact' | 'address'>, shopper: Shopper): Promise<void> {
  await shopper.container.get(SubmitAddress).execute({ email: 'ada@example.test', address: anAddress() });
  if (step === 'delivery') return;
  const choices = shopper.order.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id }));
  await shopper.container.get(SubmitDelivery).execute(choices);
}
