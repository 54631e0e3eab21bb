import { log } from '#src/application/calls/log';
import { Idle } from '#src/application/ports/browser/idle';
import { ScriptLoader } from '#src/application/ports/browser/script-loader';
import { PartnerScripts } from '#src/application/ports/tracking/partner-scripts';
import { Privacy } from '#src/application/privacy/privacy';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { DomScriptLoader } from '#src/infrastructure/browser/dom-script-loader';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';
import { PrivacyWatch } from '#src/ui/privacy/privacy-watch';
import { PageWatch } from '#src/ui/tracking/page-watch';
import { PartnerScriptWatch } from '#src/ui/tracking/partner-script-watch';

/** Tracks the visitor, and asks for permission; loads once the page is hydrated. */
export function startTracking(container: Container): void {
  adapters(container);
  container.get(PageWatch).mount();
  container.get(PrivacyWatch).mount();
  container.get(PartnerScriptWatch).mount();
  if (container.get(Settings).logUrl || container.get(Privacy).allows('statistics')) loadTelemetry(container);
}

/** Reports failures and measures the page, for those who take it: few visitors load it. */
function loadTelemetry(container: Container): void {
  import('./telemetry').then(
    ({ startTelemetry }) => startTelemetry(container),
    (cause: unknown) => log.warn('Failures stay on the console; nothing is measured', { cause }),
  );
}

export function adapters(container: Container): void {
  container.adapt(Idle, RequestIdle);
  container.provide(ScriptLoader, (scripts) => new DomScriptLoader(Object.values(scripts)), [PartnerScripts]);
}
