import { reaction } from 'mobx';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import type { ShownPage } from '#src/ui/shell/page-loader';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';

/** Milliseconds after a route change (spec §9 Analytics page event): redirected shoppers have not seen the page. */
export const pageEventDelay = 50;

/** Includes the first page. Parameters and fragments stay private. */
export class PageWatch {
  static readonly uses = {
    navigation: NavigationPresenter,
    routes: PageRoutes,
    events: EventTracker,
    scheduler: Scheduler,
  };

  constructor(private readonly use: Used<typeof PageWatch.uses>) {}

  mount(): () => void {
    let cancel: () => void = () => undefined;
    const stop = reaction(
      () => this.use.navigation.shown?.location.pathname,
      () => {
        cancel();
        const { shown } = this.use.navigation;
        if (shown) cancel = this.use.scheduler.after(pageEventDelay, () => this.tell(shown));
      },
      { fireImmediately: true },
    );
    return () => {
      cancel();
      stop();
    };
  }

  /** Addresses of the shopper's own pages have order numbers, and unknown ones can have anything. */
  private tell(shown: ShownPage): void {
    if (shown.kind !== 'page') return this.use.events.track('page_failed', { code: shown.kind });
    const route = matchRoute(this.use.routes, shown.location.pathname)?.route;
    if (route) this.use.events.track('page_viewed', { name: route.name, path: shown.content?.path ?? route.pattern });
  }
}
