import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { orderNumber } from '#src/domain/contact/contact-message';
import { isEmail } from '#test/fakes/is-email';
import type { InMemoryShop } from './in-memory-shop';
import { invalid, rateLimited } from './refusals';

const allowedInMinute = 3;
const minute = 60_000;

/** Tells the shop which links it would have mailed. */
export class InMemoryOrderLinkGateway implements OrderLinkGateway {
  private readonly requests: { readonly email: string; readonly at: number }[] = [];

  constructor(private readonly shop: InMemoryShop) {}

  sendLink(number: string, email: string): Promise<void> {
    return this.shop.run('sendLink', () => {
      const address = email.trim().toLowerCase();
      const errors = {
        ...(orderNumber(number) === undefined ? { number: ['is invalid'] } : {}),
        ...(isEmail(address) ? {} : { email: ['is invalid'] }),
      };
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const recent = this.requests.filter((one) => one.email === address && one.at > this.shop.now() - minute);
      if (recent.length >= allowedInMinute) throw rateLimited();
      this.requests.push({ email: address, at: this.shop.now() });
      const order = this.shop.find(number.toUpperCase());
      if (order?.completedAt === undefined || order.email?.toLowerCase() !== address) return;
      this.shop.mailedOrderLinks.push({ number: order.number, to: order.email });
    });
  }
}
