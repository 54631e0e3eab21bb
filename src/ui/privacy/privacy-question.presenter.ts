import type { Used } from '#src/application/ports/token';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { PrivacyAnswer } from '#src/ui/privacy/shared/privacy-answer';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { privacyMessages } from './privacy-messages';

const said = 'privacy-question';

export class PrivacyQuestionPresenter implements Presenter {
  static readonly uses = {
    purposes: AskedPurposes,
    answer: PrivacyAnswer,
    notice: PrivacyNoticeState,
    liveMessage: LiveMessageState,
    drafts: DraftStorage,
  };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof PrivacyQuestionPresenter.uses>) {}

  /** The question is said once in a tab: every page asks again until there is an answer. */
  mount(): void {
    if (!this.isAsking || this.use.drafts.read(said)['isSaid'] !== undefined) return;
    this.use.drafts.write(said, { isSaid: 'true' });
    this.use.liveMessage.announce(privacyMessages.announcement);
  }

  get isAsking(): boolean {
    return this.use.notice.isAsking;
  }

  accept(): void {
    this.use.answer.give(this.use.purposes);
  }

  refuse(): void {
    this.use.answer.give([]);
  }

  choose(): void {
    this.use.notice.open();
  }
}
