import { type RefObject, useLayoutEffect } from 'react';

const height = '--asked-height';

/**
 * Tells all styles how high the element at the window's lower edge is, so that whatever else stands there makes room, and
 * what gets the focus is scrolled out from under it (WCAG 2.2, Focus Not Obscured).
 */
export function useLowerEdge(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty(height, `${element.offsetHeight}px`);
    const sight = new ResizeObserver(measure);
    sight.observe(element);
    return () => {
      sight.disconnect();
      root.style.removeProperty(height);
    };
  }, [ref]);
}
