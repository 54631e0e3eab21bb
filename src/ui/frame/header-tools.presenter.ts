import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { shownLines } from '#src/domain/cart/quantity';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { messages } from '#src/ui/shell/shell-messages';

export class HeaderToolsPresenter {
  static readonly uses = {
    customer: CustomerState,
    cart: CartState,
    flyout: CartFlyoutState,
    geolocation: GeolocationState,
    picker: StatePickerState,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = true;

  constructor(private readonly use: Used<typeof HeaderToolsPresenter.uses>) {
    autoObservable(this);
  }

  /** Undefined until the name is known. */
  get customerName(): string | undefined {
    const { current } = this.use.customer;
    return current?.name ?? current?.email;
  }

  get units(): number {
    const { current, intents } = this.use.cart;
    return current ? shownLines(current, intents).reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  }

  /** California until the visitor's state is known. */
  get shipsTo(): string {
    const { location, reach } = this.use.geolocation;
    return messages.shipsTo(location.region, reach.kind);
  }

  chooseState(): void {
    this.use.picker.open();
  }

  expectCart(): void {
    this.use.flyout.expect();
  }

  /** Clears the last message of the page, which the dialog would say again. */
  toggleCart(): void {
    this.use.liveMessage.clear();
    this.use.flyout.toggle();
  }
}
