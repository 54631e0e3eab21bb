import type { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { HttpGiveawayGateway } from './http-giveaway-gateway';

/** The service at this origin that takes entries for giveaways. */
export function openGiveawayService(url: string): GiveawayGateway {
  return new HttpGiveawayGateway(new ShopHttp({ baseUrl: url }));
}
