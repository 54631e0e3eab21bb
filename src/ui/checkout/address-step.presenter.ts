import { reaction } from 'mobx';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { findRegion, shippability } from '#src/domain/geography/shippable';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { type AddressField, addressFields, contactFields } from '#src/ui/address-book/shared/address-checks';
import { AddressChoice } from '#src/ui/address-book/shared/address-choice';
import { type AddressEntry, fieldValues, isSaidAtFields } from '#src/ui/address-book/shared/address-entry';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import type { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { CheckoutConsents, type Consent } from './consents';

interface OrderTraits {
  /** True when everything in the order is e-mailed. */
  readonly isMailed: boolean;
  /** True when the order has wine. */
  readonly needsAdult: boolean;
}

/** An order that is e-mailed needs no address. */
export class AddressStepPresenter implements Presenter<OrderTraits> {
  static readonly dependencies: DependenciesOf<typeof AddressStepPresenter> = [
    CartState,
    CustomerState,
    SignInStorage,
    AddressChoice,
    SubmitAddress,
    SubmitEmail,
    DraftStorage,
    CheckoutConsents,
    CheckoutActions,
    GeolocationState,
    LocateVisitor,
    CatalogueStore,
  ];
  static readonly isShared = false;

  private isMailed = false;
  private needsAdult = true;

  constructor(
    private readonly cart: CartState,
    private readonly customer: CustomerState,
    private readonly signInStorage: SignInStorage,
    readonly choice: AddressChoice,
    private readonly submitAddress: SubmitAddress,
    private readonly submitEmail: SubmitEmail,
    private readonly drafts: DraftStorage,
    private readonly consents: CheckoutConsents,
    private readonly actions: CheckoutActions,
    private readonly geolocation: GeolocationState,
    private readonly locateVisitor: LocateVisitor,
    private readonly catalogue: CatalogueStore,
  ) {
    autoObservable(this, { choice: false });
  }

  update({ isMailed, needsAdult }: OrderTraits): void {
    this.isMailed = isMailed;
    this.needsAdult = needsAdult;
  }

  mount(): () => void {
    this.choice.start({
      current: this.cart.current?.shipAddress,
      values: { ...this.stored, ...this.drafts.read(this.draftName) },
      saveDraft: (typed) => this.drafts.write(this.draftName, typed),
      isForWine: () => this.needsAdult,
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
    void this.locateVisitor.follow();
    const stopSuggesting = reaction(
      () => this.suggestedState,
      (state) => this.suggestState(state),
      { fireImmediately: true },
    );
    const stopLoading = this.isMailed ? undefined : this.choice.mount();
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
    return !this.isMailed && !this.offersSignIn && this.choice.isWaiting;
  }

  get note(): string | undefined {
    return this.customer.current ? addressBookMessages.choose.savedByOrder : undefined;
  }

  /** Shoppers who are probably signed in get no offer. */
  get offersSignIn(): boolean {
    return this.customer.current === undefined && !this.signInStorage.wasSignedIn();
  }

  get age(): Consent {
    return this.consents.age;
  }

  get submitting(): Action {
    return this.actions.submitAddress;
  }

  get failure(): string | undefined {
    const { error } = this.submitting;
    return error && !isSaidAtFields(error.errors) ? describeFailure(error) : undefined;
  }

  /** Resolves to true when the order has moved on. */
  async submit(): Promise<boolean> {
    const isComplete = this.isMailed ? this.entry.form.check(contactFields) : this.choice.check(addressFields);
    const isOfAge = this.age.check(this.needsAdult);
    if (!isComplete || !isOfAge) return false;
    const result = await this.submitting.run(() => this.send());
    if (result.kind === 'failed') this.choice.refuse(result.error.errors);
    if (result.kind !== 'done' || !result.value) return false;
    this.drafts.clear(this.draftName);
    return true;
  }

  /** Resolves to false when the order cannot be shipped there. */
  private async send(): Promise<boolean> {
    const email = this.entry.form.values.email.trim();
    if (this.isMailed) {
      await this.submitEmail.execute(email);
      return true;
    }
    const { address } = this.choice;
    if (!address) return false;
    const { kind } = await this.submitAddress.execute({ email, address });
    if (kind === 'not-shippable') this.choice.refuseState();
    return kind === 'accepted';
  }

  /** An address is typed for one order: another cart begins without it. */
  private get draftName(): string {
    return `checkout-address-${this.cart.current?.number ?? ''}`;
  }

  private get knownEmail(): string | undefined {
    return this.cart.current?.email ?? this.customer.current?.email;
  }

  /** Text that was already typed stays. */
  private fillIn(email: string | undefined): void {
    if (email !== undefined && this.entry.form.values.email === '')
      this.entry.form.start({ ...this.entry.form.values, email });
  }

  /** The state that a guest chose for all pages, when the order can be shipped there. */
  private get suggestedState(): string | undefined {
    const { location, isChosen } = this.geolocation;
    const regions = this.catalogue.current?.regions;
    if (!regions || !isChosen || !this.offersSignIn || this.cart.current?.shipAddress) return undefined;
    const isShippable = shippability(location, regions, this.needsAdult).kind === 'shippable';
    return isShippable ? findRegion(location, regions)?.abbr : undefined;
  }

  /** A state that was chosen or typed here stays. */
  private suggestState(stateAbbr: string | undefined): void {
    if (stateAbbr !== undefined && this.entry.form.values.stateAbbr === '')
      this.entry.form.start({ ...this.entry.form.values, stateAbbr });
  }

  private get stored(): Partial<Record<AddressField, string>> {
    const { email, shipAddress } = this.cart.current ?? {};
    if (!shipAddress) return email === undefined ? {} : { email };
    return { ...fieldValues(shipAddress), ...(email !== undefined && { email }) };
  }
}
