import type { CartStorage } from '../../application/ports/browser/cart-storage';
import type { OrderKey } from '../../domain/cart/order';
import type { SafeStorage } from './safe-storage';

const numberKey = 'cart-number';
const tokenKey = 'cart-token';
const asideKey = 'cart-aside';

/** What an order's number and token look like; anything else in storage is from another time or hand. */
const plausible = /^[\w-]{1,64}$/;

/** Whether a local storage key is one of the cart's. */
export function isCartKey(key: string): boolean {
  return key === numberKey || key === tokenKey;
}

export class BrowserCartStorage implements CartStorage {
  constructor(
    private readonly local: SafeStorage,
    private readonly session: SafeStorage,
  ) {}

  read(): OrderKey | undefined {
    return orderKey(this.local.read(numberKey), this.local.read(tokenKey));
  }

  write({ number, token }: OrderKey): void {
    this.local.write(numberKey, number);
    this.local.write(tokenKey, token);
  }

  forget(): void {
    this.local.remove(numberKey);
    this.local.remove(tokenKey);
  }

  setAside(): void {
    const key = this.read();
    if (key) this.keepAside(key);
    this.forget();
  }

  keepAside({ number, token }: OrderKey): void {
    this.session.write(asideKey, `${number} ${token}`);
  }

  readAside(): OrderKey | undefined {
    const [number, token] = this.session.read(asideKey)?.split(' ') ?? [];
    return orderKey(number, token);
  }
}

function orderKey(number: string | undefined, token: string | undefined): OrderKey | undefined {
  return number && token && plausible.test(number) && plausible.test(token) ? { number, token } : undefined;
}
