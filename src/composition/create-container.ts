import { logTo } from '#src/application/calls/log';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { ReviewsUrl } from '#src/application/ports/content/reviews-url';
import { Authorization } from '#src/application/ports/identity/authorization';
import { SessionHint } from '#src/application/ports/identity/session-hint';
import { SignedInAuthorization } from '#src/application/ports/identity/signed-in-authorization';
import { BirthDateRules } from '#src/application/ports/shop/birth-date-rules';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { PaymentWallets } from '#src/application/ports/shop/payment-wallets';
import { ContactUrl } from '#src/application/ports/support/contact-url';
import { OptInUrl } from '#src/application/ports/support/opt-in-url';
import { Logger } from '#src/application/ports/system/logger';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { PartnerScripts } from '#src/application/ports/tracking/partner-scripts';
import { Privacy } from '#src/application/privacy/privacy';
import { GuestUntilSignedIn } from '#src/application/session/guest-until-signed-in';
import { PageDataReader } from '#src/infrastructure/page-data/page-data-reader';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { StytchSessionHint } from '#src/infrastructure/stytch/stytch-session-hint';
import { DeferredEventTracker } from '#src/infrastructure/tracking/deferred-event-tracker';
import { CampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { AddLine } from '#src/ui/cart/shared/add-to-cart.presenter';
import { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';
import { SignInOffer } from '#src/ui/session/shared/sign-in-offer';
import { SiteIdentity } from '#src/ui/shell/site-identity';
import { askedPurposes, type Configuration, languagePrefix, partnerScripts } from './configuration/configuration';
import { Settings } from './configuration/settings';
import { Container, type GivenAdapter, given } from './container';
import { lazyPort } from './lazy';
import { adapters as browser } from './modules/browser';
import { adapters as shopApi } from './modules/shop-api';
import { adapters as state } from './modules/state';
import { bindRoutes } from './routes';

/**
 * Wires the whole application: one container per document. The given adapters override the shop's own, also those that load
 * later. The source of content differs between browser, build and preview: it is given, or its adapters are loaded.
 */
export function createContainer(configuration: Configuration, adapters: readonly GivenAdapter[] = []): Container {
  const container = new Container(adapters);
  bindConfiguration(container, configuration);
  bindRoutes(container, configuration);
  for (const bind of [browser, state, shopApi, bindLazyPorts]) bind(container);
  logTo(container.get(Logger));
  return container;
}

/** Reads content in the browser from the files of the build that this document belongs to. */
export function pageData(buildId: string): readonly GivenAdapter[] {
  const reader = new PageDataReader(buildId);
  return [given(ContentReader, reader), given(BuildReader, reader)];
}

export function siteIdentity(configuration: Configuration): SiteIdentity {
  const { brandName, siteUrl, language } = configuration;
  return { brandName, siteUrl, language, prefix: languagePrefix(configuration) };
}

function bindConfiguration(container: Container, configuration: Configuration): void {
  container.bind(Settings, configuration);
  container.bind(SiteIdentity, siteIdentity(configuration));
  container.bind(Capabilities, configuration.capabilities);
  container.bind(PartnerScripts, partnerScripts(configuration));
  container.bind(AskedPurposes, askedPurposes(configuration));
  container.bind(PaymentWallets, configuration.paymentWallets);
  container.bind(BirthDateRules, configuration.birthDate);
  container.bind(ReviewsUrl, configuration.reviewsUrl);
  container.bind(ContactUrl, configuration.contactUrl);
  container.bind(OptInUrl, configuration.optInUrl);
  container.bind(SignInOffer, configuration.signIn);
}

/** Binds a value that is known by a port at once, and whose code comes with its first call. */
function bindLazyPorts(container: Container): void {
  container.bind(
    AddLine,
    lazyPort(async () => (await import('./modules/shopper')).openAddLine(container)),
  );
  container.bind(
    CampaignQueues,
    lazyPort(async () => (await import('./modules/campaign')).openCampaignQueues(container)),
  );
  container.bind(
    ReviewRefresher,
    container.get(ReviewsUrl) === undefined
      ? undefined
      : lazyPort(async () => (await import('./modules/live-reviews')).openLiveReviews(container)),
  );
  // Guests send calls without a token, and never load sign-in.
  container.adapt(SessionHint, StytchSessionHint);
  container.adapt(Authorization, GuestUntilSignedIn);
  container.bind(
    SignedInAuthorization,
    lazyPort(async () => (await import('./modules/session')).openSession(container)),
  );
  bindTracking(container);
}

/**
 * Loads analytics with the first event that may be sent. Without analytics, the first event logs a warning that it is
 * missing.
 */
function bindTracking(container: Container): void {
  const load = loadOnce(async () => (await import('./modules/event-tracker')).openEventTracker(container));
  const { eventsUrl } = container.get(Settings);
  const isWanted = () => eventsUrl === undefined || container.get(Privacy).allows('statistics');
  container.bind(EventTracker, new DeferredEventTracker(isWanted, load));
}
