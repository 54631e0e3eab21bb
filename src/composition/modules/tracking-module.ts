import { type Container, ContainerModule } from 'inversify';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Idle } from '#src/application/ports/browser/idle';
import { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import { ScriptLoader } from '#src/application/ports/browser/script-loader';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { construct } from '#src/composition/bind';
import { AskedPurposes, PartnerScripts } from '#src/composition/configuration/configured-values';
import { loadModules } from '#src/composition/lazy';
import { DomScriptLoader } from '#src/infrastructure/browser/dom-script-loader';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { PrivacyWatch } from '#src/ui/privacy/privacy-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageRoutes } from '#src/ui/shell/page-route';
import { PageWatch } from '#src/ui/tracking/page-watch';
import { PartnerScriptWatch } from '#src/ui/tracking/partner-script-watch';
import { idleModule } from './idle-module';

/** Tracks the visitor, and asks for permission; loads once the page is hydrated. */
const trackingModule = new ContainerModule(({ bind }) => {
  bind(ScriptLoader).toResolvedValue((scripts) => new DomScriptLoader(Object.values(scripts)), [PartnerScripts]);
  construct(bind, PageWatch, [NavigationPresenter, PageRoutes, EventTracker, Scheduler]);
  construct(bind, PrivacyWatch, [Privacy, PrivacyStorage, AskedPurposes, PrivacyNoticeState, Scheduler]);
  construct(bind, PartnerScriptWatch, [
    PartnerScripts,
    Privacy,
    PrivacyStorage,
    ScriptLoader,
    Idle,
    NavigationPresenter,
    BrowserWindow,
    Logger,
  ]);
});

/** Starts tracking; returns a function that stops it. */
export function startTracking(container: Container): () => void {
  loadModules(container, [idleModule, trackingModule]);
  const watches = [container.get(PageWatch), container.get(PrivacyWatch), container.get(PartnerScriptWatch)];
  const stops = watches.map((watch) => watch.mount());
  return () => stops.forEach((stop) => stop());
}
