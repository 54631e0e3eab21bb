import { Scheduler } from '#src/application/ports/system/scheduler';
import type { DependenciesOf } from '#src/application/ports/token';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { Privacy } from '#src/application/privacy/privacy';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';

/** Milliseconds before a visitor is asked, so that they see the page first. */
export const noticeDelay = 1500;

/** Asks no visitor while nothing needs consent; follows choices of other tabs. */
export class PrivacyWatch {
  static readonly dependencies: DependenciesOf<typeof PrivacyWatch> = [
    Privacy,
    AskedPurposes,
    PrivacyNoticeState,
    Scheduler,
  ];

  constructor(
    private readonly privacy: Privacy,
    private readonly purposes: readonly TrackingPurpose[],
    private readonly notice: PrivacyNoticeState,
    private readonly scheduler: Scheduler,
  ) {}

  mount(): () => void {
    const cancel = this.scheduler.after(noticeDelay, () => this.ask());
    const stop = this.privacy.onChange(() => {
      if (this.privacy.isUndecided) this.ask();
      else this.notice.settle();
    });
    return () => {
      cancel();
      stop();
    };
  }

  private ask(): void {
    if (this.purposes.length > 0 && this.privacy.isUndecided) this.notice.ask();
  }
}
