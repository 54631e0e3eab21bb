import { token } from '#src/application/ports/token';

/** Mails customers a new link to their placed order, at the shop back end (docs/adr/0023); open to everybody. */
export interface OrderLinkGateway {
  /**
   * Mails the link of a placed order to the e-mail address that it was placed with. Resolves the same way when number and
   * address do not match, so that no caller learns if an order exists. Rejects with GatewayError: `unprocessable_entity` with
   * field errors, `number` or `email`, for invalid text; `rate_limited`; `not_found` where the back end lacks the call.
   */
  sendLink(number: string, email: string): Promise<void>;
}

export const OrderLinkGateway = token<OrderLinkGateway>('OrderLinkGateway');
