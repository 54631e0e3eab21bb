import { reaction } from 'mobx';
import type { ComponentType } from 'react';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { LoadView } from '#src/ui/kit/lazy-view';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LateView } from '#src/ui/shell/late-view';
import { PrivacyNoticeState } from './privacy-notice-state';

export const LoadPrivacyNotice = token<LoadView>('LoadPrivacyNotice');

/** Visitors who chose before never load the notice. */
export class PrivacyNoticeSlotPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof PrivacyNoticeSlotPresenter> = [
    LoadPrivacyNotice,
    PrivacyNoticeState,
    AlertBarState,
  ];
  static readonly isShared = false;

  private readonly late: LateView;

  constructor(
    loadView: LoadView,
    private readonly notice: PrivacyNoticeState,
    alertBar: AlertBarState,
  ) {
    this.late = new LateView(loadView, alertBar);
    autoObservable(this);
  }

  get View(): ComponentType | undefined {
    return this.late.View;
  }

  mount(): () => void {
    return reaction(
      () => [this.notice.isAsking, this.notice.isChoosing],
      (wanted) => void (wanted.includes(true) && this.late.load(this.waiting)),
      { fireImmediately: true },
    );
  }

  /** The question can wait when loading fails; only visitors who opened the choices see a message. */
  private get waiting() {
    const { notice } = this;
    return { isOpen: notice.isChoosing, close: () => notice.close() };
  }
}
