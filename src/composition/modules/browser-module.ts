import { ContainerModule } from 'inversify';
import { AnnouncementStorage } from '#src/application/ports/browser/announcement-storage';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { Connection } from '#src/application/ports/browser/connection';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { PromoStorage } from '#src/application/ports/browser/promo-storage';
import { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { BrowserAnnouncementStorage } from '#src/infrastructure/browser/browser-announcement-storage';
import { BrowserDraftStorage } from '#src/infrastructure/browser/browser-draft-storage';
import { BrowserPromoStorage } from '#src/infrastructure/browser/browser-promo-storage';
import { BrowserReferralStorage } from '#src/infrastructure/browser/browser-referral-storage';
import { BrowserSignInStorage } from '#src/infrastructure/browser/browser-sign-in-storage';
import { CookieClickIdStorage } from '#src/infrastructure/browser/cookie-click-id-storage';
import { DomBrowserWindow } from '#src/infrastructure/browser/dom-browser-window';
import { NavigatorConnection } from '#src/infrastructure/browser/navigator-connection';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { SiteIdentity } from '#src/ui/shell/site-identity';

/** Nothing of the browser is touched until it is used: the same bindings serve the build machine. */
export const browserModule = new ContainerModule(({ bind }) => {
  const local = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));
  const tab = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage));
  bind(SignInStorage).toResolvedValue(() => new BrowserSignInStorage(local));
  bind(DraftStorage).toResolvedValue((signIn) => new BrowserDraftStorage(tab, signIn), [SignInStorage]);
  bind(PersonalStorage).toService(DraftStorage);
  bind(PromoStorage).toResolvedValue(() => new BrowserPromoStorage(local));
  bind(AnnouncementStorage).toResolvedValue(() => new BrowserAnnouncementStorage(local));
  bind(ReferralStorage).toResolvedValue(() => new BrowserReferralStorage(local));
  bind(ClickIdStorage).toResolvedValue(
    () => new CookieClickIdStorage(() => ({ document, hostname: window.location.hostname })),
  );
  bind(Connection).toResolvedValue(() => new NavigatorConnection());
  bind(BrowserWindow).toResolvedValue((site) => new DomBrowserWindow(site.prefix), [SiteIdentity]);
});
