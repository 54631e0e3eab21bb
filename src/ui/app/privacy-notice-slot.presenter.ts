import { reaction, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Presenter } from '#src/ui/di/use-presenter';
import { words } from '#src/ui/messages/shell-messages';
import type { AlertBarState } from '#src/ui/state/alert-bar-state';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { PrivacyNoticeState } from '#src/ui/state/privacy-notice-state';
import type { LoadView } from './lazy-view';

/** Loads the privacy notice when somebody is asked, or wants to choose; whoever chose before never loads it. */
export class PrivacyNoticeSlotPresenter implements Presenter {
  View: ComponentType | undefined = undefined;

  constructor(
    private readonly loadView: LoadView,
    private readonly notice: PrivacyNoticeState,
    private readonly alertBar: AlertBarState,
  ) {
    autoObservable(this, { loadView: false });
  }

  mount(): () => void {
    return reaction(
      () => [this.notice.isAsking, this.notice.isChoosing],
      (wanted) => void (wanted.includes(true) && this.load()),
      { fireImmediately: true },
    );
  }

  private async load(): Promise<void> {
    if (this.View) return;
    const view = await this.loadView().catch(() => undefined);
    runInAction(() => {
      this.View = view;
      if (view || !this.notice.isChoosing) return;
      this.notice.close();
      this.alertBar.notify(words.pageUnreachable, undefined, 'warning');
    });
  }
}
