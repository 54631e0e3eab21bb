import { reaction, runInAction } from 'mobx';
import { ChangeAddressBook } from '#src/application/address-book/change-address-book';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { Address } from '#src/domain/address-book/address';
import type { AddressBookEntry } from '#src/domain/address-book/address-book';
import { showUsPhone } from '#src/domain/address-book/us-phone';
import { addressBookMessages, addressFailures } from '#src/ui/address-book/shared/address-book-messages';
import { AddressBookStore } from '#src/ui/address-book/shared/address-book-store';
import { shippingRefusal } from '#src/ui/address-book/shared/shipping-refusal';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { startUpTimeout } from '#src/ui/customer/shared/customer-resource';
import { Action, type ActionResult, ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { clearAddressDraft, isSaved, readAddressDraft } from './address-draft';
import type { LeftAddress } from './club-address.presenter';

export interface AddressRow {
  readonly entry: AddressBookEntry;
  readonly isBusy: boolean;
  readonly phone: string;
  /** The reason why nothing, or no wine, can be shipped there. */
  readonly refusal: string | undefined;
}

/** Presents the customer's addresses (spec §7 address_book). */
export class AddressBookPresenter implements Presenter {
  static readonly uses = {
    store: AddressBookStore,
    changeAddressBook: ChangeAddressBook,
    catalogue: CatalogueStore,
    drafts: DraftStorage,
    liveMessage: LiveMessageState,
    scheduler: Scheduler,
  };
  static readonly isShared = false;

  readonly store: AddressBookStore;

  /** Undefined while the form is closed. */
  editing: AddressBookEntry | 'new' | undefined = undefined;
  readonly undoing = new Action();
  /** The address that was edited or removed last; undefined once it is back. */
  left: LeftAddress | undefined = undefined;
  private notice: string | undefined = undefined;
  private lastRemoved: AddressBookEntry | undefined = undefined;
  private readonly actions = new ActionsById();

  constructor(private readonly use: Used<typeof AddressBookPresenter.uses>) {
    this.store = use.store;
    autoObservable(this);
  }

  mount(): () => void {
    void this.use.catalogue.load();
    const stops = [
      this.store.watchKnown(),
      // Start-up did not load the customer: this load does, or fails with a reason.
      this.use.scheduler.after(startUpTimeout, () => void (this.store.value === undefined && this.store.reload())),
      // Restores the draft that was typed before the session ended or the page reloaded.
      reaction(
        () => this.store.value !== undefined,
        (isKnown) => isKnown && this.reopen(),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get rows(): readonly AddressRow[] {
    const regions = this.use.catalogue.current?.regions;
    return (this.store.value ?? []).map((entry) => ({
      entry,
      isBusy: this.actions.of(entry.id).isBusy,
      phone: showUsPhone(entry.address.phone),
      refusal: regions && shippingRefusal(entry.address, regions, true),
    }));
  }

  get failure(): string | undefined {
    return this.notice ?? describeFailure(this.undoing.error, addressFailures);
  }

  open(editing: AddressBookEntry | 'new'): void {
    this.notice = undefined;
    this.editing = editing;
  }

  close(): void {
    clearAddressDraft(this.use.drafts);
    this.editing = undefined;
  }

  /** `edited` is the address as it was before; undefined for a new one. */
  tellSaved(address: Address, edited: Address | undefined): void {
    this.use.liveMessage.announce(addressBookMessages.saved(address.address1));
    if (edited) this.left = { before: edited, after: address };
  }

  showSaved(): void {
    this.editing = undefined;
  }

  /** Undefined until the entry has left the list; Undo appears at once then, and gets the focus. */
  get removed(): AddressBookEntry | undefined {
    const { lastRemoved } = this;
    const isListed = this.store.value?.some(({ id }) => id === lastRemoved?.id) ?? true;
    return isListed ? undefined : lastRemoved;
  }

  async remove(entry: AddressBookEntry): Promise<void> {
    const before = this.lastRemoved;
    this.undoing.clear();
    this.lastRemoved = entry;
    const result = await this.change(entry, () => this.use.changeAddressBook.remove(entry.id));
    if (result.kind !== 'done') {
      runInAction(() => (this.lastRemoved = before));
      return;
    }
    runInAction(() => (this.left = { before: entry.address, after: undefined }));
    this.use.liveMessage.announce(addressBookMessages.removed(entry.address.address1));
  }

  /** Restores the entry as the default if it was the default. */
  async undo(): Promise<void> {
    const { removed } = this;
    if (!removed) return;
    const { address, isDefault } = removed;
    const result = await this.undoing.run(() =>
      this.use.changeAddressBook.save({ address, ...(isDefault && { isDefault }) }),
    );
    if (result.kind !== 'done') return;
    runInAction(() => {
      this.lastRemoved = undefined;
      this.left = undefined;
    });
    this.use.liveMessage.announce(addressBookMessages.restored(address.address1));
  }

  async makeDefault(entry: AddressBookEntry): Promise<void> {
    const { id, address } = entry;
    const result = await this.change(entry, () => this.use.changeAddressBook.save({ id, address, isDefault: true }));
    if (result.kind !== 'done') return;
    if (result.value === 'gone') runInAction(() => (this.notice = addressBookMessages.gone));
    else this.use.liveMessage.announce(addressBookMessages.nowDefault(address.address1));
  }

  private async change<T>({ id }: AddressBookEntry, change: () => Promise<T>): Promise<ActionResult<T>> {
    this.notice = undefined;
    const result = await this.actions.of(id).run(change);
    if (result.kind === 'failed') runInAction(() => (this.notice = describeFailure(result.error, addressFailures)));
    return result;
  }

  private reopen(): void {
    const draft = readAddressDraft(this.use.drafts);
    const book = this.store.value ?? [];
    if (!draft || this.editing !== undefined) return;
    if (isSaved(draft, book)) clearAddressDraft(this.use.drafts);
    else this.editing = book.find(({ id }) => id === draft.entryId) ?? 'new';
  }
}
