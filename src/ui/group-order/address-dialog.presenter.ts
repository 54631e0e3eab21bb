import { runInAction } from 'mobx';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import { showUsPhone } from '#src/domain/address-book/us-phone';
import {
  type GroupOrderAddress,
  type GroupOrderItem,
  groupOrderLimits,
  itemsFor,
} from '#src/domain/group-order/group-order';
import { type AddressField, shippingFields } from '#src/ui/address-book/shared/address-checks';
import { AddressEntry } from '#src/ui/address-book/shared/address-entry';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { groupOrderMessages } from './group-order-messages';

interface Given {
  readonly editing: GroupOrderAddress | 'new';
  /** Sentences about the address as it is. */
  readonly problems: readonly string[];
}

export class AddressDialogPresenter implements Presenter {
  static readonly uses = {
    state: GroupOrderState,
    change: ChangeGroupOrder,
    entry: AddressEntry,
    catalogue: CatalogueStore,
    message: SettledMessage,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly entry: AddressEntry;

  /** By chosen product. */
  items: readonly GroupOrderItem[] = [];
  private isChanged = false;

  constructor(
    private readonly use: Used<typeof AddressDialogPresenter.uses>,
    private readonly given: Given,
  ) {
    this.entry = use.entry;
    autoObservable(this, { entry: false });
  }

  mount(): void {
    const { present } = this;
    const gets = present ? itemsFor(this.use.state, present) : this.everyone;
    this.items = this.everyone.map(({ sku }) => {
      const { quantity = 0 } = gets.find((item) => item.sku === sku) ?? {};
      return { sku, quantity: Number.isInteger(quantity) ? quantity : 1 };
    });
    // Opening the form corrects quantities that could not be read.
    this.isChanged = gets.some(({ quantity }) => !Number.isInteger(quantity));
    this.entry.start({ values: present ? valuesOf(present) : {}, isForWine: () => this.holdsWine });
    if (this.problems.length === 0) return;
    this.entry.form.check(this.asked);
    this.use.liveMessage.announce(this.problems.join(' '));
  }

  get problems(): readonly string[] {
    return this.given.problems;
  }

  /** The details have a phone number for all addresses; an address with one of its own shows it. */
  get asked(): readonly AddressField[] {
    return this.present?.phone ? shippingFields : shippingFields.filter((field) => field !== 'phone');
  }

  get most(): number {
    return groupOrderLimits.perAddress;
  }

  nameOf(sku: string): string {
    return this.use.catalogue.product(sku)?.name ?? sku;
  }

  choose(sku: string, quantity: number): void {
    this.isChanged = true;
    this.items = this.items.map((item) => (item.sku === sku ? { sku, quantity } : item));
    this.use.message.announce(groupOrderMessages.dialog.chosen(this.nameOf(sku), quantity));
  }

  save(): boolean {
    if (!this.entry.form.check(this.asked)) return false;
    const { countryIso: _country, ...typed } = this.entry.address;
    const { addresses } = this.use.state;
    const { present } = this;
    const saved = { ...(present ?? { id: this.nextId, sets: 1 }), ...typed, ...this.ownItems };
    this.use.change.execute({
      addresses: present ? addresses.map((one) => (one.id === present.id ? saved : one)) : [...addresses, saved],
    });
    runInAction(() => this.entry.form.start());
    return true;
  }

  private get present(): GroupOrderAddress | undefined {
    return this.given.editing === 'new' ? undefined : this.given.editing;
  }

  private get everyone(): readonly GroupOrderItem[] {
    return [...this.use.state.products, ...this.use.state.addons];
  }

  private get ownItems(): Pick<GroupOrderAddress, 'sets' | 'items'> | undefined {
    return this.isChanged ? { sets: 1, items: this.items } : undefined;
  }

  private get holdsWine(): boolean {
    return this.items.some(({ sku, quantity }) => quantity > 0 && this.use.catalogue.product(sku)?.family !== 'merch');
  }

  private get nextId(): string {
    return String(Math.max(0, ...this.use.state.addresses.map(({ id }) => Number(id))) + 1);
  }
}

function valuesOf({ name, address1, address2, city, stateAbbr, zipcode, phone }: GroupOrderAddress) {
  return { name, address1, address2, city, stateAbbr, zipcode, phone: showUsPhone(phone) };
}
