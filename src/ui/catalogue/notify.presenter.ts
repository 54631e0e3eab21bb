import { runInAction } from 'mobx';
import { RequestStockNotice, type StockNoticeOutcome } from '#src/application/catalogue/request-stock-notice';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { checkNotify } from './notify-checks';
import { notifyMessages } from './notify-messages';

/** Presents the back-in-stock form (spec §1 Stock requests, §7 POST stock_requests). */
export class NotifyPresenter implements Presenter {
  static readonly uses = {
    requestStockNotice: RequestStockNotice,
    customer: CustomerState,
    drafts: DraftStorage,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly form: Form<'email'>;
  readonly requesting = new Action();
  /** The address that the mail will go to. */
  notedFor: string | undefined = undefined;
  private isTyped = false;

  constructor(
    private readonly use: Used<typeof NotifyPresenter.uses>,
    private readonly given: { readonly sku: string },
  ) {
    this.form = new Form({
      empty: { email: '' },
      findProblems: checkNotify,
      saveDraft: (typed) => this.saveDraft(typed),
    });
    autoObservable(this);
    this.restore();
  }

  /** The session becomes known a moment after the page. Typed text stays. */
  mount(): () => void {
    return watchCustomer(this.use.customer, {
      // A draft that stays in the tab is read again.
      forget: () => {
        this.requesting.abandon();
        this.restore();
      },
      fill: (customer) => {
        if (!this.isTyped) this.form.start({ email: customer?.email ?? '' });
      },
    });
  }

  get failure(): string | undefined {
    const { error } = this.requesting;
    if (!error || 'email' in error.errors) return undefined;
    return error.code === 'not_found' || 'variant' in error.errors
      ? notifyMessages.problems.notSold
      : describeFailure(error);
  }

  /** Resolves to undefined on failure. */
  async submit(): Promise<StockNoticeOutcome | undefined> {
    if (!this.form.check()) return undefined;
    const { email } = this.form.entered;
    const result = await this.requesting.run(() => this.use.requestStockNotice.execute(email, this.given.sku));
    if (result.kind === 'failed' && 'email' in result.error.errors)
      this.form.refuse({ email: notifyMessages.problems.email });
    if (result.kind !== 'done') return undefined;
    if (result.value === 'noted') this.setNoted(email);
    if (result.value === 'available') this.use.liveMessage.announce(notifyMessages.available);
    return result.value;
  }

  startOver(): void {
    this.use.drafts.clear(draftOf(this.given.sku));
    this.notedFor = undefined;
  }

  /** Restores this tab's draft, or the confirmation of an earlier request. */
  private restore(): void {
    const { email, noted } = this.use.drafts.read(draftOf(this.given.sku));
    this.isTyped = email !== undefined;
    this.notedFor = noted;
    this.form.start({ email: email ?? this.use.customer.current?.email ?? '' });
  }

  private saveDraft({ email }: { readonly email: string }): void {
    this.isTyped = true;
    this.requesting.clear();
    this.use.drafts.write(draftOf(this.given.sku), { email });
  }

  private setNoted(email: string): void {
    this.use.drafts.write(draftOf(this.given.sku), { email, noted: email });
    runInAction(() => (this.notedFor = email));
  }
}

function draftOf(sku: string): string {
  return `notify-${sku}`;
}
