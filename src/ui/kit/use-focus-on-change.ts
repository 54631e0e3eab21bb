import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when a value changes. The first value leaves the focus where it is, and so does its absence. */
export function useFocusOnChange<E extends HTMLElement = HTMLHeadingElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef<unknown>(undefined);
  const hasHadValue = useRef(false);
  useEffect(() => {
    if (value !== undefined && hasHadValue.current && last.current !== value) element.current?.focus();
    if (value !== undefined) hasHadValue.current = true;
    last.current = value;
  }, [value]);
  return element;
}
