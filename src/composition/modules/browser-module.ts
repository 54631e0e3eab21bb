import { ContainerModule } from 'inversify';
import { ports } from '#src/composition/tokens';
import { BrowserAnnouncementStorage } from '#src/infrastructure/browser/browser-announcement-storage';
import { BrowserDraftStorage } from '#src/infrastructure/browser/browser-draft-storage';
import { BrowserPromoStorage } from '#src/infrastructure/browser/browser-promo-storage';
import { BrowserReferralStorage } from '#src/infrastructure/browser/browser-referral-storage';
import { BrowserSignInStorage } from '#src/infrastructure/browser/browser-sign-in-storage';
import { CookieClickIdStorage } from '#src/infrastructure/browser/cookie-click-id-storage';
import { DomBrowserWindow } from '#src/infrastructure/browser/dom-browser-window';
import { NavigatorConnection } from '#src/infrastructure/browser/navigator-connection';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** Nothing of the browser is touched until it is used: the same bindings serve the build machine. */
export const browserModule = new ContainerModule(({ bind }) => {
  const local = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));
  const tab = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage));
  bind(ports.signInStorage).toResolvedValue(() => new BrowserSignInStorage(local));
  bind(ports.draftStorage).toResolvedValue((signIn) => new BrowserDraftStorage(tab, signIn), [ports.signInStorage]);
  bind(ports.promoStorage).toResolvedValue(() => new BrowserPromoStorage(local));
  bind(ports.announcementStorage).toResolvedValue(() => new BrowserAnnouncementStorage(local));
  bind(ports.referralStorage).toResolvedValue(() => new BrowserReferralStorage(local));
  bind(ports.clickIdStorage).toResolvedValue(
    () => new CookieClickIdStorage(() => ({ document, hostname: window.location.hostname })),
  );
  bind(ports.connection).toResolvedValue(() => new NavigatorConnection());
  bind(ports.browserWindow).toResolvedValue((site) => new DomBrowserWindow(site.prefix), [ports.siteIdentity]);
});
