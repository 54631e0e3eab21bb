import { reaction } from 'mobx';
import type { SubmitAddress } from '#src/application/checkout/submit-address';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { Presenter } from '#src/ui/di/use-presenter';
import { type AddressEntry, addressProblems, isSaidAtFields } from '#src/ui/features/address/address-entry';
import type { AddressField } from '#src/ui/forms/address-form';
import { trimmed } from '#src/ui/forms/find-problems';
import { describeFailure } from '#src/ui/messages/failures';
import type { Action } from '#src/ui/state/action';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CheckoutActions } from '#src/ui/state/checkout-actions';
import type { CheckoutConsents, Consent } from './consents';

const country = 'US';

/** Presents the address step: what was typed, and the way on to delivery. */
export class AddressStepPresenter implements Presenter {
  constructor(
    private readonly cart: CartState,
    private readonly customer: CustomerState,
    private readonly signInStorage: SignInStorage,
    readonly entry: AddressEntry,
    private readonly submitAddress: SubmitAddress,
    private readonly drafts: DraftStorage,
    private readonly consents: CheckoutConsents,
    private readonly actions: CheckoutActions,
  ) {
    autoObservable(this, { entry: false });
  }

  mount(): () => void {
    this.entry.start({ ...this.stored, ...this.drafts.read(this.draftName) }, (typed) =>
      this.drafts.write(this.draftName, typed),
    );
    this.consents.restore();
    // What was refused before the shopper came back is no news any more.
    this.submitting.clear();
    // Who is signed in is known a moment later than the page.
    return reaction(
      () => this.knownEmail,
      (email) => this.fillIn(email),
      { fireImmediately: true },
    );
  }

  /** Whether signing in is offered: not to who is signed in, nor to who probably is. */
  get offersSignIn(): boolean {
    return this.customer.current === undefined && !this.signInStorage.wasSignedIn();
  }

  get age(): Consent {
    return this.consents.age;
  }

  get submitting(): Action {
    return this.actions.submitAddress;
  }

  /** Why sending failed, unless the fields themselves say so. */
  get failure(): string | undefined {
    const { error } = this.submitting;
    return error && !isSaidAtFields(error.errors) ? describeFailure(error) : undefined;
  }

  /** Sends the address; true when the order has moved on to delivery. */
  async submit(needsAdult: boolean): Promise<boolean> {
    const isComplete = this.entry.form.check();
    const isOfAge = this.age.check(needsAdult);
    if (!isComplete || !isOfAge) return false;
    const { email, ...address } = trimmed(this.entry.form.values);
    const result = await this.submitting.run(() =>
      this.submitAddress.execute({ email, address: { ...address, countryIso: country } }),
    );
    if (result.kind === 'failed') this.entry.form.refuse(addressProblems(result.error.errors));
    if (result.kind !== 'done') return false;
    this.entry.refusePlace(result.value.kind === 'not-shippable' ? result.value.where : undefined);
    if (result.value.kind !== 'accepted') return false;
    this.drafts.clear(this.draftName);
    return true;
  }

  /** An address is typed for one order: another cart begins without it. */
  private get draftName(): string {
    return `checkout-address-${this.cart.current?.number ?? ''}`;
  }

  private get knownEmail(): string | undefined {
    return this.cart.current?.email ?? this.customer.current?.email;
  }

  /** What was typed stays. */
  private fillIn(email: string | undefined): void {
    if (email !== undefined && this.entry.form.values.email === '')
      this.entry.form.start({ ...this.entry.form.values, email });
  }

  private get stored(): Partial<Record<AddressField, string>> {
    const { email, shipAddress } = this.cart.current ?? {};
    if (!shipAddress) return email === undefined ? {} : { email };
    const { countryIso: _country, ...address } = shipAddress;
    return { ...address, ...(email !== undefined && { email }) };
  }
}
