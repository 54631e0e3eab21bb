import { Container, ContainerModule } from 'inversify';
import { GuestUntilSignedIn } from '#src/application/session/guest-until-signed-in';
import { PageDataReader } from '#src/infrastructure/page-data/page-data-reader';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { StytchSessionHint } from '#src/infrastructure/stytch/stytch-session-hint';
import type { SiteIdentity } from '#src/ui/app/site-identity';
import { type Configuration, languagePrefix } from './configuration/configuration';
import { lazyPort } from './lazy';
import { browserModule } from './modules/browser-module';
import { cartModule } from './modules/cart-module';
import { promoCodeModule } from './modules/promo-code-module';
import { shellModule } from './modules/shell-module';
import { shopApiModule } from './modules/shop-api-module';
import { stateModule } from './modules/state-module';
import { systemModule } from './modules/system-module';
import { bindRoutes } from './routes';
import { ports } from './tokens';

/**
 * The whole application, wired: one container per document. Where content comes from differs between browser, build and
 * preview, so that module is handed in.
 */
export function createContainer(configuration: Configuration, contentModule: ContainerModule): Container {
  // Code generation would break the content-security policy.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(ports.siteIdentity).toConstantValue(siteIdentity(configuration));
  container.bind(ports.eventsUrl).toConstantValue(configuration.eventsUrl);
  container.bind(ports.signInSettings).toConstantValue(configuration.signIn);
  bindAuthorization(container);
  bindRoutes(container);
  container.load(
    systemModule,
    browserModule,
    stateModule,
    shopApiModule(configuration),
    contentModule,
    cartModule,
    promoCodeModule,
    shellModule,
  );
  return container;
}

/** Content in the browser: the files of the build that this document belongs to. */
export function pageDataModule(buildId: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const reader = new PageDataReader(buildId);
    bind(ports.contentReader).toConstantValue(reader);
    bind(ports.buildReader).toConstantValue(reader);
  });
}

/** Guests send calls without a token; sign-in waits in a chunk of its own until somebody needs it. */
function bindAuthorization(container: Container): void {
  const openSession = loadOnce(async () => (await import('./modules/session-module')).openSession(container));
  container.bind(ports.sessionHint).toResolvedValue(() => new StytchSessionHint());
  container.bind(ports.openSession).toConstantValue(openSession);
  container
    .bind(ports.authorization)
    .toResolvedValue((storage) => new GuestUntilSignedIn(storage, lazyPort(openSession)), [ports.signInStorage]);
}

export function siteIdentity(configuration: Configuration): SiteIdentity {
  const { brandName, siteUrl, language } = configuration;
  return { brandName, siteUrl, language, prefix: languagePrefix(configuration) };
}
