import { useEffect } from 'react';

/**
 * Ignores a second click on a link while its page is still loading. Otherwise Back would lead to that page again,
 * because a link knows only the address of the page that it is on.
 */
export function useOneDeparture(isLeaving: boolean): void {
  useEffect(() => {
    if (!isLeaving) return;
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (isPlain && link?.target === '' && link.href === window.location.href) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isLeaving]);
}
