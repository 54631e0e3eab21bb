import { makeAutoObservable } from 'mobx';
import type { StartPayment } from '../../../application/checkout/start-payment';
import type { BrowserWindow } from '../../../application/ports/browser/browser-window';
import type { Mountable } from '../../di/use-presenter';
import type { ActionTracker } from '../../state/action-tracker';
import { describeFailure } from '../../text/failures';

const paying = 'start-payment';

/** Presents the payment step: the way to the hosted payment page. */
export class PaymentStepPresenter implements Mountable {
  private isLeaving = false;

  constructor(
    private readonly startPayment: StartPayment,
    private readonly window: BrowserWindow,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  mount(): () => void {
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

  async pay(): Promise<void> {
    if (this.isBusy) return;
    this.isLeaving = true;
    await this.tracker.run(paying, () => this.startPayment.execute());
    if (this.tracker.errorOf(paying)) this.stay();
  }

  private stay(): void {
    this.isLeaving = false;
  }
}
