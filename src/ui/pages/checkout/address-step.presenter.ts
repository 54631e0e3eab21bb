import { reaction, runInAction } from 'mobx';
import type { SubmitAddress } from '#src/application/checkout/submit-address';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { Presenter } from '#src/ui/di/use-presenter';
import { type AddressEntry, addressProblems, isSaidAtFields } from '#src/ui/features/address/address-entry';
import type { AddressField } from '#src/ui/forms/address-form';
import { trimmed } from '#src/ui/forms/find-problems';
import { describeFailure } from '#src/ui/messages/failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { AgeConfirmation } from './age-confirmation';
import { checkoutActions } from './checkout-actions';

const country = 'US';
const { address: submitting } = checkoutActions;

/** Presents the address step: what was typed, and the way on to delivery. */
export class AddressStepPresenter implements Presenter {
  constructor(
    private readonly cart: CartState,
    private readonly customer: CustomerState,
    readonly entry: AddressEntry,
    private readonly submitAddress: SubmitAddress,
    private readonly drafts: DraftStorage,
    readonly age: AgeConfirmation,
    private readonly tracker: ActionTracker,
  ) {
    autoObservable(this, { entry: false, age: false });
  }

  mount(): () => void {
    this.entry.start({ ...this.stored, ...this.drafts.read(this.draftName) }, (typed) =>
      this.drafts.write(this.draftName, typed),
    );
    this.age.restore();
    // What was refused before the shopper came back is no news any more.
    this.tracker.clear(submitting);
    // Who is signed in is known a moment later than the page.
    return reaction(
      () => this.knownEmail,
      (email) => this.fillIn(email),
      { fireImmediately: true },
    );
  }

  get isSubmitting(): boolean {
    return this.tracker.isBusy(submitting);
  }

  /** Why sending failed, unless the fields themselves say so. */
  get failure(): string | undefined {
    const error = this.tracker.errorOf(submitting);
    return error && !isSaidAtFields(error.errors) ? describeFailure(error) : undefined;
  }

  /** Sends the address; true when the order has moved on to delivery. */
  async submit(needsAdult: boolean): Promise<boolean> {
    const isComplete = this.entry.form.check();
    const isOfAge = this.age.check(needsAdult);
    if (!isComplete || !isOfAge) return false;
    const { email, ...address } = trimmed(this.entry.form.values);
    const outcome = await this.tracker.run(submitting, () =>
      this.submitAddress.execute({ email, address: { ...address, countryIso: country } }),
    );
    return runInAction(() => {
      const error = this.tracker.errorOf(submitting);
      if (error) this.entry.form.refuse(addressProblems(error.errors));
      this.entry.refusePlace(outcome?.kind === 'not-shippable' ? outcome.where : undefined);
      if (outcome?.kind !== 'accepted') return false;
      this.drafts.clear(this.draftName);
      return true;
    });
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
