import type { BrowserWindow } from '../../application/ports/browser/browser-window';

export class DomBrowserWindow implements BrowserWindow {
  leaveFor(url: string): void {
    window.location.assign(url);
  }

  reload(path: string): void {
    window.location.assign(path);
  }

  onLeave(listener: () => void): () => void {
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }

  onReturn(listener: () => void): () => void {
    const hear = (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    };
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }
}
