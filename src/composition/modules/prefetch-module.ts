import { type Container, ContainerModule } from 'inversify';
import { PagesAhead } from '#src/application/content/pages-ahead';
import { PrefetchPages } from '#src/application/content/prefetch-pages';
import { Connection } from '#src/application/ports/browser/connection';
import { Idle } from '#src/application/ports/browser/idle';
import { PageLinks } from '#src/application/ports/browser/page-links';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { adapt, construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { DomPageLinks } from '#src/infrastructure/browser/dom-page-links';
import { LinkWatch } from '#src/ui/shell/link-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageRoutes } from '#src/ui/shell/page-route';
import { SiteIdentity } from '#src/ui/shell/site-identity';
import { idleModule } from './idle-module';

/** Fetches pages ahead; loads once the page is hydrated and its cart is there. */
const prefetchModule = new ContainerModule(({ bind }) => {
  adapt(bind, PageLinks, DomPageLinks, []);
  construct(bind, PrefetchPages, [PagesAhead, Connection, Idle, Scheduler, Logger]);
  construct(bind, LinkWatch, [PageLinks, PrefetchPages, PageRoutes, NavigationPresenter, SiteIdentity]);
});

export function openLinkWatch(container: Container): LinkWatch {
  loadModules(container, [idleModule, prefetchModule]);
  return container.get(LinkWatch);
}
