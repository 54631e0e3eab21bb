import { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { choiceInForce, type PrivacyChoice, type TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/**
 * The purposes that this visitor allows. Nothing is allowed before they choose, and nothing ever where the browser refuses
 * for them. Reads the choice anew each time, because the visitor can choose in another tab.
 */
export class Privacy {
  static readonly uses = { stored: StoredPrivacyChoice, signal: PrivacySignal, clock: Clock };

  private readonly listeners = new Set<() => void>();

  constructor(private readonly use: Used<typeof Privacy.uses>) {}

  allows(purpose: TrackingPurpose): boolean {
    return !this.isRefusedByBrowser && this.choice?.allowed.includes(purpose) === true;
  }

  /** True when the visitor refused; false for a visitor who has not been asked. */
  refuses(purpose: TrackingPurpose): boolean {
    return this.isRefusedByBrowser || this.choice?.allowed.includes(purpose) === false;
  }

  /**
   * True when the visitor still has to be asked. False where a choice cannot be stored, because the question would come on
   * every page.
   */
  get isUndecided(): boolean {
    return !this.isRefusedByBrowser && this.choice === undefined && this.use.stored.isLasting;
  }

  get isRefusedByBrowser(): boolean {
    return this.use.signal.isOn();
  }

  choose(choice: PrivacyChoice): void {
    this.use.stored.write(choice);
    for (const listener of this.listeners) listener();
  }

  /** Calls the listener when a visitor chose, in this tab or another; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    const stop = this.use.stored.onChange(listener);
    this.listeners.add(listener);
    return () => {
      stop();
      this.listeners.delete(listener);
    };
  }

  private get choice(): PrivacyChoice | undefined {
    return choiceInForce(this.use.stored.read(), this.use.clock.now());
  }
}
