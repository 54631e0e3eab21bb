import { runInAction } from 'mobx';
import type { FieldErrors } from '#src/application/ports/gateway-error';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import { type AddressBookEntry, findEntry, isSameAddress } from '#src/domain/address-book/address-book';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Values } from '#src/ui/kit/form';
import { addressBookMessages } from './address-book-messages';
import { AddressBookStore } from './address-book-store';
import { type AddressField, emptyAddress, shippingFields } from './address-checks';
import { AddressEntry, addressProblems, fieldValues } from './address-entry';
import { shippingRefusal } from './shipping-refusal';

export const otherAddress = 'other';

/** Milliseconds to wait for the saved addresses; after that an address can be typed. */
export const addressBookTimeout = 3_000;

export interface AddressOption extends AddressBookEntry {
  readonly refusal: string | undefined;
}

interface ChoiceStart {
  /** The present address of the order or the subscription. */
  readonly current?: Address | undefined;
  readonly values: Partial<Values<AddressField>>;
  readonly saveDraft?: (values: Values<AddressField>) => void;
  readonly isForWine?: () => boolean;
}

/** Chooses a saved or a typed address (spec §3 Address book entry). Guests type one. */
export class AddressChoice {
  static readonly uses = {
    entry: AddressEntry,
    store: AddressBookStore,
    catalogue: CatalogueStore,
    scheduler: Scheduler,
  };
  static readonly isShared = false;

  readonly entry: AddressEntry;

  problem: string | undefined = undefined;
  private picked: string | undefined = undefined;
  private current: Address | undefined = undefined;
  private isForWine = () => true;
  private isOverdue = false;

  constructor(private readonly use: Used<typeof AddressChoice.uses>) {
    this.entry = use.entry;
    autoObservable(this, { entry: false, isForWine: false });
  }

  start({ current, isForWine, ...fields }: ChoiceStart): void {
    this.current = current;
    this.isForWine = isForWine ?? this.isForWine;
    this.problem = undefined;
    this.picked = undefined;
    this.entry.start({ ...fields, isForWine: this.isForWine });
  }

  mount(): () => void {
    this.isOverdue = false;
    const cancel = this.use.scheduler.after(addressBookTimeout, () => runInAction(() => (this.isOverdue = true)));
    const stop = this.use.store.watchKnown();
    return () => {
      cancel();
      stop();
    };
  }

  async retryLoading(): Promise<void> {
    await this.use.store.reload();
  }

  get isWaiting(): boolean {
    return this.use.store.value === undefined && this.use.store.error === undefined && !this.isOverdue;
  }

  /** Undefined for customers whose session has ended: they have no saved addresses. */
  get loadFailure(): string | undefined {
    const { value, error } = this.use.store;
    return value === undefined && error && error.code !== 'unauthorized' ? describeFailure(error) : undefined;
  }

  /** The default first; none for a guest. */
  get options(): readonly AddressOption[] {
    const regions = this.use.catalogue.current?.regions;
    return (this.use.store.value ?? []).map((entry) => ({
      ...entry,
      refusal: regions && shippingRefusal(entry.address, regions, this.isForWine()),
    }));
  }

  /** The id of a saved address, or `other`. Undefined when the present address cannot be used any more. */
  get chosen(): string | undefined {
    const usable = this.options.filter(({ refusal }) => refusal === undefined);
    if (this.picked === otherAddress || usable.some(({ id }) => id === this.picked)) return this.picked;
    if (this.hasTyped) return otherAddress;
    if (this.current === undefined) return usable[0]?.id ?? otherAddress;
    const own = findEntry(this.options, this.current);
    return own ? usable.find(({ id }) => id === own.id)?.id : otherAddress;
  }

  get isTyping(): boolean {
    return this.options.length === 0 || this.chosen === otherAddress;
  }

  /** Undefined while none is chosen. */
  get address(): Address | undefined {
    return this.isTyping ? this.entry.address : this.options.find(({ id }) => id === this.chosen)?.address;
  }

  choose(option: string): void {
    this.problem = undefined;
    this.picked = option;
    // The present address is a saved one, so the fields are for a different one.
    if (option === otherAddress && this.current && !this.hasTyped && findEntry(this.options, this.current))
      this.entry.form.start({ email: this.entry.form.values.email });
  }

  /** A saved address that lacks a required field opens in the fields. */
  check(asked: readonly AddressField[]): boolean {
    const { address } = this;
    this.problem = address ? undefined : addressBookMessages.choose.needed;
    if (!this.isTyping && address && this.isIncomplete(address)) this.openInFields(address);
    const isComplete = this.entry.form.check(
      this.isTyping ? asked : asked.filter((field) => !shippingFields.includes(field)),
    );
    return isComplete && this.problem === undefined;
  }

  /** A refused saved address opens in the fields. */
  refuse(errors: FieldErrors): void {
    const problems = addressProblems(errors);
    const { address } = this;
    if (!this.isTyping && address && shippingFields.some((field) => problems[field] !== undefined))
      this.openInFields(address);
    this.entry.form.refuse(problems);
  }

  refuseState(): void {
    if (this.isTyping) this.entry.refuseState();
    else if (this.address) this.problem = checkoutMessages.cannotShipTo(this.address.stateAbbr, this.isForWine());
  }

  private isIncomplete(address: Address): boolean {
    const problems = this.entry.problemsOf({ email: '', ...fieldValues(address) });
    return shippingFields.some((field) => problems[field] !== undefined);
  }

  private openInFields(address: Address): void {
    this.picked = otherAddress;
    this.entry.form.start({ email: this.entry.form.values.email, ...fieldValues(address) });
  }

  /** True when the fields differ from the present address. */
  private get hasTyped(): boolean {
    const { email: _email, ...nothing } = emptyAddress;
    const { address } = this.entry;
    return !isSameAddress(address, this.current ?? { ...nothing, countryIso: address.countryIso });
  }
}
