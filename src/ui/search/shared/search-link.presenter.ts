import { runInAction } from 'mobx';
import type { ComponentType, MouseEvent } from 'react';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { LoadView } from '#src/ui/kit/lazy-view';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { messages } from '#src/ui/shell/shell-messages';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const LoadSearchDialog = token<LoadView<DialogProps>>('LoadSearchDialog');

/** In another tab, and without script, the link opens the search page. */
export class SearchLinkPresenter {
  static readonly dependencies: DependenciesOf<typeof SearchLinkPresenter> = [LoadSearchDialog, AlertBarState];
  static readonly isShared = true;

  Dialog: ComponentType<DialogProps> | undefined = undefined;
  isOpen = false;

  constructor(
    private readonly loadDialog: LoadView<DialogProps>,
    private readonly alertBar: AlertBarState,
  ) {
    autoObservable(this, { loadDialog: false });
  }

  /** Loads the code for shoppers who are about to press. */
  async load(): Promise<void> {
    if (this.Dialog) return;
    const view = await this.loadDialog().catch(() => undefined);
    runInAction(() => (this.Dialog = view));
  }

  async open(press: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>): Promise<void> {
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    this.isOpen = true;
    await this.load();
    if (this.Dialog) return;
    this.close();
    this.alertBar.notify(messages.pageUnreachable, undefined, 'warning');
  }

  close(): void {
    this.isOpen = false;
  }
}
