import type { DependenciesOf } from '#src/application/ports/token';
import { ChoosePrivacy } from '#src/application/privacy/choose-privacy';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { messages } from '#src/ui/shell/shell-messages';
import { PrivacyNoticeState } from './privacy-notice-state';

/** Takes a visitor's answer, from the question or from the choices, and closes both. */
export class PrivacyAnswer {
  static readonly dependencies: DependenciesOf<typeof PrivacyAnswer> = [
    ChoosePrivacy,
    PrivacyNoticeState,
    LiveMessageState,
  ];

  constructor(
    private readonly choosePrivacy: ChoosePrivacy,
    private readonly notice: PrivacyNoticeState,
    private readonly liveMessage: LiveMessageState,
  ) {}

  give(allowed: readonly TrackingPurpose[]): void {
    this.choosePrivacy.execute(allowed);
    this.notice.settle();
    this.notice.close();
    this.liveMessage.announce(messages.privacySaved);
  }
}
