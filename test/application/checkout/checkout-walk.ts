import type { Order } from '#src/domain/cart/order';
import type { CheckoutStep } from '#src/domain/checkout/checkout-step';
import { Tab } from '#test/application/tab';
import { anAddress } from '#test/builders/an-address';
import { unitedStates } from '#test/domain/geography/united-states';

/** A tab whose order of two cans stands at the step. */
export async function tabAt(step: CheckoutStep): Promise<Tab> {
  const tab = Tab.open();
  tab.content.catalogue = { products: [], kits: [], regions: unitedStates };
  await tab.addLine.execute({ sku: 'WHITE-1', quantity: 2 });
  if (step !== 'address') await tab.submitAddress.execute({ email: 'ada@example.test', address: anAddress() });
  if (step === 'payment') await tab.submitDelivery.execute(choosing('Standard', tab.serverOrder!));
  return tab;
}

/** The choice of one rate, by its name, for every shipment. */
export function choosing(
  name: string,
  { shipments }: Order,
): { readonly shipmentId: string; readonly rateId: string }[] {
  return shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates.find((rate) => rate.name === name)!.id }));
}

/** The page that the hosted payment sends the shopper back to: a new page in the same tab, whose payment was made. */
export async function payAndComeBack(
  tab: Tab,
): Promise<{ readonly number: string; readonly checkoutSessionId: string }> {
  await tab.startPayment.execute();
  const { number, paymentPage } = tab.serverOrder!;
  tab.shop.markPaid(paymentPage!.sessionId);
  await tab.startShop.execute({ number, checkoutSessionId: paymentPage!.sessionId });
  return { number, checkoutSessionId: paymentPage!.sessionId };
}
