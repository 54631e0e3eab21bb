import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { Idle } from '#src/application/ports/browser/idle';
import { PageVitals } from '#src/application/ports/browser/page-vitals';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';

/**
 * Measures the speed and the layout shifts of the first page of a document, for visitors who had allowed statistics by then. A
 * visitor who allows it later is measured from the next document on: earlier events are not sent (docs/adr/0013).
 */
export class VitalsWatch {
  static readonly uses = {
    navigation: NavigationPresenter,
    routes: PageRoutes,
    vitals: PageVitals,
    events: EventTracker,
    privacy: Privacy,
    idle: Idle,
  };

  constructor(private readonly use: Used<typeof VitalsWatch.uses>) {}

  mount(): () => void {
    const { shown } = this.use.navigation;
    const name = shown && matchRoute(this.use.routes, shown.location.pathname)?.route.name;
    if (name === undefined || !this.use.privacy.allows('statistics')) return () => undefined;
    return this.use.idle.whenIdle(() => void this.observe(name));
  }

  private observe(name: string): Promise<void> {
    return orElse(
      this.use.vitals.observe((vital) => this.use.events.track('page_measured', { name, ...vital })),
      ({ code }) => log.warn('The page is not measured', { code }),
    );
  }
}
