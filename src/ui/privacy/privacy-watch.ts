import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { Privacy } from '#src/application/privacy/privacy';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';

/** Milliseconds before a visitor is asked, so that they see the page first. */
export const noticeDelay = 1500;

/** Asks no visitor while nothing needs consent; follows choices of other tabs. */
export class PrivacyWatch {
  static readonly uses = {
    privacy: Privacy,
    purposes: AskedPurposes,
    notice: PrivacyNoticeState,
    scheduler: Scheduler,
  };

  constructor(private readonly use: Used<typeof PrivacyWatch.uses>) {}

  mount(): () => void {
    const cancel = this.use.scheduler.after(noticeDelay, () => this.ask());
    const stop = this.use.privacy.onChange(() => {
      if (this.use.privacy.isUndecided) this.ask();
      else this.use.notice.settle();
    });
    return () => {
      cancel();
      stop();
    };
  }

  private ask(): void {
    if (this.use.purposes.length > 0 && this.use.privacy.isUndecided) this.use.notice.ask();
  }
}
