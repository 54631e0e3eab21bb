import { token } from '#src/application/ports/token';

/** The report of a placed order to the affiliate network: the order, and the network's link that led here. */
export interface ReferredOrder {
  readonly id: string;
  readonly number: string;
  readonly shareSaleId?: string;
  readonly clickId?: string;
}

/** The affiliate endpoint (spec §7 Other calls: GET with id and orderNumber). */
export interface AffiliateGateway {
  /** Rejects with GatewayError. A repeated report of the same order counts once. */
  report(order: ReferredOrder): Promise<void>;
}

/** Undefined where no endpoint is configured. */
export const AffiliateGateway = token<AffiliateGateway | undefined>('AffiliateGateway');
