import { ifCode, orElse } from '#src/application/calls/handled';
import { CurrentCart } from '#src/application/cart/current-cart';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { type FieldErrors, GatewayError } from '#src/application/ports/gateway-error';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';
import { holdsMoney } from '#src/domain/cart/payment';

export type SettlementOutcome =
  /** Absent when this browser does not have the order's token; the session alone only identifies the order. */
  | { readonly kind: 'completed'; readonly receipt: OrderReceipt; readonly order: Order | undefined }
  | Refusal
  /** This browser does not know the order, and the server does not know the session. */
  | { readonly kind: 'not-here' };

/** The server refused to complete the order. */
export interface Refusal {
  readonly kind: 'refused';
  readonly isOutOfStock: boolean;
  readonly errors: FieldErrors;
  /** The cart is as it was before paying. */
  readonly isCartBack: boolean;
  /** The money that is still authorized: none, some, or unknown. */
  readonly charge: 'none' | 'held' | 'unknown';
}

/**
 * Completes the order after the return from the payment page (spec §4 Order states: finalize by order number and
 * checkoutSessionId, without a token). Safe to repeat: a reload or a second press completes once. Rejects with
 * GatewayError when the answer is unknown; the order then stays unsettled and this can be tried again.
 */
export class SettlePayment {
  static readonly uses = {
    checkout: CheckoutGateway,
    orders: OrderGateway,
    currentCart: CurrentCart,
    tabLock: TabLock,
    additions: AdditionTokenStorage,
  };

  constructor(private readonly use: Used<typeof SettlePayment.uses>) {}

  execute(number: string, checkoutSessionId: string): Promise<SettlementOutcome> {
    return this.use.tabLock.runExclusive('cart', async () => {
      const key = this.keyOf(number);
      const answer = await this.finalize(number, checkoutSessionId);
      return answer instanceof GatewayError ? this.refuse(key, answer) : this.complete(answer, key);
    });
  }

  private async finalize(number: string, checkoutSessionId: string): Promise<OrderReceipt | GatewayError> {
    return ifCode(
      this.use.checkout.finalizeSession(number, checkoutSessionId),
      ['unprocessable_entity', 'insufficient_stock', 'unauthorized', 'not_found'],
      (error) => error,
    );
  }

  private async complete(
    { number, id }: OrderReceipt,
    key: OrderKey | undefined,
    order?: Order,
  ): Promise<SettlementOutcome> {
    if (key) this.use.currentCart.keepConfirmable(key);
    this.use.currentCart.complete(number);
    // The order is complete, even when it cannot be loaded now.
    const placed =
      order ?? (key && (await orElse(this.use.orders.read(this.use.additions.complete(key)), () => undefined)));
    return { kind: 'completed', receipt: { number, id }, order: placed };
  }

  /**
   * A refused order may have been completed before. Otherwise it is the cart again, unless another one has been
   * started, or it never was the cart: an estimate of a group order (docs/adr/0024).
   */
  private async refuse(key: OrderKey | undefined, { code, errors }: GatewayError): Promise<SettlementOutcome> {
    const isOutOfStock = code === 'insufficient_stock';
    const refusal = { kind: 'refused', isOutOfStock, errors, isCartBack: false, charge: 'unknown' } as const;
    if (!key) return isOutOfStock || code === 'unprocessable_entity' ? refusal : { kind: 'not-here' };
    const order = await this.readIfPresent(key);
    if (order?.isComplete) return this.complete(order, key, order);
    const stored = this.use.currentCart.key;
    const wasCart = this.use.currentCart.unsettled.some(({ number }) => number === key.number);
    this.use.currentCart.settle(key.number);
    if (!order) return refusal;
    const isCartBack = stored ? stored.number === key.number : wasCart;
    if (isCartBack) this.use.currentCart.adopt(order);
    return { ...refusal, isCartBack, charge: holdsMoney(order.payments) ? 'held' : 'none' };
  }

  private keyOf(number: string): OrderKey | undefined {
    const { unsettled, key: stored, confirmable } = this.use.currentCart;
    return [...unsettled, stored, confirmable].find((key) => key?.number === number);
  }

  private async readIfPresent(key: OrderKey): Promise<Order | undefined> {
    return ifCode(
      this.use.orders.read(this.use.additions.complete(key)),
      ['unauthorized', 'not_found'],
      () => undefined,
    );
  }
}
