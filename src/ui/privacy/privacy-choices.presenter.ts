import { reaction } from 'mobx';
import type { DependenciesOf } from '#src/application/ports/token';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { Privacy } from '#src/application/privacy/privacy';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { PrivacyAnswer } from '#src/ui/privacy/shared/privacy-answer';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';

export class PrivacyChoicesPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof PrivacyChoicesPresenter> = [
    Privacy,
    AskedPurposes,
    PrivacyAnswer,
    PrivacyNoticeState,
  ];
  static readonly isShared = false;

  /** Nothing is checked in advance. */
  private ticked: ReadonlySet<TrackingPurpose> = new Set();

  constructor(
    private readonly privacy: Privacy,
    readonly purposes: readonly TrackingPurpose[],
    private readonly answer: PrivacyAnswer,
    private readonly notice: PrivacyNoticeState,
  ) {
    autoObservable(this);
  }

  /** Visitors who open the choices see their present ones. */
  mount(): () => void {
    return reaction(
      () => this.isChoosing,
      () => this.tickAllowed(),
      { fireImmediately: true },
    );
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

  refuse(): void {
    this.answer.give([]);
  }

  saveTicked(): void {
    this.answer.give([...this.ticked]);
  }

  close(): void {
    this.notice.close();
  }

  private tickAllowed(): void {
    this.ticked = new Set(this.purposes.filter((purpose) => this.privacy.allows(purpose)));
  }
}
