import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { decodeEscapes } from '#src/domain/text/url-text';
import { endLazyLayout } from '#src/ui/shell/lazy-layout';

const positions = new Map<string, number>();

/**
 * A new page starts at its top (or at its #anchor) with the focus on its content; a page reached by Back is where it
 * was left (spec §2 Scroll position is restored).
 */
export function useArrival(location: Location | undefined): void {
  const type = useNavigationType();
  const last = useRef(location);

  useEffect(() => {
    // Only the browser knows the scroll position after a reload, or when the shopper returns from another site.
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    // While a document loads or returns, the browser restores its scroll position: Safari only after `pageshow`.
    const arrive = () => requestAnimationFrame(() => requestAnimationFrame(take));
    if (document.readyState === 'complete') arrive();
    window.addEventListener('pageshow', arrive);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', arrive);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  // Both run before the page is painted: a page shorter than the last one scrolls by itself, and the last one must not
  // store that.
  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    if (!location || !from || from.pathname === location.pathname) return;
    endLazyLayout();
    const name = location.hash.slice(1);
    const anchor = name === '' ? null : document.getElementById(decodeEscapes(name) ?? name);
    // The result of scrollIntoView must not be returned: newer browsers return a promise, which React would take for
    // the clean-up.
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, type === NavigationType.Pop ? (positions.get(location.key) ?? 0) : 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location, type]);

  useLayoutEffect(() => {
    const key = location?.key;
    if (!key) return;
    const remember = () => positions.set(key, window.scrollY);
    // The shopper may have scrolled before the page was hydrated, or before its parameters changed.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location?.key]);
}
