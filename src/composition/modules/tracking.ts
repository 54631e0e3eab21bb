import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Idle } from '#src/application/ports/browser/idle';
import { PageVitals } from '#src/application/ports/browser/page-vitals';
import { ScriptLoader } from '#src/application/ports/browser/script-loader';
import { Logger, log, logTo } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { PartnerScripts } from '#src/application/ports/tracking/partner-scripts';
import { Privacy } from '#src/application/privacy/privacy';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { DomScriptLoader } from '#src/infrastructure/browser/dom-script-loader';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { PrivacyWatch } from '#src/ui/privacy/privacy-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';
import { PageWatch } from '#src/ui/tracking/page-watch';
import { PartnerScriptWatch } from '#src/ui/tracking/partner-script-watch';

/**
 * Tracks the visitor, asks for permission, and reports failures; loads once the page is hydrated. Returns a function that stops
 * it.
 */
export function startTracking(container: Container): () => void {
  adapters(container);
  const watches = [container.get(PageWatch), container.get(PrivacyWatch), container.get(PartnerScriptWatch)];
  const stops = [...watches.map((watch) => watch.mount()), startVitals(container), startReports(container)];
  return () => stops.forEach((stop) => stop());
}

/** Loads what measures the page for visitors who have allowed it alone. */
function startVitals(container: Container): () => void {
  if (!container.get(Privacy).allows('statistics')) return () => undefined;
  const mounted = import('#src/ui/tracking/vitals-watch').then(
    ({ VitalsWatch }) => container.get(VitalsWatch).mount(),
    (cause: unknown) => {
      log.warn('The page is not measured', { cause });
      return () => undefined;
    },
  );
  return () => void mounted.then((stop) => stop());
}

/** Reports failures where somebody takes them. They are no tracking: nothing in them tells who it was (docs/adr/0066). */
function startReports(container: Container): () => void {
  const { logUrl } = container.get(Settings);
  if (logUrl === undefined) return () => undefined;
  const reports = reportFailures(container, logUrl).catch((cause: unknown) => {
    log.warn('Failures stay on the console: what reports them could not be loaded', { cause });
    return () => undefined;
  });
  return () => void reports.then((stop) => stop());
}

async function reportFailures(container: Container, url: string): Promise<() => void> {
  const [{ ReportingLogger }, { BrowserReportedFailures }, { onUncaughtError }] = await Promise.all([
    import('#src/infrastructure/system/reporting-logger'),
    import('#src/infrastructure/browser/browser-reported-failures'),
    import('#src/infrastructure/browser/uncaught-errors'),
  ]);
  const own = container.get(Logger);
  const reports = new ReportingLogger({
    url,
    scheduler: container.get(Scheduler),
    reported: new BrowserReportedFailures(new SafeStorage(() => window.sessionStorage)),
    page: () => shownRoute(container),
    lost: (failure) => own.warn('Failures cannot be reported', { failure }),
  });
  logTo({
    warn: (message, details) => [own, reports].forEach((logger) => logger.warn(message, details)),
    failed: (failure) => [own, reports].forEach((logger) => logger.failed(failure)),
  });
  const stops = [
    onUncaughtError((error) => reports.uncaught(error)),
    container.get(BrowserWindow).onLeave(() => reports.flush()),
  ];
  return () => {
    stops.forEach((stop) => stop());
    reports.flush();
    logTo(own);
  };
}

function shownRoute(container: Container): string | undefined {
  const { shown } = container.get(NavigationPresenter);
  return shown && matchRoute(container.get(PageRoutes), shown.location.pathname)?.route.name;
}

export function adapters(container: Container): void {
  container.adapt(Idle, RequestIdle);
  container.bind(
    PageVitals,
    lazyPort(async () => {
      const { WebVitalsPageVitals } = await import('#src/infrastructure/browser/web-vitals-page-vitals');
      return new WebVitalsPageVitals();
    }),
  );
  container.provide(ScriptLoader, (scripts) => new DomScriptLoader(Object.values(scripts)), [PartnerScripts]);
}
