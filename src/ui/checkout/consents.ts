import { BirthDateRules } from '#src/application/ports/shop/birth-date-rules';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { BirthDateConsent } from '#src/ui/age/shared/birth-date-consent';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { recurringMessages } from '#src/ui/checkout/shared/recurring-messages';
import { RecurringTermsReader, type ShownTerms } from '#src/ui/checkout/shared/recurring-terms-reader';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** A consent is valid for the text that was shown: a different order or different terms need a new one. */
export class Consent {
  problem: string | undefined = undefined;
  private givenTo: string | undefined = undefined;

  constructor(
    private readonly drafts: DraftStorage,
    private readonly draftName: string,
    private readonly needed: string,
    private readonly subject: () => string | undefined,
  ) {
    autoObservable(this, { subject: false });
  }

  get isGiven(): boolean {
    const subject = this.subject();
    return subject !== undefined && this.givenTo === subject;
  }

  restore(): void {
    this.givenTo = this.drafts.read(this.draftName)['givenTo'];
    this.problem = undefined;
  }

  give(isGiven: boolean): void {
    this.givenTo = isGiven ? this.subject() : undefined;
    this.problem = undefined;
    if (this.givenTo === undefined) this.drafts.clear(this.draftName);
    else this.drafts.write(this.draftName, { givenTo: this.givenTo });
  }

  /** Sets the message about the missing consent. */
  check(isNeeded: boolean): boolean {
    this.problem = isNeeded && !this.isGiven ? this.needed : undefined;
    return this.problem === undefined;
  }
}

export class CheckoutConsents {
  static readonly uses = {
    drafts: DraftStorage,
    cart: CartState,
    termsReader: RecurringTermsReader,
    birthDate: BirthDateConsent,
    birthDateRules: BirthDateRules,
  };

  readonly birthDate: BirthDateConsent;

  readonly age: Consent;
  readonly recurring: Consent;

  constructor(private readonly use: Used<typeof CheckoutConsents.uses>) {
    this.birthDate = use.birthDate;
    const order = () => this.use.cart.current?.number;
    this.age = new Consent(use.drafts, 'checkout-age', checkoutMessages.adultNeeded, order);
    this.recurring = new Consent(
      use.drafts,
      'checkout-recurring',
      recurringMessages.needed,
      () => this.terms && JSON.stringify([order(), this.terms]),
    );
  }

  /** Undefined when nothing in the order is recurring. */
  get terms(): ShownTerms | undefined {
    const { current } = this.use.cart;
    return current && this.use.termsReader.of(current);
  }

  restore(): void {
    this.age.restore();
    this.birthDate.restore(() => this.use.cart.current?.number);
    this.recurring.restore();
  }

  /** True where a check mark is not enough for wine that goes to this state. */
  asksBirthDate(state: string | undefined): boolean {
    return state !== undefined && this.use.birthDateRules.states.includes(state);
  }

  isOfAge(state: string | undefined): boolean {
    return this.asksBirthDate(state) ? this.birthDate.givenOn !== undefined : this.age.isGiven;
  }

  /** Sets the message about the missing consent, in the state's own wording. */
  checkAge(isNeeded: boolean, state: string | undefined): boolean {
    const byBirthDate = this.asksBirthDate(state);
    const isConfirmed = this.age.check(isNeeded && !byBirthDate);
    return this.birthDate.check(isNeeded && byBirthDate) && isConfirmed;
  }
}
