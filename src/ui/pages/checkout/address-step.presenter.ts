import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { SubmitAddress } from '../../../application/checkout/submit-address';
import type { DraftStorage } from '../../../application/ports/browser/draft-storage';
import type { FieldErrors } from '../../../application/ports/gateway-error';
import type { CountryReader, CountryState } from '../../../application/ports/shop/country-reader';
import type { CartState } from '../../../application/ports/state/cart-state';
import type { CustomerState } from '../../../application/ports/state/customer-state';
import type { Shippability } from '../../../domain/geography/shippable';
import type { Mountable } from '../../di/use-presenter';
import { addressFields, checkAddress, trimmed, type AddressField, type AddressProblems } from '../../forms/address-form';
import type { ActionTracker } from '../../state/action-tracker';
import { checkoutWords } from '../../text/checkout-words';
import { describeFailure } from '../../text/failures';
import type { AgeConfirmation } from './age-confirmation';
import { checkoutActions } from './checkout-actions';

const country = 'US';
const draftName = 'checkout-address';
const { address: submitting, states: loadingStates } = checkoutActions;

/** Presents the address step: what was typed, what is wrong with it, and the way on to delivery. */
export class AddressStepPresenter implements Mountable {
  fields: Readonly<Record<AddressField, string>> = noFields();
  problems: AddressProblems = {};
  states: readonly CountryState[] = [];
  /** The address is fine, but wine cannot be sent there (spec §8 User-facing messages). */
  notShippable: string | undefined = undefined;

  constructor(
    private readonly cart: CartState,
    private readonly customer: CustomerState,
    private readonly countries: CountryReader,
    private readonly submitAddress: SubmitAddress,
    private readonly drafts: DraftStorage,
    readonly age: AgeConfirmation,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, { fields: observableRef, problems: observableRef, states: observableRef, age: false }, { autoBind: true });
  }

  mount(): () => void {
    this.fields = { ...noFields(), ...this.stored, ...this.drafts.read(draftName) };
    this.age.restore();
    // What was refused before the shopper came back is no news any more.
    this.tracker.clear(submitting);
    void this.loadStates();
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
    return error && Object.keys(serverProblems(error.errors)).length === 0 ? describeFailure(error) : undefined;
  }

  /** The states to choose from; what is chosen is among them even before they have come. */
  get stateOptions(): readonly { readonly value: string; readonly label: string }[] {
    const { stateAbbr } = this.fields;
    const options = this.states.map(({ abbr, name }) => ({ value: abbr, label: name }));
    const isMissing = stateAbbr !== '' && options.every(({ value }) => value !== stateAbbr);
    return isMissing ? [{ value: stateAbbr, label: stateAbbr }, ...options] : options;
  }

  get statesFailure(): string | undefined {
    return this.tracker.errorOf(loadingStates) ? checkoutWords.statesMissing : undefined;
  }

  type(field: AddressField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
    this.drafts.write(draftName, this.fields);
    if (this.problems[field] !== undefined) this.problems = withProblem(this.problems, field, checkAddress(this.fields)[field]);
    if (field === 'stateAbbr') this.notShippable = undefined;
  }

  /**
   * A field was left: says at once what is wrong with it, if anything was typed. What was said before stays until something
   * else is typed: were it to go now, the button that is being pressed would move away under the finger.
   */
  leave(field: AddressField): void {
    const problem = this.fields[field].trim() === '' ? undefined : checkAddress(this.fields)[field];
    if (problem !== undefined) this.problems = withProblem(this.problems, field, problem);
  }

  /** Sends the address; true when the order has moved on to delivery. */
  async submit(needsAdult: boolean): Promise<boolean> {
    this.problems = checkAddress(this.fields);
    const isOfAge = this.age.check(needsAdult);
    if (Object.keys(this.problems).length > 0 || !isOfAge) return false;
    const { email, ...address } = trimmed(this.fields);
    const outcome = await this.tracker.run(submitting, () => this.submitAddress.execute({ email, address: { ...address, countryIso: country } }));
    return runInAction(() => {
      const error = this.tracker.errorOf(submitting);
      if (error) this.problems = serverProblems(error.errors);
      this.notShippable = outcome?.kind === 'not-shippable' ? describeShippability(outcome.where) : undefined;
      if (outcome?.kind !== 'accepted') return false;
      this.drafts.forget(draftName);
      return true;
    });
  }

  async loadStates(): Promise<void> {
    const states = await this.tracker.run(loadingStates, () => this.countries.readStates(country));
    runInAction(() => (this.states = states ?? this.states));
  }

  private get knownEmail(): string | undefined {
    return this.cart.current?.email ?? this.customer.current?.email;
  }

  /** What was typed stays. */
  private fillIn(email: string | undefined): void {
    if (email !== undefined && this.fields.email === '') this.fields = { ...this.fields, email };
  }

  private get stored(): Partial<Record<AddressField, string>> {
    const { email, shipAddress } = this.cart.current ?? {};
    if (!shipAddress) return email === undefined ? {} : { email };
    const { countryIso: _country, ...address } = shipAddress;
    return { ...address, ...(email !== undefined && { email }) };
  }
}

function noFields(): Record<AddressField, string> {
  return Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<AddressField, string>;
}

function withProblem(problems: AddressProblems, field: AddressField, problem: string | undefined): AddressProblems {
  const { [field]: _old, ...others } = problems;
  return problem === undefined ? others : { ...others, [field]: problem };
}

const fieldOf: Readonly<Record<string, AddressField>> = { state: 'stateAbbr', state_name: 'stateAbbr' };

/** The server names fields by path, such as "ship_address.city"; its words follow the field's own. */
function serverProblems(errors: FieldErrors): AddressProblems {
  const found = Object.entries(errors).flatMap(([path, [message]]) => {
    const name = path.split('.').at(-1) ?? path;
    const field = fieldOf[name] ?? addressFields.find((known) => known === name);
    return field && message ? [[field, `${checkoutWords.fields[field]} ${message}.`] as const] : [];
  });
  return Object.fromEntries(found);
}

function describeShippability(where: Exclude<Shippability, { kind: 'shippable' }>): string {
  return where.kind === 'excluded-state' ? checkoutWords.notShippable.inTheUs(where.region) : checkoutWords.notShippable.elsewhere;
}
