import { runInAction } from 'mobx';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { OptInUrl } from '#src/application/ports/support/opt-in-url';
import type { Used } from '#src/application/ports/token';
import { longestEntrantName, residence } from '#src/domain/campaign/giveaway-entry';
import type { Region } from '#src/domain/geography/shippable';
import { normalEmail } from '#src/domain/mailing-list/mailing-list';
import { isReadable } from '#src/domain/text/readable-text';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { Action } from '#src/ui/kit/action';
import { countCharacters } from '#src/ui/kit/at-most';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure, type FailureMessages } from '#src/ui/kit/failures';
import { Form, isSaidAtFields, type Problems, type Refusals, type Values } from '#src/ui/kit/form';
import type { SelectOption } from '#src/ui/kit/select-field';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { giveawayMessages as messages } from './giveaway-messages';

type Field = 'name' | 'email' | 'state' | 'adult' | 'terms';

const { problems } = messages;
const failures: FailureMessages = { not_found: problems.closed, rate_limited: problems.tooOften };
const refusals: Refusals<Field> = {
  name: { name: problems.name },
  email: { email: problems.email },
  state: { state: problems.state },
  of_age: { adult: problems.adult },
  agrees_to_terms: { terms: problems.terms },
};

interface Given {
  readonly giveaway: string;
  readonly excludedStates: readonly string[];
}

/** Presents an entry for a giveaway (spec §2 campaign pages). */
export class GiveawayPresenter implements Presenter {
  static readonly uses = {
    giveaways: GiveawayGateway,
    catalogue: CatalogueStore,
    customer: CustomerState,
    liveMessage: LiveMessageState,
    url: OptInUrl,
  };
  static readonly isShared = false;

  readonly form: Form<Field>;
  readonly entering = new Action();
  /** Undefined until the entry is accepted. */
  enteredAs: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof GiveawayPresenter.uses>,
    private readonly given: Given,
  ) {
    this.form = new Form({
      empty: { name: '', email: '', state: '', adult: '', terms: '' },
      findProblems: (typed) => this.findProblems(typed),
      saveDraft: () => this.entering.clear(),
    });
    autoObservable(this);
  }

  /** Text that was already typed stays. */
  mount(): () => void {
    void this.use.catalogue.load();
    return watchCustomer(this.use.customer, {
      forget: () => this.startOver(),
      fill: (customer) => this.fill(customer?.name, customer?.email),
    });
  }

  get isOffered(): boolean {
    return this.use.url !== undefined;
  }

  /** Undefined until they are known. */
  get states(): readonly SelectOption[] | undefined {
    return this.regions?.map(({ abbr, name }) => ({ value: abbr, label: name }));
  }

  get isWithoutStates(): boolean {
    return this.use.catalogue.error !== undefined && this.regions === undefined;
  }

  loadStates(): void {
    void this.use.catalogue.load();
  }

  get failure(): string | undefined {
    const { error } = this.entering;
    return error && !isSaidAtFields(error, refusals)
      ? describeFailure(error, failures, { giveaway: problems.closed })
      : undefined;
  }

  /** Resolves to false when the entry was not accepted. */
  async enter(): Promise<boolean> {
    if (!this.form.check()) return false;
    const { name, state, ...typed } = this.form.entered;
    const email = normalEmail(typed.email) ?? '';
    const entry = { name, email, state, isOfAge: true, agreesToTerms: true };
    const result = await this.entering.run(() => this.use.giveaways.enter(this.given.giveaway, entry));
    if (result.kind === 'failed') this.form.refuseFields(result.error, refusals);
    if (result.kind !== 'done') return false;
    runInAction(() => (this.enteredAs = email));
    this.use.liveMessage.announce(messages.entered);
    return true;
  }

  startOver(): void {
    this.entering.abandon();
    this.enteredAs = undefined;
    this.form.start();
  }

  private get regions(): readonly Region[] | undefined {
    return this.use.catalogue.current?.regions;
  }

  private fill(name = '', email = ''): void {
    const { values } = this.form;
    if (this.enteredAs === undefined && !this.entering.isBusy)
      this.form.start({ ...values, name: values.name || name, email: values.email || email });
  }

  private findProblems({ name, email, state, adult, terms }: Values<Field>): Problems<Field> {
    const { problems } = messages;
    const nameProblem = isReadable(name) ? problems.nameTooLong : problems.name;
    const isName = isReadable(name) && countCharacters(name) <= longestEntrantName;
    const stateProblem = this.stateProblem(state);
    return {
      ...(!isName && { name: nameProblem }),
      ...(normalEmail(email) === undefined && { email: problems.email }),
      ...(stateProblem !== undefined && { state: stateProblem }),
      ...(adult === '' && { adult: problems.adult }),
      ...(terms === '' && { terms: problems.terms }),
    };
  }

  private stateProblem(state: string): string | undefined {
    const regions = this.regions ?? [];
    const lives = residence(state, this.given, regions);
    if (lives === 'eligible') return undefined;
    const name = regions.find(({ abbr }) => abbr === state)?.name ?? state;
    return lives === 'excluded' ? messages.problems.excluded(name) : messages.problems.state;
  }
}
