import type { GatewayError } from '#src/application/ports/gateway-error';
import type { CancellationGateway } from '#src/application/ports/shop/cancellation-gateway';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CountryReader } from '#src/application/ports/shop/country-reader';
import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import type { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Gate } from './gate';

export type ShopMethod =
  | 'createEstimate'
  | 'readEstimate'
  | 'readRemembered'
  | 'forgetRemembered'
  | keyof StockRequestGateway
  | keyof OrderLinkGateway
  | keyof CrossSellGateway
  | keyof CancellationGateway
  | keyof OrderGateway
  | keyof OrdersReader
  | keyof CheckoutGateway
  | keyof VariantReader
  | keyof VariantPriceReader
  | keyof CountryReader
  | keyof CustomerGateway
  | keyof GiftCardGateway;

interface Incident {
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

/** Plans the incidents of coming calls: the n-th incident of a method meets its n-th call from now on. */
export class CallScript<Method extends string = ShopMethod> {
  /** The methods that were called, in their order. */
  readonly received: Method[] = [];
  private readonly incidents = new Map<Method, Incident[]>();

  /** The next call fails before it changes anything. */
  failNext(method: Method, error: GatewayError): void {
    this.plan(method, { before: () => Promise.reject(error) });
  }

  /** The next call makes its change, or refuses it, and then fails: the response was lost. */
  failAfter(method: Method, error: GatewayError): void {
    this.plan(method, { after: () => Promise.reject(error) });
  }

  /** The next call waits before it changes anything. */
  hold(method: Method): Gate {
    const gate = new Gate();
    this.plan(method, { before: () => gate.pass() });
    return gate;
  }

  /** The next call makes its change, but its response waits; it shows the state at the time of the call. */
  holdAnswer(method: Method): Gate {
    const gate = new Gate();
    this.plan(method, { after: () => gate.pass() });
    return gate;
  }

  /** Removes the planned incidents whose calls were never made. */
  forgetIncidents(): void {
    this.incidents.clear();
  }

  async run<T>(method: Method, call: () => T): Promise<T> {
    this.received.push(method);
    const incident = this.incidents.get(method)?.shift();
    await incident?.before?.();
    try {
      return call();
    } finally {
      // A refusal gets lost as any other answer does.
      await incident?.after?.();
    }
  }

  private plan(method: Method, incident: Incident): void {
    this.incidents.set(method, [...(this.incidents.get(method) ?? []), incident]);
  }
}
