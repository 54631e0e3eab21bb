import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on an element when a value changes, not when it is first there. */
export function useFocusOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
