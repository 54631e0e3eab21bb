import type { Idle } from '#src/application/ports/browser/idle';

/**
 * Once the shopper scrolls, lays out the parts that the document's first script deferred (defer-layout.js), part by part, so
 * that the browser responds in between. From then on every part is laid out at once.
 */
export function layOutOnScroll(idle: Idle): void {
  const begin = () => {
    window.removeEventListener('scroll', begin);
    layOutNext(idle);
  };
  if (window.scrollY > 0) begin();
  else window.addEventListener('scroll', begin, { passive: true });
}

/** The cards of a shelf come last and together: they share rows, and each of them would lay out all others again. */
function layOutNext(idle: Idle): void {
  idle.whenIdle(() => {
    const part = document.querySelector('[data-lazy-layout] .lazy-layout:not(li)');
    if (!part) return endLazyLayout();
    part.classList.remove('lazy-layout');
    layOutNext(idle);
  });
}

/** Only the page that was served has parts that wait: Back to another has to find the place where it was left. */
export function endLazyLayout(): void {
  document.documentElement.removeAttribute('data-lazy-layout');
}
