import type { OpenedLinkStorage } from '#src/application/ports/browser/opened-link-storage';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { Part } from '#src/domain/catalogue/product';
import { isRecord } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';
import { storedList } from './stored-list';

const linksKey = 'cart-links';
const mostLinks = 10;

export class BrowserOpenedLinkStorage implements OpenedLinkStorage {
  constructor(private readonly local: SafeStorage) {}

  read(): readonly OpenedCartLink[] {
    return storedList(this.local.read(linksKey)).filter(isOpenedLink).slice(0, mostLinks);
  }

  write(opened: OpenedCartLink): void {
    const others = this.read().filter(({ link }) => link !== opened.link);
    this.local.write(linksKey, JSON.stringify([opened, ...others].slice(0, mostLinks)));
  }

  clear(): void {
    this.local.remove(linksKey);
  }
}

function isOpenedLink(entry: unknown): entry is OpenedCartLink {
  if (!isRecord(entry) || typeof entry['link'] !== 'string' || !Number.isSafeInteger(entry['openedAt'])) return false;
  const { targets } = entry;
  return Array.isArray(targets) && targets.every(isPart);
}

function isPart(entry: unknown): entry is Part {
  return isRecord(entry) && typeof entry['sku'] === 'string' && Number.isSafeInteger(entry['quantity']);
}
