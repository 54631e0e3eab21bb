import type { FieldErrors } from '#src/application/ports/gateway-error';
import type { CountryReader, CountryState } from '#src/application/ports/shop/country-reader';
import type { Logger } from '#src/application/ports/system/logger';
import type { Shippability } from '#src/domain/geography/shippable';
import { type AddressField, addressFields, checkAddress, emptyAddress } from '#src/ui/forms/address-form';
import { Form, type Problems, type Values } from '#src/ui/forms/form';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { autoObservable } from '#src/ui/state/auto-observable';
import { Resource } from '#src/ui/state/resource';

const country = 'US';

/** An address while it is typed, with the states to choose from. */
export class AddressEntry {
  readonly form: Form<AddressField>;
  private refusedPlace: { readonly stateAbbr: string; readonly text: string } | undefined = undefined;
  private saveDraft: (values: Values<AddressField>) => void = () => undefined;
  private readonly states: Resource<readonly CountryState[]>;

  constructor(countries: CountryReader, logger: Logger) {
    this.form = new Form({
      empty: emptyAddress,
      findProblems: checkAddress,
      saveDraft: (values) => this.saveDraft(values),
    });
    this.states = new Resource(logger, () => countries.readStates(country));
    autoObservable(this, { saveDraft: false });
  }

  /** Begins with what is known; what is typed from then on is kept as the caller says. */
  start(values: Partial<Values<AddressField>>, saveDraft?: (values: Values<AddressField>) => void): void {
    this.saveDraft = saveDraft ?? this.saveDraft;
    this.form.start(values);
    this.refusedPlace = undefined;
    void this.states.ensure();
  }

  /** The address is fine, but wine cannot be shipped there (spec §8 User-facing messages). Another state may do. */
  get notShippable(): string | undefined {
    return this.refusedPlace?.stateAbbr === this.form.values.stateAbbr ? this.refusedPlace.text : undefined;
  }

  /** Says that nothing can be shipped there; nothing more when it can. */
  refusePlace(where: Exclude<Shippability, { kind: 'shippable' }> | undefined): void {
    this.refusedPlace = where && { stateAbbr: this.form.values.stateAbbr, text: describePlace(where) };
  }

  /** The states to choose from; the chosen one is among them even before they have come. */
  get stateOptions(): readonly { readonly value: string; readonly label: string }[] {
    const { stateAbbr } = this.form.values;
    const options = (this.states.value ?? []).map(({ abbr, name }) => ({ value: abbr, label: name }));
    const isMissing = stateAbbr !== '' && options.every(({ value }) => value !== stateAbbr);
    return isMissing ? [{ value: stateAbbr, label: stateAbbr }, ...options] : options;
  }

  get statesFailure(): string | undefined {
    return this.states.error && checkoutMessages.statesMissing;
  }

  loadStates(): Promise<void> {
    return this.states.ensure();
  }
}

const fieldOf: ReadonlyMap<string, AddressField> = new Map(
  Object.entries({ state: 'stateAbbr', state_name: 'stateAbbr' }),
);

/** The server names fields by path, such as "ship_address.city"; its words follow the field's own. */
export function addressProblems(errors: FieldErrors): Problems<AddressField> {
  const found = Object.entries(errors).flatMap(([path, [message]]) => {
    const name = path.split('.').at(-1) ?? path;
    const field = fieldOf.get(name) ?? addressFields.find((known) => known === name);
    return field && message ? [[field, `${checkoutMessages.fields[field]} ${message}.`] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether the server's errors are said at the fields that they belong to. */
export function isSaidAtFields(errors: FieldErrors): boolean {
  return Object.keys(addressProblems(errors)).length > 0;
}

function describePlace(where: Exclude<Shippability, { kind: 'shippable' }>): string {
  return where.kind === 'excluded-state'
    ? checkoutMessages.notShippable.inTheUs(where.region)
    : checkoutMessages.notShippable.elsewhere;
}
