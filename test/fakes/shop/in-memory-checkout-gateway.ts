import type { GatewayError } from '#src/application/ports/gateway-error';
import type { CheckoutGateway, ShipmentChoice } from '#src/application/ports/shop/checkout-gateway';
import type { Address } from '#src/domain/address-book/address';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';
import { type Cents, cents } from '#src/domain/money/money';
import { isExpired, type SavedCard } from '#src/domain/saved-card/saved-card';
import { aSavedCard } from '#test/builders/a-saved-card';
import { isEmail } from '#test/fakes/is-email';
import { asKept, contactErrors, signatureErrors } from './contact-errors';
import type { InMemoryShop } from './in-memory-shop';
import { closeSession, expire, openSession, presentSession } from './payment-sessions';
import { insufficientStock, invalid, notFound, noTransition, requireChargeable, unauthorized } from './refusals';
import type { PaymentSession, StoredOrder, StoredShipment } from './stored-order';
import { needsAddress, needsShipping } from './tell-order';

export class InMemoryCheckoutGateway implements CheckoutGateway {
  constructor(private readonly shop: InMemoryShop) {}

  submitAddress(key: OrderKey, contact: { readonly email: string; readonly address: Address }): Promise<Order> {
    return this.shop.run('submitAddress', () => {
      const order = this.shop.changeable(key);
      if (order.lines.length === 0) {
        throw noLines();
      }
      const errors = contactErrors(contact, this.shop.world);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      // The contact stays stored, also when the step to delivery is refused.
      order.email = contact.email;
      order.address = asKept(contact.address);
      order.state = 'address';
      order.shipments = [];
      if (contact.email === '') throw noTransition({ email: ["can't be blank"] });
      const unsigned = signatureErrors(
        contact.address,
        order.lines.map(({ variant }) => variant.sku),
      );
      if (Object.keys(unsigned).length > 0) throw noTransition(unsigned);
      this.requireStock(order);
      order.shipments = this.buildShipments(order, contact.address);
      order.state = needsAddress(order, this.shop.variations) ? 'delivery' : 'payment';
      return this.shop.tell(order);
    });
  }

  submitEmail(key: OrderKey, email: string): Promise<Order> {
    return this.shop.run('submitEmail', () => {
      const order = this.shop.changeable(key);
      if (order.lines.length === 0) throw noLines();
      if (email !== '' && !isEmail(email)) throw invalid({ email: ['is invalid'] });
      if (email === '') delete order.email;
      else order.email = email;
      if (needsAddress(order, this.shop.variations)) {
        // One step on, where the address is missing.
        order.state = 'address';
        return this.shop.tell(order);
      }
      if (order.email === undefined) throw noTransition({ email: ["can't be blank"] });
      this.requireStock(order);
      order.shipments = [];
      order.state = 'payment';
      return this.shop.tell(order);
    });
  }

  submitDelivery(key: OrderKey, choices: readonly ShipmentChoice[]): Promise<Order> {
    return this.shop.run('submitDelivery', () => {
      const order = this.shop.changeable(key);
      for (const { shipmentId, rateId } of choices) {
        const shipment = order.shipments.find(({ id }) => id === shipmentId);
        if (!shipment) throw notFound();
        if (!shipment.rates.some(({ id }) => id === rateId))
          throw invalid({ 'shipments.selected_shipping_rate_id': ['is invalid'] });
        shipment.selectedRateId = rateId;
      }
      order.state = 'payment';
      return this.shop.tell(order);
    });
  }

  chooseStoreCredit(key: OrderKey, isUsed: boolean): Promise<Order> {
    return this.shop.run('chooseStoreCredit', () => {
      const order = this.shop.changeable(key);
      if (this.shop.variations.storeCredit === 'can-be-kept') order.keepsStoreCredit = !isUsed;
      order.state = 'payment';
      return this.shop.tell(order);
    });
  }

