import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FieldErrors } from '#src/application/ports/gateway-error';
import type { CountryReader, CountryState } from '#src/application/ports/shop/country-reader';
import type { Shippability } from '#src/domain/geography/shippable';
import { type AddressField, addressFields, type AddressProblems, checkAddress } from '#src/ui/forms/address-form';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';

const country = 'US';
const loadingStates = 'read-states';

/** An address while it is typed: what stands in its fields, what is wrong with them, and the states to choose from. */
export class AddressEntry {
  fields: Readonly<Record<AddressField, string>> = noFields();
  problems: AddressProblems = {};
  /** The address is fine, but wine cannot be sent there (spec §8 User-facing messages). */
  notShippable: string | undefined = undefined;
  private states: readonly CountryState[] = [];

  constructor(
    private readonly countries: CountryReader,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<AddressEntry, 'states'>(
      this,
      { fields: observableRef, problems: observableRef, states: observableRef },
      { autoBind: true },
    );
  }

  /** Begins with what is known; nothing is wrong with it yet. */
  fill(fields: Partial<Readonly<Record<AddressField, string>>>): void {
    this.fields = { ...noFields(), ...fields };
    this.problems = {};
    this.notShippable = undefined;
  }

  type(field: AddressField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
    if (this.problems[field] !== undefined)
      this.problems = withProblem(this.problems, field, checkAddress(this.fields)[field]);
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

  /** Says what is wrong with these fields; true when nothing is. */
  check(asked: readonly AddressField[]): boolean {
    const found = checkAddress(this.fields);
    this.problems = Object.fromEntries(
      asked.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
    );
    return Object.keys(this.problems).length === 0;
  }

  /** Says at each field what the server has against it. */
  refuse(errors: FieldErrors): void {
    this.problems = serverProblems(errors);
  }

  /** Says that nothing can be sent there; nothing more when it can. */
  refusePlace(where: Exclude<Shippability, { kind: 'shippable' }> | undefined): void {
    this.notShippable = where && describePlace(where);
  }

  /** The states to choose from; what is chosen is among them even before they have come. */
  get stateOptions(): readonly { readonly value: string; readonly label: string }[] {
    const { stateAbbr } = this.fields;
    const options = this.states.map(({ abbr, name }) => ({ value: abbr, label: name }));
    const isMissing = stateAbbr !== '' && options.every(({ value }) => value !== stateAbbr);
    return isMissing ? [{ value: stateAbbr, label: stateAbbr }, ...options] : options;
  }

  get statesFailure(): string | undefined {
    return this.tracker.errorOf(loadingStates) ? checkoutMessages.statesMissing : undefined;
  }

  async loadStates(): Promise<void> {
    const states = await this.tracker.run(loadingStates, () => this.countries.readStates(country));
    runInAction(() => (this.states = states ?? this.states));
  }
}

/** Whether the server's errors are said at the fields that they belong to. */
export function isSaidAtFields(errors: FieldErrors): boolean {
  return Object.keys(serverProblems(errors)).length > 0;
}

function noFields(): Record<AddressField, string> {
  return Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<AddressField, string>;
}

function withProblem(problems: AddressProblems, field: AddressField, problem: string | undefined): AddressProblems {
  const { [field]: _old, ...others } = problems;
  return problem === undefined ? others : { ...others, [field]: problem };
}

const fieldOf: ReadonlyMap<string, AddressField> = new Map(
  Object.entries({ state: 'stateAbbr', state_name: 'stateAbbr' }),
);

/** The server names fields by path, such as "ship_address.city"; its words follow the field's own. */
function serverProblems(errors: FieldErrors): AddressProblems {
  const found = Object.entries(errors).flatMap(([path, [message]]) => {
    const name = path.split('.').at(-1) ?? path;
    const field = fieldOf.get(name) ?? addressFields.find((known) => known === name);
    return field && message ? [[field, `${checkoutMessages.fields[field]} ${message}.`] as const] : [];
  });
  return Object.fromEntries(found);
}

function describePlace(where: Exclude<Shippability, { kind: 'shippable' }>): string {
  return where.kind === 'excluded-state'
    ? checkoutMessages.notShippable.inTheUs(where.region)
    : checkoutMessages.notShippable.elsewhere;
}
