import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Order links over HTTP. The response is empty, whether number and address fit or not. */
export class HttpOrderLinkGateway implements OrderLinkGateway {
  constructor(private readonly http: ShopCalls) {}

  async sendLink(number: string, email: string): Promise<void> {
    await this.http.send({
      method: 'POST',
      path: ['order_links'],
      body: { order_link: { number, email } },
      isOpen: true,
    });
  }
}
