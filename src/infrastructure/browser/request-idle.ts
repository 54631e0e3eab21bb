import type { Idle } from '#src/application/ports/browser/idle';

/** Safari tells nobody when it is idle; the pause that went before has to do. */
export class RequestIdle implements Idle {
  whenIdle(task: () => void): () => void {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(task);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(() => task());
    return () => window.cancelIdleCallback(request);
  }
}
