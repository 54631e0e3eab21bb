import { CalculateShipping } from '#src/application/checkout/calculate-shipping';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { CartState } from '#src/application/ports/state/cart-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { cartCans } from '#src/domain/cart/cart-cans';
import { needsAddress } from '#src/domain/cart/checkout-step';
import { shownLines } from '#src/domain/cart/quantity';
import { canBeSent, selectedRate, type Shipment } from '#src/domain/cart/shipment';
import { caseUnits } from '#src/domain/catalogue/can-count';
import { arrivalWindow } from '#src/domain/geography/delivery-estimate';
import { isGiftCard } from '#src/domain/gift-card/gift-card';
import { formatMoney } from '#src/domain/money/money';
import { caseMessages } from '#src/ui/cart/shared/cart-messages';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { deliveryMessages } from '#src/ui/geography/shared/delivery-messages';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';

export interface ParcelView {
  readonly shipmentId: string;
  readonly legend: string;
  readonly chosen: string | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly detail?: string;
    readonly aside: string;
  }[];
}

/** Every shipment has the server's own choice at first. */
export class DeliveryStepPresenter implements Presenter {
  static readonly uses = {
    cart: CartState,
    catalogue: CatalogueStore,
    calculateShipping: CalculateShipping,
    submitDelivery: SubmitDelivery,
    actions: CheckoutActions,
    clock: Clock,
  };
  static readonly isShared = false;

  readonly actions: CheckoutActions;

  private choices: ReadonlyMap<string, string> = new Map();

  constructor(private readonly use: Used<typeof DeliveryStepPresenter.uses>) {
    this.actions = use.actions;
    autoObservable(this);
  }

  mount(): void {
    // A refusal from before the shopper came back is outdated.
    this.actions.submitDelivery.clear();
    this.actions.calculateShipping.clear();
    if (this.isStuck) void this.lookAgain();
  }

  /** True when the order needs shipping and the shop has no shipping method for it. */
  get isStuck(): boolean {
    const { current } = this.use.cart;
    if (!current || !needsAddress(current) || canBeSent(current.shipments)) return false;
    // Some back ends take e-mailed products through this step as well.
    return current.lineItems.some((line) => !isGiftCard(line) && !this.use.catalogue.product(line.sku)?.isMailed);
  }

  get noWay(): string {
    return describeFailure(this.actions.calculateShipping.error) ?? checkoutMessages.noWay.text;
  }

  async lookAgain(): Promise<void> {
    await this.actions.calculateShipping.run(() => this.use.calculateShipping.execute());
  }

  get parcels(): readonly ParcelView[] {
    const { shipments } = this;
    return shipments.map((shipment, index) => ({
      shipmentId: shipment.id,
      legend: checkoutMessages.deliveryOf(index, shipments.length),
      chosen: this.chosenRate(shipment),
      options: shipment.rates.map(({ id, name, cost }) => ({
        value: id,
        label: name,
        ...this.arrivalOf(name),
        aside: cost === 0 ? checkoutMessages.free : formatMoney(cost),
      })),
    }));
  }

  /** The number of boxes for the cans (spec §9 six per case unit), when there are several. */
  get boxes(): string | undefined {
    const { current } = this.use.cart;
    const cans = current ? cartCans(shownLines(current, new Map()), (sku) => this.use.catalogue.product(sku)) : 0;
    const boxes = caseUnits(cans);
    return boxes > 1 ? caseMessages.boxes(boxes) : undefined;
  }

  choose(shipmentId: string, rateId: string): void {
    this.choices = new Map(this.choices).set(shipmentId, rateId);
  }

  /** Resolves to true when the order has moved on to payment. */
  async submit(): Promise<boolean> {
    const choices = this.shipments.flatMap((shipment) => {
      const rateId = this.chosenRate(shipment);
      return rateId === undefined ? [] : [{ shipmentId: shipment.id, rateId }];
    });
    const result = await this.actions.submitDelivery.run(() => this.use.submitDelivery.execute(choices));
    return result.kind === 'done';
  }

  /** Empty where the shop has no arrival date. */
  private arrivalOf(method: string): { readonly detail?: string } {
    const estimates = this.use.catalogue.current?.deliveryEstimates;
    const state = this.use.cart.current?.shipAddress?.stateAbbr;
    if (!estimates || state === undefined) return {};
    const window = arrivalWindow(estimates, { method, state, now: this.use.clock.now() });
    return { detail: window ? deliveryMessages.arrives(window) : deliveryMessages.arrivesSomeday };
  }

  private get shipments(): readonly Shipment[] {
    return this.use.cart.current?.shipments ?? [];
  }

  /** The shopper's choice while it still exists, else the server's. */
  private chosenRate(shipment: Shipment): string | undefined {
    const chosen = this.choices.get(shipment.id);
    return (shipment.rates.find(({ id }) => id === chosen) ?? selectedRate(shipment))?.id;
  }
}
