import type { ContactGateway } from '#src/application/ports/support/contact-gateway';
import type { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { HttpContactGateway } from './http-contact-gateway';
import { HttpMailingListGateway } from './http-mailing-list-gateway';

/** The service at this origin that takes messages to the shop. */
export function openContactService(url: string): ContactGateway {
  return new HttpContactGateway(new ShopHttp({ baseUrl: url }));
}

/** The service at this origin that keeps the mailing lists. */
export function openMailingListService(url: string): MailingListGateway {
  return new HttpMailingListGateway(new ShopHttp({ baseUrl: url }));
}
