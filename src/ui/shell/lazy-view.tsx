import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Elements } from '#src/ui/kit/elements';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { AlertBarState } from './alert-bar-state';
import { messages } from './shell-messages';

export type LoadView<P extends object = object> = () => Promise<ComponentType<P>>;

interface LazyViewProps<P extends object> {
  readonly load: LoadView<P>;
  readonly props: P;
  /** False until the view is needed. */
  readonly when?: boolean;
  /**
   * The dialog that the view is. When its code cannot be loaded, an open one is closed, and the alert bar says so; opened
   * again, it is asked for again. Any other view shows a message with a retry button in its place.
   */
  readonly waiting?: { readonly isOpen: boolean; close(): void };
  /** Has the same height as the view; is also in the built document. */
  readonly children?: Elements;
}

/** `waiting` of a view that a page can do without: when its code cannot be loaded, nothing is said. */
export const unannounced: NonNullable<LazyViewProps<object>['waiting']> = { isOpen: false, close: () => undefined };

/** A part of a page whose code loads when it is first needed. It is drawn in slices, between which the page responds. */
export function LazyView<P extends object>({ load, props, when = true, waiting, children }: LazyViewProps<P>) {
  const alertBar = usePresenter(AlertBarState);
  const [View, setView] = useState<ComponentType<P>>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isMissing = when && View === undefined;
  const isOpen = waiting?.isOpen;
  const fail = useEffectEvent(() => {
    setFailedAttempt(attempt);
    if (!waiting?.isOpen) return;
    waiting.close();
    alertBar.notify(messages.pageUnreachable, undefined, 'warning');
  });
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    load().then(
      (view) => isWanted && startTransition(() => setView(() => view)),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [load, isMissing, isOpen, attempt]);

  if (View) return <View {...props} />;
  if (waiting || failedAttempt !== attempt) return children;
  return <Notice tone="error" onRetry={() => setAttempt(attempt + 1)} text={kitMessages.notLoaded} />;
}
