import { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { BrowserOrderLinkStorage } from '#src/infrastructure/browser/browser-order-link-storage';
import { BrowserReportedOrders } from '#src/infrastructure/browser/browser-reported-orders';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';

/** Placed orders: those that were opened by links, and those that others were told of. */
export function adapters(container: Container): void {
  container.provide(
    OrderLinkStorage,
    (signIn) => new BrowserOrderLinkStorage(new SafeStorage(() => window.sessionStorage), signIn),
    [SignInStorage],
  );
  container.provide(ReportedOrders, () => new BrowserReportedOrders(new SafeStorage(() => window.localStorage)), []);
  container.provide(
    AffiliateGateway,
    ({ affiliateUrl }) => (affiliateUrl === undefined ? undefined : new HttpAffiliateGateway(affiliateUrl)),
    [Settings],
  );
}
