import { Container, type ContainerModule } from 'inversify';
import type { CartNewsDesk } from '#src/application/ports/state/cart-news-desk';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { LateCartNews } from '#src/ui/app/late-cart-news';
import type { SiteIdentity } from '#src/ui/app/site-identity';
import { type Configuration, languagePrefix } from './configuration';
import { deferred } from './deferred';
import { browserModule } from './modules/browser-module';
import { sessionModule, sessionOpener } from './modules/session-module';
import { shellModule } from './modules/shell-module';
import { shopApiModule } from './modules/shop-api-module';
import { stateModule } from './modules/state-module';
import { systemModule } from './modules/system-module';
import {
  loadBuyGiftCard,
  loadCartFlyout,
  loadNotifyForm,
  loadPackBuilder,
  loadPrepaidChoice,
  pageRoutes,
} from './routes';
import { ports } from './tokens';

/**
 * The whole application, wired: one container per document. Where content comes from differs between browser, build
 * and preview, so that module is handed in.
 */
export function createContainer(configuration: Configuration, contentModule: ContainerModule): Container {
  // Code generation would break the content-security policy.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(ports.siteIdentity).toConstantValue(siteIdentity(configuration));
  container.bind(ports.eventsUrl).toConstantValue(configuration.eventsUrl);
  const openSession = sessionOpener(container, configuration.signIn);
  container
    .bind(ports.pageRoutes)
    .toConstantValue(pageRoutes(container, openSession, configuration.signIn.callbackPath));
  container.bind(ports.loadCartFlyout).toConstantValue(loadCartFlyout(container));
  container.bind(ports.loadBuyGiftCard).toConstantValue(loadBuyGiftCard(container));
  container
    .bind(ports.cartNewsDesk)
    .toResolvedValue((journal) => new LateCartNews(cartNewsOpener(container), journal), [ports.journal]);
  container
    .bind(ports.addLine)
    .toConstantValue(deferred(async () => (await import('./add-line')).openAddLine(container)));
  container.bind(ports.loadNotifyForm).toConstantValue(loadNotifyForm(container));
  container.bind(ports.loadPackBuilder).toConstantValue(loadPackBuilder(container));
  container.bind(ports.loadPrepaidChoice).toConstantValue(loadPrepaidChoice(container));
  container.load(
    systemModule,
    browserModule,
    stateModule,
    sessionModule(openSession),
    shopApiModule(configuration),
    contentModule,
    shellModule,
  );
  return container;
}

/** The way to load what tells news of the cart, once for all who ask. */
function cartNewsOpener(container: Container): () => Promise<CartNewsDesk> {
  return loadOnce(async () => (await import('./cart-news')).openCartNews(container));
}

export function siteIdentity(configuration: Configuration): SiteIdentity {
  const { brandName, siteUrl, language } = configuration;
  return { brandName, siteUrl, language, prefix: languagePrefix(configuration) };
}
