import { runInAction } from 'mobx';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { RequestStockNotice, StockNoticeOutcome } from '#src/application/stock/request-stock-notice';
import { checkNotifyEmail } from '#src/ui/forms/notify-form';
import { describeFailure } from '#src/ui/messages/failures';
import { notifyMessages } from '#src/ui/messages/notify-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

/** Presents the wish to hear when something is back (spec §1 Stock requests, §7 POST stock_requests). */
export class NotifyPresenter {
  /** The address that a mail will go to. */
  notedFor: string | undefined = undefined;
  private sku = '';
  private typed: string | undefined = undefined;
  private mistake: string | undefined = undefined;

  constructor(
    private readonly requestStockNotice: RequestStockNotice,
    private readonly customer: CustomerState,
    private readonly drafts: DraftStorage,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this);
  }

  /** Shows what this tab knows of the wish: what was typed, or that it was noted. */
  show(sku: string): void {
    const { email, noted } = this.drafts.read(draftOf(sku));
    this.sku = sku;
    this.typed = email;
    this.notedFor = noted;
    this.mistake = undefined;
  }

  /** What stands in the field: what was typed, else the address of who is signed in. */
  get email(): string {
    return this.typed ?? this.customer.current?.email ?? '';
  }

  /** What is wrong with the address: as typed, or as the server said. */
  get problem(): string | undefined {
    return this.mistake ?? (this.error && 'email' in this.error.errors ? notifyMessages.problems.email : undefined);
  }

  /** Why the wish could not be noted. */
  get failure(): string | undefined {
    const { error } = this;
    if (!error || 'email' in error.errors) return undefined;
    return error.code === 'not_found' || 'variant' in error.errors
      ? notifyMessages.problems.notSold
      : describeFailure(error);
  }

  get isBusy(): boolean {
    return this.tracker.isBusy(this.key);
  }

  type(email: string): void {
    this.typed = email;
    this.mistake = undefined;
    this.tracker.clear(this.key);
    this.drafts.write(draftOf(this.sku), { email });
  }

  /** Asks for the mail; undefined when it could not be asked for. A second press while the first is under way does nothing. */
  async submit(): Promise<StockNoticeOutcome | undefined> {
    const email = this.email.trim();
    this.mistake = checkNotifyEmail(email);
    if (this.mistake !== undefined) return undefined;
    const outcome = await this.tracker.run(this.key, () => this.requestStockNotice.execute(email, this.sku));
    if (outcome === 'noted') this.note(email);
    if (outcome === 'available') this.liveMessage.announce(notifyMessages.available);
    return outcome;
  }

  /** Asks anew, for another address. */
  startOver(): void {
    this.drafts.clear(draftOf(this.sku));
    this.notedFor = undefined;
  }

  private note(email: string): void {
    this.drafts.write(draftOf(this.sku), { email, noted: email });
    runInAction(() => (this.notedFor = email));
  }

  private get error(): GatewayError | undefined {
    return this.tracker.errorOf(this.key);
  }

  private get key(): string {
    return `notify:${this.sku}`;
  }
}

function draftOf(sku: string): string {
  return `notify-${sku}`;
}
