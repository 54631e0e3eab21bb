import { runInAction } from 'mobx';
import { ChangeEmail, type EmailChangeOutcome } from '#src/application/customer/change-email';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { SignInOffer } from '#src/ui/session/shared/sign-in-offer';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { findEmailProblems } from './profile-checks';
import { profileMessages } from './profile-messages';

const messages = profileMessages.email;
const draft = 'profile-email';

/** Presents changing the e-mail address by a link to the new one (spec §7 magic_links, DELETE users/emails). */
export class EmailPresenter implements Presenter {
  static readonly uses = {
    offer: SignInOffer,
    changeEmail: ChangeEmail,
    customer: CustomerState,
    drafts: DraftStorage,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly form: Form<'email'>;
  /** Starting, continuing and canceling must not overlap, so they share one action. */
  readonly changing = new Action();
  /** The link to the new address was not opened yet. */
  waitsFor: string | undefined = undefined;
  notice: string | undefined = undefined;
  isChanged = false;

  constructor(private readonly use: Used<typeof EmailPresenter.uses>) {
    this.form = new Form({
      empty: { email: '' },
      findProblems: findEmailProblems,
      saveDraft: (typed) => use.drafts.write(draft, typed),
    });
    autoObservable(this);
  }

  /** An opened link leads here; a change may also have been left unfinished. */
  mount(): void {
    this.form.start(this.use.drafts.read(draft));
    void this.resume();
  }

  /** True when the customer can prove an address by a link (spec §9 Sign-in methods). */
  get isOffered(): boolean {
    return this.use.offer.methods.includes('emailMagicLinks');
  }

  /** Undefined until the customer is known. */
  get present(): string | undefined {
    const { current } = this.use.customer;
    return current && (current.email === undefined ? messages.none : messages.present(current.email));
  }

  get failure(): string | undefined {
    const { error } = this.changing;
    if (!error || this.form.problems.email !== undefined) return undefined;
    return describeFailure(error, signInFailures);
  }

  async send(): Promise<boolean> {
    if (!this.form.check()) return false;
    const result = await this.begin(this.form.entered.email);
    if (result === 'none') this.form.refuse({ email: messages.same });
    return result !== undefined && result !== 'none';
  }

  async sendAgain(): Promise<void> {
    const to = this.waitsFor;
    if (to !== undefined) await this.begin(to);
  }

  async check(): Promise<void> {
    if ((await this.run(() => this.use.changeEmail.resume())) === 'waiting')
      runInAction(() => (this.notice = messages.notYet));
  }

  async resume(): Promise<void> {
    await this.run(() => this.use.changeEmail.resume());
  }

  async cancel(): Promise<void> {
    await this.run(() => this.use.changeEmail.cancel());
  }

  private async begin(to: string): Promise<EmailChangeOutcome['kind'] | undefined> {
    const result = await this.run(() => this.use.changeEmail.begin(to));
    if (result === 'waiting') this.use.liveMessage.announce(messages.waiting(to));
    return result;
  }

  private async run(step: () => Promise<EmailChangeOutcome>): Promise<EmailChangeOutcome['kind'] | undefined> {
    const before = this.use.customer.current?.email;
    const result = await this.changing.run(step);
    if (result.kind === 'failed') this.refuse(result.error);
    if (result.kind !== 'done') return undefined;
    this.tell(result.value, before);
    return result.value.kind;
  }

  private refuse(error: GatewayError): void {
    if (error.code === 'email_in_use') this.form.refuse({ email: messages.inUse });
    if (error.code === 'invalid_email') this.form.refuse({ email: describeFailure(error, signInFailures) });
  }

  private tell(outcome: EmailChangeOutcome, before: string | undefined): void {
    this.waitsFor = outcome.kind === 'waiting' ? outcome.to : undefined;
    this.isChanged = outcome.kind === 'changed';
    this.notice = undefined;
    if (outcome.kind === 'none') return;
    if (outcome.kind !== 'waiting') this.notice = noticeOf(outcome, before);
    this.form.start();
    this.use.drafts.clear(draft);
  }
}

function noticeOf(
  { kind, to }: Extract<EmailChangeOutcome, { readonly kind: 'changed' | 'refused' }>,
  before: string | undefined,
): string {
  if (kind === 'refused') return messages.refused(to);
  return before === undefined ? messages.added(to) : messages.changed(to);
}
