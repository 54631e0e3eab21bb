import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Connection } from '#src/application/ports/browser/connection';
import { DismissedAnnouncement } from '#src/application/ports/browser/dismissed-announcement';
import { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { token, type Token } from '#src/application/ports/token';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { StoredDrafts } from '#src/application/storage/draft-storage';
import { StoredSignIn } from '#src/application/storage/sign-in-storage';
import type { Container } from '#src/composition/container';
import { readReferralIdentifier } from '#src/domain/referral/referral';
import { anonymousId, BrowserAnonymousId } from '#src/infrastructure/browser/browser-anonymous-id';
import { BrowserStorage } from '#src/infrastructure/browser/browser-storage';
import { anyText, flag, shortText, text, textFields } from '#src/infrastructure/browser/codecs';
import { DomBrowserWindow } from '#src/infrastructure/browser/dom-browser-window';
import { NavigatorConnection } from '#src/infrastructure/browser/navigator-connection';
import { NavigatorPrivacySignal } from '#src/infrastructure/browser/navigator-privacy-signal';
import { privacyChoice } from '#src/infrastructure/browser/privacy-codec';
import { promoCodes, promoDenials } from '#src/infrastructure/browser/promo-codecs';
import { storedKeys } from '#src/infrastructure/browser/stored-keys';
import { ConsoleLogger } from '#src/infrastructure/system/console-logger';
import { SystemClock } from '#src/infrastructure/system/system-clock';
import { TimerScheduler } from '#src/infrastructure/system/timer-scheduler';
import { DomDocumentHead } from '#src/ui/shell/dom-document-head';
import { DocumentHead } from '#src/ui/shell/page-head';
import { SiteIdentity } from '#src/ui/shell/site-identity';

/** The storage of the browser in which the container lives. */
export const ThisBrowser = token<BrowserStorage>('ThisBrowser');

/** Binds a port to a value, or to several, that the browser keeps. */
export function bindStored<P>(
  container: Container,
  port: Token<P>,
  keep: (browser: BrowserStorage) => NoInfer<P>,
): void {
  container.provide(port, keep, [ThisBrowser]);
}

/** The parts of the browser and its machine that every page needs. None is touched until it is used: the build machine has the same. */
export function adapters(container: Container): void {
  container.adapt(Clock, SystemClock);
  container.adapt(Scheduler, TimerScheduler);
  container.adapt(Logger, ConsoleLogger);
  container.bind(ThisBrowser, new BrowserStorage(() => (typeof window === 'undefined' ? undefined : window)));
  bindStored(container, StoredSignIn, (browser) => ({
    wasSignedIn: browser.stored(storedKeys.wasSignedIn, flag),
    user: browser.stored(storedKeys.signedInUser, anyText),
    returnPath: browser.stored(storedKeys.returnPath, anyText),
  }));
  bindStored(container, StoredDrafts, (browser) => ({
    drafts: browser.byName(storedKeys.drafts, textFields),
    away: browser.byName(storedKeys.awayDrafts, textFields),
    owner: browser.stored(storedKeys.draftsOwner, anyText),
  }));
  bindStored(container, StoredCampaign, (browser) => ({
    promoCodes: browser.stored(storedKeys.promoCodes, promoCodes),
    denials: browser.stored(storedKeys.promoDenials, promoDenials),
    shareSaleId: browser.stored(storedKeys.shareSaleId, shortText(128)),
    clickId: browser.stored(storedKeys.clickId, shortText(200)),
    referral: browser.stored(storedKeys.referral, text(readReferralIdentifier)),
  }));
  bindStored(container, DismissedAnnouncement, (browser) => browser.stored(storedKeys.dismissedAnnouncement, anyText));
  bindStored(container, StoredPrivacyChoice, (browser) => browser.shared(storedKeys.privacyChoice, privacyChoice));
  bindStored(
    container,
    AnonymousId,
    (browser) => new BrowserAnonymousId(browser.stored(storedKeys.anonymousId, anonymousId)),
  );
  container.adapt(PrivacySignal, NavigatorPrivacySignal);
  container.adapt(Connection, NavigatorConnection);
  container.provide(BrowserWindow, (site) => new DomBrowserWindow(site.prefix), [SiteIdentity]);
  container.adapt(DocumentHead, DomDocumentHead);
}
