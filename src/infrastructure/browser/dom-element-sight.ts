import type { ElementSight } from '#src/application/ports/browser/element-sight';

/** An element that leaves the page counts as out of sight. */
export class DomElementSight implements ElementSight {
  untilOutOfSight(id: string): Promise<void> {
    const element = document.getElementById(id);
    if (!element) return Promise.resolve();
    return new Promise((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    });
  }
}
