import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import { type GroupOrderAddress, itemsFor } from '#src/domain/group-order/group-order';
import { type AddressProblem, addressProblems } from '#src/domain/group-order/group-order-address';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { groupOrderMessages } from './group-order-messages';

const { goes: messages, problems: problemMessages } = groupOrderMessages;
const pageLength = 10;

export interface AddressRow {
  readonly address: GroupOrderAddress;
  readonly name: string;
  readonly lines: string;
  readonly items: string;
  /** Undefined for a typed address. */
  readonly row: string | undefined;
  readonly problems: readonly string[];
}

/** Presents all addresses, or those that need a correction (spec §3 groupOrder: addresses). */
export class AddressListPresenter {
  static readonly uses = {
    state: GroupOrderState,
    change: ChangeGroupOrder,
    catalogue: CatalogueStore,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  editing: GroupOrderAddress | 'new' | undefined = undefined;
  isOnlyWrong = false;
  /** True while the page is printed, with all addresses. */
  isPrinted = false;
  private shown = pageLength;
  private removed: readonly GroupOrderAddress[] = [];

  constructor(private readonly use: Used<typeof AddressListPresenter.uses>) {
    autoObservable(this);
  }

  get count(): number {
    return this.use.state.addresses.length;
  }

  get wrongCount(): number {
    return this.problems.size;
  }

  get rows(): readonly AddressRow[] {
    const { addresses } = this.use.state;
    return (this.isPrinted ? addresses : this.listed.slice(0, this.shown)).map((address) => this.rowOf(address));
  }

  get moreCount(): number {
    return Math.max(0, Math.min(pageLength, this.listed.length - this.rows.length));
  }

  get removedCount(): number {
    return this.removed.length;
  }

  showOnlyWrong(isOnlyWrong: boolean): void {
    this.isOnlyWrong = isOnlyWrong;
    this.shown = pageLength;
  }

  showMore(): void {
    this.shown += pageLength;
  }

  print(isPrinted: boolean): void {
    this.isPrinted = isPrinted;
  }

  /** Clears the announcement, so that none from the page follows into the dialog. */
  open(address: GroupOrderAddress | 'new'): void {
    this.use.liveMessage.clear();
    this.editing = address;
  }

  /** The problems of the address that is edited. */
  get editingProblems(): readonly string[] {
    return this.editing === undefined || this.editing === 'new' ? [] : this.problemsOf(this.editing);
  }

  close(): void {
    this.use.liveMessage.clear();
    this.editing = undefined;
  }

  remove({ id }: GroupOrderAddress): void {
    this.removeWhere((address) => address.id === id);
  }

  removeAll(): void {
    this.removeWhere(() => true);
  }

  undo(): void {
    const { addresses } = this.use.state;
    const back = this.removed.filter(({ id }) => addresses.every((address) => address.id !== id));
    this.use.change.execute({ addresses: [...addresses, ...back].toSorted((a, b) => Number(a.id) - Number(b.id)) });
    this.removed = [];
    this.use.liveMessage.announce(messages.restored(back.length));
  }

  private removeWhere(isMeant: (address: GroupOrderAddress) => boolean): void {
    const { addresses } = this.use.state;
    this.removed = addresses.filter(isMeant);
    this.use.change.execute({ addresses: addresses.filter((address) => !isMeant(address)) });
    this.use.liveMessage.announce(messages.removed(this.removed.length));
    if (this.wrongCount === 0) this.isOnlyWrong = false;
  }

  private get listed(): readonly GroupOrderAddress[] {
    const { addresses } = this.use.state;
    return this.isOnlyWrong ? addresses.filter(({ id }) => this.problems.has(id)) : addresses;
  }

  /** Unknown until the catalogue has loaded. */
  private get problems(): ReadonlyMap<string, readonly AddressProblem[]> {
    const { current } = this.use.catalogue;
    if (!current) return new Map();
    const { products, addons, addresses } = this.use.state;
    const found = addresses.map(
      (address) => [address.id, addressProblems(address, { products, addons }, current)] as const,
    );
    return new Map(found.filter(([, problems]) => problems.length > 0));
  }

  private problemsOf({ id }: GroupOrderAddress): readonly string[] {
    return (this.problems.get(id) ?? []).map((problem) => problemMessages[problem]);
  }

  private rowOf(address: GroupOrderAddress): AddressRow {
    const { name, address1, address2, city, stateAbbr, zipcode, row } = address;
    const place = [city, `${stateAbbr} ${zipcode}`.trim()].filter(Boolean).join(', ');
    const items = itemsFor(this.use.state, address).map(({ sku, quantity }) =>
      messages.item(quantity, this.use.catalogue.product(sku)?.name ?? sku),
    );
    return {
      address,
      name: name || messages.unnamed,
      lines: [address1, address2, place].filter(Boolean).join(', '),
      items: messages.items(items),
      row: row === undefined ? undefined : messages.row(row),
      problems: this.problemsOf(address),
    };
  }
}
