import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { OrderKey } from '#src/domain/cart/order';
import type { SafeStorage } from './safe-storage';

const keyPrefix = 'order-link-';
const plausibleToken = /^[\w-]{1,64}$/;

export class BrowserOrderLinkStorage implements OrderLinkStorage {
  constructor(private readonly session: SafeStorage) {}

  read(number: string): OrderKey | undefined {
    const token = this.session.read(keyPrefix + number);
    return token !== undefined && plausibleToken.test(token) ? { number, token } : undefined;
  }

  write({ number, token }: OrderKey): void {
    this.session.write(keyPrefix + number, token);
  }

  clear(): void {
    for (const key of this.session.keys()) if (key.startsWith(keyPrefix)) this.session.remove(key);
  }
}
