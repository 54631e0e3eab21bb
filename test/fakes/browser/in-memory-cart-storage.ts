import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import type { PricePromises } from '#src/domain/cart/price-promise';
import type { Cents } from '#src/domain/money/money';

/** State that all tabs of a browser share. */
interface Shared {
  key?: OrderKey;
  prices?: PricePromises;
  links?: readonly OpenedCartLink[];
  owner?: string;
  unsettled?: readonly UnsettledOrder[];
}

/** Stored cart and unsettled orders are shared by all tabs of a browser; what was put aside belongs to one tab. */
export class InMemoryCartStorage implements CartStorage {
  private aside: OrderKey | undefined;

  constructor(private readonly shared: Shared = {}) {}

  read(): OrderKey | undefined {
    return this.shared.key;
  }

  write({ number, token }: OrderKey): void {
    if (this.shared.key?.number !== number) delete this.shared.owner;
    this.shared.key = { number, token };
  }

  clear(): void {
    delete this.shared.key;
    delete this.shared.prices;
    delete this.shared.links;
    delete this.shared.owner;
  }

  writePrice(key: string, price: Cents): void {
    this.shared.prices = new Map([...this.readPrices(), [key, price]]);
  }

  readPrices(): PricePromises {
    return this.shared.prices ?? new Map();
  }

  writeOpenedLink(opened: OpenedCartLink): void {
    const others = this.readOpenedLinks().filter(({ link }) => link !== opened.link);
    this.shared.links = [opened, ...others].slice(0, 10);
  }

  readOpenedLinks(): readonly OpenedCartLink[] {
    return this.shared.links ?? [];
  }

  writeOwner(userId: string): void {
    this.shared.owner = userId;
  }

  readOwner(): string | undefined {
    return this.shared.owner;
  }

  moveToUnsettled(checkoutSessionId: string): void {
    const { key } = this.shared;
    if (key) {
      this.clearUnsettled(key.number);
      this.shared.unsettled = [...this.readUnsettled(), { ...key, checkoutSessionId }];
    }
    this.clear();
  }

  readUnsettled(): readonly UnsettledOrder[] {
    return this.shared.unsettled ?? [];
  }

  clearUnsettled(number: string): void {
    this.shared.unsettled = this.readUnsettled().filter((order) => order.number !== number);
  }

  writeAside({ number, token }: OrderKey): void {
    this.aside = { number, token };
  }

  readAside(): OrderKey | undefined {
    return this.aside;
  }

  clearAside(): void {
    this.aside = undefined;
    delete this.shared.unsettled;
  }

  /** The same browser's storage as another tab sees it. */
  otherTab(): InMemoryCartStorage {
    return new InMemoryCartStorage(this.shared);
  }
}
