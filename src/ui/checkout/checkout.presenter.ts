import { reaction, runInAction } from 'mobx';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { type GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import { allowedStep, type CheckoutStep, isOpen, needsAddress, stepAfter } from '#src/domain/cart/checkout-step';
import { selectedRate } from '#src/domain/cart/shipment';
import {
  hasFallenBack,
  isPaid,
  isTooLittleForCard,
  leastCharge,
  needsCustomer,
} from '#src/domain/checkout/checkout-conditions';
import { formatMoney, noMoney } from '#src/domain/money/money';
import { ShownCart } from '#src/ui/cart/shared/shown-cart';
import type { Summary } from '#src/ui/cart/shared/summary';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Shortages } from '#src/ui/checkout/shared/shortages';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { KnownShopper } from './known-shopper';

/** Presents checkout as a whole: the open step and the contents of the order (spec §1, §4 Checkout update states). */
export class CheckoutPresenter implements Presenter {
  static readonly uses = {
    shown: ShownCart,
    resumeCheckout: ResumeCheckout,
    missing: Shortages,
    shopper: KnownShopper,
    window: BrowserWindow,
    actions: CheckoutActions,
  };
  static readonly isShared = false;

  readonly shown: ShownCart;
  readonly actions: CheckoutActions;

  /** Tells why the shopper was moved to a different step. */
  notice: string | undefined = undefined;
  private isMounted = false;
  private hasPlaced = false;

  constructor(private readonly use: Used<typeof CheckoutPresenter.uses>) {
    this.shown = use.shown;
    this.actions = use.actions;
    autoObservable(this);
  }

  mount(): () => void {
    const stops = [
      this.shown.watch(),
      // The order returned to its address step, because the cart was changed here or in another tab.
      reaction(
        () => this.hasFallenBack,
        (hasFallenBack) => void (hasFallenBack && this.resume()),
        { fireImmediately: true },
      ),
      // A shipped product joined an e-mailed order: the shopper learns the reason for the address step.
      reaction(
        () => this.shown.order && needsAddress(this.shown.order),
        (isNeeded, before) => {
          if (isNeeded === true && before === false) this.setNotice(checkoutMessages.addressNeeded);
        },
      ),
      // Back from the confirmation by the back/forward cache.
      this.use.window.onReturn(() => runInAction(() => (this.hasPlaced = false))),
      reaction(
        () => this.stockRefusal,
        (refusal) => void (refusal && this.use.missing.find()),
      ),
    ];
    this.isMounted = true;
    return () => {
      stops.forEach((stop) => stop());
      runInAction(() => (this.isMounted = false));
    };
  }

  /** True while delivery is being calculated again, or is about to be: until then the next step is unknown. */
  get isResuming(): boolean {
    return this.actions.resume.isBusy || (!this.isMounted && this.hasFallenBack);
  }

  /** False for shoppers who are probably signed in already (spec §6). */
  get needsSignIn(): boolean {
    const { order } = this.shown;
    return order !== undefined && needsCustomer(order) && this.use.shopper.isGuest;
  }

  /** True when the card is authorized already, so that the order only has to be completed. */
  get isPaid(): boolean {
    const { order } = this.shown;
    return order !== undefined && isPaid(order);
  }

  /** True when gift cards and store credit pay everything, so that the order is placed without a card. */
  get isFree(): boolean {
    return this.shown.order?.amountDue === 0 && !this.isPaid;
  }

  /** True when less is left than a card can be charged. */
  get isTooLittle(): boolean {
    const { order } = this.shown;
    return order !== undefined && isTooLittleForCard(order) && !this.isPaid;
  }

  get leastCharge(): string {
    return formatMoney(leastCharge);
  }

  get amountDue(): string {
    return formatMoney(this.shown.order?.amountDue ?? noMoney);
  }

  /** True when the order was placed from here: it is no longer a cart, and its confirmation is loading. */
  get isPlaced(): boolean {
    return this.shown.order === undefined && (this.hasPlaced || this.actions.startPayment.isBusy);
  }

  /** Tells why the order can no longer be paid. */
  get loss(): string | undefined {
    const error = this.shown.order === undefined ? this.actions.startPayment.error : undefined;
    return error && (hasCode(error, 'unauthorized', 'not_found') ? checkoutMessages.lost.text : describeFailure(error));
  }

  get summary(): Summary | undefined {
    const { shippingLater } = checkoutMessages;
    return this.shown.summaryWith({ shippingLater });
  }

  get steps(): readonly CheckoutStep[] {
    return this.shown.order?.checkoutSteps ?? [];
  }

  get deliveryNames(): readonly string[] {
    return this.shown.order?.shipments.flatMap((shipment) => selectedRate(shipment)?.name ?? []) ?? [];
  }

  /** True when the last step was refused because of insufficient stock. */
  get isShort(): boolean {
    return this.stockRefusal !== undefined;
  }

  get shortages(): readonly string[] {
    return this.use.missing.names;
  }

  stepFor(requested: string | null): CheckoutStep {
    return this.shown.order ? allowedStep(this.shown.order, requested) : 'address';
  }

  isReachable(step: CheckoutStep): boolean {
    return this.shown.order !== undefined && isOpen(this.shown.order, step);
  }

  stepAfter(step: CheckoutStep): CheckoutStep {
    return this.shown.order ? stepAfter(this.shown.order, step) : step;
  }

  dismissNotice(): void {
    this.notice = undefined;
    this.actions.resume.clear();
  }

  setPlaced(): void {
    this.hasPlaced = true;
  }

  private get hasFallenBack(): boolean {
    // A refused address also leaves the order at this state; the address step shows that itself.
    const { submitAddress } = this.actions;
    const isOfTheAddressStep = submitAddress.isBusy || submitAddress.error !== undefined;
    return !isOfTheAddressStep && this.shown.order !== undefined && hasFallenBack(this.shown.order);
  }

  private get stockRefusal(): GatewayError | undefined {
    const { resume, submitAddress, submitDelivery, startPayment } = this.actions;
    return [resume, submitAddress, submitDelivery, startPayment]
      .map(({ error }) => error)
      .find((error) => hasCode(error, 'insufficient_stock'));
  }

  private async resume(): Promise<void> {
    const result = await this.actions.resume.run(() => this.use.resumeCheckout.execute());
    const order = result.kind === 'done' ? result.value : undefined;
    const { cartChanged, cartChangedAddress, cartChangedMailed } = checkoutMessages;
    this.setNotice(!order ? cartChangedAddress : needsAddress(order) ? cartChanged : cartChangedMailed);
  }

  private setNotice(notice: string): void {
    this.notice = notice;
  }
}
