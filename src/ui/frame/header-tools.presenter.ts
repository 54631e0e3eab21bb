import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { shownLines } from '#src/domain/cart/quantity';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { messages } from '#src/ui/shell/shell-messages';

export class HeaderToolsPresenter {
  static readonly dependencies: DependenciesOf<typeof HeaderToolsPresenter> = [
    CustomerState,
    CartState,
    CartFlyoutState,
    GeolocationState,
    StatePickerState,
    LiveMessageState,
  ];
  static readonly isShared = true;

  constructor(
    private readonly customer: CustomerState,
    private readonly cart: CartState,
    private readonly flyout: CartFlyoutState,
    private readonly geolocation: GeolocationState,
    private readonly picker: StatePickerState,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this);
  }

  /** Undefined until the name is known. */
  get customerName(): string | undefined {
    const { current } = this.customer;
    return current?.name ?? current?.email;
  }

  get units(): number {
    const { current, intents } = this.cart;
    return current ? shownLines(current, intents).reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  }

  /** California until the visitor's state is known. */
  get shipsTo(): string {
    const { location, reach } = this.geolocation;
    return messages.shipsTo(location.region, reach.kind);
  }

  chooseState(): void {
    this.picker.open();
  }

  expectCart(): void {
    this.flyout.expect();
  }

  /** Clears the last message of the page, which the dialog would say again. */
  toggleCart(): void {
    this.liveMessage.clear();
    this.flyout.toggle();
  }
}
