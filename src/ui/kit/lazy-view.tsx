import { type ComponentType, useEffect, useState } from 'react';
import type { Elements } from './elements';
import { kitMessages } from './kit-messages';
import { Notice } from './notice';

export type LoadView<P extends object = object> = () => Promise<ComponentType<P>>;

interface LazyViewProps<P extends object> {
  readonly load: LoadView<P>;
  readonly props: P;
  /** Has the same height as the part; is also in the built document. */
  readonly children?: Elements;
}

/** When loading fails, shows a message with a retry button. */
export function LazyView<P extends object>({ load, props, children }: LazyViewProps<P>) {
  const [View, setView] = useState<ComponentType<P>>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (view) => isWanted && setView(() => view),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  if (View) return <View {...props} />;
  if (failedAttempt !== attempt) return children;
  return <Notice tone="error" onRetry={() => setAttempt(attempt + 1)} text={kitMessages.notLoaded} />;
}
