import type { ElementSight } from '#src/application/ports/browser/element-sight';

/** An element that leaves the page counts as out of sight. */
export class DomElementSight implements ElementSight {
  untilNear(id: string): Promise<void> {
    return observed(id, true, { rootMargin: '100% 0px' });
  }

  untilOutOfSight(id: string): Promise<void> {
    return observed(id, false);
  }
}

function observed(id: string, isIntersecting: boolean, options?: IntersectionObserverInit): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== isIntersecting) return;
      observer.disconnect();
      resolve();
    }, options);
    observer.observe(element);
  });
}
