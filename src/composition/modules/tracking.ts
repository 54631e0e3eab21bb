import { Idle } from '#src/application/ports/browser/idle';
import { PageVitals } from '#src/application/ports/browser/page-vitals';
import { ScriptLoader } from '#src/application/ports/browser/script-loader';
import { log } from '#src/application/ports/system/logger';
import { PartnerScripts } from '#src/application/ports/tracking/partner-scripts';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { DomScriptLoader } from '#src/infrastructure/browser/dom-script-loader';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';
import { PrivacyWatch } from '#src/ui/privacy/privacy-watch';
import { PageWatch } from '#src/ui/tracking/page-watch';
import { PartnerScriptWatch } from '#src/ui/tracking/partner-script-watch';
import { VitalsWatch } from '#src/ui/tracking/vitals-watch';

/**
 * Tracks the visitor, asks for permission, and reports failures; loads once the page is hydrated. Returns a function that stops
 * it.
 */
export function startTracking(container: Container): () => void {
  adapters(container);
  const watches = [
    container.get(PageWatch),
    container.get(PrivacyWatch),
    container.get(PartnerScriptWatch),
    container.get(VitalsWatch),
  ];
  const stops = [...watches.map((watch) => watch.mount()), startReports(container)];
  return () => stops.forEach((stop) => stop());
}

/** Failures are reported where somebody takes them. They are no tracking: nothing in them tells who it was (docs/adr/0066). */
function startReports(container: Container): () => void {
  const { logUrl } = container.get(Settings);
  if (logUrl === undefined) return () => undefined;
  const reports = import('./failure-reports')
    .then(({ reportFailures }) => reportFailures(container, logUrl))
    .catch((cause: unknown) => {
      log.warn('Failures stay on the console: what reports them could not be loaded', { cause });
      return () => undefined;
    });
  return () => void reports.then((stop) => stop());
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
