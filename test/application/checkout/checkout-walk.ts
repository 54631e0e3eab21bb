import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { StartShop } from '#src/application/cart/start-shop';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import type { Order } from '#src/domain/cart/order';
import { anAddress } from '#test/builders/an-address';
import { unitedStates } from '#test/domain/geography/united-states';
import { openTab, type TestTab } from '#test/support/test-tab';

/** A tab whose order of two cans stands at the step. */
export async function tabAt(step: CheckoutStep): Promise<TestTab> {
  const tab = openTab();
  tab.content.catalogue = { products: [], kits: [], regions: unitedStates };
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
  if (step !== 'address') await tab.get(SubmitAddress).execute({ email: 'ada@example.test', address: anAddress() });
  if (step === 'payment') await tab.get(SubmitDelivery).execute(choosing('Standard', tab.serverOrder!));
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
  tab: TestTab,
): Promise<{ readonly number: string; readonly checkoutSessionId: string }> {
  await tab.get(StartPayment).execute();
  const { number, paymentPage } = tab.serverOrder!;
  tab.shop.markPaid(paymentPage!.sessionId);
  await tab.get(StartShop).execute({ number, checkoutSessionId: paymentPage!.sessionId });
  return { number, checkoutSessionId: paymentPage!.sessionId };
}
