import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ResumeCheckout } from '../../../application/checkout/resume-checkout';
import type { ContentReader } from '../../../application/ports/content/content-reader';
import type { CartState } from '../../../application/ports/state/cart-state';
import type { Order } from '../../../domain/cart/order';
import { canBeBought } from '../../../domain/cart/individual-purchase';
import { summarise } from '../../../domain/cart/order-summary';
import { shownLines } from '../../../domain/cart/quantity-intents';
import { needsAdult } from '../../../domain/checkout/adult-purchase';
import { allowedStep, checkoutSteps, furthestStep, type CheckoutStep } from '../../../domain/checkout/checkout-step';
import { findProduct, type Catalogue } from '../../../domain/content/site-content';
import type { Mountable } from '../../di/use-presenter';
import type { ActionTracker } from '../../state/action-tracker';
import { checkoutWords } from '../../text/checkout-words';
import { describeFailure } from '../../text/failures';
import { asLineRow, type LineRow } from '../cart/line-row';
import { asSummary, type Summary } from '../cart/summary';

const resuming = 'resume-checkout';

/** Presents checkout as a whole: which step is open, what the order holds (spec §1, §4 Checkout update states). */
export class CheckoutPresenter implements Mountable {
  /** Why the shopper stands at another step than before. */
  notice: string | undefined = undefined;
  private catalogue: Catalogue | undefined = undefined;

  constructor(
    private readonly cart: CartState,
    private readonly content: ContentReader,
    private readonly resumeCheckout: ResumeCheckout,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<CheckoutPresenter, 'catalogue'>(this, { catalogue: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    void this.loadCatalogue();
    // The order fell back to its address: the cart was changed, here or in another tab.
    return reaction(
      () => this.hasFallenBack,
      (hasFallenBack) => void (hasFallenBack && this.resume()),
      { fireImmediately: true },
    );
  }

  get isLoaded(): boolean {
    return this.cart.isLoaded;
  }

  /** Whether delivery is being worked out again for a cart that has changed: until then nobody knows which step is next. */
  get isResuming(): boolean {
    return this.tracker.isBusy(resuming) || (this.hasFallenBack && this.resumeFailure === undefined);
  }

  get order(): Order | undefined {
    return this.cart.current;
  }

  /** Whether there is something that may be checked out (spec §5 noIndividualPurchase). */
  get canCheckOut(): boolean {
    return this.order !== undefined && canBeBought(this.order);
  }

  /** Whether the buyer has to be of age; asked as long as nobody knows better. */
  get needsAdult(): boolean {
    return this.order !== undefined && (!this.catalogue || needsAdult(this.order, this.catalogue));
  }

  get lines(): readonly LineRow[] {
    const { order } = this;
    if (!order) return [];
    return shownLines(order, this.cart.intents).map((line) => asLineRow(line, this.catalogue && findProduct(this.catalogue, line.line.sku), undefined));
  }

  get summary(): Summary | undefined {
    const { order } = this;
    return order && asSummary(summarise(order), { isShippingKnown: order.shipments.length > 0, isPending: this.cart.intents.size > 0 });
  }

  get resumeFailure(): string | undefined {
    const error = this.tracker.errorOf(resuming);
    return error && describeFailure(error);
  }

  /** The step to show for what the address asks. */
  stepFor(requested: string | null): CheckoutStep {
    const step = checkoutSteps.find((known) => known === requested);
    return this.order ? allowedStep(this.order, step) : 'address';
  }

  /** Whether a step can be opened again. */
  isReachable(step: CheckoutStep): boolean {
    return this.order !== undefined && checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(furthestStep(this.order));
  }

  dismissNotice(): void {
    this.notice = undefined;
  }

  private get hasFallenBack(): boolean {
    const { order } = this;
    return order?.state === 'address' && order.shipAddress !== undefined && order.email !== undefined;
  }

  private async resume(): Promise<void> {
    const order = await this.tracker.run(resuming, () => this.resumeCheckout.execute());
    runInAction(() => (this.notice = order ? checkoutWords.cartChanged : checkoutWords.cartChangedAddress));
  }

  private async loadCatalogue(): Promise<void> {
    const catalogue = await this.tracker.run('read-catalogue', () => this.content.readCatalogue());
    runInAction(() => (this.catalogue = catalogue));
  }
}
