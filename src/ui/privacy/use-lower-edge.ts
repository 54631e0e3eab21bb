import { type RefObject, useLayoutEffect } from 'react';

/** Pixels for the outline of the focused element. */
const room = 8;

/**
 * Moves up others at the window's lower edge (.above-lower-edge) and uncovers the focused element (WCAG 2.2, Focus Not
 * Obscured).
 */
export function useLowerEdge(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The property is not inherited from the root (base.css): the browser would style the whole page again.
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    // Browsers scroll to a focused element only when it is outside of the window.
    const uncover = (target: EventTarget | null) => {
      if (!(target instanceof Element) || element.contains(target) || target.closest('dialog')) return;
      const box = target.getBoundingClientRect();
      const covers = [element, ...document.querySelectorAll('.above-lower-edge')]
        .filter((lid) => !lid.contains(target))
        .map((lid) => lid.getBoundingClientRect())
        .filter((lid) => box.bottom > lid.top && box.top < lid.bottom);
      // Not for pointers: the element would move away under them.
      if (covers.length > 0 && target.matches(':focus-visible'))
        window.scrollBy(0, box.bottom - Math.min(...covers.map(({ top }) => top)) + room);
    };
    const onFocus = ({ target }: FocusEvent) => uncover(target);
    const measure = () => {
      sheet.replaceSync(`html, .above-lower-edge { --asked-height: ${element.offsetHeight}px; }`);
      // The focus may have been there before.
      uncover(document.activeElement);
    };
    const sight = new ResizeObserver(measure);
    sight.observe(element);
    document.addEventListener('focusin', onFocus);
    return () => {
      sight.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [ref]);
}
