import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Logger, logTo } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Container } from '#src/composition/container';
import { BrowserReportedFailures } from '#src/infrastructure/browser/browser-reported-failures';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { onUncaughtError } from '#src/infrastructure/browser/uncaught-errors';
import { ReportingLogger } from '#src/infrastructure/system/reporting-logger';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';

/** Reports what fails from now on to an address; loads once the page is hydrated. Returns a function that stops it. */
export function reportFailures(container: Container, url: string): () => void {
  const own = container.get(Logger);
  const logger = new ReportingLogger({
    url,
    own,
    scheduler: container.get(Scheduler),
    reported: new BrowserReportedFailures(new SafeStorage(() => window.sessionStorage)),
    page: () => shownRoute(container),
  });
  logTo(logger);
  const stops = [
    onUncaughtError((error) => logger.uncaught(error)),
    container.get(BrowserWindow).onLeave(() => logger.flush()),
  ];
  return () => {
    stops.forEach((stop) => stop());
    logger.flush();
    logTo(own);
  };
}

function shownRoute(container: Container): string | undefined {
  const { shown } = container.get(NavigationPresenter);
  return shown && matchRoute(container.get(PageRoutes), shown.location.pathname)?.route.name;
}
