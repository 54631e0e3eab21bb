import { runInAction } from 'mobx';
import { type GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { BirthDateRules } from '#src/application/ports/shop/birth-date-rules';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { OptInUrl } from '#src/application/ports/support/opt-in-url';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { type Day, todayOf } from '#src/domain/interval/calendar-day';
import {
  contactKind,
  isOptOut,
  type MailingList,
  type MailingListLink,
  normalContact,
} from '#src/domain/mailing-list/mailing-list';
import { birthDateProblem } from '#src/ui/age/shared/birth-date-messages';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Form, type Problems, type Values } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { mailingListMessages as messages } from './mailing-list-messages';

type Field = 'contact' | 'consent' | 'birthDate';

interface Given {
  readonly list: MailingList;
}

/** Presents joining and leaving a list (spec §2 sms-opt-in, Mother's Day and Father's Day opt-out pages). */
export class MailingListPresenter implements Presenter {
  static readonly uses = {
    lists: MailingListGateway,
    customer: CustomerState,
    liveMessage: LiveMessageState,
    url: OptInUrl,
    birthDateRules: BirthDateRules,
    clock: Clock,
  };
  static readonly isShared = false;

  readonly form: Form<Field>;
  readonly asking = new Action();
  readonly following = new Action();
  notice: string | undefined = undefined;
  private isTyped = false;
  /** Kept until it was followed: the address no longer has it. */
  private link: MailingListLink | undefined = undefined;

  constructor(
    private readonly use: Used<typeof MailingListPresenter.uses>,
    private readonly given: Given,
  ) {
    this.form = new Form({
      empty: { contact: '', consent: '', birthDate: '' },
      findProblems: (typed) => this.findProblems(typed),
      saveDraft: () => this.noteTyping(),
    });
    autoObservable(this);
  }

  /** Text that was already typed stays. */
  mount(): () => void {
    return watchCustomer(this.use.customer, {
      forget: () => this.forget(),
      fill: (customer) => {
        if (!this.isTyped && this.kind === 'email') this.form.start({ contact: customer?.email ?? '' });
      },
    });
  }

  get list(): MailingList {
    return this.given.list;
  }

  get isOffered(): boolean {
    return this.use.url !== undefined;
  }

  get kind(): 'phone' | 'email' {
    return contactKind(this.list);
  }

  /** True where only adults may join, and a check mark is not enough. */
  get asksBirthDate(): boolean {
    return this.use.birthDateRules.lists.includes(this.list);
  }

  get failure(): string | undefined {
    const { error } = this.following;
    if (error) return describeFailure(error, { not_found: messages.problems.link });
    const refusal = this.asking.error;
    if (!refusal || 'contact' in refusal.errors) return undefined;
    return describeFailure(refusal, { rate_limited: messages.problems.tooOften });
  }

  /** Resolves to false on failure. */
  submit(): Promise<boolean> {
    return isOptOut(this.list) ? this.leave(messages.lists[this.list].asked) : this.join();
  }

  unsubscribe(): Promise<boolean> {
    return this.leave(messages.unsubscribed);
  }

  /** True when the link may still work, because there was no response. */
  get mayFollowAgain(): boolean {
    const { error } = this.following;
    return error !== undefined && !hasCode(error, 'not_found');
  }

  /** The label of the button that follows the link; undefined without a link that waits for it. */
  get toPress(): string | undefined {
    return this.link && !this.following.error ? messages.press[this.link.asks] : undefined;
  }

  /** Programs that look at mails open links as well, and run scripts: only a press follows one. */
  hold(link: MailingListLink): void {
    this.notice = undefined;
    this.following.clear();
    this.link = link;
  }

  async follow(): Promise<void> {
    if (!this.link) return;
    const { asks, token } = this.link;
    const result = await this.following.run(() =>
      asks === 'confirm' ? this.use.lists.confirm(token) : this.use.lists.unsubscribeByLink(token),
    );
    if (result.kind !== 'done') return;
    runInAction(() => (this.link = undefined));
    this.tell(messages.lists[result.value][asks === 'confirm' ? 'confirmed' : 'left']);
  }

  startOver(): void {
    this.notice = undefined;
    this.form.start();
  }

  private join(): Promise<boolean> {
    if (!this.form.check()) return Promise.resolve(false);
    // The check has found an adult: only the yes goes on, with its day.
    const ofAgeOn = this.asksBirthDate ? this.today : undefined;
    return this.ask(
      (contact) => this.use.lists.subscribe(this.list, contact, ofAgeOn),
      messages.lists[this.list].asked,
    );
  }

  private leave(done: (contact: string) => string): Promise<boolean> {
    if (!this.form.check(['contact'])) return Promise.resolve(false);
    return this.ask((contact) => this.use.lists.unsubscribe(this.list, contact), done);
  }

  private async ask(send: (contact: string) => Promise<void>, done: (contact: string) => string): Promise<boolean> {
    const contact = normalContact(this.list, this.form.entered.contact) ?? '';
    this.letGoOfLink();
    const result = await this.asking.run(() => send(contact));
    if (result.kind === 'failed') this.refuse(result.error);
    if (result.kind === 'done') {
      // A date of birth is not kept, not even until the page is left.
      this.form.start();
      this.tell(done(contact));
    }
    return result.kind === 'done';
  }

  private refuse(error: GatewayError): void {
    if ('contact' in error.errors) this.form.refuse({ contact: messages.problems[this.kind] });
  }

  private tell(notice: string): void {
    runInAction(() => (this.notice = notice));
    this.use.liveMessage.announce(notice);
  }

  private forget(): void {
    this.asking.abandon();
    this.isTyped = false;
    this.startOver();
  }

  private noteTyping(): void {
    this.isTyped = true;
    this.asking.clear();
    this.letGoOfLink();
  }

  private letGoOfLink(): void {
    this.link = undefined;
    this.following.clear();
  }

  private get today(): Day {
    return todayOf(this.use.clock.now());
  }

  private findProblems({ contact, consent, birthDate }: Values<Field>): Problems<Field> {
    const wrongBirthDate = this.asksBirthDate ? birthDateProblem(birthDate, this.today) : undefined;
    return {
      ...(normalContact(this.list, contact) === undefined && { contact: messages.problems[this.kind] }),
      ...(wrongBirthDate !== undefined && { birthDate: wrongBirthDate }),
      ...(this.kind === 'phone' && consent === '' && { consent: messages.problems.consent }),
    };
  }
}
