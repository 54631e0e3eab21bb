import { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import { choiceInForce, type PrivacyChoice, type TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/** Nothing is allowed before they choose, or where the browser refuses. Tabs share the choice: it is never cached. */
export class Privacy {
  static readonly dependencies: DependenciesOf<typeof Privacy> = [PrivacyStorage, PrivacySignal, Clock];

  constructor(
    private readonly storage: PrivacyStorage,
    private readonly signal: PrivacySignal,
    private readonly clock: Clock,
  ) {}

  allows(purpose: TrackingPurpose): boolean {
    return !this.isRefusedByBrowser && this.choice?.allowed.includes(purpose) === true;
  }

  /** False for a visitor who has not been asked. */
  refuses(purpose: TrackingPurpose): boolean {
    return this.isRefusedByBrowser || this.choice?.allowed.includes(purpose) === false;
  }

  /** False where a choice cannot be stored, because the question would come on every page. */
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
