import { ContainerModule } from 'inversify';
import { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { PromoStorage } from '#src/application/ports/browser/promo-storage';
import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import { Logger } from '#src/application/ports/system/logger';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { ReportOrder } from '#src/application/tracking/report-order';
import { construct } from '#src/composition/bind';
import { AffiliateUrl } from '#src/composition/configuration/configured-values';
import { BrowserReportedOrders } from '#src/infrastructure/browser/browser-reported-orders';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';

/** Bindings for reporting placed orders to others besides the shop. */
export const affiliateModule = new ContainerModule(({ bind }) => {
  bind(ReportedOrders).toResolvedValue(() => new BrowserReportedOrders(new SafeStorage(() => window.localStorage)));
  bind(AffiliateGateway).toResolvedValue(
    (url) => (url === undefined ? undefined : new HttpAffiliateGateway(url)),
    [AffiliateUrl],
  );
  construct(bind, ReportOrder, [
    ReportedOrders,
    EventTracker,
    AffiliateGateway,
    Privacy,
    PromoStorage,
    ClickIdStorage,
    Logger,
  ]);
});
