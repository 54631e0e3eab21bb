import { type Container, ContainerModule } from 'inversify';
import { Privacy } from '#src/application/privacy/privacy';
import { construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import { DomScriptLoader } from '#src/infrastructure/browser/dom-script-loader';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { PrivacyWatch } from '#src/ui/privacy/privacy-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageWatch } from '#src/ui/tracking/page-watch';
import { PartnerScriptWatch } from '#src/ui/tracking/partner-script-watch';
import { idleModule } from './idle-module';

/** Tracks the visitor, and asks for permission; loads once the page is hydrated. */
const trackingModule = new ContainerModule(({ bind }) => {
  bind(ports.scriptLoader).toResolvedValue(
    (scripts) => new DomScriptLoader(Object.values(scripts)),
    [ports.partnerScripts],
  );
  construct(bind, PageWatch, [NavigationPresenter, ports.pageRoutes, ports.eventTracker, ports.scheduler]);
  construct(bind, PrivacyWatch, [
    Privacy,
    ports.privacyStorage,
    ports.askedPurposes,
    PrivacyNoticeState,
    ports.scheduler,
  ]);
  construct(bind, PartnerScriptWatch, [
    ports.partnerScripts,
    Privacy,
    ports.privacyStorage,
    ports.scriptLoader,
    ports.idle,
    NavigationPresenter,
    ports.browserWindow,
    ports.logger,
  ]);
});

/** Starts tracking; returns a function that stops it. */
export function startTracking(container: Container): () => void {
  loadModules(container, [idleModule, trackingModule]);
  const watches = [container.get(PageWatch), container.get(PrivacyWatch), container.get(PartnerScriptWatch)];
  const stops = watches.map((watch) => watch.mount());
  return () => stops.forEach((stop) => stop());
}
