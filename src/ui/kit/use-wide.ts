import { useSyncExternalStore } from 'react';

/** From this width on a page has a column beside its content; stylesheets have the same width. */
const wide = '(width >= 60rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True for documents of the build. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
