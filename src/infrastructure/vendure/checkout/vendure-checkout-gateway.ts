import type { CheckoutGateway, ShipmentChoice } from '#src/application/ports/shop/checkout-gateway';
import type { Address } from '#src/domain/address-book/address';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import {
  chooseStoreCredit,
  completeHostedPayment,
  completeOrder,
  prepareHostedPayment,
  quoteShipping,
  submitAddress,
  submitDelivery,
  submitEmail,
  submitPayment,
} from '#src/infrastructure/vendure/operations.generated';
import type { Access, VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** The checkout of the engine. */
export class VendureCheckoutGateway implements CheckoutGateway {
  constructor(private readonly calls: VendureCalls) {}

  async submitAddress(
    key: OrderKey,
    { email, address }: { readonly email: string; readonly address: Address },
  ): Promise<Order> {
    return toOrder((await this.calls.send(submitAddress, { email, address }, { key })).submitAddress);
  }

  async submitEmail(key: OrderKey, email: string): Promise<Order> {
    return toOrder((await this.calls.send(submitEmail, { email }, { key })).submitEmail);
  }

  async submitDelivery(key: OrderKey, choices: readonly ShipmentChoice[]): Promise<Order> {
    return toOrder((await this.calls.send(submitDelivery, { choices }, { key })).submitDelivery);
  }

  async chooseStoreCredit(key: OrderKey, isUsed: boolean): Promise<Order> {
    const access: Access = { key, customer: 'known' };
    return toOrder((await this.calls.send(chooseStoreCredit, { isUsed }, access)).chooseStoreCredit);
  }

  /** The page asks to keep the card where the owner of the order pays. */
  async prepare(key: OrderKey): Promise<Order> {
    const access: Access = { key, customer: 'known' };
    return toOrder((await this.calls.send(prepareHostedPayment, {}, access)).prepareHostedPayment);
  }

  async calculateShippingOptions(key: OrderKey): Promise<Order> {
    return toOrder((await this.calls.send(quoteShipping, {}, { key })).quoteShipping);
  }

  async submitPayment(key: OrderKey, source?: { readonly walletPaymentSourceId: string }): Promise<Order> {
    const variables = source ? { cardId: source.walletPaymentSourceId } : {};
    const access: Access = { key, ...(source && { customer: 'needed' }) };
    return toOrder((await this.calls.send(submitPayment, variables, access)).submitPayment);
  }

  /** A saved card and store credit pay for their signed-in owner alone. */
  async finalize(key: OrderKey): Promise<Order> {
    return toOrder((await this.calls.send(completeOrder, {}, { key, customer: 'known' })).completeOrder);
  }

  async finalizeSession(number: string, sessionId: string): Promise<OrderReceipt> {
    const { completeHostedPayment: receipt } = await this.calls.send(completeHostedPayment, { number, sessionId });
    return { id: receipt.id, number: receipt.number };
  }
}
