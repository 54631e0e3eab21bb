import type { MouseEvent } from 'react';
import { autoObservable } from '#src/ui/kit/auto-observable';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** In another tab, and without script, the link opens the search page. */
export class SearchLinkPresenter {
  static readonly isShared = true;

  isOpen = false;
  /** True when a shopper is about to press. */
  isExpected = false;

  constructor() {
    autoObservable(this);
  }

  expect(): void {
    this.isExpected = true;
  }

  open(press: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>): void {
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
