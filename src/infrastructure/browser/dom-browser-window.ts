import type { BrowserWindow } from '#src/application/ports/browser/browser-window';

export class DomBrowserWindow implements BrowserWindow {
  /** `prefix` starts every path, such as "/en-US". */
  constructor(private readonly prefix: string) {}

  leaveFor(url: string): void {
    window.location.assign(url);
  }

  load(path: string): void {
    window.location.assign(this.prefix + path);
  }

  onLeave(listener: () => void): () => void {
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }

  onReturn(listener: () => void): () => void {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }
}
