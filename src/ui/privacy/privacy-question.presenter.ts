import type { DependenciesOf } from '#src/application/ports/token';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { PrivacyAnswer } from '#src/ui/privacy/shared/privacy-answer';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { privacyMessages } from './privacy-messages';

const said = 'privacy-question';

export class PrivacyQuestionPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof PrivacyQuestionPresenter> = [
    AskedPurposes,
    PrivacyAnswer,
    PrivacyNoticeState,
    LiveMessageState,
    DraftStorage,
  ];
  static readonly isShared = false;

  constructor(
    private readonly purposes: readonly TrackingPurpose[],
    private readonly answer: PrivacyAnswer,
    private readonly notice: PrivacyNoticeState,
    private readonly liveMessage: LiveMessageState,
    private readonly drafts: DraftStorage,
  ) {}

  /** The question is said once in a tab: every page asks again until there is an answer. */
  mount(): void {
    if (!this.isAsking || this.drafts.read(said)['isSaid'] !== undefined) return;
    this.drafts.write(said, { isSaid: 'true' });
    this.liveMessage.announce(privacyMessages.announcement);
  }

  get isAsking(): boolean {
    return this.notice.isAsking;
  }

  accept(): void {
    this.answer.give(this.purposes);
  }

  refuse(): void {
    this.answer.give([]);
  }

  choose(): void {
    this.notice.open();
  }
}
