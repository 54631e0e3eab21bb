import type { AddressBookChange, AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import type { Address } from '#src/domain/address-book/address';
import {
  type AddressBook,
  type AddressBookEntry,
  isSameAddress,
  withDefaultFirst,
} from '#src/domain/address-book/address-book';
import { CallScript } from './call-script';
import { addressErrors, asKept } from './contact-errors';
import type { InMemoryShop } from './in-memory-shop';
import { invalid, unauthorized } from './refusals';

export class InMemoryAddressBookGateway extends CallScript<keyof AddressBookGateway> implements AddressBookGateway {
  private readonly books = new Map<string, AddressBook>();
  /** Equal addresses share an id, also across customers. */
  private readonly stored: { readonly id: string; readonly address: Address }[] = [];

  constructor(private readonly shop: InMemoryShop) {
    super();
    shop.placingListeners.push(({ userId, address }) => {
      if (userId !== undefined && address) this.put(userId, this.idOf(address), address, true);
    });
  }

  /** The present book, without an authorization check. */
  see(userId: string): AddressBook {
    return withDefaultFirst(this.books.get(userId) ?? []);
  }

  /** Entries that are there already, the first as the default; also those that another tab or device adds. */
  give(userId: string, ...addresses: readonly Address[]): AddressBook {
    for (const address of addresses) this.put(userId, this.idOf(address), address, false);
    return this.see(userId);
  }

  /** Another tab or device changes an entry, which has another id from then on. */
  changeElsewhere(userId: string, id: string, address: Address): void {
    this.replace(userId, { id, address });
  }

  removeElsewhere(userId: string, id: string): void {
    this.drop(userId, id);
  }

  list(userId: string): Promise<AddressBook> {
    return this.run('list', () => {
      this.requireSelf(userId);
      return this.see(userId);
    });
  }

  save(userId: string, change: AddressBookChange): Promise<AddressBook> {
    return this.run('save', () => {
      this.requireSelf(userId);
      const errors = addressErrors(change.address, this.shop.world);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      this.replace(userId, { ...change, address: asKept(change.address) });
      return this.see(userId);
    });
  }

  remove(userId: string, id: string): Promise<AddressBook> {
    return this.run('remove', () => {
      this.requireSelf(userId);
      this.drop(userId, id);
      return this.see(userId);
    });
  }

  private replace(userId: string, { id, address, isDefault }: AddressBookChange): void {
    const wasDefault = this.book(userId).some((entry) => entry.id === id && entry.isDefault);
    const newId = this.idOf(address);
    if (id !== undefined && id !== newId) this.drop(userId, id);
    this.put(userId, newId, address, isDefault === true || wasDefault);
  }

  private put(userId: string, id: string, address: Address, asDefault: boolean): void {
    const book = this.book(userId);
    const isDefault = asDefault || book.every((entry) => !entry.isDefault);
    const others = isDefault ? book.map((entry) => ({ ...entry, isDefault: false })) : book;
    const known = others.find((entry) => entry.id === id);
    const entry: AddressBookEntry = { id, address, isDefault: isDefault || (known?.isDefault ?? false) };
    this.books.set(userId, known ? others.map((one) => (one === known ? entry : one)) : [...others, entry]);
  }

  private drop(userId: string, id: string): void {
    this.books.set(
      userId,
      this.book(userId).filter((entry) => entry.id !== id),
    );
  }

  private idOf(address: Address): string {
    const known = this.stored.find((one) => isSameAddress(one.address, address));
    if (known) return known.id;
    const id = this.shop.nextId('address');
    this.stored.push({ id, address });
    return id;
  }

  private book(userId: string): AddressBook {
    return this.books.get(userId) ?? [];
  }

  private requireSelf(userId: string): void {
    if (this.shop.requireCustomer().id !== userId) throw unauthorized();
  }
}
