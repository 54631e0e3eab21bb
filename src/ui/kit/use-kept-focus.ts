import { type RefObject, useLayoutEffect } from 'react';
import { onThePage } from './on-the-page';

/** Moves the focus to the same control of the new list, where there is one. Both lists get the same `focused`. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, focused: RefObject<HTMLElement | undefined>): void {
  useLayoutEffect(() => {
    if (focused.current) onThePage(focused.current)?.focus({ preventScroll: true });
    focused.current = undefined;
    const element = list.current;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && element?.contains(activeElement)) focused.current = activeElement;
    };
  }, [list, focused]);
}
