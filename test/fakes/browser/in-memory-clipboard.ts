import type { Clipboard } from '#src/application/ports/browser/clipboard';

/** A clipboard that a browser may forbid. */
export class InMemoryClipboard implements Clipboard {
  text: string | undefined;
  isForbidden = false;

  async copy(text: string): Promise<boolean> {
    if (!this.isForbidden) this.text = text;
    return Promise.resolve(!this.isForbidden);
  }
}
