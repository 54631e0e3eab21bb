import { token } from '#src/application/ports/token';
import type { ContactMessage } from '#src/domain/contact/contact-message';

/** Takes messages to the shop (spec §2 contact). Rejects with GatewayError. */
export interface ContactGateway {
  /**
   * Sends the message to the shop, and a copy to its sender. A key identifies one message: a repeated call sends it once.
   * `unprocessable_entity` with `errors` by field, `base` for the key of another message; `rate_limited`. The result does
   * not reveal if the order exists.
   */
  send(message: ContactMessage, key: string): Promise<void>;
}

export const ContactGateway = token<ContactGateway>('ContactGateway');
