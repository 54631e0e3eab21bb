import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when a value changes, but not on the first render. */
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
