import { logTo } from '#src/application/calls/log';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { PageVitals } from '#src/application/ports/browser/page-vitals';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { BrowserReportedFailures, reportedFailures } from '#src/infrastructure/browser/browser-reported-failures';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import { onUncaughtError } from '#src/infrastructure/browser/uncaught-errors';
import { ReportingLogger } from '#src/infrastructure/system/reporting-logger';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';
import { VitalsWatch } from '#src/ui/tracking/vitals-watch';
import { ThisBrowser } from './browser';

/** Reports failures and measures the page. */
export function startTelemetry(container: Container): void {
  adapters(container);
  container.get(VitalsWatch).mount();
  reportFailures(container);
}

/** Reports failures to a configured address. They are no tracking: nothing in them identifies the visitor (docs/adr/0005). */
function reportFailures(container: Container): void {
  const { logUrl: url } = container.get(Settings);
  if (url === undefined) return;
  const own = container.get(Logger);
  const reports = new ReportingLogger({
    url,
    scheduler: container.get(Scheduler),
    reported: new BrowserReportedFailures(
      container.get(ThisBrowser).stored(seldomStoredKeys.reportedFailures, reportedFailures),
    ),
    page: () => shownRoute(container),
    lost: (failure) => own.warn('Failures cannot be reported', { failure }),
  });
  logTo({
    warn: (message, details) => [own, reports].forEach((logger) => logger.warn(message, details)),
    failed: (failure) => [own, reports].forEach((logger) => logger.failed(failure)),
  });
  onUncaughtError((error) => reports.uncaught(error));
  container.get(BrowserWindow).onLeave(() => reports.flush());
}

function shownRoute(container: Container): string | undefined {
  const { shown } = container.get(NavigationPresenter);
  return shown && matchRoute(container.get(PageRoutes), shown.location.pathname)?.route.name;
}

export function adapters(container: Container): void {
  container.bind(
    PageVitals,
    lazyPort(async () => {
      const { WebVitalsPageVitals } = await import('#src/infrastructure/browser/web-vitals-page-vitals');
      return new WebVitalsPageVitals();
    }),
  );
}
