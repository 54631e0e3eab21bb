import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { OrderKey } from '#src/domain/cart/order';

/** Belongs to one tab: hand the same one to a reload, and to no other tab. */
export class InMemoryOrderLinkStorage implements OrderLinkStorage {
  private readonly opened = new Map<string, { readonly key: OrderKey; readonly owner: string | undefined }>();

  constructor(private readonly signIn: SignInStorage) {}

  read(number: string): OrderKey | undefined {
    return this.opened.get(number)?.key;
  }

  write({ number, token }: OrderKey): void {
    const owner = this.signIn.wasSignedIn() ? this.signIn.user() : undefined;
    this.opened.set(number, { key: { number, token }, owner });
  }

  giveTo(userId: string): void {
    for (const [number, { owner }] of this.opened) if (owner !== userId) this.opened.delete(number);
  }

  forget(): void {
    this.opened.clear();
  }
}
