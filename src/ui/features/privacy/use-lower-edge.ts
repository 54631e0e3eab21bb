import { type RefObject, useLayoutEffect } from 'react';

const height = '--asked-height';

/** Pixels for the outline of what has the focus. */
const room = 8;

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
    // Browsers scroll for the focus only what is outside of the window.
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target) || target.closest('dialog')) return;
      const [box, lid] = [target.getBoundingClientRect(), element.getBoundingClientRect()];
      const isCovered = box.bottom > lid.top && box.top < lid.bottom;
      // Not what is pressed with a pointer: it would move away from under it.
      if (isCovered && target.matches(':focus-visible')) window.scrollBy(0, box.bottom - lid.top + room);
    };
    document.addEventListener('focusin', uncover);
    return () => {
      sight.disconnect();
      document.removeEventListener('focusin', uncover);
      root.style.removeProperty(height);
    };
  }, [ref]);
}
