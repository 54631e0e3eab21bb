import { AnnouncementStorage } from '#src/application/ports/browser/announcement-storage';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { Connection } from '#src/application/ports/browser/connection';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import { PromoStorage } from '#src/application/ports/browser/promo-storage';
import { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import type { Container } from '#src/composition/container';
import { BrowserAnnouncementStorage } from '#src/infrastructure/browser/browser-announcement-storage';
import { BrowserAnonymousId } from '#src/infrastructure/browser/browser-anonymous-id';
import { BrowserDraftStorage } from '#src/infrastructure/browser/browser-draft-storage';
import { BrowserPrivacyStorage } from '#src/infrastructure/browser/browser-privacy-storage';
import { BrowserPromoStorage } from '#src/infrastructure/browser/browser-promo-storage';
import { BrowserReferralStorage } from '#src/infrastructure/browser/browser-referral-storage';
import { BrowserSignInStorage } from '#src/infrastructure/browser/browser-sign-in-storage';
import { CookieClickIdStorage } from '#src/infrastructure/browser/cookie-click-id-storage';
import { DomBrowserWindow } from '#src/infrastructure/browser/dom-browser-window';
import { NavigatorConnection } from '#src/infrastructure/browser/navigator-connection';
import { NavigatorPrivacySignal } from '#src/infrastructure/browser/navigator-privacy-signal';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { DomDocumentHead } from '#src/ui/shell/dom-document-head';
import { DocumentHead } from '#src/ui/shell/page-head';
import { SiteIdentity } from '#src/ui/shell/site-identity';

/** The parts of the browser that every page needs. None is touched until it is used: the build machine has the same. */
export function adapters(container: Container): void {
  const local = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));
  const tab = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage));
  container.provide(SignInStorage, () => new BrowserSignInStorage(local), []);
  container.provide(DraftStorage, (signIn) => new BrowserDraftStorage(tab, signIn), [SignInStorage]);
  container.provide(PromoStorage, () => new BrowserPromoStorage(local), []);
  container.provide(AnnouncementStorage, () => new BrowserAnnouncementStorage(local), []);
  container.provide(ReferralStorage, () => new BrowserReferralStorage(local), []);
  container.provide(
    ClickIdStorage,
    () => new CookieClickIdStorage(() => ({ document, hostname: window.location.hostname })),
    [],
  );
  container.provide(PrivacyStorage, () => new BrowserPrivacyStorage(local), []);
  container.provide(AnonymousId, () => new BrowserAnonymousId(local), []);
  container.adapt(PrivacySignal, NavigatorPrivacySignal);
  container.adapt(Connection, NavigatorConnection);
  container.provide(BrowserWindow, (site) => new DomBrowserWindow(site.prefix), [SiteIdentity]);
  container.adapt(DocumentHead, DomDocumentHead);
}
