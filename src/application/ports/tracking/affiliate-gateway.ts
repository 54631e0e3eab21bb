/** A placed order as the affiliate network is told of it: which order, and which of its links led here. */
export interface ReferredOrder {
  readonly id: string;
  readonly number: string;
  readonly shareSaleId?: string;
  readonly clickId?: string;
}

/** The affiliate endpoint (spec §7 Other calls: GET with id and orderNumber). */
export interface AffiliateGateway {
  /** Rejects with GatewayError. Telling of the same order again counts once. */
  report(order: ReferredOrder): Promise<void>;
}
