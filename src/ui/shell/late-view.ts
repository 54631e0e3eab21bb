import { runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { LoadView } from '#src/ui/kit/lazy-view';
import type { AlertBarState } from './alert-bar-state';
import { messages } from './shell-messages';

export interface Opened {
  readonly isOpen: boolean;
  close(): void;
}

export class LateView {
  View: ComponentType | undefined = undefined;

  constructor(
    private readonly loadView: LoadView,
    private readonly alertBar: AlertBarState,
  ) {
    autoObservable(this, { loadView: false });
  }

  /** Loads the code once. On failure, closes the waiting dialog and shows a message. */
  async load(waiting: Opened): Promise<void> {
    if (this.View) return;
    const view = await this.loadView().catch(() => undefined);
    runInAction(() => {
      this.View = view;
      if (view || !waiting.isOpen) return;
      waiting.close();
      this.alertBar.notify(messages.pageUnreachable, undefined, 'warning');
    });
  }
}
