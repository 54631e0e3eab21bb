import { GatewayError } from '#src/application/ports/gateway-error';
import type { CheckoutGateway, ShipmentChoice } from '#src/application/ports/shop/checkout-gateway';
import type { Address } from '#src/domain/address-book/address';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';
import { orderAfter } from '#src/infrastructure/shop-api/cart/order-calls';
import { toAddressInput } from '#src/infrastructure/shop-api/cart/order-input';
import { orderReceiptResponse, toOrderReceipt } from '#src/infrastructure/shop-api/cart/order-response';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toWireId, type Wire } from '#src/infrastructure/shop-api/wire';
import { cardMethodId, paymentMethodsResponse } from './payment-method-response';

interface CheckoutUpdate {
  /**
   * The server sets this state and then moves one step on. Without it, a first address would not get past `address`.
   */
  readonly state: 'cart' | 'address' | 'delivery' | 'payment';
  readonly order: Wire<'CheckoutInput'>;
}

/** The checkout calls over HTTP (spec §7 Shop back end). */
export class HttpCheckoutGateway implements CheckoutGateway {
  constructor(private readonly http: ShopCalls) {}

  submitAddress(
    key: OrderKey,
    { email, address }: { readonly email: string; readonly address: Address },
  ): Promise<Order> {
    const attributes = toAddressInput(address);
    const order = { email, ship_address_attributes: attributes, bill_address_attributes: attributes };
    return this.update(key, { state: 'address', order });
  }

  /** From `cart`, because such an order has no `address`. */
  submitEmail(key: OrderKey, email: string): Promise<Order> {
    return this.update(key, { state: 'cart', order: { email } });
  }

  async submitDelivery(key: OrderKey, choices: readonly ShipmentChoice[]): Promise<Order> {
    const shipments = choices.map(({ shipmentId, rateId }) => ({
      id: toWireId(shipmentId),
      selected_shipping_rate_id: toWireId(rateId),
    }));
    return this.update(key, { state: 'delivery', order: { shipments_attributes: shipments } });
  }

  /** Leaves the step before payment again: from payment itself a part would be refused for want of a card. */
  chooseStoreCredit(order: Order, isUsed: boolean): Promise<Order> {
    const state = order.checkoutSteps.includes('delivery') ? 'delivery' : 'cart';
    return this.update(order, { state, order: { use_store_credit: isUsed } });
  }

  prepare(key: OrderKey): Promise<Order> {
    return this.change(key, { method: 'PUT', path: ['checkouts', key.number, 'prepare'] });
  }

  calculateShippingOptions(key: OrderKey): Promise<Order> {
    return this.change(key, { method: 'POST', path: ['checkouts', key.number, 'calculate_shipping_options'] });
  }

  async submitPayment(key: OrderKey, source?: { readonly walletPaymentSourceId: string }): Promise<Order> {
    // An empty order would be refused as missing.
    const payments = source ? [await this.savedCard(key, toWireId(source.walletPaymentSourceId))] : [];
    const body: CheckoutUpdate = { state: 'payment', order: { payments_attributes: payments } };
    return this.update(key, body, source && { needsCustomer: true });
  }

  finalize(key: OrderKey): Promise<Order> {
    return this.change(key, { method: 'PUT', path: ['checkouts', key.number, 'finalize'] });
  }

  /** The session gives access, so it is sent in the body: URLs may be logged. */
  async finalizeSession(number: string, checkoutSessionId: string): Promise<OrderReceipt> {
    const body = { checkout_session_id: checkoutSessionId };
    const text = await this.http.send({ method: 'PUT', path: ['checkouts', number, 'finalize'], body, isOpen: true });
    return toOrderReceipt(parseResponse(orderReceiptResponse, text));
  }

  /** The method that takes cards is the order's to say. */
  private async savedCard({ number, token }: OrderKey, sourceId: number): Promise<Wire<'PaymentInput'>> {
    const text = await this.http.send({ method: 'GET', path: ['orders', number], orderToken: token });
    const methodId = cardMethodId(parseResponse(paymentMethodsResponse, text));
    if (methodId === undefined)
      throw new GatewayError({ code: 'not_allowed', message: 'The shop takes no saved cards for this order' });
    return { payment_method_id: methodId, source_attributes: { wallet_payment_source_id: sourceId } };
  }

  private update(key: OrderKey, body: CheckoutUpdate, more?: Pick<ShopCall, 'needsCustomer'>): Promise<Order> {
    return this.change(key, { method: 'PATCH', path: ['checkouts', key.number], body, ...more });
  }

  private async change(key: OrderKey, call: ShopCall): Promise<Order> {
    return orderAfter(this.http, key, await this.http.send({ ...call, orderToken: key.token }));
  }
}
