import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { OrderKey } from '#src/domain/cart/order';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';

const keyPrefix = 'order-link-';
const plausibleToken = /^[\w-]{1,64}$/;

export class BrowserOrderLinkStorage implements OrderLinkStorage {
  constructor(
    private readonly session: SafeStorage,
    private readonly signIn: SignInStorage,
  ) {}

  read(number: string): OrderKey | undefined {
    const { token } = this.stored(keyPrefix + number);
    return typeof token === 'string' && plausibleToken.test(token) ? { number, token } : undefined;
  }

  write({ number, token }: OrderKey): void {
    const owner = this.signIn.wasSignedIn() ? this.signIn.user() : undefined;
    this.session.write(keyPrefix + number, JSON.stringify({ token, owner }));
  }

  giveTo(userId: string): void {
    for (const key of this.keys()) if (this.stored(key)['owner'] !== userId) this.session.remove(key);
  }

  forget(): void {
    for (const key of this.keys()) this.session.remove(key);
  }

  private keys(): readonly string[] {
    return this.session.keys().filter((key) => key.startsWith(keyPrefix));
  }

  private stored(key: string) {
    const value = parseJson(this.session.read(key) ?? '');
    return isRecord(value) ? value : {};
  }
}
