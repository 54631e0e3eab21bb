import type { FieldErrors } from '#src/application/ports/gateway-error';
import { CountryReader, type CountryState } from '#src/application/ports/shop/country-reader';
import type { Used } from '#src/application/ports/token';
import { type Address, keptAddress } from '#src/domain/address-book/address';
import { postOfficeBoxLine } from '#src/domain/address-book/post-office-box';
import { showUsPhone } from '#src/domain/address-book/us-phone';
import { readZipCode } from '#src/domain/address-book/zip-code';
import { isZipCodeOf, stateOfZipCode } from '#src/domain/address-book/zip-code-state';
import { shippability } from '#src/domain/geography/shippable';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form, type Problems, type Values } from '#src/ui/kit/form';
import { Resource } from '#src/ui/kit/resource';
import type { SelectOption } from '#src/ui/kit/select-field';
import { type AddressField, addressFields, checkAddress, emptyAddress } from './address-checks';

const country = 'US';

interface AddressStart {
  readonly values: Partial<Values<AddressField>>;
  readonly saveDraft?: (values: Values<AddressField>) => void;
  /** True when wine is shipped; without it, every state may be chosen. */
  readonly isForWine?: () => boolean;
}

export class AddressEntry {
  static readonly uses = { countries: CountryReader, catalogue: CatalogueStore };
  static readonly isShared = false;

  readonly form: Form<AddressField>;
  private saveDraft: (values: Values<AddressField>) => void = () => undefined;
  private isForWine = () => true;
  private readonly states: Resource<readonly CountryState[]>;

  constructor(private readonly use: Used<typeof AddressEntry.uses>) {
    this.form = new Form({
      empty: emptyAddress,
      findProblems: (values) => this.problemsOf(values),
      saveDraft: (values) => this.saveDraft(values),
    });
    this.states = new Resource(() => use.countries.readStates(country));
    autoObservable(this, { saveDraft: false, isForWine: false });
  }

  start({ values, saveDraft, isForWine }: AddressStart): void {
    this.saveDraft = saveDraft ?? this.saveDraft;
    this.isForWine = isForWine ?? this.isForWine;
    this.form.start(values);
    void this.states.ensure();
    void this.use.catalogue.load();
  }

  get address(): Address {
    const { email: _email, ...typed } = this.form.entered;
    return keptAddress({ ...typed, countryIso: country });
  }

  problemsOf(values: Values<AddressField>): Problems<AddressField> {
    const refusal = this.findRefusal(values);
    return {
      // A state that is refused has to be changed first.
      ...(refusal.stateAbbr === undefined && this.zipCodeProblems(values)),
      ...this.postOfficeBoxProblem(values),
      ...checkAddress(values),
      ...refusal,
    };
  }

  /** Names a refused state at once, because it was filled in or stored and not chosen here. */
  get stateProblem(): string | undefined {
    return this.form.problems.stateAbbr ?? this.findRefusal(this.form.values).stateAbbr;
  }

  refuseState(): void {
    this.form.refuse(this.refusalOf(this.form.values.stateAbbr));
  }

  /** Includes the chosen state before the states have loaded, and without a reason, which is shown below it. */
  get stateOptions(): readonly SelectOption[] {
    const { stateAbbr } = this.form.values;
    const options = (this.states.value ?? []).map(({ abbr, name }) =>
      this.isRefused(abbr)
        ? {
            value: abbr,
            label: abbr === stateAbbr ? name : checkoutMessages.refusedState(name, this.isForWine()),
            disabled: true,
          }
        : { value: abbr, label: name },
    );
    const isMissing = stateAbbr !== '' && options.every(({ value }) => value !== stateAbbr);
    return isMissing ? [{ value: stateAbbr, label: stateAbbr }, ...options] : options;
  }

  get statesFailure(): string | undefined {
    return this.states.error && checkoutMessages.statesMissing;
  }

  loadStates(): Promise<void> {
    return this.states.ensure();
  }

  /** A ZIP code belongs to its state; either of them may be wrong. */
  private zipCodeProblems({ zipcode, stateAbbr }: Values<AddressField>): Problems<AddressField> {
    const read = readZipCode(zipcode);
    if (read === undefined || stateAbbr === '' || isZipCodeOf(read, stateAbbr)) return {};
    const rightState = stateOfZipCode(read);
    const problem = checkoutMessages.problems.zipcodeElsewhere(
      read.slice(0, 5),
      this.stateName(stateAbbr),
      rightState && this.stateName(rightState),
    );
    return { zipcode: problem, stateAbbr: problem };
  }

  private postOfficeBoxProblem(values: Values<AddressField>): Problems<AddressField> {
    const line = this.isForWine() ? postOfficeBoxLine(values) : undefined;
    return line ? { [line]: checkoutMessages.problems.postOfficeBox } : {};
  }

  private findRefusal({ stateAbbr }: Values<AddressField>): Problems<AddressField> {
    return stateAbbr !== '' && this.isRefused(stateAbbr) ? this.refusalOf(stateAbbr) : {};
  }

  /** True when wine cannot be shipped to a state (spec §9 Shippable states); false until the catalogue has loaded. */
  private isRefused(region: string): boolean {
    const regions = this.use.catalogue.current?.regions;
    return regions !== undefined && shippability({ country, region }, regions, this.isForWine()).kind !== 'shippable';
  }

  private refusalOf(state: string): Problems<AddressField> {
    return { stateAbbr: checkoutMessages.cannotShipTo(this.stateName(state), this.isForWine()) };
  }

  private stateName(state: string): string {
    return this.states.value?.find(({ abbr }) => abbr === state)?.name ?? state;
  }
}

export function fieldValues({ countryIso: _country, ...fields }: Address): Omit<Values<AddressField>, 'email'> {
  return { ...fields, phone: showUsPhone(fields.phone) };
}

const fieldOf: ReadonlyMap<string, AddressField> = new Map(
  Object.entries({ state: 'stateAbbr', state_name: 'stateAbbr' }),
);

/** The server names fields by path, such as "ship_address.city"; its messages follow those of the field. */
export function addressProblems(errors: FieldErrors): Problems<AddressField> {
  const found = Object.entries(errors).flatMap(([path, [message]]) => {
    const name = path.split('.').at(-1) ?? path;
    const field = fieldOf.get(name) ?? addressFields.find((known) => known === name);
    return field && message ? [[field, `${checkoutMessages.fields[field]} ${message}.`] as const] : [];
  });
  return Object.fromEntries(found);
}

export function isSaidAtFields(errors: FieldErrors): boolean {
  return Object.keys(addressProblems(errors)).length > 0;
}
