import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * What happens when another page has appeared: a new page starts at its top (or at its #anchor) with the focus on its
 * content, a page reached by Back stands where it was left (spec §2 Scroll position is restored).
 */
export function useArrival(location: Location | undefined): void {
  const type = useNavigationType();
  const last = useRef(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const key = location?.key;
    if (!key) return;
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location?.key]);

  useEffect(() => {
    const from = last.current;
    last.current = location;
    if (!location || !from || from.pathname === location.pathname) return;
    const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (anchor) return anchor.scrollIntoView();
    window.scrollTo(0, type === NavigationType.Pop ? (positions.get(location.key) ?? 0) : 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location, type]);
}
