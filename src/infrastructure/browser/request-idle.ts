import type { Idle } from '#src/application/ports/browser/idle';

/** Milliseconds after which a task runs in a browser that is never idle, because a page moves or a tab is in the background. */
const longestWait = 3000;

/** Safari does not report idle time; the preceding pause has to do. */
export class RequestIdle implements Idle {
  whenIdle(task: () => void): () => void {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(task);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(() => task(), { timeout: longestWait });
    return () => window.cancelIdleCallback(request);
  }
}
