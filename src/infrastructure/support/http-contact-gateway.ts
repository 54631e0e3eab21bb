import type { ContactGateway } from '#src/application/ports/support/contact-gateway';
import type { ContactMessage } from '#src/domain/contact/contact-message';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** The service that takes messages to the shop, over HTTP (docs/hosting.md lists its call). */
export class HttpContactGateway implements ContactGateway {
  constructor(private readonly calls: ShopCalls) {}

  async send({ topic, orderNumber, name, email, text }: ContactMessage, key: string): Promise<void> {
    await this.calls.send({
      method: 'POST',
      path: ['contact_messages'],
      body: {
        contact_message: {
          topic,
          name,
          email,
          text,
          idempotency_key: key,
          ...(orderNumber !== undefined && { order_number: orderNumber }),
        },
      },
    });
  }
}
