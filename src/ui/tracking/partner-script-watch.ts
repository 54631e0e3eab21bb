import { log } from '#src/application/calls/log';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Idle } from '#src/application/ports/browser/idle';
import { ScriptLoader } from '#src/application/ports/browser/script-loader';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import { PartnerScripts } from '#src/application/ports/tracking/partner-scripts';
import { Privacy } from '#src/application/privacy/privacy';
import { type TrackingPurpose, trackingPurposes } from '#src/domain/privacy/privacy-choice';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';

/**
 * Loads allowed scripts when the browser is idle (spec §2 Page shell). A script cannot be unloaded: when a visitor
 * withdraws consent, the page reloads without it.
 */
export class PartnerScriptWatch {
  static readonly uses = {
    scripts: PartnerScripts,
    privacy: Privacy,
    loader: ScriptLoader,
    idle: Idle,
    navigation: NavigationPresenter,
    window: BrowserWindow,
  };

  private readonly running = new Set<TrackingPurpose>();

  constructor(private readonly use: Used<typeof PartnerScriptWatch.uses>) {}

  mount(): () => void {
    const cancel = this.use.idle.whenIdle(() => this.load());
    const stop = this.use.privacy.onChange(() => this.follow());
    return () => {
      cancel();
      stop();
    };
  }

  private follow(): void {
    const isTakenBack = [...this.running].some((purpose) => !this.use.privacy.allows(purpose));
    const { shown } = this.use.navigation;
    if (isTakenBack && shown) this.use.window.load(shown.location.pathname + shown.location.search);
    else this.load();
  }

  private load(): void {
    for (const purpose of trackingPurposes) {
      const url = this.use.scripts[purpose];
      if (url === undefined || this.running.has(purpose) || !this.use.privacy.allows(purpose)) continue;
      this.running.add(purpose);
      void this.run(purpose, url);
    }
  }

  private async run(purpose: TrackingPurpose, url: string): Promise<void> {
    try {
      await this.use.loader.load(url);
    } catch (error) {
      this.running.delete(purpose);
      if (!(error instanceof GatewayError)) throw error;
      log.warn('The script of a partner did not load', { purpose, code: error.code });
    }
  }
}
