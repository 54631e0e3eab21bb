import type { OpenedLinkStorage } from '#src/application/ports/browser/opened-link-storage';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';

/** The opened links, which all tabs of a browser share. */
export class InMemoryOpenedLinkStorage implements OpenedLinkStorage {
  private links: readonly OpenedCartLink[] = [];

  read(): readonly OpenedCartLink[] {
    return this.links;
  }

  write(opened: OpenedCartLink): void {
    this.links = [opened, ...this.links.filter(({ link }) => link !== opened.link)].slice(0, 10);
  }

  clear(): void {
    this.links = [];
  }
}
