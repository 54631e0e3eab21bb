import { runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { words } from '#src/ui/messages/shell-messages';
import type { AlertBarState } from '#src/ui/state/alert-bar-state';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { LoadView } from './lazy-view';

/** What can be opened over every page. */
export interface Opened {
  readonly isOpen: boolean;
  close(): void;
}

/** A view around every page whose code comes later. */
export class LateView {
  View: ComponentType | undefined = undefined;

  constructor(
    private readonly loadView: LoadView,
    private readonly alertBar: AlertBarState,
  ) {
    autoObservable(this, { loadView: false });
  }

  /** Fetches the code once. When it does not come, what waits for it is closed and the shopper is told. */
  async load(waiting: Opened): Promise<void> {
    if (this.View) return;
    const view = await this.loadView().catch(() => undefined);
    runInAction(() => {
      this.View = view;
      if (view || !waiting.isOpen) return;
      waiting.close();
      this.alertBar.notify(words.pageUnreachable, undefined, 'warning');
    });
  }
}
