import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Connection } from '#src/application/ports/browser/connection';
import { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import {
  ClickId,
  DismissedAnnouncement,
  ShareSaleId,
  StoredDenials,
  StoredPrivacyChoice,
  StoredPromoCodes,
  StoredReferral,
} from '#src/application/ports/browser/stored-values';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { AwayDrafts, DraftsOwner, StoredDrafts } from '#src/application/storage/draft-storage';
import { ReturnPath, SignedInUser, WasSignedIn } from '#src/application/storage/sign-in-storage';
import type { Container } from '#src/composition/container';
import { bindStored, ThisBrowser } from '#src/composition/stored';
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
import { DomDocumentHead } from '#src/ui/shell/dom-document-head';
import { DocumentHead } from '#src/ui/shell/page-head';
import { SiteIdentity } from '#src/ui/shell/site-identity';

/** The parts of the browser that every page needs. None is touched until it is used: the build machine has the same. */
export function adapters(container: Container): void {
  container.bind(ThisBrowser, new BrowserStorage(() => (typeof window === 'undefined' ? undefined : window)));
  bindStored(container, WasSignedIn, (browser) => browser.stored(storedKeys.wasSignedIn, flag));
  bindStored(container, SignedInUser, (browser) => browser.stored(storedKeys.signedInUser, anyText));
  bindStored(container, ReturnPath, (browser) => browser.stored(storedKeys.returnPath, anyText));
  bindStored(container, StoredDrafts, (browser) => browser.byName(storedKeys.drafts, textFields));
  bindStored(container, AwayDrafts, (browser) => browser.byName(storedKeys.awayDrafts, textFields));
  bindStored(container, DraftsOwner, (browser) => browser.stored(storedKeys.draftsOwner, anyText));
  bindStored(container, DismissedAnnouncement, (browser) => browser.stored(storedKeys.dismissedAnnouncement, anyText));
  bindStored(container, StoredPromoCodes, (browser) => browser.stored(storedKeys.promoCodes, promoCodes));
  bindStored(container, StoredDenials, (browser) => browser.stored(storedKeys.promoDenials, promoDenials));
  bindStored(container, ShareSaleId, (browser) => browser.stored(storedKeys.shareSaleId, shortText(128)));
  bindStored(container, ClickId, (browser) => browser.stored(storedKeys.clickId, shortText(200)));
  bindStored(container, StoredReferral, (browser) => browser.stored(storedKeys.referral, text(readReferralIdentifier)));
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
