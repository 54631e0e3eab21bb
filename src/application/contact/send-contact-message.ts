import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { RandomSource } from '#src/application/ports/system/random-source';
import type { Used } from '#src/application/ports/token';
import type { ContactMessage } from '#src/domain/contact/contact-message';

/**
 * Sends a message to the shop. The key stays with the text until the shopper changes it: a second press, a lost answer and a
 * reload lead to one message (docs/adr/0033).
 */
export class SendContactMessage {
  static readonly uses = { gateway: ContactGateway, random: RandomSource };

  constructor(private readonly use: Used<typeof SendContactMessage.uses>) {}

  /** Names a message that was not sent before. */
  newKey(): string {
    return this.use.random.id();
  }

  /** Rejects with GatewayError. */
  execute(message: ContactMessage, key: string): Promise<void> {
    return this.use.gateway.send({ ...message, name: message.name.trim(), text: message.text.trim() }, key);
  }
}
