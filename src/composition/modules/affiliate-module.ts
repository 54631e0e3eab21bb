import { ContainerModule } from 'inversify';
import { ReportOrder } from '#src/application/affiliate/report-order';
import { Privacy } from '#src/application/privacy/privacy';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { HttpAffiliateGateway } from '#src/infrastructure/affiliate/http-affiliate-gateway';
import { BrowserReportedOrders } from '#src/infrastructure/browser/browser-reported-orders';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** Who is told of a placed order besides the shop. */
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
