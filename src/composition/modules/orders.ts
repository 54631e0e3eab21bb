import { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { ReportedOrders } from '#src/application/ports/browser/stored-values';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { bindStored } from '#src/composition/stored';
import { BrowserOrderLinkStorage } from '#src/infrastructure/browser/browser-order-link-storage';
import { texts } from '#src/infrastructure/browser/codecs';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { storedKeys } from '#src/infrastructure/browser/stored-keys';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';

/** Placed orders: those that were opened by links, and those that others were told of. */
export function adapters(container: Container): void {
  container.provide(
    OrderLinkStorage,
    (signIn) => new BrowserOrderLinkStorage(new SafeStorage(() => window.sessionStorage), signIn),
    [SignInStorage],
  );
  bindStored(container, ReportedOrders, (browser) => browser.stored(storedKeys.reportedOrders, texts(' ', 20)));
  container.provide(
    AffiliateGateway,
    ({ affiliateUrl }) => (affiliateUrl === undefined ? undefined : new HttpAffiliateGateway(affiliateUrl)),
    [Settings],
  );
}