  prepare(key: OrderKey): Promise<Order> {
    return this.shop.run('prepare', () => {
      const order = this.shop.changeable(key);
      if (order.state !== 'payment' && order.state !== 'confirm') {
        throw noTransition({ base: ['The order is not ready for payment.'] });
      }
      const { amountDue } = this.shop.tell(order);
      requireChargeable(amountDue);
      if (amountDue > 0) openSession(order, this.shop.nextNumber(), amountDue, this.shop.customer?.id);
      else closeSession(order);
      return this.shop.tell(order);
    });
  }

  calculateShippingOptions(key: OrderKey): Promise<Order> {
    return this.shop.run('calculateShippingOptions', () => {
      const order = this.shop.changeable(key);
      if (!order.address) throw noTransition({ base: ['Valid shipping address required'] });
      order.shipments = this.buildShipments(order, order.address);
      return this.shop.tell(order);
    });
  }

  submitPayment(key: OrderKey, source?: { readonly walletPaymentSourceId: string }): Promise<Order> {
    return this.shop.run('submitPayment', () => {
      const order = this.shop.changeable(key);
      order.state = 'payment';
      if (source) {
        requireChargeable(this.shop.tell(order).amountDue);
        const card = this.shop.savedCards.find(this.shop.customer?.id, source.walletPaymentSourceId);
        chooseCard(order, card, this.shop.nextId('payment'), this.shop);
        order.state = 'confirm';
        return this.shop.tell(order);
      }
      if (order.appliedGiftCards.length > 0 && this.shop.tell(order).amountDue > 0) throw fallsShort();
      order.state = 'confirm';
      return this.shop.tell(order);
    });
  }

  finalize(key: OrderKey): Promise<Order> {
    return this.shop.run('finalize', () => {
      const order = this.shop.readable(key);
      if (order.state === 'complete') return this.shop.tell(order);
      this.shop.requireUnlocked(order);
      this.requireAgreement(order);
      if (order.state !== 'confirm') throw noTransition({ state: ['cannot transition via "complete"'] });
      return this.complete(order);
    });
  }

  /** Lets a saved card and store credit pay for their owner alone, and a card for the order for which it was chosen. */
  private requireAgreement(order: StoredOrder): void {
    const { customer, savedCards } = this.shop;
    const { savedCard } = order;
    const owns = savedCard === undefined || savedCards.of(customer?.id ?? '').some(({ id }) => id === savedCard.id);
    const isCredited = this.shop.tell(order).storeCredit > 0;
    if (!owns || (isCredited && customer?.id !== order.userId)) throw unauthorized();
    if (savedCard === undefined || savedCard.agreed === agreedTo(order, this.shop)) return;
    order.payments = order.payments.map((one) => (one.id === savedCard.paymentId ? { ...one, state: 'void' } : one));
    order.savedCard = undefined;
    if (order.state === 'confirm') order.state = 'payment';
    throw noTransition({ base: ['The order has changed since you chose how to pay.'] });
  }

  finalizeSession(number: string, checkoutSessionId: string): Promise<OrderReceipt> {
    return this.shop.run('finalizeSession', () => {
      const order = this.shop.find(number);
      const session = order?.sessions.find(({ id }) => id === checkoutSessionId);
      if (!order || !session) throw unauthorized();
      if (order.state !== 'complete') {
        this.shop.requireUnlocked(order);
        requirePaid(order, session, this.shop.tell(order).amountDue);
        this.complete(order);
      }
      return { id: order.id, number };
    });
  }

  /** Completes an order. A refused order releases its authorizations. */
  private complete(order: StoredOrder): Order {
    try {
      return this.place(order);
    } catch (error) {
      const present = presentSession(order);
      if (present) expire(order, present);
      order.state = 'payment';
      throw error;
    }
  }

  private place(order: StoredOrder): Order {
    const { amountDue, appliedGiftCards: giftCards, storeCredit } = this.shop.tell(order);
    const isPaid = presentSession(order)?.state === 'paid';
    if (amountDue > 0 && !isPaid && !order.savedCard) throw giftCards.length > 0 ? fallsShort() : noPayment();
    this.requireStock(order);
    if (order.savedCard) this.chargeCard(order, order.savedCard, isPaid ? cents(0) : amountDue);
    this.shop.takePayments(order, { giftCards, storeCredit });
    order.state = 'complete';
    order.completedAt = this.shop.now();
    this.saveCard(order);
    for (const listen of this.shop.placingListeners) listen(order);
    return this.shop.tell(order);
  }

