import { Idle } from '#src/application/ports/browser/idle';
import { ScriptLoader } from '#src/application/ports/browser/script-loader';
import { PartnerScripts } from '#src/application/ports/tracking/partner-scripts';
import type { Container } from '#src/composition/container';
import { DomScriptLoader } from '#src/infrastructure/browser/dom-script-loader';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';
import { PrivacyWatch } from '#src/ui/privacy/privacy-watch';
import { PageWatch } from '#src/ui/tracking/page-watch';
import { PartnerScriptWatch } from '#src/ui/tracking/partner-script-watch';

/** Tracks the visitor, and asks for permission; loads once the page is hydrated. Returns a function that stops it. */
export function startTracking(container: Container): () => void {
  adapters(container);
  const watches = [container.get(PageWatch), container.get(PrivacyWatch), container.get(PartnerScriptWatch)];
  const stops = watches.map((watch) => watch.mount());
  return () => stops.forEach((stop) => stop());
}

export function adapters(container: Container): void {
  container.adapt(Idle, RequestIdle);
  container.provide(ScriptLoader, (scripts) => new DomScriptLoader(Object.values(scripts)), [PartnerScripts]);
}
