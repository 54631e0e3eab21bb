import { Container, type ServiceIdentifier } from 'inversify';
import { Privacy } from '#src/application/privacy/privacy';
import { GuestUntilSignedIn } from '#src/application/session/guest-until-signed-in';
import { PageDataReader } from '#src/infrastructure/page-data/page-data-reader';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { StytchSessionHint } from '#src/infrastructure/stytch/stytch-session-hint';
import { DeferredEventTracker } from '#src/infrastructure/tracking/deferred-event-tracker';
import type { SiteIdentity } from '#src/ui/shell/site-identity';
import { askedPurposes, type Configuration, languagePrefix, partnerScripts } from './configuration/configuration';
import { givenPorts, lazyPort, loadModules } from './lazy';
import { browserModule } from './modules/browser-module';
import { campaignModule } from './modules/campaign-module';
import { privacyModule } from './modules/privacy-module';
import { shellModule } from './modules/shell-module';
import { shopApiModule } from './modules/shop-api-module';
import { stateModule } from './modules/state-module';
import { systemModule } from './modules/system-module';
import { bindRoutes } from './routes';
import { type Adapters, ports } from './tokens';

/**
 * Wires the whole application: one container per document. The given adapters override the shop's own, also those of modules
 * that load later. The source of content differs between browser, build and preview: it is given, or its module is loaded.
 */
export function createContainer(configuration: Configuration, adapters: Adapters = {}): Container {
  // Code generation would break the content-security policy.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(ports.siteIdentity).toConstantValue(siteIdentity(configuration));
  container.bind(ports.eventsUrl).toConstantValue(configuration.eventsUrl);
  container.bind(ports.affiliateUrl).toConstantValue(configuration.affiliateUrl);
  container.bind(ports.partnerScripts).toConstantValue(partnerScripts(configuration));
  container.bind(ports.askedPurposes).toConstantValue(askedPurposes(configuration));
  container.bind(ports.reviewsUrl).toConstantValue(configuration.reviewsUrl);
  container.bind(ports.contactUrl).toConstantValue(configuration.contactUrl);
  container.bind(ports.optInUrl).toConstantValue(configuration.optInUrl);
  container.bind(ports.geolocationService).toConstantValue(configuration.geolocation);
  container.bind(ports.signInSettings).toConstantValue(configuration.signIn);
  bindAuthorization(container);
  bindRoutes(container);
  container
    .bind(ports.liveReviews)
    .toConstantValue(
      configuration.reviewsUrl === undefined
        ? undefined
        : lazyPort(async () => (await import('./modules/reviews-module')).openLiveReviews(container)),
    );
  bindCart(container);
  bindTracking(container);
  container
    .bind(ports.loadCartAlerts)
    .toConstantValue(loadOnce(async () => (await import('./modules/cart-alerts-module')).openCartAlerts(container)));
  container
    .bind(ports.loadCampaignQueues)
    .toConstantValue(loadOnce(async () => (await import('./modules/promo-code-module')).openCampaignQueues(container)));
  const given = (Object.entries(ports) as [keyof Adapters, ServiceIdentifier][]).filter(([name]) =>
    Object.hasOwn(adapters, name),
  );
  for (const [name, port] of given) container.rebind(port).toConstantValue(adapters[name]);
  container.bind(givenPorts).toConstantValue(new Set(given.map(([, port]) => port)));
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
export function pageData(buildId: string): Adapters {
  const reader = new PageDataReader(buildId);
  return { contentReader: reader, buildReader: reader };
}

/** Loads the code that changes the cart once the page is hydrated; a click before then waits for it. */
function bindCart(container: Container): void {
  const load = loadOnce(async () => (await import('./modules/cart-module')).openCart(container));
  container.bind(ports.loadCart).toConstantValue(load);
  container.bind(ports.addLine).toConstantValue(lazyPort(async () => (await load()).addLine));
}

/**
 * Loads analytics with the first event that may be sent. Without analytics, the first event logs a warning that it is
 * missing.
 */
function bindTracking(container: Container): void {
  const load = loadOnce(async () => (await import('./modules/event-tracker-module')).openEventTracker(container));
  const isWanted = () => container.get(ports.eventsUrl) === undefined || container.get(Privacy).allows('statistics');
  const whenLost = (cause: unknown) =>
    container.get(ports.logger).warn('An event is lost: what sends it could not be loaded', { cause });
  container.bind(ports.eventTracker).toConstantValue(new DeferredEventTracker(isWanted, load, whenLost));
}

/** Guests send calls without a token; sign-in is a separate chunk that loads on demand. */
function bindAuthorization(container: Container): void {
  const openSession = loadOnce(async () => (await import('./modules/session-module')).openSession(container));
  container.bind(ports.sessionHint).toResolvedValue(() => new StytchSessionHint());
  container.bind(ports.openSession).toConstantValue(openSession);
  container
    .bind(ports.authorization)
    .toResolvedValue(
      (storage, open) => new GuestUntilSignedIn(storage, lazyPort(open)),
      [ports.signInStorage, ports.openSession],
    );
}

export function siteIdentity(configuration: Configuration): SiteIdentity {
  const { brandName, siteUrl, language } = configuration;
  return { brandName, siteUrl, language, prefix: languagePrefix(configuration) };
}
