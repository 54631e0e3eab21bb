import type { ContactMessage } from '#src/domain/contact/contact-message';

/** Takes messages to the shop (spec §2 contact). Rejects with GatewayError. */
export interface ContactGateway {
  /**
   * The message reaches the shop, and its sender gets a copy. A key stands for one message: sent again, it lands once.
   * `unprocessable_entity` with `errors` by field, `base` for a key that another message had; `rate_limited`. Whether there
   * is such an order is not told.
   */
  send(message: ContactMessage, key: string): Promise<void>;
}
