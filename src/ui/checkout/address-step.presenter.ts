import { reaction } from 'mobx';
import type { Used } from '#src/application/ports/token';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { addressFields, contactFields } from '#src/ui/address-book/shared/address-checks';
import { AddressChoice } from '#src/ui/address-book/shared/address-choice';
import { type AddressEntry, isSaidAtFields } from '#src/ui/address-book/shared/address-entry';
import { RegionSuggestion } from '#src/ui/geography/shared/region-suggestion';
import type { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { AddressSubmission } from './address-submission';
import { CheckoutConsents } from './consents';
import { KnownShopper } from './known-shopper';
import { OrderAddress } from './order-address';

interface OrderTraits {
  /** True when everything in the order is e-mailed. */
  readonly isMailed: boolean;
  /** True when the order has wine. */
  readonly needsAdult: boolean;
}

/** An order that is e-mailed needs no address. */
export class AddressStepPresenter implements Presenter {
  static readonly uses = {
    address: OrderAddress,
    shopper: KnownShopper,
    choice: AddressChoice,
    submission: AddressSubmission,
    consents: CheckoutConsents,
    suggestion: RegionSuggestion,
  };
  static readonly isShared = false;

  readonly choice: AddressChoice;
  readonly consents: CheckoutConsents;

  constructor(
    private readonly use: Used<typeof AddressStepPresenter.uses>,
    private readonly given: OrderTraits,
  ) {
    this.choice = use.choice;
    this.consents = use.consents;
    autoObservable(this, { choice: false, consents: false });
  }

  mount(): () => void {
    this.choice.start({
      current: this.use.address.current,
      values: this.use.address.values,
      saveDraft: (typed) => this.use.address.keep(typed),
      isForWine: () => this.given.needsAdult,
    });
    this.consents.restore();
    // A refusal from before the shopper came back is outdated.
    this.submitting.clear();
    // The session becomes known a moment after the page.
    const stopFillingIn = reaction(
      () => this.knownEmail,
      (email) => this.fillIn(email),
      { fireImmediately: true },
    );
    this.use.suggestion.follow();
    const stopSuggesting = reaction(
      () => this.suggestedState,
      (state) => this.suggestState(state),
      { fireImmediately: true },
    );
    const stopLoading = this.given.isMailed ? undefined : this.choice.mount();
    return () => {
      stopFillingIn();
      stopSuggesting();
      stopLoading?.();
    };
  }

  get entry(): AddressEntry {
    return this.choice.entry;
  }

  get isWaiting(): boolean {
    return !this.given.isMailed && !this.offersSignIn && this.choice.isWaiting;
  }

  get note(): string | undefined {
    return this.use.shopper.isCustomer ? addressBookMessages.choose.savedByOrder : undefined;
  }

  /** Shoppers who are probably signed in get no offer. */
  get offersSignIn(): boolean {
    return this.use.shopper.isGuest;
  }

  /** The state of the address as it is chosen or typed so far. */
  get state(): string | undefined {
    return this.given.isMailed ? undefined : this.choice.address?.stateAbbr;
  }

  get submitting(): Action {
    return this.use.submission.action;
  }

  get failure(): string | undefined {
    const { error } = this.submitting;
    return error && !isSaidAtFields(error.errors) ? describeFailure(error) : undefined;
  }

  /** Resolves to true when the order has moved on. */
  async submit(): Promise<boolean> {
    const isComplete = this.given.isMailed ? this.entry.form.check(contactFields) : this.choice.check(addressFields);
    const isOfAge = this.consents.checkAge(this.given.needsAdult, this.state);
    if (!isComplete || !isOfAge) return false;
    const address = this.given.isMailed ? undefined : this.choice.address;
    if (!this.given.isMailed && !address) return false;
    const result = await this.use.submission.send(this.entry.form.entered.email, address);
    if (result.kind === 'failed') this.choice.refuse(result.error.errors);
    if (result.kind !== 'done') return false;
    if (result.value === 'not-shippable') {
      this.choice.refuseState();
      return false;
    }
    this.use.address.clear();
    return true;
  }

  private get knownEmail(): string | undefined {
    return this.use.address.email ?? this.use.shopper.email;
  }

  /** Text that was already typed stays. */
  private fillIn(email: string | undefined): void {
    if (email !== undefined && this.entry.form.values.email === '')
      this.entry.form.start({ ...this.entry.form.values, email });
  }

  /** The state that a guest chose for all pages, when the order can be shipped there. */
  private get suggestedState(): string | undefined {
    return this.offersSignIn && !this.use.address.current ? this.use.suggestion.for(this.given.needsAdult) : undefined;
  }

  /** A state that was chosen or typed here stays. */
  private suggestState(stateAbbr: string | undefined): void {
    if (stateAbbr !== undefined && this.entry.form.values.stateAbbr === '')
      this.entry.form.start({ ...this.entry.form.values, stateAbbr });
  }
}
