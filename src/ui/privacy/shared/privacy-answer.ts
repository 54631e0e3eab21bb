import type { Used } from '#src/application/ports/token';
import { ChoosePrivacy } from '#src/application/privacy/choose-privacy';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { messages } from '#src/ui/shell/shell-messages';
import { PrivacyNoticeState } from './privacy-notice-state';

/** Takes a visitor's answer, from the question or from the choices, and closes both. */
export class PrivacyAnswer {
  static readonly uses = { choosePrivacy: ChoosePrivacy, notice: PrivacyNoticeState, liveMessage: LiveMessageState };

  constructor(private readonly use: Used<typeof PrivacyAnswer.uses>) {}

  give(allowed: readonly TrackingPurpose[]): void {
    this.use.choosePrivacy.execute(allowed);
    this.use.notice.settle();
    this.use.notice.close();
    this.use.liveMessage.announce(messages.privacySaved);
  }
}
