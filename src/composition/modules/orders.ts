import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { StoredOrderLinks } from '#src/application/storage/order-link-storage';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { orderLink } from '#src/infrastructure/browser/order-link-codec';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import { texts } from '#src/infrastructure/browser/shopper-codecs';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';
import { bindStored } from './browser';

/** Placed orders: those that were opened by links, and those that others were told of. */
export function adapters(container: Container): void {
  bindStored(container, StoredOrderLinks, (browser) => browser.byName(seldomStoredKeys.orderLinks, orderLink));
  bindStored(container, ReportedOrders, (browser) => browser.stored(seldomStoredKeys.reportedOrders, texts(' ', 20)));
  container.provide(
    AffiliateGateway,
    ({ affiliateUrl }) => (affiliateUrl === undefined ? undefined : new HttpAffiliateGateway(affiliateUrl)),
    [Settings],
  );
}
