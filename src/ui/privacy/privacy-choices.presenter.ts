import { reaction } from 'mobx';
import type { Used } from '#src/application/ports/token';
import { AskedPurposes } from '#src/application/ports/tracking/asked-purposes';
import { Privacy } from '#src/application/privacy/privacy';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { PrivacyAnswer } from '#src/ui/privacy/shared/privacy-answer';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';

export class PrivacyChoicesPresenter implements Presenter {
  static readonly uses = {
    privacy: Privacy,
    purposes: AskedPurposes,
    answer: PrivacyAnswer,
    notice: PrivacyNoticeState,
  };
  static readonly isShared = false;

  /** Nothing is checked in advance. */
  private ticked: ReadonlySet<TrackingPurpose> = new Set();

  constructor(private readonly use: Used<typeof PrivacyChoicesPresenter.uses>) {
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

  get purposes(): readonly TrackingPurpose[] {
    return this.use.purposes;
  }

  get isChoosing(): boolean {
    return this.use.notice.isChoosing;
  }

  get isRefusedByBrowser(): boolean {
    return this.use.privacy.isRefusedByBrowser;
  }

  isTicked(purpose: TrackingPurpose): boolean {
    return this.ticked.has(purpose);
  }

  tick(purpose: TrackingPurpose, isAllowed: boolean): void {
    this.ticked = new Set(this.use.purposes.filter((each) => (each === purpose ? isAllowed : this.ticked.has(each))));
  }

  refuse(): void {
    this.use.answer.give([]);
  }

  saveTicked(): void {
    this.use.answer.give([...this.ticked]);
  }

  close(): void {
    this.use.notice.close();
  }

  private tickAllowed(): void {
    this.ticked = new Set(this.use.purposes.filter((purpose) => this.use.privacy.allows(purpose)));
  }
}
