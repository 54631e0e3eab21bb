import { type RefObject, useEffect, useState } from 'react';

/** True once the element was in the window, or about to be. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [wasInSight, setWasInSight] = useState(false);
  useEffect(() => {
    if (wasInSight || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasInSight(true),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasInSight]);
  return wasInSight;
}
