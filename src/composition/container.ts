import { Container } from 'inversify';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { Authorization } from '#src/application/ports/identity/authorization';
import { SessionHint } from '#src/application/ports/identity/session-hint';
import { Logger } from '#src/application/ports/system/logger';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { GuestUntilSignedIn } from '#src/application/session/guest-until-signed-in';
import {
  AffiliateUrl,
  AskedPurposes,
  ContactUrl,
  EventsUrl,
  GeolocationService,
  OptInUrl,
  PartnerScripts,
  ReviewsUrl,
  SignInSettings,
} from '#src/composition/configuration/configured-values';
import { PageDataReader } from '#src/infrastructure/page-data/page-data-reader';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { StytchSessionHint } from '#src/infrastructure/stytch/stytch-session-hint';
import { DeferredEventTracker } from '#src/infrastructure/tracking/deferred-event-tracker';
import { LoadCampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { AddLine } from '#src/ui/cart/add-to-cart.presenter';
import { LoadCart } from '#src/ui/cart/load-cart';
import { LoadCartAlerts } from '#src/ui/cart/load-cart-alerts';
import { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';
import { SiteIdentity } from '#src/ui/shell/site-identity';
import { type GivenAdapter, given } from './bind';
import { askedPurposes, type Configuration, languagePrefix, partnerScripts } from './configuration/configuration';
import { givenPorts, lazyPort, loadModules } from './lazy';
import { browserModule } from './modules/browser-module';
import { campaignModule } from './modules/campaign-module';
import { privacyModule } from './modules/privacy-module';
import { shellModule } from './modules/shell-module';
import { shopApiModule } from './modules/shop-api-module';
import { stateModule } from './modules/state-module';
import { systemModule } from './modules/system-module';
import { OpenSession } from './open-session';
import { bindRoutes } from './routes';

/**
 * Wires the whole application: one container per document. The given adapters override the shop's own, also those of modules
 * that load later. The source of content differs between browser, build and preview: it is given, or its module is loaded.
 */
export function createContainer(configuration: Configuration, adapters: readonly GivenAdapter[] = []): Container {
  // Code generation would break the content-security policy.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(SiteIdentity).toConstantValue(siteIdentity(configuration));
  container.bind(EventsUrl).toConstantValue(configuration.eventsUrl);
  container.bind(AffiliateUrl).toConstantValue(configuration.affiliateUrl);
  container.bind(PartnerScripts).toConstantValue(partnerScripts(configuration));
  container.bind(AskedPurposes).toConstantValue(askedPurposes(configuration));
  container.bind(ReviewsUrl).toConstantValue(configuration.reviewsUrl);
  container.bind(ContactUrl).toConstantValue(configuration.contactUrl);
  container.bind(OptInUrl).toConstantValue(configuration.optInUrl);
  container.bind(GeolocationService).toConstantValue(configuration.geolocation);
  container.bind(SignInSettings).toConstantValue(configuration.signIn);
  bindAuthorization(container);
  bindRoutes(container, configuration);
  container
    .bind(ReviewRefresher)
    .toConstantValue(
      configuration.reviewsUrl === undefined
        ? undefined
        : lazyPort(async () => (await import('./modules/reviews-module')).openLiveReviews(container)),
    );
  bindCart(container);
  bindTracking(container);
  container
    .bind(LoadCartAlerts)
    .toConstantValue(loadOnce(async () => (await import('./modules/cart-alerts-module')).openCartAlerts(container)));
  container
    .bind(LoadCampaignQueues)
    .toConstantValue(loadOnce(async () => (await import('./modules/promo-code-module')).openCampaignQueues(container)));
  for (const { port, adapter } of adapters) container.rebind(port).toConstantValue(adapter);
  container.bind(givenPorts).toConstantValue(new Set(adapters.map(({ port }) => port)));
  loadModules(container, [
    systemModule,
    browserModule,
    privacyModule,
    stateModule,
    shopApiModule(configuration),
    campaignModule,
    shellModule,
  ]);
  return container;
}

/** Reads content in the browser from the files of the build that this document belongs to. */
export function pageData(buildId: string): readonly GivenAdapter[] {
  const reader = new PageDataReader(buildId);
  return [given(ContentReader, reader), given(BuildReader, reader)];
}

/** Loads the code that changes the cart once the page is hydrated; a click before then waits for it. */
function bindCart(container: Container): void {
  const load = loadOnce(async () => (await import('./modules/cart-module')).openCart(container));
  container.bind(LoadCart).toConstantValue(load);
  container.bind(AddLine).toConstantValue(lazyPort(async () => (await load()).addLine));
}

/**
 * Loads analytics with the first event that may be sent. Without analytics, the first event logs a warning that it is
 * missing.
 */
function bindTracking(container: Container): void {
  const load = loadOnce(async () => (await import('./modules/event-tracker-module')).openEventTracker(container));
  const isWanted = () => container.get(EventsUrl) === undefined || container.get(Privacy).allows('statistics');
  const whenLost = (cause: unknown) =>
    container.get(Logger).warn('An event is lost: what sends it could not be loaded', { cause });
  container.bind(EventTracker).toConstantValue(new DeferredEventTracker(isWanted, load, whenLost));
}

/** Guests send calls without a token; sign-in is a separate chunk that loads on demand. */
function bindAuthorization(container: Container): void {
  const openSession = loadOnce(async () => (await import('./modules/session-module')).openSession(container));
  container.bind(SessionHint).toResolvedValue(() => new StytchSessionHint());
  container.bind(OpenSession).toConstantValue(openSession);
  container
    .bind(Authorization)
    .toResolvedValue((storage, open) => new GuestUntilSignedIn(storage, lazyPort(open)), [SignInStorage, OpenSession]);
}

export function siteIdentity(configuration: Configuration): SiteIdentity {
  const { brandName, siteUrl, language } = configuration;
  return { brandName, siteUrl, language, prefix: languagePrefix(configuration) };
}
