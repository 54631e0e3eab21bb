import type { Basket, Stage } from '#test/journeys/support/basket';
import { home } from '#test/journeys/support/checkout-screens';
import type { StoredCart } from '#test/journeys/support/wire-order';
import { askShopApi } from './shop-api';

interface Shopper {
  /** A customer's, whose order it is. */
  readonly jwt?: string | undefined;
  /** Everything comes again every month. */
  readonly isMonthly?: boolean;
}

/** An order as somebody left it, made by the engine's own calls. */
export async function prepareVendureCart(
  basket: Basket,
  stage: Stage,
  email: string,
  { jwt, isMonthly = false }: Shopper = {},
): Promise<StoredCart> {
  const subscription = isMonthly ? { intervalLength: 1, intervalUnit: 'month' } : undefined;
  const lines = Object.entries(basket).map(([sku, quantity]) => ({ sku, quantity, subscription }));
  const { startOrder: started } = await askShopApi<{
    startOrder: { readonly id: string; readonly code: string; readonly token: string };
  }>('mutation ($lines: [NewLineInput!]!) { startOrder(lines: $lines) { id code token } }', { lines }, { jwt });
  const cart = { number: started.code, token: started.token };
  if (stage === 'cart') return cart;
  const { name, address1, city, zipcode, phone, stateAbbr } = home;
  const address = { name, address1, address2: '', city, zipcode, phone, stateAbbr, countryIso: 'US' };
  const { submitAddress } = await askShopApi<{
    submitAddress: { readonly shippingQuotes: readonly { readonly id: string; readonly selected: boolean }[] };
  }>(
    `mutation ($email: String!, $address: ShopAddressInput!) {
      submitAddress(email: $email, address: $address) { shippingQuotes { id selected } }
    }`,
    { email, address },
    cart,
  );
  if (stage === 'delivery') return cart;
  const rateId = submitAddress.shippingQuotes.find(({ selected }) => selected)?.id;
  await askShopApi(
    'mutation ($choices: [DeliveryChoiceInput!]!) { submitDelivery(choices: $choices) { id } }',
    // Nothing is offered for e-mailed goods.
    { choices: rateId === undefined ? [] : [{ shipmentId: `S${started.id}`, rateId }] },
    cart,
  );
  return cart;
}

/** The payment page of an order at the payment step, and its session. */
export async function prepareVendurePayment(
  cart: StoredCart,
): Promise<{ readonly checkout_session_id: string; readonly checkout_session_url: string }> {
  const { prepareHostedPayment } = await askShopApi<{
    prepareHostedPayment: { readonly paymentPage: { readonly sessionId: string; readonly url: string } };
  }>('mutation { prepareHostedPayment { paymentPage { sessionId url } } }', {}, cart);
  const { sessionId, url } = prepareHostedPayment.paymentPage;
  return { checkout_session_id: sessionId, checkout_session_url: url };
}

/** Places an order that was paid in that session. */
export async function completeVendureOrder({ number }: StoredCart, sessionId: string): Promise<void> {
  await askShopApi(
    'mutation ($number: String!, $sessionId: String!) { completeHostedPayment(number: $number, sessionId: $sessionId) { id } }',
    { number, sessionId },
  );
}
