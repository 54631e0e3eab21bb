import type { WalletPaymentSource } from '#src/domain/customer/wallet-payment-source';
import { notFound } from './refusals';

/** The saved cards of all customers, by the rules of the back end. */
export class StoredWallets {
  /** Ids of cards that their bank declines. */
  readonly declined = new Set<string>();
  /** The newest first. */
  private readonly cards = new Map<string, readonly WalletPaymentSource[]>();

  /** The default first, then the newest. */
  of(customerId: string): readonly WalletPaymentSource[] {
    return this.newestFirst(customerId).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  }

  find(customerId: string | undefined, id: string): WalletPaymentSource {
    const card = this.of(customerId ?? '').find((one) => one.id === id);
    if (!card) throw notFound();
    return card;
  }

  /** One that is the default takes the others' place; so does the first of all. */
  add(customerId: string, card: WalletPaymentSource): void {
    const others = this.newestFirst(customerId);
    const isDefault = card.isDefault || others.length === 0;
    this.cards.set(customerId, [{ ...card, isDefault }, ...(isDefault ? others.map(withoutDefault) : others)]);
  }

  makeDefault(customerId: string, id: string): void {
    this.find(customerId, id);
    this.cards.set(
      customerId,
      this.newestFirst(customerId).map((card) => ({ ...card, isDefault: card.id === id })),
    );
  }

  remove(customerId: string, id: string): void {
    const { isDefault } = this.find(customerId, id);
    const [newest, ...others] = this.newestFirst(customerId).filter((card) => card.id !== id);
    const kept = newest ? [isDefault ? { ...newest, isDefault } : newest, ...others] : [];
    this.cards.set(customerId, kept);
  }

  private newestFirst(customerId: string): readonly WalletPaymentSource[] {
    return this.cards.get(customerId) ?? [];
  }
}

function withoutDefault(card: WalletPaymentSource): WalletPaymentSource {
  return { ...card, isDefault: false };
}
