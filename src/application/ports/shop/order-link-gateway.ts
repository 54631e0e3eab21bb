import { token } from '#src/application/ports/token';

/** Open to everybody (docs/adr/0061). */
export interface OrderLinkGateway {
  /**
   * Resolves also when number and address do not match: nobody learns if an order exists. Rejects with GatewayError:
   * `unprocessable_entity` with errors of `number` or `email`; `rate_limited`; `not_found` without the call.
   */
  sendLink(number: string, email: string): Promise<void>;
}

export const OrderLinkGateway = token<OrderLinkGateway>('OrderLinkGateway');
