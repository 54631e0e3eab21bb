import { useEffect } from 'react';

/** After a second click on a link, Back would lead to the loading page again: a link knows only its own page. */
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