  private chargeCard(order: StoredOrder, { id, paymentId }: ChosenCard, amount: Cents): void {
    const card = this.shop.savedCards.of(order.userId ?? '').find((one) => one.id === id);
    const isRefused = !card || this.shop.savedCards.declined.has(id) || isExpired(card, this.shop.now());
    const state = amount === 0 || isRefused ? 'void' : 'authorized';
    order.payments = order.payments.map((payment) =>
      payment.id === paymentId ? { ...payment, amount, state } : payment,
    );
    order.savedCard = undefined;
    if (amount > 0 && isRefused) throw noTransition({ base: [declined] });
    if (amount > 0) this.shop.savedCards.makeDefault(order.userId!, id);
  }

  /** The newest card that paid becomes the default of its owner. */
  private saveCard(order: StoredOrder): void {
    const session = presentSession(order);
    const payerId = session?.state === 'paid' ? session.payerId : undefined;
    if (order.userId === undefined || payerId !== order.userId) return;
    const isRepeating = order.lines.some(({ options }) => options.subscription !== undefined);
    const subscriptionIds = isRepeating ? [this.shop.nextId('subscription')] : [];
    const id = this.shop.nextId('card');
    this.shop.savedCards.add(order.userId, aSavedCard({ id, isDefault: true, subscriptionIds }));
  }

  private buildShipments({ lines }: StoredOrder, { countryIso }: Address): StoredShipment[] {
    if (!needsShipping(lines)) return [];
    if (countryIso !== 'US') {
      throw noTransition({ base: ['We are unable to calculate shipping rates for the selected items.'] });
    }
    const number = this.shop.nextNumber();
    const rates = this.shop.world.rates.map((rate) => ({ ...rate, id: this.shop.nextId('rate') }));
    return [{ id: `shipment-${number}`, number: `H${10_000_000_000 + number}`, rates, selectedRateId: rates[0]!.id }];
  }

  private requireStock({ lines }: StoredOrder): void {
    const short = lines.some(({ variant, quantity }) => !variant.backOrderable && quantity > this.shop.onHand(variant));
    if (short) throw insufficientStock();
  }
}

type ChosenCard = NonNullable<StoredOrder['savedCard']>;

const declined = 'Your card was declined.';

/** Replaces another saved card that was chosen before. */
function chooseCard(order: StoredOrder, card: SavedCard, paymentId: string, shop: InMemoryShop): void {
  const amount = shop.tell(order).amountDue;
  const { cardType, lastDigits } = card;
  order.payments = [
    ...order.payments.map((payment) => (payment.state === 'open' ? { ...payment, state: 'void' as const } : payment)),
    { id: paymentId, amount, state: 'open', methodName: 'Card', lastDigits, ...(cardType && { cardType }) },
  ];
  order.savedCard = { id: card.id, paymentId, agreed: agreedTo(order, shop) };
}

/** All of an order for which a saved card is chosen, as a text. */
function agreedTo(order: StoredOrder, shop: InMemoryShop): string {
  const { lineItems, shipAddress, email, shipments, amountDue, total } = shop.tell(order);
  return JSON.stringify([lineItems, shipAddress, email, shipments, amountDue, total]);
}

function noLines(): GatewayError {
  return noTransition({
    base: ['There are no items for this order. Please add an item to the order to continue.'],
  });
}

/** A card has to have paid the rest. */
function requirePaid(order: StoredOrder, session: PaymentSession, amountDue: Cents): void {
  if (session.state !== 'paid') throw noPayment();
  if (session.amount === amountDue) return;
  expire(order, session);
  throw noTransition({ base: ['The order has changed since it was paid. Please pay the new total.'] });
}

function noPayment(): GatewayError {
  return noTransition({ base: ['No payment found'] });
}

function fallsShort(): GatewayError {
  return noTransition({ base: ['A gift card no longer covers its share of the order.'] });
}
