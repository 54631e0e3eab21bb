import { makeAutoObservable } from 'mobx';
import type { StartPayment } from '../../../application/checkout/start-payment';
import type { BrowserWindow } from '../../../application/ports/browser/browser-window';
import { formatMoney } from '../../../domain/money/format-money';
import type { Mountable } from '../../di/use-presenter';
import type { ActionTracker } from '../../state/action-tracker';
import { checkoutWords } from '../../text/checkout-words';
import { describeFailure } from '../../text/failures';
import type { AgeConfirmation } from './age-confirmation';
import { checkoutActions } from './checkout-actions';

const paying = checkoutActions.payment;

/** Presents the payment step: the way to the hosted payment page, or past it when it was paid there already. */
export class PaymentStepPresenter implements Mountable {
  /** The question of age was not answered in this tab, so it is asked here. */
  asksAge = false;
  /** What has changed since the shopper was told that nothing is left to pay. */
  news: string | undefined = undefined;
  private isLeaving = false;

  constructor(
    private readonly startPayment: StartPayment,
    private readonly window: BrowserWindow,
    private readonly tracker: ActionTracker,
    readonly age: AgeConfirmation,
  ) {
    makeAutoObservable(this, { age: false }, { autoBind: true });
  }

  mount(): () => void {
    this.age.restore();
    this.asksAge = !this.age.isGiven;
    // What was refused before the shopper came back is no news any more.
    this.tracker.clear(paying);
    // Back from the payment page by the back/forward cache: the button works again.
    return this.window.onReturn(() => this.stay());
  }

  /** Stays busy until the payment page has taken over, so that a second press starts nothing. */
  get isBusy(): boolean {
    return this.isLeaving || this.tracker.isBusy(paying);
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(paying);
    return error && describeFailure(error);
  }

  /** Goes to pay, to complete what is paid, or to place what costs nothing more; false when it stays here. */
  async pay({ needsAdult, isFree }: { readonly needsAdult: boolean; readonly isFree: boolean }): Promise<boolean> {
    if (this.isBusy) return true;
    if (!this.age.check(needsAdult)) return false;
    this.isLeaving = true;
    this.news = undefined;
    const start = await this.tracker.run(paying, () => this.startPayment.execute({ isFree }));
    if (start?.kind === 'leaving') return true;
    this.stay(start && checkoutWords.nothingLeft.changed(formatMoney(start.amount)));
    return false;
  }

  private stay(news?: string): void {
    this.isLeaving = false;
    this.news = news;
  }
}
