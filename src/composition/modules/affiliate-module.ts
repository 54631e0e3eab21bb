import { ContainerModule } from 'inversify';
import { Privacy } from '#src/application/privacy/privacy';
import { ReportOrder } from '#src/application/tracking/report-order';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { BrowserReportedOrders } from '#src/infrastructure/browser/browser-reported-orders';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';

/** Bindings for reporting placed orders to others besides the shop. */
export const affiliateModule = new ContainerModule(({ bind }) => {
  bind(ports.reportedOrders).toResolvedValue(
    () => new BrowserReportedOrders(new SafeStorage(() => window.localStorage)),
  );
  bind(ports.affiliateGateway).toResolvedValue(
    (url) => (url === undefined ? undefined : new HttpAffiliateGateway(url)),
    [ports.affiliateUrl],
  );
  construct(bind, ReportOrder, [
    ports.reportedOrders,
    ports.eventTracker,
    ports.affiliateGateway,
    Privacy,
    ports.promoStorage,
    ports.clickIdStorage,
    ports.logger,
  ]);
});
