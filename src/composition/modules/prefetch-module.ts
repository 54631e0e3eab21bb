import { type Container, ContainerModule } from 'inversify';
import { PagesAhead } from '#src/application/content/pages-ahead';
import { PrefetchPages } from '#src/application/content/prefetch-pages';
import { adapt, construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import { DomPageLinks } from '#src/infrastructure/browser/dom-page-links';
import { LinkWatch } from '#src/ui/shell/link-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { idleModule } from './idle-module';

/** Fetches pages ahead; loads once the page is hydrated and its cart is there. */
const prefetchModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.pageLinks, DomPageLinks, []);
  construct(bind, PrefetchPages, [PagesAhead, ports.connection, ports.idle, ports.scheduler, ports.logger]);
  construct(bind, LinkWatch, [
    ports.pageLinks,
    PrefetchPages,
    ports.pageRoutes,
    NavigationPresenter,
    ports.siteIdentity,
  ]);
});

export function openLinkWatch(container: Container): LinkWatch {
  loadModules(container, [idleModule, prefetchModule]);
  return container.get(LinkWatch);
}
