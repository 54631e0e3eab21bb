import type { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import type { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import type { Clock } from '#src/application/ports/system/clock';
import { choiceInForce, type PrivacyChoice, type TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/**
 * What this visitor allows. Nothing is allowed before they chose, and nothing ever where the browser refuses for them.
 * Asked anew each time, because other tabs choose as well.
 */
export class Privacy {
  constructor(
    private readonly storage: PrivacyStorage,
    private readonly signal: PrivacySignal,
    private readonly clock: Clock,
  ) {}

  allows(purpose: TrackingPurpose): boolean {
    return !this.isRefusedByBrowser && this.choice?.allowed.includes(purpose) === true;
  }

  /** Whether it was said: a visitor who was not asked yet has refused nothing. */
  refuses(purpose: TrackingPurpose): boolean {
    return this.isRefusedByBrowser || this.choice?.allowed.includes(purpose) === false;
  }

  /** Whether the visitor is still to be asked; whoever cannot be remembered would be asked on every page. */
  get isUndecided(): boolean {
    return !this.isRefusedByBrowser && this.choice === undefined && this.storage.canKeep();
  }

  get isRefusedByBrowser(): boolean {
    return this.signal.isOn();
  }

  private get choice(): PrivacyChoice | undefined {
    return choiceInForce(this.storage.read(), this.clock.now());
  }
}
