import { type RefObject, useEffect, useRef } from 'react';

interface FocusMover {
  readonly focusTarget: string | undefined;
  focusMoved(): void;
}

/** Focuses the element whose `data-focus` the presenter names, inside the returned ref. */
export function useFocusTarget(presenter: FocusMover): RefObject<HTMLDivElement | null> {
  const within = useRef<HTMLDivElement>(null);
  const { focusTarget } = presenter;
  useEffect(() => {
    if (focusTarget === undefined) return;
    const places = [...(within.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
    places.find(({ dataset }) => dataset['focus'] === focusTarget)?.focus();
    presenter.focusMoved();
  }, [presenter, focusTarget]);
  return within;
}
