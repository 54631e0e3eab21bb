import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { Address } from '#src/domain/address-book/address';
import type { AddressField } from '#src/ui/address-book/shared/address-checks';
import { fieldValues } from '#src/ui/address-book/shared/address-entry';

/** The address of the order, and the typed text of another one. */
export class OrderAddress {
  static readonly uses = { cart: CartState, drafts: DraftStorage };

  constructor(private readonly use: Used<typeof OrderAddress.uses>) {}

  get current(): Address | undefined {
    return this.use.cart.current?.shipAddress;
  }

  get email(): string | undefined {
    return this.use.cart.current?.email;
  }

  /** Begins the fields with the typed text, where there is some. */
  get values(): Partial<Record<AddressField, string>> {
    const { current, email } = this;
    return {
      ...(current && fieldValues(current)),
      ...(email !== undefined && { email }),
      ...this.use.drafts.read(this.draftName),
    };
  }

  keep(typed: Readonly<Record<string, string>>): void {
    this.use.drafts.write(this.draftName, typed);
  }

  /** Forgets the typed text once the order has it. */
  clear(): void {
    this.use.drafts.clear(this.draftName);
  }

  /** An address is typed for one order: another cart begins without it. */
  private get draftName(): string {
    return `checkout-address-${this.use.cart.current?.number ?? ''}`;
  }
}
