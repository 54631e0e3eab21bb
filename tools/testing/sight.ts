import { act } from '@testing-library/react';

/** Hears whether an element is in the window. */
interface Watcher {
  see(): void;
}

const watchers = new Set<Watcher>();

/** Stands in for the browser's observer: nothing is in sight until a test says so. */
export class UnseenObserver implements Watcher, Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(private readonly hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}

  observe(): void {
    watchers.add(this);
  }

  unobserve(): void {
    watchers.delete(this);
  }

  disconnect(): void {
    watchers.delete(this);
  }

  see(): void {
    this.hear([{ isIntersecting: true }]);
  }
}

/** Scrolls everything that is observed into the window. */
export function comeInSight(): void {
  act(() => [...watchers].forEach((watcher) => watcher.see()));
}
