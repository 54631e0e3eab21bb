import { type RefObject, useEffect, useRef } from 'react';

/**
 * The first value does not move the focus, and neither does `undefined`, which stands for missing data. A notice that comes
 * later needs another value before it.
 */
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
