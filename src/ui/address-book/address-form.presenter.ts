import { runInAction } from 'mobx';
import { ChangeAddressBook } from '#src/application/address-book/change-address-book';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { Address } from '#src/domain/address-book/address';
import type { AddressBookEntry } from '#src/domain/address-book/address-book';
import { postOfficeBoxLine } from '#src/domain/address-book/post-office-box';
import { addressBookMessages, addressFailures } from '#src/ui/address-book/shared/address-book-messages';
import { type FieldHints, shippingFields } from '#src/ui/address-book/shared/address-checks';
import { AddressEntry, addressProblems, fieldValues, isSaidAtFields } from '#src/ui/address-book/shared/address-entry';
import { stateRefusal } from '#src/ui/address-book/shared/shipping-refusal';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { clearAddressDraft, readAddressDraft, writeAddressDraft } from './address-draft';

interface AddressFormInput {
  readonly editing: AddressBookEntry | 'new';
}

/** The text survives a reload and the end of the session. */
export class AddressFormPresenter implements Presenter {
  static readonly uses = {
    changeAddressBook: ChangeAddressBook,
    entry: AddressEntry,
    catalogue: CatalogueStore,
    drafts: DraftStorage,
  };
  static readonly isShared = false;

  readonly entry: AddressEntry;

  readonly saving = new Action();
  /** True when the entry was changed or removed elsewhere: it can be saved as a new one. */
  isRemoved = false;
  private isOpen = false;

  constructor(
    private readonly use: Used<typeof AddressFormPresenter.uses>,
    private readonly given: AddressFormInput,
  ) {
    this.entry = use.entry;
    autoObservable(this, { entry: false });
  }

  mount(): () => void {
    this.isOpen = true;
    const draft = readAddressDraft(this.use.drafts);
    const edited = this.given.editing === 'new' ? undefined : this.given.editing;
    // The page opens a draft of a removed entry as a new address.
    this.isRemoved = draft?.entryId !== undefined && draft.entryId !== edited?.id;
    this.entry.start({
      values: draft?.values ?? (edited ? fieldValues(edited.address) : {}),
      saveDraft: (typed) => writeAddressDraft(this.use.drafts, this.entryId, typed),
      // The address book may have addresses for orders without wine.
      isForWine: () => false,
    });
    return () => {
      this.isOpen = false;
    };
  }

  get isNew(): boolean {
    return this.entryId === undefined;
  }

  /** Says at the fields why no wine can be shipped there. */
  get hints(): FieldHints {
    const { address } = this.entry;
    const box = postOfficeBoxLine(address);
    const { canBeSaved } = addressBookMessages.form;
    const refusal = this.refusedState(address);
    return {
      ...(box && { [box]: canBeSaved(checkoutMessages.problems.postOfficeBox) }),
      ...(refusal !== undefined && { stateAbbr: canBeSaved(refusal) }),
    };
  }

  get failure(): string | undefined {
    const { error } = this.saving;
    return error && !isSaidAtFields(error.errors) ? describeFailure(error, addressFailures) : undefined;
  }

  /** Resolves to undefined on failure. */
  async save(): Promise<Address | undefined> {
    if (!this.entry.form.check(shippingFields)) return undefined;
    const { address } = this.entry;
    const id = this.entryId;
    const result = await this.saving.run(() =>
      this.use.changeAddressBook.save({ address, ...(id !== undefined && { id }) }),
    );
    if (result.kind === 'failed') this.entry.form.refuse(addressProblems(result.error.errors));
    if (result.kind !== 'done') return undefined;
    if (result.value === 'saved') {
      // The draft is that of the next form when this one was closed before the answer.
      if (this.isOpen) clearAddressDraft(this.use.drafts);
      return address;
    }
    if (!this.isOpen) return undefined;
    runInAction(() => (this.isRemoved = true));
    writeAddressDraft(this.use.drafts, this.entryId, this.entry.form.values);
    return undefined;
  }

  private refusedState(address: Address): string | undefined {
    const regions = this.use.catalogue.current?.regions;
    if (address.stateAbbr === '' || !regions || this.entry.stateProblem !== undefined) return undefined;
    return stateRefusal(address, regions, true);
  }

  private get entryId(): string | undefined {
    return this.given.editing === 'new' || this.isRemoved ? undefined : this.given.editing.id;
  }
}
