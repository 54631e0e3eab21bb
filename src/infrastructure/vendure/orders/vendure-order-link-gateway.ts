import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { sendOrderLink } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** Order links, mailed by the engine. */
export class VendureOrderLinkGateway implements OrderLinkGateway {
  constructor(private readonly calls: VendureCalls) {}

  async sendLink(number: string, email: string): Promise<void> {
    await this.calls.send(sendOrderLink, { number, email });
  }
}
