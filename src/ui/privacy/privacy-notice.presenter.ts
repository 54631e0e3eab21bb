import { reaction } from 'mobx';
import type { DependenciesOf } from '#src/application/ports/token';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { ChoosePrivacy } from '#src/application/privacy/choose-privacy';
import { Privacy } from '#src/application/privacy/privacy';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { privacyMessages } from './privacy-messages';

const said = 'privacy-question';

export class PrivacyNoticePresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof PrivacyNoticePresenter> = [
    Privacy,
    ChoosePrivacy,
    AskedPurposes,
    PrivacyNoticeState,
    LiveMessageState,
    DraftStorage,
  ];
  static readonly isShared = false;

  /** Nothing is checked in advance. */
  private ticked: ReadonlySet<TrackingPurpose> = new Set();

  constructor(
    private readonly privacy: Privacy,
    private readonly choosePrivacy: ChoosePrivacy,
    readonly purposes: readonly TrackingPurpose[],
    private readonly notice: PrivacyNoticeState,
    private readonly liveMessage: LiveMessageState,
    private readonly drafts: DraftStorage,
  ) {
    autoObservable(this);
  }

  /** Visitors who open the notice see their present choices. */
  mount(): () => void {
    if (this.isAsking) this.sayOnce();
    return reaction(
      () => this.isChoosing,
      () => this.tickAllowed(),
      { fireImmediately: true },
    );
  }

  get isAsking(): boolean {
    return this.notice.isAsking;
  }

  get isChoosing(): boolean {
    return this.notice.isChoosing;
  }

  get isRefusedByBrowser(): boolean {
    return this.privacy.isRefusedByBrowser;
  }

  isTicked(purpose: TrackingPurpose): boolean {
    return this.ticked.has(purpose);
  }

  tick(purpose: TrackingPurpose, isAllowed: boolean): void {
    this.ticked = new Set(this.purposes.filter((each) => (each === purpose ? isAllowed : this.ticked.has(each))));
  }

  accept(): void {
    this.save(this.purposes);
  }

  refuse(): void {
    this.save([]);
  }

  saveTicked(): void {
    this.save([...this.ticked]);
  }

  choose(): void {
    this.notice.open();
  }

  close(): void {
    this.notice.close();
  }

  /** Once in a tab: every page asks again until there is an answer. */
  private sayOnce(): void {
    if (this.drafts.read(said)['isSaid'] !== undefined) return;
    this.drafts.write(said, { isSaid: 'true' });
    this.liveMessage.announce(privacyMessages.announcement);
  }

  private tickAllowed(): void {
    this.ticked = new Set(this.purposes.filter((purpose) => this.privacy.allows(purpose)));
  }

  private save(allowed: readonly TrackingPurpose[]): void {
    this.choosePrivacy.execute(allowed);
    this.notice.settle();
    this.notice.close();
    this.liveMessage.announce(privacyMessages.saved);
  }
}
