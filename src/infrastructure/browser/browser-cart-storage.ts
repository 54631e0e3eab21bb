import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { OrderKey } from '#src/domain/cart/order';
import type { SafeStorage } from './safe-storage';
import { storedOrderKey } from './stored-order-key';

const numberKey = 'cart-number';
const tokenKey = 'cart-token';
const ownerKey = 'cart-owner';

export function isCartKey(key: string): boolean {
  return key === numberKey || key === tokenKey;
}

export class BrowserCartStorage implements CartStorage {
  constructor(private readonly local: SafeStorage) {}

  read(): OrderKey | undefined {
    return storedOrderKey(this.local.read(numberKey), this.local.read(tokenKey));
  }

  write({ number, token }: OrderKey): void {
    if (this.local.read(numberKey) !== number) this.local.remove(ownerKey);
    this.local.write(numberKey, number);
    this.local.write(tokenKey, token);
  }

  get isLasting(): boolean {
    return this.local.keeps(numberKey) && this.local.keeps(tokenKey);
  }

  clear(): void {
    this.local.remove(numberKey);
    this.local.remove(tokenKey);
    this.local.remove(ownerKey);
  }

  writeOwner(userId: string): void {
    this.local.write(ownerKey, userId);
  }

  readOwner(): string | undefined {
    return this.local.read(ownerKey);
  }
}
