import type { Address } from '#src/domain/address-book/address';
import { formatMoney } from '#src/domain/money/money';
import { isLocal } from '#tools/environment';
import type { BackEnd } from './back-end';
import { ask, type ReleasedShop } from './released-shop';
import { shownProducts } from './shown-products';

/** The person and the place that the order is for. */
export interface Buyer {
  readonly email: string;
  readonly address: Address;
}

interface Purchase {
  readonly problems: readonly string[];
  /** Says how far it went. */
  readonly note?: string;
}

/** The test card of the sandbox's payment page that pays at once. */
const testCard = { number: '4111111111111111', expiry: '12/39', cvc: '123', name: 'Smoke Test', form: 'smoke' };

/**
 * Puts a can into a cart, goes through checkout to the payment page, and stops there: the cart is emptied, which closes the page.
 * `isPaid` pays on a payment page that stands in for a provider's. Another one wants a person: then the page is named and left open.
 */
export async function purchase(shop: ReleasedShop, backEnd: BackEnd, buyer: Buyer, isPaid: boolean): Promise<Purchase> {
  const { OrderGateway: orders, CheckoutGateway: checkout } = backEnd.adapters;
  const sku = await somethingToBuy(shop, backEnd);
  if (sku === undefined) return { problems: ['No product of the sitemap is in stock and can be bought alone.'] };
  const cart = await orders.create([{ sku, quantity: 1 }]);
  const inDelivery = await checkout.submitAddress(cart, buyer);
  const choices = inDelivery.shipments.flatMap(({ id, rates }) =>
    rates.slice(0, 1).map((rate) => ({ shipmentId: id, rateId: rate.id })),
  );
  if (choices.length === 0)
    return { problems: [`Nothing is delivered to ${buyer.address.city}, ${buyer.address.stateAbbr}.`] };
  const order = await checkout.prepare(await checkout.submitDelivery(inDelivery, choices));
  const { url, sessionId } = order.paymentPage ?? {};
  if (url === undefined || sessionId === undefined) return { problems: ['The back end opens no payment page.'] };
  const problems = [
    ...(order.amountDue > 0 ? [] : [`Order ${order.number} costs nothing.`]),
    ...(await pageProblems(url)),
  ];
  const amount = formatMoney(order.amountDue);
  if (!isPaid) {
    await orders.empty(order);
    return { problems, note: `order ${order.number} of ${amount} stopped at the payment page and is emptied` };
  }
  if (!isLocal(url))
    return { problems, note: `pay ${amount} for order ${order.number} on ${url} with 4242 4242 4242 4242` };
  await ask(url, { method: 'POST', body: new URLSearchParams(testCard) });
  await checkout.finalizeSession(order.number, sessionId);
  const { isComplete } = await orders.read(order);
  return {
    problems: [...problems, ...(isComplete ? [] : [`Order ${order.number} is paid and not placed.`])],
    note: `order ${order.number} of ${amount} is paid with a test card`,
  };
}

async function somethingToBuy(shop: ReleasedShop, { variants }: BackEnd): Promise<string | undefined> {
  for (const { product } of await shownProducts(shop)) {
    const { sku, family, parts, isMailed = false, noIndividualPurchase, composedOf } = product;
    if (family !== 'wine' || isMailed || noIndividualPurchase || composedOf !== undefined || parts.length > 0) continue;
    const [offer] = await variants.readBySkus([sku]);
    if (offer?.stock.kind === 'in-stock') return sku;
  }
  return undefined;
}

async function pageProblems(url: string): Promise<readonly string[]> {
  const { status } = await ask(url);
  return status === 200 ? [] : [`The payment page ${url} answers ${status}.`];
}
