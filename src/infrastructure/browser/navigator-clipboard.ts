import type { Clipboard } from '#src/application/ports/browser/clipboard';

type WritableClipboard = Pick<Navigator['clipboard'], 'writeText'>;

/** Pages without TLS have no clipboard. */
export class NavigatorClipboard implements Clipboard {
  constructor(private readonly clipboard: () => WritableClipboard | undefined) {}

  async copy(text: string): Promise<boolean> {
    try {
      const clipboard = this.clipboard();
      await clipboard?.writeText(text);
      return clipboard !== undefined;
    } catch (error) {
      if (error instanceof DOMException) return false;
      throw error;
    }
  }
}
